import type { Easel, Mark, Rgb } from '../../kit/animals/beast-render'
import { blendRgb, paintBeast, rgbOf } from '../../kit/animals/beast-render'
import { faceLines, tuft } from '../../kit/animals/beast-marks'
import type { Spot } from '../../kit/animals/model'
import { cells, noise } from '../../kit/animals/noise'
import { softEyes } from '../../kit/animals/soft-eye'
import {
  Sculpture,
  direction,
  frameAt,
  outward,
  type Frame,
  type Joint,
  type Section,
  type Vec,
} from '../../kit/animals/volume'
import type { Stage } from '../../kit/stage'
import { mane } from './giraffe-mane'

/** The length of the head, which all its measures are told in. */
const LONG = 0.46

/** Where the poll is on the canvas, pixels of a unit, and the turn toward the painter. */
const PLACE = [610, 290] as const
const SIZE = 1100
const TURN = 0.22

/** A long face: deep at the cheek, straight from the brow to the nose, narrow at the lips. */
const FACE: readonly Section[] = [
  [-0.05, 0.08, -0.16, 0.21],
  [0.06, 0.135, -0.22, 0.28],
  [0.18, 0.152, -0.25, 0.3],
  [0.31, 0.134, -0.235, 0.28],
  [0.45, 0.098, -0.175, 0.21],
  [0.62, 0.064, -0.112, 0.148],
  [0.78, 0.042, -0.086, 0.126],
  [0.9, 0.022, -0.08, 0.124],
  [0.965, -0.004, -0.076, 0.11],
]

const NECK: readonly Joint[] = [
  [-0.005, -0.03, 0, 0.064],
  [-0.06, -0.17, 0, 0.085],
  [-0.14, -0.38, 0, 0.108],
  [-0.245, -0.63, 0, 0.142],
  [-0.375, -0.9, 0, 0.188],
  [-0.52, -1.2, 0, 0.24],
]

/** A giraffe close to, nearly in profile: neck and head, looking right into the light. */
export function giraffeClose(stage: Stage): void {
  mane(stage, NECK, { place: PLACE, size: SIZE, turn: TURN })
  const model = new Sculpture()
  const head = frameAt([0, 0, 0], { pitch: -0.42, yaw: 0.12 })
  model.within(head, () => modelHead(model))
  model.tube('neck', NECK, { blend: 0.06, smooth: 5, flat: 0.7 })
  // The windpipe, from the angle of the jaw down the front of the neck.
  const gullet = outward(head, at(0.09, -0.15, 0))
  model.tube(
    'neck',
    [
      [...gullet, 0.05],
      [gullet[0] - 0.02, gullet[1] - 0.12, 0, 0.052],
      [-0.06, -0.38, 0, 0.06],
    ],
    { blend: 0.05, smooth: 3, flat: 0.8 },
  )
  const eye: Vec = at(0.295, 0.062, 0.15)
  const soft = softEyes(head, {
    at: eye,
    long: 0.0235,
    high: 0.019,
    iris: '#38220f',
    pupil: 'deep',
    skin: rgbOf('#b98a58'),
  })
  const marks = [soft, lashes(head, eye), faceLines(head, LINES), crowns(head)].flat()
  paintBeast(
    stage.pen,
    { model, hide, marks, hair: 0.016 },
    stage.place([...PLACE, SIZE]),
    stage.light,
    { turn: TURN, tilt: 0.02, seed: 5, shadow: false, floor: -9 },
  )
}

function at(x: number, y: number, z: number): Vec {
  return [x * LONG, y * LONG, z * LONG]
}

function joint(x: number, y: number, z: number, r: number): Joint {
  return [x * LONG, y * LONG, z * LONG, r * LONG]
}

