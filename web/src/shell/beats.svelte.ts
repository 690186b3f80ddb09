/** Plays messages of the server as beats: short steps that a game shows one after another, before the next question. */
import type { Component } from "svelte";
import type { Play, View } from "./play.svelte";
import { preferences, type Likes } from "./preferences.svelte";
import { sound, type Sound } from "./sounds";
import type { LogLine } from "./text.svelte";

/** A step of the playback. It covers log lines; a game adds what it needs to draw it. */
export interface Beat {
  readonly kind: string;
  /** The number of its first log line, and the lines it covers. */
  readonly start: number;
  readonly lines: readonly LogLine[];
  /** Milliseconds at normal speed. */
  readonly ms: number;
  readonly sound?: Sound;
  /** A sheet to read: it stays until it is dismissed or its time is over, however many beats are queued. */
  readonly isSheet?: boolean;
  /** The game's text for the button that dismisses the sheet, if it is not just "Continue". */
  readonly button?: string;
}

/** How a game plays its log back. */
export interface Staging {
  /** Group log lines into beats; `start` is the number of the first of them in the log. */
  readonly beats: (lines: readonly LogLine[], start: number, log: readonly LogLine[]) => Beat[];
  /** The view after a line, as far as the line tells; the view of the server follows after the last beat. */
  readonly step: (view: View, line: LogLine) => View;
  /** Whether a line begins somebody's play. A spectator's "last play" starts there. */
  readonly begins: (line: LogLine) => boolean;
  /** The current beat and the cards it belongs to. */
  readonly Scene: Component<{ play: Play; beat: Beat }>;
  /** The cards that log lines are about, for the head of "Last play". */
  readonly Pieces?: Component<{ play: Play; lines: readonly LogLine[] }>;
  /** Log lines that are redundant for anyone who saw the play, such as the beginning of one's own round. */
  readonly isQuiet?: (line: LogLine) => boolean;
}

export interface Step {
  readonly beat: Beat | null;
  /** Show the state at this step. */
  readonly show: () => void;
}

const FACTORS: Readonly<Record<Likes["speed"], number>> = { slow: 1.8, normal: 1, fast: 0.45, at_once: 0 };
/** Milliseconds at normal speed for the whole queue; a longer queue is played faster. */
export const LONGEST = 12_000;
const SHORTEST = 40; // milliseconds a beat is shown
const HASTY = 250; // milliseconds after the last beat during which a click still counts as skipping it

export class Beats {
  current = $state.raw<Beat | null>(null);
  isPlaying = $state(false);
  #queue: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #deadline = 0;
  #ended = -HASTY;
  #waiting: (() => void)[] = [];

  /** `settle` is called when everything has been shown. */
  constructor(readonly settle: () => void) {}

  /** Queue steps; the first is shown at once if nothing is being played. */
  add(steps: readonly Step[]): void {
    this.#queue.push(...steps);
    if (this.isPlaying) return;
    this.isPlaying = true;
    this.#deadline = performance.now() + LONGEST * FACTORS[preferences.speed];
    this.#next();
  }

  /** Show the queue at once, up to the next sheet; dismiss a sheet. */
  skip(): void {
    if (!this.isPlaying) return;
    clearTimeout(this.#timer);
    const sheet = this.current?.isSheet ? 0 : this.#queue.findIndex((step) => step.beat?.isSheet);
    if (sheet >= 0) {
      this.#queue.splice(0, sheet);
      return this.#next();
    }
    this.#queue = [];
    this.#end();
    this.settle();
  }

  /** Drop the queue: another state is about to be shown. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#end();
  }

  /** Resolves when nothing is being played. */
  async done(): Promise<void> {
    if (this.isPlaying) await new Promise<void>((done) => this.#waiting.push(done));
  }

  /** Whether the last beat has ended so recently that a click was meant for it. */
  get isHasty(): boolean {
    return performance.now() - this.#ended < HASTY;
  }

  #next(): void {
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      step.show();
      if (step.beat === null || step.beat.ms === 0) continue;
      const ms = this.#time(step.beat);
      if (ms === 0) continue;
      this.current = step.beat;
      if (step.beat.sound) sound(step.beat.sound);
      this.#timer = setTimeout(() => this.#next(), ms);
      return;
    }
    if (this.current !== null) this.#ended = performance.now();
    this.#end();
    this.settle();
  }

  /** How long a beat is shown: the longer the queue, the shorter; 0 once the time is up. */
  #time(beat: Beat): number {
    const factor = FACTORS[preferences.speed];
    if (factor === 0 || document.hidden) return 0;
    if (beat.isSheet) {
      this.#deadline += beat.ms * factor;
      return beat.ms * factor;
    }
    const left = this.#deadline - performance.now();
    if (left <= 0) return 0;
    const rest = this.#queue.reduce((sum, step) => sum + (step.beat?.isSheet ? 0 : (step.beat?.ms ?? 0)), beat.ms);
    return Math.max(SHORTEST, beat.ms * Math.min(factor, left / rest));
  }

  #end(): void {
    this.current = null;
    this.isPlaying = false;
    for (const done of this.#waiting.splice(0)) done();
  }
}
