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

export function tallyOf(view: View, region: string): Tally {
  const count = (counts: (id: string, side: Side) => boolean): Count =>
    Object.fromEntries(
      SIDES.map((side) => {
        const held = countriesOf(region).filter((id) => view.influence?.[id]?.control === side);
        return [side, held.filter((id) => counts(id, side)).length];
      }),
    ) as Record<Side, number>;
  const isBattleground = (id: string): boolean => countries.get(id)!.battleground;
  return {
    countries: count(() => true),
    battlegrounds: count(isBattleground),
    others: count((id) => !isBattleground(id)),
    neighbours: count((id, side) => ![undefined, side].includes(countries.get(id)!.superpower)),
  };
}
