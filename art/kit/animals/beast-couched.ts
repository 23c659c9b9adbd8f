import type { BodyPlan } from './body-plan'
import { type Frame, type Joint, type Sculpture, type Vec, outward } from './volume'

/**
 * The legs of an animal that has lain for a while: its belly and haunches rest on the ground, the
 * hind hooves come out beside the flank, one foreleg is tucked in and the far one stretched out.
 */
export function couched(model: Sculpture, plan: BodyPlan, trunk: Frame, side: 1 | -1): void {
  const { bone, flesh: f } = plan
  const hip = outward(trunk, [plan.hip[0], plan.hip[1], plan.hip[2] * side])
  const elbow = outward(trunk, [plan.elbow[0], plan.elbow[1], plan.elbow[2] * side])
  const put = (part: string, joints: readonly Joint[], blend: number, flat = 1): void =>
    model.tube(
      part,
      joints.map(([x, y, z, r]): Joint => [x, y, z * side, r]),
      { blend, smooth: 2, flat },
    )
  const out = Math.abs(hip[2])
  const [hx, hy] = hip
  const stifle: Vec = [hx + 0.25, 0.19, out + 0.09]
  // The haunch is a broad flat mass from the hip to the ground.
  put(
    'thigh',
    [
      [hx - 0.02, hy + 0.04, out * 0.95, 0.125 * f],
      [hx + 0.09, hy * 0.72, out + 0.045, 0.14 * f],
      [...stifle, 0.088 * f],
    ],
    0.07,
    0.7,
  )
  put(
    'thigh',
    [
      [hx - 0.1, hy + 0.01, out * 0.7, 0.1 * f],
      [hx - 0.11, hy * 0.55, out * 0.95, 0.105 * f],
      [hx - 0.06, 0.1, out + 0.05, 0.085 * f],
    ],
    0.07,
    0.8,
  )
  put(
    'thigh',
    [
      [stifle[0], stifle[1] - 0.03, stifle[2] + 0.01, 0.08 * f],
      [hx + 0.09, 0.1, out + 0.11, 0.062 * (0.5 * f + 0.5 * bone)],
      [hx - 0.08, 0.062, out + 0.12, 0.042 * bone],
    ],
    0.05,
  )
  put(
    'leg',
    [
      [hx - 0.095, 0.05, out + 0.13, 0.037 * bone],
      [hx + 0.04, 0.033, out + 0.165, 0.027 * bone],
      [hx + 0.17, 0.033, out + 0.18, 0.031 * bone],
    ],
    0.02,
  )
  claws([hx + 0.2, 0.026, out + 0.18], 1)
  const wide = Math.abs(elbow[2])
  const [ex, ey] = elbow
  const tucked = side === 1
  put(
    'thigh',
    [
      [ex - 0.01, ey + 0.06, wide, 0.088 * f],
      [ex + 0.02, ey - 0.03, wide * 1.12, 0.07 * f],
      [ex + 0.13, 0.075, wide * 1.08, 0.052 * bone],
      [ex + 0.245, 0.052, wide, 0.042 * bone],
    ],
    0.05,
  )
  put(
    'leg',
    tucked
      ? [
          [ex + 0.25, 0.046, wide, 0.04 * bone],
          [ex + 0.14, 0.032, wide * 1.2, 0.027 * bone],
          [ex + 0.02, 0.032, wide * 1.4, 0.031 * bone],
        ]
      : [
          [ex + 0.25, 0.05, wide, 0.039 * bone],
          [ex + 0.34, 0.036, wide * 1.02, 0.028 * bone],
          [ex + 0.44, 0.034, wide * 1.04, 0.031 * bone],
        ],
    0.02,
  )
  if (tucked) claws([ex - 0.01, 0.026, wide * 1.42], -1)
  else claws([ex + 0.47, 0.028, wide * 1.04], 1)

  /** The two claws of a foot, which point forward or back along the ground. */
  function claws([x, y, z]: Vec, way: 1 | -1): void {
    for (const claw of [1, -1])
      put(
        'hoof',
        [
          [x - way * 0.01, y + 0.004, z + claw * 0.013, 0.023 * bone],
          [x + way * 0.03, y, z + claw * 0.015, 0.023 * bone],
          [x + way * 0.065, y - 0.006, z + claw * 0.011, 0.014 * bone],
        ],
        0.006,
      )
  }
}
