import { noise } from '../animals/noise'
import type { Vec } from '../animals/volume'
import { far, rod, step, type Form } from './forms'
import { stain, tint, type Rgb } from './tint'

/** A bone of a finger in the hand's own space; `back` is the way its nail looks. */
export type Bone = { a: Vec; b: Vec; ra: number; rb: number; back: Vec; last: boolean }

/** Balls that stand out over the joints: where a finger leaves the hand, and where it bends. */
export function knucklesOf(
  chains: readonly (readonly Bone[])[],
): [number, number, number, number][] {
  return chains.flatMap((bones, finger) =>
    bones.flatMap(({ a, ra, back }, joint): [number, number, number, number][] => {
      if (finger === 4 && joint === 0) return []
      const lift = joint === 0 ? 0.3 : 0.2
      const r = ra * (joint === 0 ? 0.98 : 0.86)
      return [
        [a[0] + back[0] * ra * lift, a[1] + back[1] * ra * lift, a[2] + back[2] * ra * lift, r],
      ]
    }),
  )
}

/** Lines of the palm as arcs in the hand's own space: middle forward and sideways, radius. */
const lines = [
  [0.1, 0.2, 0.215],
  [0.62, 0.12, 0.27],
  [0.66, -0.1, 0.25],
] as const

/** The skin of a hand close to the eye: pale palm, nails with a rim, creases over every joint. */
export function nearTint(skin: string, bones: readonly Bone[]): Form['surface'] {
  const base = tint(skin)
  const pale = stain(base, tint('#dca386'), 0.5)
  const nail = stain(base, tint('#e6b8a2'), 0.48)
  const rim = stain(base, tint('#f2dccb'), 0.62)
  const dark = stain(base, tint('#1a0906'), 0.62)
  const ruddy = stain(base, tint('#8a3a22'), 0.3)
  return (x, y, z) => {
    const mottle = noise(x * 22, y * 22, z * 22, 5) - 0.5
    let colour = stain(base, mottle > 0 ? ruddy : dark, Math.abs(mottle) * 0.3)
    const { bone, off } = nearest(bones, x, y, z)
    const own = bone ? fingerTint(bone, x, y, z, colour) : colour
    const palmward = step(-0.03, -0.075, y) * step(-0.02, 0.14, x)
    colour = stain(colour, pale, palmward)
    if (palmward > 0.4)
      for (const [u, w, r] of lines) {
        const away = Math.abs(far(x - u, z - w) - r)
        colour = stain(colour, dark, 0.42 * step(0.014, 0.003, away))
      }
    return { colour: stain(colour, own, step(0.045, 0.004, off)), gloss: 0.26, flesh: true }
  }

  function fingerTint(one: Bone, x: number, y: number, z: number, under: Rgb): Rgb {
    const { a, b, ra, rb, back, last } = one
    const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const length = far(dx, dy, dz)
    const along = ((x - a[0]) * dx + (y - a[1]) * dy + (z - a[2]) * dz) / (length * length)
    const up =
      (x - a[0] - dx * along) * back[0] +
      (y - a[1] - dy * along) * back[1] +
      (z - a[2] - dz * along) * back[2]
    let colour = stain(under, pale, step(-0.2 * ra, -0.7 * ra, up))
    const from = along * length
    // Three wrinkles over the joint on the back, one deep crease where it folds inside.
    const wrinkles =
      up > 0
        ? Math.max(
            ring(from, 0, 0.009),
            0.7 * ring(from, 0.026, 0.007),
            0.7 * ring(from, -0.026, 0.007),
          )
        : ring(from, 0.01, 0.012)
    colour = stain(colour, dark, (up > 0 ? 0.5 : 0.6) * wrinkles)
    // Over the knuckles the skin is darker.
    colour = stain(
      colour,
      dark,
      0.24 * step(0.2 * ra, 0.8 * ra, up) * Math.exp(-((from / 0.05) ** 2)),
    )
    if (!last || along < 0.42 || up < rb * 0.3) return colour
    const cross = far(
      x - a[0] - dx * along - back[0] * up,
      y - a[1] - dy * along - back[1] * up,
      z - a[2] - dz * along - back[2] * up,
    )
    const across = cross / (rb * 0.8)
    const onNail =
      step(1, 0.9, across) *
      step(0.46 + 0.12 * across * across, 0.54 + 0.12 * across * across, along)
    colour = stain(colour, dark, 0.5 * step(1.25, 1.0, across) * step(0.4, 0.5, along))
    return stain(colour, along > 1.02 ? rim : nail, onNail)
  }
}

function ring(at: number, middle: number, wide: number): number {
  return Math.exp(-(((at - middle) / wide) ** 2))
}

/** The bone whose skin a point is nearest to, and how far off that is. */
function nearest(
  bones: readonly Bone[],
  x: number,
  y: number,
  z: number,
): { bone: Bone | undefined; off: number } {
  let [bone, least]: [Bone | undefined, number] = [undefined, 0.05]
  for (const one of bones) {
    const { a, b, ra, rb } = one
    const off = rod(x, y, z, a[0], a[1], a[2], b[0], b[1], b[2], ra, rb)
    if (off < least) [bone, least] = [one, off]
  }
  return { bone, off: least }
}
