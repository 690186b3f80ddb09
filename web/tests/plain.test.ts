import { expect, test } from "vitest";
import { columnsOf, isLine, rowsOf } from "../src/plain/shape";

test("groups of few plain values are the rows of a table", () => {
  const rows = rowsOf({ italy: { us: 1, ussr: 0, control: null }, france: { us: 0, ussr: 2 } });
  expect(rows?.map(([name]) => name)).toEqual(["italy", "france"]);
  expect(columnsOf(rows!)).toEqual(["us", "ussr", "control"]);
  expect(rowsOf([{ card: "a" }, { card: "b" }])?.map(([name]) => name)).toEqual(["1", "2"]);
});

test("a wide or deep group is not a table", () => {
  const wide = Object.fromEntries("abcdefgh".split("").map((name) => [name, 1]));
  expect(rowsOf({ one: wide })).toBeNull();
  expect(rowsOf({ one: { deep: { deeper: { deepest: 1 } } } })).toBeNull();
  expect(rowsOf({ us: 1, ussr: 2 })).toBeNull();
  expect(rowsOf([])).toBeNull();
});

test("a small group of plain values fits in a line", () => {
  expect([{ us: 1, ussr: 2 }, [1, 2], "a", null].every(isLine)).toBe(true);
  expect([{ us: [1] }, [{ a: 1 }]].some(isLine)).toBe(false);
});
