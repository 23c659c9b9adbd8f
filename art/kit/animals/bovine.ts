import type { Light, Pen, Place, Random } from '../types'
import { modelBody } from './beast-body'
import type { BodyPlan, Carriage } from './body-plan'
import { CALF, COW, type CowPose, STANCES, YOUNG, cowHead, trunkExtras } from './bovine-plan'
import { eyes, faceLines, tuft } from './beast-marks'
import { type Mark, type Rgb, blendRgb, paintBeast, rgbOf } from './beast-render'
import type { Spot } from './model'
import { noise } from './noise'
import { softEyes } from './soft-eye'
import { type Vec, Sculpture } from './volume'

type CowHide = 'friesian' | 'ayrshire' | 'jersey'

export type BovineOptions = {
  pose?: CowPose
  hide?: CowHide
  calf?: boolean
  horns?: boolean
  turn?: number
  look?: number
  tilt?: number
  shadow?: boolean
  carriage?: Partial<Carriage>
  /** What is different from how cows are built. */
  build?: Partial<BodyPlan>
  /** Eyes as they are seen from near, in their sockets. */
  eye?: 'soft'
  /** Of the patches, instead of one by chance. */
  patches?: number
  /** A halter of this colour on its head. */
  halter?: string
}

/** A dairy cow or a calf; `place.size` is its height at the withers. */
export function bovine(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: BovineOptions = {},
): void {
  const drawn = Math.floor(random() * 1000)
  const seed = options.patches ?? drawn
  const { calf = false, hide = 'friesian' } = options
  const plan = { ...(calf ? CALF : COW), ...options.build }
  const carriage = {
    ...(calf ? YOUNG : STANCES[options.pose ?? 'standing']),
    ...options.carriage,
  }
  const model = new Sculpture()
  const { trunk, head } = modelBody(model, plan, carriage, options.look ?? 0.15)
  const k = plan.head
  const p = (x: number, y: number, z: number): Vec => [
    (calf && x > 0.14 ? 0.14 + (x - 0.14) * 0.8 : x) * k,
    y * k,
    z * k,
  ]
  model.within(head, () => cowHead(model, p, k, calf, options.horns ?? false))
  if (options.halter) model.within(head, () => halter(model, p))
  const end = calf ? -0.44 : -0.6
  const lying = carriage.lying === true
  model.within(trunk, () => trunkExtras(model, end, calf, lying))
  const dark = 'rgba(28,18,15,0.88)'
  const strapTint = rgbOf(options.halter ?? '#7a5a34')
  const bare = hideOf(hide, seed, calf)
  const paint = (spot: Spot): Rgb => (spot.part === 'halter' ? strapTint : bare(spot))
  const brush: Rgb = rgbOf(
    hide === 'jersey' ? '#3d2c20' : hide === 'friesian' ? '#2b2624' : '#efe3cf',
  )
  const marks: Mark[] = [
    options.eye === 'soft'
      ? softEyes(head, {
          at: p(0.135, 0.03, 0.1),
          long: 0.031 * k,
          high: 0.0225 * k,
          iris: '#3a2415',
          pupil: 'deep',
          skin: paint({ part: 'head', x: 0.135, y: 0.03, z: 0.1, along: 0 }),
        })
      : eyes(head, {
          at: p(0.135, 0.03, 0.1),
          long: 0.03 * k,
          high: 0.0195 * k,
          iris: '#2e1c12',
          pupil: [0.017 * k, 0.01 * k],
          lid: '#1c120d',
        }),
    faceLines(head, [
      {
        at: [
          p(0.44, -0.068, 0.02),
          p(0.42, -0.07, 0.048),
          p(0.38, -0.066, 0.064),
          p(0.335, -0.062, 0.068),
        ],
        colour: 'rgba(28,18,15,0.6)',
        wide: 0.007,
        out: [0.2, -0.1, 1],
      },
      {
        at: [
          p(0.448, -0.018, 0.032),
          p(0.442, -0.002, 0.05),
          p(0.428, 0.004, 0.062),
          p(0.416, -0.004, 0.067),
          p(0.428, -0.018, 0.058),
          p(0.444, -0.028, 0.036),
        ],
        colour: dark,
        wide: 0.006,
        fill: true,
        out: [0.6, 0, 0.8],
      },
    ]),
    tuft({
      frame: trunk,
      from: [end - 0.09, lying ? 0.6 : 0.4, 0.02],
      to: [end - 0.09, lying ? 0.55 : 0.27, 0.02],
      spread: 0.035,
      fall: [-0.04, -1, 0],
      stray: 0.3,
      long: calf ? 0.1 : 0.17,
      count: 60,
      thick: 0.006,
      colours: [brush, blendRgb(brush, [120, 90, 66], 0.25)],
    }),
    tuft({
      frame: head,
      from: p(0.0, 0.06, -0.05),
      to: p(0.03, 0.075, 0.05),
      spread: 0.03,
      fall: [0.4, -0.35, 0.1],
      stray: 0.8,
      long: 0.06,
      count: 40,
      thick: 0.005,
      colours: [paint({ part: 'head', x: 0.03, y: 0.06, z: 0.06, along: 0 })],
    }),
  ]
  paintBeast(pen, { model, hide: paint, marks, hair: 0.024 }, place, light, {
    turn: options.turn ?? 0.25,
    seed,
    ...(options.tilt === undefined ? {} : { tilt: options.tilt }),
    ...(options.shadow === undefined ? {} : { shadow: options.shadow }),
  })
}

