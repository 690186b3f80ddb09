import { beforeEach, describe, expect, test } from "vitest";
import { LANGUAGES, shell } from "../src/shell/text.svelte";
import { personName, toldApart } from "../src/shell/words";
import type { Account } from "../src/wire";

const computer = (name: string, level: string | null): Account => ({ id: "a1", name, kind: "program", level });

describe("names", () => {
  beforeEach(() => shell.speak("el"));

  test("a computer player of the server is named by its level", () => {
    expect(personName(computer("Agon (champion)", "champion"))).toBe("Agon (Πρωταθλητής)");
  });

  test.each(LANGUAGES)("in %s too", async (lang) => {
    await shell.speak(lang);
    expect(personName(computer("Agon (novice)", "novice"))).not.toContain("level-");
    expect(personName(computer("Agon (novice)", "novice")).startsWith("\u200f")).toBe(lang === "he");
  });

  test("computer players without a level, and people, keep their names", () => {
    expect(personName(computer("Agon (novice)", null))).toBe("Agon (novice)");
    expect(personName(computer("Deep Troy", null))).toBe("Deep Troy");
    expect(personName({ id: "a2", name: "Agon (novice)", kind: "person", level: null })).toBe("Agon (novice)");
  });

  test("equal names are told apart by a number", () => {
    expect(toldApart(["Anna", "Agon (novice)", "", "Agon (novice)", ""])).toEqual([
      "Anna",
      "Agon 1 (novice)",
      "",
      "Agon 2 (novice)",
      "",
    ]);
    expect(toldApart(["Bo", "Bo"])).toEqual(["Bo 1", "Bo 2"]);
  });

  test("a guest is one in the reader's language", () => {
    expect(personName({ id: "a4", name: "Guest 1a2b3c4d", kind: "guest", level: null })).toMatch(
      /^Επισκέπτης .*1a2b3c4d/,
    );
    expect(personName({ id: "a5", name: "Guest 1a2b3c4d", kind: "person", level: null })).toBe("Guest 1a2b3c4d");
  });

  test("who is gone, and an empty chair, are told in words", () => {
    expect(personName({ id: "a3", name: "x", kind: "gone", level: null })).not.toBe("x");
    expect(personName(null)).not.toBe("");
  });
});
