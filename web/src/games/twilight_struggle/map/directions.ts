/** The next country in a direction, for moving over the map with the arrow keys. */
import { BOX, type Point } from "../facts";

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Distances are measured in plates, which are wider than high. What lies off the line counts twice as far as what lies
 * ahead, and nothing beyond 60 degrees counts at all.
 */
export function nextTowards(
  key: string,
  from: string,
  places: Readonly<Record<string, Point>>,
  ids: readonly string[],
): string | null {
  const [step, start] = [STEPS[key], places[from]];
  if (!step || !start) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const id of ids) {
    const [x, y] = places[id]!;
    const [dx, dy] = [(x - start[0]) / BOX[0], (y - start[1]) / BOX[1]];
    const ahead = dx * step[0] + dy * step[1];
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    if (id === from || ahead <= 0 || aside > ahead * 1.8) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [id, distance];
  }
  return best;
}
