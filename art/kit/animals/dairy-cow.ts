import { modelBody } from './beast-body'
import { faceLines, tuft } from './beast-marks'
import { blendRgb, paintBeast, rgbOf, type Mark, type Rgb } from './beast-render'
import type { BodyPlan, Carriage } from './body-plan'
import type { Spot } from './model'
import { noise } from './noise'
import { softEyes } from './soft-eye'
import { Sculpture, type Frame, type Vec } from './volume'
import type { Light, Pen, Place, Random } from '../types'
import { cowHalter, hornsAndLips, showHead } from './dairy-cow-head'

export type DairyCowOptions = {
  coat: 'friesian' | 'ayrshire' | 'jersey'
  turn: number
  look: number
  carriage: Pick<Carriage, 'feet' | 'head' | 'pitch'>
  /** As at a show: a halter, a paler bag and no horns. */
  halter?: boolean
}

/** A dairy cow: a wedge with a deep belly, a flat rump, lean thighs and a thin neck. */
const PLAN: BodyPlan = {
  torso: [
    [-0.54, 0.9, 0.75, 0.15],
    [-0.47, 0.958, 0.65, 0.27],
    [-0.36, 0.982, 0.565, 0.35],
    [-0.2, 0.966, 0.495, 0.385],
    [0.0, 0.957, 0.455, 0.4],
    [0.16, 0.962, 0.455, 0.36],
    [0.28, 0.985, 0.485, 0.275],
    [0.35, 0.96, 0.55, 0.2],
    [0.39, 0.86, 0.62, 0.14],
  ],
  hip: [-0.4, 0.78, 0.102],
  elbow: [0.31, 0.56, 0.115],
  hind: { thigh: 0.25, gaskin: 0.295, cannon: 0.245 },
  fore: { forearm: 0.265, cannon: 0.21 },
  bone: 0.92,
  flesh: 0.84,
  stand: [-0.54, 0.32, 0.12],
  neck: {
    withers: [0.34, 0.85, 0, 0.12],
    breast: [0.42, 0.69, 0, 0.085],
    throat: 0.06,
    crest: 0.075,
    flat: 0.55,
  },
  head: 1.14,
  dewlap: 0.8,
}

/** A lean cow in milk, as at a show or on a farm; `place.size` is her height at the withers. */
export function dairyCow(
  pen: Pen,
  place: Place,
  light: Light,
  _random: Random,
  options: DairyCowOptions,
): void {
  const { coat, carriage, halter = false } = options
  const model = new Sculpture()
  const { trunk, head } = modelBody(model, PLAN, { body: {}, ...carriage }, options.look)
  const k = PLAN.head
  const p = (x: number, y: number, z: number): Vec => [x * k, y * k, z * k]
  model.within(head, () => {
    showHead(model, p, k)
    hornsAndLips(model, p, k, !halter)
    if (halter) cowHalter(model, p)
  })
  model.within(trunk, () => {
    rump(model)
    udder(model)
  })
  const hide = hideOf(coat, blendRgb(rgbOf('#d9a591'), COLOURS[coat][0], halter ? 0.5 : 0))
  paintBeast(
    pen,
    // A clipped and brushed coat: no hair of it shows.
    { model, hide, marks: marksOf(head, trunk, p, k, options, hide), hair: 0 },
    place,
    light,
    { turn: options.turn, seed: 7 },
  )
}

/** Pin bones and the tail. */
function rump(model: Sculpture): void {
  model.both((side) => {
    model.ball('body', [-0.55, 0.875, side * 0.06, 0.038], { blend: 0.05 })
  })
  model.tube(
    'tail',
    [
      [-0.52, 0.945, 0, 0.036],
      [-0.6, 0.925, 0.005, 0.028],
      [-0.635, 0.78, 0.012, 0.019],
      [-0.64, 0.5, 0.02, 0.013],
      [-0.64, 0.36, 0.02, 0.012],
    ],
    { blend: 0.02, smooth: 3 },
  )
}

/**
 * A full udder that sits close under the belly; the near teats stand free of each other. It is not
 * called an udder here, so that its rosy skin ends at the white hair and does not run into it.
 */
function udder(model: Sculpture): void {
  model.tube(
    'bag',
    [
      [-0.42, 0.55, 0, 0.12],
      [-0.33, 0.515, 0, 0.125],
      [-0.16, 0.53, 0, 0.085],
    ],
    { blend: 0.05, smooth: 2 },
  )
  model.both((side) => {
    for (const x of [-0.42, -0.23]) {
      model.ball('bag', [x, 0.47, side * 0.075, 0.085], { blend: 0.04 })
      model.tube(
        'teat',
        [
          [x, 0.395, side * 0.095, 0.03],
          [x + 0.004, 0.36, side * 0.1, 0.021],
          [x + 0.006, 0.32, side * 0.1, 0.017],
        ],
        { blend: 0.02 },
      )
    }
  })
}

