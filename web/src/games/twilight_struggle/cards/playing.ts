/** Which cards lie where on the screen, as the view and the ask say. */
import type { Play } from "$shell/play.svelte";
import { idsOf } from "$shell/play.svelte";
import { isCard, THE_CHINA_CARD } from "./printed";

export const USES = [
  "event",
  "event_first",
  "ops_first",
  "un_intervention",
  "influence",
  "coup",
  "realignment",
  "space",
  "pass",
] as const;

/** The cards a seat holds: its hand without the headline it has laid down, and the China Card where it is its own. */
export function heldCards(play: Play): string[] {
  const hand = ((play.view.hand ?? []) as string[]).filter((card) => card !== play.view.chosen_headline);
  const holdsChina = play.seat !== null && play.view.china?.holder === play.seat;
  return holdsChina ? [...hand, THE_CHINA_CARD] : [...hand];
}

/** Offered cards that are not in the reader's hand: of a pile, of the opponent's hand, of the top of the deck. */
export function trayCards(play: Play): string[] {
  const held = new Set(heldCards(play));
  return (play.ask?.options ?? []).filter((option) => isCard(option) && !held.has(option));
}

export const asksForUse = (play: Play): boolean => play.ask?.what === "use" || play.ask?.what === "order";

/** The card whose use is asked for: the one in play that was spoken of last; the China Card is never in play. */
export function cardInUse(play: Play): string | null {
  const waiting = new Set(Object.values(play.view.headline ?? {}));
  const inPlay: readonly string[] = play.view.in_play ?? [];
  const open = inPlay.filter((card) => !waiting.has(card));
  if (open.length < 2) return open[0] ?? (heldCards(play).includes(THE_CHINA_CARD) ? THE_CHINA_CARD : null);
  const unspoken = open.find((card) => !play.log.some((line) => idsOf(line).includes(card)));
  if (unspoken !== undefined) return unspoken;
  const line = play.log.findLast((each) => idsOf(each).some((id) => open.includes(id)));
  return idsOf(line!).find((id) => open.includes(id)) ?? null;
}

/** Cards laid open and not the one in use: what is being played, and headlines that wait. */
export function openCards(play: Play): { card: string; headlineOf: string | null }[] {
  const headline: Record<string, string | null> = play.view.headline ?? {};
  const inPlay: readonly string[] = play.view.in_play ?? [];
  return inPlay.map((card) => ({
    card,
    headlineOf: Object.keys(headline).find((side) => headline[side] === card) ?? null,
  }));
}
