import type { GeoPoint } from './map-projection'

const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres between two points in a straight line over the ground. */
export function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const north = radians(to.latitude - from.latitude)
  const east = radians(to.longitude - from.longitude)
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(half))
}

const winds = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const

/** Which way a point lies from another: one of eight winds. For points near the equator. */
export function windOf(from: GeoPoint, to: GeoPoint): (typeof winds)[number] {
  const angle = Math.atan2(to.longitude - from.longitude, to.latitude - from.latitude)
  return winds[(Math.round((angle / Math.PI) * 4) + 8) % 8] ?? 'north'
}
