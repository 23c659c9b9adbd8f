import { paintBeast } from '../../kit/animals/beast-render'
import {
  frameAt,
  outward,
  Sculpture,
  type Frame,
  type Joint,
  type Section,
  type Vec,
} from '../../kit/animals/volume'
import type { Light, Pen, Place, Random } from '../../kit/types'
import { pigHead } from './pig-head'
import { pigHide } from './pig-hide'
import { pigMarks } from './pig-marks'

export type SowOptions = {
  piglet?: boolean
  /** Turn toward the painter (positive) or away, in radians, and that of the head against it. */
  turn: number
  look: number
  /** Where the poll is and how far the face is lifted, against how the sow carries it. */
  head?: readonly [x: number, y: number, pitch: number]
  /** x and lift of the near hind, far hind, near fore and far fore foot. */
  feet?: readonly [Foot, Foot, Foot, Foot]
  /** Dark patches on the skin. */
  spotted?: boolean
  seed?: number
}

type Foot = readonly [x: number, y: number]

/** A long level back, a deep belly, hams that fall straight. */
const SOW: readonly Section[] = [
  [-0.98, 0.84, 0.62, 0.2],
  [-0.88, 0.945, 0.5, 0.38],
  [-0.66, 1.0, 0.45, 0.45],
  [-0.34, 1.012, 0.405, 0.49],
  [0.02, 1.0, 0.375, 0.51],
  [0.3, 0.985, 0.39, 0.49],
  [0.52, 0.975, 0.43, 0.44],
  [0.7, 0.925, 0.49, 0.38],
  [0.84, 0.875, 0.53, 0.32],
]
const PIGLET: readonly Section[] = [
  [-0.72, 0.83, 0.58, 0.17],
  [-0.64, 0.92, 0.52, 0.3],
  [-0.46, 0.975, 0.48, 0.36],
  [-0.2, 0.985, 0.44, 0.4],
  [0.06, 0.97, 0.43, 0.41],
  [0.26, 0.955, 0.45, 0.38],
  [0.42, 0.93, 0.49, 0.34],
  [0.54, 0.9, 0.53, 0.31],
]

/** A white sow with lop ears, or a piglet; `place.size` is the height of the back. */
export function sow(pen: Pen, place: Place, light: Light, _random: Random, o: SowOptions): void {
  const model = new Sculpture()
  const piglet = o.piglet ?? false
  const seed = o.seed ?? 5
  model.loft('body', piglet ? PIGLET : SOW, { blend: 0.06, smooth: 4 })
  const standing: readonly [Foot, Foot, Foot, Foot] = piglet
    ? [
        [-0.56, 0],
        [-0.44, 0],
        [0.36, 0],
        [0.26, 0],
      ]
    : [
        [-0.8, 0],
        [-0.6, 0],
        [0.5, 0],
        [0.62, 0],
      ]
  const feet = o.feet ?? standing
  model.both((side) => {
    const near = side === 1 ? 0 : 1
    hind(model, piglet, feet[near], side)
    fore(model, piglet, feet[near === 0 ? 2 : 3], side)
  })
  if (piglet) tail(model, -0.74, 0.78, 0.7)
  else {
    tail(model, -1, 0.79, 1)
    teats(model)
  }
  const [hx, hy, pitch] = o.head ?? (piglet ? [0.62, 0.86, -0.45] : [0.88, 0.83, -0.6])
  const head = frameAt([hx, hy, 0], { pitch, yaw: o.look })
  neck(model, piglet, head)
  const scale = piglet ? 0.96 : 1
  model.within(head, () => pigHead(model, piglet, scale))
  const hide = pigHide(o.spotted ?? false, piglet, seed)
  const marks = pigMarks(head, piglet, scale)
  paintBeast(pen, { model, hide, marks, hair: 0 }, place, light, {
    turn: o.turn,
    // A large animal that stands near is seen from the height of its back.
    tilt: piglet ? 0.12 : 0.04,
    seed,
  })
}

function neck(model: Sculpture, piglet: boolean, head: Frame): void {
  const nape = outward(head, [0, -0.06, 0])
  const jowl = outward(head, [0.07, -0.19, 0])
  const [bx, by, r] = piglet ? [0.42, 0.72, 0.19] : [0.68, 0.71, 0.215]
  model.tube(
    'neck',
    [
      [bx, by, 0, r],
      [(bx + nape[0]) / 2, (by + nape[1]) / 2 + 0.01, nape[2] / 2, r * 0.88],
      [...nape, piglet ? 0.14 : 0.15],
    ],
    { blend: 0.08, smooth: 3, flat: 0.88 },
  )
  model.tube(
    'neck',
    [
      [bx, by - 0.08, 0, r * 0.8],
      [...jowl, piglet ? 0.1 : 0.115],
    ],
    { blend: 0.1, flat: 0.95 },
  )
}

