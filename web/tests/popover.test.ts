import { describe, expect, it } from "vitest";
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
