import { describe, expect, it } from "vitest";
import { LANGUAGES, gameTexts, hasQuickStart, quickTexts, type Texts } from "$shell/text.svelte";
import { quickFiguresOf } from "../src/games";
import { POINTS } from "../src/games/twilight_struggle/facts";
import { entriesOf, SIDES } from "../src/learn/quick";

const GAMES = ["twilight_struggle", "hector_achilles", "roll_player"];
const PARTS = SIDES.flat();
const LEAST = 500; // words in English
const MOST = 900;

const words = (texts: Texts): number =>
  PARTS.flatMap(({ id }) => [
    texts.format(`quick-${id}`),
    ...entriesOf(texts, id).map(({ name, text }) => `${name ?? ""} ${text}`),
  ])
    .join(" ")
    .split(/\s+/).length;

describe.each(GAMES)("the quick start of %s", (game) => {
  it.each(LANGUAGES)("has a heading and entries for every part in %s", async (lang) => {
    const texts = await quickTexts(lang, game);
    expect(hasQuickStart(game)).toBe(true);
    for (const { id } of PARTS) {
      expect(texts.has(`quick-${id}`), id).toBe(true);
      expect(entriesOf(texts, id).length, id).toBeGreaterThan(1);
    }
    expect(entriesOf(texts, "advice")).toHaveLength(3);
  });

  it.each(LANGUAGES)("shows every text it has in %s", async (lang) => {
    const [texts, others] = [await quickTexts(lang, game), await gameTexts(lang, game)];
    const figures = await quickFiguresOf(game);
    const shown = [
      ...PARTS.flatMap(({ id }) => [`quick-${id}`, ...entriesOf(texts, id).map(({ key }) => key)]),
      ...figures.map(({ id }) => `quick-figure-${id}`),
    ];
    for (const key of shown) {
      expect(texts.format(key)).not.toBe(key);
      expect(others.has(key), `${key} is loaded with the board`).toBe(false);
    }
  });

  it("is short", async () => {
    const count = words(await quickTexts("en", game));
    expect(count).toBeGreaterThan(LEAST);
    expect(count).toBeLessThan(MOST);
  });

  it("has one or two figures, each in one of its parts", async () => {
    const figures = await quickFiguresOf(game);
    expect([1, 2]).toContain(figures.length);
    for (const { part } of figures) expect(PARTS.map(({ id }) => id)).toContain(part);
  });
});

describe("the points of the regions", () => {
  it("are those on the scoring cards", async () => {
    const texts = await gameTexts("en", "twilight_struggle");
    for (const [region, points] of Object.entries(POINTS)) {
      const said = texts.format(`card-${region.replaceAll("_", "-")}-scoring-text`);
      const [presence, domination, control] = points;
      expect(said).toContain(`Presence ${presence}, domination ${domination}`);
      expect(said).toMatch(control === null ? /control.*wins/ : new RegExp(`control ${control}\\b`));
    }
  });
});

it("a game without a quick start has none", () => {
  expect(hasQuickStart("chess")).toBe(false);
});
