import { describe, expect, test } from "vitest";
import { levelAfter } from "../src/shell/parts/sheet";

describe("a sheet that is dragged", () => {
  test.each([
    ["peek", 20, "peek"],
    ["peek", 120, "half"],
    ["peek", 400, "full"],
    ["half", -120, "peek"],
    ["half", 120, "full"],
    ["full", -120, "half"],
    ["full", -400, "peek"],
    ["full", 400, "full"],
  ] as const)("goes from %s by %i pixels to %s", (level, upwards, expected) => {
    expect(levelAfter(level, upwards, 600)).toBe(expected);
  });
});
