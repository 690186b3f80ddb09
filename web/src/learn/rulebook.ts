/** A rulebook as a reader searches it: by words, by id, and by what kind of rule is wanted. */
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

/** What a rule is found by. */
export const indexOf = (chapters: readonly Chapter[]): ReadonlyMap<string, string> =>
  new Map(chapters.flatMap((chapter) => chapter.rules.map((rule) => [rule.id, fold(`${rule.text} ${rule.id}`)])));

/** The chapters with the rules that fit; chapters without any are left out. */
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

/** The chapters as far as so many rules go. */
export function firstOf(chapters: readonly Chapter[], count: number): Chapter[] {
  const cut: Chapter[] = [];
  for (const chapter of chapters) {
    if (count <= 0) break;
    cut.push({ ...chapter, rules: chapter.rules.slice(0, count) });
    count -= chapter.rules.length;
  }
  return cut;
}
