/** Finds how a line of text and buttons fits into a bar of fixed height, by trying. */
import type { Attachment } from "svelte/attachments";

/** In this order: smaller letters, the tools beside the question, a higher bar (where the frame has room for one). */
const WAYS = [
  "",
  "small",
  "above",
  "small above",
  "smallest",
  "smallest high",
  "smallest above",
  "smallest above high",
];
/** Nothing fits: the buttons scroll, and a list shows all of them. */
const SCROLLS = "smallest scrolls";
const SLACK = 1; // pixels

const isHigher = (part: Element, room: number): boolean => part.getBoundingClientRect().height > room + SLACK;

/** Whether all of the bar is in sight: its question (`.says` is the room of it), its buttons, and what is beside them. */
function fits(line: HTMLElement): boolean {
  const says = line.querySelector(".says")!;
  const choices = line.querySelector(".choices");
  return (
    line.scrollWidth <= line.clientWidth + SLACK &&
    says.scrollWidth <= says.clientWidth + SLACK &&
    !isHigher(says.querySelector(".question")!, says.clientHeight) &&
    (choices === null ||
      (choices.scrollWidth <= choices.clientWidth + SLACK && choices.scrollHeight <= choices.clientHeight + SLACK))
  );
}

/** Keep `data-fit` on the bar: the first way in which all of its line is in sight. */
export function fitted(line: HTMLElement): ReturnType<Attachment<HTMLElement>> {
  const bar = line.parentElement!;
  const fit = (): void => {
    const found = WAYS.some((way) => {
      if (bar.dataset.fit !== way) bar.dataset.fit = way;
      return fits(line);
    });
    if (!found) bar.dataset.fit = SCROLLS;
  };
  fit();
  void document.fonts?.ready.then(fit);
  const content = new MutationObserver(fit); // called before the next frame is painted
  content.observe(line, { childList: true, characterData: true, subtree: true });
  let frame = 0;
  const size = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fit);
  });
  size.observe(line);
  return () => {
    content.disconnect();
    size.disconnect();
    cancelAnimationFrame(frame);
  };
}
