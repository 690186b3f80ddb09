/** How large a name can be written in a given width. */

/** How wide a letter is, of its height. */
export const LETTER = 0.56;
/** How high a line is, of its letters. */
export const LINE = 1.1;

/** The size at which a name fits on one line, at most `largest`. */
export const sizeOf = (name: string, width: number, largest: number): number =>
  Math.min(largest, width / (LETTER * Math.max(1, name.length)));

/** Break a name after the space, slash or hyphen nearest to its middle. */
export function halves(name: string): [string, string] | null {
  const breaks = [...name.matchAll(/[ /\-–־]/g)].map((found) => found.index + 1);
  const middle = name.length / 2;
  const at = breaks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? null : [name.slice(0, at).trimEnd(), name.slice(at)];
}

export interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
}

/** A name on one line if it fits at the largest size, otherwise on two. */
export function lettering(name: string, width: number, largest: number): Lettering {
  const two = sizeOf(name, width, largest) < largest ? halves(name) : null;
  const lines = two ?? [name];
  return { lines, size: Math.min(...lines.map((line) => sizeOf(line, width, largest))) };
}
