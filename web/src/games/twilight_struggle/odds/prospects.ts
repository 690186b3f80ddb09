/** The prospects of an option, requested once per ask and option. */
import type { Play, Prospects } from "$shell/play.svelte";

interface Asked {
  number: number | undefined;
  readonly answers: Map<string, Promise<Prospects | null>>;
}
const asked = new WeakMap<Play, Asked>();

export function prospectsOf(play: Play, option: string): Promise<Prospects | null> {
  const number = play.ask?.number;
  let known = asked.get(play);
  if (known?.number !== number || !known) asked.set(play, (known = { number, answers: new Map() }));
  const answer = known.answers.get(option) ?? play.prospects(option);
  known.answers.set(option, answer);
  return answer;
}
