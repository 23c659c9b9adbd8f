import type { Light, Pen, Place, Random } from '../types'
import { type BodyPlan, type Carriage, modelBody } from './beast-body'
import { eyes, faceLines, tuft } from './beast-marks'
import { type Mark, type Rgb, paintBeast, rgbOf } from './beast-render'
import { type GoatHide, goatHide, hidePalette } from './caprine-hide'
import { type HeadKind, caprineHead } from './caprine-head'
import { type CaprinePose, GROWN_GOAT, KID, carriageOf } from './caprine-plan'
import { type Vec, Sculpture, inward } from './volume'

export type CaprineOptions = {
  pose?: CaprinePose
  hide?: GoatHide
  kid?: boolean
  horns?: 'none' | 'swept' | 'short' | 'spread' | 'buds'
  ears?: 'level' | 'upright' | 'lop'
  beard?: boolean
  udder?: boolean
  /** Turn toward the painter (positive) or away (negative), in radians. */
  turn?: number
  /** Turn of the head against the trunk. */
  look?: number
  tilt?: number
  shadow?: boolean
  /** What is different from how the pose has it. */
  carriage?: Partial<Carriage>
  /** 0 lean to 1 stout. */
  girth?: number
}

/** A goat or a kid; `place.size` is its height at the withers. */
export function caprine(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: CaprineOptions = {},
): void {
  const seed = Math.floor(random() * 1000)
  const kid = options.kid ?? false
  const hide = options.hide ?? 'saanen'
  const plan = stout(kid ? KID : GROWN_GOAT, options.girth ?? 0.5)
  const carriage = { ...carriageOf(options.pose ?? 'standing', kid), ...options.carriage }
  const model = new Sculpture()
  const look = options.look ?? 0.1
  const { trunk, head } = modelBody(model, plan, carriage, look)
  const kind: HeadKind = {
    kid,
    horns: options.horns ?? (kid ? 'none' : 'swept'),
    ears: options.ears ?? (hide === 'boer' || hide === 'galla' ? 'lop' : 'level'),
    size: plan.head,
  }
  model.within(head, () => caprineHead(model, kind))
  const palette = hidePalette(hide)
  model.within(trunk, () => {
    trunkExtras(model, kid)
    if (options.udder && !carriage.lying) udder(model)
  })
  const k = plan.head
  const p = (x: number, y: number, z: number): Vec => [x * k, y * k, z * k]
  const nose = rgbOf(palette.nose)
  const dark = `rgba(${nose.map((v) => Math.round(v * 0.34)).join(',')},0.66)`
  const marks: Mark[] = [
    eyes(head, {
      at: kid ? p(0.112, 0.03, 0.077) : p(0.128, 0.034, 0.071),
      long: (kid ? 0.029 : 0.028) * k,
      high: (kid ? 0.019 : 0.0155) * k,
      iris: kid ? '#6b4a24' : '#cf9a3c',
      pupil: kid ? [0.014 * k, 0.0085 * k] : [0.0135 * k, 0.0042 * k],
      lid: '#2a1a12',
      ...(palette.ring ? { ring: palette.ring } : {}),
    }),
    faceLines(head, kid ? KID_LINES(dark, p) : GROWN_LINES(dark, p)),
  ]
  const falls: Vec = [0, -1, 0]
  const own = inward(head, falls)
  if (options.beard ?? (!kid && kind.horns !== 'none'))
    marks.push(
      tuft({
        frame: head,
        from: p(0.24, -0.098, 0),
        to: p(0.34, -0.088, 0),
        spread: 0.03,
        fall: [-0.16 + own[0] * 0.02, -1, 0.02],
        stray: 0.22,
        long: 0.2,
        taper: 0.7,
        count: 110,
        thick: 0.006,
        colours: [palette.beard, palette.face, palette.dim].map(rgbOf),
      }),
    )
  if (!kid) {
    marks.push(fringe(trunk, hide, palette.base, palette.belly))
    // A tuft between the horns.
    marks.push(
      tuft({
        frame: head,
        from: p(0.0, 0.06, -0.03),
        to: p(0.05, 0.074, 0.03),
        spread: 0.02,
        fall: [0.35 * Math.cos(carriage.pitch), -0.1, 0.1],
        stray: 0.8,
        long: 0.065,
        count: 26,
        thick: 0.009,
        colours: [palette.face, palette.beard].map(rgbOf),
      }),
    )
  }
  paintBeast(
    pen,
    { model, hide: goatHide(hide, seed, kid), marks, hair: kid ? 0.04 : 0.05 },
    place,
    light,
    {
      turn: options.turn ?? 0.25,
      seed,
      ...(options.tilt === undefined ? {} : { tilt: options.tilt }),
      ...(options.shadow === undefined ? {} : { shadow: options.shadow }),
    },
  )
}

