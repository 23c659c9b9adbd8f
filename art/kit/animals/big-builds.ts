import { headOf } from './heads'
import type { LegBuild } from './limbs'
import type { Beast } from './quadruped'
import type { Sculpture } from './volume'

const GIRAFFE_LEG: LegBuild = {
  hip: 0.07,
  knee: 0.042,
  hock: 0.022,
  cannon: 0.0155,
  hoof: 0.019,
  length: 0.47,
  bend: 0.6,
}

/** A giraffe; 1 is the height of its crown. */
export const GIRAFFE: Beast = {
  torso: [
    [-0.2, 0.5, 0.4, 0.08],
    [-0.15, 0.545, 0.37, 0.14],
    [0, 0.58, 0.345, 0.16],
    [0.1, 0.62, 0.36, 0.14],
    [0.16, 0.6, 0.42, 0.1],
  ],
  hip: [-0.15, 0.45, 0.04],
  shoulder: [0.12, 0.48, 0.045],
  hind: { ...GIRAFFE_LEG, length: 0.45 },
  fore: { ...GIRAFFE_LEG, length: 0.48 },
  stand: [-0.2, -0.16, 0.12, 0.15],
  neck: {
    base: [0.13, 0.56, 0],
    breast: [0.17, 0.48, 0],
    thick: [0.075, 0.046, 0.034],
    flat: 0.72,
  },
  heads: {
    standing: { at: [0.32, 0.94, 0], pitch: -0.35 },
    grazing: { at: [0.34, 0.9, 0], pitch: 0.2 },
  },
  head: (model) =>
    headOf(model, {
      sections: [
        [0, 0.028, -0.034, 0.048],
        [0.035, 0.03, -0.034, 0.05],
        [0.08, 0.012, -0.026, 0.034],
        [0.125, 0, -0.024, 0.03],
      ],
      eye: [0.04, 0.012, 0.027, 0.008],
      nose: [0.13, -0.01, 0.007, 0.009],
      ear: { root: [-0.005, 0.014, 0.022], tip: [-0.03, 0.025, 0.075], wide: 0.016 },
      horn: {
        points: [
          [0.005, 0.025, 0.012],
          [-0.008, 0.06, 0.016],
          [-0.01, 0.066, 0.016],
        ],
        thick: 0.01,
      },
    }),
  tail: [
    [-0.225, 0.48, 0, 0.01],
    [-0.24, 0.38, 0, 0.006],
    [-0.24, 0.32, 0, 0.012],
    [-0.24, 0.26, 0, 0.003],
  ],
}

const ELEPHANT_LEG: LegBuild = {
  hip: 0.18,
  knee: 0.125,
  hock: 0.1,
  cannon: 0.088,
  hoof: 0.075,
  length: 0.64,
  bend: 0.3,
  foot: 'leg',
}

/** An elephant; 1 is the height of its back. */
export const ELEPHANT: Beast = {
  torso: [
    [-0.5, 0.82, 0.5, 0.3],
    [-0.36, 0.95, 0.38, 0.48],
    [-0.08, 1.0, 0.33, 0.56],
    [0.2, 0.97, 0.36, 0.5],
    [0.36, 0.94, 0.45, 0.4],
  ],
  hip: [-0.38, 0.62, 0.14],
  shoulder: [0.28, 0.62, 0.15],
  hind: ELEPHANT_LEG,
  fore: ELEPHANT_LEG,
  stand: [-0.42, -0.32, 0.24, 0.34],
  neck: { base: [0.36, 0.78, 0], breast: [0.42, 0.62, 0], thick: [0.24, 0.22, 0.2], flat: 0.8 },
  heads: { standing: { at: [0.52, 0.86, 0], pitch: 0 } },
  head: (model) => elephantHead(model),
  tail: [
    [-0.6, 0.78, 0, 0.03],
    [-0.65, 0.56, 0, 0.018],
    [-0.65, 0.38, 0, 0.024],
  ],
}

