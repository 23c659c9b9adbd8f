import type { Mark } from '../../kit/animals/beast-render'
import { direction, outward, type Frame, type Vec } from '../../kit/animals/volume'
import type { Touch } from './cow-face-marks'
import { EYE } from './fence-cow-head'

const DARK = 'rgba(14,9,8,0.9)'
const SHADE = 'rgba(26,16,13,0.5)'
const WET = 'rgba(226,226,232,0.34)'

/** Nostrils, mouth and the wet light on the pad, in head units before they are scaled. */
export const FACE_TOUCHES: readonly Touch[] = [
  // A nostril is a comma: a round hole low in front, its tail curled up and out.
  {
    at: [
      [0.47, -0.022, 0.03],
      [0.468, -0.006, 0.034],
      [0.46, 0.006, 0.046],
      [0.448, 0.009, 0.06],
      [0.438, 0.002, 0.07],
      [0.444, -0.006, 0.064],
      [0.456, -0.016, 0.057],
      [0.464, -0.026, 0.044],
    ],
    colour: DARK,
    soft: 0.0012,
  },
  // The cleft of the upper lip, and the mouth from the front to its corner.
  {
    at: [
      [0.482, -0.05, 0],
      [0.482, -0.062, 0],
      [0.476, -0.076, 0],
    ],
    colour: SHADE,
    wide: 0.004,
    soft: 0.001,
    both: false,
  },
  {
    at: [
      [0.47, -0.082, 0.0],
      [0.464, -0.083, 0.02],
      [0.45, -0.083, 0.04],
      [0.425, -0.082, 0.06],
      [0.39, -0.078, 0.07],
      [0.36, -0.068, 0.068],
    ],
    colour: 'rgba(22,13,11,0.85)',
    wide: 0.006,
    soft: 0.001,
  },
  // Wet light on the upper edge of the pad, between the nostrils and over them.
  {
    at: [
      [0.462, 0.012, -0.018],
      [0.464, 0.014, 0],
      [0.462, 0.012, 0.018],
      [0.468, 0.002, 0.012],
      [0.47, 0.0, 0],
      [0.468, 0.002, -0.012],
    ],
    colour: WET,
    soft: 0.004,
    both: false,
  },
  {
    at: [
      [0.45, 0.022, 0.032],
      [0.446, 0.028, 0.046],
      [0.436, 0.024, 0.062],
    ],
    colour: WET,
    wide: 0.006,
    soft: 0.003,
  },
  {
    at: [
      [0.478, -0.04, 0.006],
      [0.476, -0.042, 0.022],
      [0.472, -0.046, 0.036],
    ],
    colour: 'rgba(226,226,232,0.2)',
    wide: 0.01,
    soft: 0.004,
  },
]

/** The dark wet ball of each eye: its depth, the sky at its top, lashes that shade it. */
export function eyeShine(head: Frame, k: number): Mark {
  return ({ pen, at, sees, size, faces }) => {
    const [x, y, z, r] = EYE
    for (const side of [-1, 1]) {
      const ball: Vec = outward(head, [x * k, y * k, z * side * k])
      const near = faces(direction(head, [0.3, 0.2, side * 0.9]))
      const rise = direction(head, [-0.3, 0.65, side * 0.55])
      const glint: Vec = [
        ball[0] + rise[0] * r * k,
        ball[1] + rise[1] * r * k,
        ball[2] + rise[2] * r * k,
      ]
      if (!sees(glint)) continue
      const [gx, gy] = at(glint)
      const wide = r * k * size * (0.1 + 0.1 * Math.max(0, near))
      pen.save()
      pen.fillStyle = 'rgba(250,248,240,0.95)'
      pen.beginPath()
      pen.ellipse(gx, gy, wide, wide * 0.8, 0, 0, Math.PI * 2)
      pen.fill()
      pen.restore()
    }
  }
}
