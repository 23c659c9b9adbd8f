import { ankle, front, hang, limbScale, stand, type ActionFor } from './poses'

/** Poses of people who carry, push or lead. */
export const carrying = {
  'carrying-on-head': (body) => ({
    pose: {
      ...standingStep(body.hip, limbScale(body)),
      left: hang(body, -1, 0.06),
      right: [0.05, 0.97, 0.1],
      elbows: [0.1, -0.5, 1],
    },
    props: ['basket-head'],
  }),
  'carrying-crate': (body) => ({
    pose: {
      ...standingStep(body.hip, limbScale(body)),
      lean: -0.05,
      left: front(body, 0.18, 0.22, -0.11),
      right: front(body, 0.18, 0.22, 0.11),
      elbows: [-0.9, -0.5, 0.5],
    },
    left: 'fist',
    right: 'fist',
    props: ['crate'],
  }),
  'carrying-sack': (body) => ({
    pose: {
      ...standingStep(body.hip, limbScale(body)),
      lean: 0.2,
      bow: -0.05,
      nod: 0.1,
      left: hang(body, -1, 0.08),
      right: front(body, 0.1, 1.1, 0.13),
      elbows: [0.6, -0.7, 0.5],
    },
    right: 'fist',
    props: ['sack-shoulder'],
  }),
  'carrying-grass': (body) => ({
    pose: {
      ...standingStep(body.hip, limbScale(body)),
      lean: 0.3,
      nod: -0.12,
      left: front(body, 0.1, 1.0, -0.15),
      right: front(body, 0.1, 1.0, 0.15),
      elbows: [0.5, -0.8, 0.6],
    },
    left: 'fist',
    right: 'fist',
    props: ['grass-bundle'],
  }),
  'carrying-jerrycan': (body) => ({
    pose: {
      ...standingStep(body.hip, limbScale(body)),
      bow: 0.1,
      left: [0.0, body.hip + 0.02, -0.2],
      right: [0.01, body.hip - 0.045, body.shoulderHalf + 0.045],
    },
    right: 'fist',
    props: ['jerrycan'],
  }),
  'holding-kid': (body, wander) => ({
    pose: {
      ...stand(body),
      lean: -0.04,
      nod: 0.2,
      look: wander(0.2),
      left: front(body, 0.17, 0.36, 0.04),
      right: front(body, 0.14, 0.5, 0.06),
      elbows: [-0.5, -0.9, 0.6],
    },
    props: ['kid'],
  }),
  herding: (body) => ({
    pose: {
      ...standingStep(body.hip, limbScale(body)),
      left: hang(body, -1, 0.05),
      right: [0.18, body.hip + 0.12, 0.14],
    },
    right: 'fist',
    props: ['stick'],
  }),
  pushing: (body) => ({
    pose: {
      ...standingStep(body.hip, limbScale(body)),
      lean: 0.26,
      left: [0.15, body.hip - 0.04, -0.13],
      right: [0.15, body.hip - 0.04, 0.13],
      elbows: [-0.9, 0.1, 0.4],
    },
    left: 'fist',
    right: 'fist',
  }),
} as const satisfies Record<string, ActionFor>

function standingStep(
  hip: number,
  k: number,
): {
  hips: readonly [number, number]
  leftFoot: readonly [number, number, number]
  rightFoot: readonly [number, number, number]
  leftToe: number
  rightToe: number
} {
  return {
    hips: [0, hip - 0.01],
    rightFoot: [0.115 * k, ankle + 0.006, 0.045],
    rightToe: -0.15,
    leftFoot: [-0.13 * k, ankle + 0.03, -0.045],
    leftToe: 0.4,
  }
}
