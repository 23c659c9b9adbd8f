import { faceLines } from '../../kit/animals/beast-marks'
import type { Mark } from '../../kit/animals/beast-render'
import {
  outward,
  type Frame,
  type Joint,
  type Sculpture,
  type Section,
} from '../../kit/animals/volume'

/** Heavy jowls, a dished face, a short broad snout. */
const GROWN: readonly Section[] = [
  [-0.03, 0.1, -0.3, 0.34],
  [0.06, 0.115, -0.32, 0.36],
  [0.15, 0.085, -0.3, 0.31],
  [0.23, 0.02, -0.26, 0.24],
  [0.31, -0.022, -0.225, 0.195],
  [0.39, -0.03, -0.205, 0.178],
  [0.45, -0.022, -0.2, 0.176],
]
/** Shorter and rounder. */
const YOUNG: readonly Section[] = [
  [-0.02, 0.1, -0.22, 0.27],
  [0.08, 0.11, -0.24, 0.29],
  [0.17, 0.075, -0.23, 0.25],
  [0.25, 0.02, -0.205, 0.19],
  [0.31, -0.012, -0.185, 0.155],
  [0.36, -0.022, -0.18, 0.145],
]

/** A broad leaf that falls forward from the poll, beside the eye. */
const LOP: readonly Joint[] = [
  [-0.01, 0.055, 0.1, 0.05],
  [0.01, 0.105, 0.15, 0.074],
  [0.06, 0.09, 0.2, 0.08],
  [0.12, 0.03, 0.225, 0.064],
  [0.18, -0.05, 0.228, 0.036],
  [0.215, -0.11, 0.22, 0.006],
]
/** A small ear that still stands. */
const PRICKED: readonly Joint[] = [
  [0.0, 0.06, 0.09, 0.06],
  [-0.015, 0.12, 0.14, 0.085],
  [0.0, 0.18, 0.175, 0.075],
  [0.05, 0.215, 0.2, 0.045],
  [0.1, 0.215, 0.215, 0.008],
]

/** The head of a pig, its poll at the origin of the frame and its snout along x. */
export function pigHead(model: Sculpture, young: boolean): void {
  model.loft('head', young ? YOUNG : GROWN, { blend: 0.04, smooth: 4 })
  const [end, r] = young ? [0.36, 0.078] : [0.455, 0.094]
  // The disc of the snout, a little broader than what carries it.
  model.tube(
    'nose',
    [
      [end, -0.106, 0, r],
      [end + 0.022, -0.106, 0, r * 0.95],
    ],
    { blend: 0.012, flat: 0.34, flatAxis: [1, -0.12, 0] },
  )
  model.both((side) => {
    model.ball('head', [0.2, 0.012, 0.08 * side, 0.036], { blend: 0.04 })
    model.ball('head', [0.1, young ? -0.15 : -0.2, 0.11 * side, young ? 0.1 : 0.13], {
      blend: 0.07,
    })
    // Thin rods side by side.
    for (const share of [-0.84, -0.56, -0.28, 0, 0.28, 0.56, 0.84])
      model.tube(
        'ear',
        (young ? PRICKED : LOP).map(([x, y, z, wide]): Joint => [
          x + (young ? 0.5 : 0.84) * share * wide,
          y + (young ? -0.5 : 0.66) * share * wide,
          (z + (young ? 0.7 : -0.7) * share * wide) * side,
          0.008 + 0.36 * wide,
        ]),
        { blend: 0.04, smooth: 3 },
      )
  })
}

/** What is drawn on a sleeping pig: closed eyes, mouth, nostrils, the folds of its snout. */
export function pigMarks(head: Frame, young: boolean): Mark[] {
  const nose = young ? 0.385 : 0.48
  // The ear of a sow hangs over where the eye of a piglet is.
  const ahead = young ? 0 : 0.05
  const lines = (
    [
      // The lashes of the closed eye, the fold of its lid, the mouth.
      [
        'rgba(84,42,34,0.95)',
        0.013,
        [0.165 + ahead, 0.01 - ahead * 0.4, 0.125],
        [0.192 + ahead, -0.03 - ahead * 0.8, 0.125],
        [0.235 + ahead, -0.038 - ahead * 0.9, 0.112],
        [0.285 + ahead, -0.004 - ahead * 0.7, 0.088],
      ],
      [
        'rgba(150,88,74,0.5)',
        0.01,
        [0.175 + ahead, 0.044 - ahead * 0.6, 0.105],
        [0.215 + ahead, 0.038 - ahead * 0.6, 0.102],
        [0.26 + ahead, 0.014 - ahead * 0.6, 0.085],
      ],
      [
        'rgba(124,68,56,0.8)',
        0.011,
        [nose - 0.06, -0.17, 0.085],
        [nose - 0.11, -0.178, 0.098],
        [nose - 0.16, -0.18, 0.108],
        [nose - 0.21, -0.155, 0.125],
      ],
    ] as const
  ).map(([colour, wide, ...at]) => ({ at, colour, wide, out: [0, 0, 1] as const }))
  return [faceLines(head, lines), snoutHoles(head, nose + 0.016)]
}

/** The two nostrils in the disc of the snout, where they look at the painter. */
function snoutHoles(head: Frame, end: number): Mark {
  return ({ pen, at, sees, size }) => {
    for (const side of [1, -1]) {
      const hole = outward(head, [end + 0.02, -0.1, 0.038 * side])
      if (!sees(hole)) continue
      const [x, y] = at(hole)
      pen.fillStyle = 'rgba(92,42,38,0.85)'
      pen.beginPath()
      pen.ellipse(x, y, size * 0.012, size * 0.021, 0, 0, Math.PI * 2)
      pen.fill()
    }
  }
}
