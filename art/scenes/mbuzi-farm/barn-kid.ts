import { modelBody } from '../../kit/animals/beast-body'
import { faceLines, tuft } from '../../kit/animals/beast-marks'
import { blendRgb, paintBeast, rgbOf, type Rgb } from '../../kit/animals/beast-render'
import type { BodyPlan } from '../../kit/animals/body-plan'
import { GROWN_LINES } from '../../kit/animals/caprine-marks'
import { KID } from '../../kit/animals/caprine-plan'
import type { Spot } from '../../kit/animals/model'
import { noise } from '../../kit/animals/noise'
import { Sculpture, type Joint } from '../../kit/animals/volume'
import type { Light, Pen, Place, Random } from '../../kit/types'
import { liddedEyes } from './lidded-eye'

/** Two days old: a short narrow trunk, tucked up behind, on long legs. */
const PLAN: BodyPlan = {
  ...KID,
  torso: [
    [-0.36, 0.88, 0.77, 0.11],
    [-0.31, 0.935, 0.72, 0.18],
    [-0.2, 0.965, 0.69, 0.22],
    [-0.06, 0.962, 0.655, 0.245],
    [0.08, 0.962, 0.635, 0.25],
    [0.19, 0.975, 0.64, 0.225],
    [0.27, 0.945, 0.67, 0.185],
    [0.31, 0.87, 0.71, 0.14],
  ],
  bone: 0.84,
  flesh: 0.7,
  neck: {
    withers: [0.22, 0.86, 0, 0.105],
    breast: [0.27, 0.76, 0, 0.07],
    throat: 0.052,
    crest: 0.062,
    flat: 0.76,
  },
  head: 1,
}

const [WHITE, CREAM, TAN] = [rgbOf('#f1e8d6'), rgbOf('#dcc9a8'), rgbOf('#9c5a32')]
const [EAR, PINK, NOSE, HOOF] = [
  rgbOf('#8a4b2a'),
  rgbOf('#d3a08c'),
  rgbOf('#b98374'),
  rgbOf('#4a3c32'),
]

/** A newborn kid that stretches its neck; `place.size` is its height at the withers. */
export function barnKid(pen: Pen, place: Place, light: Light, _random: Random): void {
  const model = new Sculpture()
  const feet = [
    [-0.43, 0],
    [-0.25, 0],
    [0.2, 0],
    [0.33, 0],
  ] as const
  const carriage = {
    body: { pitch: -0.03, lift: 0.01 },
    feet,
    head: [0.53, 1.0, 0] as const,
    pitch: -0.46,
  }
  const { trunk, head } = modelBody(model, PLAN, carriage, 0.16)
  model.within(head, () => kidHead(model))
  model.within(trunk, () => hindquarters(model, feet[0][0]))
  const marks = [
    liddedEyes(head, {
      at: [0.116, 0.032, 0.077],
      long: 0.031,
      open: 1.15,
      iris: '#6d4826',
      skin: TAN,
    }),
    faceLines(
      head,
      GROWN_LINES('rgba(70,36,28,0.7)', (x, y, z) => [x - 0.052, y * 0.9 + 0.002, z * 0.98]),
    ),
    tuft({
      frame: head,
      from: [0.02, 0.07, -0.03],
      to: [0.07, 0.088, 0.03],
      spread: 0.02,
      fall: [0.8, 0.2, 0.1],
      stray: 0.6,
      long: 0.04,
      count: 36,
      thick: 0.006,
      colours: [TAN, WHITE],
    }),
    tuft({
      frame: trunk,
      from: [-0.4, 0.93, 0],
      to: [-0.455, 1.02, 0.01],
      spread: 0.024,
      fall: [-0.7, 0.75, 0.1],
      stray: 0.35,
      long: 0.07,
      count: 90,
      thick: 0.007,
      colours: [WHITE, CREAM],
    }),
  ]
  paintBeast(pen, { model, hide: coat, marks, hair: 0.05 }, place, light, {
    turn: 0.26,
    seed: 4,
    shadow: false,
  })
}

