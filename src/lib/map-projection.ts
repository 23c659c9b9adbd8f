/** Degrees north (south is negative) and degrees east. */
export type GeoPoint = { latitude: number; longitude: number }

/** A place on the picture of the map, in per cent of its width from the left and of its height from the top. */
export type MapPoint = { x: number; y: number }

/** The edges of the painted map, in degrees: Kenya with a margin of neighbours and sea. */
export const mapEdges = { west: 33.3, east: 42.4, south: -5.2, north: 5.9 } as const

/** Width of the painted map divided by its height. */
export const mapAspect = (mapEdges.east - mapEdges.west) / (mapEdges.north - mapEdges.south)

/**
 * Where a point lies on the painted map. Degrees are equally long in both directions: Kenya lies on the
 * equator, where they differ by less than one per cent.
 *
 * @returns per cent of the picture; below 0 or over 100 outside it
 */
export function mapPoint({ latitude, longitude }: GeoPoint): MapPoint {
  const { west, east, south, north } = mapEdges
  return {
    x: ((longitude - west) / (east - west)) * 100,
    y: ((north - latitude) / (north - south)) * 100,
  }
}
