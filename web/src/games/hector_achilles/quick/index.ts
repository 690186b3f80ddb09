/** The figures of the quick start. */
import type { QuickFigure } from "../..";
import Battle from "./Battle.svelte";

const figures: readonly QuickFigure[] = [
  {
    id: "battle",
    part: "turn",
    Figure: Battle,
    position: { lesson: "hector_achilles/lessons/heroes", step: 13, seat: "achaeans" },
  },
];
export default figures;
