import { noise } from './animals/noise'
import type { Vec } from './animals/volume'
import { far, step, type Form, type Surface } from './human/forms'
import { render } from './human/render'
import { rodForm } from './human/things'
import { stain, tint } from './human/tint'
import { mix } from './colour'
import type { Light, Pen, Place } from './types'

/** The height of the tie, of the highest corners of the cloth, and of the beam. */
const neck = 0.76
const frill = 0.97
const beam = 1.12

/** Half the width of the bag, its neck and the corners that spread above the tie. */
function halfAt(y: number): number {
  const full = 0.29
  if (y < neck)
    return 0.052 + (full - 0.052) * (0.5 + 0.5 * Math.cos(((y - 0.33) / (neck - 0.33)) * Math.PI))
  return 0.052 + 0.11 * step(neck + 0.05, frill + 0.04, y)
}

/** How far a fold stands out: deep at the neck, lost in the round of the curd. */
function foldAt(turn: number, y: number): number {
  const slow = 2.4 * (noise(turn * 1.2, y * 3, 0, 6) - 0.5)
  const gather = step(0.2, neck, y)
  // Above the tie the folds open towards the hem.
  const open = 1.5 * step(neck + 0.08, frill, y)
  return (
    gather *
    (0.013 * (1 + open) * Math.sin(turn * 11 + slow) + 0.007 * Math.sin(turn * 19 - 2 * slow))
  )
}

function bag(): Form {
  const [dry, wet] = [tint('#ece4d0'), tint('#c6bc94')]
  return {
    at: [0, 0.56, 0],
    radius: 0.68,
    distance: (x, y, z) => {
      const turn = Math.atan2(z, x)
      if (y < 0.33)
        return ((far(far(x, z) / 0.29, (y - 0.33) / 0.33) - 1) * 0.29 - foldAt(turn, y)) * 0.6
      const wall = far(x, z) - halfAt(y) - foldAt(turn, y)
      if (y < neck + 0.06) return wall * 0.6
      // The cloth is thin: its hem is hollow, and its four corners stand higher.
      const hem = y - frill + 0.05 - 0.045 * Math.cos(turn * 4 + 0.9) - 0.012 * Math.sin(turn * 7)
      return Math.max(wall, hem, -(wall + 0.022)) * 0.5
    },
    surface: (x, y, z): Surface => {
      // Whey soaks the cloth from below.
      const soaked = step(0.4, 0.04, y + 0.12 * (noise(x * 7, y * 4, z * 7, 3) - 0.5))
      const weave = 0.12 * noise(x * 60, y * 60, z * 60, 2)
      return {
        colour: stain(stain(dry, wet, soaked * 0.9), tint('#6d5f48'), weave),
        gloss: 0.05 + 0.35 * soaked,
        flesh: true,
      }
    },
  }
}

/** The cord: three turns round the neck, two strands up, three turns round the beam and a knot. */
function cords(): Form[] {
  const cord = '#a8834a'
  const ring = (at: (turn: number) => Vec): Form =>
    rodForm(
      Array.from({ length: 25 }, (_, i) => at((i / 24) * Math.PI * 2)),
      0.0165,
      cord,
    )
  return [
    ...[0, 0.03, 0.06].map((up) =>
      ring((turn) => [
        0.058 * Math.cos(turn),
        neck + up + 0.008 * Math.cos(turn),
        0.058 * Math.sin(turn),
      ]),
    ),
    ...[-0.034, 0, 0.034].map((x) =>
      ring((turn) => [
        x + 0.008 * Math.sin(turn),
        beam + 0.086 * Math.cos(turn),
        0.086 * Math.sin(turn),
      ]),
    ),
    rodForm(
      [
        [-0.016, neck + 0.05, 0.02],
        [-0.02, beam - 0.05, 0.06],
      ],
      0.014,
      cord,
    ),
    rodForm(
      [
        [0.016, neck + 0.05, 0.02],
        [0.02, beam - 0.05, 0.06],
      ],
      0.014,
      cord,
    ),
    // The knot before the beam, and its two ends.
    rodForm(
      [
        [-0.04, beam - 0.022, 0.092],
        [0, beam, 0.112],
        [0.034, beam + 0.022, 0.1],
      ],
      0.0165,
      cord,
    ),
    rodForm(
      [
        [-0.034, beam + 0.02, 0.092],
        [0, beam - 0.006, 0.104],
        [0.04, beam - 0.024, 0.1],
        [0.06, beam - 0.046, 0.098],
        [0.07, beam - 0.08, 0.092],
        [0.068, beam - 0.12, 0.086],
      ],
      0.0125,
      cord,
    ),
    rodForm(
      [
        [-0.036, beam - 0.02, 0.094],
        [-0.056, beam - 0.034, 0.094],
        [-0.066, beam - 0.06, 0.09],
        [-0.064, beam - 0.094, 0.086],
      ],
      0.0125,
      cord,
    ),
  ]
}

/**
 * Curd in a cloth whose neck is tied with a cord to a beam; `place` is the lowest of it, and the
 * beam lies `size` times `curdBeam` higher.
 */
export function curdInCloth(pen: Pen, place: Place, light: Light): void {
  render(pen, [bag(), ...cords()], place, light, { turn: 0, tilt: 0.05, bounce: '#cfc7a0' })
}

export const curdBeam = beam

/** Whey that drips from a place down to the row of its surface, and the rings it makes there. */
export function drip(pen: Pen, place: Place, surface: number, light: Light): void {
  const { x, y, size } = place
  const whey = '#dfe0b4'
  const drop = (top: number, high: number, wide: number): void => {
    pen.fillStyle = mix(whey, '#8f9466', 0.35)
    pen.beginPath()
    pen.moveTo(x, top)
    pen.bezierCurveTo(
      x + wide * 0.3,
      top + high * 0.5,
      x + wide,
      top + high * 0.62,
      x + wide * 0.8,
      top + high * 0.84,
    )
    pen.bezierCurveTo(
      x + wide * 0.5,
      top + high * 1.04,
      x - wide * 0.5,
      top + high * 1.04,
      x - wide * 0.8,
      top + high * 0.84,
    )
    pen.bezierCurveTo(x - wide, top + high * 0.62, x - wide * 0.3, top + high * 0.5, x, top)
    pen.fill()
    pen.fillStyle = '#fffdf0'
    pen.beginPath()
    pen.ellipse(
      x + light.from * wide * 0.35,
      top + high * 0.7,
      wide * 0.22,
      high * 0.14,
      0,
      0,
      Math.PI * 2,
    )
    pen.fill()
  }
  drop(y - size * 0.3, size * 0.75, size * 0.16)
  drop(y + (surface - y) * 0.62, size * 0.5, size * 0.12)
  for (const [r, dark] of [
    [0.26, 0.7],
    [0.62, 0.5],
    [1.05, 0.36],
    [1.5, 0.22],
  ] as const)
    for (const [off, colour] of [
      [0, '#7f8458'],
      [-0.055, '#fffef0'],
    ] as const) {
      pen.globalAlpha = dark
      pen.strokeStyle = colour
      pen.lineWidth = size * 0.045
      pen.beginPath()
      pen.ellipse(x, surface + off * size, size * r, size * r * 0.23, 0, 0, Math.PI * 2)
      pen.stroke()
    }
  pen.globalAlpha = 1
}
