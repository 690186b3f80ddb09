/** Counts of wins, draws and losses. */
import type { Outcomes } from "$wire";

export const gamesOf = ({ won, drawn, lost }: Outcomes): number => won + drawn + lost;

/** The share of the points: a draw is half a win. */
export const scoreOf = (results: Outcomes): number => (results.won + results.drawn / 2) / gamesOf(results);

export const NONE: Outcomes = { won: 0, drawn: 0, lost: 0 };

export const sum = (one: Outcomes, other: Outcomes = NONE): Outcomes => ({
  won: one.won + other.won,
  drawn: one.drawn + other.drawn,
  lost: one.lost + other.lost,
});
