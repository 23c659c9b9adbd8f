import type { Vec } from '../../kit/animals/volume'
import type { Fingers } from '../../kit/body/fingers'
import { handFrame } from '../../kit/body/grips'
import { handOf, handSize, type HandPose } from '../../kit/human/figure'
import type { Form } from '../../kit/human/forms'
import { pointOf, rodForm } from '../../kit/human/things'
import type { Body } from '../../kit/people/body'
import { between3, less, type Limb } from '../../kit/people/skeleton'

/** Thumb and forefinger press the pen from two sides, the long finger bears it, the others curl. */
export const tripod: Fingers = {
  bends: [
    [0.62, 0.72, 0.3],
    [0.85, 0.85, 0.35],
    [1.05, 1.05, 0.5],
    [1.15, 1.1, 0.5],
  ],
  thumb: [-0.04, -0.45, 0.16, 0.24],
  part: -0.1,
}

/** Where the pen is in the space of that hand: its tip on the paper, between the fingers, over the web. */
const nib: Vec = [0.725, -0.56, 0.155]
const pinched: Vec = [0.59, -0.352, 0.19]
const behind: Vec = [0.15, 0.32, 0.305]

/**
 * A hand that writes on a level sheet: it lies on its outer edge, and the fingers point along
 * `heading`, in radians from straight ahead to the figure's right. 1 is the right hand.
 */
export function writingPose(side: 1 | -1, heading: number): HandPose {
  const [c, s] = [Math.cos(heading), Math.sin(heading)]
  // How far the hand is tipped back and rolled, so that nib and outer edge touch one plane.
  const [rise, back, roll] = [0.27, 0.216, 0.6]
  return {
    grip: 'pinch',
    point: [c * 0.963, rise, s * 0.963],
    palm: [c * back + s * roll * side, -0.77, s * back - c * roll * side],
  }
}

/** Where the wrist of that hand has to be so that the nib touches a point. */
export function wristForNib(at: Vec, pose: HandPose, body: Body, side: 1 | -1): Vec {
  const frame = handFrame([0, 0, 0], pose.point ?? [1, 0, 0], pose.palm ?? [0, -1, 0], side)
  return less(at, pointOf(frame, handSize(body), nib))
}

/** The pen in that hand: a dark point, and a shaft that leans in the fork of thumb and finger. */
export function penIn(
  limb: Limb,
  side: 1 | -1,
  pose: HandPose,
  body: Body,
  colour: string,
): Form[] {
  const frame = handOf(limb, side, pose)
  const at = (p: Vec): Vec => pointOf(frame, handSize(body), p)
  const [tip, end] = [at(nib), at(behind)]
  const neck = between3(tip, at(pinched), 0.4)
  return [
    rodForm([tip, neck], 0.0018, '#2a2622', 0.4),
    rodForm([neck, end], 0.0032, colour, 0.6),
    rodForm([between3(end, neck, 0.06), end], 0.0037, '#d8b25a', 0.8),
  ]
}
