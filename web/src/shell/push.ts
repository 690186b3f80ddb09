/** Push notifications: they arrive while no page is open, if the server has a key and the reader agrees. */
import { api, got } from "./api";
import { askLeave } from "./notify";

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const toBase64 = (raw: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(raw ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const isPossible = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The worker of this site, if there is one: it is not there during development. */
async function manager(): Promise<PushManager | undefined> {
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

/** The server's key; null if it sends none, or the browser takes none. */
export async function pushKey(): Promise<string | null> {
  return isPossible() && (await manager()) ? (await got(api.GET("/api/push"))).key : null;
}

export async function isSubscribed(): Promise<boolean> {
  return isPossible() && ((await (await manager())?.getSubscription()) ?? null) !== null;
}

async function send(subscription: PushSubscription): Promise<void> {
  const [key, auth] = [toBase64(subscription.getKey("p256dh")), toBase64(subscription.getKey("auth"))];
  await api.PUT("/api/me/push", { body: { endpoint: subscription.endpoint, key, auth } });
}

/** Ask for permission and subscribe; returns whether it worked. */
export async function subscribe(key: string): Promise<boolean> {
  if (!(await askLeave())) return false;
  const subscription = await (
    await manager()
  )
    ?.subscribe({ userVisibleOnly: true, applicationServerKey: fromBase64(key) })
    .catch(() => undefined); // the browser's push service is out of reach
  if (!subscription) return false;
  await send(subscription);
  return true;
}

export async function unsubscribe(): Promise<void> {
  await (await (await manager())?.getSubscription())?.unsubscribe();
  await api.DELETE("/api/me/push");
}

/** Tell the server again where this browser is: subscriptions end with the session, and browsers renew them. */
export async function keepSubscription(): Promise<void> {
  if (!isPossible()) return;
  const subscription = await (await manager())?.getSubscription();
  if (subscription) await send(subscription).catch(() => undefined); // at the next visit
}
