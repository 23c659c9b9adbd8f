import { outward, type Frame, type Vec } from '../animals/volume'
import type { Body } from '../people/body'
import type { Joints, Limb } from '../people/skeleton'
import { shirtFolds } from './cloth'
import { blob, type Form } from './forms'
import { fingersOf, handFrame, type Grip } from '../body/grips'
import { normalsOf, quadsOf, type Mesh } from '../body/mesh'
import { poseBody, type HandHold, type Posed } from '../body/pose'
import { limbMesh } from '../body/skin'
import { shapeOf } from '../body/shape'
import type { Face } from '../head/face'
import { headParts } from '../head/head'
import { clothesOf, hemOf } from '../clothes/clothes'
import { traitsOf } from '../head/traits'
import { shoe, type Outfit } from './lower'
import { collarForms } from './shirt'
import { tint } from './tint'

export type HandPose = {
  grip: Grip
  /** Where the palm looks: toward the body unless told. */
  palm?: Vec
  /** Where the fingers point: on from the forearm unless told. */
  point?: Vec
}

export type FigureOptions = {
  face: Face
  outfit: Outfit
  left?: HandPose
  right?: HandPose
  leftToe?: number
  rightToe?: number
  stout?: number
  seed: number
}

/** Height of a head of size 1 in a figure that is 1 high. */
const headHeight = 0.147

/** Where a hand is on a figure, to put into it what it holds. */
export function handOf(limb: Limb, side: 1 | -1, { palm, point }: HandPose): Frame {
  return handFrame(limb.end, point ?? limb.way, palm ?? [0.1, -0.35, -side], side)
}

/** The length of a hand from the wrist to the longest finger. */
export function handSize(body: Body): number {
  return headHeight * body.head * (body.age === 'child' ? 0.62 : body.sex === 'woman' ? 0.74 : 0.78)
}

/** A clothed figure in its own space. */
export type FigureParts = { forms: Form[]; meshes: Mesh[]; posed: Posed }

/** A clothed figure as forms and meshes in its own space. */
export function figureParts(body: Body, joints: Joints, options: FigureOptions): FigureParts {
  const { face, outfit, seed } = options
  const shape = shapeOf(traitsOf(face, options.stout ?? 1, seed))
  const [right, up] = face.gaze ?? [0, 0]
  const hold = (limb: Limb, side: 1 | -1, pose: HandPose = { grip: 'loose' }): HandHold => {
    const { x, y } = handOf(limb, side, pose)
    return { point: x, back: y, fingers: fingersOf(pose.grip), long: handSize(body) }
  }
  const posed = poseBody(shape, joints, {
    gaze: [right * 0.4, up * 0.35],
    left: hold(joints.leftArm, -1, options.left),
    right: hold(joints.rightArm, 1, options.right),
  })
  const head = headParts(posed, face)
  const isSkirt = outfit.lower?.endsWith('skirt') === true
  const forms = [...head.forms]
  const normals = normalsOf(posed.points, quadsOf('body'))
  const skinMesh = limbMesh(posed, normals, face.skin, {
    arm: bareFrom[outfit.sleeves ?? 'short'],
    ...(outfit.lower === 'shorts' ? { leg: 0.7, legEnd: 1.96 } : {}),
    ...(isSkirt ? { leg: hemOf(outfit.lower) - 0.2, legEnd: 1.96 } : {}),
  })
  forms.push(shoe(joints.leftLeg, -1, options.leftToe ?? 0, body, outfit))
  forms.push(shoe(joints.rightLeg, 1, options.rightToe ?? 0, body, outfit))
  if (outfit.collar) forms.push(...collarForms(body, joints, outfit.collar))
  if (outfit.backpack) forms.push(backpack(joints, body, outfit.backpack))
  return {
    forms,
    meshes: [...head.meshes, skinMesh, ...clothesOf(posed, body, joints, outfit, seed)],
    posed,
  }
}

/** Where on the arm the skin begins to show, with a little that the sleeve hides. */
const bareFrom = { none: -0.8, short: 0.4, long: 1.75 }

function backpack({ chest }: Joints, body: Body, colour: string): Form {
  const at = (x: number, y: number, z: number): Vec => outward(chest, [x, y, z])
  const paint = tint(colour)
  return blob(
    [-0.045, 0.045].map((z) => ({
      a: at(-0.105, -0.05, z),
      b: at(-0.1, body.chest * 0.85, z),
      ra: 0.052,
      rb: 0.044,
    })),
    0.05,
    () => ({ colour: paint, gloss: 0.05, flesh: false }),
    shirtFolds(3, 0.003),
  )
}
