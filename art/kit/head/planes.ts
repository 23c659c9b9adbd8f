import { far, step } from '../human/forms'

/*
 * A painter turns a face by planes that have names: side of the nose, socket, cheekbone, jaw. The mesh
 * has them too, but so softly that a head of a hundred pixels is an egg. So they are painted into the
 * skin, in the coordinates of `lines.ts`, the same on both sides; the light does the rest.
 */

/** A soft spot on both halves of the face. */
export function spot(
  a: number,
  y: number,
  ca: number,
  cy: number,
  wide: number,
  high: number,
): number {
  return Math.exp(-(((a - ca) / wide) ** 2 + ((y - cy) / high) ** 2))
}

/** How near a point is to a line between two others, from 0 to 1. */
function crease(
  a: number,
  y: number,
  [fromA, fromY]: readonly [number, number],
  [toA, toY]: readonly [number, number],
  wide: number,
): number {
  const [da, dy] = [toA - fromA, toY - fromY]
  const t = Math.max(0, Math.min(1, ((a - fromA) * da + (y - fromY) * dy) / (da * da + dy * dy)))
  const off = far(a - fromA - t * da, y - fromY - t * dy) / wide
  return Math.exp(-off * off)
}

/** How much a plane of the face turns away from the light, from 0 to about 1. */
export function shadeOf(
  a: number,
  y: number,
  z: number,
  { elder, soft }: { elder: boolean; soft: boolean },
): number {
  const gaunt = (elder ? 1.35 : 1) * (soft ? 0.5 : 1)
  const front = step(0.6, 0.95, z)
  const socket = 0.2 * spot(a, y, 0.3, 7.36, 0.22, 0.1) + 0.3 * spot(a, y, 0.12, 7.3, 0.055, 0.1)
  const pouch = (elder ? 0.34 : 0.12) * spot(a, y, 0.3, 7.12, 0.17, 0.045)
  const nose =
    0.32 * spot(a, y, 0.16, 7.1, 0.05, 0.15) +
    0.34 * spot(a, y, 0.265, 6.94, 0.04, 0.07) +
    0.5 * spot(a, y, 0.05, 6.865, 0.15, 0.035)
  const fold = (elder ? 0.32 : 0.14) * crease(a, y, [0.29, 6.93], [0.4, 6.66], 0.045)
  const mouth =
    0.42 * spot(a, y, 0.3, 6.625, 0.045, 0.04) +
    0.45 * spot(a, y, 0, 6.44, 0.15, 0.045) +
    0.16 * spot(a, y, 0, 6.78, 0.03, 0.06)
  const hollow = 0.3 * gaunt * crease(a, y, [0.72, 6.95], [0.47, 6.62], 0.12)
  const temple = 0.3 * gaunt * spot(a, y, 0.66, 7.52, 0.12, 0.22)
  const jaw = 0.34 * step(6.42, 6.16, y - 0.22 * Math.max(0, a - 0.2)) * step(1.5, 1.2, z)
  return (
    front * (socket + pouch + nose + fold + mouth) + step(0.3, 0.6, z) * (hollow + temple) + jaw
  )
}

/** How much a plane of the face looks up into the light, from 0 to about 1. */
export function lightOf(a: number, y: number, z: number): number {
  const front = step(0.7, 1.0, z)
  return (
    front *
    (0.7 * spot(a, y, 0.1, 7.85, 0.4, 0.2) +
      0.8 * spot(a, y, 0, 7.12, 0.06, 0.24) +
      0.5 * spot(a, y, 0, 6.98, 0.09, 0.06) +
      0.75 * spot(a, y, 0.47, 7.06, 0.15, 0.08) +
      0.35 * spot(a, y, 0.36, 7.62, 0.18, 0.05) +
      0.35 * spot(a, y, 0.36, 7.44, 0.13, 0.035) +
      0.5 * spot(a, y, 0, 6.27, 0.14, 0.08) +
      0.25 * spot(a, y, 0.11, 6.76, 0.06, 0.05))
  )
}
