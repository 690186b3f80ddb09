/** The service worker shows what is pushed, and opens the table of a notification. */
import { expect, test } from "vitest";
import source from "../public/worker.js?raw";

interface Heard {
  readonly data?: { json: () => unknown };
  readonly notification?: { readonly data: string; readonly close: () => void };
  waitUntil(done: Promise<unknown>): void;
}

/** Runs the worker of a site at a path; returns what it shows and opens on an event. */
function worker(path: string): (name: string, event: Omit<Heard, "waitUntil">) => Promise<unknown[]> {
  const listeners = new Map<string, (event: Heard) => void>();
  let seen: unknown[] = [];
  const self = {
    addEventListener: (name: string, listener: (event: Heard) => void) => listeners.set(name, listener),
    registration: {
      scope: `https://example.org${path}`,
      showNotification: async (...shown: unknown[]) => void seen.push(...shown),
    },
    clients: { matchAll: async () => [], openWindow: async (address: string) => void seen.push(address) },
  };
  new Function("self", source)(self);
  return async (name, event) => {
    seen = [];
    await new Promise((done) => listeners.get(name)!({ ...event, waitUntil: (work) => void work.then(done) }));
    return seen;
  };
}

test.each(["/", "/agon/"])("a push becomes a notification of the site at %s", async (path) => {
  const run = worker(path);
  const [title, told] = await run("push", { data: { json: () => ({ body: "It is your turn", path: "/table/abc" }) } });
  expect(title).toBe("Agon");
  expect(told).toEqual({
    body: "It is your turn",
    tag: "/table/abc",
    icon: `${path}icon-192.png`,
    data: `${path}table/abc`,
  });
  const { data } = told as { data: string };
  expect(await run("notificationclick", { notification: { data, close: () => undefined } })).toEqual([data]);
});
