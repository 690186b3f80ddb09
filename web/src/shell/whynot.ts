/** Lets things on a board that are not offered say why. */
import type { Attachment } from "svelte/attachments";
import type { Play } from "./play.svelte";

/** A click on this element, or Enter, says why the option is not offered; an offered option is left alone. */
export function saysWhy(play: Play, option: string): Attachment<HTMLElement> {
  return (element) => {
    const explain = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
      if (play.ask === null || play.ask.options.includes(option)) return;
      event.preventDefault();
      void play.explain(option, element);
    };
    for (const when of ["click", "keydown"]) element.addEventListener(when, explain);
    return () => {
      for (const when of ["click", "keydown"]) element.removeEventListener(when, explain);
    };
  };
}
