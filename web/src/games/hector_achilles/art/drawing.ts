/** How figures are drawn: black shapes, and incised lines that let the ground show, as on a vase. */

export interface Drawing {
  /** Filled shapes, one over the other. */
  readonly shapes: readonly string[];
  /** Thin lines in the same colour: shafts, strings, straps. */
  readonly lines?: string;
  /** Lines scratched into the shapes. */
  readonly incised: string;
  /** Shapes in front of all others, outlined in the ground colour. */
  readonly front?: Drawing;
}

export type Joint = readonly [x: number, y: number, radius: number];

const disc = ([x, y, r]: Joint): string => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

const round = (value: number): number => Math.round(value * 100) / 100;

/** The hull between two discs, wound as the discs are, so that the whole fills as one shape. */
function bone([x1, y1, r1]: Joint, [x2, y2, r2]: Joint): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [(y1 - y2) / length, (x2 - x1) / length];
  const corners = [
    [x1 - nx * r1, y1 - ny * r1],
    [x2 - nx * r2, y2 - ny * r2],
    [x2 + nx * r2, y2 + ny * r2],
    [x1 + nx * r1, y1 + ny * r1],
  ].map(([x, y]) => `${round(x!)} ${round(y!)}`);
  return `M${corners.join("L")}z`;
}

/** A limb of swelling and tapering flesh through its joints. */
export const limb = (...joints: readonly Joint[]): string =>
  joints.map((joint, at) => disc(joint) + (at > 0 ? bone(joints[at - 1]!, joint) : "")).join("");
