import { outward, Sculpture, unit, type Joint } from '../animals/volume'
import type { Body } from './body'
import type { Dress } from './dress'
import { hand, type Grip } from './hand'
import { head } from './head'
import { leg, foot } from './legs'
import { add, between3, less, type Joints, type Limb, type Pose } from './skeleton'
import { skirt } from './skirt'

/** Models a clothed body in a pose. */
export function figure(
  model: Sculpture,
  body: Body,
  joints: Joints,
  pose: Pose,
  dress: Dress,
  grips: { left: Grip; right: Grip } = { left: 'loose', right: 'loose' },
): void {
  torso(model, body, joints, dress)
  head(model, body, joints, dress)
  arm(model, body, joints.leftArm, dress)
  arm(model, body, joints.rightArm, dress)
  hand(model, joints.leftArm, -1, grips.left, body)
  hand(model, joints.rightArm, 1, grips.right, body)
  leg(model, body, joints.leftLeg, dress)
  leg(model, body, joints.rightLeg, dress)
  foot(model, body, joints.leftLeg, dress, -1, pose.leftToe ?? 0)
  foot(model, body, joints.rightLeg, dress, 1, pose.rightToe ?? 0)
  if (dress.lower === 'skirt' || dress.lower === 'long-skirt')
    skirt(model, body, joints, 'lower', dress.lower === 'skirt' ? 0.42 : 0.86)
  if (dress.coat !== undefined) skirt(model, body, joints, 'shirt', dress.coat)
}

function torso(model: Sculpture, body: Body, joints: Joints, dress: Dress): void {
  const g = body.girth
  const k = body.chest / 0.2
  const woman = body.sex === 'woman' && body.age !== 'child'
  const wide = body.shoulderHalf / 0.1
  const loose = dress.coat === undefined ? 1 : 1.08
  const flat = { flat: 0.66, flatAxis: [1, 0, 0] as const, blend: 0.03 }
  model.within(joints.pelvis, () => {
    model.tube(
      'lower',
      [
        [-0.004, -0.012, -0.028, 0.066 * g],
        [-0.004, -0.012, 0.028, 0.066 * g],
      ],
      { ...flat, flat: 0.88 },
    )
    model.tube(
      'hem',
      [
        [0, 0.028, -0.026, 0.07 * g * loose],
        [0, 0.028, 0.026, 0.07 * g * loose],
      ],
      { ...flat, flat: 1.08, blend: 0.012 },
    )
    model.ball('shirt', [0, body.waist * 0.9, 0, (woman ? 0.072 : 0.08) * g * loose], {
      ...flat,
      flat: 0.74,
    })
  })
  model.within(joints.chest, () => {
    const cut = body.chest
    model.tube(
      'shirt',
      [
        [0, 0.0, 0, (woman ? 0.07 : 0.078) * g * loose],
        [0.003, cut * 0.55, 0, 0.092 * g * wide * loose],
        [0, cut * 0.72, 0, 0.086 * g * wide * loose],
      ],
      { ...flat, flat: 0.68 },
    )
    const reach = body.shoulderHalf * 0.86
    model.tube(
      'shirt',
      [
        [-0.004, cut - 0.032 * k, -reach, 0.037 * g * loose],
        [-0.004, cut - 0.022 * k, 0, 0.046 * g],
        [-0.004, cut - 0.032 * k, reach, 0.037 * g * loose],
      ],
      { blend: 0.035 },
    )
    model.both((side) => {
      model.tube(
        'shirt',
        [
          [-0.01, cut + 0.012, side * 0.014, 0.026],
          [-0.006, cut - 0.018 * k, side * reach * 0.8, 0.026],
        ],
        { blend: 0.03 },
      )
      if (woman) model.ball('shirt', [0.038, cut * 0.52, side * 0.036, 0.034], { blend: 0.035 })
    })
    if (dress.sleeves !== 'none')
      model.tube(
        'collar',
        [
          [-0.006, cut + 0.016, -0.014, 0.034],
          [0.008, cut + 0.012, 0.014, 0.033],
        ],
        { blend: 0.006 },
      )
    if (dress.coat !== undefined && dress.coat < -0.5)
      model.tube(
        'white',
        [
          [0.05, cut + 0.002, 0, 0.016],
          [0.064, cut * 0.6, 0, 0.007],
        ],
        { blend: 0.004 },
      )
    if (dress.apron) bib(model, body)
  })
  if (dress.apron) apron(model, body, joints)
  if (dress.shoulderCloth) drape(model, body, joints)
}

