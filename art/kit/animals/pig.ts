import type { Light, Pen, Place, Random } from '../types'
import { headOf } from './heads'
import { type Coat, paintModel } from './model'
import { noise } from './noise'
import { stepMix } from './palette'
import { type Beast, type BeastPose, quadruped } from './quadruped'
import { Sculpture } from './volume'

type PigCoat = 'pink' | 'spotted' | 'duroc' | 'saddleback'

export type PigOptions = {
  /** `nursing` is a sow on her side with piglets along her belly. */
  pose?: BeastPose | 'nursing'
  coat?: PigCoat
  piglet?: boolean
  /** Piglets of a nursing sow. */
  litter?: number
  turn?: number
  /** Turn of the head against the trunk; by chance unless told. */
  look?: number
  /** Leaner, longer in the leg, with a head of its own: for a pig close to the eye. */
  near?: boolean
  shadow?: boolean
}

function pigBeast(piglet: boolean, near = false): Beast {
  const rise = near ? 0.07 : 0
  const slim = piglet ? 0.82 : 1
  const leg = {
    hip: 0.2 * slim,
    knee: 0.13 * slim,
    hock: 0.075,
    cannon: 0.055,
    hoof: 0.055,
    length: 0.58,
    bend: 0.8,
  }
  const x = (value: number): number => value * (piglet ? 0.86 : 1)
  return {
    torso: [
      [x(-0.74), 0.86, 0.52 + rise, 0.28 * slim],
      [x(-0.58), 0.97, 0.4 + rise, 0.44 * slim],
      [x(-0.2), 1.0, 0.3 + rise, 0.54 * slim],
      [x(0.2), 0.97, 0.31 + rise, 0.5 * slim],
      [x(0.46), 0.93, 0.37 + rise, 0.44 * slim],
      [x(0.62), 0.88, 0.44 + rise, 0.36 * slim],
    ],
    hip: [x(-0.56), 0.58, 0.15 * slim],
    shoulder: [x(0.42), 0.56, 0.15 * slim],
    hind: leg,
    fore: { ...leg, hip: 0.18 * slim, knee: 0.11 * slim, length: 0.55 },
    stand: [x(-0.64), x(-0.52), x(0.38), x(0.48)],
    neck: {
      base: [x(0.56), 0.7, 0],
      breast: [x(0.6), 0.56, 0],
      thick: [0.25, 0.23, 0.2],
      flat: 0.85,
    },
    heads: {
      standing: { at: [x(0.78), 0.76, 0], pitch: -0.42 },
      grazing: { at: [x(0.78), 0.58, 0], pitch: -0.75 },
      lying: { at: [x(0.78), 0.36, 0], pitch: -0.25 },
    },
    head: (model) => {
      headOf(model, {
        sections: [
          [0, 0.17, -0.19, 0.32],
          [0.12, 0.14, -0.18, 0.3],
          [0.24, 0.06, -0.14, 0.2],
          [0.36, 0.03, -0.1, 0.13],
        ],
        eye: [0.16, 0.07, 0.125, 0.022],
        nose: [0.36, -0.02, 0.03, 0.05],
        ear: {
          root: [0.02, 0.14, 0.11],
          tip: [0.2, 0.15, 0.24],
          wide: 0.1,
          flatAxis: [-0.4, 0.85, 0.3],
        },
      })
      model.tube(
        'nose',
        [
          [0.41, 0.0, 0, 0.062],
          [0.415, -0.07, 0, 0.056],
        ],
        { blend: 0.02, flat: 0.4, flatAxis: [1, 0, 0] },
      )
    },
    tail: [
      [x(-0.8), 0.82, 0, 0.03],
      [x(-0.87), 0.86, 0.05, 0.022],
      [x(-0.9), 0.79, 0.0, 0.02],
      [x(-0.86), 0.76, -0.03, 0.018],
      [x(-0.94), 0.74, 0.02, 0.012],
    ],
  }
}

function pigCoat(kind: PigCoat, seed: number): Coat {
  const base = { pink: '#e2b09c', spotted: '#e6bda9', duroc: '#9a5534', saddleback: '#37302f' }[
    kind
  ]
  return ({ part, x, y, z }) => {
    if (part === 'eye') return '#1a1210'
    if (part === 'hoof') return '#6b5047'
    if (part === 'nose') return kind === 'duroc' ? '#7a4433' : '#cf8f80'
    if (part === 'teat') return '#c98078'
    if (part === 'ear') return stepMix(base, '#c98272', kind === 'pink' ? 0.5 : 0.15)
    if (kind === 'saddleback' && (part === 'body' || part === 'thigh' || part === 'leg'))
      return stepMix(base, '#e2b8a6', (0.16 - Math.abs(x - 0.36)) * 20)
    if (kind === 'spotted')
      return stepMix(base, '#4a3c38', (noise(x * 3.4 + seed, y * 3.4, z * 3.4, seed) - 0.64) * 20)
    // Mud on the belly and the legs.
    return stepMix(
      base,
      '#8c6a50',
      (0.42 - y) * 1.3 + (noise(x * 5, y * 5, z * 5, seed) - 0.5) * 0.5,
    )
  }
}

