import { outward, type Frame, type Vec } from '../animals/volume'
import type { Body } from '../people/body'
import type { Joints, Limb } from '../people/skeleton'
import { clothTint, shirtFolds } from './cloth'
import { blob, type Cone, type Form, type Surface } from './forms'
import { fingersOf, handFrame, type Grip } from '../body/grips'
import { normalsOf, quadsOf, type Mesh } from '../body/mesh'
import { poseBody, type HandHold, type Posed } from '../body/pose'
import { limbMesh } from '../body/skin'
import { shapeOf } from '../body/shape'
import type { Face } from '../head/face'
import { headParts } from '../head/head'
import { clothesOf } from '../clothes/clothes'
import { traitsOf } from '../head/traits'
import { apron, beltHeight, coatTail, lowerForms, shoe, type Outfit } from './lower'
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
  const skin = (): Surface => ({ colour: tint(face.skin), gloss: 0.22, flesh: true })
  const torso = torsoForm(body, joints, outfit, seed)
  const lower = lowerForms(body, joints, outfit, seed, skin)
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
  const forms = [...head.forms, ...(isSkirt ? lower : [])]
  const normals = normalsOf(posed.points, quadsOf('body'))
  const skinMesh = limbMesh(posed, normals, face.skin, {
    arm: bareFrom[outfit.sleeves ?? 'short'],
    ...(outfit.lower === 'shorts' ? { leg: 0.7, legEnd: 1.9 } : {}),
  })
  forms.push(shoe(joints.leftLeg, -1, options.leftToe ?? 0, body, outfit))
  forms.push(shoe(joints.rightLeg, 1, options.rightToe ?? 0, body, outfit))
  if (outfit.coat !== undefined && outfit.coat > -0.6)
    forms.push(coatTail(body, joints, outfit, outfit.coat, seed))
  if (outfit.collar) forms.push(...collarForms(body, joints, outfit.collar))
  if (outfit.apron) forms.push(apron(joints, [torso, ...lower], outfit.apron))
  if (outfit.backpack) forms.push(backpack(joints, body, outfit.backpack))
  return {
    forms,
    meshes: [...head.meshes, skinMesh, ...clothesOf(posed, joints, outfit, seed)],
    posed,
  }
}

function torsoForm(body: Body, joints: Joints, outfit: Outfit, seed: number): Form {
  const g = body.girth
  const { chest, pelvis } = joints
  const k = body.chest / 0.2
  const cut = body.chest
  const wide = body.shoulderHalf / 0.1
  const woman = body.sex === 'woman' && body.age !== 'child'
  const at = (x: number, y: number, z: number): Vec => outward(chest, [x, y, z])
  const low = (x: number, y: number, z: number): Vec => outward(pelvis, [x, y, z])
  const flat = { flat: 0.7, axis: chest.x }
  const reach = body.shoulderHalf * 0.84
  const cones: Cone[] = [
    {
      a: at(0, 0.01, 0),
      b: at(0.004, cut * 0.66, 0),
      ra: (woman ? 0.07 : 0.077) * g,
      rb: 0.09 * g * wide,
      ...flat,
    },
    {
      a: at(-0.006, cut - 0.034 * k, -reach),
      b: at(-0.006, cut - 0.034 * k, reach),
      ra: 0.038 * g,
      rb: 0.038 * g,
    },
    {
      a: low(0, body.waist * 0.8, 0),
      b: low(0, 0.03, 0),
      ra: (woman ? 0.068 : 0.076) * g,
      rb: (woman ? 0.08 : 0.079) * g,
      flat: 0.78,
      axis: pelvis.x,
    },
  ]
  for (const side of [-1, 1]) {
    cones.push({
      a: at(-0.01, cut + 0.012, side * 0.018),
      b: at(-0.008, cut - 0.016 * k, side * reach * 0.85),
      ra: 0.024,
      rb: 0.028,
    })
    if (woman)
      cones.push({
        a: at(0.036, cut * 0.5, side * 0.036),
        b: at(0.03, cut * 0.6, side * 0.036),
        ra: 0.036,
        rb: 0.03,
      })
  }
  // Untucked over trousers: the hem hangs over the hips.
  const hangs = !outfit.tucked
  if (
    hangs &&
    (outfit.lower === 'trousers' || outfit.lower === 'shorts' || outfit.lower === undefined)
  )
    for (const z of [-0.034, 0.034])
      cones.push({
        a: low(-0.002, 0.02, z),
        b: low(-0.004, -0.08, z * 1.1),
        ra: 0.074 * g,
        rb: 0.085 * g,
        flat: 0.96,
        axis: pelvis.x,
      })
  const form = blob(
    cones,
    0.045,
    clothTint(outfit.top, joints.chest.at, 0.4),
    shirtFolds(seed, 0.0055 * (outfit.folds ?? 1)),
  )
  const ring = outward(chest, [0.012, cut + 0.022, 0])
  const open = (outfit.sleeves === 'none' ? 0.05 : 0.043) * Math.max(0.9, body.head * 0.9)
  const hem = low(0, outfit.tucked ? beltHeight(body) - 0.01 : -0.066, 0)
  const own = form.distance
  return {
    ...form,
    distance: (x, y, z) => {
      const collar = Math.sqrt((x - ring[0]) ** 2 + (y - ring[1]) ** 2 + (z - ring[2]) ** 2) - open
      const under =
        (hem[0] - x) * pelvis.y[0] + (hem[1] - y) * pelvis.y[1] + (hem[2] - z) * pelvis.y[2]
      return Math.max(own(x, y, z), -collar, under)
    },
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
