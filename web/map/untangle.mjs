/** A line without the small loops that rounding and simplifying leave where a coast is very narrow. */
export function untangled(line) {
  for (let i = 0; i + 3 < line.length; i++) {
    for (let j = line.length - 2; j > i + 1; j--) {
      if (cross(line[i], line[i + 1], line[j], line[j + 1])) return untangled(withoutLoop(line, i, j));
    }
  }
  return line;
}

/** Whether the piece from a to b crosses the piece from c to d; touching is no crossing. */
export function cross(a, b, c, d) {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Pieces i and j of the line cross: leaves out the shorter way between them. */
function withoutLoop(line, i, j) {
  const inside = line.slice(i + 1, j + 1);
  const closed = line[0][0] === line.at(-1)[0] && line[0][1] === line.at(-1)[1];
  if (closed && inside.length > line.length / 2) return [...inside, inside[0]];
  return [...line.slice(0, i + 1), ...line.slice(j + 1)];
}

function side(a, b, point) {
  return Math.sign((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]));
}
