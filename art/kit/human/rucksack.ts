import { outward, type Vec } from '../animals/volume'
import type { Body } from '../people/body'
import type { Joints } from '../people/skeleton'
import { blob, far, within, type Cone, type Form } from './forms'
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
  // A piece of the rolled mat that lies across the lid, or a belt around it.
  const roll = (middle: number, half: number, r: number, shade: string): Form => {
    const paint = tint(shade)
    return within({ ...chest, at: at(-0.12, c + 0.048, middle) }, 1, [0, 0, 0], far(half, r), {
      distance: (x, y, z) => Math.max(Math.abs(z) - half, far(x, y) - r),
      surface: () => ({ colour: paint, gloss: 0.04, flesh: false }),
    })
  }
  // A shoulder strap lies flat on the body: along the chest it faces ahead, then sideways.
  const strap = (side: 1 | -1): Form => {
    const ways: readonly (readonly [Vec, Vec])[] = [
      [[-0.07, c * 0.92, side * 0.052], chest.y],
      [[-0.012, c + 0.02, side * 0.064], chest.y],
      [[0.054, c * 0.94, side * 0.07], chest.x],
      [[0.0745, c * 0.62, side * 0.074], chest.x],
      [[0.05, c * 0.4, side * 0.092], chest.z],
      [[0.005, c * 0.22, side * 0.0965], chest.z],
      [[-0.075, c * 0.14, side * 0.09], chest.z],
    ]
    const cones = ways.slice(1).map(([b, axis], i): Cone => ({
      a: at(...(ways[i]?.[0] ?? b)),
      b: at(...b),
      ra: 0.0085,
      rb: 0.0085,
      flat: 0.45,
      axis,
    }))
    const paint = stain(tint(leather), tint('#1a1710'), 0.3)
    return blob(cones, 0.008, () => ({ colour: paint, gloss: 0.05, flesh: false }))
  }
  return [
    box([-0.118, c * 0.42, 0], [0.052, 0.112, 0.08], 0.03, cloth),
    box([-0.121, c * 0.42 + 0.108, 0], [0.058, 0.024, 0.084], 0.022, stain(cloth, dark, 0.6)),
    box([-0.172, c * 0.42 - 0.04, 0], [0.024, 0.058, 0.056], 0.02, stain(cloth, dark, 0.4)),
    roll(0, 0.1, 0.031, '#b99a5c'),
    ...[-0.045, 0.045].flatMap((z) => [
      roll(z * 1.3, 0.009, 0.034, leather),
      box([-0.176, c * 0.42 + 0.07, z], [0.005, 0.05, 0.008], 0.004, tint(leather)),
    ]),
    strap(1),
    strap(-1),
  ]
}
