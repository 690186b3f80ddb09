import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Printed facts are TOML files of the Python package; a board imports them as they are. */
const toml: Plugin = {
  name: "toml",
  transform: (code, id) => (id.endsWith(".toml") ? `export default ${JSON.stringify(parse(code))}` : undefined),
};

const server = process.env.AGON_SERVER ?? "http://127.0.0.1:8000";

/** The one page of the client whose address lies among those of the server. */
const ourPage = (request: { url?: string }): string | undefined =>
  /^\/api\/docs\/?(\?|$)/.test(request.url ?? "") ? "/index.html" : undefined;

export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [svelte(), toml],
  resolve: {
    alias: { $shell: here("src/shell"), $wire: here("src/wire.ts"), $agon: here("../src/agon") },
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  build: { outDir: here("../src/agon/server/site"), emptyOutDir: true, target: "es2022", assetsInlineLimit: 1024 },
  server: { fs: { allow: [here("..")] }, proxy: { "/api": { target: server, ws: true, bypass: ourPage } } },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
}));
