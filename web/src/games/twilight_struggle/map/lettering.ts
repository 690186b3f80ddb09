/** How a name is set in a country's band: on one line where it can be read, else on two. */

export interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
  /** The height of each line. */
  readonly at: readonly number[];
}

/** How wide a letter is, of its height. */
export const LETTER = 0.57;
const LARGEST = 11.5;
const LEAST_ON_ONE_LINE = 8;
const LARGEST_ON_TWO = 7.6;

/** Where a name may break: after a space, a slash or a hyphen. */
export function halves(name: string): [string, string] | null {
  const breaks = [...name.matchAll(/[ /\-–]/g)].map((found) => found.index + 1);
  const middle = name.length / 2;
  const at = breaks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? null : [name.slice(0, at).trimEnd(), name.slice(at)];
}

export function lettering(name: string, width: number): Lettering {
  const sizeOf = (line: string): number => width / (LETTER * line.length);
  const size = Math.min(LARGEST, sizeOf(name));
  const two = size < LEAST_ON_ONE_LINE ? halves(name) : null;
  if (two === null) return { lines: [name], size, at: [-12.2] };
  return { lines: two, size: Math.min(LARGEST_ON_TWO, ...two.map(sizeOf)), at: [-16, -8.9] };
}
