/** Names for the parts of a position, from the game's words or the editor's own. */
import { keyOf, t, type Texts } from "$shell/text.svelte";
import { nameOf, type Field } from "./position";
import type { PathInfo } from "$wire";

/** A word of a position: a card, a country, a seat, a phase; with the part after a colon. */
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

/** The full name of a field, for the list of current settings. */
export function nameField(texts: Texts, field: Field): string {
  const where = field.words.map((word) => nameWord(texts, word));
  return [namePath(texts, field.info), ...where].join(" · ");
}

export const nameValues = (texts: Texts, values: readonly string[]): string =>
  values.length > 0 ? texts.list(values.map((value) => nameWord(texts, value))) : t("editor-nobody");
