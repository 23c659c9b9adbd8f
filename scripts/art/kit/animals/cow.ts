import type { Light, Pen, Place, Random } from '../types'
import { headOf } from './heads'
import { type Coat, type Spot, paintModel } from './model'
import { noise } from './noise'
import { stepMix } from './palette'
import { type Beast, type BeastPose, quadruped } from './quadruped'
import type { Sculpture } from './volume'

type CowCoat = 'friesian' | 'ayrshire' | 'jersey' | 'zebu'

export type CowOptions = {
  /** `milking` stands still and looks back; `rail` shows head and neck over a rail at the place. */
  pose?: BeastPose | 'milking' | 'rail'
  coat?: CowCoat
  turn?: number
  look?: number
  shadow?: boolean
  calf?: boolean
  /** A dairy cow's head as it is seen close by: broad brow, long face, wide muzzle, ears sideways. */
  broad?: boolean
}

const LEG = { hip: 0.18, knee: 0.105, hock: 0.056, cannon: 0.04, hoof: 0.045, length: 0.78 }

function cowBeast(coat: CowCoat, calf: boolean, broad: boolean): Beast {
  const deep = calf ? 0.09 : 0
  return {
    torso: [
      [-0.6, 0.92, 0.66, 0.24],
      [-0.5, 0.995, 0.57, 0.42],
      [-0.3, 0.985, 0.44 + deep, 0.44],
      [-0.02, 0.96, 0.395 + deep, 0.48],
      [0.22, 0.965, 0.42 + deep, 0.43],
      [0.4, 1, 0.46 + deep, 0.34],
      [0.52, 0.9, 0.5 + deep, 0.27],
    ],
    hip: [-0.49, 0.78, 0.12],
    shoulder: [0.41, 0.7, 0.12],
    hind: LEG,
    fore: { ...LEG, hip: 0.155, knee: 0.08, hock: 0.052, length: 0.7 },
    stand: [-0.6, -0.5, 0.39, 0.46],
    neck: { base: [0.46, 0.8, 0], breast: [0.56, 0.6, 0], thick: [0.2, 0.145, 0.115], flat: 0.66 },
    heads: {
      standing: { at: [0.86, 1.05, 0], pitch: -0.62 },
      grazing: { at: [0.98, 0.4, 0], pitch: -1.02 },
      lying: { at: [0.84, 0.74, 0], pitch: -0.5 },
      looking: { at: [0.84, 1.08, 0.03], pitch: -0.5 },
    },
    head: (model) => {
      if (broad) {
        broadHead(model)
        return
      }
      headOf(model, {
        sections: [
          [0, 0.08, -0.12, 0.18],
          [0.1, 0.085, -0.14, 0.2],
          [0.22, 0.055, -0.115, 0.16],
          [0.34, 0.03, -0.1, 0.135],
          [0.42, 0.02, -0.085, 0.14],
        ],
        eye: [0.13, 0.035, 0.1, 0.021],
        nose: [0.445, -0.01, 0.035, 0.032],
        ear: { root: [0, 0.04, 0.09], tip: [-0.07, 0.0, 0.28], wide: 0.055 },
        ...(coat === 'ayrshire' || coat === 'zebu'
          ? {
              horn: {
                thick: 0.034,
                points: [
                  [0.02, 0.06, 0.07],
                  [0.02, 0.11, 0.16],
                  [0.06, 0.2, 0.19],
                ] as const,
              },
            }
          : {}),
      })
    },
    tail: [
      [-0.63, 0.94, 0, 0.04],
      [-0.69, 0.84, 0.01, 0.026],
      [-0.7, 0.55, 0.02, 0.018],
      [-0.7, 0.36, 0.02, 0.036],
      [-0.71, 0.22, 0.02, 0.008],
    ],
    extra: (model) => trunkExtras(model, coat, calf),
  }
}

function broadHead(model: Sculpture): void {
  headOf(model, {
    sections: [
      [-0.01, 0.075, -0.1, 0.19],
      [0.08, 0.1, -0.15, 0.25],
      [0.18, 0.085, -0.15, 0.235],
      [0.32, 0.05, -0.115, 0.165],
      [0.44, 0.03, -0.09, 0.15],
      [0.53, 0.02, -0.095, 0.185],
      [0.57, -0.005, -0.08, 0.17],
    ],
    eye: [0.16, 0.045, 0.108, 0.023],
    nose: [0.575, -0.02, 0.045, 0.04],
    ear: { root: [0.03, 0.035, 0.11], tip: [-0.02, -0.02, 0.34], wide: 0.075 },
    horn: {
      thick: 0.032,
      points: [
        [0.0, 0.085, 0.085],
        [0.01, 0.13, 0.17],
        [0.05, 0.2, 0.2],
        [0.09, 0.25, 0.17],
      ],
    },
  })
  model.both((side) => {
    model.ball('nostril', [0.606, -0.012, side * 0.055, 0.017], { blend: 0.004 })
    model.tube(
      'inner',
      [
        [0.055, 0.02, side * 0.155, 0.03],
        [0.03, -0.005, side * 0.28, 0.03],
      ],
      { blend: 0.01, flat: 0.4, flatAxis: [0.9, 0.3, 0.2 * side] },
    )
  })
}

