import type { Frame, Vec } from '../animals/volume'
import { blob, far, step, within, type Cone, type Form } from './forms'
import { stain, tint } from './tint'

/** A pineapple that stands upright on `foot`: a barrel of diamonds under a crown of blades. */
export function pineappleForms(foot: Vec, high: number): Form[] {
  const upright: Frame = { at: foot, x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }
  const [gold, green, seam] = [tint('#e0a040'), tint('#a39a44'), tint('#5a3614')]
  const [bright, low, thorn] = [tint('#f6d48a'), tint('#9a5f1c'), tint('#4a2c12')]
  const barrel = within(upright, high, [0, 0.3, 0], 0.42, {
    distance: (x, y, z) => {
      const up = (y - 0.3) / 0.32
      const wide = 0.215 * Math.sqrt(Math.max(0, 1 - 0.9 * Math.abs(up) ** 3.4)) + 0.004
      const round = far(x, z) - wide
      const d = Math.max(round, Math.abs(y - 0.3) - 0.31)
      return (d < 0.05 ? d + 0.014 * eyeAt(x, y, z).seam : d) * 0.7
    },
    surface: (x, y, z) => {
      const { seam: edge, rise, off } = eyeAt(x, y, z)
      let colour = stain(gold, green, step(0.4, 0.62, y) * 0.5)
      colour = stain(colour, bright, 0.5 * step(0.05, 0.4, rise))
      colour = stain(colour, low, 0.6 * step(-0.05, -0.45, rise))
      colour = stain(colour, seam, 0.9 * step(0.35, 0.75, edge))
      colour = stain(colour, thorn, 0.8 * step(0.34, 0.22, off))
      return { colour, gloss: 0.08, flesh: false }
    },
  })
  const at = (x: number, y: number, z: number): Vec => [
    foot[0] + x * high,
    foot[1] + y * high,
    foot[2] + z * high,
  ]
  const blades = Array.from({ length: 26 }, (_, i): Form => {
    const [turn, out] = [i * 2.4, 0.05 + 0.2 * Math.sqrt(i / 26)]
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const tip = 1.06 - out * 0.9
    const cones: Cone[] = [
      {
        a: at(c * 0.04, 0.56, s * 0.04),
        b: at(c * out * 0.75, 0.78, s * out * 0.75),
        ra: 0.024 * high,
        rb: 0.021 * high,
      },
      {
        a: at(c * out * 0.75, 0.78, s * out * 0.75),
        b: at(c * out * 1.25, tip, s * out * 1.25),
        ra: 0.021 * high,
        rb: 0.004 * high,
      },
    ]
    const leaf = tint(i % 3 === 0 ? '#8fb477' : i % 3 === 1 ? '#5f8f58' : '#75a266')
    return blob(cones, 0.006 * high, () => ({ colour: leaf, gloss: 0.1, flesh: false }))
  })
  return [barrel, ...blades]
}

/**
 * Where a point lies in its eye of the skin: `seam` is 1 between the eyes, `rise` goes from -1 at the
 * eye's foot to 1 at its top, `off` from 0 in its middle to 1 at its edge.
 */
function eyeAt(x: number, y: number, z: number): { seam: number; rise: number; off: number } {
  const turn = (Math.atan2(z, x) / Math.PI) * 6.5
  const across = (value: number): number => (((value % 1) + 1) % 1) * 2 - 1
  const [one, other] = [across(turn + y * 7.2), across(turn - y * 7.2)]
  const off = Math.max(Math.abs(one), Math.abs(other))
  return { seam: off ** 3, rise: (one - other) / 2, off }
}
