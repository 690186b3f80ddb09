import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Play } from "../src/shell/play.svelte";
import { details, HOVER, LONG_PRESS, popover } from "../src/shell/popover/details.svelte";
import { place, type Box } from "../src/shell/popover/place";

const SIZE = { width: 320, height: 400 };
const WINDOW = { width: 1440, height: 900 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const shared = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const at = (element: Box, clear: readonly Box[] = [], window = WINDOW, reading: "ltr" | "rtl" = "ltr"): Box => {
  const { left, top } = place(SIZE, element, clear, window, reading);
  return box(left, top, SIZE.width, SIZE.height);
};

describe("the place of a popover", () => {
  const hand = box(100, 740, 900, 112);

  it("covers neither a card of the hand nor its neighbours", () => {
    for (const left of [100, 400, 872]) {
      const card = box(left, 740, 128, 112);
      const found = at(card, [hand]);
      expect(shared(found, hand)).toBe(false);
    }
  });

  it("is beside a card that stands out of the hand, where there is no room above it", () => {
    const card = box(400, 460, 150, 210);
    const low = box(100, 560, 900, 112);
    const found = at(card, [low], { width: 1280, height: 720 });
    expect(shared(found, card)).toBe(false);
    expect(shared(found, low)).toBe(false);
  });

  it("is always inside the window", () => {
    for (const element of [box(0, 0, 10, 10), box(1430, 890, 10, 10), box(0, 890, 1440, 10), box(700, 0, 10, 900)]) {
      const found = at(element);
      expect([found.left, found.top].every((edge) => edge >= 8)).toBe(true);
      expect(found.right).toBeLessThanOrEqual(1432);
      expect(found.bottom).toBeLessThanOrEqual(892);
      expect(shared(found, element)).toBe(false);
    }
  });

  it("is on the side where reading goes on, if both are as good", () => {
    const tall = box(700, 0, 40, 900);
    expect(at(tall).left).toBe(748);
    expect(at(tall, [], WINDOW, "rtl").right).toBe(692);
  });

  it("rather covers a neighbour than the element on a phone", () => {
    const card = box(20, 410, 128, 176);
    const row = box(0, 330, 390, 300);
    const found = at(card, [row], { width: 390, height: 740 });
    expect(shared(found, card)).toBe(false);
  });
});

describe("what shows details", () => {
  const play = { chosen: null as string | null };
  let card: HTMLButtonElement;
  let clicks = 0;
  let detach: (() => void) | void;
  const point = (name: string, pointerType: string, at = 0): boolean =>
    card.dispatchEvent(new PointerEvent(name, { pointerType, clientX: at, bubbles: true, cancelable: true }));

  beforeEach(() => {
    vi.useFakeTimers();
    card = document.body.appendChild(document.createElement("button"));
    card.dataset.option = "nato";
    [clicks, play.chosen] = [0, null];
    card.addEventListener("click", () => clicks++);
    detach = details(play as Play, "nato")(card);
  });
  afterEach(() => {
    detach?.();
    card.remove();
    vi.useRealTimers();
    expect(popover.shown).toBeNull();
  });

  it("is a pointer that rests on it, until it leaves", () => {
    point("pointerenter", "mouse");
    vi.advanceTimersByTime(HOVER - 1);
    expect(popover.shown).toBeNull();
    vi.advanceTimersByTime(1);
    expect(popover.shown).toMatchObject({ id: "nato", by: card, isPinned: false });
    point("pointerleave", "mouse");
    expect(popover.shown).toBeNull();
  });

  it("is no pointer that rests while it slides there, before it moves", () => {
    point("pointermove", "mouse", 7);
    point("pointerenter", "mouse", 7);
    vi.advanceTimersByTime(2 * HOVER);
    expect(popover.shown).toBeNull();
    point("pointermove", "mouse", 8);
    vi.advanceTimersByTime(HOVER);
    expect(popover.shown).toMatchObject({ id: "nato", isPinned: false });
  });

  it("is a long press, which does not click", () => {
    point("pointerdown", "touch");
    vi.advanceTimersByTime(LONG_PRESS);
    expect(popover.shown).toMatchObject({ id: "nato", isPinned: true });
    point("pointerup", "touch");
    point("pointerleave", "touch");
    card.click();
    expect(clicks).toBe(0);
    expect(popover.shown).not.toBeNull();
    point("pointerdown", "touch");
    point("pointerup", "touch");
    card.click();
    expect(clicks).toBe(1);
  });

  it("is not a finger that scrolls", () => {
    point("pointerdown", "touch");
    point("pointermove", "touch", 30);
    vi.advanceTimersByTime(LONG_PRESS);
    expect(popover.shown).toBeNull();
  });

  it("is a tap that selects, and not one that chooses", () => {
    point("pointerdown", "touch");
    point("pointerup", "touch");
    card.click();
    vi.runAllTimers();
    expect(popover.shown).toBeNull();
    play.chosen = "nato";
    card.click();
    vi.runAllTimers();
    expect(popover.shown).toMatchObject({ isPinned: true });
  });

  it("is a click on what is not offered; a second one ends it", () => {
    delete card.dataset.option;
    card.click();
    expect(popover.shown).toMatchObject({ isPinned: true });
    card.click();
    expect(popover.shown).toBeNull();
  });
});
