/** The effects in force, as the view names them: `card`, or `card:us` with a side or a region. */
import type { Play } from "$shell/play.svelte";
import { cardOf, type Side } from "./printed";

export interface Effect {
  readonly id: string;
  readonly card: string;
  readonly side: Side;
  /** The side it was played by or binds, or the named region. */
  readonly of: string | null;
}

export function parse(effect: string): Effect {
  const [card = effect, of = null] = effect.split(":");
  const side = of === "us" || of === "ussr" ? of : (cardOf(card)?.side ?? "neutral");
  return { id: effect, card, of, side };
}

/** Missile Envy binds the side it was given to; other effects name who played them, or a region. */
export function noteOn(play: Play, effect: Effect): string | null {
  if (effect.of === null) return null;
  const key =
    effect.card === "missile_envy"
      ? "cards-effect-bound"
      : effect.of === effect.side
        ? "cards-effect-side"
        : "cards-effect-region";
  return play.texts.format(key, { side: effect.of, region: play.texts.word(effect.of) });
}
