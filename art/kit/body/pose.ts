import { cross, dot, type Frame, type Vec } from '../animals/volume'
import { add, between3, less, type Joints, type Limb } from '../people/skeleton'
import { bodyData } from './data'
import { fingerMaps, type Fingers } from './fingers'
import {
  basis,
  between,
  mapped,
  partly,
  pinned,
  still,
  swing,
  times,
  turned,
  type Affine,
} from './rigid'
import { restJoint, restPoint, restTail, type Shape } from './shape'
import { trunkOf, type Trunk } from './trunk'

export type HandHold = {
  /** Where the fingers point and where the back of the hand looks, in the figure's space. */
  point: Vec
  back: Vec
  fingers: Fingers
  /** How long the hand is from the wrist to the longest finger; the shape's own unless told. */
  long?: number
}

export type PoseOptions = {
  left?: HandHold
  right?: HandHold
  /** How far the toes point down, in radians. */
  leftToe?: number
  rightToe?: number
  /** Where the eyes look, against the head: to its right and up, in radians. */
  gaze?: readonly [right: number, up: number]
}

/** A body in a pose. */
export type Posed = {
  shape: Shape
  /** Coordinates of the skinned vertices and of the joints, in the figure's space. */
  points: Float32Array
  /** How each bone of the rig is moved from its rest. */
  maps: readonly Affine[]
  /** The head, halfway from chin to crown: x where it looks, y up, z to its right. */
  head: Frame
  /** The head from the chin to the crown. */
  headSize: number
  chest: Frame
  pelvis: Frame
}

/** Moves a body at rest into a pose: its bones meet the joints of the pose. */
export function poseBody(shape: Shape, joints: Joints, options: PoseOptions = {}): Posed {
  const { bones, boneAt } = bodyData()
  const set = new Map<number, Affine>()
  const put = (name: string, map: Affine): void => {
    const at = boneAt.get(name)
    if (at !== undefined) set.set(at, map)
  }
  const trunk = trunkOf(shape, joints)
  for (const [name, map] of trunk.maps) put(name, map)
  arm(shape, trunk, joints.leftArm, 'L', options.left, put)
  arm(shape, trunk, joints.rightArm, 'R', options.right, put)
  leg(shape, trunk, joints.leftLeg, 'L', options.leftToe ?? 0, put)
  leg(shape, trunk, joints.rightLeg, 'R', options.rightToe ?? 0, put)
  eyes(shape, trunk, options.gaze ?? [0, 0], put)
  // What has no map of its own follows its parent.
  const maps: Affine[] = []
  const mapOf = (index: number): Affine => {
    const known = maps[index] ?? set.get(index)
    const parent = bones[index]?.parent ?? -1
    const map = known ?? (parent < 0 ? trunk.root : mapOf(parent))
    maps[index] = map
    return map
  }
  for (let index = 0; index < bones.length; index++) mapOf(index)
  return { shape, points: skin(shape, maps), maps, headSize: trunk.headSize, ...trunk.frames }
}

type Put = (name: string, map: Affine) => void

/** The map of a limb's bone: a line with the side it bends around, stretched to its new length. */
function segment(from: Vec, to: Vec, side: Vec, newFrom: Vec, newTo: Vec, newSide: Vec): Affine {
  const [line, newLine] = [less(to, from), less(newTo, newFrom)]
  const long = Math.hypot(...newLine) / (Math.hypot(...line) || 1)
  return pinned(between(basis(line, side), basis(newLine, newSide), long), from, newFrom)
}