function modelHead(model: Sculpture): void {
  model.loft(
    'head',
    FACE.map(([x, top, low, wide]): Section => [x * LONG, top * LONG, low * LONG, wide * LONG]),
    { blend: 0.03, smooth: 4 },
  )
  // The jaw is a bone of its own, so that the mouth lies between it and the upper lip.
  model.tube(
    'head',
    [
      joint(0.2, -0.235, 0, 0.075),
      joint(0.45, -0.185, 0, 0.05),
      joint(0.75, -0.128, 0, 0.036),
      joint(0.91, -0.118, 0, 0.034),
    ],
    { blend: 0.02, smooth: 2 },
  )
  // The upper lip hangs a little over the lower one.
  model.tube('head', [joint(0.93, -0.035, 0, 0.048), joint(0.995, -0.07, 0, 0.034)], {
    blend: 0.03,
  })
  model.ball('head', joint(0.28, 0.12, 0, 0.05), { blend: 0.06 })
  model.both((side) => {
    // The eye stands out to the side, under a brow of bone; the cheek runs forward from it.
    model.ball('head', joint(0.295, 0.06, 0.115 * side, 0.058), { blend: 0.03 })
    model.tube(
      'head',
      [joint(0.22, 0.112, 0.118 * side, 0.034), joint(0.35, 0.098, 0.108 * side, 0.028)],
      { blend: 0.03 },
    )
    model.tube(
      'head',
      [joint(0.26, -0.06, 0.125 * side, 0.05), joint(0.55, -0.05, 0.066 * side, 0.03)],
      { blend: 0.04 },
    )
    model.ball('head', joint(0.915, -0.012, 0.034 * side, 0.032), { blend: 0.02 })
    model.tube(
      'horn',
      [
        joint(0.1, 0.12, 0.09 * side, 0.052),
        joint(0.06, 0.24, 0.106 * side, 0.043),
        joint(0.025, 0.35, 0.116 * side, 0.042),
        joint(0.01, 0.4, 0.118 * side, 0.046),
      ],
      { blend: 0.025, smooth: 3 },
    )
    ear(model, side)
  })
}

/** A long leaf: the near one held out and back, the far one pricked up above it. */
function ear(model: Sculpture, side: 1 | -1): void {
  const near = [
    joint(0.0, 0.05, 0.1, 0.04),
    joint(-0.09, 0.075, 0.19, 0.07),
    joint(-0.2, 0.08, 0.29, 0.078),
    joint(-0.31, 0.07, 0.37, 0.05),
    joint(-0.38, 0.055, 0.42, 0.01),
  ]
  const far = [
    joint(-0.02, 0.07, -0.1, 0.04),
    joint(-0.09, 0.13, -0.17, 0.066),
    joint(-0.185, 0.19, -0.24, 0.072),
    joint(-0.28, 0.245, -0.29, 0.048),
    joint(-0.345, 0.28, -0.32, 0.01),
  ]
  if (side > 0)
    model.tube('ear', near, { blend: 0.014, smooth: 4, flat: 0.3, flatAxis: [0.62, -0.12, 0.75] })
  else model.tube('ear', far, { blend: 0.014, smooth: 4, flat: 0.34, flatAxis: [0.5, 0.4, -0.75] })
}

const TAN = rgbOf('#cf9f64')
const PALE = rgbOf('#f0dcb2')
const BROWN = rgbOf('#91522a')
const DARK = rgbOf('#2b1e18')
const LIP = rgbOf('#96806e')

/** How deep a point lies in a brown patch: 1 inside, 0 on the pale seams. */
function patch(u: number, v: number, seam: number): number {
  const wobble = (noise(u * 2.2, v * 2.2, 1, 8) - 0.5) * 0.3
  return Math.max(0, Math.min(1, (cells(u + wobble, v + wobble, 0.5, 11) - seam) * 18))
}

