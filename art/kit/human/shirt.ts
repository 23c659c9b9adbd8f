import { outward, type Vec } from '../animals/volume'
import type { Body } from '../people/body'
import type { Joints } from '../people/skeleton'
import { blob, type Form } from './forms'
import { beltHeight, type Outfit } from './lower'
import { stain, tint } from './tint'

/** Collar, row of buttons and belt: what tells a shirt from a tunic. */
export function shirtTrim(
  body: Body,
  joints: Joints,
  torso: Form,
  lower: Form | undefined,
  outfit: Outfit,
): Form[] {
  const forms: Form[] = []
  if (outfit.collar) forms.push(...collarForms(body, joints, torso, outfit.collar))
  if (outfit.belt) forms.push(beltForm(body, joints, [torso, lower ?? torso], outfit.belt))
  return forms
}

function collarForms(body: Body, { chest }: Joints, torso: Form, colour: string): Form[] {
  const cloth = tint(colour)
  const seam = stain(cloth, tint('#1a120c'), 0.45)
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
  const placket: Form = {
    ...torso,
    distance: (x, y, z) => {
      const [px, py, pz] = [x - chest.at[0], y - chest.at[1], z - chest.at[2]]
      const ahead = px * chest.x[0] + py * chest.x[1] + pz * chest.x[2]
      const across = px * chest.z[0] + py * chest.z[1] + pz * chest.z[2]
      return Math.max(torso.distance(x, y, z) - 0.0025, Math.abs(across) - 0.0035, 0.01 - ahead)
    },
    surface: (_x, y) => ({
      colour: Math.abs((((y * 24) % 1) + 1) % 1) < 0.14 ? tint('#efe8d8') : seam,
      gloss: 0.05,
      flesh: false,
    }),
  }
  return [...flaps, placket]
}

function beltForm(body: Body, { pelvis }: Joints, over: readonly Form[], colour: string): Form {
  const leather = tint(colour)
  const middle = beltHeight(body)
  return {
    at: pelvis.at,
    radius: 0.16,
    distance: (x, y, z) => {
      const [px, py, pz] = [x - pelvis.at[0], y - pelvis.at[1], z - pelvis.at[2]]
      const up = px * pelvis.y[0] + py * pelvis.y[1] + pz * pelvis.y[2]
      let d = 9
      for (const one of over) d = Math.min(d, one.distance(x, y, z))
      return Math.max(d - 0.006, Math.abs(up - middle) - 0.012)
    },
    surface: (x, _y, z) => {
      const across = (x - pelvis.at[0]) * pelvis.z[0] + (z - pelvis.at[2]) * pelvis.z[2]
      const ahead = (x - pelvis.at[0]) * pelvis.x[0] + (z - pelvis.at[2]) * pelvis.x[2]
      const buckle = Math.abs(across) < 0.014 && ahead > 0
      return buckle
        ? { colour: tint('#c9b27a'), gloss: 0.8, flesh: false }
        : { colour: leather, gloss: 0.3, flesh: false }
    },
  }
}
