/** A card as text: a label for screen readers, and its printed marks. */
import type { Play } from "$shell/play.svelte";
import { cardOf, opsOf, THE_CHINA_CARD, type Card } from "./printed";
import { MARKS } from "./signs";

/** Whose event a card bears. */
export function eventOf(play: Play, card: Card): string {
  if (card.scoring) return play.texts.format("cards-scoring");
  return play.texts.format(card.id === THE_CHINA_CARD ? "cards-no-event" : `cards-side-${card.side}`);
}

export function labelOf(play: Play, id: string): string {
  const card = cardOf(id);
  if (card === undefined) return play.texts.word(id);
  const parts = [play.texts.word(id)];
  if (!card.scoring) parts.push(play.texts.format("cards-ops", { count: opsOf(play, card) }));
  parts.push(eventOf(play, card));
  if (play.offers(id)) parts.push(play.texts.format("cards-offered"));
  if (play.warning(id) !== null) parts.push(play.texts.format("table-warned"));
  if (play.chosen === id) parts.push(play.texts.format("cards-chosen"));
  return parts.join(", ");
}

/** What else is printed on a card, each with its sign. */
export function marksOf(play: Play, card: Card): { sign: string; meaning: string }[] {
  const found: [keyof typeof MARKS, string][] = [];
  if (card.star) found.push(["star", "cards-star"]);
  if (card.lasting) found.push(["lasting", `cards-lasting-${card.lasting.replace("_", "-")}`]);
  if (card.war) found.push(["war", "cards-war"]);
  if (card.optional) found.push(["optional", "cards-optional"]);
  return found.map(([mark, key]) => ({ sign: MARKS[mark], meaning: play.texts.format(key) }));
}
