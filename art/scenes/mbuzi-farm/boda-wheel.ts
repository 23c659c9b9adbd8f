import type { Vec } from '../../kit/animals/volume'
import { blob, far, type Form } from '../../kit/human/forms'
import { rodForm } from '../../kit/human/things'
import { stain, tint } from '../../kit/human/tint'

/** A ring that stands in the plane of travel: a rim, a drum. */
function hoop(at: Vec, radius: number, r: number, colour: string, gloss: number): Form {
  const paint = tint(colour)
  return {
    at,
    radius: radius + r,
    distance: (x, y, z) => far(far(x - at[0], y - at[1]) - radius, z - at[2]) - r,
    surface: () => ({ colour: paint, gloss, flesh: false }),
  }
}

/** A tyre with blocks on its tread and road dust where it rolls. */
function tyre(at: Vec, radius: number, r: number): Form {
  const [rubber, groove, dust] = [tint('#262322'), tint('#0e0d0d'), tint('#8a5a3c')]
  return {
    at,
    radius: radius + r,
    distance: (x, y, z) => {
      const out = far(x - at[0], y - at[1])
      return far(out - radius, (z - at[2]) * 1.08) - r
    },
    surface: (x, y, z) => {
      const [dx, dy, dz] = [x - at[0], y - at[1], z - at[2]]
      const out = (far(dx, dy) - radius) / r
      const slant = Math.atan2(dy, dx) * 26 + Math.abs(dz / r) * 2
      const cut = out > 0.35 && Math.sin(slant * 2) > 0.62
      const worn = stain(rubber, dust, out > 0.1 ? 0.3 : 0.1)
      return { colour: cut ? groove : worn, gloss: 0.05, flesh: false }
    },
  }
}

/** A disc across the axle: a hub, a brake drum. */
function drum(x: number, y: number, z: number, r: number, half: number, colour: string): Form {
  const paint = tint(colour)
  return {
    at: [x, y, z],
    radius: far(r, half) + 0.01,
    distance: (px, py, pz) => {
      const [u, v] = [far(px - x, py - y) - r, Math.abs(pz - z) - half]
      return Math.min(Math.max(u, v), 0) + far(Math.max(u, 0), Math.max(v, 0)) - 0.004
    },
    surface: (px, py) => {
      const ring = Math.abs(far(px - x, py - y) / r - 0.72) < 0.07
      return { colour: ring ? tint('#5d6264') : paint, gloss: 0.6, flesh: false }
    },
  }
}

/** A laced wheel of a motorcycle on its axle: tyre, rim, drum and crossed spokes. */
export function laced(x: number, y: number, drumSize: number): Form[] {
  const at: Vec = [x, y, 0]
  const spokes = Array.from({ length: 28 }, (_, i) => {
    const end = ((i + 0.5) / 28) * Math.PI * 2
    const root = end + (i % 4 < 2 ? 0.85 : -0.85)
    const z = i % 2 ? 0.026 : -0.026
    return rodForm(
      [
        [x + Math.cos(root) * 0.034, y + Math.sin(root) * 0.034, z],
        [x + Math.cos(end) * 0.137, y + Math.sin(end) * 0.137, 0],
      ],
      0.0021,
      '#c9cdce',
      0.7,
    )
  })
  return [
    tyre(at, 0.158, 0.0245),
    hoop(at, 0.138, 0.0075, '#c4c8c9', 0.9),
    drum(x, y, 0, drumSize, 0.026, '#8d9294'),
    rodForm(
      [
        [x, y, -0.065],
        [x, y, 0.065],
      ],
      0.011,
      '#6d7173',
      0.6,
    ),
    ...spokes,
  ]
}

/** A mudguard of thin metal: part of a ring round an axle, from one angle to another. */
export function mudguard(
  [x, y]: readonly [number, number],
  radius: number,
  [from, to]: readonly [number, number],
  colour: string,
): Form {
  const paint = tint(colour)
  const count = 16
  const at = (i: number): Vec => {
    const a = from + ((to - from) * i) / count
    return [x + Math.cos(a) * radius, y + Math.sin(a) * radius, 0]
  }
  return blob(
    Array.from({ length: count }, (_, i) => ({
      a: at(i),
      b: at(i + 1),
      ra: 0.0125,
      rb: 0.0125,
      flat: 2.5,
      axis: [0, 0, 1] as Vec,
    })),
    0.03,
    () => ({ colour: paint, gloss: 0.75, flesh: false }),
  )
}
