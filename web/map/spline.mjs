/** Thin-plate spline: the smoothest bending of the plane that takes every point of `from` to its point of `to`. */
export function thinPlateSpline(from, to) {
  const system = equations(from);
  const x = solve(system, [...to.map((point) => point[0]), 0, 0, 0]);
  const y = solve(system, [...to.map((point) => point[1]), 0, 0, 0]);
  return (point) => {
    const row = terms(from, point);
    return [dot(row, x), dot(row, y)];
  };
}

/** How much area grows at a point under `bend`; negative where the plane folds over. */
export function jacobian(bend, [u, v], step = 1e-3) {
  const [ax, ay] = bend([u - step, v]);
  const [bx, by] = bend([u + step, v]);
  const [cx, cy] = bend([u, v - step]);
  const [dx, dy] = bend([u, v + step]);
  return ((bx - ax) * (dy - cy) - (by - ay) * (dx - cx)) / (4 * step * step);
}

function equations(from) {
  const rows = from.map((point) => terms(from, point));
  const border = [from.map(() => 1), from.map((point) => point[0]), from.map((point) => point[1])];
  return [...rows, ...border.map((row) => [...row, 0, 0, 0])];
}

function terms(from, [u, v]) {
  const row = from.map(([a, b]) => kernel((u - a) ** 2 + (v - b) ** 2));
  row.push(1, u, v);
  return row;
}

function kernel(square) {
  return square === 0 ? 0 : square * Math.log(square);
}

function dot(row, weights) {
  let sum = 0;
  for (let i = 0; i < row.length; i++) sum += row[i] * weights[i];
  return sum;
}

/** Gaussian elimination with partial pivoting. */
function solve(matrix, right) {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++) if (Math.abs(rows[i][column]) > Math.abs(rows[pivot][column])) pivot = i;
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    for (let i = column + 1; i < size; i++) eliminate(rows[i], rows[column], column);
  }
  const answer = new Array(size).fill(0);
  for (let i = size - 1; i >= 0; i--) answer[i] = (rows[i][size] - dot(rows[i].slice(0, size), answer)) / rows[i][i];
  return answer;
}

function eliminate(row, by, column) {
  const factor = row[column] / by[column];
  if (factor !== 0) for (let j = column; j < row.length; j++) row[j] -= factor * by[j];
}
