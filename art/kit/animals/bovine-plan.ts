import type { BodyPlan, Carriage } from './body-plan'
import type { Joint, Sculpture, Section, Vec } from './volume'

export type CowPose = 'standing' | 'walking' | 'grazing' | 'lying' | 'alert'

export const COW: BodyPlan = {
  torso: [
    [-0.6, 0.9, 0.7, 0.2],
    [-0.53, 0.965, 0.62, 0.36],
    [-0.38, 0.985, 0.525, 0.45],
    [-0.16, 0.968, 0.445, 0.5],
    [0.08, 0.962, 0.425, 0.5],
    [0.28, 0.98, 0.445, 0.42],
    [0.41, 1.0, 0.475, 0.33],
    [0.5, 0.94, 0.5, 0.27],
    [0.55, 0.82, 0.54, 0.2],
  ],
  hip: [-0.44, 0.77, 0.135],
  elbow: [0.38, 0.55, 0.14],
  hind: { thigh: 0.255, gaskin: 0.3, cannon: 0.225 },
  fore: { forearm: 0.265, cannon: 0.195 },
  bone: 1.1,
  flesh: 1.22,
  stand: [-0.57, 0.4, 0.13],
  neck: {
    withers: [0.43, 0.83, 0, 0.155],
    breast: [0.51, 0.66, 0, 0.095],
    throat: 0.072,
    crest: 0.09,
    flat: 0.62,
  },
  head: 1,
  dewlap: 1,
}

export const CALF: BodyPlan = {
  ...COW,
  torso: [
    [-0.44, 0.9, 0.74, 0.18],
    [-0.38, 0.965, 0.67, 0.29],
    [-0.25, 0.985, 0.61, 0.34],
    [-0.08, 0.972, 0.575, 0.36],
    [0.1, 0.972, 0.56, 0.34],
    [0.24, 0.985, 0.565, 0.29],
    [0.33, 0.985, 0.59, 0.23],
    [0.39, 0.88, 0.63, 0.18],
  ],
  hip: [-0.31, 0.8, 0.11],
  elbow: [0.26, 0.62, 0.11],
  hind: { thigh: 0.265, gaskin: 0.325, cannon: 0.265 },
  fore: { forearm: 0.295, cannon: 0.245 },
  bone: 1.3,
  flesh: 0.98,
  stand: [-0.41, 0.28, 0.11],
  neck: {
    withers: [0.3, 0.84, 0, 0.135],
    breast: [0.36, 0.71, 0, 0.085],
    throat: 0.07,
    crest: 0.08,
    flat: 0.72,
  },
  head: 0.94,
  dewlap: 0.5,
}

const SQUARE: Carriage['feet'] = [
  [-0.62, 0],
  [-0.5, 0],
  [0.36, 0],
  [0.46, 0],
]
export const STANCES: Record<CowPose, Carriage> = {
  standing: { body: {}, feet: SQUARE, head: [0.83, 1.12, 0], pitch: -0.66 },
  alert: { body: {}, feet: SQUARE, head: [0.82, 1.16, 0], pitch: -0.45 },
  walking: {
    body: {},
    feet: [
      [-0.74, 0.015],
      [-0.36, 0],
      [0.58, 0.03],
      [0.27, 0],
    ],
    head: [0.88, 1.06, 0],
    pitch: -0.55,
  },
  grazing: {
    body: {},
    feet: [
      [-0.62, 0],
      [-0.46, 0],
      [0.3, 0],
      [0.52, 0],
    ],
    head: [0.96, 0.5, 0.02],
    pitch: -1.15,
  },
  lying: { body: { lift: -0.4 }, feet: SQUARE, head: [0.82, 0.76, 0], pitch: -0.5, lying: true },
}
export const YOUNG: Carriage = {
  body: {},
  feet: [
    [-0.47, 0],
    [-0.34, 0],
    [0.22, 0],
    [0.33, 0],
  ],
  head: [0.56, 1.16, 0],
  pitch: -0.52,
}

export type At = (x: number, y: number, z: number) => Vec

