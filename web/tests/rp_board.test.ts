import { fireEvent, render, screen } from "@testing-library/svelte";
import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Ask } from "$wire";
import { Play, type Prospects } from "$shell/play.svelte";
import { LANGUAGES, Texts, type Language } from "$shell/text.svelte";
import rollPlayer from "../src/games/roll_player";
import { effectText, printedCard, RACES, ROWS } from "../src/games/roll_player/facts";
import { hand } from "../src/games/roll_player/hand.svelte";
import { linesOf } from "../src/games/roll_player/sheet/star_sources";
import {
  newsOf,
  signed,
  stepTo,
  trayCards,
  trayDice,
  type RollPlayerView,
  type Score,
} from "../src/games/roll_player/view";

vi.hoisted(() => {
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
});

const read = (path: string): FluentResource => new FluentResource(readFileSync(path, "utf8"));
const textsIn = (lang: Language): Texts =>
  new Texts(lang, [
    read(`../src/agon/games/roll_player/text/${lang}.ftl`),
    read(`src/games/roll_player/text/${lang}.ftl`),
  ]);

class Sitting extends Play {
  readonly chosenOptions: string[] = [];
  protected choose(_: Ask, option: string): Promise<void> {
    this.chosenOptions.push(option);
    return Promise.resolve();
  }
  prospects(): Promise<Prospects | null> {
    return Promise.resolve(null);
  }
}

const goal = { dice: 7, race: 2, weapons: 0, score: 9, met: false, stars: 0 };
const score: Score = {
  goals: { str: goal, dex: goal, con: goal, int: goal, wis: goal, cha: goal },
  goal_stars: 4,
  class_dice: 3,
  alignment: -1,
  matches: 2,
  backstory: 1,
  sets: { chain: { cards: 2, stars: 3, bonus: 1 } },
  shield: 0,
  armor: 4,
  traits: { weak: 3 },
  trait_stars: 3,
  total: 14,
};
const row = {
  dice: ["green_6", "red_2", null],
  wanted: [null, "red", null],
  matched: [false, true, false],
  goal: "16-17",
  stars: 2,
};
const sheet: RollPlayerView["sheets"][string] = {
  race: "elf",
  side: "female",
  class: "ranger",
  colour: "green",
  ability: "skilled",
  backstory: "hunter",
  alignment: "hermit",
  rows: { str: row, dex: row, con: row, int: row, wis: row, cha: row },
  spaces: [-1, 0, -1, 0, 3, 0, -1, 0, -1],
  token: 4,
  waiting: ["blue_1", "blue_1", "gold_4"],
  gold: 5,
  charisma: 1,
  initiative: "initiative_2",
  passing: null,
  weapons: [{ card: "longbow", type: "weapon", cost: 5, hands: 2 }],
  armor: [],
  traits: [{ card: "weak", type: "trait", cost: 4, arrow: "up" }],
  skills: [{ card: "search", type: "skill", cost: 4, arrow: "up", upright: false }],
  stars: 0,
  score,
};
const view: RollPlayerView = {
  phase: "dice",
  round: 3,
  rounds: 12,
  start: "p2",
  active: "p1",
  final: false,
  bag_size: 40,
  deck_size: 20,
  supply: 30,
  initiative: [
    { card: "initiative_1", die: "white_1", coin: false, taken_by: null },
    { card: "initiative_2", die: "black_3", coin: true, taken_by: "p1" },
  ],
  market: [{ card: "famous", type: "trait", cost: 6, price: 5, arrow: "up" }],
  discard: ["chain_helm"],
  removed: [],
  scoring: { backstory: [0, 0, 1, 1, 3, 3, 6], armor: {} },
  sheets: { p1: sheet, p2: { ...sheet, waiting: [], initiative: null } },
};

function sitting(what: string, options: string[], changes: Partial<RollPlayerView> = {}): Sitting {
  const play = new Sitting("roll_player", {});
  play.view = { ...view, ...changes };
  play.seat = "p1";
  play.state = "playing";
  play.texts = textsIn("en");
  play.ask = { number: 7, what, options };
  return play;
}
const picked = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("[data-option]")].map((each) => each.dataset.option!);

beforeEach(() => {
  document.body.innerHTML = "";
  Object.assign(hand, { what: "", option: "", cause: "" });
});

