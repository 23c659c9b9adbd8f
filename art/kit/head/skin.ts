import { noise } from '../animals/noise'
import { far, step, type Surface } from '../human/forms'
import { stain, tint, type Rgb } from '../human/tint'
import type { Face } from './face'
import { beardAt, browAt, hairlineOf, isInMouth, lipsAt } from './lines'
import { lightOf, shadeOf, spot } from './planes'

type Paint = (x: number, y: number, z: number, pixel: number) => Surface

/** The colours of skin on head and neck, by place on the base mesh. */
export function headSkin(face: Face): Paint {
  const skin = tint(face.skin)
  const dark = stain(skin, tint('#1a0705'), 0.78)
  const red = stain(skin, tint('#a03a22'), 0.3)
  const pale = stain(skin, tint('#f0c090'), 0.26)
  const cool = stain(skin, tint('#3a3238'), 0.32)
  const hair = tint(face.hair ?? '#17110e')
  const elder = face.age === 'elder'
  const woman = face.sex !== 'man'
  const soft = woman || face.age === 'child'
  const lip = stain(stain(skin, tint('#8a2836'), soft ? 0.46 : 0.26), tint('#180807'), 0.18)
  const low = stain(lip, tint('#c87a6e'), 0.22)
  const crop = stain(hair, skin, elder ? 0.3 : 0.14)
  const lash = stain(tint('#0d0604'), skin, 0.12)
  const shows = face.worn?.kind !== 'bald'
  const beard = face.beard ?? 0
  const behindHairline = hairlineOf(face)
  return (x, y, z, pixel) => {
    if (isInMouth(x, y, z)) return { colour: tint('#2a0d0b'), gloss: 0, flesh: false }
    const a = Math.abs(x)
    const front = step(0.7, 1.0, z)
    let colour: Rgb = skin
    // The three bands of every face: a golden forehead, a red middle, a cool jaw.
    colour = stain(
      colour,
      red,
      front * (0.55 * spot(a, y, 0.45, 6.95, 0.25, 0.22) + 0.6 * spot(a, y, 0, 6.98, 0.2, 0.12)),
    )
    colour = stain(colour, cool, front * (woman ? 0.25 : 0.55) * step(6.8, 6.5, y))
    const light = lightOf(a, y, z)
    colour = stain(colour, pale, light)
    colour = stain(colour, dark, shadeOf(a, y, z, { elder, soft }))
    colour = stain(colour, dark, 0.9 * front * spot(a, y, 0.085, 6.885, 0.05, 0.028))
    if (a > 0.68) colour = stain(colour, red, 0.4 * step(0.62, 0.5, z))
    if (y < 6.2) colour = stain(colour, dark, 0.35 * step(6.2, 5.9, y))
    let gloss = 0.26 + 0.34 * light
    const speck = noise(x * 9, y * 9, z * 9, 3) - 0.5
    colour = stain(colour, speck > 0 ? pale : dark, Math.abs(speck) * 0.2)
    const lid = eyelid(a, y, z, pixel * 17)
    if (lid > 0) {
      colour = stain(colour, lash, lid)
      gloss *= 1 - lid
    }
    const lips = lipsAt(x, y, z)
    if (lips.upper > 0) colour = stain(colour, stain(lip, tint('#180807'), 0.12), lips.upper * 0.75)
    if (lips.lower > 0) {
      colour = stain(colour, low, lips.lower * 0.7)
      gloss += 0.08 * lips.lower
    }
    colour = stain(colour, tint('#120605'), 0.85 * lips.line)
    const grain = noise(x * 60, y * 60, z * 60, 5)
    const brow = browAt(x, y, z, soft ? 0.8 : 1.05)
    if (brow > 0) {
      const share = brow * (0.72 + 0.3 * grain)
      colour = stain(colour, stain(hair, skin, elder ? 0.42 : 0.12), Math.min(0.84, share))
      gloss *= 1 - 0.7 * brow
    }
    if (beard > 0) {
      const share = beardAt(x, y, z) * Math.min(0.86, beard * 1.15) * (0.7 + 0.45 * (grain - 0.3))
      colour = stain(colour, stain(hair, skin, 0.16), Math.min(0.9, share))
      gloss *= 1 - 0.6 * Math.min(1, share)
    }
    if (shows) {
      // The hair begins in single tufts: broad enough to stay soft in a small picture.
      const tuft = noise(x * 17, y * 17, z * 17, 6)
      const edge = behindHairline(x, y, z) + (grain - 0.5) * 0.07 + (tuft - 0.5) * 0.12
      const share = step(-0.2, 0.12, edge)
      if (share > 0) {
        colour = stain(colour, crop, share * 0.95)
        gloss *= 1 - 0.75 * share
      }
    }
    return { colour, gloss, flesh: true }
  }
}

/** How dark the edge of a lid is: lashes above, a faint line below. */
function eyelid(a: number, y: number, z: number, pixel: number): number {
  const r = far(a - 0.3125, y - 7.285, z - 1.25)
  if (r > 0.28) return 0
  const wide = 0.032 + Math.min(0.02, pixel * 0.3)
  const upper = step(0.147 + wide, 0.147 + wide * 0.4, r) * step(7.25, 7.285, y) * 0.95
  const lower = step(0.147 + wide * 0.6, 0.147, r) * step(7.275, 7.25, y) * 0.4
  const fold = 0.45 * Math.exp(-(((r - 0.215) / 0.016) ** 2)) * step(7.28, 7.33, y)
  return Math.max(upper, lower, fold)
}

/** The ball of an eye: its white under the shadow of the lid, a brown iris, and a spark. */
export function eyeBall(side: 1 | -1, skin: string): Paint {
  const white = tint('#e8ddd0')
  const corner = tint('#7a5548')
  // The eyes of fair people are a little lighter.
  const iris = stain(tint('#20100a'), tint(skin), 0.08)
  const glow = stain(tint('#5c331c'), tint(skin), 0.1)
  const pupil = tint('#040202')
  const spark = tint('#fff4e2')
  return (x, y, z, pixel) => {
    const [dx, dy] = [x - side * 0.3125, y - 7.285]
    const r = far(dx, dy)
    let colour = stain(white, corner, 0.4 * step(0.12, 0.16, Math.abs(dx)))
    if (z > 1.2) {
      // The iris is lit from above and so is brightest below the pupil.
      const lit = stain(iris, glow, step(0, -0.08, dy) * step(0.03, 0.06, r))
      colour = stain(colour, lit, step(0.086, 0.074, r))
      colour = stain(colour, pupil, step(0.046, 0.032, r))
    }
    colour = stain(colour, corner, 0.45 * step(0.04, 0.11, dy))
    const wide = 0.025 + Math.min(0.01, pixel * 4)
    if (z > 1.2)
      colour = stain(colour, spark, 0.9 * step(wide, wide * 0.6, far(dx - 0.02, dy - 0.03)))
    return { colour, gloss: 0.03, flesh: false }
  }
}
