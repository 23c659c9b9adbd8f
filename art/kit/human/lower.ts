import { outward, type Vec } from '../animals/volume'
import type { Body } from '../people/body'
import { add, between3, less, type Joints, type Limb } from '../people/skeleton'
import { clothTint, limbFolds, shirtFolds, skirtForm, type Cloth } from './cloth'
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

/** How far over the hips a belt is. */
export function beltHeight(body: Body): number {
  return body.waist * 0.42
}

/** Trousers, shorts or skirt, with the legs that show. */
export function lowerForms(
  body: Body,
  joints: Joints,
  outfit: Outfit,
  seed: number,
  skin: Form['surface'],
): Form[] {
  const g = body.girth
  const thin = g * (body.age === 'child' ? 0.84 : 1)
  const { pelvis, leftLeg, rightLeg } = joints
  const { lower = 'trousers', bottom, folds = 1 } = outfit
  const low = (x: number, y: number, z: number): Vec => outward(pelvis, [x, y, z])
  const paint = clothTint(bottom, pelvis.at, 0.3)
  // Without a shirt that hangs over them, trousers sit close.
  const close = outfit.tucked ? 0.86 : 1
  const hips: Cone[] = [
    {
      a: low(-0.006, -0.014, -0.03),
      b: low(-0.006, -0.014, 0.03),
      ra: 0.066 * g * close,
      rb: 0.066 * g * close,
      flat: 0.9,
      axis: pelvis.x,
    },
    {
      a: low(0, 0.03, -0.02),
      b: low(0, 0.03, 0.02),
      ra: 0.062 * g * close,
      rb: 0.062 * g * close,
      flat: 0.9,
      axis: pelvis.x,
    },
  ]
  const legs = [leftLeg, rightLeg]
  const calves = (surface: Form['surface'], k: number, relief?: Form['distance']): Form[] =>
    legs.map(({ root, joint, end }) =>
      blob(
        [
          { a: between3(root, joint, 0.55), b: joint, ra: 0.047 * thin * k, rb: 0.036 * thin * k },
          {
            a: joint,
            b: add(between3(joint, end, 0.3), [-0.008, 0, 0]),
            ra: 0.036 * thin * k,
            rb: 0.036 * thin * k,
          },
          {
            a: add(between3(joint, end, 0.3), [-0.008, 0, 0]),
            b: end,
            ra: 0.036 * thin * k,
            rb: 0.021 * thin * (k > 1.1 ? 1.6 : 1),
          },
        ],
        0.015,
        surface,
        relief,
      ),
    )
  const tops = (share: number, r: number): Cone[] =>
    legs.map(({ root, joint }) => ({
      a: root,
      b: between3(root, joint, share),
      ra: 0.066 * thin * close,
      rb: r * thin,
    }))
  // The shirt hangs over it, so it ends under the hem; tucked in, it ends under the belt.
  const tucked = (form: Form): Form => {
    const [ex, ey, ez] = low(0, outfit.tucked ? beltHeight(body) : -0.058, 0)
    const [ux, uy, uz] = pelvis.y
    return {
      ...form,
      distance: (x, y, z) =>
        Math.max(form.distance(x, y, z), (x - ex) * ux + (y - ey) * uy + (z - ez) * uz),
    }
  }
  switch (lower) {
    case 'trousers':
      return [
        tucked(
          blob(
            [...hips, ...tops(0.9, 0.05)],
            0.03,
            paint,
            limbFolds(leftLeg.root, seed, 0.0026 * folds),
          ),
        ),
        ...calves(paint, 1.2, limbFolds(leftLeg.joint, seed + 3, 0.0032 * folds)),
      ]
    case 'shorts':
      return [
        tucked(
          blob(
            [...hips, ...tops(0.84, 0.062)],
            0.025,
            paint,
            limbFolds(leftLeg.root, seed, 0.003 * folds),
          ),
        ),
        ...calves(skin, 1),
      ]
    case 'skirt':
    case 'long-skirt':
      break
  }
  const long = lower === 'skirt' ? 0.3 : 0.86
  const isSeated = leftLeg.joint[1] > leftLeg.root[1] - 0.14
  if (isSeated) {
    const cones = [0, 0.5, 1].flatMap((share): Cone[] => {
      const root = between3(leftLeg.root, rightLeg.root, share)
      const knee = between3(leftLeg.joint, rightLeg.joint, share)
      const end = between3(leftLeg.end, rightLeg.end, share)
      return [
        { a: root, b: knee, ra: 0.068 * g, rb: 0.054 * g },
        { a: knee, b: between3(knee, end, long), ra: 0.054 * g, rb: 0.058 * g },
      ]
    })
    return [
      blob([...hips, ...cones], 0.04, paint, shirtFolds(seed, 0.004 * folds)),
      ...calves(skin, 1),
    ]
  }
  const along = ({ joint, end }: Limb): Vec => between3(joint, end, long)
  const [l, r] = [along(leftLeg), along(rightLeg)]
  const half = (axis: 0 | 2): number => Math.abs(l[axis] - r[axis]) / 2
  const hem = between3(l, r, 0.5)
  return [
    skirtForm(
      {
        top: low(0, body.waist * 0.75, 0),
        hem: [hem[0], Math.min(l[1], r[1]), hem[2]],
        waist: [0.058 * g, 0.07 * g],
        wide: [0.062 * g + half(0), 0.066 * g + half(2)],
        folds: 0.007,
      },
      bottom,
      seed,
    ),
    ...calves(skin, 0.95).map((calf) => ({
      ...calf,
      // Only what shows under the hem.
      distance: (x: number, y: number, z: number) =>
        Math.max(calf.distance(x, y, z), y - Math.min(l[1], r[1]) - 0.02),
    })),
  ]
}

