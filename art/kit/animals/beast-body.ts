import { couched } from './beast-couched'
import { folded, foreLeg, hindLeg } from './beast-legs'
import type { BodyPlan, Carriage } from './body-plan'
import { type Frame, type Joint, type Sculpture, type Vec, frameAt, outward } from './volume'

/** Models trunk, neck and legs; gives the frame of the head, the poll at its origin. */
export function modelBody(
  model: Sculpture,
  plan: BodyPlan,
  carriage: Carriage,
  look: number,
): { trunk: Frame; head: Frame } {
  const { lift = 0, pitch = 0, forward = 0 } = carriage.body
  const trunk = pivot(plan.hip, pitch, [forward, lift, 0])
  model.within(trunk, () => {
    model.loft('body', plan.torso, { blend: 0.05, smooth: 3 })
    shoulders(model, plan)
  })
  if (carriage.couched) model.both((side) => couched(model, plan, trunk, side))
  else if (carriage.lying) model.both((side) => folded(model, plan, trunk, side))
  else
    model.both((side) => {
      const near = side === 1 ? 0 : 1
      hindLeg(model, plan, trunk, carriage.feet[near], side)
      foreLeg(model, plan, trunk, carriage.feet[near + 2] ?? [0, 0], side)
    })
  const head = frameAt(carriage.head, { pitch: carriage.pitch, yaw: look })
  neck(model, plan, trunk, head)
  return { trunk, head }
}

/** The trunk turned about the hip. */
function pivot(hip: Vec, pitch: number, shift: Vec): Frame {
  const tilted = frameAt([0, 0, 0], { pitch })
  const moved = outward(tilted, [hip[0], hip[1], 0])
  return {
    ...tilted,
    at: [hip[0] - moved[0] + shift[0], hip[1] - moved[1] + shift[1], shift[2]],
  }
}

/** Shoulder blade and upper arm, which show under the skin. */
function shoulders(model: Sculpture, { elbow, flesh }: BodyPlan): void {
  const f = flesh
  model.both((side) => {
    const [x, y, z] = [elbow[0], elbow[1], elbow[2] * side]
    model.tube(
      'body',
      [
        [x - 0.04, 0.95, z * 0.5, 0.04],
        [x + 0.03, 0.82, z * 0.92, 0.062 * f],
        [x + 0.09, 0.69, z * 1.06, 0.07 * f],
      ],
      { blend: 0.05, smooth: 2, flat: 0.75 },
    )
    model.tube(
      'body',
      [
        [x + 0.09, 0.69, z * 1.06, 0.075 * f],
        [x - 0.01, y + 0.05, z * 1.02, 0.07 * f],
      ],
      { blend: 0.05, flat: 0.75 },
    )
  })
}

function neck(model: Sculpture, plan: BodyPlan, trunk: Frame, head: Frame): void {
  const { withers, breast, throat, crest, flat } = plan.neck
  const top = outward(trunk, [withers[0], withers[1], 0])
  const low = outward(trunk, [breast[0], breast[1], 0])
  const nape = outward(head, [-0.01 * plan.head, -0.015 * plan.head, 0])
  const gullet = outward(head, [0.035 * plan.head, -0.09 * plan.head, 0])
  const between = (a: Vec, b: Vec, t: number, lift: number, r: number): Joint => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t + lift,
    // Turns toward the head only near it.
    a[2] + (b[2] - a[2]) * t * t,
    r,
  ]
  model.tube(
    'neck',
    [
      between(top, nape, 0, 0, withers[3]),
      between(top, nape, 0.35, -0.035, withers[3] * 0.5 + crest * 0.5),
      between(top, nape, 0.7, -0.025, crest * 1.05),
      between(top, nape, 1, 0, crest * 0.92),
    ],
    { blend: 0.06, smooth: 3, flat },
  )
  model.tube(
    'neck',
    [
      between(low, gullet, 0, 0, breast[3]),
      between(low, gullet, 0.4, 0.005, breast[3] * 0.55 + throat * 0.45),
      between(low, gullet, 0.8, 0.004, throat),
      between(low, gullet, 1, 0, throat * 0.85),
    ],
    { blend: 0.09, smooth: 3, flat },
  )
  const { dewlap } = plan
  if (dewlap !== undefined)
    model.tube(
      'dewlap',
      [
        between(low, gullet, -0.12, -0.06 * dewlap - 0.04, 0.07 * dewlap),
        between(low, gullet, 0.2, -0.05 * dewlap, 0.075 * dewlap),
        between(low, gullet, 0.6, -0.03 * dewlap, 0.055 * dewlap),
        between(low, gullet, 1, 0.01, 0.03 * dewlap),
      ],
      { blend: 0.04, smooth: 2, flat: 0.3 },
    )
}
