import { noise } from '../animals/noise'
import type { Frame } from '../animals/volume'
import type { Mesh, Parts } from '../body/mesh'
import { ellipsoid, join, rod, step, within, type Form, type Surface } from '../human/forms'
import { stain, tint } from '../human/tint'
import type { Cut, Face } from './face'
import { behindHairline, beardAt } from './lines'
import { cutOut, finer, pushed } from './shell'

type Base = Pick<Mesh, 'points' | 'normals' | 'rest'> & { quads: ArrayLike<number> }

/** How far the hair stands out from the skull, against the height of the head. */
const lengths: Record<Cut, number> = {
  bald: 0,
  cropped: 0.012,
  afro: 0.15,
  braids: 0.032,
  bun: 0.03,
  puffs: 0.03,
  long: 0.055,
}

/** Hair that grows out of the scalp as a shell with a soft edge, and what is tied of it. */
export function hairParts(base: Base, head: Frame, size: number, face: Face, cut: Cut): Parts {
  if (cut === 'bald') return { forms: [], meshes: [] }
  const long = lengths[cut] * size
  const paint = hairPaint(face)
  const scalp = finer(
    cutOut(
      base,
      near(base, (x, y, z) => behindHairline(x, y, z) > -0.12),
    ),
  )
  const shell = pushed(scalp, (x, y, z) => {
    const edge = behindHairline(x, y, z)
    const grown = step(-0.02, cut === 'afro' ? 0.5 : 0.22, edge)
    if (cut === 'afro') {
      // The crown grows highest, the sides round it off, and the outline is never smooth.
      const lump = noise(x * 5, y * 5, z * 5, 4) - 0.5
      const high = 0.62 + 0.38 * step(6.9, 8.2, y)
      return long * grown * (high + 0.3 * lump)
    }
    const rows = cut === 'braids' ? 0.62 + 0.38 * Math.abs(Math.cos(x * 13)) : 1
    const lump = noise(x * 14, y * 14, z * 14, 6) - 0.5
    return long * (0.1 + 0.9 * grown) * rows * (1 + 0.5 * lump)
  })
  const meshes: Mesh[] = [
    {
      ...shell,
      surface: paint,
      open: (x, y, z) => {
        const grain = noise(x * 42, y * 42, z * 42, 5)
        return behindHairline(x, y, z) + (grain - 0.5) * 0.16 < 0.12
      },
    },
  ]
  return { forms: tied(cut, head, size, face), meshes }
}

/** A beard as a short soft shell over jaw and lip. */
export function beardMesh(base: Base, size: number, face: Face): Mesh | undefined {
  const full = face.beard ?? 0
  if (full < 0.45) return undefined
  const paint = hairPaint(face)
  const jaw = finer(
    cutOut(
      base,
      near(base, (x, y, z) => beardAt(x, y, z) > 0.02),
    ),
  )
  const shell = pushed(jaw, (x, y, z) => {
    const lump = noise(x * 16, y * 16, z * 16, 8)
    const low = 0.5 + 0.5 * step(6.7, 6.25, y)
    return size * 0.022 * full * low * beardAt(x, y, z) * (0.6 + 0.8 * lump)
  })
  return {
    ...shell,
    surface: paint,
    open: (x, y, z) =>
      beardAt(x, y, z) * (0.45 + full) < 0.45 + 0.6 * noise(x * 38, y * 38, z * 38, 5),
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
  const light = stain(base, tint('#8a7a6c'), face.age === 'elder' ? 0.4 : 0.09)
  const deep = stain(base, tint('#050303'), 0.35)
  return (x, y, z) => {
    const speck = noise(x * 22, y * 22, z * 22, 9)
    return { colour: stain(deep, light, speck * 0.9), gloss: 0.06, flesh: false }
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
          (ellipsoid(x + 0.12, y - 0.42, Math.abs(z) - 0.27, 0.16, 0.16, 0.15) -
            rough(x, y, z, 0.05)) *
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
