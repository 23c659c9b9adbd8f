import { turning } from '../../kit/animals/shading'
import type { Vec } from '../../kit/animals/volume'
import { wristFor } from '../../kit/human/grasp'
import type { HandPose } from '../../kit/human/figure'
import { rodForm } from '../../kit/human/things'
import { between3 } from '../../kit/people/skeleton'
import { seeded } from '../../kit/random'
import { roseHead, roseSide } from '../../kit/rose-bloom'
import { leaf, shaded, tonesOf, type Point } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'

/** Where the worker stands, how tall, and how far turned from the side. */
const worker = { x: 1130, y: 1650, size: 1370, turn: 0.98, tilt: 0.1 }

/** The roses of the sheaf, each from where the arms close round the stems: forward, up, right. */
const blooms: readonly (readonly [x: number, y: number, z: number, size: number, from: View])[] = [
  [-0.02, 0.255, 0.045, 0.023, 'side'],
  [0.0, 0.245, 0.1, 0.025, 'above'],
  [-0.015, 0.2, 0.165, 0.022, 'side'],
  [0.02, 0.13, 0.19, 0.02, 'side'],
  [0.0, 0.222, -0.01, 0.024, 'above'],
  [0.02, 0.232, 0.025, 0.026, 'above'],
  [0.03, 0.2, 0.08, 0.028, 'above'],
  [0.02, 0.15, 0.14, 0.026, 'above'],
  [0.05, 0.172, -0.015, 0.026, 'above'],
  [0.05, 0.18, 0.03, 0.029, 'above'],
  [0.065, 0.135, 0.075, 0.03, 'above'],
  [0.05, 0.09, 0.12, 0.025, 'above'],
]
type View = 'side' | 'above'

/** Where the stems are held, and where they run out below. */
const held: Vec = [0.165, 0.632, 0.025]
const ends: Vec = [0.15, 0.53, -0.15]

/** A worker in an apron, a sheaf of long-stemmed roses in the crook of one arm. */
export function rosePicker(stage: Stage): void {
  const { x, y, size, turn, tilt } = worker
  const random = seeded(6017)
  const right: HandPose = { grip: 'hold', palm: [-0.9, 0.1, -0.1], point: [0.25, 0.05, -1] }
  const left: HandPose = { grip: 'hold', palm: [0.1, 0.7, 0.6], point: [0.9, 0.1, 0.4] }
  stage.person([x, y, size, -1], {
    dress: 'apron',
    sex: 'woman',
    skin: 'cocoa',
    turn,
    tilt,
    shadow: false,
    face: { smile: 1, lids: 0.8, gaze: [0.2, -0.3] },
    wear: {
      hair: 'scarf',
      cloth: '#2f6f5e',
      shirt: '#e6dcc6',
      sleeves: 'long',
      lower: 'skirt',
      lowerColour: '#4a5568',
    },
    outfit: { apron: '#2f6f5e' },
    hands: { left, right },
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        lean: 0.03,
        bow: -0.04,
        nod: 0.14,
        look: 0.18,
        left: wristFor(between3(held, ends, 0.62), left, body, -1),
        right: wristFor([held[0] + 0.03, held[1] + 0.03, held[2]], right, body, 1),
        leftFoot: [0.03, 0.045, -0.06],
        rightFoot: [-0.02, 0.045, 0.06],
        elbows: [-0.4, -0.8, 0.5],
      },
    }),
    things: () =>
      blooms.map((bloom, i) =>
        rodForm(
          [
            jitter(ends, i, 0.028),
            jitter(between3(held, ends, 0.45), i, 0.01),
            jitter(held, i, 0.013),
            topOf(bloom),
          ],
          0.0042,
          i % 3 ? '#5a8a46' : '#3f6f3a',
        ),
      ),
  })
  // The straps of the apron.
  stage.pen.lineCap = 'butt'
  for (const [from, over, to] of [
    [
      [1014, 650],
      [1024, 560],
      [1066, 492],
    ],
    [
      [1128, 652],
      [1140, 560],
      [1182, 497],
    ],
  ] as const) {
    stage.line(from, over, to, '#1c5440', 31)
    stage.line(from, over, to, '#2a7458', 25)
    stage.line([from[0] - 7, from[1]], [over[0] - 7, over[1]], [to[0] - 7, to[1]], '#3b8a6a', 7)
  }
  foliage(stage, random)
  for (const bloom of blooms) {
    const at = seen(topOf(bloom))
    const [, , , r, from] = bloom
    const colour = random() < 0.4 ? '#b51d38' : '#d0283f'
    if (from === 'side') roseSide(stage.pen, at, r * size, leanOf(bloom), stage.light, colour)
    else roseHead(stage.pen, at, r * size, stage.light, random, colour)
  }
}

function topOf([x, y, z]: (typeof blooms)[number]): Vec {
  return [held[0] + x, held[1] + y, held[2] + z]
}

/** A point a little away from another, for each stem its own way. */
function jitter([x, y, z]: Vec, i: number, far: number): Vec {
  return [x + Math.cos(i * 2.4) * far * 0.6, y, z + Math.sin(i * 2.4) * far]
}

/** Where a point of the worker's own space is in the picture. */
function seen(p: Vec): Point {
  const view = turning(Math.PI - worker.turn, worker.tilt)
  const [x, y] = view.lean(view.upright(p))
  return [worker.x + x * worker.size, worker.y - y * worker.size]
}

/** How far the stem under a bloom leans from upright, in radians. */
function leanOf(bloom: (typeof blooms)[number]): number {
  const [[x, y], [u, v]] = [seen(held), seen(topOf(bloom))]
  return Math.atan2(u - x, y - v)
}

/** The leaves of the stems, from over the arm up to under the blooms. */
function foliage(stage: Stage, random: () => number): void {
  for (let round = 0; round < 4; round++)
    for (const bloom of blooms) {
      const [foot, top] = [seen(held), seen(topOf(bloom))]
      const t = 0.48 + 0.11 * round + 0.08 * random()
      const at: Point = [foot[0] + (top[0] - foot[0]) * t, foot[1] + (top[1] - foot[1]) * t]
      const side = random() < 0.5 ? -1 : 1
      const angle = -Math.PI / 2 + leanOf(bloom) + side * (0.5 + 0.7 * random())
      const green = tonesOf(random() < 0.3 ? '#5f7f3a' : '#2f6238', stage.light)
      const sunny = 0.5 - Math.cos(angle) * 0.3
      for (const spread of [-0.8, 0.8, 0])
        leaf(
          stage.pen,
          [at[0] + Math.cos(angle) * 14, at[1] + Math.sin(angle) * 14],
          { angle: angle + spread, length: spread ? 40 : 52, width: 15, droop: 0.1 },
          { one: shaded(green, sunny + 0.3), other: shaded(green, sunny - 0.25) },
        )
    }
}
