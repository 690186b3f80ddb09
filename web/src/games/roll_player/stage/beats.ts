/** How the log of Roll Player is played back: log lines grouped into beats, and the view after each line. */
import type { Beat } from "$shell/beats.svelte";
import type { View } from "$shell/play.svelte";
import type { LogLine } from "$shell/text.svelte";
import type { Row } from "../facts";
import type { Initiative, Sheet } from "../view";

export const wordOf = (line: LogLine, name: string): string => String(line.arguments[name]?.[1] ?? "");
export const numberOf = (line: LogLine, name: string): number => Number(line.arguments[name]?.[1] ?? 0);

type Shape = Pick<Beat, "kind" | "ms" | "sound">;
const SAID: Shape = { kind: "say", ms: 600 };
const QUIET: Shape = { kind: "quiet", ms: 0 };
const MOVED: Shape = { kind: "dice", ms: 900, sound: "piece" };
const CARD: Shape = { kind: "card", ms: 1300, sound: "card" };
const SHAPES: Readonly<Record<string, Shape>> = {
  rolls: { kind: "dice", ms: 1500, sound: "dice" },
  rerolls: { kind: "dice", ms: 1200, sound: "dice" },
  opponent_rolls: { kind: "say", ms: 900, sound: "dice" },
  selects: MOVED,
  places: MOVED,
  changes: MOVED,
  swaps: MOVED,
  exchanges: MOVED,
  changes_pool: MOVED,
  moves_die: MOVED,
  moves_token: { kind: "say", ms: 600, sound: "piece" },
  buys: CARD,
  uses_skill: CARD,
  copies_skill: CARD,
  adds_card: CARD,
  discards: CARD,
  reveals: { kind: "card", ms: 1300, sound: "card" },
  wins: { kind: "say", ms: 1600 },
  lies_on: QUIET,
  leaves_market: QUIET,
  removes_cards: QUIET,
  scores: QUIET,
  totals: QUIET,
};
/** Lines that go on with the beat of the line before. */
const FOLLOWING: Readonly<Record<string, ReadonlySet<string>>> = {
  rolls: new Set(["rolls", "lies_on"]),
  reveals: new Set(["reveals", "leaves_market"]),
  places: new Set(["gains"]),
  buys: new Set(["moves_token"]),
  gains: new Set(["gains"]),
};

export function beats(lines: readonly LogLine[], start: number): Beat[] {
  const found: Beat[] = [];
  for (let at = 0; at < lines.length;) {
    const rest = lines.slice(at);
    const { kind } = rest[0]!;
    const end = rest.findIndex((line, place) => place > 0 && !FOLLOWING[kind]?.has(line.kind));
    const mine = end < 0 ? rest : rest.slice(0, end);
    found.push({ ...(SHAPES[kind] ?? SAID), start: start + at, lines: mine });
    at += mine.length;
  }
  return found;
}

export const begins = (line: LogLine): boolean => ["selects", "round_begins", "buys"].includes(line.kind);
export const isQuiet = (line: LogLine): boolean => ["lies_on", "removes_cards", "leaves_market"].includes(line.kind);

/** The dice and the cards that lines are about. */
export const diceOf = (lines: readonly LogLine[]): string[] => [
  ...new Set(lines.flatMap((line) => [wordOf(line, "after") || wordOf(line, "die")]).filter((die) => die !== "")),
];
export const cardsOf = (lines: readonly LogLine[]): string[] => [
  ...new Set(lines.flatMap((line) => [wordOf(line, "card") || wordOf(line, "skill")]).filter((card) => card !== "")),
];

// ---------------------------------------------------------------- the view after a line

type Change = (sheet: Sheet, line: LogLine) => Partial<Sheet>;

/** A row of dice with one of them changed; a slot is named after its row and its place. */
function redone(sheet: Sheet, slot: string, die: string | null): Sheet["rows"] {
  const [row, place] = [slot.slice(0, -2) as Row, Number(slot.slice(-1)) - 1];
  const dice = sheet.rows[row].dice.map((each, at) => (at === place ? die : each));
  return { ...sheet.rows, [row]: { ...sheet.rows[row], dice } };
}

const dieAt = (sheet: Sheet, slot: string): string | null =>
  sheet.rows[slot.slice(0, -2) as Row].dice[Number(slot.slice(-1)) - 1] ?? null;

function placed(sheet: Sheet, line: LogLine): Partial<Sheet> {
  const row = wordOf(line, "row") as Row;
  const free = sheet.rows[row].dice.indexOf(null);
  return free < 0 ? {} : { rows: redone(sheet, `${row}_${free + 1}`, wordOf(line, "die")) };
}

const CHANGES: Readonly<Record<string, Change>> = {
  places: placed,
  gains: (sheet, line) => ({ gold: sheet.gold + numberOf(line, "count") }),
  buys: (sheet, line) => ({
    gold: sheet.gold - numberOf(line, "gold"),
    charisma: sheet.charisma - numberOf(line, "tokens"),
  }),
  changes: (sheet, line) => ({ rows: redone(sheet, wordOf(line, "slot"), wordOf(line, "after")) }),
  exchanges: (sheet, line) => ({ rows: redone(sheet, wordOf(line, "slot"), wordOf(line, "after")) }),
  swaps: (sheet, line) => {
    const [one, other] = [wordOf(line, "slot"), wordOf(line, "other")];
    const rows = redone(sheet, one, dieAt(sheet, other));
    return { rows: redone({ ...sheet, rows }, other, dieAt(sheet, one)) };
  },
  takes_token: (sheet, line) => ({ charisma: numberOf(line, "count") }),
  selects: (_, line) => ({ initiative: wordOf(line, "initiative") }),
};

function row(view: View, card: string, changes: Partial<Initiative>): View {
  const all = (view.initiative ?? []) as readonly Initiative[];
  return { ...view, initiative: all.map((each) => (each.card === card ? { ...each, ...changes } : each)) };
}

/** What a line changes on the table, apart from the sheets. */
function onTable(view: View, line: LogLine): View {
  switch (line.kind) {
    case "lies_on":
      return row(view, wordOf(line, "initiative"), { die: wordOf(line, "die"), taken_by: null });
    case "selects":
      return row(view, wordOf(line, "initiative"), { taken_by: wordOf(line, "side") });
    case "buys":
    case "leaves_market": {
      const market = (view.market ?? []) as readonly { card: string }[];
      return { ...view, market: market.filter((each) => each.card !== wordOf(line, "card")) };
    }
    case "round_begins":
      return { ...view, round: numberOf(line, "round"), start: wordOf(line, "side") };
    default:
      return view;
  }
}

export function step(before: View, line: LogLine): View {
  const view = onTable(before, line);
  const side = wordOf(line, "side");
  const sheet = view.sheets?.[side] as Sheet | undefined;
  const changes = sheet ? CHANGES[line.kind]?.(sheet, line) : undefined;
  return changes ? { ...view, sheets: { ...view.sheets, [side]: { ...sheet, ...changes } } } : view;
}
