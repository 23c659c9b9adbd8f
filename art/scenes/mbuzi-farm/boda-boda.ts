import { noise } from '../../kit/animals/noise'
import type { Frame as Space, Vec } from '../../kit/animals/volume'
import { blob, far, within, type Form, type Surface } from '../../kit/human/forms'
import { ballForm, rodForm } from '../../kit/human/things'
import { tint } from '../../kit/human/tint'

/** Both ends of the machine, in a figure's own space. */
const axles = { back: -0.37, front: 0.43, high: 0.185 } as const
const upright = (at: Vec): Space => ({ at, x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] })

/** A ring that stands in the plane of travel: a tyre, a rim. */
function hoop(at: Vec, radius: number, r: number, colour: string, gloss: number): Form {
  const paint = tint(colour)
  return {
    at,
    radius: radius + r,
    distance: (x, y, z) => far(far(x - at[0], y - at[1]) - radius, z - at[2]) - r,
    surface: () => ({ colour: paint, gloss, flesh: false }),
  }
}

function wheel(x: number): Form[] {
  const at: Vec = [x, axles.high, 0]
  const spokes = Array.from({ length: 10 }, (_, i) => {
    const a = (i / 10) * Math.PI * 2 + 0.2
    const end: Vec = [x + Math.cos(a) * 0.135, axles.high + Math.sin(a) * 0.135, 0]
    return rodForm([at, end], 0.003, '#a9adae', 0.6)
  })
  return [
    hoop(at, 0.152, 0.031, '#22201f', 0.06),
    hoop(at, 0.13, 0.009, '#b9bdbe', 0.8),
    rodForm(
      [
        [x, axles.high, -0.04],
        [x, axles.high, 0.04],
      ],
      0.024,
      '#8b9092',
      0.7,
    ),
    ...spokes,
  ]
}

/** A smooth body through joints, each with its thickness; `flat` squeezes it from side to side. */
function body(
  joints: readonly (readonly [number, number, number, number])[],
  colour: string,
  gloss: number,
  flat = 1,
): Form {
  const paint = tint(colour)
  const cones = joints.slice(1).map(([x, y, z, rb], i) => {
    const [ax, ay, az, ra] = joints[i] ?? [x, y, z, rb]
    return { a: [ax, ay, az] as Vec, b: [x, y, z] as Vec, ra, rb, flat, axis: [0, 0, 1] as Vec }
  })
  return blob(cones, 0.03, () => ({ colour: paint, gloss, flesh: false }))
}

