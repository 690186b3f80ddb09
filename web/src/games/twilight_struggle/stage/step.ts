/** The view after a log line, as far as the line tells. The server's own view follows after the last beat. */
import type { View } from "$shell/play.svelte";
import type { LogLine } from "$shell/text.svelte";
import { CIVIL_WAR, countries, type Side } from "../facts";
import { numberOf, wordOf } from "./beats";

/** Who is drawn as holding a country between two beats. */
function holder(country: string, us: number, ussr: number): Side | null {
  const stability = countries.get(country)?.stability ?? Infinity;
  return us - ussr >= stability ? "us" : ussr - us >= stability ? "ussr" : null;
}

function influence(view: View, line: LogLine): View {
  const [country, us, ussr] = [wordOf(line, "country"), numberOf(line, "us"), numberOf(line, "ussr")];
  if (country === CIVIL_WAR) return { ...view, civil_war: { ...view.civil_war, influence: ussr } };
  return { ...view, influence: { ...view.influence, [country]: { us, ussr, control: holder(country, us, ussr) } } };
}

const STEPS: Readonly<Record<string, (view: View, line: LogLine) => View>> = {
  adds: influence,
  takes: influence,
  gains_vp: (view, line) => ({ ...view, vp: numberOf(line, "vp") }),
  defcon_is: (view, line) => ({ ...view, defcon: numberOf(line, "level") }),
  military_ops: (view, line) => ({
    ...view,
    military_ops: { ...view.military_ops, [wordOf(line, "side")]: numberOf(line, "level") },
  }),
  advances: (view, line) => ({ ...view, space: { ...view.space, [wordOf(line, "side")]: numberOf(line, "box") } }),
  turn_begins: (view, line) => ({ ...view, turn: numberOf(line, "turn") }),
  round_begins: (view, line) => ({
    ...view,
    phase: "action_round",
    round: numberOf(line, "round"),
    phasing: wordOf(line, "side"),
  }),
  headlines: (view, line) => ({
    ...view,
    phase: "headline",
    headline: { ...view.headline, [wordOf(line, "side")]: wordOf(line, "card") },
  }),
  deals: (view, line) => {
    const side = wordOf(line, "side");
    const size = (view.hand_sizes?.[side] ?? 0) + numberOf(line, "count");
    return { ...view, hand_sizes: { ...view.hand_sizes, [side]: size } };
  },
};

export const step = (view: View, line: LogLine): View => STEPS[line.kind]?.(view, line) ?? view;
