import type { Staging } from "$shell/beats.svelte";
import { beats, begins, isQuiet } from "./beats";
import Pieces from "./Pieces.svelte";
import Scene from "./Scene.svelte";
import { step } from "./step";

export const staging: Staging = { beats, step, begins, isQuiet, Scene, Pieces };
