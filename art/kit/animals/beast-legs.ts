import type { BodyPlan, Step } from './body-plan'
import { type Frame, type Joint, type Sculpture, type Vec, outward } from './volume'

/** Two bones between two points, bent to the given side of the line. */
function bent(a: Vec, b: Vec, upper: number, lower: number, way: 1 | -1): Vec {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const far = Math.min(upper + lower - 0.002, Math.max(Math.hypot(dx, dy), 0.05))
  const along = (upper * upper - lower * lower + far * far) / (2 * far)
  const out = Math.sqrt(Math.max(0, upper * upper - along * along)) * way
  const share = along / far
  return [
    a[0] + (dx / far) * along - (dy / far) * out,
    a[1] + (dy / far) * along + (dx / far) * out,
    a[2] + (b[2] - a[2]) * share,
  ]
}

/** A hind leg from the hip to its hoof on the ground. */
export function hindLeg(
  model: Sculpture,
  plan: BodyPlan,
  trunk: Frame,
  foot: Step,
  side: 1 | -1,
): void {
  const { bone, flesh: f } = plan
  const hip = outward(trunk, [plan.hip[0], plan.hip[1], plan.hip[2] * side])
  const z = plan.stand[2] * side
  const [x, y] = foot
  const raised = Math.min(1, y * 6)
  const fetlock: Vec = [x - 0.04 - raised * 0.03, y + 0.095 * (1 - raised * 0.2), z]
  const slant = 0.02 + 0.95 * (plan.stand[0] - x) - raised * 0.25
  const hock: Vec = [
    fetlock[0] + Math.sin(slant) * plan.hind.cannon,
    fetlock[1] + Math.cos(slant) * plan.hind.cannon,
    z * 1.04,
  ]
  const stifle = bent(hip, hock, plan.hind.thigh, plan.hind.gaskin, 1)
  const out: Vec = [stifle[0], stifle[1], hip[2] * 1.32]
  const rump = outward(trunk, [plan.hip[0] - 0.13, plan.hip[1] + 0.01, plan.hip[2] * side * 0.75])
  model.tube(
    'thigh',
    [
      [hip[0] + 0.01, hip[1] + 0.02, hip[2] * 0.9, 0.12 * f],
      [(hip[0] + out[0]) / 2 - 0.03, (hip[1] + out[1]) / 2, hip[2] * 1.15, 0.13 * f],
      [out[0] - 0.01, out[1] + 0.01, out[2], 0.085 * f],
    ],
    { blend: 0.07, smooth: 2, flat: 0.62 },
  )
  // The buttock runs down into the tendon above the hock.
  const back: Vec = [(rump[0] + hock[0]) / 2 + 0.07, (rump[1] + hock[1]) / 2 + 0.05, out[2]]
  model.tube(
    'thigh',
    [
      [rump[0] + 0.02, rump[1], rump[2], 0.07 * f],
      [back[0], back[1], back[2], 0.056 * f],
      [hock[0] + 0.004, hock[1] + 0.1, hock[2], 0.02 * bone],
      [hock[0] - 0.018 * bone, hock[1] + 0.012, hock[2], 0.02 * bone],
    ],
    { blend: 0.05, smooth: 2, flat: 0.75 },
  )
  model.tube(
    'thigh',
    [
      [out[0], out[1], out[2], 0.082 * f],
      [
        out[0] + (hock[0] - out[0]) * 0.45,
        out[1] + (hock[1] - out[1]) * 0.45,
        out[2] + (hock[2] - out[2]) * 0.45,
        0.05 * (0.5 * f + 0.5 * bone),
      ],
      [hock[0] + 0.006, hock[1] + 0.02, hock[2], 0.033 * bone],
    ],
    { blend: 0.05, smooth: 2, flat: 0.85 },
  )
  shin(model, hock, fetlock, 0.036, bone)
  hoof(model, fetlock, [x, y], bone, raised)
}

/** A foreleg from the elbow to its hoof on the ground. */
export function foreLeg(
  model: Sculpture,
  plan: BodyPlan,
  trunk: Frame,
  foot: Step,
  side: 1 | -1,
): void {
  const { bone, flesh: f } = plan
  const elbow = outward(trunk, [plan.elbow[0], plan.elbow[1], plan.elbow[2] * side])
  const z = plan.stand[2] * side * 0.92
  const [x, y] = foot
  const raised = Math.min(1, y * 6)
  const fetlock: Vec = [x - 0.03 - raised * 0.035, y + 0.09 * (1 - raised * 0.15), z]
  const knee = bent(elbow, fetlock, plan.fore.forearm, plan.fore.cannon, 1)
  model.tube(
    'thigh',
    [
      [elbow[0], elbow[1] + 0.04, elbow[2], 0.074 * f],
      [
        elbow[0] + (knee[0] - elbow[0]) * 0.4,
        elbow[1] + (knee[1] - elbow[1]) * 0.4,
        elbow[2] + (knee[2] - elbow[2]) * 0.4,
        0.05 * (0.5 * f + 0.5 * bone),
      ],
      [knee[0], knee[1] + 0.02, knee[2], 0.036 * bone],
    ],
    { blend: 0.05, smooth: 2, flat: 0.9 },
  )
  model.ball('leg', [knee[0] + 0.006, knee[1], knee[2], 0.037 * bone], { blend: 0.03 })
  shin(model, knee, fetlock, 0.033, bone)
  hoof(model, fetlock, [x, y], bone, raised)
}