describe("what can be picked on the board", () => {
  const asks: [string, string[], string[]][] = [
    ["sheet", ["elf", "orc"], ["elf", "orc"]],
    ["side", ["male", "female"], ["male", "female"]],
    ["class", ["druid", "ranger"], ["druid", "ranger"]],
    ["starting_die", ["blue_1", "gold_4"], ["blue_1", "gold_4"]],
    ["row", ["str", "cha"], ["str", "cha"]],
    ["order", ["red_2", "white_2"], ["red_2", "white_2"]],
    ["initiative", ["initiative_1"], ["initiative_1"]],
    ["take_coin", ["initiative_2", "pass"], ["initiative_2"]],
    ["action", ["wis", "pass"], ["wis"]],
    ["target", ["str_1", "dex_2"], ["str_1", "dex_2"]],
    ["change", ["red_1", "red_3"], ["red_1", "red_3"]],
    ["direction", ["up", "left", "pass"], ["up", "left"]],
    ["copy", ["climb"], ["climb"]],
    ["search", ["blue", "gold"], ["blue", "gold"]],
    ["pool", ["initiative_1", "done"], ["initiative_1"]],
    ["attune", ["chain_helm", "pass"], ["chain_helm"]],
    ["market", ["famous", "discard"], ["famous"]],
    ["sell", ["famous"], ["famous"]],
    ["drop", ["longbow", "pass"], ["longbow"]],
    ["refresh", ["search", "pass"], ["search"]],
    ["effect", ["apply", "decline"], []],
    ["tokens", ["spend_tokens", "keep_tokens"], []],
  ];
  it.each(asks)("%s", (what, options, expected) => {
    const play = sitting(what, options);
    render(rollPlayer.Board, { play });
    expect(options.filter((option) => rollPlayer.onBoard(play, option))).toEqual(expected);
    expect(picked().toSorted()).toEqual(expected.toSorted());
  });

  it("picks what is pressed, and only that", () => {
    const play = sitting("row", ["dex"]);
    render(rollPlayer.Board, { play });
    document.querySelector<HTMLElement>('[data-option="dex"]')!.click();
    expect(play.chosenOptions).toEqual(["dex"]);
  });

  it("offers nothing to a spectator, and leaves the questions of chance to the bar", () => {
    const watching = sitting("row", ["dex"]);
    watching.seat = null;
    expect(rollPlayer.onBoard(watching, "dex")).toBe(false);
    expect(rollPlayer.onBoard(sitting("draw_die", ["blue"]), "blue")).toBe(false);
  });
});

describe("the board", () => {
  it("says the price of a card, which may be less than its cost", () => {
    render(rollPlayer.Board, { play: sitting("market", ["famous", "discard"]) });
    expect(screen.getByRole("button", { name: /Famous; Trait;.*cost 6; costs you 5; can be chosen/ })).toBeTruthy();
  });

  it("says what lies in a space and whether it matches", () => {
    render(rollPlayer.Board, { play: sitting("target", ["str_2"]) });
    const name = "Strength, space 2, red 2, the backstory wants red, matches the backstory, can be chosen";
    expect(screen.getByRole("button", { name })).toBeTruthy();
  });

  it("leaves the question to the bar", () => {
    for (const [what, options] of [
      ["row", ["str"]],
      ["starting_die", ["blue_1"]],
      ["class", ["druid", "ranger"]],
    ] as const) {
      const play = sitting(what, [...options]);
      const { container, unmount } = render(rollPlayer.Board, { play });
      expect(container.textContent).not.toContain(play.texts.question(play.ask!));
      unmount();
    }
  });

  it("says whose sheet is shown, and leads back", async () => {
    const play = sitting("row", ["str"]);
    play.names = { p1: "Anna", p2: "Boris" };
    render(rollPlayer.Board, { play });
    expect(play.aside).toBeNull();
    await fireEvent.click(document.querySelector('[data-seat="p2"]')!);
    expect(screen.getByRole("status").textContent).toContain("Looking at Boris’s sheet.");
    expect(play.aside?.says).toBe("Looking at Boris’s sheet.");
    expect(picked()).toEqual([]);
    expect(play.aside?.back).toBe("Back to mine");
    play.aside?.leave();
    await tick();
    expect([play.aside, picked()]).toEqual([null, ["str"]]);
  });

  it("compares all heroes in the end and crowns the winners", () => {
    const play = sitting("row", [], { phase: "over", final: true });
    play.ask = null;
    play.result = { winners: ["p2"], reason: "most_stars" };
    render(rollPlayer.Board, { play });
    expect(screen.getAllByRole("columnheader")).toHaveLength(2);
    expect(screen.getByRole("columnheader", { name: /winner Player 2/ })).toBeTruthy();
    expect(document.querySelector("[data-stage]")).toBeNull(); // the last play would lie over the table, and say the same
  });
});

