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
  // The round tip of the thumb stays free.
  pen.beginPath()
  pen.rect(0, 0, frame.width, frame.height)
  pen.ellipse(held[0] + 25, held[1] - 12, 32, 28, -0.2, 0, Math.PI * 2)
  pen.clip('evenodd')
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
  drop(stage, [x, y + 84], 22, 1.9)
  drop(stage, [x + 1, y + 176], 15, 1.2)
  drop(stage, [x - 1, y + 262], 14, 1.35)
  // The last one lands in the wet spot: a small hollow that mirrors the sky, rings, and beads thrown up.
  const foot = y + 342
  stage.glow([x, foot, 210], 52, '#0e0704', 0.9, 0.4)
  stage.glow([x - 6, foot - 1, 150], 28, '#7d97a4', 0.75, 0.3)
  stage.glow([x - 24, foot - 4, 80], 12, '#e6f0f2', 0.9, 0.25)
  const { pen } = stage
  for (const [wide, from, to, opacity] of [
    [64, 2.7, 5.6, 0.5],
    [98, 3.3, 5, 0.32],
    [92, 0.3, 1.9, 0.3],
  ] as const) {
    pen.strokeStyle = `rgba(214,230,236,${opacity})`
    pen.lineWidth = 4
    pen.beginPath()
    pen.ellipse(x, foot, wide, wide * 0.22, 0, from, to)
    pen.stroke()
  }
  for (const [dx, dy, size] of [
    [-36, -26, 5],
    [30, -36, 6],
    [-10, -46, 4],
    [54, -16, 4],
    [-60, -12, 4],
  ] as const)
    drop(stage, [x + dx, foot + dy], size, 1.1)
}

/**
 * A drop of clear water: it shows the field behind upside down, so the sky lies at its foot and the
 * soil at its head; its edge is lost in what is behind. `long` 1 is a ball, 2 hangs from the dripper.
 */
function drop(stage: Expo, [x, y]: Point, size: number, long: number): void {
  const { pen } = stage
  const tip = Math.max(1, long)
  pen.beginPath()
  pen.moveTo(x, y - size * tip)
  const neck = long > 1.5 ? 0.16 : 0.62
  pen.bezierCurveTo(
    x + size * neck,
    y - size * tip * (long > 1.5 ? 0.7 : 1),
    x + size * 0.92,
    y - size * 0.5,
    x + size * 0.92,
    y + size * 0.14,
  )
  pen.bezierCurveTo(x + size * 0.92, y + size * 0.74, x + size * 0.5, y + size, x, y + size)
  pen.bezierCurveTo(
    x - size * 0.5,
    y + size,
    x - size * 0.92,
    y + size * 0.74,
    x - size * 0.92,
    y + size * 0.14,
  )
  pen.bezierCurveTo(
    x - size * 0.92,
    y - size * 0.5,
    x - size * neck,
    y - size * tip * (long > 1.5 ? 0.7 : 1),
    x,
    y - size * tip,
  )
  pen.save()
  pen.clip()
  pen.fillStyle = stage.blend(
    [x, y - size * tip],
    [x + size * 0.2, y + size],
    [
      [0, '#8a6a50'],
      [0.35, '#5f4634'],
      [0.58, '#a98a6c'],
      [0.76, '#c6d2cf'],
      [1, '#eef4f0'],
    ],
  )
  pen.fillRect(x - size, y - size * tip, size * 2, size * (tip + 1))
  stage.glow([x + size * 0.75, y + size * 0.1, size * 0.7], size * 2, '#2f2119', 0.65, 0.1)
  stage.glow([x + size * 0.1, y + size * 0.62, size * 1.3], size * 0.7, '#fbfdf8', 0.8, 0.2)
  stage.glow([x - size * 0.4, y - size * 0.22, size * 0.62], size * 0.8, '#ffffff', 1, 0.35)
  pen.restore()
}
