/** The games: each folder beside this file exports its board. Nothing else knows them by name. */
import type { Component } from "svelte";
import type { Play } from "$shell/play.svelte";
import { loaded } from "$shell/text.svelte";

/** What a game's folder exports as default from its `index.ts`. */
export interface Board {
  /** The board itself: shows `play.view`, and lets the reader pick what `play.ask` offers. */
  readonly Board: Component<{ play: Play }>;
  /** Which of the offered options the reader can pick on the board itself; the others get buttons under the question. */
  readonly onBoard: (play: Play, option: string) => boolean;
  /** More about an option or a word of the log, shown on hover, focus or long touch: a card's face, say. */
  readonly Detail?: Component<{ play: Play; id: string }>;
  /** The colour of each seat's line in a plot, for light and dark screens. */
  readonly colours?: Readonly<Record<string, string>>;
}

export interface Cover {
  /** A picture for the home page and the lobby, about 3:2, in the game's own mood. */
  readonly Cover: Component;
}

const boards = import.meta.glob<{ default: Board }>("./*/index.ts");
const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte");

export async function boardOf(game: string): Promise<Board | null> {
  const file = boards[`./${game}/index.ts`];
  return file ? (await loaded(file())).default : null;
}

export async function coverOf(game: string): Promise<Component | null> {
  const file = covers[`./${game}/Cover.svelte`];
  return file ? (await loaded(file())).default : null;
}