describe("the hand", () => {
  it("knows the die that is to be placed", () => {
    expect(hand.die(sitting("row", ["str"]))).toBe("black_3");
    const start = sitting("starting_die", ["blue_1", "gold_4"], { phase: "setup" });
    hand.pick(start, "gold_4");
    const row = sitting("row", ["str"], { phase: "setup" });
    hand.pick(row, "str");
    expect(hand.die(row)).toBe("gold_4");
  });

  it("knows what a question about a die is for", () => {
    hand.pick(sitting("action", ["str", "pass"]), "str");
    expect(hand.purpose(sitting("target", ["str_1"]))).toBe("str");
    expect(hand.purpose(sitting("market", ["famous"]))).toBeNull();
    hand.follow("reroll");
    expect(hand.purpose(sitting("keep", ["red_1", "red_4"]))).toBeNull();
  });

  it("finds the skill in the log after the page was left", () => {
    const play = sitting("effect", ["apply", "decline"]);
    play.log = [{ kind: "uses_skill", arguments: { side: ["seat", "p1"], skill: ["word", "search"] } }];
    expect(hand.purpose(play)).toBe("search");
  });
});

describe("words and numbers", () => {
  it("tells what a card does from the printed facts", () => {
    expect(effectText("steadfast", textsIn("en"))).toBe(
      "3 stars if the dice in the Constitution row total 17 or more.",
    );
    expect(effectText("chain_helm", textsIn("en"))).toMatch(/^Chain armour/);
    expect(printedCard("nothing")).toBeNull();
  });

  it.each(LANGUAGES)("has every word of every card in %s", (lang) => {
    const texts = textsIn(lang);
    for (const card of ["longbow", "mystic_cowl", "famous", "diplomacy"]) {
      expect(effectText(card, texts)).not.toMatch(/^effect-|\{/);
    }
    expect(RACES.size).toBe(6);
    expect(ROWS.every((each) => texts.has(`action-${each}-help`))).toBe(true);
  });

  it("counts the stars line by line, with gold only in the solo game", () => {
    const lines = linesOf(score, textsIn("en"));
    expect(lines.map((line) => line.stars)).toEqual([4, 3, -1, 1, 4, 3]);
    expect(linesOf({ ...score, gold: 2 }, textsIn("en")).at(-1)).toMatchObject({ key: "gold_left", stars: 2 });
    expect([2, 0, -1].map(signed)).toEqual(["+2", "0", "−1"]);
  });

  it("leads a step of the token to the space beside it", () => {
    const play = sitting("direction", ["up", "right"]);
    expect([1, 5, 3, 4].map((space) => stepTo(play, 4, space))).toEqual(["up", "right", null, null]);
  });

  it("lays out dice and cards that have no other place", () => {
    expect(trayDice(sitting("keep", ["red_1", "red_4"]))).toEqual(["red_1", "red_4"]);
    expect(trayCards(sitting("attune", ["chain_helm", "pass"]))).toEqual(["chain_helm"]);
    expect(trayDice(sitting("market", ["famous"]))).toEqual([]);
  });

  it("takes from the newest log lines what has rolled and moved", () => {
    const play = sitting("row", ["str"]);
    play.log = [
      { kind: "rolls", arguments: { side: ["seat", "p2"], die: ["word", "blue_2"] } },
      { kind: "rolls", arguments: { side: ["seat", "p1"], die: ["word", "red_2"] } },
      { kind: "places", arguments: { side: ["seat", "p1"], die: ["word", "red_2"], row: ["word", "str"] } },
    ];
    play.fresh = 1;
    expect([...newsOf(play).rolled]).toEqual(["red_2"]);
    expect([...newsOf(play).moved]).toEqual(["p1 str red_2"]);
  });
});
