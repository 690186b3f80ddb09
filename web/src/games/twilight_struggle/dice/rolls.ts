/** The dice rolled in the last message, read from the log. */
import type { LogLine } from "$shell/text.svelte";
import type { Side } from "../facts";

export interface Roll {
  readonly dice: readonly { readonly side: Side; readonly face: number }[];
  readonly line: LogLine;
  /** What came of it. */
  readonly after: readonly LogLine[];
  readonly number: number;
}

const ONE_DIE = new Set(["coup_roll", "war_roll", "space_roll", "rolls", "escapes", "stays_trapped"]);
const OUTCOMES = new Set(["adds", "takes", "advances", "gains_vp", "defcon_is", "wins"]);
const BEFORE = 12;

const isRoll = (line: LogLine): boolean => ONE_DIE.has(line.kind) || line.kind === "realignment_roll";

function diceOf(line: LogLine, side: Side): Roll["dice"] {
  const face = (name: string): number => Number(line.arguments[name]![1]);
  if (line.kind !== "realignment_roll") return [{ side, face: face("die") }];
  return [
    { side: "us", face: face("us") },
    { side: "ussr", face: face("ussr") },
  ];
}

/** The lines after a roll that describe its outcome, up to the next roll or action. */
function outcome(log: readonly LogLine[], number: number): LogLine[] {
  const rest = log.slice(number + 1);
  const end = rest.findIndex((line) => !OUTCOMES.has(line.kind) && line.kind !== "military_ops");
  return (end < 0 ? rest : rest.slice(0, end)).filter((line) => OUTCOMES.has(line.kind)).slice(0, 3);
}

export function rolls(log: readonly LogLine[], fresh: number): Roll[] {
  const found: Roll[] = [];
  let side: Side = "us";
  for (let number = Math.max(0, fresh - BEFORE); number < log.length; number++) {
    const line = log[number]!;
    const named = line.arguments.side?.[1];
    if (named === "us" || named === "ussr") side = named;
    if (number >= fresh && isRoll(line)) {
      found.push({ dice: diceOf(line, side), line, after: outcome(log, number), number });
    }
  }
  return found;
}
