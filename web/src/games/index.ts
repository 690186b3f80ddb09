/** The games: each folder beside this file exports its board. No other module names a game. */
import type { Component } from "svelte";
import type { Ask } from "$wire";
import type { Staging } from "$shell/beats.svelte";
import type { Grouping } from "$shell/blocks";
import type { Play } from "$shell/play.svelte";
import { loaded, type Arguments } from "$shell/text.svelte";

/** The default export of a game's `index.ts`. */
export interface Board {
  /** The board: shows `play.view`, and lets the reader pick what `play.ask` offers. */
  readonly Board: Component<{ play: Play }>;
  /** Which offered options can be picked on the board; the others get buttons under the question. */
  readonly onBoard: (play: Play, option: string) => boolean;
  /** Whether the first pick of an option only selects it, such as a card: the second pick or a button chooses it. */
  readonly selectsFirst?: (play: Play, option: string) => boolean;
  /** Details of an option or a word of the log, such as a card's face, shown on hover, focus or long press. */
  readonly Detail?: Component<{ play: Play; id: string }>;
  /** The possible outcomes of an option, shown with its warning. */
  readonly Outcomes?: Component<{ play: Play; option: string }>;
  /** Whether the answer to an ask rolls dice; then it is not held back. */
  readonly rolls?: (ask: Ask) => boolean;
  /** How the log is grouped into blocks: the game's `log.toml`. */
  readonly log?: Grouping;
  /** The end of a finished game in words: another text key than `result-why-REASON`, its arguments, and the score. */
  readonly ending?: (play: Play) => Ending;
  /** How the game plays its log back, beat by beat. */
  readonly staging?: Staging;
  /** The colour of each seat in plots and in the log, for light and dark screens. */
  readonly colours?: Readonly<Record<string, string>>;
}

export interface Ending {
  readonly key?: string;
  readonly args?: Arguments;
  readonly score?: string;
}

export interface Cover {
  /** A picture for the home page and the lobby, about 3:2, in the game's own mood. */
  readonly Cover: Component;
}

/** A small picture of a game in progress, from the figures of its `glance`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Glance = Component<{ glance: any }>;

/** A picture in a game's quick start, drawn by parts of its board. Its caption is the text `quick-figure-ID`. */
export interface QuickFigure {
  readonly id: string;
  /** The part of the quick start that it belongs to. */
  readonly part: string;
  readonly Figure: Component<{ play: Play }>;
  /** The position it shows: a step of a lesson, as a seat sees it. */
  readonly position?: { readonly lesson: string; readonly step: number; readonly seat: string };
}

const boards = import.meta.glob<{ default: Board }>("./*/index.ts");
const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte");

const glances = import.meta.glob<{ default: Glance }>("./*/Glance.svelte");

const quickFigures = import.meta.glob<{ default: readonly QuickFigure[] }>("./*/quick/index.ts");

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

export async function glanceOf(game: string): Promise<Glance | null> {
  const file = glances[`./${game}/Glance.svelte`];
  return file ? (await loaded(file())).default : null;
}

/** The figures of a game's quick start. */
export async function quickFiguresOf(game: string): Promise<readonly QuickFigure[]> {
  const file = quickFigures[`./${game}/quick/index.ts`];
  return file ? (await loaded(file())).default : [];
}
