/** The games: each folder beside this file exports its board. No other module names a game. */
import type { Component } from "svelte";
import type { Staging } from "$shell/beats.svelte";
import type { Play } from "$shell/play.svelte";
import { loaded } from "$shell/text.svelte";

/** The default export of a game's `index.ts`. */
export interface Board {
  /** The board: shows `play.view`, and lets the reader pick what `play.ask` offers. */
  readonly Board: Component<{ play: Play }>;
  /** Which offered options can be picked on the board; the others get buttons under the question. */
  readonly onBoard: (play: Play, option: string) => boolean;
  /** Details of an option or a word of the log, such as a card's face, shown on hover, focus or long press. */
  readonly Detail?: Component<{ play: Play; id: string }>;
  /** How the game plays its log back, beat by beat. */
  readonly staging?: Staging;
  /** The colour of each seat's line in a plot, for light and dark screens. */
  readonly colours?: Readonly<Record<string, string>>;
}

export interface Cover {
  /** A picture for the home page and the lobby, about 3:2, in the game's own mood. */
  readonly Cover: Component;
}

const boards = import.meta.glob<{ default: Board }>("./*/index.ts");
const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte");

const loading = new Map<string, Promise<Board | null>>();

/** Load a game's board once for all callers: after a failure, a second import could succeed without its styles. */
export function boardOf(game: string): Promise<Board | null> {
  const file = boards[`./${game}/index.ts`];
  const board = loading.get(game) ?? (file ? loaded(file()).then((module) => module.default) : Promise.resolve(null));
  loading.set(game, board);
  return board;
}

export async function coverOf(game: string): Promise<Component | null> {
  const file = covers[`./${game}/Cover.svelte`];
  return file ? (await loaded(file())).default : null;
}