function hind(model: Sculpture, piglet: boolean, [x, y]: Foot, side: 1 | -1): void {
  const [hx, z, f] = piglet ? [-0.5, 0.13, 0.78] : [-0.7, 0.175, 1]
  const out = z * side
  const fetlock: Vec = [x - 0.03, y + 0.105, out]
  const hock: Vec = [x - 0.055 - y * 0.5, y + 0.27, out]
  model.tube(
    'thigh',
    [
      [hx - 0.04, 0.74, out * 0.75, 0.2 * f],
      [hx + 0.04, 0.55, out * 0.98, 0.165 * f],
      [hx + 0.06, 0.44, out, 0.1 * f],
    ],
    { blend: 0.1, smooth: 2, flat: 0.72 },
  )
  // The ham goes straight down into the tendon over the hock.
  model.tube(
    'thigh',
    [
      [hx - 0.14, 0.72, out * 0.75, 0.145 * f],
      [hx - 0.1, 0.52, out * 0.95, 0.125 * f],
      [(hx - 0.06 + hock[0]) / 2, 0.38, out, 0.075 * f],
      [hock[0], hock[1], hock[2], 0.056 * f],
    ],
    { blend: 0.08, smooth: 2, flat: 0.8 },
  )
  model.tube(
    'thigh',
    [
      [hx + 0.05, 0.45, out, 0.1 * f],
      [hock[0] + 0.015, hock[1] + 0.015, hock[2], 0.055 * f],
    ],
    { blend: 0.06, flat: 0.85 },
  )
  foot(model, hock, fetlock, [x, y], f)
}

function fore(model: Sculpture, piglet: boolean, [x, y]: Foot, side: 1 | -1): void {
  const [sx, z, f] = piglet ? [0.36, 0.13, 0.78] : [0.56, 0.17, 1]
  const out = z * side
  const fetlock: Vec = [x - 0.012 - y * 0.4, y + 0.1, out]
  const elbow: Vec = [sx - 0.04, 0.5, out]
  const knee: Vec = [(elbow[0] + fetlock[0]) / 2 + 0.012 + y * 0.9, 0.275 + y * 0.7, out]
  model.tube(
    'thigh',
    [
      [sx, 0.72, out * 0.8, 0.165 * f],
      [sx + 0.01, 0.58, out * 0.98, 0.13 * f],
      [elbow[0] + 0.01, elbow[1] - 0.06, out, 0.088 * f],
    ],
    { blend: 0.1, smooth: 2, flat: 0.72 },
  )
  model.tube(
    'thigh',
    [
      [elbow[0], elbow[1], out, 0.092 * f],
      [knee[0], knee[1], out, 0.06 * f],
    ],
    { blend: 0.06, flat: 0.9 },
  )
  foot(model, knee, fetlock, [x, y], f)
}

/** Cannon, pastern, the two claws and the dew claws behind. */
function foot(model: Sculpture, joint: Vec, fetlock: Vec, [x, y]: Foot, f: number): void {
  const z = fetlock[2]
  model.tube(
    'leg',
    [
      [...joint, 0.057 * f],
      [(joint[0] + fetlock[0]) / 2, (joint[1] + fetlock[1]) / 2, z, 0.045 * f],
      [...fetlock, 0.048 * f],
      [x + 0.012, y + 0.055, z, 0.043 * f],
    ],
    { blend: 0.03, smooth: 2 },
  )
  for (const claw of [1, -1]) {
    model.tube(
      'hoof',
      [
        [x + 0.008, y + 0.05, z + claw * 0.021 * f, 0.033 * f],
        [x + 0.03, y + 0.024, z + claw * 0.024 * f, 0.034 * f],
        [x + 0.075 * f, y + 0.016, z + claw * 0.018 * f, 0.018 * f],
      ],
      { blend: 0.005 },
    )
    model.ball('hoof', [fetlock[0] - 0.05 * f, y + 0.065, z + claw * 0.03 * f, 0.016 * f], {
      blend: 0.01,
    })
  }
}

/** A tail with one curl in it. */
function tail(model: Sculpture, x: number, y: number, f: number): void {
  const points = Array.from({ length: 12 }, (_, i): Joint => {
    const t = i / 11
    const a = t * Math.PI * 2.1
    return [
      x - (0.03 + 0.14 * t) * f - 0.035 * Math.sin(a) * f,
      y + (0.07 * Math.cos(a) - 0.03 - 0.07 * t) * f,
      0.05 * Math.sin(a) * f,
      (0.024 - 0.012 * t) * f,
    ]
  })
  model.tube('tail', points, { blend: 0.015, smooth: 2 })
}

/** Two rows of teats on a full udder. */
function teats(model: Sculpture): void {
  model.both((side) => {
    model.tube(
      'udder',
      [
        [-0.46, 0.455, 0.1 * side, 0.055],
        [-0.2, 0.425, 0.125 * side, 0.075],
        [0.1, 0.41, 0.13 * side, 0.07],
        [0.34, 0.43, 0.11 * side, 0.045],
      ],
      { blend: 0.05, smooth: 2 },
    )
    for (let i = 0; i < 6; i++) {
      const x = -0.44 + i * 0.15
      const low = 0.375 - 0.03 * Math.sin(((i + 0.5) / 6) * Math.PI)
      model.tube(
        'teat',
        [
          [x, low + 0.035, 0.14 * side, 0.03],
          [x + 0.004, low - 0.012, 0.152 * side, 0.015],
        ],
        { blend: 0.035 },
      )
    }
  })
}
