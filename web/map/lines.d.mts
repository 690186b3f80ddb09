type Point = [x: number, y: number];
export function boxAround(centre: Point, size: Point, margin?: number): [number, number, number, number];