function arm(
  shape: Shape,
  trunk: Trunk,
  limb: Limb,
  side: 'L' | 'R',
  hold: HandHold | undefined,
  put: Put,
): void {
  const at = (bone: string): Vec => restJoint(shape, `${bone}.${side}`)
  const [root, elbow, wrist] = [at('upperarm01'), at('lowerarm01'), at('wrist')]
  const chestTurn = trunk.chest.m
  const rising = less(limb.joint, limb.root)
  const length = Math.hypot(...rising) || 1
  const { chest } = trunk.frames
  const up = dot(rising, chest.y) / length
  const ahead = dot(rising, chest.x) / length
  // A raised arm takes its shoulder with it.
  const lift = 0.03 * Math.max(0, up + 0.25) ** 1.3
  let newRoot = add(mapped(trunk.chest, root), chest.y, lift)
  newRoot = add(newRoot, chest.x, 0.012 * Math.max(-0.5, ahead))
  const hinge = cross(less(elbow, root), less(wrist, elbow))
  const newHinge = cross(less(limb.joint, newRoot), less(limb.end, limb.joint))
  const upper = segment(root, elbow, hinge, newRoot, limb.joint, newHinge)
  const lower = segment(elbow, wrist, hinge, limb.joint, limb.end, newHinge)
  // Near the shoulder the arm only swings; the twist comes toward the elbow.
  const line = less(elbow, root)
  const rod = swing(turned(chestTurn, line), less(limb.joint, newRoot))
  const loose = times(rod, chestTurn)
  const tight = between(basis(line, hinge), basis(less(limb.joint, newRoot), newHinge))
  const half = partly(loose, tight, 0.55)
  const long = length / (Math.hypot(...line) || 1)
  const stretched = times(half, between(basis(line, hinge), basis(line, hinge), long))
  put(`upperarm01.${side}`, pinned(stretched, root, newRoot))
  put(`upperarm02.${side}`, upper)
  put(`lowerarm01.${side}`, lower)
  const shoulder = partly(chestTurn, loose, 0.3)
  put(`shoulder01.${side}`, pinned(shoulder, root, newRoot))
  const collar = restJoint(shape, `clavicle.${side}`)
  const newCollar = mapped(trunk.chest, collar)
  const reach = swing(less(mapped(trunk.chest, root), newCollar), less(newRoot, newCollar))
  put(`clavicle.${side}`, pinned(times(reach, chestTurn), collar, newCollar))
  hand(shape, limb, side, hold, lower, put)
}

function hand(
  shape: Shape,
  limb: Limb,
  side: 'L' | 'R',
  hold: HandHold | undefined,
  lower: Affine,
  put: Put,
): void {
  const wrist = restJoint(shape, `wrist.${side}`)
  const rest = restHand(shape, side)
  const larger = hold?.long ? hold.long / handLength(shape, side) : 1
  const turn = hold
    ? between(rest, basis(hold.point, sideOf(hold, side))).map((value) => value * larger)
    : between(still, still)
  const follows = rotationOf(lower)
  const map = pinned(hold ? turn : follows, wrist, limb.end)
  put(`wrist.${side}`, map)
  // Half of the hand's twist is in the forearm.
  const way = less(limb.end, limb.joint)
  const turnOnly = rotationOf(map)
  const straight = times(
    swing(turned(turnOnly, less(wrist, restJoint(shape, `lowerarm01.${side}`))), way),
    turnOnly,
  )
  const twisted = partly(follows, straight, 0.5)
  const elbow = restJoint(shape, `lowerarm01.${side}`)
  const line = less(wrist, elbow)
  const long = Math.hypot(...way) / (Math.hypot(...line) || 1)
  const stretch = between(basis(line, [0, 1, 0]), basis(line, [0, 1, 0]), long)
  put(`lowerarm02.${side}`, pinned(times(twisted, stretch), wrist, limb.end))
  const fingers = hold?.fingers
  if (fingers)
    for (const [name, finger] of fingerMaps(shape, side, rest, map, fingers)) put(name, finger)
}

/** The thumb's side of a held hand. */
function sideOf({ point, back }: HandHold, side: 'L' | 'R'): Vec {
  const across = cross(point, back)
  return side === 'R' ? [-across[0], -across[1], -across[2]] : across
}

/** From the wrist to the tip of the long finger, along its bones. */
export function handLength(shape: Shape, side: 'L' | 'R'): number {
  const names = ['wrist', 'finger3-1', 'finger3-2', 'finger3-3'].map((name) => `${name}.${side}`)
  const points = [...names.map((name) => restJoint(shape, name)), restTail(shape, names[3] ?? '')]
  return points
    .slice(1)
    .reduce((sum, point, index) => sum + Math.hypot(...less(point, points[index] ?? point)), 0)
}

/** The axes of a hand at rest: along the fingers, the back or palm, toward the thumb. */
export function restHand(shape: Shape, side: 'L' | 'R') {
  const at = (bone: string): Vec => restJoint(shape, `${bone}.${side}`)
  const along = less(between3(at('finger3-1'), at('finger4-1'), 0.4), at('wrist'))
  return basis(along, less(at('finger2-1'), at('finger5-1')))
}

/** A limb's map without its stretch. */
function rotationOf({ m }: Affine): Float64Array {
  const column = (at: number): Vec => [m[at] ?? 0, m[at + 3] ?? 0, m[at + 6] ?? 0]
  const x = column(0)
  const turn = basis(x, column(2))
  return between(still, turn)
}

