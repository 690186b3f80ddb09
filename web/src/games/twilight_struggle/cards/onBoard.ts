/** Which of the offered options the cards on the screen let the reader pick. */
import type { Play } from "$shell/play.svelte";
import { asksForUse, USES } from "./playing";
import { isCard } from "./printed";

export function cardOnBoard(play: Play, option: string): boolean {
  if (!play.ask?.options.includes(option)) return false;
  if (play.ask.what === "bid") return true;
  return isCard(option) || (asksForUse(play) && (USES as readonly string[]).includes(option));
}

/** The first pick of a card only selects it. */
export const selectsFirst = (_: Play, option: string): boolean => isCard(option);