/** The cannon bone, slim between two joints. */
function shin(model: Sculpture, joint: Vec, fetlock: Vec, thick: number, bone: number): void {
  const at = (t: number, r: number): Joint => [
    joint[0] + (fetlock[0] - joint[0]) * t,
    joint[1] + (fetlock[1] - joint[1]) * t,
    joint[2] + (fetlock[2] - joint[2]) * t,
    r * bone,
  ]
  model.tube('leg', [at(0, thick), at(0.25, 0.027), at(0.75, 0.024), at(1, 0.031)], {
    blend: 0.02,
    smooth: 2,
  })
}

/** Pastern and the two claws of a foot. */
function hoof(model: Sculpture, fetlock: Vec, [x, y]: Step, bone: number, raised: number): void {
  const [fx, fy, z] = fetlock
  const drop = raised * 0.04
  model.tube(
    'leg',
    [
      [fx, fy, z, 0.029 * bone],
      [x + 0.004 - drop, y + 0.05, z, 0.026 * bone],
    ],
    { blend: 0.015 },
  )
  model.ball('hoof', [fx - 0.026 * bone, fy - 0.012, z, 0.011 * bone], { blend: 0.006 })
  for (const claw of [1, -1])
    model.tube(
      'hoof',
      [
        [x - 0.002 - drop, y + 0.042, z + claw * 0.014 * bone, 0.022 * bone],
        [x + 0.014 - drop, y + 0.016, z + claw * 0.017 * bone, 0.025 * bone],
        [x + 0.04 - drop * 0.6, y + 0.012 - drop * 0.5, z + claw * 0.013 * bone, 0.014 * bone],
      ],
      { blend: 0.004 },
    )
}

/** The legs of an animal that lies: forelegs tucked under the breast, hind legs to the side. */
export function folded(model: Sculpture, plan: BodyPlan, trunk: Frame, side: 1 | -1): void {
  const { bone, flesh: f } = plan
  const hip = outward(trunk, [plan.hip[0], plan.hip[1], plan.hip[2] * side])
  const elbow = outward(trunk, [plan.elbow[0], plan.elbow[1], plan.elbow[2] * side])
  const out = Math.abs(hip[2])
  const put = (part: string, joints: readonly Joint[], blend: number): void =>
    model.tube(
      part,
      joints.map(([x, y, z, r]): Joint => [x, y, z * side, r]),
      { blend, smooth: 2, flat: part === 'thigh' ? 0.75 : 1 },
    )
  const stifle: Vec = [hip[0] + 0.24, 0.2, out + 0.1]
  put(
    'thigh',
    [
      [hip[0] - 0.02, hip[1] + 0.02, out * 0.9, 0.13 * f],
      [hip[0] + 0.1, 0.28, out + 0.05, 0.13 * f],
      [...stifle, 0.085 * f],
    ],
    0.08,
  )
  put(
    'thigh',
    [
      [stifle[0], stifle[1] - 0.02, stifle[2], 0.075 * f],
      [hip[0] + 0.08, 0.09, out + 0.13, 0.05 * bone],
      [hip[0] - 0.06, 0.05, out + 0.13, 0.036 * bone],
    ],
    0.05,
  )
  put(
    'leg',
    [
      [hip[0] - 0.06, 0.048, out + 0.13, 0.036 * bone],
      [hip[0] + 0.05, 0.03, out + 0.16, 0.027 * bone],
      [hip[0] + 0.18, 0.03, out + 0.17, 0.03 * bone],
    ],
    0.02,
  )
  put(
    'hoof',
    [
      [hip[0] + 0.19, 0.03, out + 0.17, 0.026 * bone],
      [hip[0] + 0.26, 0.022, out + 0.17, 0.022 * bone],
    ],
    0.008,
  )
  const wide = Math.abs(elbow[2])
  put(
    'thigh',
    [
      [elbow[0], elbow[1] + 0.05, wide, 0.08 * f],
      [elbow[0] + 0.06, 0.12, wide * 1.1, 0.056 * bone],
      [elbow[0] + 0.2, 0.055, wide * 0.9, 0.042 * bone],
    ],
    0.05,
  )
  put(
    'leg',
    [
      [elbow[0] + 0.2, 0.05, wide * 0.9, 0.04 * bone],
      [elbow[0] + 0.1, 0.032, wide * 1.1, 0.027 * bone],
      [elbow[0] - 0.01, 0.03, wide * 1.25, 0.03 * bone],
    ],
    0.02,
  )
  put(
    'hoof',
    [
      [elbow[0] - 0.02, 0.03, wide * 1.25, 0.026 * bone],
      [elbow[0] - 0.08, 0.022, wide * 1.28, 0.02 * bone],
    ],
    0.008,
  )
}
