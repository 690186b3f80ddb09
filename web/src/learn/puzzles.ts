/** Which puzzle comes when, and how the solver has done, kept in the browser. */
import type { PuzzleLine } from "$wire";

const KEY = "agon-puzzles";
const START = 1200;
const STEP = 32; // the most a rating changes by one puzzle
const DAY = 86_400_000; // milliseconds
const STRIDE = 7919; // a prime: neighbours in the list come from the same game

/** A puzzle of a game in a list. */
export type Listed = PuzzleLine & { readonly game: string };

export interface Progress {
  readonly rating: number;
  /** Whether each puzzle was solved at the first try, by its name. */
  readonly results: Readonly<Record<string, boolean>>;
  /** The days on which the puzzle of the day was solved, the last ones. */
  readonly days: readonly number[];
}

export const nameOf = ({ game, id }: Pick<Listed, "game" | "id">): string => `${game}/${id}`;

/** The number of a day in the reader's time zone. */
export const dayOf = (date: Date): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);

/** The puzzle of a day, the same for everybody: the games take turns. */
export function daily(lists: readonly (readonly Listed[])[], day: number): Listed | null {
  const filled = lists.filter((each) => each.length > 0);
  const list = filled[day % filled.length];
  return list?.[(Math.floor(day / filled.length) * STRIDE) % list.length] ?? null;
}

/** The days in a row, up to today or yesterday, on which the puzzle of the day was solved. */
export function streak(days: readonly number[], today: number): number {
  const solved = new Set(days);
  let [count, day] = [0, solved.has(today) ? today : today - 1];
  while (solved.has(day--)) count++;
  return count;
}

/** The unsolved puzzle whose rating is nearest; null if all have been tried. */
export function nearest(list: readonly Listed[], progress: Progress, but = ""): Listed | null {
  const far = (each: Listed): number => Math.abs(each.rating - progress.rating);
  const left = list.filter((each) => !(nameOf(each) in progress.results) && nameOf(each) !== but);
  return left.reduce<Listed | null>((best, each) => (best && far(best) <= far(each) ? best : each), null);
}

/** The progress after the first try of a puzzle: the rating moves as in Elo, the puzzle's stays. */
export function after(progress: Progress, puzzle: Listed, isSolved: boolean, daysPuzzle: number | null): Progress {
  const name = nameOf(puzzle);
  if (name in progress.results) return progress;
  const expected = 1 / (1 + 10 ** ((puzzle.rating - progress.rating) / 400));
  const days = isSolved && daysPuzzle !== null ? [...progress.days, daysPuzzle] : progress.days;
  return {
    rating: Math.round(progress.rating + STEP * (Number(isSolved) - expected)),
    results: { ...progress.results, [name]: isSolved },
    days,
  };
}

export function progress(): Progress {
  const fresh = { rating: START, results: {}, days: [] };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>) };
  } catch {
    return fresh;
  }
}

export function keepProgress(changed: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    // no storage: the puzzles can be solved, but are not counted
  }
}
