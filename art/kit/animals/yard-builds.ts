import { headOf } from './heads'
import type { LegBuild } from './limbs'
import type { Beast } from './quadruped'

const SHEEP_LEG: LegBuild = {
  hip: 0.16,
  knee: 0.085,
  hock: 0.045,
  cannon: 0.034,
  hoof: 0.036,
  length: 0.74,
}

/** A sheep in its fleece. */
export const SHEEP: Beast = {
  torso: [
    [-0.5, 0.9, 0.56, 0.34],
    [-0.34, 1.0, 0.42, 0.5],
    [0, 1.0, 0.36, 0.56],
    [0.3, 0.99, 0.4, 0.5],
    [0.46, 0.92, 0.5, 0.38],
  ],
  hip: [-0.38, 0.7, 0.11],
  shoulder: [0.34, 0.68, 0.11],
  hind: SHEEP_LEG,
  fore: { ...SHEEP_LEG, hip: 0.13, length: 0.7 },
  stand: [-0.46, -0.38, 0.34, 0.42],
  neck: { base: [0.44, 0.84, 0], breast: [0.5, 0.66, 0], thick: [0.2, 0.15, 0.1], flat: 0.8 },
  heads: {
    standing: { at: [0.68, 1.08, 0], pitch: -0.6 },
    grazing: { at: [0.78, 0.4, 0], pitch: -1.05 },
    lying: { at: [0.66, 0.72, 0], pitch: -0.45 },
  },
  head: (model) =>
    headOf(model, {
      sections: [
        [0, 0.09, -0.1, 0.15],
        [0.1, 0.085, -0.11, 0.16],
        [0.22, 0.04, -0.08, 0.11],
        [0.31, 0.01, -0.07, 0.09],
      ],
      eye: [0.12, 0.03, 0.082, 0.018],
      nose: [0.33, -0.02, 0.02, 0.022],
      ear: { root: [0, 0.04, 0.07], tip: [-0.06, -0.02, 0.22], wide: 0.042 },
    }),
  tail: [
    [-0.6, 0.84, 0, 0.07],
    [-0.64, 0.64, 0, 0.07],
    [-0.64, 0.46, 0, 0.04],
  ],
  rough: 0.022,
}

const DOG_LEG: LegBuild = {
  hip: 0.15,
  knee: 0.085,
  hock: 0.046,
  cannon: 0.036,
  hoof: 0.045,
  length: 0.8,
  bend: 1.2,
  foot: 'leg',
}

/** A farm dog with a curled tail. */
export const DOG: Beast = {
  torso: [
    [-0.46, 0.9, 0.66, 0.22],
    [-0.3, 0.98, 0.62, 0.27],
    [-0.04, 0.97, 0.55, 0.3],
    [0.2, 0.99, 0.47, 0.32],
    [0.36, 0.96, 0.52, 0.26],
  ],
  hip: [-0.38, 0.78, 0.08],
  shoulder: [0.32, 0.74, 0.09],
  hind: DOG_LEG,
  fore: { ...DOG_LEG, hip: 0.12, knee: 0.07, length: 0.75 },
  stand: [-0.5, -0.42, 0.32, 0.38],
  neck: { base: [0.38, 0.86, 0], breast: [0.42, 0.74, 0], thick: [0.14, 0.115, 0.1], flat: 0.85 },
  heads: {
    standing: { at: [0.58, 1.18, 0], pitch: -0.2 },
    grazing: { at: [0.66, 0.5, 0], pitch: -0.8 },
    lying: { at: [0.6, 0.66, 0], pitch: -0.15 },
  },
  head: (model) =>
    headOf(model, {
      sections: [
        [0, 0.11, -0.1, 0.2],
        [0.1, 0.1, -0.1, 0.19],
        [0.19, 0.03, -0.085, 0.12],
        [0.3, 0.005, -0.075, 0.09],
      ],
      eye: [0.14, 0.045, 0.07, 0.018],
      nose: [0.335, -0.015, 0.008, 0.028],
      ear: { root: [-0.02, 0.08, 0.07], tip: [-0.02, 0.2, 0.13], wide: 0.05 },
    }),
  tail: [
    [-0.54, 0.88, 0, 0.04],
    [-0.66, 0.98, 0, 0.034],
    [-0.7, 1.14, 0, 0.03],
    [-0.62, 1.22, 0, 0.014],
  ],
}
