/** How a game ended: the stars of every player, and the rank of a solo game. */
import type { Play } from "$shell/play.svelte";
import type { Ending } from "..";
import { nameOf, viewOf } from "./view";

export function ending(play: Play): Ending {
  const sheets = Object.entries(viewOf(play).sheets);
  const [only, ...others] = sheets;
  const reason = play.result?.reason ?? "";
  if (only && others.length === 0 && only[1].score?.rank) {
    return { key: "result-why-solo", args: { stars: only[1].stars, rank: play.texts.word(only[1].score.rank) } };
  }
  if (!play.texts.has(`result-why-${reason.replaceAll("_", "-")}`)) return {};
  const stars = sheets.map(([seat, { stars }]) =>
    play.texts.format("result-stars", { who: nameOf(play, seat), stars }),
  );
  return { score: stars.join(" · ") };
}
