import { FluentResource } from "@fluent/bundle";
import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Bids from "../src/games/twilight_struggle/cards/Bids.svelte";
import Browse from "../src/games/twilight_struggle/cards/Browse.svelte";
import Detail from "../src/games/twilight_struggle/cards/Detail.svelte";
import Effects from "../src/games/twilight_struggle/cards/Effects.svelte";
import { WORDS, wordsOn } from "../src/games/twilight_struggle/cards/glossary";
import Hand from "../src/games/twilight_struggle/cards/Hand.svelte";
import { pictureOf } from "../src/games/twilight_struggle/cards/motifs";
import { cardOnBoard, selectsFirst } from "../src/games/twilight_struggle/cards/onBoard";
import { cardInUse, trayCards } from "../src/games/twilight_struggle/cards/playing";
import { CARDS, cardOf, opsOf, textOf } from "../src/games/twilight_struggle/cards/printed";
import { changing } from "../src/games/twilight_struggle/cards/signs";
import { sorted, sorting } from "../src/games/twilight_struggle/cards/sorting.svelte";
import { Play, type View } from "../src/shell/play.svelte";
import { popover } from "../src/shell/popover/details.svelte";
import { gameTexts, LANGUAGES, type LogLine, type Texts } from "../src/shell/text.svelte";

class Given extends Play {
  picked: string[] = [];

  protected async choose(_: unknown, option: string): Promise<void> {
    this.picked.push(option);
  }

  async prospects(): Promise<null> {
    return null;
  }
}

let texts: Texts;
beforeAll(async () => {
  texts = await gameTexts("en", "twilight_struggle");
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});
beforeEach(() => {
  sorting.way = "ops";
});

afterEach(cleanup);

function given(view: View, what = "", options: string[] = [], seat: string | null = "us", first = false): Given {
  const play = new Given("twilight_struggle", first ? { edition: "first" } : {});
  play.texts = texts;
  play.selectsFirst = (option) => selectsFirst(play, option);
  play.state = "playing";
  play.seat = seat;
  play.view = view;
  play.ask = what ? ({ what, options, number: 1 } as unknown as Play["ask"]) : null;
  return play;
}

const told = (kind: string, card: string): LogLine => ({ kind, arguments: { card: ["word", card] } });
const optionsShown = (): (string | null)[] =>
  [...document.querySelectorAll("[data-option]")].map((each) => each.getAttribute("data-option"));

describe("what is printed", () => {
  it("has the value of the edition that is played", () => {
    const purge = cardOf("red_scare_purge")!;
    expect(opsOf(given({}), purge)).toBe(4);
    expect(opsOf(given({}, "", [], "us", true), purge)).toBe(2);
  });

  it("has a text for every card, and a picture that no other card has", () => {
    expect(CARDS).toHaveLength(110);
    for (const card of CARDS) expect(textOf(given({}), card.id)).not.toContain("card-");
    const pictures = CARDS.map((card) => pictureOf(card.id));
    expect(pictures.every((picture) => /^M[^a-z]*\d/i.test(picture) && !picture.includes("NaN"))).toBe(true);
    expect(new Set(pictures).size).toBe(CARDS.length);
  });
});

describe("catalogues", () => {
  const files = import.meta.glob<string>("../src/games/twilight_struggle/text/cards.*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const keys = (lang: string): string[] => {
    const path = Object.keys(files).find((each) => each.endsWith(`.${lang}.ftl`))!;
    return new FluentResource(files[path]!).body.map((message) => message.id).sort();
  };

  it.each(LANGUAGES)("say the same in %s", (lang) => {
    expect(keys(lang)).toEqual(keys("en"));
    expect(keys(lang).every((key) => key.startsWith("cards-"))).toBe(true);
  });

  it("explain every word of the rules, and only words some card uses", () => {
    for (const word of WORDS) {
      expect(texts.has(`cards-glossary-${word.replaceAll("_", "-")}`), word).toBe(true);
      expect(CARDS.some((card) => wordsOn(card.id).includes(word))).toBe(true);
    }
    expect(wordsOn("junta")).toContain("free_coup");
  });
});

