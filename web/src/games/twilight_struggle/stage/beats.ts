/** How the log of Twilight Struggle is played back: log lines grouped into beats. */
import type { Beat } from "$shell/beats.svelte";
import type { LogLine } from "$shell/text.svelte";
import { CIVIL_WAR, type Side } from "../facts";

export const wordOf = (line: LogLine, name: string): string => String(line.arguments[name]?.[1] ?? "");
export const numberOf = (line: LogLine, name: string): number => Number(line.arguments[name]?.[1] ?? 0);

type Shape = Pick<Beat, "kind" | "ms" | "sound" | "isSheet">;
const SAID: Shape = { kind: "say", ms: 650 };
const DICE: Shape = { kind: "dice", ms: 1900, sound: "dice" };
const CARD: Shape = { kind: "card", ms: 1000, sound: "card" };
const QUIET: Shape = { kind: "quiet", ms: 0 };
const SHAPES: Readonly<Record<string, Shape>> = {
  turn_begins: { kind: "sheet", ms: 7000, isSheet: true },
  military_short: { kind: "sheet", ms: 7000, isSheet: true },
  headlines: { kind: "headlines", ms: 2400, sound: "card" },
  plays: CARD,
  event_happens: CARD,
  adds: { kind: "influence", ms: 280, sound: "piece" },
  takes: { kind: "influence", ms: 280, sound: "piece" },
  coups: DICE,
  realigns: DICE,
  wages_war: DICE,
  coup_roll: DICE,
  realignment_roll: DICE,
  war_roll: DICE,
  space_roll: DICE,
  rolls: DICE,
  escapes: DICE,
  stays_trapped: DICE,
  gains_vp: { kind: "track", ms: 700 },
  defcon_is: { kind: "track", ms: 600 },
  advances: { kind: "track", ms: 700 },
  military_ops: { kind: "track", ms: 400 },
  scores_region: { kind: "scoring", ms: 3000 },
  shows_hand: { kind: "hand", ms: 3000, sound: "card" },
  shows_card: { kind: "hand", ms: 1600, sound: "card" },
  wins: { kind: "say", ms: 1600 },
  drawn_game: { kind: "say", ms: 1600 },
  round_begins: QUIET,
  deals: QUIET,
  dealt: QUIET,
};

const END_OF_TURN = new Set(
  "military_short gains_vp effect_ends turn_begins defcon_is deals dealt era_begins reshuffles china_turns_up".split(
    " ",
  ),
);
const ROLLS: Readonly<Record<string, string>> = {
  coups: "coup_roll",
  realigns: "realignment_roll",
  wages_war: "war_roll",
};

/** How many lines, from the first, one beat covers. */
function sizeOf(lines: readonly LogLine[]): number {
  const [first, second] = [lines[0]!, lines[1]];
  const run = (goesOn: (line: LogLine) => boolean): number => {
    const end = lines.findIndex((line, at) => at > 0 && !goesOn(line));
    return end < 0 ? lines.length : end;
  };
  const roll = ROLLS[first.kind];
  if (roll !== undefined) {
    const at = lines.slice(0, 3).findIndex((line) => line.kind === roll);
    return at < 0 ? 1 : at + 1;
  }
  switch (first.kind) {
    case "turn_begins":
    case "military_short":
      return run((line) => END_OF_TURN.has(line.kind));
    case "headlines":
      return second?.kind === "headlines" ? 2 : 1;
    case "plays":
      return second?.kind === "operations" || isSameCard(first, second) ? 2 : 1;
    case "adds":
    case "takes":
      return run((line) => line.kind === first.kind && place(line) === place(first));
    case "scores_region":
      return second?.kind === "gains_vp" ? 2 : 1;
    case "shows_hand":
    case "shows_card":
      return run((line) => line.kind === "shows_card");
    default:
      return 1;
  }
}

const isSameCard = (one: LogLine, other: LogLine | undefined): boolean =>
  other?.kind === "event_happens" && wordOf(other, "card") === wordOf(one, "card");
const place = (line: LogLine): string => `${wordOf(line, "side")} ${wordOf(line, "country")}`;

/** The first turn ends none: there is nothing to take stock of. */
const isStart = (line: LogLine): boolean => line.kind === "turn_begins" && numberOf(line, "turn") === 1;
const shapeOf = (line: LogLine): Shape => (isStart(line) ? SAID : (SHAPES[line.kind] ?? SAID));

