/** The seven colours of dice. Each has its own symbol, for colour-blind readers. */
export interface Colour {
  readonly body: string;
  readonly edge: string;
  readonly pip: string;
  /** Drawn around the origin, 12 units wide. */
  readonly symbol: string;
}

const IVORY = "#fbf3df";
const INK = "#2b1d12";

export const COLOURS: Readonly<Record<string, Colour>> = {
  green: { body: "#2f7043", edge: "#153d22", pip: IVORY, symbol: "M-5 5C-6-3-1-6 6-6C6 2 2 6-4 4.4L1.5-1.5" },
  blue: { body: "#24569b", edge: "#0f2d5c", pip: IVORY, symbol: "M0-7C3-2 5 0 5 2.4A5 5 0 0 1-5 2.4C-5 0-3-2 0-7Z" },
  red: {
    body: "#ad2a2c",
    edge: "#5e1014",
    pip: IVORY,
    symbol: "M.5-7C1-3 5-1.5 5 2.3A5 4.6 0 0 1-5 2.3C-5 0-3.6-1-3.2-3.4C-2-2.4-1.6-1.6-1.2-.8C.4-2.6 0-5 .5-7Z",
  },
  purple: { body: "#713391", edge: "#3b1550", pip: IVORY, symbol: "M0-7L6 0L0 7L-6 0ZM-6 0H6" },
  black: {
    body: "#2d2925",
    edge: "#8f8371",
    pip: IVORY,
    symbol: "M1.5-6.5A6.5 6.5 0 1 0 6.3 3A5.4 5.4 0 0 1 1.5-6.5Z",
  },
  white: {
    body: "#f6efdf",
    edge: "#8a7a5c",
    pip: INK,
    symbol: "M0-7.4L1.8-1.8L7.4 0L1.8 1.8L0 7.4L-1.8 1.8L-7.4 0L-1.8-1.8Z",
  },
  gold: { body: "#dda92c", edge: "#7a5408", pip: INK, symbol: "M-6.4 4.6L-6.8-3.6L-3-.4L0-5.6L3-.4L6.8-3.6L6.4 4.6Z" },
};

/** Where the pips of a face lie, in a die 64 wide; a corner is left to the symbol. */
const NEAR = 22;
const MIDDLE = 35;
const FAR = 48;
const CORNERS = [
  [NEAR, NEAR],
  [FAR, FAR],
] as const;
const OTHERS = [
  [NEAR, FAR],
  [FAR, NEAR],
] as const;
const SIDES = [
  [NEAR, MIDDLE],
  [FAR, MIDDLE],
] as const;
const CENTRE = [[MIDDLE, MIDDLE]] as const;

export const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  1: CENTRE,
  2: CORNERS,
  3: [...CORNERS, ...CENTRE],
  4: [...CORNERS, ...OTHERS],
  5: [...CORNERS, ...OTHERS, ...CENTRE],
  6: [...CORNERS, ...OTHERS, ...SIDES],
};

/** The colour and the face of a die: `gold_3`. */
export function parts(die: string): { colour: string; face: string } {
  const at = die.lastIndexOf("_");
  return at < 0 ? { colour: die, face: "" } : { colour: die.slice(0, at), face: die.slice(at + 1) };
}