describe("which card is in use", () => {
  it("is the one in play, not a headline that waits", () => {
    const view = { in_play: ["blockade", "nato"], headline: { us: "nato", ussr: null } };
    expect(cardInUse(given(view))).toBe("blockade");
  });

  it("is the one spoken of last where there are two", () => {
    const play = given({ in_play: ["grain_sales_to_soviets", "comecon"] });
    play.log = [told("plays", "grain_sales_to_soviets"), told("takes_card", "comecon")];
    expect(cardInUse(play)).toBe("comecon");
    play.log = [...play.log, told("event_happens", "grain_sales_to_soviets")];
    expect(cardInUse(play)).toBe("grain_sales_to_soviets");
  });

  it("is the China Card where none is in play and the seat holds it", () => {
    const china = { holder: "us", face: "up" };
    expect(cardInUse(given({ in_play: [], china }))).toBe("the_china_card");
    expect(cardInUse(given({ in_play: [], china: { holder: "ussr", face: "up" } }))).toBeNull();
  });
});

describe("what can be picked on the cards", () => {
  it("is every offered card, wherever it lies", () => {
    const play = given({ hand: ["nato"] }, "choose", ["comecon", "pass"]);
    expect(trayCards(play)).toEqual(["comecon"]);
    expect(cardOnBoard(play, "comecon")).toBe(true);
    expect(cardOnBoard(play, "pass")).toBe(false);
    expect(cardOnBoard(play, "nato")).toBe(false);
  });

  it("is every use that is asked for, and every bid", () => {
    expect(cardOnBoard(given({}, "use", ["coup", "pass"]), "pass")).toBe(true);
    expect(cardOnBoard(given({}, "order", ["event_first"]), "event_first")).toBe(true);
    expect(cardOnBoard(given({}, "bid", ["us_3"]), "us_3")).toBe(true);
    expect(cardOnBoard(given({}, "target", ["influence"]), "influence")).toBe(false);
  });
});

it("names the effects that bear on the value of a seat's cards", () => {
  const effects = ["nato", "containment", "red_scare_purge:us", "red_scare_purge:ussr"];
  expect(changing(effects, "us")).toEqual(["containment", "red_scare_purge"]);
  expect(changing(effects, "ussr")).toEqual(["red_scare_purge"]);
});

describe("sorting", () => {
  const hand = ["fidel", "nato", "asia_scoring", "junta", "korean_war"];

  it("goes by value, by side as the seat sees it, by region", () => {
    const play = given({});
    expect(sorted(play, hand, "ops")).toEqual(["asia_scoring", "nato", "junta", "fidel", "korean_war"]);
    expect(sorted(play, hand, "side")).toEqual(["nato", "asia_scoring", "junta", "fidel", "korean_war"]);
    expect(sorted(play, hand, "region")).toEqual(["nato", "asia_scoring", "korean_war", "junta", "fidel"]);
    expect(sorted(given({}, "", [], "ussr"), hand, "side")[0]).toBe("fidel");
    const withChina = ["the_china_card", "fidel"];
    expect(sorted(given({ china: { face: "up" } }), withChina, "ops")).toEqual(["the_china_card", "fidel"]);
    expect(sorted(given({ china: { face: "down" } }), withChina, "ops")).toEqual(["fidel", "the_china_card"]);
  });
});

