/** An analysis as it is read: it counts choices, chance's included; a replay counts the events of its table. */
import type { Analysis, Decision, Point, TurningPoint } from "$wire";

export type Values = Readonly<Record<string, number>>;

/** Where the game comes further than it had been: at which event, and how far. */
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

  /** The place in the replay that shows what came of a choice. */
  eventOf(number: number): number {
    return this.events[number - 1] ?? 0;
  }

  /** The last choice that was made up to a place in the replay; 0 where there is none. */
  numberAt(event: number): number {
    let [least, most] = [0, this.events.length];
    while (least < most) {
      const middle = (least + most) >> 1;
      if (this.events[middle]! <= event) least = middle + 1;
      else most = middle;
    }
    return least;
  }

  /** What the game was worth to each seat at a place in the replay. */
  valuesAt(event: number): Values {
    return this.point(Math.max(1, this.numberAt(event)))?.values ?? {};
  }

  /** The same for every place as far as the analysis goes, from the beginning on. */
  get course(): Values[] {
    return Array.from({ length: (this.events.at(-1) ?? 0) + 1 }, (_, event) => this.valuesAt(event));
  }

  point(number: number): Point | undefined {
    return this.analysis.points[number - 1];
  }

  decision(number: number): Decision | undefined {
    return this.#decisions.get(number);
  }

  /** The decision that led to a place in the replay, if one did: an event has one choice of a player, then chance's. */
  decisionAt(event: number): Decision | null {
    for (let number = this.numberAt(event); number > 0 && this.eventOf(number) === event; number--) {
      const found = this.#decisions.get(number);
      if (found) return found;
    }
    return null;
  }

  /** The choices after a decision, up to the next. */
  after(decision: Decision): Point[] {
    const next = this.analysis.decisions.find((each) => each.number > decision.number);
    return this.analysis.points.slice(decision.number, next ? next.number - 1 : undefined);
  }

  get stages(): Stage[] {
    const found: Stage[] = [];
    for (const { number, milestone } of this.analysis.points) {
      if (milestone > (found.at(-1)?.stage ?? 0)) found.push({ event: this.eventOf(number), stage: milestone });
    }
    return found;
  }

  /** The place of the nearest turning point before (-1) or after (1) a place in the replay. */
  turnFrom(event: number, way: 1 | -1): number | null {
    const places = this.analysis.turning_points.map((each: TurningPoint) => this.eventOf(each.number));
    const beyond = places.filter((each) => (each - event) * way > 0);
    return beyond.length === 0 ? null : way > 0 ? Math.min(...beyond) : Math.max(...beyond);
  }
}
