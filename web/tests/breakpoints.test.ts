import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

type Breakpoints = Readonly<Record<string, Readonly<Record<string, string>>>>;

const SRC = join(import.meta.dirname, "../src");
const tables = import.meta.glob<Breakpoints>("../src/**/breakpoints.ts", { import: "breakpoints", eager: true });
const owners = Object.entries(tables).map(([file, table]) => ({
  folder: dirname(file.slice("../src/".length)),
  table,
}));
const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|css|ts)$/.test(name) && !name.endsWith("breakpoints.ts"))
  .map((name) => ({ name, text: readFileSync(join(SRC, name), "utf8") }));

/** The game's own table inside a game's folder, the shell's everywhere else. */
const ownerOf = (name: string) =>
  owners.find(({ folder }) => name.startsWith(`${folder}/`)) ?? owners.find(({ folder }) => folder === "shell")!;

/** Every width of a media or container query, with the container it is of. */
function widthsIn(text: string): { container: string; width: string }[] {
  const queries = [...text.matchAll(/@(?:media|container)\s*([\w-]*)\s*(\([^{]*\))\s*\{/g)];
  return queries.flatMap(([, name, query]) =>
    [...query!.matchAll(/(?<![\w.])[\d.]+(?:px|r?em|ch|vw)\b/g)].map(([width]) => ({
      container: name || "page",
      width,
    })),
  );
}

describe("breakpoints", () => {
  test.each(sources.filter(({ text }) => widthsIn(text).length > 0))("$name keeps to the table", ({ name, text }) => {
    const { table } = ownerOf(name);
    const unknown = widthsIn(text).filter(
      ({ container, width }) => !Object.values(table[container] ?? {}).includes(width),
    );
    expect(unknown).toEqual([]);
  });

  test("are read from the table in scripts", () => {
    const literal = /matchMedia\([^)]*width[^)]*\d|innerWidth\s*[<>]|[<>]=?\s*innerWidth/;
    expect(sources.filter(({ text }) => literal.test(text)).map(({ name }) => name)).toEqual([]);
  });

  test.each(owners)("of $folder are all used", ({ folder, table }) => {
    const own = sources.filter(({ name }) => ownerOf(name).folder === folder);
    const inStyles = own.flatMap(({ text }) => widthsIn(text));
    const unused = Object.entries(table).flatMap(([container, widths]) =>
      Object.entries(widths)
        .filter(
          ([key, width]) =>
            !inStyles.some((used) => used.container === container && used.width === width) &&
            !own.some(({ text }) => text.includes(`breakpoints.${container}.${key}`)),
        )
        .map(([key]) => `${container}.${key}`),
    );
    expect(unused).toEqual([]);
  });
});
