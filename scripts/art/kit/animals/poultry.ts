import type { Light, Pen, Place, Random } from '../types'
import { type Bird, birdModel } from './bird-model'
import { type Coat, paintModel } from './model'
import { noise } from './noise'
import { stepMix } from './palette'
import type { Vec } from './volume'

export type ChickenCoat = 'white' | 'red' | 'black' | 'speckled' | 'cockerel'

export type PoultryOptions = {
  pose?: 'standing' | 'pecking' | 'walking'
  coat?: ChickenCoat
  turn?: number
}

function hen(pose: NonNullable<PoultryOptions['pose']>, cock: boolean): Bird {
  const pecking = pose === 'pecking'
  return {
    body: [
      [-0.24, 0.1, -0.09, 0.14],
      [-0.1, 0.19, -0.2, 0.34],
      [0.1, 0.19, -0.22, 0.38],
      [0.22, 0.14, -0.13, 0.24],
    ],
    at: [0, 0.46, 0],
    lift: pecking ? -0.25 : 0.12,
    neck: pecking
      ? [
          [0.2, 0.42, 0, 0.13],
          [0.34, 0.3, 0, 0.085],
          [0.42, 0.16, 0, 0.06],
        ]
      : [
          [0.18, 0.54, 0, 0.15],
          [0.27, 0.72, 0, 0.1],
          [0.3, 0.86, 0, 0.065],
        ],
    head: { radius: 0.085, beak: 0.06, thick: 0.028, pitch: pecking ? -1.0 : -0.05 },
    tail: cock
      ? [
          [-0.24, 0.08, 0, 0.1],
          [-0.36, 0.3, 0, 0.09],
          [-0.5, 0.34, 0, 0.07],
          [-0.6, 0.16, 0, 0.03],
        ]
      : [
          [-0.22, 0.06, 0, 0.12],
          [-0.36, 0.2, 0, 0.085],
          [-0.44, 0.3, 0, 0.03],
        ],
    wing: [
      [0.1, 0.05, 0.17, 0.1],
      [-0.06, 0.02, 0.19, 0.13],
      [-0.24, -0.02, 0.12, 0.05],
    ],
    leg: {
      hip: [0, -0.14, 0.09],
      feet:
        pose === 'walking'
          ? [
              [0.14, 0.03],
              [-0.1, 0],
            ]
          : [
              [0.03, 0],
              [0.06, 0],
            ],
      thigh: 0.075,
      shank: 0.022,
      bend: 0.04,
      toe: 0.1,
    },
    rough: 0.012,
    extra: (model, [x, y]: Vec) => {
      const comb = cock ? 1.5 : 1
      const [dx, dy] = pecking ? [0.07, 0.05] : [0, 0.09]
      model.tube(
        'comb',
        [
          [x + dx - 0.06 * comb, y + dy, 0, 0.022 * comb],
          [x + dx, y + dy + 0.025 * comb, 0, 0.032 * comb],
          [x + dx + 0.05, y + dy - 0.01, 0, 0.018],
        ],
        { flat: 0.5 },
      )
      model.tube(
        'comb',
        [
          [x + (pecking ? -0.02 : 0.07), y - 0.07, 0, 0.026 * comb],
          [x + (pecking ? -0.03 : 0.065), y - 0.11 * comb, 0, 0.02 * comb],
        ],
        { flat: 0.6 },
      )
    },
  }
}

function henCoat(kind: ChickenCoat, seed: number): Coat {
  const base = {
    white: '#f0eadf',
    red: '#a4582e',
    black: '#332d30',
    speckled: '#cfc6b8',
    cockerel: '#b5652c',
  }[kind]
  return ({ part, x, y, z }) => {
    if (part === 'comb') return '#c23a2c'
    if (part === 'eye') return '#1d130d'
    if (part === 'beak' || part === 'shank') return '#d6a648'
    if (part === 'head')
      return kind === 'white' || x < 0.03 ? stepMix(base, '#c8604a', 0.2) : '#c0503c'
    if (part === 'tail')
      return {
        white: '#e6dccb',
        red: '#5a3222',
        black: '#26312e',
        speckled: '#8d857b',
        cockerel: '#24382f',
      }[kind]
    if (part === 'neck' && kind === 'cockerel') return '#d3913a'
    if (part === 'body' && kind === 'cockerel') return '#3a2a26'
    if (kind === 'speckled')
      return stepMix(base, '#3c3634', (noise(x * 15, y * 15, z * 15, seed) - 0.48) * 6)
    return stepMix(
      base,
      '#20160f',
      part === 'wing' ? 0.14 : noise(x * 9, y * 9, z * 9, seed) * 0.16,
    )
  }
}

