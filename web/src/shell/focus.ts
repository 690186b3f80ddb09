/** Keeps the keyboard focus when the focused element disappears. */
import type { Attachment } from "svelte/attachments";

/** Keep the focus inside an element: if the focused part of it is removed, focus another. */
export function keepsFocus(lead: (part: HTMLElement) => HTMLElement | null): Attachment<HTMLElement> {
  return (part) => {
    let isHere = false;
    const look = (event: Event): void => void (isHere = part.contains(event.target as Node));
    const observer = new MutationObserver(() => {
      if (isHere && document.activeElement === document.body) lead(part)?.focus({ preventScroll: true });
    });
    observer.observe(part, { attributes: true, childList: true, subtree: true });
    for (const when of ["focusin", "pointerdown"]) document.addEventListener(when, look);
    return () => {
      observer.disconnect();
      for (const when of ["focusin", "pointerdown"]) document.removeEventListener(when, look);
    };
  };
}
