import { describe, expect, it } from "vitest";
import { countOf, figuresOf, firstOf, found, indexOf, KINDS, passagesOf, type Kind } from "../src/learn/rulebook";
import { fold, pieces, wordsOf } from "../src/learn/search";

describe("searching", () => {
  it("heeds neither case nor accents, and keeps every place", () => {
    expect(fold("Έλεγχος ΧΏΡΑΣ Ő")).toBe("ελεγχοσ χωρασ o");
    expect(fold("İa")).toHaveLength(2);
    expect(fold("1–4 at −1")).toBe("1-4 at -1");
  });
  it("marks every word that was looked for", () => {
    expect(pieces("Coups lower DEFCON; a coup", wordsOf("COUP defcon"))).toEqual([
      { text: "Coup", hit: true },
      { text: "s lower ", hit: false },
      { text: "DEFCON", hit: true },
      { text: "; a ", hit: false },
      { text: "coup", hit: true },
    ]);
    expect(pieces("text", [])).toEqual([{ text: "text", hit: false }]);
  });
});

describe("a rulebook", () => {
  const rule = (id: string, kind: string, text: string) => ({ id, kind, text, lang: "en", studies: [] });
  const chapters = [
    { id: "1", number: "1", rules: [rule("TS-1", "rule", "A coup"), rule("TS-2", "example", "A coup in Iran")] },
    { id: "2", number: "2", rules: [rule("TS-3", "amb", "Space")] },
  ];
  const index = indexOf(chapters);
  const search = (query: string, kinds: readonly Kind[] = KINDS) =>
    found(chapters, index, query, new Set(kinds)).map((chapter) => chapter.rules.map((each) => each.id));

  it("is searched by text and id, all words together", () => {
    expect(search("coup")).toEqual([["TS-1", "TS-2"]]);
    expect(search("iran coup")).toEqual([["TS-2"]]);
    expect(search("ts-3")).toEqual([["TS-3"]]);
    expect(search("nothing")).toEqual([]);
  });
  it("shows the kinds that are wanted", () => {
    expect(search("", ["rulings"])).toEqual([["TS-3"]]);
    expect(countOf(found(chapters, index, "", new Set<Kind>(["rules", "examples"])))).toBe(2);
  });
  it("is a book: neighbours of a section make a paragraph, other kinds stand apart", () => {
    const rules = [
      rule("TS-000-6.1.1-a", "rule", "a"),
      rule("TS-000-6.1.1-b", "rule", "b"),
      rule("TS-000-6.1.2-a", "rule", "c"),
      rule("TS-000-6.1.2-ex", "example", "d"),
      rule("TS-R-1", "ruling", "e"),
      rule("TS-000-6.1.2-b", "rule", "f"),
    ];
    const passages = passagesOf(rules).map(({ kind, rules }) => `${kind}: ${rules.map(({ text }) => text).join("")}`);
    expect(passages).toEqual(["rules: ab", "rules: c", "examples: d", "rulings: e", "rules: f"]);
    expect(passagesOf(Array.from({ length: 8 }, (_, at) => rule(`RP-dice-${at}`, "rule", "x")))).toHaveLength(2);
  });
  it("has each lesson as a figure where most of its rules are", () => {
    const lesson = { id: "g/lessons/l", title: "L" };
    const shown = (id: string) => ({ ...rule(id, "rule", "x"), studies: [lesson, { id: "g/rules/x/y", title: "Y" }] });
    const book = [
      { id: "1", number: "1", rules: [shown("A-1")] },
      { id: "2", number: "2", rules: [shown("A-2"), shown("A-3")] },
    ];
    expect([...figuresOf(book)]).toEqual([["2", ["g/lessons/l"]]]);
  });
  it("is cut behind so many rules", () => {
    expect(firstOf(chapters, 1).map((chapter) => chapter.rules.length)).toEqual([1]);
    expect(firstOf(chapters, 9)).toEqual(chapters);
  });
});