/** A hen or a cockerel; `place.size` is the height of its crown. */
export function chicken(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: PoultryOptions = {},
): void {
  const seed = Math.floor(random() * 1000)
  const kinds = ['red', 'white', 'speckled', 'black', 'red'] as const
  const coat = options.coat ?? kinds[Math.floor(random() * kinds.length)] ?? 'red'
  const pose = options.pose ?? (random() < 0.4 ? 'pecking' : 'standing')
  const model = birdModel(hen(pose, coat === 'cockerel'), (random() - 0.5) * 0.8)
  paintModel(pen, model, place, light, {
    coat: henCoat(coat, seed),
    turn: options.turn ?? (random() - 0.5) * 1.2,
    seed,
  })
}

/** A duck on land, or on the water where `swimming`; `place.size` is the height of its crown. */
export function duck(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  {
    coat,
    swimming = false,
    turn,
  }: { coat?: 'white' | 'mallard' | 'muscovy'; swimming?: boolean; turn?: number } = {},
): void {
  const seed = Math.floor(random() * 1000)
  const kind = coat ?? (random() < 0.5 ? 'white' : 'muscovy')
  const model = birdModel(DUCK, (random() - 0.5) * 0.6)
  const base = { white: '#f2ede2', mallard: '#8f8478', muscovy: '#2d302f' }[kind]
  const paint: Coat = ({ part, x, y, z }) => {
    if (part === 'eye') return '#15100d'
    if (part === 'beak' || part === 'shank') return kind === 'muscovy' ? '#b5543f' : '#dd9a38'
    if (kind === 'mallard')
      return part === 'head' || part === 'neck'
        ? '#2f5443'
        : stepMix(base, '#5b4a3c', noise(x * 8, y * 8, z * 8, seed))
    if (kind === 'muscovy')
      return part === 'neck'
        ? '#e8e2d6'
        : part === 'head'
          ? '#8a4438'
          : stepMix(base, '#ece6da', (noise(x * 4 + seed, y * 4, z * 4, seed) - 0.66) * 16)
    return base
  }
  paintModel(pen, model, { ...place, y: place.y + (swimming ? place.size * 0.26 : 0) }, light, {
    coat: paint,
    turn: turn ?? (random() - 0.5) * 0.8,
    seed,
    ...(swimming ? { waterline: 0.26 } : {}),
  })
}

const DUCK: Bird = {
  body: [
    [-0.34, 0.12, 0, 0.1],
    [-0.18, 0.17, -0.15, 0.32],
    [0.06, 0.16, -0.2, 0.38],
    [0.26, 0.12, -0.13, 0.26],
  ],
  at: [0, 0.4, 0],
  lift: 0.1,
  neck: [
    [0.24, 0.45, 0, 0.13],
    [0.33, 0.62, 0, 0.075],
    [0.3, 0.78, 0, 0.06],
    [0.33, 0.88, 0, 0.07],
  ],
  head: { radius: 0.095, beak: 0.13, thick: 0.05, pitch: -0.1, flatBeak: true },
  tail: [
    [-0.32, 0.05, 0, 0.09],
    [-0.46, 0.12, 0, 0.03],
  ],
  wing: [
    [0.1, 0.04, 0.17, 0.1],
    [-0.1, 0.04, 0.19, 0.12],
    [-0.36, 0.06, 0.08, 0.03],
  ],
  leg: {
    hip: [0, -0.12, 0.09],
    feet: [
      [0.02, 0],
      [0.08, 0],
    ],
    thigh: 0.06,
    shank: 0.026,
    bend: 0.02,
    toe: 0.13,
  },
}
