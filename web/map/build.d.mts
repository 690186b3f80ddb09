type Point = [x: number, y: number];

export interface BoardMap {
  viewBox: Point;
  land: string;
  borders: string;
  regions: Record<string, { path: string; label: { at: Point; wide: number } | null }>;
  superpowers: Record<string, string>;
  places: Record<string, Point>;
  lines: [a: string, b: string, path: string][];
}

interface Country {
  id: string;
  region: string;
  subregions: string[];
  adjacent: string[];
  superpower?: string;
}

export const layout: { viewBox: Point; box: Point; superpower: Point; places: Record<string, Point> };
export const members: { germany: Point[] };
export const lonlat: { places: Record<string, Point>; frame: Record<string, { lonlat: Point; at: Point }> };
export const rules: { country: Country[]; variant_space: Country[] };
export function build(): BoardMap;
export function boardBend(): (lonlat: Point) => Point;
export function boxOf(id: string): Point;
