import type { Vec } from '../animals/volume'
import { gripPoint, handFrame } from '../body/grips'
import type { Body } from '../people/body'
import { less } from '../people/skeleton'
import { handSize, type HandPose } from './figure'
import { pointOf } from './things'

/** Where a wrist has to be so that the grip of its hand closes round a point; 1 is the right. */
export function wristFor(held: Vec, pose: HandPose, body: Body, side: 1 | -1): Vec {
  const { grip, point = [1, 0, 0], palm = [0, -1, 0] } = pose
  const frame = handFrame([0, 0, 0], point, palm, side)
  return less(held, pointOf(frame, handSize(body), gripPoint(grip)))
}
