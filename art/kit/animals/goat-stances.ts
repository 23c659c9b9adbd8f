import { type Frame, type Vec, WORLD, frameAt, outward } from './volume'

export type GoatPose =
  | 'standing'
  | 'looking'
  | 'grazing'
  | 'walking'
  | 'rearing'
  | 'lying'
  | 'portrait'

/** How a goat carries itself: its trunk, its feet, its head. */
export type Stance = {
  body: Frame
  /** x and y of the feet: near hind, far hind, near fore, far fore. */
  feet: readonly [Step, Step, Step, Step]
  head: Vec
  pitch: number
}

type Step = readonly [x: number, y: number]

/** Where the hind leg of the near side leaves the trunk. */
export const HIP: Vec = [-0.4, 0.8, 0.085]

const SQUARE: Stance['feet'] = [
  [-0.5, 0],
  [-0.4, 0.0],
  [0.36, 0],
  [0.44, 0],
]

const STANDING: Stance = { body: WORLD, feet: SQUARE, head: [0.7, 1.26, 0], pitch: -0.46 }

/** The stance of each pose. */
export const STANCES: Record<GoatPose, Stance> = {
  grazing: {
    body: WORLD,
    feet: [
      [-0.54, 0],
      [-0.38, 0],
      [0.3, 0],
      [0.52, 0],
    ],
    head: [0.84, 0.4, 0.02],
    pitch: -1.0,
  },
  walking: {
    body: WORLD,
    feet: [
      [-0.64, 0.015],
      [-0.26, 0],
      [0.56, 0.06],
      [0.24, 0],
    ],
    head: [0.76, 1.22, 0],
    pitch: -0.42,
  },
  rearing: {
    body: pivot(0.92),
    feet: [
      [-0.47, 0],
      [-0.31, 0],
      [0.47, 0.98],
      [0.55, 1.16],
    ],
    head: [0.4, 1.98, 0],
    pitch: 0.12,
  },
  lying: {
    body: frameAt([0, -0.39, 0]),
    feet: [
      [-0.2, 0.03],
      [-0.2, 0.03],
      [0.3, 0.03],
      [0.3, 0.03],
    ],
    head: [0.68, 0.82, 0],
    pitch: -0.42,
  },
  standing: STANDING,
  looking: STANDING,
  portrait: STANDING,
}

function pivot(pitch: number): Frame {
  const tilted = frameAt([0, 0, 0], { pitch })
  const hip = outward(tilted, HIP)
  return { ...tilted, at: [HIP[0] - hip[0] + 0.02, HIP[1] - hip[1], 0] }
}
