import { type Frame, type Vec } from '../../kit/animals/volume'
import type { HandPose } from '../../kit/human/figure'
import { blob, far, rod, step, within, type Cone, type Form } from '../../kit/human/forms'
import { wristFor } from '../../kit/human/grasp'
import { stain, tint } from '../../kit/human/tint'
import type { Body } from '../../kit/people/body'

/** Measures of a bicycle against its rider's height: those of a hardtail with wheels of 29 inches. */
const radius = 0.197
const tyre = 0.016
const axle = radius + tyre
const rear: Vec = [-0.262, axle, 0]
const front: Vec = [0.415, axle, 0]
const crank: Vec = [0, 0.188, 0]
const seat: Vec = [-0.098, 0.49, 0]
const headTop: Vec = [0.268, 0.535, 0]
const headLow: Vec = [0.302, 0.455, 0]
const bar: Vec = [0.285, 0.572, 0]
const grip: Vec = [0.268, 0.584, 0.185]
/** The front pedal, level with the one behind the crank. */
export const pedal: Vec = [0.097, 0.188, 0.085]

const palm = (side: 1 | -1): HandPose => ({
  grip: 'fist',
  palm: [-0.62, -0.78, 0],
  point: [0.78, -0.6, -0.1 * side],
})
export const hands = { left: palm(-1), right: palm(1) }

/** Where the wrist has to be so that the fist closes round the grip of the bar. */
export function wristAt(body: Body, side: 1 | -1): Vec {
  return wristFor([grip[0], grip[1], grip[2] * side], palm(side), body, side)
}

const tube = (points: readonly Vec[], r: number, colour: string, gloss = 0.5, end = r): Form => {
  const paint = tint(colour)
  const cones = points.slice(1).map((b, i): Cone => ({ a: points[i] ?? b, b, ra: r, rb: end }))
  return blob(cones, 0.006, () => ({ colour: paint, gloss, flesh: false }))
}

/** A tyre with knobs, its rim and sixteen pairs of spokes. */
function wheel(at: Vec, turned: number): Form {
  const [rubber, side, metal] = [tint('#2b2927'), tint('#4a4642'), tint('#b9bcbc')]
  const sector = Math.PI / 12
  const frame: Frame = { at, x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }
  return within(frame, 1, [0, 0, 0], axle + 0.01, {
    distance: (x, y, z) => {
      const r = far(x, y)
      const turn = Math.atan2(y, x) + turned
      let d = far(r - radius, z) - tyre
      if (d < 0.01)
        d -=
          0.0035 * step(0, 0.4, Math.sin(turn * 46 + (z > 0 ? 0 : 1.6))) * step(0, 0.01, r - radius)
      const rim = Math.max(Math.abs(r - radius + 0.02) - 0.007, Math.abs(z) - 0.009)
      const folded = turn - Math.round(turn / sector / 2) * sector * 2
      const spoke = rod(
        r * Math.cos(folded),
        r * Math.sin(folded),
        Math.abs(z),
        0.012,
        0.006,
        0.016,
        radius - 0.02,
        0,
        0.002,
        0.0017,
        0.0017,
      )
      const hub = Math.max(r - 0.016 - 0.006 * step(0.014, 0.02, Math.abs(z)), Math.abs(z) - 0.028)
      const disc = z > 0 ? 9 : Math.max(Math.abs(r - 0.038) - 0.009, Math.abs(z + 0.02) - 0.0015)
      return Math.min(d, rim, spoke, hub, disc) * 0.85
    },
    surface: (x, y, z) => {
      const r = far(x, y)
      if (r > radius - 0.012)
        return {
          colour: stain(rubber, side, step(0.011, 0.013, Math.abs(z))),
          gloss: 0.12,
          flesh: false,
        }
      return { colour: r > radius - 0.03 ? rubber : metal, gloss: 0.5, flesh: false }
    },
  })
}

