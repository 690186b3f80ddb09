import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { linkTo } from "../src/shell/route.svelte";
import { shell } from "../src/shell/text.svelte";

test("a shared link carries the language of whoever shares it, for its preview", async () => {
  await shell.speak("he");
  expect(linkTo("/table/abc?invite=x")).toBe(`${location.origin}/table/abc?invite=x&lang=he`);
  await shell.speak("en");
  expect(linkTo("/table/abc?invite=x")).toBe(`${location.origin}/table/abc?invite=x`);
});

test("the service worker keeps its files when only the preview of a page differs", async () => {
  const source = readFileSync("public/worker.js", "utf-8");
  const files = new Function(`${/const files = .*;/.exec(source)?.[0]} return files;`)() as (page: {
    text: () => Promise<string>;
  }) => Promise<string>;
  const page = (title: string, file: string) => ({
    text: () => Promise.resolve(`<title>${title}</title><script src="./assets/${file}"></script>`),
  });
  expect(await files(page("Anna", "a-1.js"))).toBe(await files(page("Agon", "a-1.js")));
  expect(await files(page("Agon", "a-1.js"))).not.toBe(await files(page("Agon", "a-2.js")));
});
