const CLEARANCE = 4; // units between a line and a box it does not belong to
const BENDS = [0, 0.08, -0.08, 0.14, -0.14, 0.2, -0.2, 0.28, -0.28, 0.36, -0.36]; // sideways, in parts of the length
const HEIGHTS = [0, -20, 20, -40, 40, -60, 60, -80, 80]; // up and down the edge, in units
const SAMPLES = 60;

/** One line [a, b, path] for each pair of neighbours, bent where it would run under a third box. */
export function connections(pairs, places, boxOf, [width]) {
  return pairs.map(([a, b]) => {
    const others = Object.keys(places).filter((id) => id !== a && id !== b);
    const boxes = others.map((id) => boxAround(places[id], boxOf(id), CLEARANCE));
    const far = Math.abs(places[a][0] - places[b][0]) > width / 2;
    return [a, b, far ? aroundTheWorld(places[a], places[b], boxes, width) : path(places[a], places[b], boxes)];
  });
}

/** Left, top, right and bottom of a box about a centre. */
export function boxAround([x, y], [width, height], margin = 0) {
  return [x - width / 2 - margin, y - height / 2 - margin, x + width / 2 + margin, y + height / 2 + margin];
}

function path(a, b, boxes) {
  const bend = BENDS.find((part) => isClear(curve(a, b, part), boxes)) ?? 0;
  const [x, y] = control(a, b, bend);
  return bend === 0 ? `M${a}L${b}` : `M${a}Q${Math.round(x)},${Math.round(y)},${b}`;
}

function control([ax, ay], [bx, by], bend) {
  return [(ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend];
}

function curve(a, b, bend) {
  const c = control(a, b, bend);
  return Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const t = i / SAMPLES;
    return [0, 1].map((axis) => (1 - t) ** 2 * a[axis] + 2 * t * (1 - t) * c[axis] + t ** 2 * b[axis]);
  });
}

function isClear(points, boxes) {
  return !points.some(([x, y]) =>
    boxes.some(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom),
  );
}

/** Out over one edge of the board and in over the other, at the height that is clear and nearest to a straight line. */
function aroundTheWorld(a, b, boxes, width) {
  const [west, east] = a[0] < b[0] ? [a, b] : [b, a];
  const straight = west[1] + ((east[1] - west[1]) * west[0]) / (west[0] + width - east[0]);
  const heights = HEIGHTS.map((height) => Math.round(straight + height));
  const clear = (height) => isClear([...curve(west, [0, height], 0), ...curve([width, height], east, 0)], boxes);
  const height = heights.find(clear) ?? heights[0];
  return `M${west}L0,${height}M${width},${height}L${east}`;
}