function bib(model: Sculpture, body: Body): void {
  const woman = body.sex === 'woman' && body.age !== 'child' ? 0.014 : 0
  for (const z of [-0.032, 0, 0.032])
    model.tube(
      'apron',
      [
        [0.062, -0.02, z * 1.3, 0.026],
        [0.066 + woman, body.chest * 0.3, z, 0.024],
        [0.062 + woman, body.chest * 0.62, z * 0.9, 0.02],
      ],
      { blend: 0.02 },
    )
}

function apron(model: Sculpture, body: Body, joints: Joints): void {
  const knee = between3(joints.leftLeg.joint, joints.rightLeg.joint, 0.5)
  const down = less(knee, joints.pelvis.at)
  const front = unit(less(joints.pelvis.x, [0, 0, 0]))
  for (const z of [-0.06, -0.03, 0, 0.03, 0.06]) {
    const top = outward(joints.pelvis, [0.07 - Math.abs(z) * 0.3, body.waist * 0.6, z * 0.9])
    const low = add(add(outward(joints.pelvis, [0, 0, z * 1.15]), down, 0.72), front, 0.075)
    const middle = add(between3(top, low, 0.5), front, 0.022)
    model.tube(
      'apron',
      [
        [...top, 0.02],
        [...middle, 0.021],
        [...low, 0.02],
      ],
      { blend: 0.02 },
    )
  }
}

function drape(model: Sculpture, body: Body, joints: Joints): void {
  const point = (x: number, y: number, z: number, r: number): Joint => [
    ...outward(joints.chest, [x, y, z]),
    r,
  ]
  const c = body.chest
  model.tube(
    'cloth',
    [
      point(0.052, -0.06, -0.06, 0.03),
      point(0.06, c * 0.45, 0, 0.034),
      point(0.01, c + 0.006, 0.07, 0.036),
      point(-0.055, c * 0.5, 0.02, 0.036),
      point(-0.06, -0.06, -0.04, 0.03),
    ],
    { blend: 0.03, smooth: 3, flat: 0.8 },
  )
  model.tube(
    'cloth',
    [
      point(0.03, c * 0.2, 0.03, 0.036),
      point(0.0, c, 0.095, 0.04),
      point(-0.05, c * 0.3, 0.08, 0.04),
      point(-0.055, -0.1, 0.07, 0.034),
    ],
    { blend: 0.03, smooth: 3 },
  )
}

function arm(model: Sculpture, body: Body, limb: Limb, dress: Dress): void {
  const g = body.girth * (body.sex === 'woman' ? 0.9 : 1) * (body.age === 'child' ? 0.86 : 1)
  const cloth = dress.sleeves === 'none' ? 'skin' : 'shirt'
  const long = dress.sleeves === 'long'
  model.tube(
    cloth,
    [
      [...limb.root, 0.037 * g],
      [...between3(limb.root, limb.joint, 0.45), (long ? 0.035 : 0.038) * g],
    ],
    { blend: 0.03 },
  )
  if (long) {
    const cuff = between3(limb.joint, limb.end, 0.92)
    model.tube(
      'shirt',
      [
        [...between3(limb.root, limb.joint, 0.4), 0.036 * g],
        [...limb.joint, 0.031 * g],
        [...between3(limb.joint, limb.end, 0.4), 0.031 * g],
        [...cuff, 0.024 * g],
      ],
      { blend: 0.012 },
    )
    return
  }
  if (cloth === 'shirt')
    model.tube(
      'shirt',
      [
        [...between3(limb.root, limb.joint, 0.3), 0.039 * g],
        [...between3(limb.root, limb.joint, 0.62), 0.04 * g],
      ],
      { blend: 0.012 },
    )
  model.tube(
    'skin',
    [
      [...between3(limb.root, limb.joint, 0.35), 0.031 * g],
      [...limb.joint, 0.024 * g],
    ],
    { blend: 0.01 },
  )
  model.tube(
    'skin',
    [
      [...limb.joint, 0.025 * g],
      [...between3(limb.joint, limb.end, 0.3), 0.0265 * g],
      [...limb.end, 0.0165 * g],
    ],
    { blend: 0.01 },
  )
}
