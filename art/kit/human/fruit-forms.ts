import type { Frame, Vec } from '../animals/volume'
import { blob, far, step, within, type Cone, type Form } from './forms'
import { stain, tint } from './tint'

/** A pineapple that stands upright on `foot`: a barrel of diamonds under a crown of blades. */
export function pineappleForms(foot: Vec, high: number): Form[] {
  const upright: Frame = { at: foot, x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }
  const [gold, green, seam] = [tint('#d8922c'), tint('#8f8a34'), tint('#5f3a16')]
  const barrel = within(upright, high, [0, 0.3, 0], 0.42, {
    distance: (x, y, z) => {
      const up = (y - 0.3) / 0.32
      const wide = 0.2 * Math.sqrt(Math.max(0, 1 - 0.9 * up ** 4)) + 0.004
      const round = far(x, z) - wide
      const d = Math.max(round, Math.abs(y - 0.3) - 0.31)
      return (d < 0.05 ? d + 0.012 * seams(x, y, z) : d) * 0.7
    },
    surface: (x, y, z) => ({
      colour: stain(
        stain(gold, green, step(0.4, 0.62, y) * 0.5),
        seam,
        0.75 * step(0.45, 1, seams(x, y, z)),
      ),
      gloss: 0.2,
      flesh: false,
    }),
  })
  const at = (x: number, y: number, z: number): Vec => [
    foot[0] + x * high,
    foot[1] + y * high,
    foot[2] + z * high,
  ]
  const blades = Array.from({ length: 17 }, (_, i): Form => {
    const [turn, out] = [i * 2.4, 0.05 + 0.2 * Math.sqrt(i / 17)]
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const tip = 1.06 - out * 0.9
    const cones: Cone[] = [
      {
        a: at(c * 0.04, 0.56, s * 0.04),
        b: at(c * out * 0.75, 0.78, s * out * 0.75),
        ra: 0.03 * high,
        rb: 0.027 * high,
      },
      {
        a: at(c * out * 0.75, 0.78, s * out * 0.75),
        b: at(c * out * 1.25, tip, s * out * 1.25),
        ra: 0.027 * high,
        rb: 0.005 * high,
      },
    ]
    const leaf = tint(i % 3 === 0 ? '#7fa35a' : i % 3 === 1 ? '#557f45' : '#668f4c')
    return blob(cones, 0.02 * high, () => ({ colour: leaf, gloss: 0.1, flesh: false }))
  })
  return [barrel, ...blades]
}

/** Between the diamonds of a pineapple: 1 in the seams, 0 in the middle of an eye. */
function seams(x: number, y: number, z: number): number {
  const turn = (Math.atan2(z, x) / Math.PI) * 5
  const line = (value: number): number => Math.abs((((value % 1) + 1) % 1) - 0.5) * 2
  return Math.max(line(turn * 0.8 + y * 6.4), line(turn * 0.8 - y * 6.4)) ** 3
}
