import { geoIdentity, geoPath } from "d3-geo";
import { untangled } from "./untangle.mjs";

const MARGIN = 12; // land is drawn this far past the board's edge, so that no coast runs along it

/** Writes a shape as an SVG path of relative steps in whole units, clipped to the board. */
export function pathWriter([width, height]) {
  const clip = geoIdentity().clipExtent([
    [-MARGIN, -MARGIN],
    [width + MARGIN, height + MARGIN],
  ]);
  return (shape) => {
    const pen = new Pen();
    geoPath(clip, pen)(shape);
    return written(pen.strokes.map(tidy).filter(isDrawn));
  };
}

/** What d3 draws on: it keeps the rounded points of every stroke. */
class Pen {
  strokes = [];

  moveTo(x, y) {
    this.strokes.push({ points: [[Math.round(x), Math.round(y)]], closed: false });
  }

  lineTo(x, y) {
    this.strokes.at(-1).points.push([Math.round(x), Math.round(y)]);
  }

  closePath() {
    this.strokes.at(-1).closed = true;
  }
}

/** Without points that repeat and without loops. */
function tidy({ points, closed }) {
  const whole = closed ? [...points, points[0]] : points;
  const line = untangled(whole.filter((point, i) => i === 0 || !same(point, whole[i - 1])));
  return { points: closed ? line.slice(0, -1) : line, closed };
}

function isDrawn({ points, closed }) {
  return points.length >= (closed ? 3 : 2);
}

function same(a, b) {
  return a[0] === b[0] && a[1] === b[1];
}

/** Every stroke in turn; after a closed one the pen is back at its start. */
function written(strokes) {
  let at = [0, 0];
  const step = (point) => {
    const [dx, dy] = [point[0] - at[0], point[1] - at[1]];
    at = point;
    return joined(String(dx), String(dy));
  };
  const pieces = strokes.map(({ points, closed }) => {
    const steps = points.map(step).reduce(joined);
    if (closed) at = points[0];
    return `m${steps}${closed ? "z" : ""}`;
  });
  return pieces.join("");
}

/** Two numbers side by side; a minus sign needs no space before it. */
function joined(text, next) {
  return next.startsWith("-") ? text + next : `${text} ${next}`;
}
