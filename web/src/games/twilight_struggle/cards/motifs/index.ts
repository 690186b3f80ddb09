/** The pictures of the cards, one for each: strokes in a square of 48. */
import { EARLY } from "./early";
import { LATE } from "./late";
import { MID } from "./mid";

const PICTURES: Readonly<Record<string, string>> = { ...EARLY, ...MID, ...LATE };

/** The strokes of a card's picture. */
export const pictureOf = (id: string): string => PICTURES[id]!;