function hide({ part, x, y, z, along }: Spot): Rgb {
  if (part === 'ear') {
    // The hollow of the near ear is dark, its rim is pale.
    const rim = Math.abs(y / LONG - 0.072 + 0.02 * along) / (0.075 - 0.05 * Math.abs(along - 0.5))
    const grain = noise(x * 120, y * 120, z * 120, 4) - 0.5
    const back = blendRgb(TAN, PALE, 0.34 + grain * 0.5)
    // Of the far one the back is seen: brown along its middle, dark at its tip.
    if (z < 0) return blendRgb(blendRgb(back, BROWN, 0.5 + grain), DARK, (along - 0.72) * 2.4)
    return blendRgb(rgbOf('#4a3122'), back, (rim - 0.42 + grain * 0.3) * 2.6 + (along - 0.8) * 4)
  }
  if (part === 'horn') return blendRgb(rgbOf('#b07a44'), DARK, (along - 0.74) * 9)
  if (part === 'neck') {
    // Along the neck, and around it; patches grow downward and draw together at its edges.
    const down = Math.hypot(x, y)
    const axis = -0.34 * down - 0.06 * down * down
    const out = (x - axis * 0.95) / (0.09 + 0.15 * down)
    const around = Math.atan2(out, z / (0.06 + 0.11 * down))
    const inside = patch(around * 1.25 + 6.4, 9.5 * Math.log(1 + 0.9 * down) + out * 0.4, 0.09)
    const worn = noise(x * 40, y * 40, z * 40, 3) - 0.5
    const brown = blendRgb(BROWN, rgbOf('#74401f'), 0.4 + worn * 1.2)
    return blendRgb(PALE, brown, inside * Math.min(1, (down - 0.02) * 9))
  }
  const [fx, fy, fz] = [x / LONG, y / LONG, Math.abs(z) / LONG]
  // Tan, pale under the eye and at the jaw, brown down the bridge of the nose.
  let colour = blendRgb(TAN, PALE, 0.75 - (fy + 0.2) * 4.2)
  colour = blendRgb(colour, BROWN, (fy - 0.06 + 0.12 * fx - fz * 0.55) * 5)
  // The net of the neck runs out over the cheek and the jaw in smaller and fainter spots.
  const small = patch(fx * 9.5, fy * 9.5 + fz * 4, 0.2 + 0.16 * Math.max(0, fx - 0.2))
  const cheek = 1 - Math.hypot((fx - 0.2) / 0.46, (fy + 0.13) / 0.17)
  const faint = 0.85 - 0.9 * Math.max(0, fx - 0.16)
  colour = blendRgb(colour, BROWN, faint * small * Math.max(0, Math.min(1, cheek * 3)))
  // Short hair, whose tips are paler or darker in streaks that run back from the nose.
  const streak = noise(fx * 16, fy * 58, fz * 58, 6) + noise(fx * 40, fy * 110, fz * 110, 7) - 1
  colour =
    streak > 0 ? blendRgb(colour, PALE, streak * 0.5) : blendRgb(colour, BROWN, -streak * 0.6)
  return blendRgb(colour, LIP, (fx - 0.74) * 5.5)
}

const LINES: Parameters<typeof faceLines>[1] = [
  // The mouth runs back below the lip.
  {
    at: [
      at(0.99, -0.092, 0.012),
      at(0.93, -0.096, 0.05),
      at(0.85, -0.096, 0.062),
      at(0.74, -0.09, 0.068),
      at(0.68, -0.078, 0.07),
    ],
    colour: 'rgba(58,38,30,0.55)',
    wide: 0.005,
    out: [0.1, -0.1, 1],
  },
  // A long nostril that can be shut.
  {
    at: [
      at(0.95, 0.0, 0.04),
      at(0.93, 0.014, 0.052),
      at(0.895, 0.012, 0.06),
      at(0.88, 0.004, 0.062),
      at(0.91, 0.0, 0.06),
      at(0.945, -0.008, 0.048),
    ],
    colour: 'rgba(40,26,22,0.85)',
    wide: 0.004,
    fill: true,
    out: [0.3, 0.1, 1],
  },
]

/** Dark hair on the tops of the horns. */
function crowns(head: Frame): Mark[] {
  return [-1, 1].map((side) =>
    tuft({
      frame: head,
      from: at(0.0, 0.41, 0.1 * side),
      to: at(0.02, 0.41, 0.13 * side),
      spread: 0.03,
      fall: direction(head, [-0.1, 1, 0]),
      stray: 0.5,
      long: 0.017,
      count: 40,
      thick: 0.005,
      colours: ['#2b1e18', '#3a2920'].map(rgbOf),
    }),
  )
}

/** Soft lashes that hang from the upper lid and shade the eye. */
function lashes(head: Frame, eye: Vec): Mark {
  return (easel: Easel) => {
    const { pen } = easel
    const point = (u: number, v: number): readonly [number, number] =>
      easel.at(outward(head, [eye[0] + u * 0.024, eye[1] + v * 0.02, eye[2] + 0.012]))
    pen.lineCap = 'round'
    for (let i = 0; i < 15; i++) {
      const u = -0.75 + (1.9 * i) / 14
      const rise = 0.95 - 0.75 * (u - 0.1) ** 2
      const long = 0.5 + 0.25 * Math.sin(i * 2.4)
      const [a, b, c] = [
        point(u, rise + 0.1),
        point(u + long * 0.6, rise + 0.34),
        point(u + long * 1.3, rise - 0.05),
      ]
      pen.strokeStyle = 'rgba(46,29,18,0.72)'
      pen.lineWidth = 2.8
      pen.beginPath()
      pen.moveTo(...a)
      pen.quadraticCurveTo(...b, ...c)
      pen.stroke()
    }
  }
}
