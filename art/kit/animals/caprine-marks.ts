import { type faceLines, tuft } from './beast-marks'
import { type Mark, type Rgb, rgbOf } from './beast-render'
import type { GoatHide } from './caprine-hide'
import type { Vec } from './volume'

/** A few hairs that end the mass of a beard. */
export function softTip(
  head: Parameters<typeof tuft>[0]['frame'],
  down: Vec,
  k: number,
  colours: readonly Rgb[],
): Mark {
  const root = (off: number): Vec => [
    (0.272 + (down[0] - 0.12) * off) * k,
    (-0.092 + down[1] * off) * k,
    0,
  ]
  return tuft({
    frame: head,
    from: root(0.06),
    to: root(0.13),
    spread: 0.03,
    fall: [-0.1, -1, 0.02],
    stray: 0.1,
    long: 0.07,
    count: 46,
    thick: 0.006,
    colours,
  })
}

/** Longer hair along the belly and behind the thighs. */
export function fringe(
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

export const GROWN_LINES = (dark: string, p: At): Lines => [
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

export const KID_LINES = (dark: string, p: At): Lines => [
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
