/** Tells readers in other tabs that it is their turn, by notification and sound. */
import { preferences } from "./preferences.svelte";
import { basePath, href } from "./route.svelte";

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
  if (preferences.sound) chime();
  if (!document.hidden || !preferences.notify || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  void navigator.serviceWorker?.ready.then((worker) =>
    worker.showNotification("Agon", { body: text, tag: path, icon: href("/icon.svg"), data: href(path) }),
  );
}

let audio: AudioContext | undefined;

/** Two soft notes. */
function chime(): void {
  audio ??= new AudioContext();
  for (const [place, pitch] of [523.25, 659.25].entries()) {
    const [start, tone, volume] = [audio.currentTime + place * 0.12, audio.createOscillator(), audio.createGain()];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  }
}
