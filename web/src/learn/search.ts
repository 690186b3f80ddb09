/** Incremental text search, ignoring case and accents. */

/** Fold case, accents and dashes character by character, so positions in the folded text match the original. */
export function fold(text: string): string {
  let folded = "";
  for (let at = 0; at < text.length; at++) {
    const plain = text[at]!.normalize("NFD")[0]!.toLowerCase();
    folded += plain.length === 1 ? plain : text[at]!;
  }
  return folded.replaceAll("ς", "σ").replaceAll(/[–−]/g, "-");
}

/** The words of a query, without single letters, which match nearly everything. */
export const wordsOf = (query: string): string[] =>
  fold(query)
    .split(/\s+/)
    .filter((word) => word.length > 1);

/** Whether all the words occur. */
export const finds = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word));

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Split a text into pieces, with the matches marked. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0) return [{ text, hit: false }];
  const folded = fold(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      marked.fill(true, at, at + word.length);
  const found: Piece[] = [];
  for (let start = 0, end = 1; start < text.length; start = end++) {
    while (end < text.length && marked[end] === marked[start]) end++;
    found.push({ text: text.slice(start, end), hit: marked[start]! });
  }
  return found;
}
