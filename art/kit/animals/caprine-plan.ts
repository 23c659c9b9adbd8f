import type { BodyPlan, Carriage } from './body-plan'

export type CaprinePose =
  | 'standing'
  | 'alert'
  | 'grazing'
  | 'drinking'
  | 'walking'
  | 'lying'
  | 'reaching'
  | 'leaning'
  | 'sniffing'

const SQUARE: Carriage['feet'] = [
  [-0.55, 0],
  [-0.45, 0],
  [0.34, 0],
  [0.43, 0],
]
const STANDING: Carriage = { body: {}, feet: SQUARE, head: [0.62, 1.27, 0], pitch: -0.5 }

const GROWN: Record<CaprinePose, Carriage> = {
  standing: STANDING,
  alert: { ...STANDING, head: [0.58, 1.31, 0], pitch: -0.36 },
  grazing: {
    body: { pitch: -0.03 },
    feet: [
      [-0.6, 0],
      [-0.43, 0],
      [0.27, 0],
      [0.5, 0],
    ],
    head: [0.84, 0.44, 0.02],
    pitch: -1.12,
  },
  drinking: {
    body: {},
    feet: [
      [-0.56, 0],
      [-0.46, 0],
      [0.34, 0],
      [0.45, 0],
    ],
    head: [0.88, 0.84, 0.02],
    pitch: -0.98,
  },
  walking: {
    body: {},
    feet: [
      [-0.68, 0.015],
      [-0.34, 0],
      [0.55, 0.04],
      [0.25, 0],
    ],
    head: [0.68, 1.22, 0],
    pitch: -0.46,
  },
  lying: {
    body: { lift: -0.43 },
    feet: SQUARE,
    head: [0.62, 0.88, 0],
    pitch: -0.42,
    lying: true,
  },
  reaching: { ...STANDING, head: [0.8, 1.3, 0], pitch: 0.25 },
  leaning: { ...STANDING, head: [0.74, 1.2, 0], pitch: -0.3 },
  sniffing: { ...STANDING, head: [0.82, 0.98, 0], pitch: -0.42 },
}

const YOUNG: Record<CaprinePose, Carriage> = {
  ...GROWN,
  standing: {
    body: {},
    feet: [
      [-0.4, 0],
      [-0.28, 0],
      [0.18, 0],
      [0.28, 0],
    ],
    head: [0.4, 1.22, 0],
    pitch: -0.42,
  },
  alert: {
    body: {},
    feet: [
      [-0.46, 0],
      [-0.32, 0],
      [0.2, 0],
      [0.32, 0],
    ],
    head: [0.38, 1.25, 0],
    pitch: -0.22,
  },
  walking: {
    body: {},
    feet: [
      [-0.52, 0.02],
      [-0.2, 0],
      [0.42, 0.05],
      [0.14, 0],
    ],
    head: [0.52, 1.2, 0],
    pitch: -0.4,
  },
  reaching: {
    body: { pitch: 0.05 },
    feet: [
      [-0.5, 0],
      [-0.36, 0],
      [0.2, 0],
      [0.34, 0],
    ],
    head: [0.52, 1.22, 0],
    pitch: 0.5,
  },
  leaning: {
    body: { pitch: -0.02, forward: 0.04 },
    feet: [
      [-0.56, 0],
      [-0.38, 0],
      [0.15, 0],
      [0.3, 0],
    ],
    head: [0.56, 1.1, 0],
    pitch: -0.3,
  },
  sniffing: {
    body: { pitch: -0.04 },
    feet: [
      [-0.5, 0],
      [-0.3, 0],
      [0.16, 0],
      [0.32, 0],
    ],
    head: [0.56, 1.0, 0],
    pitch: -0.5,
  },
  lying: {
    body: { lift: -0.56 },
    feet: SQUARE,
    head: [0.44, 0.7, 0],
    pitch: -0.35,
    lying: true,
  },
}

/** How a goat or a kid carries itself in a pose. */
export function carriageOf(pose: CaprinePose, kid: boolean): Carriage {
  return (kid ? YOUNG : GROWN)[pose]
}

/** A grown goat: chest deep, back level, legs half of its height. */
export const GROWN_GOAT: BodyPlan = {
  torso: [
    [-0.53, 0.885, 0.73, 0.12],
    [-0.47, 0.948, 0.65, 0.23],
    [-0.34, 0.985, 0.605, 0.28],
    [-0.18, 0.978, 0.54, 0.335],
    [0.0, 0.972, 0.5, 0.365],
    [0.17, 0.978, 0.515, 0.32],
    [0.29, 1.0, 0.545, 0.245],
    [0.355, 0.965, 0.605, 0.185],
    [0.39, 0.88, 0.7, 0.125],
  ],
  hip: [-0.38, 0.81, 0.095],
  elbow: [0.31, 0.59, 0.105],
  hind: { thigh: 0.265, gaskin: 0.31, cannon: 0.25 },
  fore: { forearm: 0.272, cannon: 0.23 },
  bone: 0.96,
  flesh: 0.9,
  stand: [-0.51, 0.37, 0.1],
  neck: {
    withers: [0.34, 0.87, 0, 0.12],
    breast: [0.37, 0.76, 0, 0.075],
    throat: 0.054,
    crest: 0.072,
    flat: 0.64,
  },
  head: 1,
}

/** A kid: long legs, short trunk, big head. */
export const KID: BodyPlan = {
  torso: [
    [-0.36, 0.885, 0.75, 0.11],
    [-0.31, 0.945, 0.69, 0.19],
    [-0.2, 0.985, 0.645, 0.24],
    [-0.06, 0.98, 0.615, 0.265],
    [0.08, 0.975, 0.605, 0.25],
    [0.19, 0.99, 0.615, 0.21],
    [0.27, 0.955, 0.645, 0.17],
    [0.31, 0.87, 0.69, 0.13],
  ],
  hip: [-0.25, 0.83, 0.08],
  elbow: [0.2, 0.67, 0.085],
  hind: { thigh: 0.27, gaskin: 0.34, cannon: 0.29 },
  fore: { forearm: 0.32, cannon: 0.275 },
  bone: 1.06,
  flesh: 0.8,
  stand: [-0.34, 0.23, 0.095],
  neck: {
    withers: [0.23, 0.86, 0, 0.105],
    breast: [0.28, 0.75, 0, 0.07],
    throat: 0.056,
    crest: 0.07,
    flat: 0.78,
  },
  head: 1.12,
}
