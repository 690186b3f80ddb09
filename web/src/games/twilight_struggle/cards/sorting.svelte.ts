/** The sort order of the hand, kept while the page is open. */
import type { Play } from "$shell/play.svelte";
import { cardOf, isDown, opsOf, SIDES, type Card } from "./printed";
import { regionRank } from "./subjects";

export const WAYS = ["ops", "side", "region"] as const;
export type Way = (typeof WAYS)[number];

class Sorting {
  way = $state<Way>("ops");
}

export const sorting = new Sorting();

/** The reader's events first, then neutral ones, then the opponent's. */
function sideRank(play: Play, card: Card): number {
  if (card.side === play.seat) return 0;
  return card.side === "neutral" ? 1 : 2 + SIDES.indexOf(card.side);
}

const KEYS: Record<Way, (play: Play, card: Card) => number[]> = {
  ops: (play, card) => [card.scoring ? 0 : 1, -opsOf(play, card), sideRank(play, card)],
  side: (play, card) => [sideRank(play, card), card.scoring ? 0 : 1, -opsOf(play, card)],
  region: (play, card) => [regionRank(card.id), card.scoring ? 0 : 1, sideRank(play, card), -opsOf(play, card)],
};

/** Cards in the reader's order; equal ones by number. The China Card comes last while it lies face down. */
export function sorted(play: Play, ids: readonly string[], way: Way): string[] {
  const cards = ids.map((id) => cardOf(id)).filter((card) => card !== undefined);
  const keyed = cards.map((card) => ({
    id: card.id,
    key: [isDown(play, card.id) ? 1 : 0, ...KEYS[way](play, card), card.number],
  }));
  return keyed.sort((a, b) => compare(a.key, b.key)).map((each) => each.id);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}