/** A round brow, a short straight nose, ears that stand out and droop at their tips, buds of horns. */
function kidHead(model: Sculpture): void {
  model.loft(
    'head',
    [
      [-0.01, 0.074, -0.08, 0.124],
      [0.045, 0.092, -0.116, 0.152],
      [0.11, 0.084, -0.118, 0.146],
      [0.175, 0.056, -0.096, 0.112],
      [0.24, 0.034, -0.076, 0.092],
      [0.295, 0.016, -0.062, 0.084],
      [0.324, 0.002, -0.056, 0.08],
    ],
    { blend: 0.03, smooth: 3 },
  )
  model.tube(
    'head',
    [
      [0.08, -0.088, 0, 0.044],
      [0.2, -0.072, 0, 0.032],
      [0.296, -0.06, 0, 0.022],
    ],
    { blend: 0.02, flat: 1.06 },
  )
  model.ball('nose', [0.316, -0.018, 0, 0.024], { blend: 0.03, flat: 1.3 })
  model.both((side) => {
    const put = ([x, y, z, r]: Joint): Joint => [x, y, z * side, r]
    model.ball('head', put([0.114, 0.032, 0.058, 0.027]), { blend: 0.022 })
    model.tube('head', [put([0.084, 0.057, 0.062, 0.018]), put([0.146, 0.054, 0.054, 0.014])], {
      blend: 0.02,
    })
    model.ball('nose', put([0.313, -0.01, 0.024, 0.016]), { blend: 0.018 })
    model.ball('head', put([0.03, 0.09, 0.036, 0.022]), { blend: 0.02 })
    const ear = (r: number, ahead: number): readonly Joint[] =>
      (
        [
          [0.008, 0.046, 0.066, 0.02],
          [-0.012, 0.05, 0.1, 0.032],
          [-0.055, 0.028, 0.16, 0.041],
          [-0.105, -0.03, 0.215, 0.032],
          [-0.14, -0.09, 0.245, 0.006],
        ] as const
      ).map(([x, y, z, wide]) => put([x + ahead, y, z + ahead * 0.3, wide * r]))
    model.tube('ear', ear(1, 0), {
      blend: 0.012,
      smooth: 3,
      flat: 0.24,
      flatAxis: [0.75, 0.45, side * 0.4],
    })
    model.tube('inner', ear(0.6, 0.011).slice(1, 4), {
      blend: 0.004,
      smooth: 3,
      flat: 0.24,
      flatAxis: [0.75, 0.45, side * 0.4],
    })
  })
}

/** Hip bones, the hide between thigh and shin, a short tail that stands up. */
function hindquarters(model: Sculpture, foot: number): void {
  model.both((side) => {
    model.ball('body', [-0.15, 0.915, side * 0.075, 0.034], { blend: 0.06 })
    model.ball('body', [-0.365, 0.85, side * 0.048, 0.036], { blend: 0.05 })
  })
  model.tube(
    'thigh',
    [
      [-0.26, 0.64, 0.085, 0.066],
      [foot * 0.5 - 0.15, 0.54, 0.092, 0.044],
      [foot * 0.8 - 0.075, 0.46, 0.094, 0.024],
    ],
    { blend: 0.05, flat: 0.7 },
  )
  model.tube(
    'tail',
    [
      [-0.37, 0.885, 0, 0.036],
      [-0.42, 0.945, 0.008, 0.032],
      [-0.455, 1.01, 0.012, 0.02],
      [-0.475, 1.05, 0.014, 0.006],
    ],
    { blend: 0.02, smooth: 2, flat: 0.6 },
  )
}

/** White, the head and half of the neck brown, the legs cream and dusty below. */
function coat({ part, x, y, z, along }: Spot): Rgb {
  const edge = (noise(x * 11, y * 11, z * 11, 6) - 0.5) * 0.2
  switch (part) {
    case 'hoof':
      return HOOF
    case 'nose':
      return NOSE
    case 'ear':
      return EAR
    case 'inner':
      return blendRgb(PINK, EAR, 0.25)
    case 'leg':
      return blendRgb(
        blendRgb(WHITE, CREAM, along * 0.7),
        rgbOf('#b48c5c'),
        Math.max(0, along - 0.7),
      )
    case 'head': {
      const blaze = (0.02 + Math.max(0, x - 0.16) * 0.14 + edge * 0.06 - Math.abs(z)) * 70
      return blendRgb(blendRgb(TAN, WHITE, y > -0.02 ? blaze : 0), NOSE, (x - 0.3) * 16)
    }
    case 'neck':
      return blendRgb(WHITE, TAN, 0.5 + (x - 0.31 + edge) * 20)
    default:
      return blendRgb(WHITE, CREAM, (0.76 - y + edge) * 2.2)
  }
}
