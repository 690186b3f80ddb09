/** The changes of influence since the reader's own last choice or the card in play, read from the log. */
import type { LogLine } from "$shell/text.svelte";
import type { Side } from "../facts";

export interface Change {
  us: number;
  ussr: number;
  /** The last message or beat brought it. */
  isFresh: boolean;
}

const BEGINNINGS = new Set(["turn_begins", "round_begins", "plays", "headlines", "event_happens", "operations"]);

/** The first line that belongs to what is being done now, or to what the reader has not answered yet. */
function begins(log: readonly LogLine[], since: number): number {
  const last = log.findLastIndex((line) => BEGINNINGS.has(line.kind));
  return Math.min(last + 1, since);
}

export function changes(log: readonly LogLine[], since: number, fresh: number): ReadonlyMap<string, Change> {
  const found = new Map<string, Change>();
  for (let number = begins(log, since); number < log.length; number++) {
    const { kind, arguments: args } = log[number]!;
    if (kind !== "adds" && kind !== "takes") continue;
    const country = String(args.country![1]);
    const change = found.get(country) ?? { us: 0, ussr: 0, isFresh: false };
    change[args.side![1] as Side] += Number(args.count![1]) * (kind === "adds" ? 1 : -1);
    change.isFresh ||= number >= fresh;
    found.set(country, change);
  }
  return found;
}
