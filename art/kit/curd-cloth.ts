import { noise } from './animals/noise'
import { blob, far, step, type Form, type Surface } from './human/forms'
import { render } from './human/render'
import { stain, tint } from './human/tint'
import { mix } from './colour'
import type { Light, Pen, Place } from './types'

/** Half the width of the bag and its neck at a height; the neck begins at `neck`. */
const neck = 0.76
const beam = 1.12

function halfAt(y: number): number {
  const full = 0.29
  if (y < neck)
    return 0.052 + (full - 0.052) * (0.5 + 0.5 * Math.cos(((y - 0.33) / (neck - 0.33)) * Math.PI))
  return 0.052 + 0.012 * step(neck, beam, y)
}

/** How far a fold stands out: deep at the neck, lost in the round of the curd. */
function foldAt(turn: number, y: number): number {
  const slow = 2.4 * (noise(turn * 1.2, y * 3, 0, 6) - 0.5)
  const gather = step(0.2, neck, y) * (y > neck ? 0.55 : 1)
  // Above the tie the cloth is wrung.
  const wrung = y > neck ? (y - neck) * 14 : 0
  return (
    gather *
    (0.013 * Math.sin(turn * 11 + slow + wrung) + 0.007 * Math.sin(turn * 19 - 2 * slow + wrung))
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
      return Math.max(far(x, z) - halfAt(y) - foldAt(turn, y), y - beam) * 0.6
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

/** The tie and the ends of the cloth over the beam. */
function knot(): Form[] {
  const cloth = tint('#e6dcc4')
  const cord = tint('#a8834a')
  const linen = (x: number, y: number, z: number): Surface => ({
    colour: stain(cloth, tint('#6d5f48'), 0.16 * noise(x * 40, y * 40, z * 40, 2)),
    gloss: 0.04,
    flesh: true,
  })
  const creased = (x: number, y: number, z: number): number =>
    0.004 * Math.sin(90 * x + 14 * y + 18 * z) + 0.003 * Math.sin(52 * x - 9 * y)
  const flat = { flat: 0.36, axis: [0.2, 0, 0.98] as const }
  const over = { flat: 0.5, axis: [0, 0, 1] as const }
  return [
    ...[0, 0.026, 0.052].map((up): Form => ({
      at: [0, neck + up, 0],
      radius: 0.09,
      distance: (x, y, z) => (far(far(x, z) - 0.056, y - neck - up - 0.1 * x) - 0.017) * 0.9,
      surface: () => ({ colour: cord, gloss: 0.1, flesh: false }),
    })),
    blob(
      [
        {
          a: [-0.03, beam - 0.09, 0.075],
          b: [-0.035, beam + 0.16, 0.09],
          ra: 0.05,
          rb: 0.06,
          ...over,
        },
        {
          a: [0.03, beam - 0.09, 0.075],
          b: [0.035, beam + 0.16, 0.09],
          ra: 0.05,
          rb: 0.058,
          ...over,
        },
      ],
      0.03,
      linen,
      creased,
    ),
    // One loop drawn through, then both ends hang down.
    blob(
      [
        { a: [-0.075, beam - 0.085, 0.12], b: [0, beam - 0.055, 0.135], ra: 0.03, rb: 0.042 },
        { a: [0, beam - 0.055, 0.135], b: [0.075, beam - 0.085, 0.12], ra: 0.042, rb: 0.03 },
      ],
      0.02,
      linen,
      creased,
    ),
    ...[
      [-1, 0.3, 0.16],
      [1, 0.24, 0.13],
    ].map(([side = 1, long = 0.3, out = 0.15]) =>
      blob(
        [
          {
            a: [0.06 * side, beam - 0.09, 0.12],
            b: [out * 0.85 * side, beam - 0.06 - long * 0.5, 0.11],
            ra: 0.032,
            rb: 0.05,
            ...flat,
          },
          {
            a: [out * 0.85 * side, beam - 0.06 - long * 0.5, 0.11],
            b: [out * side, beam - 0.06 - long, 0.1],
            ra: 0.05,
            rb: 0.058,
            ...flat,
          },
        ],
        0.03,
        linen,
        creased,
      ),
    ),
  ]
}

/**
 * Curd in a cloth whose wrung neck is knotted over a beam; `place` is the lowest of it, and the
 * beam lies `size` times `curdBeam` higher.
 */
export function curdInCloth(pen: Pen, place: Place, light: Light): void {
  render(pen, [bag(), ...knot()], place, light, { turn: 0, tilt: 0.05, bounce: '#cfc7a0' })
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
