/** Strokes that the pictures share, in a square of 48. */
const round = (value: number): string => String(Number(value.toFixed(1)));

export const ring = (x: number, y: number, r: number): string => `M${x} ${round(y - r)}a${r} ${r} 0 1 0 .01 0`;
export const dot = (x: number, y: number): string => `M${x} ${y}h.01`;
export const box = (x: number, y: number, wide: number, high: number): string => `M${x} ${y}h${wide}v${high}h-${wide}z`;

const around = (x: number, y: number, radius: number, turn: number): string =>
  `${round(x + radius * Math.sin(turn * 2 * Math.PI))} ${round(y - radius * Math.cos(turn * 2 * Math.PI))}`;

export function star(x: number, y: number, outer: number, inner = outer * 0.42, points = 5): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => around(x, y, i % 2 ? inner : outer, i / points / 2));
  return `M${corners.join("L")}z`;
}

export const rays = (x: number, y: number, from: number, to: number, count: number): string =>
  Array.from({ length: count }, (_, i) => `M${around(x, y, from, i / count)}L${around(x, y, to, i / count)}`).join("");

export function gear(x: number, y: number, r: number, teeth: number): string {
  const corners = Array.from({ length: teeth }, (_, i) =>
    [0.12, 0.2, 0.62, 0.7].map((at, k) => around(x, y, k === 0 || k === 3 ? r * 0.76 : r, (i + at - 0.4) / teeth)),
  );
  return `M${corners.flat().join("L")}z${ring(x, y, r * 0.3)}`;
}

/** Rings at the same distance around a point. */
export const rings = (x: number, y: number, away: number, r: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const [at, down] = around(x, y, away, i / count)
      .split(" ")
      .map(Number) as [number, number];
    return ring(at, down, r);
  }).join("");
