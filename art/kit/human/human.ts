import { castShadow } from '../animals/ground-shadow'
import { partsOf, type Parts } from '../body/mesh'
import { towardLight, turning } from '../animals/shading'
import { Sculpture, type Vec } from '../animals/volume'
import { bodyOf, type Body } from '../people/body'
import { solve, type Joints, type Pose } from '../people/skeleton'
import type { Light, Pen, Place, Random } from '../types'
import { figureParts, type HandPose } from './figure'
import type { Outfit } from './lower'
import type { Form } from './forms'
import type { Face } from '../head/face'
import { render } from './render'

export type HumanOptions = {
  face: Face
  outfit: Outfit
  pose: (body: Body) => Pose
  left?: HandPose
  right?: HandPose
  stout?: number
  /** How large the head is against what is usual at that age. */
  headScale?: number
  /** Turn in radians: 0 from the side, a quarter turn looks at the painter, below 0 from behind. */
  turn?: number
  tilt?: number
  /** What the hands hold or what stands by, modelled in the figure's own space. */
  things?: (joints: Joints, body: Body) => Form[] | Parts
  shadow?: boolean
  cut?: number
  quick?: number
}

/** A person with a face and hands; `place.size` is the standing height, a child's its own. */
export function human(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: HumanOptions,
): void {
  const { face, turn = 0.75, tilt = 0.08 } = options
  const usual = bodyOf(face.age ?? 'adult', face.sex ?? 'woman', options.stout ?? 1)
  const body = { ...usual, head: usual.head * (options.headScale ?? 1) }
  const pose = options.pose(body)
  const joints = solve(body, pose)
  if (options.shadow !== false) shadowOf(pen, joints, place, light, turn, tilt)
  const { forms, meshes, posed } = figureParts(body, joints, {
    face,
    outfit: options.outfit,
    seed: random() * 6,
    stout: options.stout ?? 1,
    ...(options.left ? { left: options.left } : {}),
    ...(options.right ? { right: options.right } : {}),
    leftToe: pose.leftToe ?? 0,
    rightToe: pose.rightToe ?? 0,
  })
  const things = partsOf(options.things?.({ ...joints, head: posed.head }, body) ?? [])
  render(pen, [...forms, ...things.forms], place, light, {
    turn,
    tilt,
    meshes: [...meshes, ...things.meshes],
    ...(options.cut === undefined ? {} : { cut: options.cut }),
    ...(options.quick === undefined ? {} : { quick: options.quick }),
  })
}

function shadowOf(
  pen: Pen,
  joints: Joints,
  place: Place,
  light: Light,
  turn: number,
  tilt: number,
): void {
  const { upright, lean } = turning(place.facing === 'left' ? Math.PI - turn : turn, tilt)
  const model = new Sculpture()
  const rod = (r: number, ...points: Vec[]): void =>
    model.tube(
      'body',
      points.map(([x, y, z]) => [x, y, z, r] as const),
    )
  rod(0.075, joints.pelvis.at, joints.chest.at, joints.head.at)
  for (const limb of [joints.leftArm, joints.rightArm]) rod(0.03, limb.root, limb.joint, limb.end)
  for (const limb of [joints.leftLeg, joints.rightLeg]) rod(0.045, limb.root, limb.joint, limb.end)
  castShadow(pen, model.bones, place, light, {
    upright,
    lean,
    toward: towardLight(light),
    floor: 0,
  })
}
