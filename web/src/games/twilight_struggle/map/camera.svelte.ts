/** Where the reader looks at the map: a centre in the map's units, and how many pixels a unit takes. */
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion, Tween } from "svelte/motion";
import { BOX, HEIGHT, map, WIDTH, type Point } from "../facts";

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Where most of it lies, for a window too small to show all of it. */
  readonly middle: Point;
}

export const MOST = 3;
const MARGIN = 26;
const WHOLE: Extent = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT, middle: [WIDTH / 2, HEIGHT / 2] };

const average = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

/** The rectangle around the boxes of some countries. */
export function extentOf(ids: readonly string[]): Extent | null {
  const points = ids.map((id) => map.places[id]).filter((point): point is Point => point !== undefined);
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - BOX[0] / 2 - MARGIN,
    top: Math.min(...ys) - BOX[1] / 2 - MARGIN,
    right: Math.max(...xs) + BOX[0] / 2 + MARGIN,
    bottom: Math.max(...ys) + BOX[1] / 2 + MARGIN,
    middle: [average(xs), average(ys)],
  };
}

const isStill = (): boolean => prefersReducedMotion.current || document.documentElement.dataset.motion === "off";

export class Camera {
  width = $state(0);
  height = $state(0);
  readonly #frame = new Tween<Frame>({ x: WIDTH / 2, y: HEIGHT / 2, scale: 0 }, { duration: 420, easing: cubicOut });

  /** Whether the reader has dragged or zoomed since something was last shown. */
  isMoved = false;

  /** The scale at which the whole map is seen. */
  readonly least = $derived(Math.min(this.width / WIDTH, this.height / HEIGHT) || 0.1);
  /** The scale at which the map fills the window. */
  readonly most = $derived(Math.max(this.width / WIDTH, this.height / HEIGHT));
  readonly scale = $derived(Math.max(this.#frame.current.scale, this.least));
  readonly #seen = $derived(this.#held(this.#frame.current));
  readonly viewBox = $derived(
    [
      this.#seen.x - this.width / this.scale / 2,
      this.#seen.y - this.height / this.scale / 2,
      this.width / this.scale,
      this.height / this.scale,
    ].join(" "),
  );

  /** Whether the window is much higher than the map. */
  readonly isTall = $derived(this.height * 1.4 > this.width);

  /** Stay within the map. If all of it is visible, it is centred, and in a tall window near the top. */
  #held({ x, y, scale }: Frame): Frame {
    const held = between(this.least, scale, Math.max(MOST, this.least));
    const [halfWide, halfHigh] = [this.width / held / 2, this.height / held / 2];
    const spare = halfHigh * 2 - HEIGHT;
    return {
      scale: held,
      x: halfWide * 2 >= WIDTH ? WIDTH / 2 : between(halfWide, x, WIDTH - halfWide),
      y: spare >= 0 ? HEIGHT / 2 + (this.isTall ? spare * 0.4 : 0) : between(halfHigh, y, HEIGHT - halfHigh),
    };
  }

  #go(frame: Frame, gently: boolean): void {
    void this.#frame.set(this.#held(frame), { duration: gently && !isStill() ? 420 : 0 });
  }

  /** Drag by pixels. */
  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.#seen;
    this.isMoved = true;
    this.#go({ x: x - dx / scale, y: y - dy / scale, scale }, false);
  }

  /** Zoom about a point of the window, in pixels from its corner; by default about the middle. */
  zoom(factor: number, at: Point = [this.width / 2, this.height / 2], gently = false): void {
    const { x, y, scale } = this.#seen;
    const next = between(this.least, scale * factor, Math.max(MOST, this.least));
    const [dx, dy] = [at[0] - this.width / 2, at[1] - this.height / 2];
    const shift = 1 / scale - 1 / next;
    this.isMoved = true;
    this.#go({ x: x + dx * shift, y: y + dy * shift, scale: next }, gently);
  }

  /** Where a country is in the window, in pixels from its corner. */
  at(id: string): Point {
    const [place, { x, y, scale }] = [map.places[id]!, this.#seen];
    return [this.width / 2 + (place[0] - x) * scale, this.height / 2 + (place[1] - y) * scale];
  }

  whole(gently = true): void {
    this.show(WHOLE, gently);
  }

  /** As many of these countries as a window can show at a scale. */
  fullest(ids: readonly string[], scale: number): string[] {
    const places = ids.flatMap((id) => (map.places[id] ? [{ id, at: map.places[id] }] : []));
    const room = [this.width / scale - BOX[0] - MARGIN, this.height / scale - BOX[1] - MARGIN].map((each) =>
      Math.max(0, each),
    );
    const isIn = (start: number, value: number, axis: 0 | 1): boolean => value >= start && value <= start + room[axis]!;
    const windows = places.flatMap(({ at: [left] }) => {
      const column = places.filter(({ at }) => isIn(left, at[0], 0));
      return column.map(({ at: [, top] }) => column.filter(({ at }) => isIn(top, at[1], 1)));
    });
    return windows.reduce((best, each) => (each.length > best.length ? each : best), []).map(({ id }) => id);
  }

  /** The scale at which a part of the map fills the window. */
  fits({ left, top, right, bottom }: Extent): number {
    return Math.min(this.width / (right - left), this.height / (bottom - top));
  }

  /** Fill the window with a part of the map, at no less than one scale and no more than another. */
  show(extent: Extent, gently = true, least = 0, most = 1.6): void {
    if (this.width === 0) return;
    this.isMoved = false;
    const { left, top, right, bottom, middle } = extent;
    const fitting = this.fits(extent);
    const scale = Math.max(least, Math.min(fitting, Math.max(most, this.least)));
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    this.#go(
      {
        x: this.width / scale < right - left ? middle[0] : x,
        y: this.height / scale < bottom - top ? middle[1] : y,
        scale,
      },
      gently,
    );
  }

  /** Whether any of these countries is seen as a whole. */
  sees(ids: readonly string[]): boolean {
    const { x, y, scale } = this.#seen;
    const [wide, high] = [this.width / scale / 2 - BOX[0] / 2, this.height / scale / 2 - BOX[1] / 2];
    return ids.some((id) => {
      const place = map.places[id];
      return place !== undefined && Math.abs(place[0] - x) <= wide && Math.abs(place[1] - y) <= high;
    });
  }

  /** Bring countries into view where none of them is; the scale stays if it can. */
  bring(ids: readonly string[]): void {
    const extent = extentOf(ids);
    if (extent === null || this.sees(ids)) return;
    this.show(extent, true, 0, this.#seen.scale);
  }
}
