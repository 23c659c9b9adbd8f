import { headOf } from './heads'
import type { LegBuild } from './limbs'
import type { Beast } from './quadruped'
import type { Sculpture, Vec } from './volume'

const HORSE_LEG: LegBuild = {
  hip: 0.18,
  knee: 0.1,
  hock: 0.055,
  cannon: 0.036,
  hoof: 0.045,
  length: 0.82,
}

/** The trunk and legs of zebra and donkey. */
export const HORSE: Omit<Beast, 'head' | 'extra'> = {
  torso: [
    [-0.52, 0.9, 0.62, 0.3],
    [-0.4, 1.0, 0.52, 0.42],
    [-0.16, 0.96, 0.45, 0.43],
    [0.1, 0.94, 0.43, 0.44],
    [0.32, 0.99, 0.46, 0.36],
    [0.44, 0.94, 0.54, 0.28],
  ],
  hip: [-0.4, 0.8, 0.11],
  shoulder: [0.36, 0.72, 0.11],
  hind: HORSE_LEG,
  fore: { ...HORSE_LEG, hip: 0.15, knee: 0.08, length: 0.73 },
  stand: [-0.5, -0.42, 0.36, 0.42],
  neck: { base: [0.38, 0.82, 0], breast: [0.46, 0.68, 0], thick: [0.2, 0.14, 0.1], flat: 0.55 },
  heads: {
    standing: { at: [0.72, 1.22, 0], pitch: -0.85 },
    grazing: { at: [0.88, 0.42, 0], pitch: -1.15 },
    lying: { at: [0.7, 0.78, 0], pitch: -0.7 },
  },
  tail: [
    [-0.6, 0.9, 0, 0.035],
    [-0.66, 0.74, 0, 0.024],
    [-0.67, 0.52, 0.01, 0.036],
    [-0.68, 0.34, 0.01, 0.008],
  ],
}

/** A long head with ears of the given tip. */
export function horseHead(model: Sculpture, ear: Vec): void {
  headOf(model, {
    sections: [
      [0, 0.08, -0.11, 0.15],
      [0.1, 0.085, -0.14, 0.17],
      [0.24, 0.055, -0.1, 0.12],
      [0.36, 0.04, -0.08, 0.11],
      [0.44, 0.025, -0.075, 0.11],
    ],
    eye: [0.14, 0.04, 0.085, 0.02],
    nose: [0.47, -0.02, 0.03, 0.034],
    ear: { root: [-0.01, 0.06, 0.055], tip: ear, wide: 0.042 },
  })
}

const SLIM_LEG: LegBuild = {
  hip: 0.15,
  knee: 0.075,
  hock: 0.038,
  cannon: 0.024,
  hoof: 0.026,
  length: 0.84,
}

/** A slim antelope, with horns where points are given. */
export function antelope(horn: readonly Vec[], thick: number): Beast {
  return {
    torso: [
      [-0.46, 0.92, 0.68, 0.2],
      [-0.36, 1.0, 0.62, 0.28],
      [-0.1, 0.97, 0.56, 0.32],
      [0.14, 0.96, 0.55, 0.32],
      [0.3, 0.97, 0.58, 0.25],
      [0.4, 0.9, 0.64, 0.2],
    ],
    hip: [-0.36, 0.82, 0.08],
    shoulder: [0.32, 0.78, 0.08],
    hind: SLIM_LEG,
    fore: { ...SLIM_LEG, hip: 0.12, knee: 0.06, length: 0.78 },
    stand: [-0.46, -0.38, 0.32, 0.38],
    neck: {
      base: [0.35, 0.86, 0],
      breast: [0.42, 0.75, 0],
      thick: [0.135, 0.085, 0.07],
      flat: 0.72,
    },
    heads: {
      standing: { at: [0.62, 1.32, 0], pitch: -0.5 },
      grazing: { at: [0.78, 0.34, 0], pitch: -1.05 },
      lying: { at: [0.6, 0.86, 0], pitch: -0.4 },
    },
    head: (model) =>
      headOf(model, {
        sections: [
          [0, 0.07, -0.08, 0.12],
          [0.08, 0.07, -0.085, 0.13],
          [0.2, 0.035, -0.06, 0.08],
          [0.29, 0.01, -0.055, 0.065],
        ],
        eye: [0.1, 0.03, 0.066, 0.019],
        nose: [0.31, -0.012, 0.015, 0.02],
        ear: { root: [-0.01, 0.04, 0.05], tip: [-0.1, 0.08, 0.17], wide: 0.042 },
        ...(horn.length > 0 ? { horn: { points: horn, thick } } : {}),
      }),
    tail: [
      [-0.5, 0.9, 0, 0.03],
      [-0.55, 0.78, 0, 0.026],
      [-0.56, 0.66, 0, 0.01],
    ],
  }
}
