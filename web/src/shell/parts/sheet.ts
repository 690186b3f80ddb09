/** How far a sheet is open: only its upper edge, about half, or all of the height it is given. */
export const LEVELS = ["peek", "half", "full"] as const;
export type Level = (typeof LEVELS)[number];

const SLACK = 36; // pixels: a shorter drag changes nothing
const FAR = 0.45; // of the height: a longer drag goes two levels

/** The level after dragging up by this many pixels, in a container of this height. */
export function levelAfter(level: Level, upwards: number, room: number): Level {
  const far = Math.abs(upwards);
  const steps = far < SLACK ? 0 : far < room * FAR ? 1 : 2;
  const next = LEVELS.indexOf(level) + Math.sign(upwards) * steps;
  return LEVELS[Math.max(0, Math.min(LEVELS.length - 1, next))]!;
}

/** Receives Escape and the back gesture of a phone (`CloseWatcher`); some browsers have none. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}
export const closeWatcher = (): (new () => CloseWatcher) | undefined =>
  (window as { CloseWatcher?: new () => CloseWatcher }).CloseWatcher;