/** A noseband, two cheek pieces and a strap behind the ears. */
function halter(model: Sculpture, p: (x: number, y: number, z: number) => Vec): void {
  const strap = (...points: Vec[]): void =>
    model.tube(
      'halter',
      points.map(([x, y, z]) => [x, y, z, 0.011] as const),
      { blend: 0.004, smooth: 3 },
    )
  strap(p(0.27, 0.05, 0), p(0.275, 0.03, 0.07), p(0.28, -0.05, 0.075), p(0.285, -0.118, 0))
  strap(p(0.27, 0.05, 0), p(0.275, 0.03, -0.07), p(0.28, -0.05, -0.075), p(0.285, -0.118, 0))
  model.both((side) => {
    strap(p(0.277, -0.02, 0.078 * side), p(0.16, -0.06, 0.108 * side), p(0.03, -0.03, 0.102 * side))
    strap(p(0.03, -0.03, 0.102 * side), p(-0.01, 0.04, 0.09 * side), p(-0.015, 0.085, 0))
  })
}

const SKIN = rgbOf('#d8a08f')
const COLOURS: Record<CowHide, readonly [Rgb, Rgb]> = {
  friesian: [rgbOf('#ece4d4'), rgbOf('#3a3330')],
  ayrshire: [rgbOf('#efe3cd'), rgbOf('#93482a')],
  jersey: [rgbOf('#b8854f'), rgbOf('#6f482c')],
}

function hideOf(kind: CowHide, seed: number, calf: boolean): (spot: Spot) => Rgb {
  const [white, dark] = COLOURS[kind]
  const cream = rgbOf('#e2c79c')
  const nose = rgbOf(kind === 'ayrshire' ? '#c08b7c' : kind === 'friesian' ? '#4a3d3a' : '#3a302c')
  const hoof = rgbOf('#40352c')
  return ({ part, x, y, z, along }) => {
    if (part === 'hoof') return hoof
    if (part === 'nose') return nose
    if (part === 'inner') return blendRgb(SKIN, dark, 0.35)
    if (part === 'udder') return kind === 'jersey' ? blendRgb(SKIN, cream, 0.4) : SKIN
    if (part === 'horn') return blendRgb([222, 208, 180], [70, 58, 48], along * 1.5 - 0.6)
    if (part === 'head') {
      const t = calf && x > 0.14 ? 0.14 + (x - 0.14) / 0.8 : x
      const muzzle = (t - 0.4) * 30
      if (kind === 'jersey')
        return blendRgb(
          blendRgb(blendRgb(white, dark, (t - 0.1) * 3.5), cream, (t - 0.355) * 26),
          nose,
          (t - 0.425) * 60,
        )
      const blaze =
        (0.042 + (t > 0.22 ? (t - 0.22) * 0.45 : 0) - Math.abs(z)) * 60 * (y > -0.02 ? 1 : 0.4)
      return blendRgb(blendRgb(dark, white, blaze), nose, muzzle * 0.7)
    }
    if (kind === 'jersey') {
      const base = blendRgb(white, cream, (0.6 - y) * 3)
      if (part === 'leg') return blendRgb(white, dark, 0.25)
      if (part === 'ear' || part === 'tail') return blendRgb(white, dark, 0.5)
      return blendRgb(base, dark, part === 'neck' || part === 'dewlap' ? 0.3 : (x - 0.25) * 0.9)
    }
    if (part === 'ear') return dark
    if (part === 'leg' || part === 'tail') return white
    if (part === 'neck' || part === 'dewlap') return dark
    const field =
      noise(x * 2.1 + seed, y * 1.9, z * 1.9, seed) * 0.8 +
      noise(x * 5.5, y * 5.5, z * 5.5, seed) * 0.2
    const bias = -0.03 + Math.min(0.05, (y - 0.6) * 0.7) + Math.max(0, x - 0.3) * 0.5
    return blendRgb(white, dark, (field + bias - 0.5) * 30)
  }
}
