import { outward, type Vec } from '../animals/volume'
import type { Body } from '../people/body'
import type { Joints } from '../people/skeleton'
import { blob, far, within, type Cone, type Form } from './forms'
import { rodForm } from './things'
import { stain, tint, type Rgb } from './tint'

/** A rucksack with lid, pocket and a rolled mat, and its straps over both shoulders. */
export function rucksackForms({ chest }: Joints, body: Body, colour: string): Form[] {
  const cloth = tint(colour)
  const dark = stain(cloth, tint('#1a1710'), 0.35)
  const leather = '#7a5230'
  const c = body.chest
  const at = (x: number, y: number, z: number): Vec => outward(chest, [x, y, z])
  // A box with soft edges, told by its middle and its half lengths.
  const box = (middle: Vec, half: Vec, soft: number, shade: Rgb): Form =>
    within({ ...chest, at: at(...middle) }, 1, [0, 0, 0], far(...half), {
      distance: (x, y, z) => {
        const [u, v, w] = [
          Math.abs(x) - half[0] + soft,
          Math.abs(y) - half[1] + soft,
          Math.abs(z) - half[2] + soft,
        ]
        const outside = far(Math.max(0, u), Math.max(0, v), Math.max(0, w))
        return outside + Math.min(0, Math.max(u, v, w)) - soft
      },
      surface: () => ({ colour: shade, gloss: 0.06, flesh: false }),
    })
  const roll = (half: number, r: number, shade: string): Form => {
    const cone: Cone = {
      a: at(-0.12, c + 0.052, -half),
      b: at(-0.12, c + 0.052, half),
      ra: r,
      rb: r,
    }
    const paint = tint(shade)
    return blob([cone], 0.01, () => ({ colour: paint, gloss: 0.04, flesh: false }))
  }
  return [
    box([-0.118, c * 0.42, 0], [0.052, 0.112, 0.08], 0.03, cloth),
    box([-0.121, c * 0.42 + 0.108, 0], [0.058, 0.024, 0.084], 0.022, stain(cloth, dark, 0.6)),
    box([-0.172, c * 0.42 - 0.04, 0], [0.024, 0.058, 0.056], 0.02, stain(cloth, dark, 0.4)),
    roll(0.1, 0.03, '#b99a5c'),
    ...[-0.045, 0.045].flatMap((z) => [
      box([-0.12, c + 0.052, z], [0.033, 0.033, 0.008], 0.006, tint(leather)),
      box([-0.177, c * 0.42 + 0.09, z], [0.006, 0.05, 0.009], 0.004, tint(leather)),
    ]),
    ...[-1, 1].map((side) =>
      rodForm(
        [
          at(-0.07, c * 0.9, side * 0.05),
          at(-0.015, c + 0.02, side * 0.064),
          at(0.045, c * 0.94, side * 0.07),
          at(0.07, c * 0.6, side * 0.074),
          at(0.058, c * 0.35, side * 0.082),
          at(0.01, c * 0.2, side * 0.092),
          at(-0.07, c * 0.12, side * 0.085),
        ],
        0.011,
        leather,
      ),
    ),
  ]
}
