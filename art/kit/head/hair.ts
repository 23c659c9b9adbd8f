import { noise } from '../animals/noise'
import type { Frame } from '../animals/volume'
import type { Mesh, Parts } from '../body/mesh'
import { ellipsoid, join, rod, step, within, type Form, type Surface } from '../human/forms'
import { stain, tint } from '../human/tint'
import type { Cut, Face } from './face'
import { beardAt, hairlineOf } from './lines'
import { cutOut, finer, pushed } from './shell'

type Base = Pick<Mesh, 'points' | 'normals' | 'rest'> & { quads: ArrayLike<number> }

/** How far the hair stands out from the skull, against the height of the head. */
const lengths: Record<Cut, number> = {
  bald: 0,
  cropped: 0.026,
  afro: 0.19,
  braids: 0.04,
  bun: 0.042,
  puffs: 0.04,
  long: 0.06,
}

/** Layers of hair, from the scalp outward: how far out each lies, and how much of it is gaps. */
const layers = [
  [0.5, 0],
  [0.8, 0.22],
  [1, 0.4],
] as const

/** Hair that grows out of the scalp in layers with a soft edge, and what is tied of it. */
export function hairParts(base: Base, head: Frame, size: number, face: Face, cut: Cut): Parts {
  if (cut === 'bald') return { forms: [], meshes: [] }
  // A woman's short hair is a small afro: cut as close as a man's, she reads as one.
  const short = cut === 'cropped' && face.sex !== 'man' && face.age !== 'child'
  const bushy = cut === 'afro' || short
  const long = (short ? 0.085 : lengths[cut]) * size * (face.age === 'elder' ? 0.85 : 1)
  const paint = hairPaint(face)
  const behindHairline = hairlineOf(face)
  const skin = tint(face.skin)
  const shaven = cut === 'cropped' && !bushy ? 0.24 : 0
  const scalp = finer(
    cutOut(
      base,
      near(base, (x, y, z) => behindHairline(x, y, z) > -0.16),
    ),
  )
  const grownTo = (x: number, y: number, z: number): number => {
    const grown = step(-0.14, bushy ? 0.75 : 0.34, behindHairline(x, y, z)) ** 0.8
    // The crown grows highest, the sides round it off, and the outline is never smooth.
    const high = bushy ? 0.7 + 0.3 * step(6.9, 8.2, y) : 0.7 + 0.3 * step(7.2, 8.2, y)
    const rows = cut === 'braids' ? 0.62 + 0.38 * Math.abs(Math.cos(x * 13)) : 1
    const lump = bushy
      ? 0.35 * (noise(x * 5, y * 5, z * 5, 4) - 0.5)
      : 0.5 * (noise(x * 11, y * 11, z * 11, 6) - 0.5)
    return long * (0.04 + 0.96 * grown) * rows * (high + lump)
  }
  const meshes = layers.map(([out, gaps]): Mesh => ({
    ...pushed(scalp, (x, y, z) => grownTo(x, y, z) * out),
    surface: (x, y, z) => {
      // Skin shows through where hair begins, and at the sides where it is shorn.
      const thin = 0.25 * step(0.3, 0.04, behindHairline(x, y, z))
      const sides = shaven * step(7.65, 7.1, y)
      const own = paint(x, y, z)
      return { ...own, colour: stain(own.colour, skin, Math.max(thin, sides)) }
    },
    twoSided: true,
    open: (x, y, z) => {
      const grain = noise(x * 34, y * 34, z * 34, 5)
      const tuft = noise(x * 15, y * 15, z * 15, 6)
      const edge = behindHairline(x, y, z) + (grain - 0.5) * 0.14 + (tuft - 0.5) * 0.16
      return edge < 0.04 + 0.12 * out || (gaps > 0 && grain * 0.5 + tuft * 0.5 < gaps)
    },
  }))
  return { forms: tied(cut, head, size, face), meshes }
}

