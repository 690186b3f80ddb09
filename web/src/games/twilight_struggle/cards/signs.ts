/** Signs for what can be done with a card, drawn as strokes in a square of 24. */
export const SIGNS: Readonly<Record<string, string>> = {
  event: "M12 2l2.5 6.5l7-.5l-5.5 4.5l2.5 7l-6.5-4l-6.5 4l2.5-7l-5.5-4.5l7 .5z",
  influence: "M12 3a9 9 0 1 0 .01 0M12 7.5v9M7.5 12h9",
  coup: "M4 4l13 13M20 4L7 17M15 19l4-4M9 19l-4-4M18 18l3 3M6 18l-3 3",
  realignment: "M4 8h14M14 4l4 4l-4 4M20 16H6M10 12l-4 4l4 4",
  space: "M16 3h5v5q-1 5-6 8l-4 2l-5-5l2-4q3-5 8-6M6 13l-3 1l2-5h4M11 18l-1 3l5-2v-4M15 7.5a1.5 1.5 0 1 0 .01 0",
  event_first: "M8 3l1.5 4h4l-3 2.5l1 4.5l-3.5-2.5l-3.5 2.5l1-4.5l-3-2.5h4zM13 17h8M18 14l3 3l-3 3",
  ops_first: "M3 7h8M8 4l3 3l-3 3M16 10l1.5 4h4l-3 2.5l1 4.5l-3.5-2.5l-3.5 2.5l1-4.5l-3-2.5h4z",
  un_intervention: "M12 3a9 9 0 1 0 .01 0M5.8 5.8l12.4 12.4",
  pass: "M5 12h14M12 3a9 9 0 1 0 .01 0",
};

/** Signs for what is printed on a card besides its event. */
export const MARKS = {
  star: "M12 3v18M4.2 7.5l15.6 9M4.2 16.5l15.6-9",
  lasting: "M12 3a9 9 0 1 0 .01 0M12 7v5.5l4 2.5",
  war: "M4 4l13 13M20 4L7 17M15 19l4-4M9 19l-4-4",
  optional: "M12 4v16M4 12h16",
} as const;

/** Effects that can change what a side's cards are worth; the rules say how much, and the log tells. */
const CHANGING: Readonly<Record<string, string>> = {
  containment: "us",
  "red_scare_purge:ussr": "us",
  "red_scare_purge:us": "ussr",
  brezhnev_doctrine: "ussr",
  vietnam_revolts: "ussr",
};

/** The cards behind such effects in force against or for a seat. */
export const changing = (effects: readonly string[], seat: string | null): string[] =>
  effects.filter((effect) => seat !== null && CHANGING[effect] === seat).map((effect) => effect.split(":")[0]!);
