import { far, step } from '../human/forms'
import type { Face } from './face'

/*
 * Lines of the head in the coordinates of the base mesh: decimetres, x to its left, y up, z forward.
 * The eyes are at (0.31, 7.28, 1.25), the mouth's line at y 6.61, the nose's tip at (0, 7, 1.65), the
 * crown at y 8.49. They hold for every face, however its targets move it.
 */

/** Where the hair ends toward the face, by height: it grows where z is less. */
const hairline = [
  [6.45, -1.2],
  [6.62, -0.62],
  [6.75, -0.32],
  [6.95, 0.02],
  [7.06, 0.1],
  [7.12, 0.48],
  [7.22, 0.58],
  [7.4, 0.64],
  [7.53, 0.72],
  [7.67, 0.86],
  [7.79, 1.0],
  [7.89, 1.15],
  [8.03, 1.42],
  [8.5, 1.9],
] as const

/** How far a point lies behind the line of the hair; below 0 is bare skin. */
export type Hairline = (x: number, y: number, z: number) => number

/** The line of somebody's hair: it goes back over the temples of men, and far back in old ones. */
export function hairlineOf({ sex, age }: Pick<Face, 'sex' | 'age'>): Hairline {
  const grown = sex === 'man' && age !== 'child' && age !== 'youth'
  const back = grown ? (age === 'elder' ? 0.14 : 0.03) : -0.02
  const temples = grown ? (age === 'elder' ? 0.2 : 0.09) : 0
  return (x, y, z) => {
    const front = step(7.45, 7.7, y) * step(0.2, 0.6, z)
    const bay = Math.exp(-(((Math.abs(x) - 0.45) / 0.17) ** 2))
    return behindUsual(x, y - front * (back + temples * bay), z)
  }
}

function behindUsual(x: number, y: number, z: number): number {
  let edge = y < hairline[0][0] ? -2 : 2
  for (let i = 0; i + 1 < hairline.length; i++) {
    const [low, from] = hairline[i] ?? [0, 0]
    const [high, to] = hairline[i + 1] ?? [0, 0]
    if (y >= low && y < high) edge = from + ((to - from) * (y - low)) / (high - low)
  }
  const a = Math.abs(x)
  const ear = far((z - 0.36) / 0.27, (y - 7.08) / 0.33)
  const free = a > 0.68 && ear < 1 ? (ear - 1) * 0.3 : 9
  return Math.min(edge - z, free)
}

/** How much of a point is an eyebrow, from 0 to 1: a soft mass that thins outward. */
export function browAt(x: number, y: number, z: number, thick: number): number {
  if (z < 0.9 || y < 7.3 || y > 7.75) return 0
  const t = (Math.abs(x) - 0.1) / 0.5
  const arch = 7.485 + 0.075 * Math.sin(Math.PI * Math.min(1, Math.max(0, t * 0.8 + 0.12)))
  const tail = 0.09 * Math.max(0, t - 0.62) ** 1.2 * 2.2
  const half = 0.056 * thick * (1.05 - 0.55 * t)
  const off = Math.abs(y - (arch - tail)) / half
  return step(1.6, 0.2, off) * step(-0.02, 0.24, t) * step(1.05, 0.72, t)
}

/** Upper lip (0 to 1), lower lip (0 to 1), and the line between them. */
export function lipsAt(
  x: number,
  y: number,
  z: number,
): { upper: number; lower: number; line: number } {
  const none = { upper: 0, lower: 0, line: 0 }
  if (z < 1.36 || y < 6.4 || y > 6.8) return none
  const t = Math.abs(x) / 0.26
  if (t > 1.15) return none
  const room = Math.max(0, 1 - t * t)
  const bow = 1 - 0.14 * Math.exp(-((x / 0.035) ** 2))
  const high = 6.612 + 0.095 * room ** 0.62 * bow
  const low = 6.606 - 0.112 * room ** 0.55
  const soft = 0.016
  const inside = step(1.05, 0.9, t)
  return {
    upper: y >= 6.608 ? inside * step(high + soft, high - soft, y) : 0,
    lower: y < 6.608 ? inside * step(low - soft, low + soft, y) : 0,
    line: step(1.15, 0.95, t) * Math.exp(-(((y - 6.609) / 0.016) ** 2)),
  }
}

/** Whether a point is inside the mouth. */
export function isInMouth(x: number, y: number, z: number): boolean {
  return y > 6.45 && y < 6.8 && Math.abs(x) < 0.22 && z > 0.5 && z < 1.41
}

/** How much of a beard or its shadow grows at a point, from 0 to 1. */
export function beardAt(x: number, y: number, z: number): number {
  if (y > 7.1 || y < 5.95) return 0
  const a = Math.abs(x)
  // The lobe of the ear is bare.
  const lobe = step(0.58, 0.66, a) * step(6.68, 6.78, y) * step(0.76, 0.62, z)
  // Along the jaw to the chin, thinning upward; the cheek and the throat stay bare.
  const upper = 6.5 + 0.75 * Math.max(0, a - 0.24) - 0.06 * step(0.3, 0.1, a)
  const jaw = step(upper + 0.16, upper - 0.12, y) * step(0.5, 0.85, z)
  const side = step(0.46, 0.62, a) * step(0.46, 0.6, z) * step(0.9, 0.66, z) * step(6.4, 6.7, y)
  const throat = step(5.98, 6.22, y + 0.1 * (1.3 - z))
  const lip = far(x / 0.31, (y - 6.772 + 0.1 * a * a) / 0.055)
  const moustache = step(1.3, 0.5, lip) * step(1.25, 1.38, z)
  // From the ends of the moustache down past the corners of the mouth.
  const corner =
    Math.exp(-(((a - 0.37) / 0.075) ** 2 + ((y - 6.62) / 0.16) ** 2)) * step(1.0, 1.2, z)
  const mouth = far(x / 0.29, (y - 6.605) / 0.125)
  const free = z > 1.25 ? step(0.9, 1.12, mouth) : 1
  return Math.max(Math.max(jaw, side * 0.6) * throat, moustache, corner * 0.85) * free * (1 - lobe)
}
