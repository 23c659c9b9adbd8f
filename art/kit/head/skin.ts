import { noise } from '../animals/noise'
import { far, step, type Surface } from '../human/forms'
import { stain, tint, type Rgb } from '../human/tint'
import type { Face } from './face'
import { beardAt, behindHairline, browAt, isInMouth, lipsAt } from './lines'

type Paint = (x: number, y: number, z: number, pixel: number) => Surface

/** A soft spot on both halves of the face. */
function spot(a: number, y: number, ca: number, cy: number, wide: number, high: number): number {
  return Math.exp(-(((a - ca) / wide) ** 2 + ((y - cy) / high) ** 2))
}

/** The colours of skin on head and neck, by place on the base mesh. */
export function headSkin(face: Face): Paint {
  const skin = tint(face.skin)
  const dark = stain(skin, tint('#140805'), 0.5)
  const red = stain(skin, tint('#a03a22'), 0.3)
  const pale = stain(skin, tint('#f0c090'), 0.16)
  const hair = tint(face.hair ?? '#17110e')
  const elder = face.age === 'elder'
  const woman = face.sex !== 'man'
  const soft = woman || face.age === 'child'
  const lip = stain(stain(skin, tint('#7c2a30'), soft ? 0.34 : 0.24), tint('#180807'), 0.18)
  const low = stain(lip, tint('#d28a7a'), 0.24)
  const crop = stain(hair, skin, elder ? 0.3 : 0.14)
  const shows = face.worn?.kind !== 'bald'
  const beard = face.beard ?? 0
  return (x, y, z, pixel) => {
    if (isInMouth(x, y, z)) return { colour: tint('#2a0d0b'), gloss: 0, flesh: false }
    const a = Math.abs(x)
    const front = step(0.7, 1.0, z)
    let colour: Rgb = skin
    // Forehead, bridge of the nose and cheekbones are a little lighter; cheeks and nose warmer.
    colour = stain(
      colour,
      pale,
      front * (spot(a, y, 0, 7.8, 0.5, 0.25) + spot(a, y, 0.46, 7.05, 0.2, 0.12)),
    )
    colour = stain(
      colour,
      red,
      front * (0.7 * spot(a, y, 0.45, 6.9, 0.2, 0.18) + 0.5 * spot(a, y, 0, 6.98, 0.2, 0.12)),
    )
    // The sockets lie deep, most at the nose.
    colour = stain(
      colour,
      dark,
      front * (0.24 * spot(a, y, 0.27, 7.31, 0.2, 0.1) + 0.22 * spot(a, y, 0.14, 7.3, 0.08, 0.14)),
    )
    colour = stain(
      colour,
      dark,
      front * 0.24 * spot(a, y, 0.3, 7.12, 0.18, 0.05) * (elder ? 1.8 : 1),
    )
    colour = stain(colour, dark, 0.55 * front * spot(a, y, 0.085, 6.885, 0.05, 0.028))
    if (a > 0.68) colour = stain(colour, red, 0.4)
    if (y < 6.2) colour = stain(colour, dark, 0.16 * step(6.2, 5.8, y))
    let gloss =
      0.3 +
      0.18 *
        front *
        (spot(a, y, 0, 7.15, 0.08, 0.3) +
          spot(a, y, 0.44, 7.08, 0.16, 0.1) +
          spot(a, y, 0, 7.8, 0.4, 0.2))
    const speck = noise(x * 9, y * 9, z * 9, 3) - 0.5
    colour = stain(colour, speck > 0 ? pale : dark, Math.abs(speck) * 0.2)
    const lid = eyelid(a, y, z, pixel * 17)
    if (lid > 0) {
      colour = stain(colour, tint('#0d0604'), lid)
      gloss *= 1 - lid
    }
    const lips = lipsAt(x, y, z)
    if (lips.upper > 0) colour = stain(colour, stain(lip, tint('#180807'), 0.12), lips.upper * 0.75)
    if (lips.lower > 0) {
      colour = stain(colour, low, lips.lower * 0.78)
      gloss += 0.14 * lips.lower
    }
    colour = stain(colour, tint('#120605'), 0.75 * lips.line)
    const grain = noise(x * 60, y * 60, z * 60, 5)
    const brow = browAt(x, y, z, soft ? 0.7 : 1)
    if (brow > 0) {
      const share = brow * (0.72 + 0.3 * grain)
      colour = stain(colour, stain(hair, skin, 0.12), Math.min(0.84, share))
      gloss *= 1 - 0.7 * brow
    }
    if (beard > 0) {
      const share = beardAt(x, y, z) * Math.min(1, beard * 1.3) * (0.62 + 0.4 * grain)
      colour = stain(colour, stain(hair, skin, 0.2), Math.min(0.9, share))
      gloss *= 1 - 0.6 * Math.min(1, share)
    }
    if (shows) {
      // The hair begins in single tufts: broad enough to stay soft in a small picture.
      const edge = behindHairline(x, y, z) + (grain - 0.5) * 0.07
      const share = step(-0.16, 0.12, edge)
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
  if (r > 0.26) return 0
  const wide = 0.022 + Math.min(0.02, pixel * 0.5)
  const upper = step(0.147 + wide, 0.147 + wide * 0.4, r) * step(7.24, 7.275, y) * 0.95
  const lower = step(0.147 + wide * 0.7, 0.147, r) * step(7.275, 7.25, y) * 0.45
  const crease = 0.4 * Math.exp(-(((r - 0.205) / 0.014) ** 2)) * step(7.28, 7.33, y)
  return Math.max(upper, lower, crease)
}

/** The ball of an eye: a toned-down white, a dark iris, and a spark. */
export function eyeBall(side: 1 | -1): Paint {
  const white = tint('#b5a294')
  const corner = tint('#5e3f34')
  const iris = tint('#180c07')
  const pupil = tint('#050302')
  return (x, y, z) => {
    const [dx, dy] = [x - side * 0.3125, y - 7.285]
    const r = Math.sqrt(dx * dx + dy * dy)
    let colour = stain(white, corner, 0.75 * step(0.05, 0.13, Math.abs(dx)))
    if (z > 1.2) {
      colour = stain(colour, iris, step(0.08, 0.068, r))
      colour = stain(colour, pupil, step(0.04, 0.028, r))
    }
    return { colour, gloss: 0.5, flesh: false }
  }
}
