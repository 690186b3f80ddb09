/** Edits the text of a study: its title, its game with options, its `given` lines. */
import type { PathInfo } from "$wire";

export interface Given {
  readonly line: number;
  readonly path: string;
  readonly values: readonly string[];
}

/** A field of a position: a path with its parameters filled in. */
export interface Field {
  readonly path: string;
  readonly info: PathInfo;
  readonly words: readonly string[];
}

const linesOf = (text: string): string[] => text.split("\n");
const wordsOf = (line: string): string[] => line.split("#")[0]!.trim().split(/\s+/).filter(Boolean);
const commentOf = (line: string): string => (line.includes("#") ? ` ${line.slice(line.indexOf("#"))}` : "");
const first = (text: string, head: string): number => linesOf(text).findIndex((line) => wordsOf(line)[0] === head);

export const blank = (title: string, game: string): string => `study ${title}\ngame ${game}\n`;

export const titleOf = (text: string): string =>
  wordsOf(linesOf(text)[first(text, "study")] ?? "")
    .slice(1)
    .join(" ");

export function withTitle(text: string, title: string): string {
  const lines = linesOf(text);
  const at = first(text, "study");
  const line = `study ${title.replaceAll("#", "").trim()}`;
  if (at < 0) lines.unshift(line);
  else lines[at] = line;
  return lines.join("\n");
}

export function optionsOf(text: string): Record<string, string> {
  const words = wordsOf(linesOf(text)[first(text, "game")] ?? "").slice(2);
  return Object.fromEntries(words.map((word) => word.split("=") as [string, string]));
}

/** The game line with these options, omitting defaults. */
export function withOptions(text: string, game: string, options: Readonly<Record<string, string>>): string {
  const lines = linesOf(text);
  const at = first(text, "game");
  const chosen = Object.entries(options).map(([name, value]) => ` ${name}=${value}`);
  const line = `game ${game}${chosen.join("")}`;
  if (at < 0) lines.splice(first(text, "study") + 1, 0, line);
  else lines[at] = line;
  return lines.join("\n");
}

/** The given values, in the order of the text. If a path is given twice, the later line counts. */
export function givensOf(text: string): Given[] {
  const found: Given[] = [];
  for (const [line, written] of linesOf(text).entries()) {
    const [head, path, ...values] = wordsOf(written);
    if (head === "given" && path) found.push({ line, path, values: values.join(" ") === "none" ? [] : values });
  }
  return found;
}

/** Set a field, or reset it (null). New lines are sorted in the order of the paths. */
export function withGiven(
  text: string,
  path: string,
  values: readonly string[] | null,
  order: readonly Field[] = [],
): string {
  const lines = linesOf(text);
  const givens = givensOf(text);
  const mine = givens.filter((given) => given.path === path);
  if (values === null) return lines.filter((_, number) => !mine.some((given) => given.line === number)).join("\n");
  const line = `given ${path} ${values.length > 0 ? values.join(" ") : "none"}`;
  const last = mine.at(-1);
  if (last) lines[last.line] = line + commentOf(lines[last.line]!);
  else lines.splice(placeFor(text, path, givens, order), 0, line);
  return lines.join("\n");
}

function placeFor(text: string, path: string, givens: readonly Given[], order: readonly Field[]): number {
  const rank = (of: string): number => order.findIndex((field) => field.path === of);
  const behind = givens.findLast((given) => rank(given.path) <= rank(path));
  if (behind) return behind.line + 1;
  return givens[0]?.line ?? first(text, "game") + 1;
}

const HEADS: ReadonlySet<string | undefined> = new Set(["study", "rules", "game", "given"]);

/** The position without the moves and expectations after it. */
export const withoutMoves = (text: string): string =>
  linesOf(text)
    .filter((line) => line.trim() === "" || HEADS.has(wordsOf(line)[0]))
    .join("\n");

/** Whether a line comes after the position. */
export const isMove = (text: string, line: number): boolean => {
  const head = wordsOf(linesOf(text)[line - 1] ?? "")[0];
  return head !== undefined && !HEADS.has(head);
};

/** All fields of a position, in the order of the paths. */
export function fieldsOf(paths: readonly PathInfo[]): Field[] {
  return paths.filter((info) => !info.derived).flatMap((info) => filled(info, info.path.split("."), [], []));
}

function filled(info: PathInfo, parts: readonly string[], done: readonly string[], words: readonly string[]): Field[] {
  const [part, ...rest] = parts;
  if (part === undefined) return [{ path: done.join("."), info, words }];
  const offered = info.parameters[part];
  if (!offered) return filled(info, rest, [...done, part], words);
  return offered.flatMap((word) => filled(info, rest, [...done, word], [...words, word]));
}

/** The name of a path without its parameters, as used in text keys: `influence.COUNTRY.SIDE` is `influence`. */
export const nameOf = (info: PathInfo): string =>
  info.path
    .split(".")
    .filter((part) => !(part in info.parameters))
    .join("-")
    .replaceAll("_", "-");
