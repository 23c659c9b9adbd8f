import { castShadow } from '../../kit/animals/ground-shadow'
import { GIRAFFE } from '../../kit/animals/big-builds'
import { HORSE } from '../../kit/animals/grazer-builds'
import { headOf } from '../../kit/animals/heads'
import type { LegBuild } from '../../kit/animals/limbs'
import { paintModel, type Spot } from '../../kit/animals/model'
import { cells, noise } from '../../kit/animals/noise'
import { stepMix } from '../../kit/animals/palette'
import { quadruped, type Beast, type BeastPose } from '../../kit/animals/quadruped'
import { turning } from '../../kit/animals/shading'
import type { Sculpture } from '../../kit/animals/volume'
import { grassTufts } from '../../kit/ground'
import type { Light, Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'

const TALL_LEG: LegBuild = {
  hip: 0.052,
  knee: 0.031,
  hock: 0.0215,
  cannon: 0.0125,
  hoof: 0.0165,
  length: 0.5,
  bend: 0.5,
}

/** A giraffe seen near: a short trunk high on long legs; 1 is the height of its crown. */
const TALL: Beast = {
  ...GIRAFFE,
  torso: [
    [-0.165, 0.525, 0.46, 0.07],
    [-0.12, 0.55, 0.44, 0.1],
    [-0.03, 0.575, 0.437, 0.112],
    [0.06, 0.605, 0.44, 0.11],
    [0.105, 0.61, 0.455, 0.09],
    [0.13, 0.595, 0.48, 0.07],
  ],
  hip: [-0.125, 0.49, 0.03],
  shoulder: [0.095, 0.52, 0.034],
  hind: { ...TALL_LEG, length: 0.495 },
  fore: { ...TALL_LEG, hip: 0.05, length: 0.525 },
  stand: [-0.19, -0.115, 0.085, 0.155],
  neck: {
    base: [0.12, 0.58, 0],
    breast: [0.135, 0.52, 0],
    thick: [0.058, 0.036, 0.026],
    flat: 0.72,
    sag: -0.02,
    mane: 0.011,
  },
  heads: {
    standing: { at: [0.3, 0.945, 0], pitch: -0.42 },
    looking: { at: [0.3, 0.935, 0], pitch: -0.1 },
  },
  head: (model) =>
    headOf(model, {
      sections: [
        [-0.005, 0.024, -0.024, 0.04],
        [0.03, 0.026, -0.036, 0.046],
        [0.07, 0.013, -0.03, 0.034],
        [0.11, 0.002, -0.022, 0.024],
        [0.14, -0.005, -0.024, 0.024],
      ],
      eye: [0.044, 0.01, 0.024, 0.0062],
      nose: [0.145, -0.012, 0.005, 0.007],
      ear: { root: [-0.012, 0.012, 0.02], tip: [-0.05, 0.024, 0.066], wide: 0.0115 },
      horn: {
        points: [
          [0.006, 0.022, 0.012],
          [-0.006, 0.05, 0.015],
          [-0.008, 0.058, 0.016],
        ],
        thick: 0.0085,
      },
    }),
  tail: [
    [-0.205, 0.49, 0, 0.009],
    [-0.225, 0.4, 0, 0.0055],
    [-0.226, 0.33, 0, 0.006],
    [-0.227, 0.29, 0, 0.011],
    [-0.228, 0.22, 0, 0.003],
  ],
}

const ZEBRA_LEG: LegBuild = {
  hip: 0.15,
  knee: 0.085,
  hock: 0.048,
  cannon: 0.03,
  hoof: 0.038,
  length: 0.88,
}

/** A zebra seen near: a round barrel, lean legs, a stiff mane; 1 is the height of its back. */
const STRIPED: Beast = {
  ...HORSE,
  torso: [
    [-0.47, 0.93, 0.66, 0.26],
    [-0.37, 1.0, 0.58, 0.36],
    [-0.16, 0.965, 0.51, 0.4],
    [0.08, 0.95, 0.49, 0.4],
    [0.27, 0.99, 0.52, 0.32],
    [0.38, 0.94, 0.6, 0.24],
  ],
  hip: [-0.36, 0.83, 0.1],
  shoulder: [0.31, 0.76, 0.1],
  hind: ZEBRA_LEG,
  fore: { ...ZEBRA_LEG, hip: 0.13, knee: 0.072, length: 0.78 },
  stand: [-0.48, -0.33, 0.27, 0.4],
  neck: {
    base: [0.33, 0.85, 0],
    breast: [0.41, 0.72, 0],
    thick: [0.18, 0.125, 0.092],
    flat: 0.55,
    mane: 0.05,
  },
  heads: {
    standing: { at: [0.62, 1.26, 0], pitch: -0.8 },
    grazing: { at: [0.78, 0.36, 0], pitch: -1.1 },
    looking: { at: [0.58, 1.28, 0], pitch: -0.6 },
  },
  head: (model: Sculpture) =>
    headOf(model, {
      sections: [
        [0, 0.075, -0.1, 0.14],
        [0.1, 0.078, -0.125, 0.155],
        [0.23, 0.05, -0.09, 0.115],
        [0.34, 0.03, -0.072, 0.1],
        [0.41, 0.018, -0.068, 0.1],
      ],
      eye: [0.135, 0.036, 0.078, 0.018],
      nose: [0.435, -0.02, 0.028, 0.032],
      ear: { root: [-0.01, 0.055, 0.05], tip: [-0.05, 0.17, 0.085], wide: 0.038 },
    }),
  tail: [
    [-0.54, 0.9, 0, 0.03],
    [-0.6, 0.74, 0, 0.02],
    [-0.605, 0.54, 0.01, 0.034],
    [-0.61, 0.4, 0.01, 0.008],
  ],
}

type Grazer = {
  kind: 'giraffe' | 'zebra'
  /** Place of its feet: share of the width, pixels below the horizon. */
  at: readonly [number, number]
  facing: 'left' | 'right'
  pose: BeastPose
  turn: number
  look: number
}

const herd: readonly Grazer[] = [
  { kind: 'giraffe', at: [0.365, 180], facing: 'right', pose: 'looking', turn: -0.25, look: 0.1 },
  { kind: 'giraffe', at: [0.15, 226], facing: 'right', pose: 'walking', turn: 0.25, look: 0.2 },
  { kind: 'zebra', at: [0.69, 250], facing: 'right', pose: 'grazing', turn: -0.3, look: 0 },
  { kind: 'zebra', at: [0.56, 306], facing: 'left', pose: 'looking', turn: 0.45, look: 0.5 },
  { kind: 'zebra', at: [0.3, 366], facing: 'right', pose: 'grazing', turn: 0.3, look: 0.1 },
]

/** Height above the ground of the painter's eye, and of crown and back, in metres. */
const metres = { eye: 2.7, giraffe: 5, zebra: 1.4 }

/** Giraffes and zebras before a low sun, each as big as its distance makes it. */
export function herdNear(
  pen: Pen,
  { width }: Frame,
  light: Light,
  random: Random,
  { horizon, sun }: { horizon: number; sun: number },
): void {
  for (const [i, { kind, at, facing, pose, turn, look }] of herd.entries()) {
    const [x, y] = [width * at[0], horizon + at[1]]
    const place = { x, y, size: (at[1] * metres[kind]) / metres.eye, facing, distance: 0.06 }
    const model = quadruped(kind === 'giraffe' ? TALL : STRIPED, pose, look)
    const { upright, lean } = turning(turn, 0.12, facing === 'left' ? -1 : 1)
    const aside = (sun - x) / width
    castShadow(
      pen,
      model.bones,
      { ...place, distance: 0.2 },
      { ...light, strength: 0.9 },
      {
        upright,
        lean,
        toward: [aside * 0.8, 0.34, -0.8],
        floor: 0,
      },
    )
    // The sun stands behind them, so each is lit along the edge that faces it.
    const edge = { ...light, from: aside > 0 ? 0.95 : -0.95, height: 0.3, strength: 0.8 }
    paintModel(pen, model, place, edge, {
      coat: (spot) => (kind === 'giraffe' ? patched(spot, i) : striped(spot)),
      turn,
      tilt: 0.08,
      seed: i,
      shadow: false,
      closeUp: -20,
    })
    grassTufts(pen, { x, y: y + 7, size: 13 }, light, random, {
      width: place.size * (kind === 'giraffe' ? 0.5 : 1.2),
      colour: '#b3934a',
      density: 0.35,
    })
  }
}

function horned({ part }: Spot): string | undefined {
  if (part === 'eye') return '#17110d'
  if (part === 'hoof') return '#3a3028'
  if (part === 'horn') return '#4f3a2a'
  return undefined
}

/** Brown patches with pale seams, smaller up the neck and down the thighs; pale shins. */
function patched(spot: Spot, seed: number): string {
  const { part, x, y, z, along } = spot
  const [pale, brown] = ['#ecd3a2', '#9a5a2c']
  const plain = horned(spot)
  if (plain) return plain
  if (part === 'nose') return '#6d5646'
  if (part === 'mane') return '#8a5230'
  if (part === 'tail') return stepMix(pale, '#2a2220', along * 3 - 1.4)
  if (part === 'ear') return '#c79a64'
  if (part === 'head') return stepMix('#c08c55', '#8a6a50', (x - 0.07) * 14)
  const fade = part === 'leg' ? 1 : part === 'thigh' ? (0.34 - y) * 9 : 0
  const scale = part === 'neck' ? 24 : part === 'thigh' ? 22 : 18
  const bend = (noise(x * 20, y * 20, z * 20, seed) - 0.5) * 0.25
  const patch = (cells(x * scale + bend, y * scale, z * scale, seed) - 0.13) * 9
  return stepMix(stepMix(pale, brown, patch), part === 'leg' ? '#e2c491' : pale, fade)
}

/** Upright stripes on the barrel that lie down over the haunch, rings on the legs. */
function striped(spot: Spot): string {
  const { part, x, y, z, along } = spot
  const [white, black] = ['#f4e6cc', '#2a211c']
  const plain = horned(spot)
  if (plain) return plain
  if (part === 'nose') return black
  if (part === 'mane') return stepMix(white, black, Math.sin(along * 46) * 3 + 0.5)
  if (part === 'head' && x > 0.34) return black
  if (part === 'tail') return stepMix(white, black, along * 2 - 0.8)
  if (part === 'ear') return stepMix(white, black, along * 2 - 1)
  // Behind the flank they fan out round a point low on it.
  const [back, up] = [-0.1 - x, y - 0.5]
  const barrel =
    back < 0 ? (x + Math.sin(y * 6 + z * 2) * 0.02) * 44 : -4.4 - Math.atan2(back, up + 0.04) * 15
  const wave =
    part === 'leg'
      ? Math.sin(y * 74)
      : part === 'head'
        ? Math.sin((x * 0.5 + y) * 78)
        : part === 'neck'
          ? Math.sin((x * 1.1 + y * 0.55) * 46)
          : Math.sin(barrel)
  return stepMix(white, black, wave * 2.4 + 0.45)
}
