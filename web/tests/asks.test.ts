import { describe, expect, test } from "vitest";
import { capitalised, gameTexts, LANGUAGES } from "../src/shell/text.svelte";

describe("asks in words", () => {
  test("a question is that of its reason, else of its card, else of its kind", async () => {
    const texts = await gameTexts("en", "twilight_struggle");
    expect(texts.question({ what: "discard", card: "blockade" })).toContain("West Germany");
    expect(texts.question({ what: "discard", card: "fidel" })).toBe("Choose a card to discard.");
    expect(texts.question({ what: "place", card: "marshall_plan", left: 7, of: 7 })).toContain("Western Europe");
    expect(texts.question({ what: "place", card: "marshall_plan", reason: "operations" })).toBe("Place influence.");
  });

  test("an option says what it does in this ask", async () => {
    const texts = await gameTexts("en", "twilight_struggle");
    expect(texts.option({ what: "discard", card: "blockade" }, "pass")).toBe("Lose all influence in West Germany");
    expect(texts.option({ what: "use", card: "blockade", reason: "operations" }, "pass")).toBe("Skip the operations");
    expect(texts.option({ what: "use", card: "nato" }, "coup")).toBe("Coup");
    expect(texts.option({ what: "place", card: "latin_american_debt_crisis", left: 1, of: 2 }, "pass")).toBe(
      "Double no more",
    );
    expect(texts.option({ what: "discard", card: "latin_american_debt_crisis" }, "pass")).toBe(
      "Let the USSR double its influence",
    );
    expect(texts.option({ what: "die" }, "4")).toBe("4");
  });

  test.each(LANGUAGES)("a pass names its outcome in %s", async (lang) => {
    const texts = await gameTexts(lang, "hector_achilles");
    const pass = texts.option({ what: "turn_fate", card: "f1" }, "pass");
    expect(pass).not.toBe(capitalised(texts.word("pass")));
    expect(pass).not.toContain("option-");
    expect(texts.option({ what: "save_hero", card: "hector" }, "pass")).toContain(texts.word("hector"));
  });

  test("why something is not offered is told with its cost", async () => {
    const texts = await gameTexts("en", "twilight_struggle");
    expect(texts.why("too_expensive", { cost: 2, left: 1 })).toBe("This costs 2, and you have 1 left.");
  });

  test("a capital letter keeps its accent", () => {
    expect(capitalised("έλεγχος")).toBe("Έλεγχος");
    expect(capitalised("")).toBe("");
  });
});
