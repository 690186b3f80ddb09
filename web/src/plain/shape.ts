/** The shape of values in a view: plain ones, groups of named entries, and groups that read best as a table. */
export type Group = Readonly<Record<string, unknown>>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isFlat = (value: unknown): boolean => !isGroup(value) && !(Array.isArray(value) && value.some(isGroup));

/** Whether an entry fits in one line: a plain value, a list, or a small group of plain values. */
export const isLine = (value: unknown): boolean =>
  isFlat(value) || (isGroup(value) && Object.values(value).every((each) => isFlat(each) && !Array.isArray(each)));

const WIDEST = 7; // columns of a table

/** The rows of a table: named groups or a list of groups whose few values each fit in a cell. */
export function rowsOf(value: unknown): [string, Group][] | null {
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((each, number): [string, unknown] => [String(number + 1), each])
    : isGroup(value)
      ? Object.entries(value)
      : [];
  const isRow = (each: unknown): boolean =>
    isGroup(each) && Object.keys(each).length <= WIDEST && Object.values(each).every(isLine);
  const isTable = entries.length > 0 && entries.every(([, each]) => isRow(each));
  return isTable ? (entries as [string, Group][]) : null;
}

export const isRows = (value: unknown): boolean => rowsOf(value) !== null;

/** The columns of a table, in the order of their first row. */
export const columnsOf = (rows: readonly [string, Group][]): string[] => [
  ...new Set(rows.flatMap(([, group]) => Object.keys(group))),
];
