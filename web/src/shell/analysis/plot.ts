/** The geometry of a plot in pixels: events from left to right, chances from the bottom. */
import type { Values } from "./reading";

export const DASHES = ["", "7 4", "2 3", "9 3 2 3"] as const;
const COLOURS = [
  "light-dark(#0b5cad, #7fb4f0)",
  "light-dark(#b3261e, #f0867c)",
  "light-dark(#1b7f3b, #7fcf98)",
  "light-dark(#8a5a00, #e6b85c)",
] as const;
const LABEL_ROOM = 20;

export const colourOf = (place: number): string => COLOURS[place % COLOURS.length]!;
export const dashOf = (place: number): string => DASHES[place % DASHES.length]!;

export class Paper {
  constructor(
    readonly width: number,
    readonly height: number,
    /** The last event of the table. */
    readonly of: number,
  ) {}

  x(event: number): number {
    return (event / Math.max(1, this.of)) * this.width;
  }

  y(value: number): number {
    return (1 - value) * this.height;
  }

  /** The event nearest to a horizontal position. */
  eventAt(x: number): number {
    return Math.round(Math.max(0, Math.min(1, x / this.width)) * this.of);
  }

  /** A seat's chances after each event, as a path. */
  line(course: readonly Values[], seat: string): string {
    const places = course.map((each, event) => `${this.x(event).toFixed(1)} ${this.y(each[seat] ?? 0).toFixed(1)}`);
    return `M${places.join("L")}`;
  }

  /** The same path, closed to fill the area below it. */
  area(course: readonly Values[], seat: string): string {
    return `${this.line(course, seat)}V${this.height}H0Z`;
  }

  /** Of labels that are too close together, only the first is shown. */
  spaced<Mark extends { readonly event: number }>(marks: readonly Mark[]): Mark[] {
    let free = 0;
    return marks.filter(({ event }) => {
      const x = this.x(event);
      const fits = x >= free && x + LABEL_ROOM / 2 <= this.width;
      if (fits) free = x + LABEL_ROOM;
      return fits;
    });
  }
}
