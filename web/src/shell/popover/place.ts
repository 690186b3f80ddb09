/** Where a popover goes: beside its element, inside the window, over nothing that must stay visible if possible. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 8;
/** Covering the element itself is worse than covering the same area of what lies around it. */
const ITSELF = 20;

/** The side of the element that comes first if both are equally good. */
export type Reading = "ltr" | "rtl";

/**
 * The left and top edge of a popover for the element `at`, in a window; it covers as little as possible of `at` and of
 * the boxes in `clear`, and then stays as close to `at` as possible.
 */
export function place(
  size: Size,
  at: Box,
  clear: readonly Box[],
  window: Size,
  reading: Reading = "ltr",
): { left: number; top: number } {
  const around = [at, ...clear.filter((box) => touches(box, at))];
  const sides = [at.right + GAP, at.left - GAP - size.width];
  if (reading === "rtl") sides.reverse();
  const lefts = [middle(at.left, at.right, size.width), ...sides];
  const tops = [
    ...around.map((box) => box.top - GAP - size.height),
    Math.min(...around.map((box) => box.top)) - GAP - size.height,
    ...around.map((box) => box.bottom + GAP),
    Math.max(...around.map((box) => box.bottom)) + GAP,
    middle(at.top, at.bottom, size.height),
  ];
  const places = lefts.flatMap((left) =>
    tops.map((top) => ({
      left: within(left, size.width, window.width),
      top: within(top, size.height, window.height),
    })),
  );
  const costs = places.map((each) => cost(boxOf(each, size), at, clear));
  return places[costs.indexOf(Math.min(...costs))]!;
}

const middle = (from: number, to: number, length: number): number => (from + to - length) / 2;
const within = (start: number, length: number, whole: number): number =>
  Math.max(GAP, Math.min(start, whole - length - GAP));
const boxOf = ({ left, top }: { left: number; top: number }, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

function cost(box: Box, at: Box, clear: readonly Box[]): number {
  const covered = ITSELF * shared(box, at) + clear.reduce((sum, each) => sum + shared(box, each), 0);
  const across = middle(box.left, box.right, 0) - middle(at.left, at.right, 0);
  const down = middle(box.top, box.bottom, 0) - middle(at.top, at.bottom, 0);
  return covered + Math.hypot(across, down) / 100;
}

/** The area two boxes have in common. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const touches = (one: Box, other: Box): boolean => shared(one, other) > 0;
