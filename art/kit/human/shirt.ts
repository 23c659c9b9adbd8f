import { outward, type Vec } from '../animals/volume'
import type { Body } from '../people/body'
import type { Joints } from '../people/skeleton'
import { blob, type Form } from './forms'
import { tint } from './tint'

/** The two flaps of a collar. */
export function collarForms(body: Body, { chest }: Joints, colour: string): Form[] {
  const cloth = tint(colour)
  const cut = body.chest
  const at = (x: number, y: number, z: number): Vec => outward(chest, [x, y, z])
  const flaps = ([-1, 1] as const).map((side) =>
    blob(
      [
        {
          a: at(-0.034, cut + 0.03, 0),
          b: at(-0.004, cut + 0.03, side * 0.042),
          ra: 0.011,
          rb: 0.012,
        },
        {
          a: at(-0.004, cut + 0.03, side * 0.042),
          b: at(0.044, cut + 0.004, side * 0.026),
          ra: 0.012,
          rb: 0.012,
        },
        {
          a: at(0.044, cut + 0.004, side * 0.026),
          b: at(0.055, cut - 0.012, side * 0.033),
          ra: 0.01,
          rb: 0.005,
        },
      ],
      0.006,
      () => ({ colour: cloth, gloss: 0.03, flesh: false }),
    ),
  )
  return flaps
}