function leg(shape: Shape, trunk: Trunk, limb: Limb, side: 'L' | 'R', toe: number, put: Put): void {
  const at = (bone: string): Vec => restJoint(shape, `${bone}.${side}`)
  const [root, knee, ankle] = [at('upperleg01'), at('lowerleg01'), at('foot')]
  const newRoot = mapped(trunk.root, root)
  const ahead = kneeAhead(root, knee, ankle)
  const hinge = cross(less(ankle, root), ahead)
  const bent = cross(less(limb.joint, newRoot), less(limb.end, limb.joint))
  const newHinge: Vec = [-bent[0], -bent[1], -bent[2]]
  const upper = segment(root, knee, hinge, newRoot, limb.joint, newHinge)
  const lower = segment(knee, ankle, hinge, limb.joint, limb.end, newHinge)
  // The buttock and groin follow the thigh only in part.
  const near = partly(rotationOf(trunk.root), rotationOf(upper), 0.8)
  put(`upperleg01.${side}`, pinned(near, root, newRoot))
  put(`upperleg02.${side}`, upper)
  put(`lowerleg01.${side}`, lower)
  put(`lowerleg02.${side}`, lower)
  const out = 0.16 * (side === 'R' ? 1 : -1)
  const way = cross(newHinge, [0, 1, 0])
  const flat = Math.hypot(way[0], way[2])
  const yaw = flat > 1e-6 ? Math.atan2(-way[2], -way[0]) : 0
  const turn = Math.max(-0.5, Math.min(0.5, yaw)) + out
  const point: Vec = [
    Math.cos(turn) * Math.cos(toe),
    -Math.sin(toe),
    Math.sin(turn) * Math.cos(toe),
  ]
  const over: Vec = [Math.sin(toe) * Math.cos(turn), Math.cos(toe), Math.sin(toe) * Math.sin(turn)]
  const restToe = less(at('toe3-1'), ankle)
  const restAhead: Vec = [restToe[0], 0, restToe[2]]
  const foot = between(
    basis(restAhead, cross(restAhead, [0, 1, 0])),
    basis(point, cross(point, over)),
  )
  put(`foot.${side}`, pinned(foot, ankle, limb.end))
}

/** Which way the knee looks at rest. */
function kneeAhead(root: Vec, knee: Vec, ankle: Vec): Vec {
  const middle = between3(root, ankle, 0.5)
  return [Math.max(0.05, knee[0] - middle[0]), 0, 0]
}

function eyes(shape: Shape, trunk: Trunk, [right, up]: readonly [number, number], put: Put): void {
  for (const side of ['L', 'R']) {
    const at = restJoint(shape, `eye.${side}`)
    const way: Vec = [Math.cos(right) * Math.cos(up), Math.sin(up), Math.sin(right) * Math.cos(up)]
    const turn = swing([1, 0, 0], way)
    put(`eye.${side}`, pinned(times(trunk.head.m, turn), at, mapped(trunk.head, at)))
  }
}

function skin(shape: Shape, maps: readonly Affine[]): Float32Array {
  const { skinned, skinBones, skinWeights, bones } = bodyData()
  const { points } = shape
  const result = points.slice()
  for (let vertex = 0; vertex < skinned; vertex++) {
    const x = points[vertex * 3] ?? 0
    const y = points[vertex * 3 + 1] ?? 0
    const z = points[vertex * 3 + 2] ?? 0
    let px = 0
    let py = 0
    let pz = 0
    for (let slot = 0; slot < 4; slot++) {
      const weight = skinWeights[vertex * 4 + slot] ?? 0
      if (weight === 0) continue
      const map = maps[skinBones[vertex * 4 + slot] ?? 0]
      if (!map) continue
      const { m, t } = map
      px += weight * ((m[0] ?? 0) * x + (m[1] ?? 0) * y + (m[2] ?? 0) * z + t[0])
      py += weight * ((m[3] ?? 0) * x + (m[4] ?? 0) * y + (m[5] ?? 0) * z + t[1])
      pz += weight * ((m[6] ?? 0) * x + (m[7] ?? 0) * y + (m[8] ?? 0) * z + t[2])
    }
    result[vertex * 3] = px
    result[vertex * 3 + 1] = py
    result[vertex * 3 + 2] = pz
  }
  for (const [index, bone] of bones.entries()) {
    const map = maps[index]
    if (!map) continue
    for (const end of [bone.head, bone.tail]) {
      const [x, y, z] = mapped(map, restPoint(shape, end))
      result[end * 3] = x
      result[end * 3 + 1] = y
      result[end * 3 + 2] = z
    }
  }
  return result
}
