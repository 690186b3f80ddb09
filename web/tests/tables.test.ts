import { describe, expect, test } from "vitest";
import { FluentResource } from "@fluent/bundle";
import type { OptionInfo, TableInfo } from "../src/wire";
import { agentParts } from "../src/shell/agent";
import { avatarOf } from "../src/shell/avatar";
import { changedOptions } from "../src/shell/options";
import { byUrgency, glanceWords, isTurnOf } from "../src/shell/tables";
import { Texts, type Language } from "../src/shell/text.svelte";

const texts = (source: string, lang: Language = "en"): Texts => new Texts(lang, [new FluentResource(source)]);
const table = (id: string, asked: number[], rest: Partial<TableInfo> = {}): TableInfo =>
  ({
    id,
    asked,
    moved: 0,
    deadline: null,
    chairs: ["ann", "bob"].map((id) => ({ account: { id } })),
    ...rest,
  }) as TableInfo;

describe("lists of tables", () => {
  test("my turn comes first, the least time first, then the longest waiting; then the latest moves", () => {
    const lists = [
      table("old", [1], { moved: 1 }),
      table("new", [1], { moved: 9 }),
      table("waits", [0], { moved: 5 }),
      table("waits longer", [0, 1], { moved: 2 }),
      table("hurry", [0], { moved: 7, deadline: 50 }),
    ];
    expect(lists.sort((a, b) => byUrgency(a, b, "ann")).map(({ id }) => id)).toEqual([
      "hurry",
      "waits longer",
      "waits",
      "new",
      "old",
    ]);
    expect(isTurnOf(lists[0]!, undefined)).toBe(false);
  });

  test("figures are put into words, several numbers as a score", () => {
    const words = texts("game-glance = Round { $round }: { $stars }");
    const glance = { round: 3, stars: [12, 9], sheets: ["..1"] };
    expect(glanceWords(words, table("a", [], { glance }))).toBe("Round 3: 12\u00a0:\u00a09");
    expect(glanceWords(words, table("a", []))).toBe("");
    const hebrew = texts("game-glance = { $stars }", "he");
    expect(glanceWords(hebrew, table("a", [], { glance }))).toBe("\u200f12\u00a0:\u00a09");
  });

  test("only the options that differ are named", () => {
    const option = (name: string, values: string[], excludes = {}): OptionInfo => ({
      name,
      values,
      default: values[0]!,
      excludes,
    });
    const options = [
      option("edition", ["new", "old"], { old: [["map", "big"]] }),
      option("bid", ["off", "on"]),
      option("cards", ["all", "few"]),
      option("map", ["big", "small"]),
    ];
    const words = texts("option-edition-name = Edition\noption-edition-old = first\noption-bid-name = Bid");
    expect(changedOptions(words, options, { edition: "old", bid: "on", cards: "all", map: "small" })).toEqual([
      "Edition: first",
      "Bid",
    ]);
  });
});

describe("times in relative words", () => {
  const MINUTE = 60_000;
  test.each([
    ["en", -3 * MINUTE, "3 minutes ago"],
    ["en", 150 * MINUTE, "in 2 hours"],
    ["en", -20_000, "now"],
    ["en", 20_000, "in 20 seconds"],
    ["hu", -3 * MINUTE, "3 perccel ezelőtt"],
    ["el", -3 * MINUTE, "πριν από 3 λεπτά"],
    ["he", -3 * MINUTE, "לפני 3 דקות"],
    ["he", -MINUTE, "לפני דקה"],
    ["he", 120 * MINUTE, "בעוד שעתיים"],
    ["he", -24 * 60 * MINUTE, "אתמול"],
    ["he", -7 * 24 * 60 * MINUTE, "לפני שבוע"],
  ] as const)("%s %d", (lang, after, words) => {
    expect(texts("", lang).ago(1_000_000_000 + after, 1_000_000_000)).toBe(words);
  });
});

test("an avatar depends on the id alone and is symmetric", () => {
  const one = avatarOf("Drh_htN7xjCq63WS");
  expect(avatarOf("Drh_htN7xjCq63WS")).toEqual(one);
  expect(avatarOf("Drh_htN7xjCq63WT")).not.toEqual(one);
  const cells = new Set(one.cells.map(String));
  for (const [x, y] of one.cells) expect(cells).toContain(String([4 - x, y]));
});

test.each([
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36",
    "Chrome",
    "Linux",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36 Edg/120.0",
    "Edge",
    "Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mob",
    "Safari",
    "iPhone",
  ],
  ["Mozilla/5.0 (Android 14; Mobile; rv:121.0) Gecko/121.0 Firefox/121.0", "Firefox", "Android"],
  ["python-httpx/0.27", "python-httpx", ""],
  ["", "", ""],
])("%s", (agent, browser, system) => {
  expect(agentParts(agent)).toEqual({ browser, system });
});
