/** The picture of an account: a colour and a symmetric pattern of five by five cells, both from its id alone. */
export interface Avatar {
  readonly hue: number;
  readonly cells: readonly (readonly [x: number, y: number])[];
}

const SIDE = 5;

/** FNV-1a with a final mix, so that ids that differ in one letter look different. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 15)) >>> 0;
}

export function avatarOf(id: string): Avatar {
  const bits = hash(id);
  const half = [0, 1, 2].flatMap((x) => Array.from({ length: SIDE }, (_, y) => [x, y] as const));
  const filled = half.filter(([x, y]) => (bits >>> (x * SIDE + y)) & 1);
  const mirrored = filled.filter(([x]) => x < 2).map(([x, y]) => [SIDE - 1 - x, y] as const);
  return { hue: hash(`${id} hue`) % 360, cells: [...filled, ...mirrored] };
}
