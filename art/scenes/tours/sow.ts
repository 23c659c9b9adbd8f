import { faceLines } from '../../kit/animals/beast-marks'
import { paintBeast } from '../../kit/animals/beast-render'
import { frameAt, outward, Sculpture, WORLD, type Joint, type Vec } from '../../kit/animals/volume'
import type { Light, Pen, Place, Random } from '../../kit/types'
import { pigHead, pigMarks } from './pig-head'
import { pigHide } from './pig-hide'

/** How far the painter looks down on what lies in the straw. */
const tilt = 0.3

/** A white sow asleep, half on her side, her belly toward the painter. */
export function sow(pen: Pen, place: Place, light: Light, _random: Random, turn: number): void {
  const model = new Sculpture()
  model.loft(
    'body',
    [
      [-0.93, 0.5, 0.14, 0.36],
      [-0.84, 0.62, 0.06, 0.56],
      [-0.62, 0.72, -0.02, 0.72],
      [-0.3, 0.75, -0.06, 0.82],
      [0.02, 0.74, -0.06, 0.84],
      [0.32, 0.71, -0.04, 0.76],
      [0.56, 0.67, 0, 0.64],
      [0.74, 0.6, 0.04, 0.52],
    ],
    { blend: 0.06, smooth: 4 },
  )
  // The upper ham and shoulder stand out; the udder rests on the straw between them.
  model.tube(
    'thigh',
    [
      [-0.68, 0.45, 0.2, 0.29],
      [-0.54, 0.28, 0.36, 0.19],
      [-0.36, 0.13, 0.52, 0.1],
    ],
    { blend: 0.07, smooth: 3 },
  )
  model.ball('body', [-0.6, 0.62, 0.12, 0.15], { blend: 0.1 })
  leg(model, [-0.36, 0.13, 0.52], [-0.2, 0.07, 0.72])
  model.tube(
    'thigh',
    [
      [0.5, 0.46, 0.18, 0.23],
      [0.5, 0.26, 0.33, 0.15],
      [0.6, 0.11, 0.44, 0.09],
    ],
    { blend: 0.07, smooth: 3 },
  )
  leg(model, [0.6, 0.11, 0.44], [0.84, 0.06, 0.52])
  model.tube(
    'udder',
    [
      [-0.45, 0.18, 0.3, 0.14],
      [-0.1, 0.17, 0.34, 0.16],
      [0.3, 0.19, 0.3, 0.13],
    ],
    { blend: 0.14, smooth: 3 },
  )
  tail(model, -1.08, 0.46, 0.9)
  const head = frameAt([0.95, 0.4, 0.1], { pitch: -0.2, yaw: 0.5, roll: 0.1 })
  const nape = outward(head, [0, -0.07, 0])
  model.tube(
    'neck',
    [
      [0.6, 0.36, 0, 0.29],
      [(0.6 + nape[0]) / 2, (0.36 + nape[1]) / 2 - 0.02, nape[2] / 2, 0.245],
      [...nape, 0.2],
    ],
    { blend: 0.09, smooth: 3 },
  )
  model.within(head, () => pigHead(model, false))
  const marks = [...pigMarks(head, false), folds]
  paintBeast(pen, { model, hide: pigHide(false, 5), marks, hair: 0 }, place, light, {
    turn,
    tilt,
    seed: 5,
  })
}

/** Folds of skin at the neck and before the ham. */
const folds = faceLines(WORLD, [
  {
    at: [
      [0.74, 0.52, 0.2],
      [0.71, 0.4, 0.28],
      [0.74, 0.26, 0.28],
    ],
    colour: 'rgba(150,84,70,0.35)',
    wide: 0.014,
    out: [0, 0, 1],
  },
])

export type PigletOptions = {
  turn: number
  /** Where the head is, how far the face is lifted and turned against the body. */
  head?: readonly [x: number, y: number, pitch: number, yaw: number]
  seed: number
}

/** A piglet that lies on its belly, its hind feet behind it. */
export function piglet(
  pen: Pen,
  place: Place,
  light: Light,
  _random: Random,
  { turn, seed, head: carried = [0.42, 0.4, -0.3, 0] }: PigletOptions,
): void {
  const model = new Sculpture()
  model.loft(
    'body',
    [
      [-0.48, 0.36, 0.08, 0.24],
      [-0.41, 0.46, 0.0, 0.42],
      [-0.22, 0.52, -0.04, 0.52],
      [0.04, 0.52, -0.04, 0.52],
      [0.26, 0.48, 0.0, 0.42],
      [0.4, 0.43, 0.08, 0.32],
    ],
    { blend: 0.06, smooth: 4 },
  )
  model.both((side) => {
    model.ball('thigh', [-0.3, 0.2, side * 0.18, 0.19], { blend: 0.1 })
    leg(model, [-0.4, 0.1, side * 0.22], [-0.6, 0.06, side * 0.26], 0.62)
    leg(model, [0.26, 0.12, side * 0.2], [0.44, 0.06, side * 0.24], 0.62)
  })
  tail(model, -0.58, 0.33, 1)
  const [x, y, pitch, yaw] = carried
  const head = frameAt([x, y, 0], { pitch, yaw })
  model.tube('neck', [
    [0.26, 0.27, 0, 0.19],
    [...outward(head, [0.02, -0.07, 0]), 0.15],
  ])
  model.within(head, () => pigHead(model, true))
  const marks = [...pigMarks(head, true), crease]
  paintBeast(pen, { model, hide: pigHide(true, seed), marks, hair: 0 }, place, light, {
    turn,
    tilt,
    seed,
    shadow: false,
  })
}

/** Where the two hams of a piglet meet, seen from behind. */
const crease = faceLines(WORLD, [
  {
    at: [
      [-0.62, 0.24, 0],
      [-0.61, 0.18, 0],
      [-0.58, 0.1, 0],
    ],
    colour: 'rgba(150,84,70,0.45)',
    wide: 0.018,
    out: [-1, 0, 0],
  },
])

/** The lower leg of a pig that lies, and its two claws. */
function leg(model: Sculpture, knee: Vec, foot: Vec, f = 1): void {
  const at = (share: number, z: number, r: number): Joint => [
    knee[0] + (foot[0] - knee[0]) * share,
    knee[1] + (foot[1] - knee[1]) * share,
    knee[2] + (foot[2] - knee[2]) * share + z,
    r * f,
  ]
  model.tube('thigh', [at(0, 0, 0.09), at(0.5, 0, 0.064), at(1, 0, 0.054)], {
    blend: 0.05,
    smooth: 2,
  })
  for (const claw of [-0.026, 0.026])
    model.tube('hoof', [at(1.02, claw * f, 0.04), at(1.3, claw * f, 0.022)], { blend: 0.006 })
}

/** A tail with one curl in it. */
function tail(model: Sculpture, x: number, y: number, f: number): void {
  const points = Array.from({ length: 12 }, (_, i): Joint => {
    const t = i / 11
    const a = t * Math.PI * 2.1
    return [
      x - (0.02 + 0.1 * t) * f - 0.035 * Math.sin(a) * f,
      y + (0.07 * Math.cos(a) + 0.03 - 0.05 * t) * f,
      0.06 * Math.sin(a) * f,
      (0.028 - 0.012 * t) * f,
    ]
  })
  model.tube('tail', points, { blend: 0.015, smooth: 2 })
}
