/** Tells readers in other tabs that it is their turn, by notification and sound. */
import { preferences } from "./preferences.svelte";
import { basePath, href } from "./route.svelte";
import { sound } from "./sounds";

/** Request permission for notifications; returns whether it was granted. */
export async function askLeave(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

export async function installWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  await navigator.serviceWorker.register(`${basePath}/worker.js`, { scope: `${basePath}/` }).catch(() => undefined);
}

/** Notify the reader, unless the page is visible. */
export function announce(text: string, path: string): void {
  sound("turn");
  if (!document.hidden || !preferences.notify || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  void navigator.serviceWorker?.ready.then((worker) =>
    worker.showNotification("Agon", { body: text, tag: path, icon: href("/icon.svg"), data: href(path) }),
  );
}
