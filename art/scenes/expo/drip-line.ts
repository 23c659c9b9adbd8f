import type { Point } from '../../kit/shapes'
import type { Expo } from './stage'

/** The piece of the line between the fingers, and the dripper below it. */
export const held: Point = [860, 560]
export const drip: Point = [768, 786]

/** Where the lifted line runs: from the near edge up to the fingers, then back to its row at `end`. */
function course(end: Point): { near: (t: number) => Point; beyond: (t: number) => Point } {
  const [x, y] = held
  return {
    near: (t) => curve([380, 1310], [545, 1060], [770, 830], held, t),
    beyond: (t) => curve(held, [x + 70, y - 120], [x + 215, y - 90], end, t),
  }
}

/** A point of a curve with two handles. */
function curve(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const k = 1 - t
  const one = (axis: 0 | 1): number =>
    k ** 3 * a[axis] + 3 * k * k * t * b[axis] + 3 * k * t * t * c[axis] + t ** 3 * d[axis]
  return [one(0), one(1)]
}

/** The line rises from the near edge to the fingers, and runs on from there along its row. */
export function lifted(stage: Expo, end: Point): void {
  const { pen } = stage
  const { near, beyond } = course(end)
  pen.lineCap = 'round'
  for (const [colour, wide, up] of [
    ['#141518', 1, 0],
    ['#2b2d32', 0.74, -0.08],
    ['#59626a', 0.3, -0.2],
    ['#aab6be', 0.1, -0.24],
  ] as const) {
    const steps = 60
    const run = (at: (t: number) => Point, width: (t: number) => number): void => {
      for (let i = 0; i < steps; i++) {
        const [a, b] = [at(i / steps), at((i + 1) / steps)]
        const lift = up * width(i / steps)
        const [p, q]: [Point, Point] = [
          [a[0] + lift, a[1] + lift],
          [b[0] + lift, b[1] + lift],
        ]
        stage.line(p, p, q, colour, wide * width(i / steps))
      }
    }
    run(beyond, (t) => 46 - 36 * t)
    run(near, (t) => 74 - 28 * t)
  }
  pen.lineCap = 'butt'
}

/** The line again, over the finger that lies behind it; the thumb stays before it. */
export function overFinger(stage: Expo, end: Point): void {
  const { pen, frame } = stage
  pen.save()
  pen.beginPath()
  pen.rect(0, held[1] - 4, frame.width, frame.height)
  pen.clip()
  lifted(stage, end)
  pen.restore()
}

/** The dripper under the line, the drop that hangs from it, and those that fall. */
export function drops(stage: Expo): void {
  const [x, y] = drip
  stage.oval(x, y + 10, 74, 60, '#0e0f12')
  stage.oval(x, y + 4, 62, 44, '#2f343a')
  stage.oval(x - 10, y - 6, 30, 14, '#8b979f')
  stage.shape(
    [
      [x - 15, y + 30],
      [x + 15, y + 30],
      [x + 8, y + 62],
      [x - 8, y + 62],
    ],
    '#1b1d21',
  )
  drop(stage, [x, y + 92], 25)
  drop(stage, [x, y + 190], 15)
  drop(stage, [x + 1, y + 268], 13)
  // The last one lands in the wet spot.
  const foot = y + 342
  stage.oval(x, foot, 150, 34, '#140a06')
  stage.oval(x, foot - 2, 120, 24, '#5d7480')
  stage.oval(x - 14, foot - 5, 64, 10, '#d5e4ea')
  for (const [dx, dy] of [
    [-38, -34],
    [34, -42],
    [-14, -52],
    [56, -20],
    [-62, -16],
  ] as const)
    stage.oval(x + dx, foot + dy, 9, 11, '#e8f3f6')
}

/** A drop: bright where the light enters, dark at its edge, bright again where it leaves. */
function drop(stage: Expo, [x, y]: Point, size: number): void {
  stage.glow([x, y, size * 6], size * 6, '#eaf7ff', 0.34, 0.05)
  const outline = (k: number): Point[] => [
    [x, y - size * 2.1 * k],
    [x, y - size * 2.1 * k],
    [x + size * 0.8 * k, y - size * 0.3 * k],
    [x + size * 0.95 * k, y + size * 0.45 * k],
    [x, y + size * 1.1 * k],
    [x - size * 0.95 * k, y + size * 0.45 * k],
    [x - size * 0.8 * k, y - size * 0.3 * k],
  ]
  stage.soft(outline(1.06), '#3d6070')
  stage.soft(
    outline(0.94),
    stage.blend(
      [x - size, y - size],
      [x + size * 0.7, y + size],
      [
        [0, '#d8eef6'],
        [0.45, '#7fb0c4'],
        [0.7, '#5f97ae'],
        [1, '#f4fdff'],
      ],
    ),
  )
  stage.oval(x - size * 0.34, y - size * 0.1, size * 0.5, size * 0.8, '#ffffff')
}
