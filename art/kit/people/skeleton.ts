import { frameAt, outward, unit, direction, type Frame, type Vec } from '../animals/volume'
import type { Body } from './body'

/** A pose in the figure's own space: x forward, y up, z to its right; the standing height is 1. */
export type Pose = {
  /** Where the hips are over the ground; x forward. */
  hips: readonly [x: number, y: number]
  /** How far the trunk leans forward, turns to its right and bows sideways, in radians. */
  lean?: number
  twist?: number
  bow?: number
  /** The head against the chest: nod is down, look to its right. */
  nod?: number
  look?: number
  /** Wrists. */
  left: Vec
  right: Vec
  /** Ankles: x, y, z. */
  leftFoot: Vec
  rightFoot: Vec
  /** How far the toes of each foot point down, in radians. */
  leftToe?: number
  rightToe?: number
  /** Where the knees point, forward unless told. */
  knees?: Vec
  /** Where the elbows point: down, back and out unless told. */
  elbows?: Vec
}

export type Limb = { root: Vec; joint: Vec; end: Vec; way: Vec }

export type Joints = {
  pelvis: Frame
  chest: Frame
  head: Frame
  leftArm: Limb
  rightArm: Limb
  leftLeg: Limb
  rightLeg: Limb
}

export function add(a: Vec, b: Vec, share = 1): Vec {
  return [a[0] + b[0] * share, a[1] + b[1] * share, a[2] + b[2] * share]
}

export function less(a: Vec, b: Vec): Vec {
  return add(a, b, -1)
}

export function between3(a: Vec, b: Vec, share: number): Vec {
  return add(a, less(b, a), share)
}

/** Two bones from a root toward an end; the joint bends toward `pole`. */
function reach(root: Vec, end: Vec, one: number, two: number, pole: Vec): Limb {
  const line = less(end, root)
  const far = Math.hypot(...line)
  const length = Math.min(far, (one + two) * 0.998)
  const way = unit(line)
  const along = (one * one - two * two + length * length) / (2 * Math.max(0.01, length))
  const off = Math.sqrt(Math.max(0, one * one - along * along))
  const share = pole[0] * way[0] + pole[1] * way[1] + pole[2] * way[2]
  const side = unit(add(pole, way, -share))
  const joint = add(add(root, way, along), side, off)
  const tip = add(root, way, length)
  return { root, joint, end: tip, way: unit(less(tip, joint)) }
}

/** Places every joint of a body that takes a pose. */
export function solve(body: Body, pose: Pose): Joints {
  const { lean = 0, twist = 0, bow = 0, nod = 0, look = 0 } = pose
  const stoop = body.age === 'elder' ? 0.1 : 0
  const pelvis = frameAt([pose.hips[0], pose.hips[1], 0], {
    pitch: -lean * 0.62,
    yaw: twist * 0.3,
    roll: bow * 0.4,
  })
  const waist = outward(pelvis, [0, body.waist, 0])
  const chest = frameAt(waist, { pitch: -lean - stoop, yaw: twist, roll: bow })
  const k = body.chest / 0.2
  const neck = outward(chest, [0.014, body.chest + 0.03 * k, 0])
  const headPitch = -(lean * 0.55 + stoop * 0.3 + nod)
  const head = frameAt(neck, { pitch: headPitch, yaw: twist + look, roll: bow * 0.5 })
  const middle = outward(head, [0.012, 0.076 * body.head + 0.012, 0])
  const arm = (side: 1 | -1, hand: Vec): Limb => {
    const root = outward(chest, [0, body.chest - 0.028 * k, side * body.shoulderHalf])
    const [px, py, pz] = pose.elbows ?? [-0.75, -0.6, 0.45]
    return reach(root, hand, body.upperArm, body.foreArm, direction(chest, [px, py, pz * side]))
  }
  const leg = (side: 1 | -1, foot: Vec): Limb => {
    const root = outward(pelvis, [0, -0.005, side * body.hipHalf])
    const [px, py, pz] = pose.knees ?? [1, 0.1, 0.12]
    return reach(root, foot, body.thigh, body.shin, [px, py, pz * side])
  }
  return {
    pelvis,
    chest,
    head: { ...head, at: middle },
    leftArm: arm(-1, pose.left),
    rightArm: arm(1, pose.right),
    leftLeg: leg(-1, pose.leftFoot),
    rightLeg: leg(1, pose.rightFoot),
  }
}
