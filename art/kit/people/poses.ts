import type { Vec } from '../animals/volume'
import type { Body } from './body'
import type { Pose } from './skeleton'

/** How a hand is held in a pose. */
export type Grip = 'loose' | 'fist' | 'flat' | 'point'

/** A pose with how the hands are held and what they hold. */
export type Action = { pose: Pose; left?: Grip; right?: Grip; props?: readonly string[] }
export type ActionFor = (body: Body, wander: (spread: number) => number) => Action

/** Lengths below are of an adult; a child's are shorter by this. */
export function limbScale(body: Body): number {
  return body.hip / 0.525
}

export const ankle = 0.045

/** Both feet on the ground, the weight on the right leg. */
export function stand(body: Body): Pick<Pose, 'hips' | 'leftFoot' | 'rightFoot'> {
  const z = body.hipHalf + 0.012
  return { hips: [0, body.hip], leftFoot: [0.025, ankle, -z - 0.01], rightFoot: [-0.015, ankle, z] }
}

/** A point beside the hip where an arm hangs. */
export function hang(body: Body, side: 1 | -1, forward = 0.02): Vec {
  return [forward, body.hip - 0.03 * limbScale(body), side * (body.shoulderHalf + 0.032)]
}

/** A point before the trunk: forward, height as a share of the way from hip to shoulder. */
export function front(body: Body, forward: number, share: number, z: number): Vec {
  const k = limbScale(body)
  return [forward * k, body.hip + (body.waist + body.chest) * share, z * k]
}

export const standing = {
  standing: (body, wander) => ({
    pose: {
      ...stand(body),
      bow: 0.02,
      left: hang(body, -1, 0.03 + wander(0.02)),
      right: hang(body, 1, 0.0),
      look: wander(0.4),
      nod: wander(0.08),
    },
  }),
  walking: (body, wander) => {
    const step = 0.13 * limbScale(body) + wander(0.015)
    return {
      pose: {
        hips: [0, body.hip - 0.012],
        lean: 0.06,
        twist: -0.1,
        left: [0.11, body.hip + 0.03, -body.shoulderHalf - 0.035],
        right: [-0.1, body.hip + 0.02, body.shoulderHalf + 0.035],
        rightFoot: [step * 1.05, ankle + 0.008, body.hipHalf * 0.8],
        rightToe: -0.22,
        leftFoot: [-step * 1.15, ankle + 0.04, -body.hipHalf * 0.8],
        leftToe: 0.5,
      },
    }
  },
  talking: (body, wander) => ({
    pose: {
      ...stand(body),
      look: wander(0.3),
      left: hang(body, -1),
      right: front(body, 0.2, 0.55, 0.13),
      elbows: [-0.5, -0.9, 0.5],
    },
    right: 'flat',
  }),
  explaining: (body, wander) => ({
    pose: {
      ...stand(body),
      look: wander(0.3),
      left: front(body, 0.19, 0.5 + wander(0.1), -0.16),
      right: front(body, 0.2, 0.62, 0.17),
      elbows: [-0.4, -0.9, 0.6],
    },
    left: 'flat',
    right: 'flat',
  }),
  pointing: (body) => ({
    pose: {
      ...stand(body),
      twist: -0.15,
      left: hang(body, -1),
      right: front(body, 0.33, 1.05, 0.1),
    },
    right: 'point',
  }),
  'hands-on-hips': (body) => ({
    pose: {
      ...stand(body),
      left: front(body, 0.01, 0.18, -0.1),
      right: front(body, 0.01, 0.18, 0.1),
      elbows: [-0.6, 0, 1],
    },
    left: 'fist',
    right: 'fist',
  }),
  'arms-folded': (body) => ({
    pose: {
      ...stand(body),
      left: front(body, 0.09, 0.6, 0.06),
      right: front(body, 0.115, 0.52, -0.06),
      elbows: [0, -0.8, 0.8],
    },
    left: 'fist',
    right: 'fist',
  }),
  listening: (body, wander) => ({
    pose: {
      ...stand(body),
      nod: 0.05,
      look: wander(0.25),
      left: front(body, 0.1, 0.12, 0.005),
      right: front(body, 0.11, 0.16, 0.012),
      elbows: [-0.6, -0.5, 0.7],
    },
  }),
  waving: (body) => ({
    pose: {
      ...stand(body),
      left: hang(body, -1),
      right: front(body, 0.08, 1.35, 0.2),
      elbows: [0, -0.6, 1],
    },
    right: 'flat',
  }),
  clapping: (body, wander) => ({
    pose: {
      ...stand(body),
      nod: 0.04,
      lean: 0.05,
      look: wander(0.3),
      left: front(body, 0.2, 0.78, -0.03),
      right: front(body, 0.2, 0.8, 0.03),
      elbows: [-0.3, -0.8, 0.9],
    },
    left: 'flat',
    right: 'flat',
  }),
  dancing: (body, wander) => ({
    pose: {
      hips: [0, body.hip - 0.03],
      lean: 0.08,
      bow: 0.1 + wander(0.05),
      twist: 0.2,
      left: front(body, 0.14, 0.95, -0.24),
      right: front(body, 0.1, 0.4, 0.26),
      leftFoot: [0.08, ankle + 0.07, -body.hipHalf - 0.02],
      leftToe: 0.4,
      rightFoot: [-0.03, ankle, body.hipHalf + 0.02],
    },
    left: 'flat',
    right: 'flat',
  }),
  jumping: (body) => ({
    pose: {
      hips: [0, body.hip + 0.3],
      left: [0.02, body.hip + 0.3, -body.shoulderHalf - 0.03],
      right: [0.02, body.hip + 0.3, body.shoulderHalf + 0.03],
      leftFoot: [0, ankle + 0.31, -body.hipHalf],
      leftToe: 0.9,
      rightFoot: [0, ankle + 0.31, body.hipHalf],
      rightToe: 0.9,
    },
  }),
  running: (body) => ({
    pose: {
      hips: [0, body.hip - 0.01],
      lean: 0.22,
      nod: -0.15,
      left: front(body, 0.19, 0.6, -0.13),
      right: front(body, -0.13, 0.3, 0.16),
      elbows: [-0.9, -0.3, 0.3],
      rightFoot: [0.19, ankle + 0.06, body.hipHalf],
      rightToe: -0.3,
      leftFoot: [-0.25, ankle + 0.16, -body.hipHalf],
      leftToe: 1.2,
    },
    left: 'fist',
    right: 'fist',
  }),
  'shaking-hands': (body) => ({
    pose: {
      ...stand(body),
      lean: 0.07,
      left: hang(body, -1),
      right: [0.21, body.hip + 0.13, 0.012],
      elbows: [-0.5, -0.9, 0.5],
    },
    right: 'flat',
  }),
  'holding-hand': (body) => ({
    pose: {
      ...stand(body),
      look: 0.4,
      nod: 0.15,
      left: hang(body, -1),
      right: [0.03, body.hip - 0.005, body.shoulderHalf + 0.1],
    },
    right: 'fist',
  }),
  'reaching-up': (body) => ({
    pose: {
      ...stand(body),
      nod: -0.2,
      left: [0.05, body.hip, -0.15],
      right: [0.06, 1.1, 0.13],
      leftFoot: [0.02, ankle, -0.06],
      rightFoot: [-0.02, ankle, 0.06],
      elbows: [-0.3, -0.6, 0.9],
    },
  }),
} as const satisfies Record<string, ActionFor>
