/** The signs of the two sides, drawn about a centre, ten units to the rim: a star, and a hammer. */
import type { Side } from "./facts";

export const EMBLEMS: Readonly<Record<Side, string>> = {
  us: "M0,-10L2.47,-3.4L9.51,-3.09L3.99,1.3L5.88,8.09L0,4.2L-5.88,8.09L-3.99,1.3L-9.51,-3.09L-2.47,-3.4Z",
  ussr: "M1.13,-11.46L9.17,-4.71L9.99,0.55L5.31,-0.11L3.71,-1.46L-4.97,8.88L-7.88,6.44L0.79,-3.9L-2.73,-6.86Z",
};
