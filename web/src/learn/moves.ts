/** The moves of a study as a list: the log in blocks, with the notes and the end in their places. */
import type { ToldSection } from "$shell/logbook.svelte";
import { plainOf, type Teller, type ToldBlock, type ToldEntry } from "$shell/telling";
import type { Step } from "$wire";

export interface Row {
  readonly kind: "heading" | "head" | "entry" | "note" | "end";
  /** The number of steps after which it has happened; a heading has the step of what follows it. */
  readonly step: number;
  readonly seat: string | null;
  readonly text: string;
}

/** The number of steps after which a log line appears. */
function stepOf(line: number, steps: readonly Step[]): number {
  const made = steps.findIndex((step) => (step.told ?? 0) > line);
  return made < 0 ? steps.length : made + 1;
}

const textOf = ({ parts, badges }: ToldEntry): string =>
  [plainOf(parts), ...badges.map((badge) => badge.text)].filter(Boolean).join(" · ");

function rowsOf(block: ToldBlock, steps: readonly Step[], teller: Teller): Row[] {
  const row = (entry: ToldEntry, kind: Row["kind"], seat: string | null): Row => {
    const text = [seat === null ? "" : teller.seat(seat), textOf(entry)].filter(Boolean).join(": ");
    return { kind, seat: entry.seat, text, step: stepOf(entry.lines.at(-1)!, steps) };
  };
  const entries = block.entries.map((entry) => row(entry, "entry", entry.isNamed ? entry.seat : null));
  return block.head ? [row(block.head, "head", block.seat), ...entries] : entries;
}

/** The rows of the list; `say` puts a note or the end into words. */
export function movesOf(
  sections: readonly ToldSection[],
  steps: readonly Step[],
  teller: Teller,
  say: (step: Step) => string,
): Row[] {
  const rows: Row[] = sections.flatMap(({ title, blocks }) => {
    const moves = blocks.flatMap((block) => rowsOf(block, steps, teller));
    return title ? [{ kind: "heading", step: moves[0]?.step ?? 0, seat: null, text: title }, ...moves] : moves;
  });
  steps.forEach((step, number) => {
    if (step.kind !== "note" && step.kind !== "end") return;
    const after = rows.findIndex((row) => row.step > number + 1);
    const row: Row = { kind: step.kind, step: number + 1, seat: step.seat ?? null, text: say(step) };
    rows.splice(after < 0 ? rows.length : after, 0, row);
  });
  return rows;
}
