import { turning } from '../../kit/animals/shading'
import { cross, dot, unit, type Vec } from '../../kit/animals/volume'
import { wristFor } from '../../kit/human/grasp'
import type { HandPose } from '../../kit/human/figure'
import { collarForms } from '../../kit/human/shirt'
import { rodForm } from '../../kit/human/things'
import { add, between3 } from '../../kit/people/skeleton'
import { seeded } from '../../kit/random'
import { roseHead, roseSide } from '../../kit/rose-bloom'
import { leaf, shaded, tonesOf, type Point } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'

/** Where the worker stands, how tall, and how far turned from the side. */
const worker = { x: 1110, y: 1722, size: 1560, turn: 0.72, tilt: 0.1 }

/** The roses of the sheaf from where it is held, as the picture has them: right, up, near. */
const blooms: readonly Bloom[] = [
  [-0.11, 0.235, -0.03, 0.025, 'side'],
  [0.01, 0.275, -0.03, 0.024, 'side'],
  [-0.155, 0.16, 0, 0.024, 'side'],
  [0.075, 0.21, -0.02, 0.024, 'side'],
  [-0.05, 0.262, -0.02, 0.027, 'above'],
  [-0.105, 0.19, 0.01, 0.027, 'above'],
  [-0.045, 0.212, 0.02, 0.029, 'above'],
  [0.02, 0.225, 0.02, 0.028, 'above'],
  [-0.125, 0.125, 0.03, 0.026, 'above'],
  [-0.07, 0.148, 0.04, 0.03, 'above'],
  [-0.01, 0.165, 0.05, 0.031, 'above'],
  [0.045, 0.165, 0.04, 0.027, 'above'],
  [-0.035, 0.105, 0.06, 0.028, 'above'],
  [0.025, 0.11, 0.06, 0.028, 'above'],
]
type View = 'side' | 'above'
type Bloom = readonly [right: number, up: number, near: number, size: number, from: View]

/** Where the stems are held, and where they run out below. */
const held: Vec = [0.19, 0.61, 0.01]
const ends: Vec = [0.16, 0.46, -0.03]
const stemWay = unit([0.28, 0.96, 0.1])

/** A fist round the stems whose fingers go across them. */
function fist(side: 1 | -1): HandPose {
  const flat: Vec = [0.75, -0.1, -0.75 * side]
  const point = unit(add(flat, stemWay, -dot(flat, stemWay)))
  const across = cross(point, stemWay)
  return { grip: 'hold', point, palm: [-across[0] * side, -across[1] * side, -across[2] * side] }
}

/** A worker in a green coat, who holds a sheaf of long-stemmed roses in both hands and looks at it. */
export function rosePicker(stage: Stage): void {
  const { x, y, size, turn, tilt } = worker
  const random = seeded(6017)
  const [left, right] = [fist(-1), fist(1)]
  stage.person([x, y, size, -1], {
    dress: 'shirt',
    sex: 'woman',
    skin: 'cocoa',
    turn,
    tilt,
    shadow: false,
    face: { smile: 0.8, lids: 0.6, brows: 0.35, gaze: [0, -0.5], lips: 1 },
    wear: {
      hair: 'scarf',
      cloth: '#e3b23c',
      shirt: '#2f6f5e',
      sleeves: 'long',
      lower: 'trousers',
      lowerColour: '#2f6f5e',
    },
    outfit: { folds: 1.5 },
    hands: { left, right },
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        lean: 0.05,
        nod: 0.3,
        look: 0.05,
        left: wristFor(held, left, body, -1),
        right: wristFor(between3(held, ends, 0.5), right, body, 1),
        leftFoot: [0.03, 0.045, -0.06],
        rightFoot: [-0.02, 0.045, 0.06],
        elbows: [-0.5, -0.8, 0.6],
      },
    }),
    things: (joints, body) => [
      ...collarForms(body, joints, '#37806c'),
      ...blooms.map((bloom, i) =>
        rodForm(
          [
            jitter(ends, i, 0.03),
            jitter(between3(held, ends, 0.45), i, 0.012),
            jitter(held, i, 0.012),
            topOf(bloom),
          ],
          0.0042,
          i % 3 ? '#5a8a46' : '#3f6f3a',
        ),
      ),
    ],
  })
  foliage(stage, random)
  for (const bloom of blooms) {
    const at = seen(topOf(bloom))
    const [, , , r, from] = bloom
    const colour = random() < 0.4 ? '#b51d38' : '#d0283f'
    if (from === 'side') roseSide(stage.pen, at, r * size, leanOf(bloom), stage.light, colour)
    else roseHead(stage.pen, at, r * size, stage.light, random, colour)
  }
}

/** Where the top of a stem is in her own space. */
function topOf([right, up, near]: Bloom): Vec {
  const [c, s] = [Math.cos(worker.turn), Math.sin(worker.turn)]
  return [held[0] - c * right + s * near, held[1] + up, held[2] - s * right - c * near]
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
function leanOf(bloom: Bloom): number {
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
