import { outward, type Vec } from '../../kit/animals/volume'
import { far, within, type Form } from '../../kit/human/forms'
import { rodForm } from '../../kit/human/things'
import { stain, tint } from '../../kit/human/tint'
import type { Body } from '../../kit/people/body'
import type { Joints } from '../../kit/people/skeleton'

/** A school bag on both shoulders: lid, outer pocket, handle, straps. */
export function schoolBag({ chest }: Joints, body: Body, colour: string): Form[] {
  const c = body.chest
  const cloth = tint(colour)
  const [dark, light] = [stain(cloth, tint('#15120f'), 0.5), stain(cloth, tint('#f0e4c8'), 0.25)]
  const at = (x: number, y: number, z: number): Vec => outward(chest, [x, y, z])
  const half: Vec = [0.05, 0.125, 0.085]
  const box = within({ ...chest, at: at(-0.125, c * 0.4, 0) }, 1, [0, 0, 0], far(...half) + 0.03, {
    distance: (x, y, z) => {
      const soft = 0.035
      // The pocket stands out at the back, below the lid; the bag hangs broader below.
      const pocket = x < 0 && y < 0.01 && y > -0.1 && Math.abs(z) < 0.06 ? 0.014 : 0
      const [u, v, w] = [
        Math.abs(x) - half[0] + soft - pocket,
        Math.abs(y) - half[1] + soft,
        Math.abs(z) - half[2] + soft + y * 0.08,
      ]
      const outside = far(Math.max(0, u), Math.max(0, v), Math.max(0, w))
      return (outside + Math.min(0, Math.max(u, v, w)) - soft) * 0.7
    },
    surface: (x, y, z) => {
      const lid = y - 0.035 + 1.2 * z * z
      const seam =
        Math.abs(lid) < 0.005 ||
        (x < 0 && lid < 0 && (Math.abs(y + 0.005) < 0.004 || Math.abs(Math.abs(z) - 0.062) < 0.004))
      const buckle = x < 0 && Math.abs(Math.abs(z) - 0.036) < 0.006 && lid > -0.03
      return { colour: seam ? dark : buckle ? light : cloth, gloss: 0.08, flesh: false }
    },
  })
  const strap = (z: 1 | -1): Form =>
    rodForm(
      [
        at(-0.085, c * 0.86, 0.052 * z),
        at(-0.03, c + 0.022, 0.058 * z),
        at(0.03, c + 0.008, 0.06 * z),
        at(0.075, c * 0.66, 0.06 * z),
        at(0.06, c * 0.3, 0.075 * z),
        at(-0.06, c * 0.05, 0.085 * z),
      ],
      0.0105,
      colour,
    )
  return [
    box,
    strap(1),
    strap(-1),
    rodForm(
      [at(-0.1, c + 0.015, -0.02), at(-0.11, c + 0.04, 0), at(-0.1, c + 0.015, 0.02)],
      0.006,
      '#2c2622',
    ),
  ]
}
