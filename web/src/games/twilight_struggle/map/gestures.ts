/** Dragging, pinching and the wheel on the map. A drag is not a click. */
import type { Attachment } from "svelte/attachments";
import type { Point } from "../facts";
import type { Camera } from "./camera.svelte";

const SLACK = 6;

export function gestures(camera: Camera): Attachment<SVGSVGElement> {
  return (svg) => {
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    let isDragging = false;

    const at = (event: MouseEvent): Point => {
      const corner = svg.getBoundingClientRect();
      return [event.clientX - corner.left, event.clientY - corner.top];
    };
    const spread = ([a, b]: Point[]): number => Math.hypot(a![0] - b![0], a![1] - b![1]);
    const middle = ([a, b]: Point[]): Point => [(a![0] + b![0]) / 2, (a![1] + b![1]) / 2];

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, at(event));
      if (fingers.size === 1) [start, isDragging] = [at(event), false];
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before || !start) return;
      const now = at(event);
      if (!isDragging && Math.hypot(now[0] - start[0], now[1] - start[1]) < SLACK) return;
      isDragging = true;
      svg.setPointerCapture(event.pointerId);
      const old = [...fingers.values()];
      fingers.set(event.pointerId, now);
      if (fingers.size === 1) camera.pan(now[0] - before[0], now[1] - before[1]);
      else if (fingers.size === 2) pinch(old, [...fingers.values()]);
    }

    function pinch(old: Point[], now: Point[]): void {
      const [from, to] = [middle(old), middle(now)];
      camera.pan(to[0] - from[0], to[1] - from[1]);
      camera.zoom(spread(now) / Math.max(1, spread(old)), to);
    }

    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
    }

    function click(event: MouseEvent): void {
      if (isDragging) event.stopPropagation();
      isDragging = false;
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1;
      camera.zoom(Math.exp(-event.deltaY * lines * 0.0016), at(event));
    }

    const stop = new AbortController();
    const heed = { signal: stop.signal };
    svg.addEventListener("pointerdown", down, heed);
    svg.addEventListener("pointermove", move, heed);
    svg.addEventListener("pointerup", up, heed);
    svg.addEventListener("pointercancel", up, heed);
    svg.addEventListener("click", click, { ...heed, capture: true });
    svg.addEventListener("wheel", wheel, { ...heed, passive: false });
    return () => stop.abort();
  };
}
