/** How the log of Hector and Achilles is played back: log lines grouped into beats, and the view after each line. */
import type { Beat } from "$shell/beats.svelte";
import type { View } from "$shell/play.svelte";
import type { LogLine } from "$shell/text.svelte";
import { printedHero } from "../printed";
import { counting, faceOf, type Army, type Laid, type Seen, type Side } from "../view";

export const wordOf = (line: LogLine, name: string): string => String(line.arguments[name]?.[1] ?? "");
export const numberOf = (line: LogLine, name: string): number => Number(line.arguments[name]?.[1] ?? 0);

type Shape = Pick<Beat, "kind" | "ms" | "sound" | "isSheet" | "button">;
const SAID: Shape = { kind: "say", ms: 750 };
const QUIET: Shape = { kind: "quiet", ms: 0 };
const TALLY: Shape = { kind: "sheet", ms: 12_000, isSheet: true, button: "stage-next-battle", sound: "card" };
const LAST: Shape = { ...TALLY, button: "stage-to-result" };
const SHAPES: Readonly<Record<string, Shape>> = {
  plays: { kind: "laid", ms: 950, sound: "card" },
  uses_hero: { kind: "laid", ms: 1300, sound: "card" },
  shows_vanguard: { kind: "laid", ms: 900, sound: "card" },
  reveals: { kind: "laid", ms: 900, sound: "card" },
  reinforces: { kind: "laid", ms: 850, sound: "piece" },
  turns_fate: { kind: "say", ms: 1000, sound: "piece" },
  shows_fate: { kind: "say", ms: 900, sound: "piece" },
  superiority: QUIET,
  draws: QUIET,
  draws_troop: QUIET,
  draws_hero: QUIET,
  discards_troop: QUIET,
  fights_from: QUIET,
};
const COMES_TO = new Set(["shows_hero", "totals", "wins_battle", "ties_battle", "retreats"]);
const COSTS = new Set(
  "loses_troops loses_favour loses_hero saves_hero suffers_shame takes_shame is_exhausted wins_game draws_game".split(
    " ",
  ),
);

/** How many lines, from the first, tell the end of a battle; 0 if they tell something else. */
function endOf(lines: readonly LogLine[]): number {
  if (!COMES_TO.has(lines[0]!.kind)) return 0;
  const end = lines.findIndex((line) => !COMES_TO.has(line.kind) && !COSTS.has(line.kind));
  const size = end < 0 ? lines.length : end;
  return lines.slice(0, size).some((line) => line.kind === "wins_battle" || line.kind === "ties_battle") ? size : 0;
}

export function beats(lines: readonly LogLine[], start: number): Beat[] {
  const found: Beat[] = [];
  for (let at = 0; at < lines.length;) {
    const rest = lines.slice(at);
    const end = endOf(rest);
    const mine = rest.slice(0, end || 1);
    const isLast = mine.some((line) => line.kind === "wins_game" || line.kind === "draws_game");
    const shape = end > 0 ? (isLast ? LAST : TALLY) : (SHAPES[rest[0]!.kind] ?? SAID);
    found.push({ ...shape, start: start + at, lines: mine });
    at += mine.length;
  }
  return found;
}

export const begins = (line: LogLine): boolean => ["plays", "retreats", "battle_begins"].includes(line.kind);
export const isQuiet = (line: LogLine): boolean => ["draws", "draws_troop", "draws_hero"].includes(line.kind);

// ---------------------------------------------------------------- the view after a line

type Change = (army: Army, line: LogLine) => Partial<Army>;

function change(view: View, side: string, changes: Partial<Army>): View {
  return { ...view, sides: { ...view.sides, [side]: { ...view.sides[side], ...changes } } };
}

/** The first laid card of a troop for which `isOpen` holds, changed. */
function relaid(army: Army, troop: string, isOpen: (laid: Laid) => boolean, changes: Partial<Laid>): Partial<Army> {
  const at = army.laid.findIndex((laid) => laid.troop === troop && isOpen(laid));
  return { laid: army.laid.map((laid, place) => (place === at ? { ...laid, ...changes } : laid)) };
}

function heroOf(id: string): Pick<Army, "hero"> {
  const { colour, value } = printedHero(id)!;
  return { hero: { used: true, id, colour, value } };
}

const fresh = (troop: string): Laid => ({ troop, reinforced: false, covered: false, counts: 0 });
function without(hand: readonly string[], troop: string): string[] {
  const at = hand.indexOf(troop);
  return hand.filter((_, place) => place !== at);
}

const CHANGES: Readonly<Record<string, Change>> = {
  shows_vanguard: (_, line) => ({ laid: [fresh(wordOf(line, "troop"))] }),
  reveals: (_, line) => ({ laid: [fresh(wordOf(line, "troop"))] }),
  plays: (army, line) => ({
    laid: [...army.laid, fresh(wordOf(line, "troop"))],
    hand_size: army.hand_size - 1,
    ...(army.hand ? { hand: without(army.hand, wordOf(line, "troop")) } : {}),
  }),
  reinforces: (army, line) => ({
    ...relaid(army, wordOf(line, "troop"), (laid) => !laid.reinforced, { reinforced: true }),
    favour: army.favour - 1,
  }),
  uses_hero: (army, line) => ({
    ...relaid(army, wordOf(line, "troop"), (laid) => !laid.covered, { covered: true }),
    ...heroOf(wordOf(line, "hero")),
  }),
  shows_hero: (_, line) => heroOf(wordOf(line, "hero")),
  takes_shame: (_, line) => ({ shame: numberOf(line, "shame") }),
};

const SIDES: readonly Side[] = ["achaeans", "trojans"];

/** What each laid card counts while a message is played back; then the figures of the server are shown. */
function recount(view: View, side: Side): View {
  const army = view.sides[side] as Army;
  const colours = counting(view as unknown as Seen, side);
  const laid = army.laid.map((card) => {
    const { colour, value } = faceOf(army, card);
    return { ...card, counts: colours.includes(colour) ? value : 0 };
  });
  return change(view, side, { laid, total: laid.reduce((sum, card) => sum + card.counts, 0) });
}

const RECOUNTED = new Set(["plays", "reinforces", "uses_hero", "shows_hero", "turns_fate", "battle_begins"]);
export function step(view: View, line: LogLine): View {
  const stepped = told(view, line);
  return RECOUNTED.has(line.kind) ? SIDES.reduce(recount, stepped) : stepped;
}

function told(view: View, line: LogLine): View {
  const side = wordOf(line, "side");
  if (line.kind === "superiority")
    return SIDES.reduce((seen, each) => change(seen, each, { superiority: numberOf(line, each) }), view);
  if (line.kind === "turns_fate" && view.fate)
    return { ...view, fate: { ...view.fate, achaeans: wordOf(line, "achaeans"), trojans: wordOf(line, "trojans") } };
  if (line.kind === "battle_begins") {
    const cleared = SIDES.reduce((seen, each) => change(seen, each, { laid: [], hero: null, superiority: 0 }), view);
    return { ...cleared, battle: numberOf(line, "battle"), attacker: side, fate: null, round: 0 };
  }
  const made = view.sides?.[side] ? CHANGES[line.kind]?.(view.sides[side] as Army, line) : undefined;
  return made ? change(view, side, made) : view;
}