export function beats(lines: readonly LogLine[], start: number): Beat[] {
  const found: Beat[] = [];
  for (let at = 0; at < lines.length;) {
    const rest = lines.slice(at);
    const size = sizeOf(rest);
    found.push({ ...shapeOf(rest[0]!), start: start + at, lines: rest.slice(0, size) });
    at += size;
  }
  return found;
}

export const begins = (line: LogLine): boolean => ["plays", "headlines", "passes"].includes(line.kind);
export const isQuiet = (line: LogLine): boolean =>
  ["turn_begins", "round_begins", "deals", "dealt"].includes(line.kind);

/** The country a beat happens in. */
export function countryOf(beat: Beat | null): string | null {
  const line = beat?.lines.find((each) => each.arguments.country);
  const country = line ? wordOf(line, "country") : "";
  return country === "" || country === CIVIL_WAR ? null : country;
}

const isPlayed = (line: LogLine): boolean => ["plays", "headlines", "event_happens"].includes(line.kind);

/** The cards that lines are about, each once: those played, laid open, or whose event happens. */
export const cardsOf = (lines: readonly LogLine[]): string[] => [
  ...new Set(lines.filter(isPlayed).map((line) => wordOf(line, "card"))),
];

/** The card that was spoken of last. */
export function lastCardOf(lines: readonly LogLine[]): string | null {
  const line = lines.findLast(isPlayed);
  return line ? wordOf(line, "card") : null;
}

export interface Fallen {
  readonly side: Side;
  readonly face: number;
}

/** The dice of a roll; a line that does not say whose die it is follows one that does. */
export function diceOf(line: LogLine, log: readonly LogLine[]): Fallen[] {
  if (line.kind === "realignment_roll")
    return (["us", "ussr"] as const).map((side) => ({ side, face: numberOf(line, side) }));
  const before = log.slice(0, log.indexOf(line) + 1).findLast((each) => ["us", "ussr"].includes(wordOf(each, "side")));
  return [{ side: (before ? wordOf(before, "side") : "us") as Side, face: numberOf(line, "die") }];
}

export const isRoll = (line: LogLine): boolean => line.kind === "realignment_roll" || line.arguments.die !== undefined;

/** A roll in figures, and whether it succeeded; null where that is not to be said in one word. */
export function sumOf(line: LogLine): { readonly sum: string; readonly isSuccess: boolean | null } {
  const value = (name: string): number => numberOf(line, name);
  const added = (number: number): string => (number === 0 ? "" : number > 0 ? ` + ${number}` : ` − ${-number}`);
  const signed = (number: number): string => String(number).replace("-", "−");
  switch (line.kind) {
    case "coup_roll": {
      const sum = `${value("die")} + ${value("ops")}${added(value("modifier"))} − 2×${value("against") / 2}`;
      return { sum: `${sum} = ${signed(value("result"))}`, isSuccess: value("result") > 0 };
    }
    case "realignment_roll": {
      const [us, ussr] = [value("us") + value("usbonus"), value("ussr") + value("ussrbonus")];
      const sides = `${value("us")}${added(value("usbonus"))} : ${value("ussr")}${added(value("ussrbonus"))}`;
      return { sum: `${sides} = ${signed(us)} : ${signed(ussr)}`, isSuccess: null };
    }
    case "war_roll": {
      const total = value("die") + value("modifier");
      const sum = `${value("die")}${added(value("modifier"))} = ${signed(total)}`;
      return {
        sum: `${sum} ${total >= value("needed") ? "≥" : "<"} ${value("needed")}`,
        isSuccess: total >= value("needed"),
      };
    }
    case "space_roll": {
      const isSuccess = value("die") <= value("needed");
      return { sum: `${value("die")} ${isSuccess ? "≤" : ">"} ${value("needed")}`, isSuccess };
    }
    case "escapes":
      return { sum: `${value("die")}`, isSuccess: true };
    case "stays_trapped":
      return { sum: `${value("die")}`, isSuccess: false };
    default: {
      const total = value("modifier") === 0 ? "" : `${added(value("modifier"))} = ${value("die") + value("modifier")}`;
      return { sum: `${value("die")}${total}`, isSuccess: null };
    }
  }
}
