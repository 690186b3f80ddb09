/** The sources of the stars, line by line, from the view. */
import type { Texts } from "$shell/text.svelte";
import type { Score } from "../view";

export interface Line {
  readonly key: string;
  readonly name: string;
  readonly stars: number;
  /** The count behind the stars, where there is one. */
  readonly note: string;
}

export function linesOf(score: Score, texts: Texts): Line[] {
  const note = (count: number): string => texts.format("board-matches", { count });
  const sources: [string, number, string][] = [
    ["attribute_goals", score.goal_stars, ""],
    ["class_dice", score.class_dice, ""],
    ["alignment_card", score.alignment, ""],
    ["backstory_card", score.backstory, note(score.matches)],
    ["armor_cards", score.armor, ""],
    ["trait_cards", score.trait_stars, ""],
  ];
  if (score.gold !== undefined) sources.push(["gold_left", score.gold, ""]);
  return sources.map(([key, stars, told]) => ({ key, name: texts.word(key), stars, note: told }));
}
