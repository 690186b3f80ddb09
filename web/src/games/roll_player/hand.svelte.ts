/** What the reader has just picked up: the die that is to be placed, the space an action works on. */
import type { Play } from "$shell/play.svelte";
import type { Row } from "./facts";
import { viewOf } from "./view";

/** What stays picked while the next questions are answered. */
const HELD = new Set(["starting_die", "target"]);
const CAUSES = new Set(["action", "skill", "copy", "market"]);
const CARRIED_OUT = new Set([
  "effect",
  "target",
  "change",
  "keep",
  "direction",
  "search",
  "pool",
  "move_to",
  "buy",
  "copy",
]);
const OF_SKILLS = new Set(["effect", "search", "pool", "move_to", "buy", "copy"]);

function lastSkill(play: Play): string | null {
  const used = play.log.findLast(({ kind }) => kind === "uses_skill" || kind === "copies_skill");
  return used ? String(used.arguments.skill?.[1] ?? "") || null : null;
}

class Hand {
  what = $state("");
  option = $state("");
  /** The action or skill that is being carried out. */
  cause = $state("");
  /** Whether it was picked with the keyboard. */
  byKeyboard = false;

  pick(play: Play, option: string): void {
    if (!play.offers(option)) return;
    const what = play.ask?.what ?? "";
    if (HELD.has(what)) [this.what, this.option] = [what, option];
    if (CAUSES.has(what)) [this.what, this.option, this.cause] = ["", "", option];
    this.byKeyboard = document.activeElement?.matches(":focus-visible") ?? false;
    play.pick(option);
  }

  /** Reset when the reader leaves the table. */
  empty(): void {
    [this.what, this.option, this.cause, this.byKeyboard] = ["", "", "", false];
  }

  /** An ask outside any action or skill: the previous one is finished. */
  follow(what: string): void {
    if (!CARRIED_OUT.has(what)) this.cause = "";
  }

  /** The action or skill the ask belongs to, as far as known from the reader's choices or the log. */
  purpose(play: Play): string | null {
    const asked = play.ask?.what ?? "";
    return CARRIED_OUT.has(asked) ? this.cause || (OF_SKILLS.has(asked) ? lastSkill(play) : null) : null;
  }

  /** The space whose die is about to change, as far as the reader chose it here. */
  slot(play: Play): string | null {
    const asked = play.ask?.what ?? "";
    const follows = ["change", "keep", "search", "move_to", "pool", "target"].includes(asked);
    return follows && this.what === "target" ? this.option : null;
  }

  /** The die that the question about a row is about. */
  die(play: Play): string | null {
    const view = viewOf(play);
    const sheet = view.sheets[play.seat ?? ""];
    if (!sheet || (play.ask?.what !== "row" && play.ask?.what !== "move_to")) return null;
    if (play.ask.what === "move_to") return this.#target(play);
    if (view.phase !== "setup") return view.initiative.find((each) => each.card === sheet.initiative)?.die ?? null;
    return this.what === "starting_die" && sheet.waiting.includes(this.option) ? this.option : null;
  }

  #target(play: Play): string | null {
    const [row, place] = (this.slot(play) ?? "").split("_");
    return viewOf(play).sheets[play.seat!]?.rows[row as Row]?.dice[Number(place) - 1] ?? null;
  }
}

export const hand = new Hand();