describe("the hand", () => {
  const china = { holder: "us", face: "up" };
  const view = { hand: ["nato", "fidel"], china, hand_sizes: { us: 2, ussr: 5 }, opponent_known: ["blockade"] };

  it("offers what is asked for, selects it, and then picks it", async () => {
    const play = given(view, "card", ["fidel", "the_china_card"]);
    render(Hand, { play });
    expect(optionsShown()).toEqual(["the_china_card", "fidel"]);
    const fidel = screen.getByRole("button", { name: /^Fidel/ });
    fidel.click();
    expect([play.picked, play.chosen]).toEqual([[], "fidel"]);
    await tick();
    expect(fidel.classList.contains("chosen")).toBe(true);
    fidel.click();
    expect([play.picked, play.chosen]).toEqual([["fidel"], null]);
    expect(screen.getByRole("button", { name: /^Blockade/ })).toBeTruthy();
  });

  it("opens a card that is not offered, to be read", async () => {
    const play = given(view, "card", ["fidel"]);
    render(Hand, { play });
    screen.getByRole("button", { name: /^NATO/ }).click();
    expect([play.picked, play.chosen]).toEqual([[], null]);
    expect(popover.shown).toMatchObject({ id: "nato", isPinned: true });
  });

  it("no longer holds the headline that lies face down", () => {
    render(Hand, { play: given({ ...view, chosen_headline: "nato" }) });
    expect([...document.querySelectorAll("[data-card]")].map((each) => each.getAttribute("data-card"))).toEqual([
      "the_china_card",
      "fidel",
    ]);
    expect(screen.getByText("Your headline, face down")).toBeTruthy();
  });

  it("moves from card to card by the arrow keys", async () => {
    render(Hand, { play: given({ ...view, china: { holder: "ussr", face: "up" } }, "card", ["nato", "fidel"]) });
    const [nato, fidel] = ["NATO", "Fidel"].map((name) => screen.getByRole("button", { name: new RegExp(`^${name}`) }));
    nato!.focus();
    nato!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    await tick();
    expect(document.activeElement).toBe(fidel);
    expect([nato!.tabIndex, fidel!.tabIndex]).toEqual([-1, 0]);
  });

  it("shows what can be done with the card in play", async () => {
    const play = given({ ...view, in_play: ["comecon"] }, "order", ["event_first", "ops_first", "space"]);
    render(Hand, { play });
    expect(optionsShown()).toEqual(["event_first", "ops_first", "space"]);
    expect(screen.getByText(textOf(play, "comecon"))).toBeTruthy();
    document.querySelector<HTMLElement>("[data-option=ops_first]")!.click();
    expect(play.picked).toEqual(["ops_first"]);
  });

  it("spreads out offered cards from elsewhere", () => {
    const play = given({ ...view, in_play: ["salt_negotiations"] }, "choose", ["comecon", "duck_and_cover", "pass"]);
    render(Hand, { play });
    expect(optionsShown()).toEqual(["duck_and_cover", "comecon"]);
  });

  it("shows onlookers only the backs", () => {
    render(Hand, { play: given({ hand_sizes: { us: 2, ussr: 5 }, china }, "", [], null) });
    expect(document.querySelectorAll(".back .back")).toHaveLength(7);
    expect(screen.getByText("The USSR holds 5 cards.")).toBeTruthy();
    expect(optionsShown()).toEqual([]);
  });
});

describe("piles, effects, details, bids", () => {
  it("finds cards by name, by text, by side", async () => {
    const cards = ["nato", "fidel", "comecon"];
    render(Browse, { play: given({}), title: "Discard pile", cards, close: () => undefined });
    const search = document.querySelector<HTMLInputElement>("input[type=search]")!;
    search.value = "cuba";
    search.dispatchEvent(new Event("input"));
    await tick();
    expect(document.querySelectorAll("li article")).toHaveLength(1);
    expect(screen.getByText("One card")).toBeTruthy();
  });

  it("names each effect with its side or its region", () => {
    const effects = ["nato", "red_scare_purge:us", "chernobyl:europe", "missile_envy:ussr"];
    render(Effects, { play: given({ effects }) });
    const chips = screen.getAllByRole("button").map((chip) => chip.textContent!.replace(/\s+/g, " ").trim());
    expect(chips).toEqual(["NATO", "Red Scare/Purge · US", "Chernobyl · Europe", "Missile Envy · USSR"]);
    const { container } = render(Detail, { play: given({ effects }), id: "missile_envy:ussr" });
    expect(container.textContent).toContain("The USSR must use it for operations in its next action round.");
  });

  it("tells about cards and countries, and nothing else", () => {
    const view = { influence: { iran: { us: 1, ussr: 0, control: null } } };
    const { container } = render(Detail, { play: given(view), id: "iran" });
    expect(container.textContent).toContain("uncontrolled");
    expect(render(Detail, { play: given(view), id: "fidel" }).container.textContent).toContain("Cuba");
    expect(render(Detail, { play: given(view), id: "coup" }).container.textContent).toBe("");
  });

  it("takes a bid, and tells what came of it", () => {
    const open = { bids: { us: null, ussr: null }, seating: ["us", "ussr"], extra: { us: 0, ussr: 0 } };
    const play = given(open, "bid", ["us_0", "us_1", "ussr_0", "ussr_1"]);
    const { unmount } = render(Bids, { play });
    document.querySelector<HTMLElement>("[data-option=ussr_1]")!.click();
    expect(play.picked).toEqual(["ussr_1"]);
    unmount();
    const made = { bids: { us: "ussr_2", ussr: "ussr_1" }, seating: ["ussr", "us"], extra: { us: 2, ussr: 0 } };
    const { container } = render(Bids, { play: given(made) });
    expect(container.textContent).toContain("the players change sides");
    expect(container.textContent).toContain("The US gets 2 extra influence");
  });
});
