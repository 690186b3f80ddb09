/** Where the options of an ask are on the board. The options themselves always come from the ask. */
import type { Play } from "$shell/play.svelte";

export type Place = "piles" | "fate" | "actions" | "hand" | "line" | "turns" | "favours";

const PLACES: Readonly<Record<string, Place>> = {
  vanguard: "piles",
  number: "piles",
  orientation: "fate",
  action: "actions",
  discard: "hand",
  troop: "hand",
  cover: "line",
  reinforce: "line",
  turn_fate: "turns",
  save_hero: "favours",
};

export const place = (play: Play): Place | undefined => (play.ask ? PLACES[play.ask.what] : undefined);

/** Whether the reader can pick this here and now. */
export const offered = (play: Play, where: Place, option: string): boolean =>
  place(play) === where && play.offers(option);

/** The first pick of a card in the hand only selects it. */
export const selectsFirst = (play: Play, option: string): boolean => option !== "pass" && place(play) === "hand";

/** Passing has no place on the board, except among the actions. */
export const onBoard = (play: Play, option: string): boolean =>
  place(play) === "actions" || (option !== "pass" && place(play) !== undefined);
