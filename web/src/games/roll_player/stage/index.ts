import type { Staging } from "$shell/beats.svelte";
import { beats, begins, isQuiet, step } from "./beats";
import Scene from "./Scene.svelte";

export const staging: Staging = { beats, step, begins, isQuiet, Scene };
