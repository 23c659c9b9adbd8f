import type { Fingers } from '../kit/body/fingers'
import { limbData } from '../kit/body/limbs'
import { normalsOf, partsOf, quadsOf, type Mesh } from '../kit/body/mesh'
import { poseBody, type HandHold } from '../kit/body/pose'
import { shapeOf } from '../kit/body/shape'
import { traitsOf } from '../kit/head/traits'
import { fingersOf } from '../kit/body/grips'
import { figureParts, handOf, handSize, type HandPose } from '../kit/human/figure'
import type { HumanOptions } from '../kit/human/human'
import { render } from '../kit/human/render'
import { bodyOf } from '../kit/people/body'
import { solve, type Limb } from '../kit/people/skeleton'
import type { Light, Pen, Place } from '../kit/types'

/** A person, as `human` takes it, whose fingers are bent one by one where no grip of the kit fits. */
export type FingeredOptions = Omit<HumanOptions, 'shadow' | 'quick'> & {
  fingers: { left?: Fingers; right?: Fingers }
  /** What makes this person's face and folds theirs. */
  seed: number
}

/** Paints a person whose hands close round what they hold, finger by finger; it casts no shadow. */
export function fingered(pen: Pen, place: Place, light: Light, options: FingeredOptions): void {
  const { face, fingers, seed, turn = 0.75, tilt = 0.08, stout = 1 } = options
  const usual = bodyOf(face.age ?? 'adult', face.sex ?? 'woman', stout)
  const body = { ...usual, head: usual.head * (options.headScale ?? 1) }
  const pose = options.pose(body)
  const joints = solve(body, pose)
  const { forms, meshes, posed } = figureParts(body, joints, {
    face,
    outfit: options.outfit,
    seed,
    stout,
    ...(options.left ? { left: options.left } : {}),
    ...(options.right ? { right: options.right } : {}),
    leftToe: pose.leftToe ?? 0,
    rightToe: pose.rightToe ?? 0,
  })
  const hold = (limb: Limb, side: 1 | -1, hand: HandPose = { grip: 'loose' }): HandHold => {
    const { x, y } = handOf(limb, side, hand)
    const own = side > 0 ? fingers.right : fingers.left
    return { point: x, back: y, fingers: own ?? fingersOf(hand.grip), long: handSize(body) }
  }
  const again = poseBody(shapeOf(traitsOf(face, stout, seed)), joints, {
    left: hold(joints.leftArm, -1, options.left),
    right: hold(joints.rightArm, 1, options.right),
  })
  // Only the skin of the limbs has fingers; face, hair and clothes stay as they were made.
  const { marks } = limbData()
  const handed = meshes.map((mesh): Mesh => {
    if (mesh.rest !== marks || mesh.points !== posed.points) return mesh
    return { ...mesh, points: again.points, normals: normalsOf(again.points, quadsOf('body')) }
  })
  const things = partsOf(options.things?.({ ...joints, head: posed.head }, body) ?? [])
  render(pen, [...forms, ...things.forms], place, light, {
    turn,
    tilt,
    meshes: [...handed, ...things.meshes],
    ...(options.cut === undefined ? {} : { cut: options.cut }),
  })
}
