import { stepMix } from '../animals/palette'
import type { Vec } from '../animals/volume'
import { mix } from '../colour'
import type { Body } from './body'
import type { Dress } from './dress'

/** Height of a head of size 1 in units of the figure. */
const headHeight = 0.152

/** How high the head of a body is on the canvas, when a unit of the figure has so many pixels. */
export function headPixels(body: Body, pixels: number): number {
  return headHeight * body.head * pixels
}

/** Where features lie on a head of size 1: a child's eyes sit lower, under a larger forehead. */
function featuresOf(child: boolean): { eye: number; mouth: number; nose: number; apart: number } {
  return child
    ? { eye: -0.004, mouth: -0.0365, nose: -0.02, apart: 0.0215 }
    : { eye: 0.004, mouth: -0.0375, nose: -0.021, apart: 0.0205 }
}

/**
 * The colours of a face by place, the fewer the smaller it is: below about 60 pixels only a soft shade
 * under brow and nose, from there on two dark strokes for the eyes and a quiet closed mouth.
 */
export function faceColours(dress: Dress, body: Body): (own: Vec, pixels: number) => string {
  const { skin } = dress
  const child = body.age === 'child'
  const { eye, mouth, nose, apart } = featuresOf(child)
  const ink = mix(skin, '#120806', 0.92)
  const soft = mix(skin, '#2a130d', 0.44)
  const lip = mix(mix(skin, '#8a3c34', 0.4), '#240f0a', 0.52)
  const brow = mix(skin, dress.hairColour, child ? 0.3 : 0.5)
  const warm = mix(skin, '#b5532f', 0.16)
  const fair = mix(skin, '#e0a070', 0.16)
  return (own, pixels) => {
    const [x, y, z] = [own[0] / body.head, own[1] / body.head, Math.abs(own[2] / body.head)]
    if (isHair(dress, [x, y, z], true)) return hairColourOf(dress)
    if (x < 0.024) return z > 0.046 ? warm : skin
    const fine = Math.max(0, Math.min(1, (headPixels(body, pixels) - 52) / 24))
    const socket = Math.hypot((z - apart) / 0.0155, (y - eye - 0.003) / 0.0085)
    if (fine > 0) {
      const stroke = Math.hypot((z - apart) / 0.0088, (y - eye) / (child ? 0.0056 : 0.0046))
      if (stroke < 1.25) return stepMix(ink, soft, (stroke - 0.75) * 2 + 0.5 * (1 - fine))
      const arch = Math.hypot(
        (z - apart) / 0.014,
        (y - eye - 0.0165 + (z - apart) ** 2 * 14) / 0.0036,
      )
      if (arch < 1.4) return stepMix(brow, skin, (arch - 0.5) * 1.1 + 0.3 * (1 - fine))
      const line = Math.hypot(z / 0.0135, (y - mouth - z * z * 9) / 0.0042)
      if (line < 1.3) return stepMix(lip, skin, (line - 0.6) * 1.4 + 0.35 * (1 - fine))
    }
    if (socket < 1) return stepMix(soft, skin, 0.42 + socket * 0.58)
    const under = Math.hypot(z / 0.013, (y - nose) / 0.005)
    if (under < 1) return stepMix(soft, skin, 0.1 + under * 0.9)
    const ridge = Math.hypot(z / 0.006, (y - nose - 0.014) / 0.013)
    if (ridge < 1) return stepMix(fair, skin, ridge)
    const cheek = Math.hypot((z - 0.03) / 0.018, (y + 0.014) / 0.015)
    if (cheek < 1) return stepMix(warm, skin, cheek)
    const forehead = Math.hypot(z / 0.03, (y - 0.034) / 0.016)
    return forehead < 1 ? stepMix(fair, skin, 0.3 + forehead * 0.7) : skin
  }
}

/** Where a clothed figure shows its skin: on the face only before the hair or scarf. */
export function isBare(dress: Dress, body: Body): (part: string, own: Vec) => boolean {
  const { head } = body
  return (part, own) => {
    if (part === 'skin') return true
    if (part !== 'face' && part !== 'hair' && part !== 'scarf') return false
    const place: Vec = [own[0] / head, own[1] / head, Math.abs(own[2] / head)]
    return !isHair(dress, place, part === 'face')
  }
}

/** The colour of what grows or is tied round a head: hair, or a scarf. */
function hairColourOf(dress: Dress): string {
  return covers(dress) ? dress.cloth : dress.hairColour
}

function covers(dress: Dress): boolean {
  return dress.hair === 'scarf' || dress.hair === 'wrap'
}

/**
 * Whether a point of the head (own space, size 1, z without sign) lies behind the line of the
 * hair or scarf, which runs over the forehead, down the temples and behind or over the ears.
 */
function isHair(dress: Dress, [x, y, z]: Vec, onFace: boolean): boolean {
  if (dress.hair === 'bald') return false
  const scarf = covers(dress)
  const ear = onFace && z > 0.0455 && x > -0.016 && x < 0.013 && y < 0.022
  if (ear) return scarf && y > -0.02
  const front = (scarf ? 0.039 : 0.0445) - z * 0.12
  const side = scarf ? 0.004 : 0.016
  if (x > 0.013) return y > front - Math.max(0, (0.03 - x) / 0.017) ** 1.4 * (front - side)
  if (scarf || dress.hair === 'long') return y > -0.03 || !onFace
  if (x > -0.015) return y > side
  return y > -0.042 || !onFace
}