/** The motorcycle that a boda boda rider sits on, its seat at 0.5 of the rider's height. */
export function motorcycle(colour: string): Form[] {
  const both = (make: (side: 1 | -1) => Form): Form[] => [make(1), make(-1)]
  const { back, front, high } = axles
  return [
    ...wheel(back),
    ...wheel(front),
    // Tank, side cover, seat, carrier.
    body(
      [
        [0.0, 0.455, 0, 0.045],
        [0.1, 0.485, 0, 0.066],
        [0.2, 0.475, 0, 0.05],
      ],
      colour,
      0.8,
      0.85,
    ),
    body(
      [
        [-0.2, 0.4, 0, 0.045],
        [-0.06, 0.37, 0, 0.05],
      ],
      colour,
      0.7,
      0.9,
    ),
    body(
      [
        [-0.4, 0.475, 0, 0.03],
        [-0.18, 0.458, 0, 0.044],
        [0.0, 0.46, 0, 0.036],
      ],
      '#231f1d',
      0.25,
    ),
    ...both((z) =>
      rodForm(
        [
          [-0.6, 0.475, 0.07 * z],
          [-0.28, 0.485, 0.07 * z],
          [-0.2, 0.4, 0.06 * z],
        ],
        0.011,
        '#3a3836',
        0.5,
      ),
    ),
    // Mudguards and lamps.
    body(
      [
        [-0.56, 0.34, 0, 0.02],
        [-0.47, 0.395, 0, 0.03],
        [-0.3, 0.39, 0, 0.03],
      ],
      colour,
      0.7,
    ),
    body(
      [
        [0.58, 0.32, 0, 0.018],
        [0.5, 0.375, 0, 0.026],
        [0.38, 0.372, 0, 0.026],
        [0.3, 0.315, 0, 0.018],
      ],
      colour,
      0.7,
    ),
    ballForm([0.345, 0.55, 0], 0.048, '#2b2a2a', 0.5),
    ballForm([0.375, 0.55, 0], 0.04, '#f3ead0', 1),
    ballForm([-0.565, 0.385, 0], 0.02, '#a8251c', 0.8),
    // Engine with its cooling fins, frame, exhaust, fork.
    body(
      [
        [-0.03, 0.25, 0, 0.06],
        [0.1, 0.255, 0, 0.062],
      ],
      '#6d7072',
      0.5,
    ),
    ...[0, 1, 2, 3].map((i) =>
      rodForm(
        [
          [0.06, 0.31 + i * 0.024, -0.042],
          [0.1, 0.31 + i * 0.024, 0.0],
          [0.06, 0.31 + i * 0.024, 0.042],
        ],
        0.0085,
        '#8c9092',
        0.6,
      ),
    ),
    ...both((z) =>
      rodForm(
        [
          [0.22, 0.46, 0.02 * z],
          [0.16, 0.25, 0.035 * z],
          [-0.04, 0.2, 0.04 * z],
          [back, high, 0.045 * z],
          [-0.27, 0.42, 0.045 * z],
        ],
        0.012,
        '#2f2d2c',
        0.4,
      ),
    ),
    body(
      [
        [0.12, 0.24, 0.07, 0.014],
        [0.04, 0.165, 0.075, 0.015],
        [-0.16, 0.165, 0.08, 0.022],
        [-0.47, 0.215, 0.082, 0.028],
      ],
      '#b3b7b8',
      0.9,
    ),
    ...both((z) =>
      rodForm(
        [
          [front, high, 0.05 * z],
          [0.345, 0.4, 0.05 * z],
          [0.27, 0.6, 0.045 * z],
        ],
        0.0145,
        '#c3c7c8',
        0.9,
      ),
    ),
    ...both((z) =>
      rodForm(
        [
          [0.29, 0.6, 0],
          [0.28, 0.625, 0.07 * z],
          [0.235, 0.625, 0.2 * z],
        ],
        0.011,
        '#2b2928',
        0.5,
      ),
    ),
    ...both((z) =>
      rodForm(
        [
          [0.27, 0.625, 0.1 * z],
          [0.3, 0.7, 0.145 * z],
        ],
        0.005,
        '#2b2928',
        0.5,
      ),
    ),
    ...both((z) => ballForm([0.3, 0.715, 0.15 * z], 0.026, '#3b4246', 1)),
    ...both((z) =>
      rodForm(
        [
          [0.04, 0.17, 0.03 * z],
          [0.04, 0.165, 0.14 * z],
        ],
        0.011,
        '#2b2928',
        0.3,
      ),
    ),
  ]
}

/** A woven sack on its side, drawn in by two ropes, its corners standing out as ears. */
export function ropedSack(middle: Vec, half: Vec, stripe: string, seed: number): Form[] {
  const [a, b, c] = half
  const [weave, band, rope, dark] = [
    tint('#ddd0b0'),
    tint(stripe),
    tint('#6b4a2a'),
    tint('#c3b48e'),
  ]
  const ropes = [-0.42, 0.4]
  const toRope = (x: number): number => Math.min(...ropes.map((at) => Math.abs(x / a - at)))
  const ear = (end: 1 | -1, side: 1 | -1): Form =>
    rodForm(
      [
        [middle[0] + end * a * 0.9, middle[1] + b * 0.35, middle[2] + side * c * 0.5],
        [middle[0] + end * a * 0.96, middle[1] + b * 0.6, middle[2] + side * c * 0.7],
      ],
      b * 0.2,
      '#d3c4a0',
      0.03,
    )
  return [
    within(upright(middle), 1, [0, 0, 0], far(a, b, c) * 1.1, {
      distance: (x, y, z) => {
        const pinch = Math.exp(-((toRope(x) / 0.16) ** 2))
        const lump = 0.5 - noise(x * 13 + seed, y * 13, z * 13, 4)
        const fold = Math.sin(x * 120 + 30 * y + 8 * lump + seed) * pinch
        const swell = 1 - 0.12 * pinch + 0.1 * lump + 0.012 * fold
        const s =
          (Math.abs(x / a) ** 3.2 +
            Math.abs(y / (b * swell)) ** 2.6 +
            Math.abs(z / (c * swell)) ** 2.6) **
          (1 / 2.8)
        return (s - 1) * Math.min(b, c) * 0.6
      },
      surface: (x, y, z): Surface => {
        if (toRope(x) < 0.045) return { colour: rope, gloss: 0.05, flesh: false }
        const printed = Math.abs(y / b - 0.05) < 0.07 || Math.abs(y / b - 0.3) < 0.05
        const thread = Math.sin(x * 260) * Math.sin(y * 260 + z * 260)
        const colour = printed && z > 0 ? band : thread > 0.55 ? dark : weave
        return { colour, gloss: 0.04, flesh: false }
      },
    }),
    ear(-1, 1),
    ear(1, 1),
  ]
}
