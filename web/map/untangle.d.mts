type Point = [x: number, y: number];
export function cross(a: Point, b: Point, c: Point, d: Point): boolean;
