/** The possible results of an option: each distinct outcome with its chance, and what happens in every case. */
import type { Ask } from "$wire";
import type { Outcome, Prospects, View } from "$shell/play.svelte";
import type { LogLine } from "$shell/text.svelte";
import { SIDES, type Side } from "../facts";

export type Part =
  | {
      readonly what: "influence";
      readonly country: string;
      readonly side: Side;
      readonly from: number;
      readonly to: number;
    }
  | { readonly what: "defcon"; readonly to: number }
  | { readonly what: "vp"; readonly side: Side; readonly count: number }
  | { readonly what: "space"; readonly side: Side; readonly to: number }
  | { readonly what: "end"; readonly line: LogLine };

export interface Chance {
  readonly chance: number;
  readonly parts: readonly Part[];
}

export interface Odds {
  readonly always: readonly Part[];
  readonly chances: readonly Chance[];
}

/** Asks whose answers can roll dice or end the game. */
const RISKY = new Set(["target", "choose", "use", "order"]);
export const isRisky = (ask: Ask): boolean => RISKY.has(ask.what);

const ENDS = new Set(["wins", "drawn_game"]);
const keyOf = (part: Part): string => JSON.stringify(part);
const other = (side: Side): Side => (side === "us" ? "ussr" : "us");

function influence(before: View, after: View): Part[] {
  return Object.keys(after.influence ?? {}).flatMap((country) =>
    SIDES.flatMap((side): Part[] => {
      const [from, to] = [before.influence?.[country]?.[side] ?? 0, after.influence[country][side]];
      return from === to ? [] : [{ what: "influence", country, side, from, to }];
    }),
  );
}

/** The changes from the current view to that of an outcome. */
function partsOf(before: View, outcome: Outcome): Part[] {
  const after: View = { ...before, ...outcome.view };
  const parts = influence(before, after);
  if (after.defcon !== before.defcon) parts.push({ what: "defcon", to: after.defcon });
  const gain = after.vp - before.vp;
  if (gain !== 0) parts.push({ what: "vp", side: gain > 0 ? "us" : "ussr", count: Math.abs(gain) });
  for (const side of SIDES) {
    if (after.space?.[side] !== before.space?.[side]) parts.push({ what: "space", side, to: after.space[side] });
  }
  for (const line of outcome.lines) if (ENDS.has(line.kind)) parts.push({ what: "end", line });
  return parts;
}

/** Whether this ends the game with the other side's victory. */
export const isLoss = (part: Part, side: Side): boolean =>
  part.what === "end" && part.line.arguments.side?.[1] === other(side);

/** How good parts are for a side: only to put the outcomes in an order that reads well, after those that lose. */
function worth(parts: readonly Part[], side: Side): number {
  const sign = (whose: Side): number => (whose === side ? 1 : -1);
  return parts.reduce((sum, part) => {
    if (part.what === "influence") return sum + sign(part.side) * (part.to - part.from);
    if (part.what === "vp") return sum + sign(part.side) * part.count;
    if (part.what === "space") return sum + sign(part.side);
    if (part.what === "end") return sum + (isLoss(part, side) ? -100 : 100);
    return sum;
  }, 0);
}

export function oddsOf({ outcomes }: Prospects, before: View, seat: Side): Odds {
  const all = outcomes.map((outcome) => ({ chance: outcome.weight / outcome.of, parts: partsOf(before, outcome) }));
  const [first] = all;
  if (!first) return { always: [], chances: [] };
  const always = first.parts.filter((part) =>
    all.every((each) => each.parts.some((one) => keyOf(one) === keyOf(part))),
  );
  const common = new Set(always.map(keyOf));
  const groups = new Map<string, { chance: number; parts: Part[] }>();
  for (const { chance, parts } of all) {
    const own = parts.filter((part) => !common.has(keyOf(part)));
    const group = groups.get(JSON.stringify(own)) ?? { chance: 0, parts: own };
    group.chance += chance;
    groups.set(JSON.stringify(own), group);
  }
  const loses = ({ parts }: Chance): number => Number(parts.some((part) => isLoss(part, seat)));
  const chances = [...groups.values()].sort(
    (a, b) => loses(b) - loses(a) || worth(b.parts, seat) - worth(a.parts, seat),
  );
  return { always, chances };
}