function elephantHead(model: Sculpture): void {
  model.tube(
    'head',
    [
      [0.0, 0.06, 0, 0.2],
      [0.14, -0.02, 0, 0.17],
    ],
    { blend: 0.08, flat: 0.85 },
  )
  model.tube(
    'head',
    [
      [0.18, -0.02, 0, 0.14],
      [0.28, -0.22, 0, 0.1],
      [0.3, -0.46, 0, 0.074],
      [0.29, -0.66, 0, 0.056],
      [0.35, -0.78, 0, 0.042],
      [0.42, -0.77, 0, 0.036],
    ],
    { blend: 0.06, smooth: 4 },
  )
  model.both((side) => {
    model.ball('eye', [0.2, 0.0, side * 0.145, 0.01])
    model.tube(
      'horn',
      [
        [0.22, -0.2, side * 0.1, 0.034],
        [0.34, -0.36, side * 0.13, 0.028],
        [0.48, -0.38, side * 0.13, 0.012],
      ],
      { smooth: 3, blend: 0.01 },
    )
    model.tube(
      'ear',
      [
        [-0.04, 0.06, side * 0.2, 0.15],
        [-0.14, -0.06, side * 0.27, 0.2],
        [-0.1, -0.26, side * 0.26, 0.12],
        [-0.06, -0.36, side * 0.25, 0.04],
      ],
      { flat: 0.16, flatAxis: [0.35, 0, side], smooth: 2, blend: 0.03 },
    )
  })
}

const CAMEL_LEG: LegBuild = {
  hip: 0.13,
  knee: 0.075,
  hock: 0.045,
  cannon: 0.03,
  hoof: 0.038,
  length: 0.72,
  foot: 'leg',
}

/** A dromedary; 1 is the height of its hump. */
export const CAMEL: Beast = {
  torso: [
    [-0.42, 0.72, 0.56, 0.22],
    [-0.3, 0.8, 0.5, 0.32],
    [-0.05, 0.84, 0.43, 0.38],
    [0.2, 0.82, 0.44, 0.36],
    [0.36, 0.76, 0.52, 0.24],
  ],
  hip: [-0.32, 0.68, 0.09],
  shoulder: [0.27, 0.64, 0.1],
  hind: CAMEL_LEG,
  fore: { ...CAMEL_LEG, length: 0.66 },
  stand: [-0.4, -0.32, 0.27, 0.33],
  neck: {
    base: [0.36, 0.68, 0],
    breast: [0.44, 0.58, 0],
    thick: [0.13, 0.085, 0.065],
    flat: 0.75,
    sag: 0.2,
  },
  heads: {
    standing: { at: [0.74, 1.12, 0], pitch: -0.12 },
    grazing: { at: [0.84, 0.4, 0], pitch: -0.7 },
    lying: { at: [0.72, 0.78, 0], pitch: -0.1 },
  },
  head: (model) => {
    headOf(model, {
      sections: [
        [0, 0.05, -0.06, 0.1],
        [0.09, 0.05, -0.06, 0.1],
        [0.18, 0.02, -0.06, 0.075],
        [0.26, 0.01, -0.07, 0.07],
      ],
      eye: [0.1, 0.025, 0.05, 0.014],
      nose: [0.28, -0.01, 0.018, 0.02],
      ear: { root: [-0.02, 0.03, 0.04], tip: [-0.05, 0.07, 0.08], wide: 0.022 },
    })
  },
  tail: [
    [-0.5, 0.7, 0, 0.02],
    [-0.52, 0.54, 0, 0.014],
    [-0.52, 0.42, 0, 0.018],
  ],
  extra: (model) =>
    model.tube(
      'body',
      [
        [-0.1, 0.82, 0, 0.14],
        [-0.06, 0.94, 0, 0.06],
      ],
      { blend: 0.12, flat: 0.7 },
    ),
}