function marksOf(
  head: Frame,
  trunk: Frame,
  p: (x: number, y: number, z: number) => Vec,
  k: number,
  { coat }: DairyCowOptions,
  hide: (spot: Spot) => Rgb,
): Mark[] {
  const eye: Vec = [0.138, 0.028, 0.094]
  const switchTint = rgbOf(coat === 'jersey' ? '#3d2c20' : '#f2e9d8')
  return [
    softEyes(head, {
      at: p(...eye),
      long: 0.026 * k,
      high: 0.018 * k,
      iris: '#3a2415',
      pupil: 'deep',
      skin: hide({ part: 'head', x: eye[0], y: eye[1], z: eye[2], along: 0 }),
    }),
    faceLines(head, [
      {
        at: [
          p(0.458, -0.07, 0.02),
          p(0.436, -0.075, 0.046),
          p(0.395, -0.07, 0.058),
          p(0.35, -0.062, 0.062),
        ],
        colour: 'rgba(28,18,15,0.6)',
        wide: 0.007,
        out: [0.2, -0.1, 1],
      },
      {
        at: [
          p(0.465, -0.018, 0.03),
          p(0.46, -0.002, 0.046),
          p(0.446, 0.004, 0.057),
          p(0.432, -0.004, 0.062),
          p(0.445, -0.018, 0.054),
          p(0.46, -0.028, 0.034),
        ],
        colour: 'rgba(28,18,15,0.88)',
        wide: 0.006,
        fill: true,
        out: [0.6, 0, 0.8],
      },
    ]),
    tuft({
      frame: trunk,
      from: [-0.64, 0.4, 0.02],
      to: [-0.64, 0.27, 0.02],
      spread: 0.03,
      fall: [-0.04, -1, 0],
      stray: 0.25,
      long: 0.15,
      count: 60,
      thick: 0.006,
      colours: [switchTint, blendRgb(switchTint, [120, 90, 66], 0.25)],
    }),
  ]
}

/** Patches of the flank: middle, half length, half height, in the space of the trunk. */
type Patch = readonly [x: number, y: number, wide: number, high: number]
const PATCHES: Record<'friesian' | 'ayrshire', readonly Patch[]> = {
  friesian: [
    [0.3, 0.78, 0.12, 0.2],
    [0.36, 0.98, 0.14, 0.1],
    [0.0, 0.9, 0.17, 0.13],
    [-0.1, 0.8, 0.08, 0.1],
    // The dark of the neck, which ends before the shoulder.
    [0.72, 0.9, 0.27, 0.5],
    [-0.43, 0.91, 0.15, 0.11],
    [-0.47, 0.74, 0.06, 0.13],
  ],
  ayrshire: [
    [0.34, 0.8, 0.12, 0.24],
    [0.04, 0.94, 0.18, 0.12],
    [-0.08, 0.7, 0.15, 0.12],
    [-0.46, 0.84, 0.16, 0.2],
    [-0.3, 0.98, 0.08, 0.07],
  ],
}

const SKIN = rgbOf('#ffb9a4')
const HORN = [rgbOf('#d9c8a2'), rgbOf('#463a30')] as const
const COLOURS = {
  friesian: [rgbOf('#f3ecdf'), rgbOf('#332d2b'), rgbOf('#4a3d3a')],
  ayrshire: [rgbOf('#f5ebd8'), rgbOf('#93482a'), rgbOf('#c9978a')],
  jersey: [rgbOf('#bd8a54'), rgbOf('#6f482c'), rgbOf('#3a302c')],
} as const

function hideOf(kind: DairyCowOptions['coat'], skin: Rgb): (spot: Spot) => Rgb {
  const [base, dark, nose] = COLOURS[kind]
  const cream = rgbOf('#e6cda4')
  const hoof = rgbOf('#40352c')
  const strap = rgbOf('#6d4a2c')
  return ({ part, x, y, z, along }) => {
    if (part === 'hoof') return hoof
    if (part === 'halter') return strap
    if (part === 'nose') return nose
    if (part === 'horn') return blendRgb(HORN[0], HORN[1], along * 1.7 - 0.75)
    if (part === 'inner') return blendRgb(SKIN, dark, 0.55)
    if (part === 'bag') return skin
    if (part === 'teat') return blendRgb(skin, [205, 130, 118], 0.45)
    if (part === 'head') {
      const muzzle = (x - 0.405) * 30
      if (kind === 'jersey')
        return blendRgb(
          blendRgb(blendRgb(base, dark, (x - 0.1) * 3.5), cream, (x - 0.36) * 26),
          nose,
          (x - 0.43) * 60,
        )
      const broad = 0.03 + Math.max(0, x - 0.22) * 0.4
      const blaze = (broad - Math.abs(z)) * 60 * (y > -0.02 ? 1 : 0.4)
      return blendRgb(blendRgb(dark, base, blaze), nose, muzzle * 0.7)
    }
    if (kind === 'jersey') {
      if (part === 'leg') return blendRgb(base, dark, 0.2)
      if (part === 'ear' || part === 'tail') return blendRgb(base, dark, 0.5)
      const under = blendRgb(base, cream, (0.62 - y) * 3)
      return blendRgb(under, dark, part === 'neck' || part === 'dewlap' ? 0.3 : (x - 0.2) * 0.9)
    }
    const isNeck = part === 'neck' || part === 'dewlap'
    if (part === 'ear' || (isNeck && kind === 'ayrshire')) return dark
    if (part === 'leg' || part === 'tail') return base
    const ragged =
      (noise(x * 9, y * 9, z * 4, 5) - 0.5) * 0.9 + (noise(x * 27, y * 27, z * 9, 9) - 0.5) * 0.3
    let inside = -1
    for (const [px, py, wide, high] of PATCHES[kind])
      inside = Math.max(inside, 1 - Math.hypot((x - px) / wide, (y - py) / high) + ragged)
    return blendRgb(base, dark, 0.5 + inside * 7)
  }
}