/** A pig; `place.size` is the height of its back (of the flank for a nursing sow). */
export function pig(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: PigOptions = {},
): void {
  const seed = Math.floor(random() * 1000)
  const coat = pigCoat(options.coat ?? (random() < 0.7 ? 'pink' : 'spotted'), seed)
  const turn = options.turn ?? (random() - 0.5) * 0.5
  const view = { coat, turn, shadow: options.shadow ?? true, seed }
  if (options.pose === 'nursing') {
    paintModel(pen, sowOnHerSide(), place, light, {
      ...view,
      turn: options.turn ?? 0.1,
      tilt: 0.3,
    })
    litter(pen, place, light, random, options)
    return
  }
  const model = quadruped(
    pigBeast(options.piglet ?? false, options.near),
    options.pose ?? 'standing',
    options.look ?? (random() - 0.3) * 0.5,
  )
  paintModel(pen, model, place, light, view)
}

function litter(pen: Pen, place: Place, light: Light, random: Random, options: PigOptions): void {
  const count = options.litter ?? 6
  const side = place.facing === 'left' ? -1 : 1
  for (let index = 0; index < count; index++) {
    const share = (index + 0.5) / count
    pig(
      pen,
      {
        x: place.x + side * (share - 0.56) * place.size * 1.9,
        y: place.y + place.size * (0.3 + random() * 0.1),
        size: place.size * 0.42,
        facing: random() < 0.5 ? 'left' : 'right',
        distance: place.distance ?? 0,
      },
      light,
      random,
      {
        piglet: true,
        pose: random() < 0.3 ? 'lying' : 'standing',
        turn: -1.0 - random() * 0.5,
        coat: options.coat ?? 'pink',
      },
    )
  }
}

function sowOnHerSide(): Sculpture {
  const sow = new Sculpture()
  sow.tube(
    'body',
    [
      [-0.85, 0.42, 0, 0.36],
      [-0.3, 0.48, 0, 0.46],
      [0.35, 0.48, 0, 0.45],
      [0.75, 0.38, 0, 0.36],
    ],
    { blend: 0.08, smooth: 2 },
  )
  sow.tube(
    'neck',
    [
      [0.75, 0.34, 0, 0.33],
      [1.05, 0.24, 0.06, 0.25],
    ],
    { blend: 0.1 },
  )
  sow.tube(
    'head',
    [
      [1.08, 0.24, 0.06, 0.22],
      [1.34, 0.15, 0.1, 0.12],
    ],
    { blend: 0.08 },
  )
  sow.ball('nose', [1.46, 0.13, 0.12, 0.085], { blend: 0.02 })
  sow.ball('eye', [1.17, 0.27, 0.24, 0.022])
  sow.tube(
    'ear',
    [
      [1.0, 0.42, 0.14, 0.06],
      [1.06, 0.46, 0.3, 0.11],
      [1.14, 0.3, 0.36, 0.03],
    ],
    { flat: 0.4, flatAxis: [0.4, 0.6, 0.4], smooth: 3 },
  )
  for (let index = 0; index < 6; index++)
    sow.ball('teat', [-0.55 + index * 0.22, 0.22 + (index % 2) * 0.2, 0.44, 0.035], { blend: 0.04 })
  for (const [x, z, far] of [
    [-0.75, 0.75, 0.1],
    [-0.62, 0.6, 0.3],
    [0.62, 0.72, 0.1],
    [0.7, 0.6, 0.3],
  ] as const) {
    sow.tube(
      'thigh',
      [
        [x, 0.3 + far * 0.5, 0.2, 0.19],
        [x - 0.02, 0.12 + far, z - 0.12, 0.09],
      ],
      { blend: 0.08 },
    )
    sow.tube(
      'leg',
      [
        [x - 0.02, 0.12 + far, z - 0.12, 0.075],
        [x + 0.02, 0.08 + far, z + 0.08, 0.05],
      ],
      { blend: 0.03 },
    )
  }
  return sow
}