/** A beard as a short soft layer over jaw and lip, through which the skin shows. */
export function beardMesh(base: Base, size: number, face: Face): Mesh | undefined {
  const full = face.beard ?? 0
  if (full < 0.45) return undefined
  const paint = hairPaint(face)
  const skin = tint(face.skin)
  const jaw = finer(
    cutOut(
      base,
      near(base, (x, y, z) => beardAt(x, y, z) > 0.02),
    ),
  )
  const shell = pushed(jaw, (x, y, z) => {
    const lump = noise(x * 16, y * 16, z * 16, 8)
    const low = 0.35 + 0.65 * step(6.6, 6.2, y)
    return size * 0.024 * full * low * beardAt(x, y, z) * (0.6 + 0.8 * lump)
  })
  return {
    ...shell,
    surface: (x, y, z) => {
      const own = paint(x, y, z)
      const bare = 0.12 + 0.5 * step(1, 0.5, beardAt(x, y, z))
      return { ...own, colour: stain(own.colour, skin, bare) }
    },
    open: (x, y, z) => {
      const grain = 0.6 * noise(x * 30, y * 30, z * 30, 5) + 0.4 * noise(x * 13, y * 13, z * 13, 7)
      // Only well inside what is painted on the skin, whose soft edge it must not cut.
      return beardAt(x, y, z) * (0.6 + 0.5 * full) < 0.66 + 0.5 * (grain - 0.4)
    },
  }
}

/** The quads of which at least one corner is taken. */
function near({ rest, quads }: Base, take: (x: number, y: number, z: number) => boolean): number[] {
  const result: number[] = []
  for (let at = 0; at < quads.length; at += 4) {
    const four = [0, 1, 2, 3].map((i) => quads[at + i] ?? 0)
    if (four.some((v) => take(rest[v * 3] ?? 0, rest[v * 3 + 1] ?? 0, rest[v * 3 + 2] ?? 0)))
      result.push(...four)
  }
  return result
}

function hairPaint(face: Face): (x: number, y: number, z: number) => Surface {
  const base = tint(face.hair ?? '#17110e')
  const light = stain(base, tint('#6a6060'), face.age === 'elder' ? 0.4 : 0.07)
  const deep = stain(base, tint('#040304'), 0.6)
  return (x, y, z) => {
    const speck = 0.6 * noise(x * 8, y * 8, z * 8, 9) + 0.4 * noise(x * 24, y * 24, z * 24, 9)
    return { colour: stain(deep, light, 1.6 * (speck - 0.2)), gloss: 0.1, flesh: false }
  }
}

/** Bun, puffs and hanging braids, in the head's own space. */
function tied(cut: Cut, head: Frame, size: number, face: Face): Form[] {
  const paint = hairPaint(face)
  const put = (distance: Form['distance']): Form =>
    within(head, size, [-0.1, 0.1, 0], 0.95, {
      distance,
      surface: (x, y, z) => paint(x * 2.3, y * 2.3, z * 2.3),
    })
  const rough = (x: number, y: number, z: number, much: number): number =>
    much * (noise(x * 17, y * 17, z * 17, 7) - 0.5)
  if (cut === 'bun')
    return [
      put(
        (x, y, z) =>
          (ellipsoid(x + 0.5, y - 0.3, z, 0.16, 0.16, 0.17) - rough(x, y, z, 0.04)) * 0.8,
      ),
    ]
  if (cut === 'puffs')
    return [
      put(
        (x, y, z) =>
          (ellipsoid(x + 0.12, y - 0.47, Math.abs(z) - 0.29, 0.18, 0.18, 0.17) -
            rough(x, y, z, 0.06)) *
          0.8,
      ),
    ]
  if (cut === 'braids')
    return [
      put((x, y, z) => {
        const a = Math.abs(z)
        let d = 9
        for (const row of [0.06, 0.16, 0.25])
          d = Math.min(
            d,
            rod(
              x,
              y,
              a,
              row * 0.5 - 0.48,
              -0.02,
              row,
              row * 0.6 - 0.42,
              -0.62,
              row * 1.2,
              0.045,
              0.028,
            ),
          )
        return (d - 0.007 * Math.sin(y * 60)) * 0.8
      }),
    ]
  if (cut === 'long')
    return [
      put((x, y, z) => {
        const fall = ellipsoid(x + 0.24, y + 0.12, z, 0.3, 0.58, 0.37)
        const face = x - 0.06 + 0.55 * Math.max(0, 0.3 - Math.abs(z))
        return (join(Math.max(fall, face), 9, 0.01) - rough(x, y * 0.2, z, 0.04)) * 0.7
      }),
    ]
  return []
}
