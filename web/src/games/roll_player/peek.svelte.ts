/** An enlarged view of something on the board: on hover, focus or long press, or by a tap if it is not offered. */
import type { Attachment } from "svelte/attachments";

interface Looking {
  id: string | null;
  at: DOMRect | null;
}

export const looking: Looking = $state({ id: null, at: null });
const LONG_TOUCH = 450;

export function lookAway(): void {
  looking.id = null;
}

/** Adds a peek to an element; the id names what is shown. */
export function peeks(id: string | null): Attachment<Element> {
  return (element) => {
    if (id === null) return;
    let timer = 0;
    const look = (): void => {
      looking.at = element.getBoundingClientRect();
      looking.id = id;
    };
    const hover = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "mouse") timer = window.setTimeout(look, 200);
    };
    const touch = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== "mouse") timer = window.setTimeout(look, LONG_TOUCH);
    };
    const leave = (): void => {
      clearTimeout(timer);
      if (looking.id === id) lookAway();
    };
    const release = (): void => clearTimeout(timer);
    const focus = (): void => {
      if (element.matches(":focus-visible")) look();
    };
    const tap = (): void => {
      if (!element.hasAttribute("data-option")) look();
    };
    const heard: [string, (event: Event) => void][] = [
      ["pointerenter", hover],
      ["pointerdown", touch],
      ["pointerup", release],
      ["pointerleave", leave],
      ["focusin", focus],
      ["focusout", leave],
      ["click", tap],
    ];
    for (const [name, listener] of heard) element.addEventListener(name, listener);
    return () => {
      leave();
      for (const [name, listener] of heard) element.removeEventListener(name, listener);
    };
  };
}
