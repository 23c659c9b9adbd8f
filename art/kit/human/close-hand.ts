import type { Vec } from '../animals/volume'
import type { Light, Pen, Place } from '../types'
import { clothTint, limbFolds } from './cloth'
import { blob, far, join, type Form } from './forms'
import { gripPoint, handForm, handFrame, type Grip } from './hand'
import { render } from './render'
import { pointOf } from './things'
import { tint } from './tint'

export type CloseHandOptions = {
  skin: string
  sleeve?: string
  grip: Grip
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
  const { skin, grip, way, palm, side } = options
  const loose = handFrame([0, 0, 0], way, palm, side)
  const held = pointOf(loose, 1, gripPoint(grip))
  const at: Vec = [-held[0], -held[1], -held[2]]
  const frame = { ...loose, at }
  const back = options.arm ?? [-loose.x[0], -loose.x[1], -loose.x[2]]
  const arm = (share: number): Vec => [
    at[0] + back[0] * share,
    at[1] + back[1] * share,
    at[2] + back[2] * share,
  ]
  const flat = { flat: 0.8, axis: loose.y }
  const bare = blob([{ a: arm(0.1), b: arm(1.6), ra: 0.125, rb: 0.24, ...flat }], 0.02, () => ({
    colour: tint(skin),
    gloss: 0.22,
    flesh: true,
  }))
  const hand = handForm(frame, 1, grip, skin, true)
  const forms = [armed(hand, bare), ...(options.things ?? [])]
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
  })
}

/** A hand that flows into its forearm: one skin without a seam at the wrist. */
function armed(hand: Form, arm: Form): Form {
  const reach = far(hand.at[0] - arm.at[0], hand.at[1] - arm.at[1], hand.at[2] - arm.at[2])
  return {
    ...hand,
    radius: Math.max(hand.radius, reach + arm.radius),
    distance: (x, y, z) => join(hand.distance(x, y, z), arm.distance(x, y, z), 0.1),
  }
}