function stout(plan: BodyPlan, girth: number): BodyPlan {
  const swell = 0.92 + girth * 0.16
  return {
    ...plan,
    torso: plan.torso.map(([x, top, low, wide]) => [
      x,
      top,
      top - (top - low) * (0.98 + girth * 0.04),
      wide * swell,
    ]),
  }
}

function trunkExtras(model: Sculpture, kid: boolean): void {
  const end = kid ? -0.36 : -0.53
  model.both((side) => {
    // Hip bones, pin bones, the spring of the ribs.
    model.ball('body', [end + 0.22, 0.945, side * 0.105, 0.036], { blend: 0.05 })
    model.ball('body', [end - 0.005, 0.845, side * 0.05, 0.04], { blend: 0.05 })
  })
  model.tube(
    'tail',
    [
      [end - 0.01, 0.885, 0, 0.04],
      [end - 0.06, 0.93, 0.008, 0.036],
      [end - 0.1, 0.99, 0.012, 0.028],
      [end - 0.115, 1.03, 0.014, 0.01],
    ],
    { blend: 0.02, smooth: 2, flat: 0.6 },
  )
}

function udder(model: Sculpture): void {
  model.tube(
    'udder',
    [
      [-0.33, 0.56, 0, 0.1],
      [-0.335, 0.475, 0, 0.098],
      [-0.33, 0.42, 0, 0.07],
    ],
    { blend: 0.05, smooth: 2 },
  )
  model.both((side) =>
    model.tube(
      'udder',
      [
        [-0.315, 0.42, side * 0.052, 0.05],
        [-0.295, 0.36, side * 0.06, 0.026],
        [-0.285, 0.315, side * 0.064, 0.014],
      ],
      { blend: 0.03, smooth: 2 },
    ),
  )
}

/** Longer hair along the belly and behind the thighs. */
function fringe(
  frame: Parameters<typeof tuft>[0]['frame'],
  hide: GoatHide,
  base: string,
  belly: string,
): Mark {
  const colours: Rgb[] = [belly, base].map(rgbOf)
  return tuft({
    frame,
    from: [-0.12, 0.525, 0.06],
    to: [0.3, 0.56, 0.05],
    spread: 0.03,
    fall: [-0.45, -0.85, 0],
    stray: 0.4,
    long: hide === 'saanen' ? 0.03 : 0.04,
    count: 110,
    thick: 0.004,
    colours,
  })
}

type At = (x: number, y: number, z: number) => Vec
type Lines = Parameters<typeof faceLines>[1]

const GROWN_LINES = (dark: string, p: At): Lines => [
  // Mouth: from under the nose back to the corner, which turns up a little.
  {
    at: [
      p(0.395, -0.058, 0.008),
      p(0.383, -0.06, 0.022),
      p(0.351, -0.056, 0.034),
      p(0.306, -0.056, 0.042),
      p(0.276, -0.047, 0.045),
    ],
    colour: dark,
    wide: 0.0055,
    out: [0.2, -0.1, 1],
  },
  // Nostril: a comma that opens forward.
  {
    at: [
      p(0.402, -0.02, 0.014),
      p(0.395, -0.008, 0.026),
      p(0.381, -0.004, 0.033),
      p(0.367, -0.01, 0.036),
      p(0.383, -0.018, 0.031),
      p(0.399, -0.026, 0.016),
    ],
    colour: dark,
    wide: 0.006,
    fill: true,
    out: [0.7, 0, 0.7],
  },
  // The cleft of the upper lip.
  {
    at: [p(0.411, -0.03, 0.001), p(0.412, -0.045, 0.001), p(0.407, -0.06, 0.001)],
    colour: dark,
    wide: 0.005,
    out: [1, 0, 0.05],
  },
]

const KID_LINES = (dark: string, p: At): Lines => [
  {
    at: [
      p(0.284, -0.052, 0.006),
      p(0.277, -0.054, 0.018),
      p(0.254, -0.052, 0.028),
      p(0.227, -0.05, 0.037),
      p(0.207, -0.042, 0.042),
    ],
    colour: dark,
    wide: 0.007,
    out: [0.2, -0.1, 1],
  },
  {
    at: [
      p(0.292, -0.017, 0.01),
      p(0.287, -0.009, 0.019),
      p(0.277, -0.008, 0.026),
      p(0.27, -0.013, 0.028),
      p(0.28, -0.019, 0.023),
      p(0.29, -0.023, 0.012),
    ],
    colour: dark,
    wide: 0.005,
    fill: true,
    out: [0.7, 0, 0.7],
  },
]
