/** The quick start of a game: parts in a fixed order, whose texts are in the game's catalogue `quick.LANG.ftl`. */
import type { Texts } from "$shell/text.svelte";

/** Paragraphs, a list of points, or steps in their order. */
export type Kind = "words" | "points" | "steps";

export interface Part {
  readonly id: string;
  readonly kind: Kind;
}

/** The two sides of the sheet. The heading of a part is `quick-PART`, and what it says is `quick-PART-1`, `-2`… */
export const SIDES: readonly (readonly Part[])[] = [
  [
    { id: "aim", kind: "words" },
    { id: "table", kind: "points" },
    { id: "turn", kind: "steps" },
  ],
  [
    { id: "actions", kind: "points" },
    { id: "scoring", kind: "points" },
    { id: "traps", kind: "points" },
    { id: "advice", kind: "steps" },
  ],
];

/** An entry of a part; some begin with a name, such as that of an action. */
export interface Entry {
  readonly key: string;
  readonly name: string | null;
  readonly text: string;
}

export function entriesOf(texts: Texts, part: string): Entry[] {
  const found: Entry[] = [];
  for (let number = 1; texts.has(`quick-${part}-${number}`); number++) {
    const key = `quick-${part}-${number}`;
    const name = texts.has(`${key}-name`) ? texts.format(`${key}-name`) : null;
    found.push({ key, name, text: texts.format(key) });
  }
  return found;
}