function trunkExtras(model: Sculpture, coat: CowCoat, calf: boolean): void {
  // Hip bones and pin bones stand out on a dairy cow.
  model.both((side) => {
    model.ball('body', [-0.43, 0.955, side * 0.165, 0.045], { blend: 0.07 })
    model.ball('body', [-0.63, 0.87, side * 0.075, 0.045], { blend: 0.06 })
  })
  if (coat === 'zebu') model.ball('body', [0.34, 1.02, 0, 0.13], { blend: 0.12, flat: 0.7 })
  if (calf || coat === 'zebu') return
  model.tube(
    'udder',
    [
      [-0.44, 0.5, 0, 0.15],
      [-0.3, 0.46, 0, 0.13],
    ],
    { blend: 0.05, flat: 1.1 },
  )
  model.both((side) => {
    for (const x of [-0.42, -0.3])
      model.tube(
        'udder',
        [
          [x, 0.36, side * 0.07, 0.026],
          [x + 0.01, 0.29, side * 0.08, 0.017],
        ],
        { blend: 0.02 },
      )
  })
}

function cowCoat(kind: CowCoat, seed: number): Coat {
  return (spot) => {
    switch (spot.part) {
      case 'hoof':
        return '#3d332c'
      case 'horn':
        return stepMix('#d9cbb0', '#4a3f36', spot.along * 1.4 - 0.5)
      case 'eye':
        return '#17100c'
      case 'nostril':
        return '#1c1512'
      case 'inner':
        return '#c99a80'
      case 'udder':
        return '#d9a493'
      case 'nose':
        return kind === 'ayrshire' ? '#b98377' : '#3a302d'
      case 'tail':
        return kind === 'jersey' ? stepMix('#9b6a41', '#3b2c22', spot.along * 2 - 0.7) : '#ece4d6'
      case 'ear':
        return kind === 'friesian' ? '#2b2726' : skin(spot, kind, seed)
      default:
        return skin(spot, kind, seed)
    }
  }
}

function skin(spot: Spot, kind: CowCoat, seed: number): string {
  const { x, y, z, part } = spot
  if (kind === 'zebu')
    return stepMix('#b98a5c', '#8a5f3c', (noise(x * 3, y * 3, z * 3, seed) - 0.3) * 1.2)
  if (kind === 'jersey') {
    const base = stepMix('#b98452', '#d6ac78', (0.62 - y) * 2.4)
    if (part === 'head')
      return stepMix(stepMix('#9a6b43', '#5d4030', (x - 0.12) * 5), '#e2cba6', (x - 0.36) * 26)
    if (part === 'leg') return '#9a6b45'
    return stepMix(base, '#8a5c3a', part === 'neck' ? 0.45 : (y - 0.86) * 3)
  }
  const [white, dark] = kind === 'friesian' ? ['#efe9dd', '#2c2827'] : ['#f2e8d6', '#8f4527']
  if (part === 'head') {
    const blaze = Math.abs(z) - 0.035 - Math.max(0, 0.02 - y) * 0.3
    return stepMix(dark, white, -blaze * 60 + (x - 0.36) * 20)
  }
  if (part === 'leg') return white
  const field =
    noise(x * 2.5 + seed, y * 2.2, z * 2.2, seed) * 0.75 + noise(x * 5, y * 5, z * 5, seed) * 0.25
  const bias = part === 'neck' ? 0.16 : Math.min(0.03, (y - 0.52) * 1.1)
  return stepMix(white, dark, (field + bias - 0.5) * 22)
}

/** A dairy cow; `place.size` is the height of its back (pose `rail`: of the head over the rail). */
export function cow(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: CowOptions = {},
): void {
  const seed = Math.floor(random() * 1000)
  const chance = random()
  const coat = options.coat ?? (chance < 0.6 ? 'friesian' : chance < 0.8 ? 'ayrshire' : 'jersey')
  const pose = options.pose ?? 'standing'
  const stance: BeastPose = pose === 'milking' ? 'standing' : pose === 'rail' ? 'looking' : pose
  const look =
    options.look ?? (pose === 'milking' ? 0.5 : stance === 'looking' ? 0.8 : (random() - 0.4) * 0.4)
  const model = quadruped(
    cowBeast(coat, options.calf ?? false, options.broad ?? false),
    stance,
    look,
  )
  const turn = options.turn ?? (pose === 'rail' ? 0.5 : (random() - 0.5) * 0.4)
  const view = { coat: cowCoat(coat, seed), turn, shadow: options.shadow ?? pose !== 'rail', seed }
  if (pose !== 'rail') {
    paintModel(pen, model, place, light, view)
    return
  }
  const scale = place.size / 0.6
  const side = place.facing === 'left' ? -1 : 1
  paintModel(
    pen,
    model,
    { ...place, x: place.x - side * scale * 0.72, y: place.y + scale * 0.66, size: scale },
    light,
    { ...view, closeUp: scale * 0.66 },
  )
}
