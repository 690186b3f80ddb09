/** Searches a rulebook by words, id and kind of rule. */
import { finds, fold, wordsOf } from "./search";
import type { Chapter, RuleText } from "$wire";

export const KINDS = ["rules", "examples", "rulings", "variants", "differences"] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF: Readonly<Record<string, Kind>> = {
  rule: "rules",
  info: "rules",
  example: "examples",
  ruling: "rulings",
  amb: "rulings",
  variant: "variants",
  diff: "differences",
};
export const kindOf = (rule: RuleText): Kind => KIND_OF[rule.kind] ?? "rules";

/** The searchable text of a rule. */
export const indexOf = (chapters: readonly Chapter[]): ReadonlyMap<string, string> =>
  new Map(chapters.flatMap((chapter) => chapter.rules.map((rule) => [rule.id, fold(`${rule.text} ${rule.id}`)])));

/** The chapters with the matching rules; chapters without any are omitted. */
export function found(
  chapters: readonly Chapter[],
  index: ReadonlyMap<string, string>,
  query: string,
  kinds: ReadonlySet<Kind>,
): Chapter[] {
  const words = wordsOf(query);
  const fits = (rule: RuleText): boolean => kinds.has(kindOf(rule)) && finds(index.get(rule.id) ?? "", words);
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(fits) }))
    .filter((chapter) => chapter.rules.length > 0);
}

export const countOf = (chapters: readonly Chapter[]): number =>
  chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);

/** The chapters, cut after a number of rules. */
export function firstOf(chapters: readonly Chapter[], count: number): Chapter[] {
  const cut: Chapter[] = [];
  for (const chapter of chapters) {
    if (count <= 0) break;
    cut.push({ ...chapter, rules: chapter.rules.slice(0, count) });
    count -= chapter.rules.length;
  }
  return cut;
}