/** A broad brow, a long straight face, a square muzzle, ears out to the side. */
export function cowHead(model: Sculpture, p: At, k: number, calf: boolean, horns: boolean): void {
  const sections: readonly Section[] = [
    [-0.01, 0.066, -0.085, 0.16],
    [0.06, 0.08, -0.125, 0.188],
    [0.14, 0.07, -0.13, 0.186],
    [0.23, 0.05, -0.105, 0.146],
    [0.32, 0.032, -0.082, 0.128],
    [0.385, 0.022, -0.062, 0.138],
    [0.425, 0.01, -0.054, 0.146],
  ]
  const joint = (x: number, y: number, z: number, r: number): Joint => [...p(x, y, z), r * k]
  model.loft(
    'head',
    sections.map(([x, top, low, wide]): Section => [p(x, 0, 0)[0], top * k, low * k, wide * k]),
    { blend: 0.035, smooth: 3 },
  )
  model.tube(
    'head',
    [joint(0.1, -0.1, 0, 0.058), joint(0.28, -0.084, 0, 0.042), joint(0.405, -0.078, 0, 0.036)],
    { blend: 0.02, flat: 1.3 },
  )
  model.tube('nose', [joint(0.416, -0.018, -0.035, 0.035), joint(0.416, -0.018, 0.035, 0.035)], {
    blend: 0.05,
  })
  model.both((side) => {
    model.ball('head', joint(0.128, 0.03, 0.076 * side, 0.034), { blend: 0.03 })
    model.tube(
      'head',
      [joint(0.1, 0.06, 0.078 * side, 0.022), joint(0.165, 0.052, 0.07 * side, 0.018)],
      { blend: 0.03 },
    )
    model.tube(
      'head',
      [joint(0.13, -0.03, 0.085 * side, 0.03), joint(0.27, -0.03, 0.052 * side, 0.02)],
      { blend: 0.04 },
    )
    model.ball('nose', joint(0.42, -0.008, 0.05 * side, 0.027), { blend: 0.02 })
    const large = calf ? 1.2 : 1
    const ear = [
      joint(0.012, 0.022, 0.08 * side, 0.02),
      joint(-0.005, 0.016, (0.08 + 0.06 * large) * side, 0.038 * large),
      joint(-0.025, 0.002, (0.08 + 0.13 * large) * side, 0.041 * large),
      joint(-0.04, -0.016, (0.08 + 0.21 * large) * side, 0.012),
    ]
    const flatAxis: Vec = [0.88, 0.4, 0.2 * side]
    model.tube('ear', ear, { blend: 0.015, smooth: 3, flat: 0.32, flatAxis })
    model.tube(
      'inner',
      ear.map(([x, y, z, r], i): Joint => [
        x + 0.015 * k,
        y - 0.002,
        z,
        r * (i === 0 ? 0.4 : 0.58),
      ]),
      { blend: 0.004, smooth: 3, flat: 0.26, flatAxis },
    )
    if (horns)
      model.tube(
        'horn',
        [
          joint(-0.005, 0.06, 0.07 * side, 0.03),
          joint(0.0, 0.085, 0.13 * side, 0.026),
          joint(0.035, 0.13, 0.17 * side, 0.018),
          joint(0.08, 0.17, 0.165 * side, 0.006),
        ],
        { blend: 0.012, smooth: 3 },
      )
  })
}

/** Hip bones, tail and udder. */
export function trunkExtras(model: Sculpture, end: number, calf: boolean, lying: boolean): void {
  const wide = calf ? 0.7 : 1
  model.both((side) => {
    model.ball('body', [end + 0.2, 0.945, side * 0.165 * wide, 0.042], { blend: 0.09 })
    model.ball('body', [end - 0.01, 0.875, side * 0.075 * wide, 0.048], { blend: 0.05 })
  })
  const low = lying ? 0.55 : 0.36
  model.tube(
    'tail',
    [
      [end + 0.02, 0.95, 0, 0.045],
      [end - 0.055, 0.92, 0.005, 0.034],
      [end - 0.085, 0.76, 0.012, 0.024],
      [end - 0.09, low + 0.12, 0.02, 0.017],
      [end - 0.09, low, 0.02, 0.016],
    ],
    { blend: 0.02, smooth: 3 },
  )
  if (calf || lying) return
  model.tube(
    'udder',
    [
      [-0.45, 0.55, 0, 0.14],
      [-0.37, 0.47, 0, 0.15],
      [-0.24, 0.46, 0, 0.11],
    ],
    { blend: 0.06, smooth: 2 },
  )
  model.both((side) => {
    for (const x of [-0.42, -0.31])
      model.tube(
        'udder',
        [
          [x, 0.4, side * 0.07, 0.06],
          [x + 0.008, 0.33, side * 0.08, 0.022],
          [x + 0.012, 0.275, side * 0.083, 0.015],
        ],
        { blend: 0.03 },
      )
  })
}
