import { modelBody } from '../../kit/animals/beast-body'
import { faceLines } from '../../kit/animals/beast-marks'
import { blendRgb, paintBeast, rgbOf, type Rgb } from '../../kit/animals/beast-render'
import type { BodyPlan, Carriage } from '../../kit/animals/body-plan'
import { GROWN_LINES } from '../../kit/animals/caprine-marks'
import { KID } from '../../kit/animals/caprine-plan'
import type { Spot } from '../../kit/animals/model'
import { noise } from '../../kit/animals/noise'
import { softEyes } from '../../kit/animals/soft-eye'
import { Sculpture, type Joint, type Section, type Vec } from '../../kit/animals/volume'
import type { Light, Pen, Place, Random } from '../../kit/types'

/** A kid of some weeks with a neck that it can stretch. */
const PLAN: BodyPlan = {
  ...KID,
  bone: 1.0,
  neck: {
    withers: [0.22, 0.86, 0, 0.11],
    breast: [0.27, 0.75, 0, 0.075],
    throat: 0.058,
    crest: 0.07,
    flat: 0.78,
  },
  head: 1,
}

/** A round brow, a long slightly arched nose, a square muzzle. */
const FACE: readonly Section[] = [
  [-0.01, 0.076, -0.08, 0.13],
  [0.045, 0.092, -0.118, 0.158],
  [0.11, 0.084, -0.122, 0.152],
  [0.175, 0.058, -0.1, 0.118],
  [0.24, 0.036, -0.074, 0.092],
  [0.295, 0.016, -0.054, 0.082],
  [0.33, 0.0, -0.044, 0.078],
]

/** A Boer kid: white and smooth, with a brown head, a blaze and long drooping ears. */
export function boerKid(
  pen: Pen,
  place: Place,
  light: Light,
  _random: Random,
  options: { carriage: Omit<Carriage, 'lying'>; turn: number; look: number },
): void {
  const model = new Sculpture()
  const { trunk, head } = modelBody(model, PLAN, options.carriage, options.look)
  model.within(head, () => kidHead(model))
  model.within(trunk, () => {
    model.both((side) => {
      model.ball('body', [-0.14, 0.945, side * 0.085, 0.03], { blend: 0.05 })
      model.ball('body', [-0.365, 0.85, side * 0.045, 0.036], { blend: 0.05 })
    })
    model.tube(
      'tail',
      [
        [-0.37, 0.89, 0, 0.036],
        [-0.42, 0.94, 0.008, 0.033],
        [-0.45, 1.0, 0.012, 0.025],
        [-0.46, 1.04, 0.014, 0.01],
      ],
      { blend: 0.02, smooth: 2, flat: 0.6 },
    )
  })
  const p = (x: number, y: number, z: number): Vec => [x, y, z]
  // The lines of a grown face, drawn back to the shorter muzzle.
  const nearer = (x: number, y: number, z: number): Vec => [x - 0.048, y * 0.9 + 0.002, z * 0.94]
  const marks = [
    softEyes(head, {
      at: p(0.116, 0.032, 0.078),
      long: 0.03,
      high: 0.025,
      iris: '#6b4524',
      pupil: 'bar',
      skin: BROWN,
    }),
    faceLines(head, GROWN_LINES('rgba(52,26,18,0.7)', nearer)),
  ]
  paintBeast(pen, { model, hide, marks, hair: 0 }, place, light, { turn: options.turn, seed: 4 })
}

function kidHead(model: Sculpture): void {
  model.loft('head', FACE, { blend: 0.03, smooth: 3 })
  // The lower jaw hangs a little, for the teat lies between it and the lip.
  model.tube(
    'head',
    [
      [0.08, -0.09, 0, 0.046],
      [0.2, -0.078, 0, 0.033],
      [0.3, -0.074, 0, 0.022],
    ],
    { blend: 0.02, flat: 1.05 },
  )
  model.ball('nose', [0.322, -0.018, 0, 0.026], { blend: 0.03, flat: 1.3 })
  const [dx, dy] = model.down()
  model.both((side) => {
    model.ball('head', [0.114, 0.032, 0.06 * side, 0.027], { blend: 0.022 })
    model.tube(
      'head',
      [
        [0.084, 0.056, 0.062 * side, 0.018],
        [0.144, 0.052, 0.054 * side, 0.014],
      ],
      { blend: 0.02 },
    )
    model.tube(
      'head',
      [
        [0.1, -0.02, 0.064 * side, 0.022],
        [0.22, -0.02, 0.036 * side, 0.014],
      ],
      { blend: 0.03 },
    )
    model.ball('nose', [0.32, -0.012, 0.023 * side, 0.017], { blend: 0.018 })
    const hang = (out: number, off: number, z: number, r: number): Joint => [
      out + dx * off,
      0.05 + dy * off,
      z * side,
      r,
    ]
    model.tube(
      'ear',
      [
        [0.012, 0.04, 0.064 * side, 0.022],
        hang(-0.01, 0.01, 0.098, 0.032),
        hang(-0.008, 0.1, 0.118, 0.044),
        hang(0.006, 0.2, 0.122, 0.05),
        hang(0.02, 0.28, 0.116, 0.036),
        hang(0.03, 0.32, 0.108, 0.014),
      ],
      { blend: 0.012, smooth: 3, flat: 0.24, flatAxis: [0.4, 0.1, side] },
    )
    // Buds of horns under the hair.
    model.tube(
      'horn',
      [
        [0.03, 0.085, 0.032 * side, 0.02],
        [0.024, 0.112, 0.036 * side, 0.011],
      ],
      { blend: 0.014 },
    )
  })
}

const WHITE = rgbOf('#f3ecdd')
const BROWN = rgbOf('#96522c')
const NOSE = rgbOf('#c99384')

function hide({ part, x, y, z }: Spot): Rgb {
  if (part === 'hoof') return rgbOf('#5a4a3c')
  if (part === 'horn') return rgbOf('#6a5444')
  if (part === 'nose') return NOSE
  if (part === 'ear') return blendRgb(BROWN, rgbOf('#7d4022'), 0.5)
  if (part === 'head') {
    const edge = (noise(x * 18, y * 18, z * 18, 3) - 0.5) * 0.012
    const blaze = (0.022 + Math.max(0, x - 0.16) * 0.16 + edge - Math.abs(z)) * 70
    const face = blendRgb(BROWN, WHITE, y > -0.02 ? blaze : 0)
    return blendRgb(face, NOSE, (x - 0.3) * 16)
  }
  if (part === 'neck') {
    // The brown of the head ends in an uneven line halfway down the neck.
    const edge = (noise(x * 11, y * 11, z * 11, 6) - 0.5) * 0.16
    return blendRgb(WHITE, BROWN, 0.5 + (x - 0.3 + edge) * 22)
  }
  return WHITE
}
