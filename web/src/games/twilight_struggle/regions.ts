/** What each side controls in a region, counted for its scoring. */
import type { View } from "$shell/play.svelte";
import { countries, countriesOf, SIDES, type Side } from "./facts";

export type Count = Readonly<Record<Side, number>>;

export interface Tally {
  readonly countries: Count;
  readonly battlegrounds: Count;
  readonly others: Count;
  /** Countries beside the other superpower. */
  readonly neighbours: Count;
}

export const battlegroundsOf = (region: string): string[] =>
  countriesOf(region).filter((id) => countries.get(id)!.battleground);

/** Under Formosan Resolution, Taiwan is a battleground while the US controls it. */
const TAIWAN = "taiwan";
const isTaiwanHeld = (view: View): boolean =>
  Boolean(view.effects?.includes("formosan_resolution")) && view.influence?.[TAIWAN]?.control === "us";

/** What a side lacks for the next level of a region. */
export interface Lack {
  readonly level: "presence" | "domination" | "control";
  readonly battlegrounds: number;
  readonly others: number;
  readonly countries: number;
}

export function lackOf(view: View, region: string, side: Side): Lack | null {
  const tally = tallyOf(view, region);
  const other = SIDES.find((each) => each !== side)!;
  const level = view.regions?.[region]?.[side].level ?? "nothing";
  const none = { battlegrounds: 0, others: 0, countries: 0 };
  if (level === "control") return null;
  if (level === "nothing") return { ...none, level: "presence", countries: 1 };
  if (level === "domination") {
    const all = battlegroundsOf(region).length + (region === "asia" && isTaiwanHeld(view) ? 1 : 0);
    return { ...none, level: "control", battlegrounds: all - tally.battlegrounds[side] };
  }
  const battlegrounds = Math.max(0, tally.battlegrounds[other] - tally.battlegrounds[side] + 1);
  const others = tally.others[side] > 0 ? 0 : 1;
  const more = tally.countries[other] - tally.countries[side] + 1 - battlegrounds - others;
  return { level: "domination", battlegrounds, others, countries: Math.max(0, more) };
}

export function tallyOf(view: View, region: string): Tally {
  const count = (counts: (id: string, side: Side) => boolean): Count =>
    Object.fromEntries(
      SIDES.map((side) => {
        const held = countriesOf(region).filter((id) => view.influence?.[id]?.control === side);
        return [side, held.filter((id) => counts(id, side)).length];
      }),
    ) as Record<Side, number>;
  const held = isTaiwanHeld(view) ? TAIWAN : null;
  const isBattleground = (id: string): boolean => countries.get(id)!.battleground || id === held;
  return {
    countries: count(() => true),
    battlegrounds: count(isBattleground),
    others: count((id) => !isBattleground(id)),
    neighbours: count((id, side) => ![undefined, side].includes(countries.get(id)!.superpower)),
  };
}
