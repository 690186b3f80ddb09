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

/** What stands together in the book: a paragraph of rules, or rules of another kind set apart. */
export interface Passage {
  readonly kind: Kind;
  readonly rules: readonly RuleText[];
}

const LONGEST = 6; // sentences of a paragraph
const sectionOf = (rule: RuleText): string => /^[A-Z]+-(?:\d{3}-)?([^-]+)/.exec(rule.id)?.[1] ?? "";

/** The rules of a chapter as passages: neighbours of one kind and section stand together. */
export function passagesOf(rules: readonly RuleText[]): Passage[] {
  const passages: { kind: Kind; rules: RuleText[] }[] = [];
  for (const rule of rules) {
    const [kind, last] = [kindOf(rule), passages.at(-1)];
    const isNext =
      last !== undefined &&
      last.kind === kind &&
      (kind !== "rules" || (last.rules.length < LONGEST && sectionOf(last.rules[0]!) === sectionOf(rule)));
    if (isNext) last.rules.push(rule);
    else passages.push({ kind, rules: [rule] });
  }
  return passages;
}

/** The lessons that illustrate a chapter: each lesson stands where most of the rules it shows are. */
export function figuresOf(chapters: readonly Chapter[]): ReadonlyMap<string, readonly string[]> {
  const counts = new Map<string, Map<string, number>>();
  for (const chapter of chapters)
    for (const study of chapter.rules.flatMap((rule) => rule.studies).filter(({ id }) => id.includes("/lessons/"))) {
      const found = counts.get(study.id) ?? new Map<string, number>();
      counts.set(study.id, found.set(chapter.id, (found.get(chapter.id) ?? 0) + 1));
    }
  const figures = new Map<string, string[]>();
  for (const [lesson, found] of counts) {
    const [chapter] = [...found].reduce((best, each) => (each[1] > best[1] ? each : best));
    figures.set(chapter, [...(figures.get(chapter) ?? []), lesson]);
  }
  return figures;
}
