import { ankle, front, limbScale, type ActionFor } from './poses'
import type { Body } from './body'
import type { Pose } from './skeleton'

/** Hips on a seat of a height (share of the thigh's and shin's length); feet on the ground ahead. */
function sit(
  body: Body,
  height: number,
  reach = 0.26,
): Pick<Pose, 'hips' | 'leftFoot' | 'rightFoot'> {
  const k = limbScale(body)
  const z = body.hipHalf + 0.012
  return {
    hips: [0, height * k + 0.05],
    leftFoot: [(reach + 0.02) * k, ankle, -z],
    rightFoot: [(reach - 0.02) * k, ankle, z],
  }
}

export const seated = {
  sitting: (body, wander) => ({
    pose: {
      ...sit(body, 0.24),
      look: wander(0.4),
      left: [0.2, 0.35 * limbScale(body), -0.06],
      right: [0.19, 0.35 * limbScale(body), 0.06],
      elbows: [-0.6, -0.5, 0.6],
    },
  }),
  'sitting-talking': (body, wander) => ({
    pose: {
      ...sit(body, 0.24),
      lean: 0.08,
      look: wander(0.4),
      left: [0.2, 0.35 * limbScale(body), -0.06],
      right: [0.26, 0.5 * limbScale(body), 0.14],
      elbows: [-0.6, -0.6, 0.5],
    },
    right: 'flat',
  }),
  'sitting-writing': (body) => ({
    pose: {
      ...sit(body, 0.24),
      lean: 0.2,
      nod: 0.3,
      left: [0.22, 0.39 * limbScale(body), -0.05],
      right: [0.23, 0.4 * limbScale(body), 0.04],
      elbows: [-0.5, -0.5, 0.8],
    },
    right: 'fist',
    props: ['notebook-lap'],
  }),
  'sitting-clapping': (body, wander) => ({
    pose: {
      ...sit(body, 0.24),
      look: wander(0.3),
      left: [0.2, 0.52 * limbScale(body), -0.025],
      right: [0.2, 0.525 * limbScale(body), 0.025],
      elbows: [-0.3, -0.6, 0.8],
    },
    left: 'flat',
    right: 'flat',
  }),
  'sitting-cup': (body, wander) => ({
    pose: {
      ...sit(body, 0.24),
      look: wander(0.3),
      left: [0.18, 0.35 * limbScale(body), -0.07],
      right: [0.16, 0.52 * limbScale(body), 0.06],
      elbows: [-0.5, -0.7, 0.7],
    },
    right: 'fist',
    props: ['cup'],
  }),
  'sitting-low': (body, wander) => ({
    pose: {
      ...sit(body, 0.12, 0.24),
      lean: 0.25,
      look: wander(0.4),
      nod: -0.1,
      left: [0.24, 0.3 * limbScale(body), -0.05],
      right: [0.25, 0.3 * limbScale(body), 0.05],
      knees: [0.8, 0.7, 0.4],
    },
    props: ['stool'],
  }),
  'sitting-ground': (body, wander) => ({
    pose: {
      hips: [0, 0.07],
      lean: 0.14,
      look: wander(0.3),
      left: [0.2, 0.19 * limbScale(body), -0.1],
      right: [0.21, 0.19 * limbScale(body), 0.1],
      leftFoot: [0.17, ankle - 0.005, 0.05],
      rightFoot: [0.2, ankle + 0.0, -0.05],
      knees: [0.5, 0.35, 1.1],
      leftToe: 0.2,
      rightToe: 0.2,
    },
  }),
  'drawing-ground': () => ({
    pose: {
      hips: [0, 0.075],
      lean: 0.55,
      nod: 0.25,
      left: [0.22, 0.1, -0.12],
      right: [0.27, 0.07, 0.05],
      leftFoot: [0.15, ankle, 0.06],
      rightFoot: [0.18, ankle, -0.06],
      knees: [0.5, 0.35, 1.1],
    },
    right: 'fist',
    props: ['paper'],
  }),
  milking: (body) => ({
    pose: {
      ...sit(body, 0.13, 0.24),
      lean: 0.5,
      nod: 0.1,
      left: [0.36, 0.28 * limbScale(body), -0.035],
      right: [0.36, 0.27 * limbScale(body), 0.035],
      knees: [0.8, 0.6, 0.75],
      leftFoot: [0.25, ankle, -0.13],
      rightFoot: [0.23, ankle, 0.13],
    },
    left: 'fist',
    right: 'fist',
    props: ['stool', 'pail'],
  }),
  grilling: (body) => ({
    pose: {
      ...sit(body, 0.13, 0.22),
      lean: 0.45,
      nod: 0.1,
      left: [0.2, 0.28, -0.08],
      right: [0.36, 0.27, 0.06],
      knees: [0.8, 0.7, 0.5],
    },
    right: 'fist',
    props: ['stool', 'spoon'],
  }),
  driving: (body) => ({
    pose: {
      ...sit(body, 0.22, 0.3),
      left: [0.27, 0.47 * limbScale(body), -0.08],
      right: [0.27, 0.47 * limbScale(body), 0.08],
      look: 0.2,
    },
    left: 'fist',
    right: 'fist',
  }),
  kneeling: (body, wander) => ({
    pose: {
      hips: [-0.1, 0.25 * limbScale(body)],
      lean: 0.5,
      nod: 0.15,
      look: wander(0.2),
      left: [0.26, 0.14, -0.08],
      right: [0.28, 0.13, 0.06],
      leftFoot: [-0.2, ankle + 0.01, -0.06],
      rightFoot: [-0.2, ankle + 0.01, 0.06],
      leftToe: 1.4,
      rightToe: 1.4,
      knees: [1, -0.7, 0.1],
    },
  }),
  planting: (body) => ({
    pose: {
      hips: [-0.1, 0.25 * limbScale(body)],
      lean: 0.68,
      nod: 0.1,
      left: [0.3, 0.06, -0.06],
      right: [0.31, 0.06, 0.06],
      leftFoot: [-0.2, ankle + 0.01, -0.06],
      rightFoot: [-0.2, ankle + 0.01, 0.06],
      leftToe: 1.4,
      rightToe: 1.4,
      knees: [1, -0.7, 0.1],
    },
    props: ['seedling'],
  }),
  squatting: (body, wander) => ({
    pose: {
      hips: [-0.1, 0.17 * limbScale(body)],
      lean: 0.42,
      nod: 0,
      look: wander(0.2),
      left: [0.2, 0.22 * limbScale(body), -0.06],
      right: [0.27, 0.24 * limbScale(body), 0.06],
      leftFoot: [0.03, ankle, -0.09],
      rightFoot: [0.0, ankle, 0.09],
      knees: [0.9, 0.6, 0.35],
    },
    right: 'flat',
  }),
  'bottle-feeding': (body) => ({
    pose: {
      hips: [-0.1, 0.18 * limbScale(body)],
      lean: 0.35,
      nod: 0.1,
      left: [0.16, 0.24 * limbScale(body), -0.08],
      right: [0.3, 0.29 * limbScale(body), 0.04],
      leftFoot: [0.04, ankle, -0.08],
      rightFoot: [-0.14, ankle + 0.03, 0.07],
      rightToe: 0.8,
      knees: [1, 0.3, 0.25],
    },
    right: 'fist',
    props: ['bottle'],
  }),
  yoga: () => ({
    pose: {
      hips: [0, 0.07],
      left: [0.15, 0.2, -0.19],
      right: [0.15, 0.2, 0.19],
      leftFoot: [0.16, ankle, 0.06],
      rightFoot: [0.19, ankle, -0.06],
      knees: [0.4, 0.25, 1.2],
      leftToe: 0.2,
      rightToe: 0.2,
    },
    left: 'flat',
    right: 'flat',
    props: ['mat'],
  }),
  'yoga-tree': (body) => ({
    pose: {
      hips: [0, body.hip],
      left: front(body, 0.02, 1.7, -0.02),
      right: front(body, 0.02, 1.7, 0.02),
      elbows: [0, 0, 1],
      leftFoot: [0, ankle, -0.03],
      rightFoot: [0.0, 0.25, -0.0],
      knees: [0.5, 0.2, 1.1],
      rightToe: 1.3,
    },
    left: 'flat',
    right: 'flat',
    props: ['mat'],
  }),
} as const satisfies Record<string, ActionFor>
