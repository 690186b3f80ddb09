/** What the parts of a position are called: by the game's words, or by the editor's own. */
import { t, type Texts } from "$shell/text.svelte";
import { nameOf, type Field } from "./position";
import type { PathInfo } from "$wire";

const keyOf = (id: string): string => id.replaceAll("_", "-");

/** A word of a position: a card, a country, a seat, a phase; with what stands behind a colon. */
export function nameWord(texts: Texts, id: string): string {
  if (id.includes(":"))
    return id
      .split(":")
      .map((part) => nameWord(texts, part))
      .join(" · ");
  const key = ["position-value", "word", "seat"].map((sort) => `${sort}-${keyOf(id)}`).find((each) => texts.has(each));
  return key ? texts.format(key) : id;
}

/** A path without its parameters. */
export function namePath(texts: Texts, info: PathInfo): string {
  const key = `position-${nameOf(info)}`;
  return texts.has(key) ? texts.format(key) : info.what;
}

/** A field in full, as the list of what is set has it. */
export function nameField(texts: Texts, field: Field): string {
  const where = field.words.map((word) => nameWord(texts, word));
  return [namePath(texts, field.info), ...where].join(" · ");
}

export const nameValues = (texts: Texts, values: readonly string[]): string =>
  values.length > 0 ? texts.list(values.map((value) => nameWord(texts, value))) : t("editor-nobody");
