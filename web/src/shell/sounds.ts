/** A few soft sounds, made in code. Browsers allow sound after the first click or key. */
import { preferences } from "./preferences.svelte";

export type Sound = "card" | "dice" | "piece" | "turn" | "chat";

const LEVEL = 0.11;
let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** A note that fades away. */
function note(at: number, pitch: number, seconds: number, level = 1, type: OscillatorType = "sine"): void {
  const [tone, volume] = [audio!.createOscillator(), audio!.createGain()];
  tone.type = type;
  tone.frequency.value = pitch;
  fade(volume.gain, at, seconds, level);
  tone.connect(volume).connect(audio!.destination);
  tone.start(at);
  tone.stop(at + seconds + 0.05);
}

/** A short rustle: filtered noise. */
function rustle(at: number, pitch: number, seconds: number, level = 1): void {
  noise ??= whiteNoise();
  const [source, filter, volume] = [audio!.createBufferSource(), audio!.createBiquadFilter(), audio!.createGain()];
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 0.9;
  fade(volume.gain, at, seconds, level);
  source.connect(filter).connect(volume).connect(audio!.destination);
  source.start(at, Math.random() * 0.3, seconds + 0.05);
}

function fade(gain: AudioParam, at: number, seconds: number, level: number): void {
  gain.setValueAtTime(0.0001, at);
  gain.exponentialRampToValueAtTime(LEVEL * level, at + 0.012);
  gain.exponentialRampToValueAtTime(0.0001, at + seconds);
}

function whiteNoise(): AudioBuffer {
  const buffer = audio!.createBuffer(1, audio!.sampleRate, audio!.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

const SOUNDS: Readonly<Record<Sound, (now: number) => void>> = {
  card: (now) => {
    rustle(now, 2400, 0.14, 1.3);
    rustle(now + 0.09, 1100, 0.08, 0.9);
  },
  dice: (now) => {
    for (const at of [0, 0.09, 0.16, 0.27, 0.41, 0.58]) rustle(now + at, 900 + Math.random() * 900, 0.045, 1.6);
  },
  piece: (now) => {
    note(now, 196, 0.09, 1, "triangle");
    rustle(now, 700, 0.04, 0.8);
  },
  turn: (now) => {
    note(now, 523.25, 0.35);
    note(now + 0.12, 659.25, 0.4);
  },
  chat: (now) => note(now, 880, 0.18, 0.7),
};

/** Play a sound, if the reader wants sounds and the browser allows them. */
export function sound(which: Sound): void {
  if (!preferences.sound || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  SOUNDS[which](audio.currentTime + 0.01);
}
