import { describe, expect, it } from "vitest";
import { after, daily, dayOf, nearest, streak, type Listed, type Progress } from "../src/learn/puzzles";

const puzzle = (game: string, id: string, rating = 1200): Listed => ({
  game,
  id,
  rating,
  seat: "one",
  what: "card",
  milestone: 1,
});
const FRESH: Progress = { rating: 1200, results: {}, days: [] };
const CHESS = ["1-1", "1-9", "2-4"].map((id, at) => puzzle("chess", id, 1000 + 200 * at));
const GO = ["1-5", "3-3"].map((id) => puzzle("go", id));

describe("the puzzle of the day", () => {
  it("is the same for everybody on a day, and changes the game every day", () => {
    expect(daily([CHESS, GO], 100)).toBe(daily([CHESS, GO], 100));
    expect([100, 101, 102].map((day) => daily([CHESS, GO], day)?.game)).toEqual(["chess", "go", "chess"]);
  });

  it("goes through all puzzles of a game before one comes again", () => {
    const ids = [0, 1, 2].map((day) => daily([CHESS], day)!.id);
    expect(new Set(ids).size).toBe(3);
  });

  it("leaves out games without puzzles", () => {
    expect(daily([[], GO], 7)?.game).toBe("go");
    expect(daily([[]], 7)).toBeNull();
  });

  it("belongs to the day of the reader's time zone", () => {
    expect(dayOf(new Date(2026, 10, 19, 0, 1)) - dayOf(new Date(2026, 10, 18, 23, 59))).toBe(1);
  });
});

describe("a streak", () => {
  it("counts the days up to today, or up to yesterday while today's is open", () => {
    expect(streak([8, 9, 10], 10)).toBe(3);
    expect(streak([8, 9, 10], 11)).toBe(3);
    expect(streak([8, 9, 10], 12)).toBe(0);
    expect(streak([6, 8, 9], 9)).toBe(2);
  });
});

describe("the rating of the solver", () => {
  it("rises by a puzzle solved and falls by one missed, more if that was unlikely", () => {
    const rises = [1000, 1200, 1400].map((rating) => after(FRESH, puzzle("go", "1-1", rating), true, null).rating);
    expect(rises[0]).toBeGreaterThan(1200);
    expect(rises[1]).toBe(1216);
    expect(rises[2]).toBeGreaterThan(rises[1]!);
    expect(after(FRESH, puzzle("go", "1-1"), false, null).rating).toBe(1184);
  });

  it("counts only the first try", () => {
    const missed = after(FRESH, GO[0]!, false, 5);
    expect(after(missed, GO[0]!, true, 5)).toBe(missed);
    expect(missed.days).toEqual([]);
  });

  it("notes the day of a puzzle of the day that was solved", () => {
    expect(after(FRESH, GO[0]!, true, 5).days).toEqual([5]);
    expect(after(FRESH, GO[0]!, true, null).days).toEqual([]);
  });
});

describe("the next puzzle", () => {
  it("is the untried one whose rating is nearest", () => {
    expect(nearest(CHESS, FRESH)?.id).toBe("1-9");
    expect(nearest(CHESS, { ...FRESH, rating: 1350 })?.id).toBe("2-4");
    expect(nearest(CHESS, FRESH, "chess/1-9")?.id).not.toBe("1-9");
    expect(nearest(GO, { ...FRESH, results: { "go/1-5": false, "go/3-3": true } })).toBeNull();
  });
});
