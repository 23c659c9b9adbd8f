import type { Vec } from '../animals/volume'
import type { Fingers } from '../body/fingers'
import { fingersOf, gripPoint, handFrame, type Grip } from '../body/grips'
import { limbData } from '../body/limbs'
import { normalsOf, quadsOf, type Mesh } from '../body/mesh'
import { poseBody } from '../body/pose'
import { shapeOf } from '../body/shape'
import { limbMesh } from '../body/skin'
import { bodyOf } from '../people/body'
import { actions } from '../people/actions'
import { add, solve, type Joints, type Limb } from '../people/skeleton'
import type { Light, Pen, Place } from '../types'
import { clothTint, limbFolds } from './cloth'
import { blob, type Form } from './forms'
import { render } from './render'
import { pointOf } from './things'

export type CloseHandOptions = {
  skin: string
  sleeve?: string
  grip: Grip
  /** How the fingers are bent, where the grip does not tell. */
  fingers?: Fingers
  /** Where the fingers point and the palm looks: x right, y up, z toward the painter. */
  way: Vec
  palm: Vec
  side: 1 | -1
  /** Where the forearm comes from, seen from the wrist; straight behind the hand unless told. */
  arm?: Vec
  /** How steeply the painter looks down, in radians. */
  tilt?: number
  /** What it holds, around the origin; the hand is 1 long. */
  things?: readonly Form[]
}

/** One hand close to the eye; `place` is what it grips, `size` the length of the hand. */
export function closeHand(pen: Pen, place: Place, light: Light, options: CloseHandOptions): void {
  const { grip, way, palm, side } = options
  const loose = handFrame([0, 0, 0], way, palm, side)
  const held = pointOf(loose, 1, gripPoint(grip))
  const at: Vec = [-held[0], -held[1], -held[2]]
  const back = options.arm ?? [-loose.x[0], -loose.x[1], -loose.x[2]]
  const arm = (share: number): Vec => add(at, back, share)
  const forms = [...(options.things ?? [])]
  if (options.sleeve)
    forms.push(
      blob(
        [
          { a: arm(0.5), b: arm(0.56), ra: 0.185, rb: 0.18 },
          { a: arm(0.56), b: arm(2.4), ra: 0.178, rb: 0.34 },
        ],
        0.05,
        clothTint({ colour: options.sleeve }, [0, 0, 0]),
        (x, y, z) =>
          limbFolds([at[0] + back[0], at[1] + back[1], at[2]], 2, 0.012)(
            x * 0.16,
            y * 0.16,
            z * 0.16,
          ) * 3,
      ),
    )
  render(pen, forms, { ...place, facing: 'right' }, light, {
    turn: 0,
    tilt: options.tilt ?? 0,
    bounce: '#8fa060',
    meshes: [handMesh(at, back, options)],
  })
}

/** The hand and forearm of a body whose wrist is brought to the origin of the picture. */
function handMesh(at: Vec, back: Vec, options: CloseHandOptions): Mesh {
  const { skin, grip, way, palm, side } = options
  const frame = handFrame(at, way, palm, side)
  const body = bodyOf('adult', 'woman')
  const long = 0.108
  const wrist: Vec = [0.3, 0.9, 0.2 * side]
  const size = Math.hypot(...back)
  const joint = add(wrist, back, body.foreArm / size)
  const limb: Limb = {
    root: add(joint, [0, body.upperArm, 0]),
    joint,
    end: wrist,
    way: [-back[0] / size, -back[1] / size, -back[2] / size],
  }
  const standing = solve(body, actions.standing(body, () => 0).pose)
  const joints: Joints = { ...standing, [side > 0 ? 'rightArm' : 'leftArm']: limb }
  const hold = { point: frame.x, back: frame.y, fingers: options.fingers ?? fingersOf(grip), long }
  const shape = shapeOf({ sex: 'woman', age: 'adult' })
  const posed = poseBody(shape, joints, side > 0 ? { right: hold } : { left: hold })
  const points = posed.points.map(
    (value, i) => (value - (wrist[i % 3] ?? 0)) / long + (at[i % 3] ?? 0),
  )
  const { alongArm } = limbData()
  const isLeft = (vertex: number): boolean => (shape.points[vertex * 3 + 2] ?? 0) < 0
  const quads = quadsOf(
    'body',
    (vertex) => (alongArm[vertex] ?? -1) > 1.1 && isLeft(vertex) === side < 0,
  )
  const mesh = limbMesh(posed, normalsOf(points, quads), skin, { arm: 1.1 })
  return { ...mesh, points, quads }
}
