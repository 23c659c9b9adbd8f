import { outward, type Vec } from '../animals/volume'
import type { Body } from '../people/body'
import type { Joints } from '../people/skeleton'
import { blob, type Cone, type Form, type Surface } from './forms'
import { stain, tint } from './tint'

/** A rucksack with a lid and a pocket on somebody's back; the straps are those of the outfit. */
export function rucksackForms({ chest }: Joints, body: Body, colour: string): Form[] {
  const cloth = tint(colour)
  const dark = stain(cloth, tint('#1a1710'), 0.35)
  const c = body.chest
  const at = (x: number, y: number, z: number): Vec => outward(chest, [x, y, z])
  const across = (x: number, y: number, half: number, r: number): Cone => ({
    a: at(x, y, -half),
    b: at(x, y, half),
    ra: r,
    rb: r,
  })
  const paint = (shade: Surface['colour']) => (): Surface => ({
    colour: shade,
    gloss: 0.06,
    flesh: false,
  })
  return [
    blob(
      [
        across(-0.115, -0.06, 0.062, 0.055),
        across(-0.12, c * 0.2, 0.066, 0.058),
        across(-0.112, c * 0.75, 0.056, 0.052),
      ],
      0.05,
      paint(cloth),
    ),
    blob([across(-0.118, c * 0.92, 0.066, 0.048)], 0.01, paint(stain(cloth, dark, 0.5))),
    blob(
      [across(-0.165, -0.035, 0.042, 0.036), across(-0.168, 0.015, 0.042, 0.034)],
      0.03,
      paint(dark),
    ),
    ...[-0.036, 0.036].map((z) =>
      blob(
        [
          { a: at(-0.162, c * 0.9, z), b: at(-0.186, c * 0.42, z), ra: 0.007, rb: 0.007 },
          { a: at(-0.186, c * 0.42, z), b: at(-0.204, 0.0, z), ra: 0.007, rb: 0.007 },
        ],
        0.004,
        paint(tint('#8a6238')),
      ),
    ),
  ]
}
