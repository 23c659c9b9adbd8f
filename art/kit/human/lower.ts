import type { Vec } from '../animals/volume'
import type { Body } from '../people/body'
import { add, between3, type Limb } from '../people/skeleton'
import type { Cloth } from './cloth'
import { blob, type Cone, type Form } from './forms'
import { tint } from './tint'

export type Outfit = {
  top: Cloth
  sleeves?: 'none' | 'short' | 'long'
  lower?: 'trousers' | 'shorts' | 'skirt' | 'long-skirt'
  bottom: Cloth
  shoe?: string
  boots?: boolean
  apron?: string
  /** Down to where the top hangs over the legs: -1 the hip, 0 the knee. */
  coat?: number
  backpack?: string
  /** The top is stuffed into the trousers and bulges a little over them. */
  tucked?: boolean
  belt?: string
  collar?: string
  /** How deep the folds of the cloth are; 1 is usual. */
  folds?: number
}

/** A shoe or boot; `toe` is how far it points down, in radians. */
export function shoe(limb: Limb, side: 1 | -1, toe: number, body: Body, outfit: Outfit): Form {
  const s = body.age === 'child' ? 0.9 : 1
  const out = 0.22 * side
  const ahead: Vec = [Math.cos(out) * Math.cos(toe), -Math.sin(toe), Math.sin(out)]
  const down: Vec = [-Math.sin(toe), -Math.cos(toe), 0]
  const at = (forward: number, below: number): Vec =>
    add(add(limb.end, ahead, forward * s), down, below)
  const big = outfit.boots ? 1.2 : 1
  const cones: Cone[] = [
    { a: at(0, 0.008), b: at(-0.016, 0.023), ra: 0.022 * big, rb: 0.022 * big },
    { a: at(-0.016, 0.024), b: at(0.062, 0.028), ra: 0.021 * big, rb: 0.0225 * big },
    { a: at(0.062, 0.028), b: at(0.092, 0.031), ra: 0.0225 * big, rb: 0.017 * big },
    { a: at(0.01, 0.006), b: at(0.06, 0.024), ra: 0.02 * big, rb: 0.02 * big },
  ]
  if (outfit.boots)
    cones.push({ a: limb.end, b: between3(limb.end, limb.joint, 0.55), ra: 0.036, rb: 0.052 })
  const colour = tint(outfit.shoe ?? '#3a2a20')
  return blob(cones, 0.014, () => ({ colour, gloss: outfit.boots ? 0.35 : 0.12, flesh: false }))
}
