/** Describes turning points by the game log, or by what was asked and chosen. */
import type { Decision, Told, TurningPoint } from "$wire";
import type { LogLine, Texts } from "../text.svelte";
import type { Reading } from "./reading";

const MOST_LINES = 2;

function lineOf(told: Told): LogLine {
  const given = Object.entries(told.arguments).map(([name, each]) => [name, [each.sort, each.value]]);
  return { kind: told.kind, arguments: Object.fromEntries(given) };
}

const sentences = (told: readonly Told[], texts: Texts): string =>
  told.map((each) => texts.line(lineOf(each))).join(" ");

function choiceOf(decision: Decision, reading: Reading, texts: Texts): string {
  const told = reading.point(decision.number)?.told ?? [];
  if (told.length > 0) return sentences(told.slice(0, 1), texts);
  const option = texts.option({ what: decision.what }, decision.chosen.option);
  return texts.format("analysis-choice", { ask: texts.ask(decision.what), option });
}

/** A choice and the chance after it, which may be hidden. */
function chanceOf(decision: Decision, reading: Reading, texts: Texts): string {
  const began = reading.point(decision.number)?.told.slice(0, 1) ?? [];
  const fell = reading.after(decision).filter((each) => each.seat === "chance");
  const told = fell.flatMap((each) => each.told).slice(0, MOST_LINES);
  const chance = told.length > 0 ? sentences(told, texts) : `${texts.format("analysis-unseen")}.`;
  return [sentences(began, texts), chance].filter(Boolean).join(" ");
}

export function storyOf(turn: TurningPoint, reading: Reading, texts: Texts): string {
  const decision = reading.decision(turn.number);
  if (!decision) return "";
  const percent = texts.percent(Math.abs(turn.change));
  if (turn.by === "chance") {
    return texts.format("analysis-fortune", { what: chanceOf(decision, reading, texts), percent });
  }
  const [best] = decision.best;
  const better = best ? `${texts.option({ what: decision.what }, best.option)} (${texts.percent(best.value)})` : "";
  return texts.format("analysis-cost", { what: choiceOf(decision, reading, texts), percent, better });
}
