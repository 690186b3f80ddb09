type Point = [longitude: number, latitude: number];
interface Land {
  properties: { name: string };
  geometry: { coordinates: Point[][][] };
}
export function worldFeatures(innerGermanBorder: Point[]): Land[];
