type Point = [x: number, y: number];
export function jacobian(bend: (point: Point) => Point, point: Point, step?: number): number;