/** The part of a coat that hangs below the waist. */
export function coatTail(
  body: Body,
  joints: Joints,
  outfit: Outfit,
  down: number,
  seed: number,
): Form {
  const g = body.girth
  const { leftLeg, rightLeg, pelvis } = joints
  const along = ({ root, joint }: Limb): Vec => between3(root, joint, 1 + Math.min(0, down))
  const [l, r] = [along(leftLeg), along(rightLeg)]
  return skirtForm(
    {
      top: outward(pelvis, [0, body.waist * 0.6, 0]),
      hem: between3(l, r, 0.5),
      waist: [0.064 * g, 0.078 * g],
      wide: [0.074 * g + Math.abs(l[0] - r[0]) / 2, 0.078 * g + Math.abs(l[2] - r[2]) / 2],
      folds: 0.004,
    },
    outfit.top,
    seed,
  )
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

/** An apron over what is worn. */
export function apron(joints: Joints, over: readonly Form[], colour: string): Form {
  const { chest, pelvis, leftLeg, rightLeg } = joints
  const knee = between3(leftLeg.joint, rightLeg.joint, 0.5)
  const low = less(knee, pelvis.at)[1] * 0.8 + pelvis.at[1]
  const high = outward(chest, [0, 0.12, 0])[1]
  const paint = tint(colour)
  return {
    at: [pelvis.at[0], (low + high) / 2, pelvis.at[2]],
    radius: (high - low) / 2 + 0.12,
    distance: (x, y, z) => {
      let d = 9
      for (const one of over) d = Math.min(d, one.distance(x, y, z))
      const [px, pz] = [x - pelvis.at[0], z - pelvis.at[2]]
      const ahead = px * pelvis.x[0] + pz * pelvis.x[2]
      const across = px * pelvis.z[0] + pz * pelvis.z[2]
      const half = y > chest.at[1] ? 0.05 : 0.085
      return Math.max(d - 0.006, Math.abs(across) - half, 0.005 - ahead, y - high, low - y) * 0.8
    },
    surface: () => ({ colour: paint, gloss: 0.03, flesh: false }),
  }
}
