/**
 * Details of anything on the page, in one popover: `{@attach details(play, id)}` on an element shows the game's `Detail`
 * for that id on hover, focus and long press. A long press never picks.
 *
 * A click on what is not offered pins the popover, and so does a tap that selects an option. A pinned popover stays until
 * the next click elsewhere or Escape. `data-clear` marks areas the popover should not cover,
 * `data-clear="always"` those it covers last.
 */
import type { Attachment } from "svelte/attachments";
import type { Play } from "../play.svelte";

export const HOVER = 150; // milliseconds
export const LONG_PRESS = 350;
const STILL = 10; // pixels that a finger may move during a long press

export interface Shown {
  readonly play: Play;
  readonly id: string;
  readonly by: HTMLElement | SVGElement;
  readonly isPinned: boolean;
}

class Popover {
  shown = $state.raw<Shown | null>(null);

  hide(by?: Element): void {
    if (by === undefined || this.shown?.by === by) this.shown = null;
  }
}

export const popover = new Popover();
/** The id of the popover's element, which describes the element it was shown for. */
export const POPOVER = "details";

/** Show the details of an id with an element; nothing if the id is null. */
export function details(play: Play, id: string | null): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    if (id === null) return;
    const pointing = new Pointing(play, id, element);
    element.dataset.details = id;
    const unlisten = pointing.listen();
    return () => {
      unlisten();
      delete element.dataset.details;
    };
  };
}

/** Where the pointer was last moved to: what slides under a pointer that rests was not pointed at. */
let last: { readonly x: number; readonly y: number } | null = null;
const follow = (event: PointerEvent): void => void (last = event);
for (const name of ["pointermove", "pointerdown"] as const) window.addEventListener(name, follow, { passive: true });
const rests = (event: PointerEvent): boolean => last !== null && event.x === last.x && event.y === last.y;

class Pointing {
  #timer = 0;
  /** It has slid under a pointer that rests. */
  #slid = false;
  #pointer = "";
  #from = { x: 0, y: 0 };
  /** The current press was long: the click that ends it is swallowed. */
  #wasLong = false;

  constructor(
    readonly play: Play,
    readonly id: string,
    readonly element: HTMLElement | SVGElement,
  ) {}

  listen(): () => void {
    const stop = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
      capture = false,
    ): void => this.element.addEventListener(name, listener as EventListener, { signal: stop.signal, capture });
    on("pointerenter", (event) => this.#enter(event));
    on("pointerleave", () => this.#leave());
    on("pointerdown", (event) => this.#press(event));
    on("pointermove", (event) => this.#move(event));
    for (const end of ["pointerup", "pointercancel"] as const) on(end, () => clearTimeout(this.#timer));
    on("contextmenu", (event) => this.#pointer === "touch" && event.preventDefault());
    on("click", (event) => this.#swallow(event), true);
    on("click", () => this.#click());
    on("focusin", (event) => (event.target as Element).matches(":focus-visible") && this.#show(false));
    on("focusout", (event) => this.#blur(event));
    return () => {
      stop.abort();
      clearTimeout(this.#timer);
      popover.hide(this.element);
    };
  }

  #show(isPinned: boolean): void {
    popover.shown = { play: this.play, id: this.id, by: this.element, isPinned };
  }

  get #isPinned(): boolean {
    return popover.shown?.by === this.element && popover.shown.isPinned;
  }

  #enter(event: PointerEvent): void {
    this.#pointer = event.pointerType;
    if (event.pointerType === "touch" || this.#isPinned) return;
    this.#slid = rests(event);
    if (!this.#slid) this.#timer = window.setTimeout(() => this.#show(false), HOVER);
  }

  #leave(): void {
    clearTimeout(this.#timer);
    if (!this.#isPinned) popover.hide(this.element);
  }

  #press(event: PointerEvent): void {
    this.#pointer = event.pointerType;
    this.#from = event;
    this.#wasLong = false;
    if (event.pointerType !== "touch") return;
    this.#timer = window.setTimeout(() => {
      this.#wasLong = true;
      this.#show(true);
    }, LONG_PRESS);
  }

  #move(event: PointerEvent): void {
    if (this.#slid) this.#enter(event);
    if (event.pointerType !== "touch") return;
    if (Math.hypot(event.x - this.#from.x, event.y - this.#from.y) > STILL) clearTimeout(this.#timer);
  }

  #swallow(event: Event): void {
    if (!this.#wasLong) return;
    this.#wasLong = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** Pin what is not offered; after a tap, also what the tap selected. */
  #click(): void {
    clearTimeout(this.#timer);
    if (!this.#isOffered) this.#isPinned ? popover.hide() : this.#show(true);
    else if (this.#pointer === "touch") setTimeout(() => this.play.chosen === this.id && this.#show(true));
  }

  get #isOffered(): boolean {
    return this.element.closest("[data-option]") !== null || this.element.querySelector("[data-option]") !== null;
  }

  /** Deferred: a focused element may lose the focus by being removed, while the page is updated. */
  #blur(event: FocusEvent): void {
    const isInside = (event.relatedTarget as Element | null)?.closest(`#${POPOVER}`);
    if (!isInside) queueMicrotask(() => this.#isPinned || popover.hide(this.element));
  }
}
