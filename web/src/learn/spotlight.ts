/** Where on the screen is what a lesson points at. */
import type { Box } from "$shell/popover/place";

const AROUND = 6; // pixels of light around an element

const isSeen = ({ left, top, right, bottom }: Box): boolean => right > left && bottom > top;

const within = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** The elements of a board with an id: those that can be chosen, otherwise all that show it. */
export function elementsOf(board: ParentNode, id: string): Element[] {
  const all = (...names: string[]): Element[] => [
    ...board.querySelectorAll(names.map((name) => `[data-${name}~="${id}"]`).join()),
  ];
  const shown = (found: Element[]): Element[] => found.filter((each) => isSeen(each.getBoundingClientRect()));
  const offered = shown(all("option"));
  return offered.length > 0 ? offered : shown(all("spot", "country"));
}

/** The part of an element that is not cut off by what it lies in. */
export function seenOf(element: Element, window: Box): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  let box = within({ left, top, right, bottom }, window);
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
    if (getComputedStyle(each).overflow !== "visible") box = within(box, each.getBoundingClientRect());
  return box;
}

/** The boxes to light for some ids, within a window. */
export function boxesOf(board: ParentNode, ids: readonly string[], width: number, height: number): Box[] {
  const window = { left: 0, top: 0, right: width, bottom: height };
  const found = new Set(ids.flatMap((id) => elementsOf(board, id)));
  return [...found]
    .map((each) => seenOf(each, window))
    .filter(isSeen)
    .map(({ left, top, right, bottom }) => ({
      left: Math.round(Math.max(0, left - AROUND)),
      top: Math.round(Math.max(0, top - AROUND)),
      right: Math.round(Math.min(width, right + AROUND)),
      bottom: Math.round(Math.min(height, bottom + AROUND)),
    }));
}

/** The box around all boxes. */
export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});
