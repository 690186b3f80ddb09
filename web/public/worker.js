/* Keeps the page and its files at hand, so that the app opens without a connection and says so itself; shows
   notifications. What the server says of games is never kept. */
const KEPT = "agon-1";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

async function freshOrKept(request, key) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(key, answer.clone());
    return answer;
  } catch (error) {
    const before = await kept.match(key);
    if (before) return before;
    throw error;
  }
}

async function keptOrFresh(request) {
  const before = await caches.match(request);
  return before ?? freshOrKept(request, request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const scope = new URL(self.registration.scope);
  if (request.method !== "GET" || url.origin !== scope.origin) return;
  const path = url.pathname.slice(scope.pathname.length);
  if (path.startsWith("api/")) return;
  if (request.mode === "navigate") event.respondWith(freshOrKept(request, scope.href));
  else if (path.startsWith("assets/")) event.respondWith(keptOrFresh(request));
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
