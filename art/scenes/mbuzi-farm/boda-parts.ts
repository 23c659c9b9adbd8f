import type { Vec } from '../../kit/animals/volume'
import { blob, type Form } from '../../kit/human/forms'
import { tint } from '../../kit/human/tint'

/** Both ends of the machine, in a figure's own space. */
export const axles = { back: -0.37, front: 0.43, high: 0.183 } as const

export type Thick = readonly [x: number, y: number, z: number, r: number]
type Paint = Form['surface']

export const plain = (colour: string, gloss: number): Paint => {
  const paint = tint(colour)
  return () => ({ colour: paint, gloss, flesh: false })
}

/** A smooth body through joints, each with its thickness; `flat` squeezes it from side to side. */
export function body(joints: readonly Thick[], paint: Paint, flat = 1, soft = 0.03): Form {
  const cones = joints.slice(1).map(([x, y, z, rb], i) => {
    const [ax, ay, az, ra] = joints[i] ?? [x, y, z, rb]
    return { a: [ax, ay, az] as Vec, b: [x, y, z] as Vec, ra, rb, flat, axis: [0, 0, 1] as Vec }
  })
  return blob(cones, soft, paint)
}

export const both = (make: (side: 1 | -1) => Form): Form[] => [make(1), make(-1)]
