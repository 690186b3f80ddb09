/** Saying that it is the reader's turn when they look elsewhere: by a notification and a sound, if they like. */
import { preferences } from "./preferences.svelte";
import { basePath, href } from "./route.svelte";

/** Ask the browser for leave to notify; whether it gave it. */
export async function askLeave(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

export async function installWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  await navigator.serviceWorker.register(`${basePath}/worker.js`, { scope: `${basePath}/` }).catch(() => undefined);
}

/** Tell the reader something, unless they are looking. */
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
