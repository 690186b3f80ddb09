/** Maps an analysis, which counts choices including chance, to a replay, which counts events. */
import type { Analysis, Decision, Point, TurningPoint } from "$wire";

export type Values = Readonly<Record<string, number>>;

/** How bad a choice was, by what it cost. */
const MARKS = [
  { least: 0.2, sign: "??", name: "blunder" },
  { least: 0.1, sign: "?", name: "mistake" },
  { least: 0.05, sign: "?!", name: "inaccuracy" },
] as const;
export type Mark = (typeof MARKS)[number];

/** The mark of a choice that cost so much; null if it cost little. */
export const markOf = (loss: number): Mark | null => MARKS.find(({ least }) => loss >= least) ?? null;

/** The start of a new stage: at which event, and which stage. */
export interface Stage {
  readonly event: number;
  readonly stage: number;
}

export class Reading {
  readonly #decisions: ReadonlyMap<number, Decision>;

  constructor(
    readonly analysis: Analysis,
    /** The event at which each choice was made, in order. */
    readonly events: readonly number[],
  ) {
    this.#decisions = new Map(analysis.decisions.map((each) => [each.number, each]));
  }

  get seats(): readonly string[] {
    return this.analysis.seats;
  }

  /** The point in the replay that shows the result of a choice. */
  eventOf(number: number): number {
    return this.events[number - 1] ?? 0;
  }

  /** The last choice made up to a point in the replay; 0 if there is none. */
  numberAt(event: number): number {
    let [least, most] = [0, this.events.length];
    while (least < most) {
      const middle = (least + most) >> 1;
      if (this.events[middle]! <= event) least = middle + 1;
      else most = middle;
    }
    return least;
  }

  /** The value of the game for each seat at a point in the replay. */
  valuesAt(event: number): Values {
    return this.point(Math.max(1, this.numberAt(event)))?.values ?? {};
  }

  /** The values for every point as far as the analysis goes. */
  get course(): Values[] {
    return Array.from({ length: (this.events.at(-1) ?? 0) + 1 }, (_, event) => this.valuesAt(event));
  }

  point(number: number): Point | undefined {
    return this.analysis.points[number - 1];
  }

  decision(number: number): Decision | undefined {
    return this.#decisions.get(number);
  }

  /** The decision that led to a point in the replay, if any: an event is one choice of a player, then those of chance. */
  decisionAt(event: number): Decision | null {
    for (let number = this.numberAt(event); number > 0 && this.eventOf(number) === event; number--) {
      const found = this.#decisions.get(number);
      if (found) return found;
    }
    return null;
  }

  /** The choices between a decision and the next. */
  after(decision: Decision): Point[] {
    const next = this.analysis.decisions.find((each) => each.number > decision.number);
    return this.analysis.points.slice(decision.number, next ? next.number - 1 : undefined);
  }

  /** The turning points, the greatest first. */
  get ranked(): TurningPoint[] {
    return [...this.analysis.turning_points].sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
  }

  get stages(): Stage[] {
    const found: Stage[] = [];
    for (const { number, milestone } of this.analysis.points) {
      if (milestone > (found.at(-1)?.stage ?? 0)) found.push({ event: this.eventOf(number), stage: milestone });
    }
    return found;
  }

  /** The nearest turning point before (-1) or after (1) a point in the replay. */
  turnFrom(event: number, way: 1 | -1): number | null {
    const places = this.analysis.turning_points.map((each: TurningPoint) => this.eventOf(each.number));
    const beyond = places.filter((each) => (each - event) * way > 0);
    return beyond.length === 0 ? null : way > 0 ? Math.min(...beyond) : Math.max(...beyond);
  }
}
