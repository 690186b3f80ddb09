/** The figures of the quick start. */
import type { QuickFigure } from "../..";
import Attributes from "./Attributes.svelte";
import Initiative from "./Initiative.svelte";

const position = { lesson: "roll_player/lessons/the_sheet", step: 5, seat: "p1" };
const figures: readonly QuickFigure[] = [
  { id: "sheet", part: "aim", Figure: Attributes, position },
  { id: "initiative", part: "turn", Figure: Initiative, position },
];
export default figures;
