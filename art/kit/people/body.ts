export type Age = 'child' | 'youth' | 'adult' | 'elder'
export type Sex = 'man' | 'woman'

/** Measures of one body; its standing height is 1. */
export type Body = {
  age: Age
  sex: Sex
  /** Scale of the head against that of an adult of 7.2 heads. */
  head: number
  hip: number
  waist: number
  /** From the waist to the shoulder line. */
  chest: number
  thigh: number
  shin: number
  upperArm: number
  foreArm: number
  shoulderHalf: number
  hipHalf: number
  /** How stout trunk and limbs are. */
  girth: number
}

const heads: Record<Age, number> = { child: 1.3, youth: 1.1, adult: 1, elder: 1.02 }
const girths: Record<Age, number> = { child: 1.0, youth: 0.92, adult: 1, elder: 1.02 }

/** The body of somebody of an age: a child's head is larger, its shoulders are narrower. */
export function bodyOf(age: Age, sex: Sex, stout = 1): Body {
  const head = heads[age]
  const k = (1 - 0.152 * head) / (1 - 0.152)
  const woman = sex === 'woman' && age !== 'child'
  return {
    age,
    sex,
    head,
    hip: 0.525 * k,
    waist: 0.1 * k,
    chest: 0.2 * k,
    thigh: 0.25 * k,
    shin: 0.242 * k,
    upperArm: 0.168 * k,
    foreArm: 0.142 * k,
    shoulderHalf: (woman ? 0.09 : 0.103) * (age === 'child' ? 0.92 : 1),
    hipHalf: woman ? 0.054 : 0.05,
    girth: girths[age] * stout * (woman ? 1.0 : 1),
  }
}
