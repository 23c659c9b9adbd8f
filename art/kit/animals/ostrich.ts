import type { Light, Pen, Place, Random } from '../types'
import { type Bird, birdModel } from './bird-model'
import { type Coat, paintModel } from './model'
import { noise } from './noise'
import { stepMix } from './palette'
import type { Joint } from './volume'

export type OstrichOptions = {
  pose?: 'standing' | 'walking' | 'running' | 'feeding' | 'portrait' | 'chick'
  coat?: 'male' | 'female'
  look?: number
  turn?: number
  shadow?: boolean
}

function ostrichBird(pose: NonNullable<OstrichOptions['pose']>): Bird {
  const chick = pose === 'chick'
  const running = pose === 'running'
  const neck: readonly Joint[] =
    pose === 'feeding'
      ? [
          [0.14, 0.56, 0, 0.05],
          [0.27, 0.56, 0, 0.03],
          [0.36, 0.4, 0, 0.021],
          [0.38, 0.2, 0, 0.02],
          [0.43, 0.1, 0, 0.021],
        ]
      : running
        ? [
            [0.14, 0.56, 0, 0.055],
            [0.26, 0.6, 0, 0.031],
            [0.29, 0.74, 0, 0.02],
            [0.33, 0.86, 0, 0.0195],
            [0.38, 0.94, 0, 0.02],
          ]
        : [
            [0.12, 0.56, 0, 0.055],
            [0.235, 0.585, 0, 0.033],
            [0.245, 0.72, 0, 0.02],
            [0.215, 0.84, 0, 0.0195],
            [0.245, 0.95, 0, 0.02],
          ]
  const feet = running
    ? ([
        [-0.2, 0.1],
        [0.26, 0.1],
      ] as const)
    : pose === 'walking'
      ? ([
          [0.14, 0],
          [-0.13, 0.02],
        ] as const)
      : ([
          [0.0, 0],
          [0.06, 0],
        ] as const)
  const plump = chick ? 1.15 : 1
  return {
    body: [
      [-0.2, 0.06, -0.06, 0.12],
      [-0.12, 0.105 * plump, -0.11, 0.24 * plump],
      [0.02, 0.12 * plump, -0.125, 0.27 * plump],
      [0.13, 0.09, -0.09, 0.19],
    ],
    at: [0, 0.525, 0],
    lift: running ? 0.04 : 0.1,
    neck,
    head: {
      radius: chick ? 0.05 : 0.04,
      beak: 0.055,
      thick: 0.021,
      pitch: pose === 'feeding' ? -0.9 : -0.12,
      flatBeak: true,
    },
    tail: chick
      ? [[-0.18, 0, 0, 0.07]]
      : [
          [-0.2, 0.03, 0, 0.07],
          [-0.27, 0.03, 0, 0.075],
          [-0.33, -0.04, 0, 0.04],
        ],
    wing: running
      ? [
          [0.08, 0.06, 0.12, 0.07],
          [-0.04, 0.05, 0.22, 0.09],
          [-0.18, 0.02, 0.3, 0.06],
        ]
      : [
          [0.1, 0.02, 0.12, 0.07],
          [-0.04, -0.01, 0.14, 0.1],
          [-0.18, -0.06, 0.115, 0.05],
        ],
    leg: { hip: [0, -0.04, 0.07], feet, thigh: 0.066, shank: 0.0165, bend: 0.05, toe: 0.075 },
    rough: 0.012,
  }
}

function ostrichCoat(kind: 'male' | 'female' | 'chick', seed: number): Coat {
  const skin = kind === 'male' ? '#c99a86' : '#b29a86'
  const feather = { male: '#2a2628', female: '#857262', chick: '#a98c5c' }[kind]
  const plume = { male: '#f1eadc', female: '#c9bba6', chick: '#8f7448' }[kind]
  return ({ part, x, y, z, along }) => {
    const streak = noise(x * 22, y * 50, z * 22, seed)
    if (part === 'eye') return '#15100d'
    if (part === 'beak') return '#c08f6c'
    if (part === 'shank') return stepMix(skin, '#8f6f60', 0.3)
    if (part === 'thigh') return kind === 'chick' ? feather : skin
    if (part === 'head') return stepMix(skin, '#6f5b4e', y > 0.015 ? 0.5 : 0)
    if (part === 'neck')
      return kind === 'chick'
        ? stepMix('#b99a62', '#4a3826', noise(along * 9, x * 60, z * 60, seed) * 3 - 1.4)
        : stepMix(feather, skin, (along - 0.12) * 12)
    if (part === 'tail') return stepMix(plume, feather, 0.35 - along)
    if (part === 'wing') return stepMix(feather, plume, (along - 0.66) * 6 + streak - 0.5)
    if (kind === 'chick') return stepMix(feather, '#4d3c28', streak * 4 - 2.2)
    return stepMix(feather, kind === 'male' ? '#4b4448' : '#a08d7a', streak * 1.4 - 0.4)
  }
}

/**
 * An ostrich; `place.size` is the height of its crown. `portrait` shows head and neck only: the
 * place is the lower middle of the neck, the size the height of what is shown.
 */
export function ostrich(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: OstrichOptions = {},
): void {
  const seed = Math.floor(random() * 1000)
  const pose = options.pose ?? 'standing'
  const kind = pose === 'chick' ? 'chick' : (options.coat ?? (random() < 0.5 ? 'male' : 'female'))
  const portrait = pose === 'portrait'
  const model = birdModel(
    ostrichBird(pose),
    options.look ?? (portrait ? 0.5 : (random() - 0.4) * 0.8),
  )
  const view = {
    coat: ostrichCoat(kind, seed),
    turn: options.turn ?? (random() - 0.5) * 0.5,
    shadow: options.shadow ?? !portrait,
    seed,
  }
  if (!portrait) {
    paintModel(pen, model, place, light, view)
    return
  }
  const scale = place.size / 0.33
  const side = place.facing === 'left' ? -1 : 1
  paintModel(
    pen,
    model,
    { ...place, x: place.x - side * scale * 0.23, y: place.y + scale * 0.66, size: scale },
    light,
    { ...view, turn: options.turn ?? 0, closeUp: scale * 0.66 },
  )
}
