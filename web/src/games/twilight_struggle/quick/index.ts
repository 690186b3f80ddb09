/** The figures of the quick start. */
import type { QuickFigure } from "../..";
import Points from "./Points.svelte";
import Plates from "./Plates.svelte";

const figures: readonly QuickFigure[] = [
  {
    id: "plates",
    part: "table",
    Figure: Plates,
    position: { lesson: "twilight_struggle/lessons/scoring", step: 7, seat: "us" },
  },
  { id: "points", part: "scoring", Figure: Points },
];
export default figures;