/** A mountain bicycle in the space of its rider. */
export function mountainBike(colour: string): Form[] {
  const dark = '#2e2f33'
  const both = <T>(make: (z: 1 | -1) => T): T[] => [make(1), make(-1)]
  const forms = [
    wheel(rear, 0.1),
    wheel(front, 0.3),
    tube([crank, headLow], 0.0185, colour),
    tube([[-0.088, 0.452, 0], headTop], 0.0145, colour),
    tube([crank, [-0.09, 0.462, 0]], 0.0145, colour),
    tube([[-0.09, 0.46, 0], seat], 0.0095, dark),
    tube([headTop, headLow], 0.02, colour),
    tube([headTop, bar], 0.013, dark),
    tube(
      [
        [-0.1, 0.466, 0],
        [-0.08, 0.466, 0],
      ],
      0.018,
      dark,
    ),
    // Chainring, chain and pedals.
    ring(crank, 0.052, 0.02),
    ring(rear, 0.03, 0.02),
    tube(
      [
        [0.01, 0.238, 0.022],
        [-0.255, axle + 0.028, 0.022],
      ],
      0.0042,
      '#4a4a4a',
    ),
    tube(
      [
        [0.01, 0.138, 0.022],
        [-0.255, axle - 0.028, 0.022],
      ],
      0.0042,
      '#4a4a4a',
    ),
  ]
  for (const z of [1, -1] as const) {
    const foot: Vec = [pedal[0] * z, pedal[1], pedal[2] * z]
    forms.push(
      tube(
        [
          [rear[0], rear[1], 0.03 * z],
          [-0.04, crank[1], 0.016 * z],
        ],
        0.009,
        colour,
      ),
      tube(
        [
          [rear[0], rear[1], 0.03 * z],
          [-0.09, 0.44, 0.01 * z],
        ],
        0.0078,
        colour,
      ),
      tube(
        [
          [crank[0], crank[1], 0.036 * z],
          [foot[0], foot[1], 0.042 * z],
        ],
        0.0095,
        dark,
      ),
      tube(
        [
          [foot[0], foot[1], 0.04 * z],
          [foot[0], foot[1], 0.115 * z],
        ],
        0.006,
        dark,
      ),
      slab([foot[0], foot[1], 0.085 * z], '#d8a23a'),
    )
  }
  // The fork: its crown, shining legs above and dark ones below.
  forms.push(
    tube(
      [
        [0.309, 0.44, -0.034],
        [0.309, 0.44, 0.034],
      ],
      0.016,
      dark,
    ),
  )
  for (const [a, b, r, paint] of [
    [[0.309, 0.44], [0.345, 0.36], 0.0095, '#c9b27a'],
    [[0.345, 0.362], [0.406, axle], 0.0142, '#37383d'],
  ] as const)
    forms.push(
      ...both((z) =>
        tube(
          [
            [a[0], a[1], 0.036 * z],
            [b[0], b[1], 0.036 * z],
          ],
          r,
          paint,
          0.7,
        ),
      ),
    )
  forms.push(
    tube(
      [
        [0.352, 0.415 - 0.02, -0.036],
        [0.372, 0.428, 0],
        [0.352, 0.395, 0.036],
      ],
      0.008,
      '#37383d',
    ),
  )
  // The bar rises and bends back to its grips; brake levers before them.
  forms.push(
    tube(
      [
        [0.28, 0.572, -0.03],
        [0.28, 0.572, 0.03],
      ],
      0.0125,
      dark,
    ),
    ...both((z) =>
      tube(
        [
          [0.283, 0.572, 0],
          [0.281, 0.582, 0.07 * z],
          [0.265, 0.585, 0.215 * z],
        ],
        0.0085,
        dark,
      ),
    ),
    ...both((z) =>
      tube(
        [
          [0.27, 0.584, 0.14 * z],
          [0.2645, 0.585, 0.222 * z],
        ],
        0.0115,
        '#26262a',
        0.1,
      ),
    ),
    ...both((z) =>
      tube(
        [
          [0.285, 0.578, 0.125 * z],
          [0.31, 0.567, 0.14 * z],
          [0.3, 0.562, 0.2 * z],
        ],
        0.005,
        '#5a5c60',
      ),
    ),
    saddle(),
  )
  return forms
}

function ring([x, y]: Vec, r: number, z: number): Form {
  const paint = tint('#3a3a3c')
  return within(
    { at: [x, y, z], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] },
    1,
    [0, 0, 0],
    r + 0.01,
    {
      distance: (u, v, w) => {
        const out = far(u, v)
        return Math.max(Math.abs(out - r * 0.8) - r * 0.2, Math.abs(w) - 0.004) * 0.9
      },
      surface: () => ({ colour: paint, gloss: 0.5, flesh: false }),
    },
  )
}

function slab(at: Vec, colour: string): Form {
  const paint = tint(colour)
  return within({ at, x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }, 1, [0, 0, 0], 0.05, {
    distance: (x, y, z) =>
      Math.max(Math.abs(x) - 0.028, Math.abs(y) - 0.0065, Math.abs(z) - 0.03) - 0.002,
    surface: () => ({ colour: paint, gloss: 0.3, flesh: false }),
  })
}

function saddle(): Form {
  const paint = tint('#232326')
  const cones: Cone[] = [
    { a: [-0.165, 0.512, -0.02], b: [-0.165, 0.512, 0.02], ra: 0.02, rb: 0.02 },
    { a: [-0.16, 0.51, 0], b: [-0.02, 0.505, 0], ra: 0.026, rb: 0.013 },
  ]
  return blob(cones, 0.02, () => ({ colour: paint, gloss: 0.25, flesh: false }))
}
