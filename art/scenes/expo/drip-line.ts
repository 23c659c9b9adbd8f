import type { Vec } from '../../kit/animals/volume'
import { handFrame } from '../../kit/body/grips'
import { glaze } from '../../kit/colour'
import { blob, type Cone, type Form } from '../../kit/human/forms'
import { tint } from '../../kit/human/tint'
import type { Point } from '../../kit/shapes'
import type { NearArm } from './near-sleeve'
import type { Expo } from './stage'

/** The piece of the line between the fingers, and the dripper below it. */
export const held: Point = [860, 560]
export const drip: Point = [806, 808]

/** A point of a curve with two handles. */
function curve(a: Vec, b: Vec, c: Vec, d: Vec, t: number): Vec {
  const k = 1 - t
  const one = (axis: 0 | 1 | 2): number =>
    k ** 3 * a[axis] + 3 * k * k * t * b[axis] + 3 * k * t * t * c[axis] + t ** 3 * d[axis]
  return [one(0), one(1), one(2)]
}

/**
 * The line in the space of the hand, which is `size` long on the picture: from the near edge up
 * through the fingers, and over them back to its row.
 */
export function liftedLine({ way, palm, side }: NearArm, size: number): Form {
  const spot = (x: number, y: number, z: number): Vec => [
    (x - held[0]) / size,
    (held[1] - y) / size,
    z,
  ]
  const { z } = handFrame([0, 0, 0], way, palm, side)
  const up = z[1] < 0 ? -1 : 1
  const grip = (k: number): Vec => [z[0] * k * up - 0.02, z[1] * k * up, z[2] * k * up]
  const points: (readonly [at: Vec, r: number])[] = []
  const [near, far] = [0.062, 0.04]
  for (let i = 0; i <= 16; i++)
    points.push([
      curve(spot(300, 1340, 0.3), spot(560, 1080, 0.2), grip(-0.55), grip(-0.16), i / 16),
      near + (far - near) * (i / 16),
    ])
  for (let i = 0; i <= 14; i++)
    points.push([
      curve(grip(0.16), grip(0.4), spot(980, 300, -0.7), spot(1105, 545, -1), i / 14),
      far * (1 - 0.78 * (i / 14) ** 0.8),
    ])
  const black = tint('#1a1c21')
  return blob(
    points.slice(1).map(([b, rb], i): Cone => {
      const [a, ra] = points[i] ?? [b, rb]
      return { a, b, ra, rb }
    }),
    0.0008,
    () => ({ colour: black, gloss: 0.6, flesh: false }),
  )
}

/** The dripper under the line, the drop that hangs from it, and those that fall. */
export function drops(stage: Expo): void {
  const [x, y] = drip
  stage.soft(
    [
      [x - 44, y - 30],
      [x + 36, y - 36],
      [x + 44, y + 4],
      [x + 26, y + 26],
      [x - 26, y + 28],
      [x - 46, y + 6],
    ],
    '#101114',
  )
  stage.oval(x - 8, y - 12, 50, 20, '#3a4047')
  stage.oval(x - 14, y - 16, 24, 8, '#8b979f')
  stage.shape(
    [
      [x - 12, y + 20],
      [x + 12, y + 20],
      [x + 7, y + 48],
      [x - 7, y + 48],
    ],
    '#1b1d21',
  )
  // A thread of light joins the falling drops, as the eye sees them.
  stage.line([x, y + 60], [x, y + 180], [x, y + 300], glaze('#dcecf2', 0.3), 4)
  drop(stage, [x, y + 60], 13, 1.5)
  drop(stage, [x, y + 150], 9, 1.8)
  drop(stage, [x, y + 232], 8, 2)
  const foot = y + 318
  stage.oval(x, foot, 170, 36, '#140a06')
  stage.oval(x, foot - 1, 132, 24, '#41525b')
  stage.oval(x, foot - 1, 84, 14, '#8ea3ad')
  stage.oval(x, foot - 2, 48, 8, '#2c3940')
  stage.oval(x - 16, foot - 7, 40, 5, '#dfeaee')
  for (const [dx, dy] of [
    [-24, -22],
    [20, -30],
    [-6, -38],
    [38, -14],
  ] as const)
    stage.oval(x + dx, foot + dy, 6, 8, '#dbe7ec')
}

/** A falling drop, drawn out: it shows the sky upside down, bright below and dark above. */
function drop(stage: Expo, [x, y]: Point, size: number, long: number): void {
  stage.oval(
    x,
    y,
    size * 1.9,
    size * 2 * long,
    stage.blend(
      [x, y - size * long],
      [x, y + size * long],
      [
        [0, '#5c6a6e'],
        [0.45, '#93abb6'],
        [0.8, '#e6f2f6'],
        [1, '#ffffff'],
      ],
    ),
  )
  stage.oval(x - size * 0.34, y - size * 0.3, size * 0.5, size * 0.7, '#ffffff')
}
