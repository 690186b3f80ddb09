/* Keeps the page and its files at hand, so that the app opens without a connection and says so itself; shows
   notifications. What the server says of games is never kept, but for the list of games and the puzzles, which are the
   same for everybody. */
const KEPT = "agon-1";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/* A browser without room keeps nothing, and loses nothing by it. */
const found = (key) => caches.match(key).catch(() => undefined);
const keep = (key, answer) =>
  caches
    .open(KEPT)
    .then((kept) => kept.put(key, answer))
    .catch(() => undefined);

/* A page of another release names other files: the old ones go, before the first new one comes. The rest of a page is
   about its address. */
const files = async (page) => ((await page.text()).match(/assets\/[^"]+/g) ?? []).join();
async function dropOld(key, answer) {
  const before = await found(key);
  if (before && (await files(before)) !== (await files(answer))) await caches.delete(KEPT).catch(() => undefined);
}

async function freshOrKept(event, key) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok && event.request.mode === "navigate") await dropOld(key, answer.clone());
    if (answer.ok) event.waitUntil(keep(key, answer.clone()));
    return answer;
  } catch (error) {
    const before = await found(key);
    if (before) return before;
    throw error;
  }
}

const keptOrFresh = async (event) => (await found(event.request)) ?? freshOrKept(event, event.request);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const scope = new URL(self.registration.scope);
  if (request.method !== "GET" || url.origin !== scope.origin) return;
  const path = url.pathname.slice(scope.pathname.length);
  if (path === "api/games" || path.startsWith("api/puzzles/")) return event.respondWith(freshOrKept(event, request));
  if (path.startsWith("api/")) return;
  if (path.startsWith("assets/")) event.respondWith(keptOrFresh(event));
  else if (request.mode === "navigate" && !path.includes(".")) event.respondWith(freshOrKept(event, scope.href));
});

self.addEventListener("push", (event) => {
  const { body, path } = event.data.json();
  const at = new URL(path.slice(1), self.registration.scope).pathname;
  const icon = new URL("icon-192.png", self.registration.scope).pathname;
  event.waitUntil(self.registration.showNotification("Agon", { body, tag: path, icon, data: at }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const open = windows.find((each) => each.url.endsWith(event.notification.data));
      return open ? open.focus() : self.clients.openWindow(event.notification.data);
    }),
  );
});
