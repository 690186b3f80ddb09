/** Where the names of countries go on a small map, whose boxes have no room for them: beside the box, wherever nothing
 * else stands. A name for which there is no such place is left out. */
import { BOX, type Point, WIDTH } from "../facts";
import { halves, LETTER } from "./lettering";

/** A middle, and how far it goes. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

interface Setting extends Rectangle {
  readonly lines: readonly string[];
}

export interface Named extends Setting {
  readonly id: string;
}

export interface Naming {
  readonly size: number;
  readonly names: readonly Named[];
}

export interface Space {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
}

const GAP = 1;
/** How high a line is, of the letters' size: there is little below it. */
export const LINE = 0.8;

const touch = (a: Rectangle, b: Rectangle): boolean =>
  Math.abs(a.x - b.x) * 2 < a.wide + b.wide && Math.abs(a.y - b.y) * 2 < a.high + b.high;

/** The places around a box, the best first: below and above, then shifted to a side, then beside it. */
function around([x, y]: Point, wide: number, high: number): Rectangle[] {
  const [across, along] = [(BOX[0] + wide) / 2 + GAP, (BOX[1] + high) / 2 + GAP];
  const far = across - wide / 4;
  const shifts = [0, far / 2, -far / 2, far, -far];
  const steps: Point[] = [
    ...shifts.flatMap((dx): Point[] => [
      [dx, along],
      [dx, -along],
    ]),
    [across, 0],
    [-across, 0],
  ];
  const onMap = (middle: number): number => Math.max(wide / 2, Math.min(WIDTH - wide / 2, middle));
  return steps.map(([dx, dy]) => ({ x: onMap(x + dx), y: y + dy, wide, high }));
}

/** The ways to set a name: on one line around its box, else on two. */
const settings = (name: string, at: Point, size: number): Setting[] =>
  [[name], halves(name) ?? []].flatMap((lines) => {
    const wide = Math.max(...lines.map((line) => line.length)) * LETTER * size;
    return lines.length ? around(at, wide, lines.length * LINE * size).map((place) => ({ lines, ...place })) : [];
  });

const isFree =
  (taken: readonly Rectangle[]) =>
  (one: Rectangle): boolean =>
    !taken.some((other) => touch(one, other));

/** The names that can be set in letters of one size beside the boxes, and clear of these other things; those that have
 * the fewest places to go to choose first. */
function namesOf(size: number, spaces: readonly Space[], others: readonly Rectangle[]): Named[] {
  const boxes = spaces.map(({ at: [x, y] }) => ({ x, y, wide: BOX[0], high: BOX[1] }));
  const fixed = [...boxes, ...others];
  const possible = spaces.map(({ id, name, at }) => ({ id, places: settings(name, at, size).filter(isFree(fixed)) }));
  const found: Named[] = [];
  for (const { id, places } of possible.sort((a, b) => a.places.length - b.places.length)) {
    const place = places.find(isFree(found));
    if (place) found.push({ id, ...place });
  }
  return found;
}

/** All names in the largest of these sizes in which each finds a place; else those that find one in the smallest. */
export function naming(sizes: readonly number[], spaces: readonly Space[], others: readonly Rectangle[] = []): Naming {
  for (const size of sizes) {
    const names = namesOf(size, spaces, others);
    if (names.length === spaces.length || size === sizes.at(-1)) return { size, names };
  }
  return { size: 0, names: [] };
}
