/** The time, for texts such as "3 minutes ago": components that read it are updated every half minute. */
import { createSubscriber } from "svelte/reactivity";
import { whileSeen } from "./resource.svelte";

const subscribe = createSubscriber((update) => whileSeen(30_000, update));

export function now(): number {
  subscribe();
  return Date.now();
}
