import { noise } from '../../kit/animals/noise'
import { cross, unit, type Vec } from '../../kit/animals/volume'
import { gripPoint, handFrame, type Grip } from '../../kit/body/grips'
import { clothTint } from '../../kit/human/cloth'
import { blob, type Form } from '../../kit/human/forms'
import { pointOf } from '../../kit/human/things'
import { add } from '../../kit/people/skeleton'

export type NearArm = { grip: Grip; way: Vec; palm: Vec; side: 1 | -1; arm: Vec }

/** The sleeve of a close hand: pushed up the forearm, so that it lies there in rings. */
export function nearSleeve({ grip, way, palm, side, arm }: NearArm, colour: string): Form {
  const held = pointOf(handFrame([0, 0, 0], way, palm, side), 1, gripPoint(grip))
  const wrist: Vec = [-held[0], -held[1], -held[2]]
  const along = unit(arm)
  const one = unit(cross(along, [0, 0, 1]))
  const two = cross(along, one)
  const at = (share: number): Vec => add(wrist, along, share)
  const sleeve = blob(
    [
      { a: at(0.68), b: at(0.78), ra: 0.25, rb: 0.275 },
      { a: at(0.78), b: at(1.2), ra: 0.27, rb: 0.33 },
      { a: at(1.2), b: at(2.6), ra: 0.33, rb: 0.45 },
    ],
    0.08,
    clothTint({ colour }, [0, 0, 0]),
    (x, y, z) => {
      const off: Vec = [x - wrist[0], y - wrist[1], z - wrist[2]]
      const dot = (a: Vec): number => off[0] * a[0] + off[1] * a[1] + off[2] * a[2]
      const [far, u, v] = [dot(along), dot(one), dot(two)]
      const slow = noise(far * 3, u * 4, v * 4, 6)
      const ring = Math.sin(far * 19 + 2.4 * Math.sin(Math.atan2(v, u) + 0.8) + slow * 5)
      // The rings lie close at the cuff and run out up the arm.
      return 0.024 * (ring - 0.3) * Math.exp(-Math.max(0, far - 0.7) * 0.9) * (0.5 + slow)
    },
  )
  // The folds are steep, so a step toward the cloth must stay short.
  return { ...sleeve, distance: (x, y, z) => 0.6 * sleeve.distance(x, y, z) }
}
