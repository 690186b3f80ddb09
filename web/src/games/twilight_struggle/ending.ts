/** How a game ended: the coup that started a nuclear war, and the lead in victory points. */
import type { Play } from "$shell/play.svelte";
import type { Ending } from "..";

const LAST_LINES = 8; // from a coup to the end of the game

export function ending(play: Play): Ending {
  const vp = Number(play.view.vp ?? 0);
  const ahead = vp === 0 ? "even" : vp > 0 ? "us" : "ussr";
  const lead = play.texts.format(`board-vp-${ahead}`, { count: Math.abs(vp) });
  const score = `${play.texts.format("board-vp")}: ${lead}`;
  if (play.result?.reason !== "nuclear_war") return { score };
  const coup = play.log.slice(-LAST_LINES).findLast((line) => line.kind === "coups")?.arguments;
  const isTheirs = coup && !play.result.winners.includes(String(coup["side"]?.[1]));
  if (!isTheirs || !coup["country"]) return { score };
  return { key: "result-why-nuclear-war-coup", args: { country: play.texts.word(String(coup["country"][1])) }, score };
}
