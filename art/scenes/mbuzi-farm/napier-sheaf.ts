import { between } from '../../kit/random'
import { leaf, shaded, tonesOf, type Point, type Tones } from '../../kit/shapes'
import type { GoatFarm } from './stage'

const ties = [-0.46, 0.3] as const

/** The middle line of the sheaf: over the head it lies flat, both ends hang. */
const middle = ([x, y]: Point, t: number): Point => [
  x + 440 * t,
  y + (t < 0 ? 46 * t * t : 92 * t ** 2.1),
]

/** Half the thickness: pinched by the ties, open at both ends. */
function thick(t: number): number {
  const pinch = ties.reduce((sum, tie) => sum + Math.exp(-(((t - tie) / 0.13) ** 2)), 0)
  return 88 - 32 * pinch + 34 * Math.max(0, -0.6 - t) + 130 * Math.max(0, t - 0.5)
}

/** A sheaf of napier grass that lies across a head: canes cut on the left, leaves on the right. */
export function napierSheaf(stage: GoatFarm, head: Point): void {
  const { random, light } = stage
  const inside = Array.from({ length: 22 }, (_, i) => -0.92 + (1.86 * i) / 21)
  const rim = (side: number): Point[] =>
    inside.map((t) => {
      const [x, y] = middle(head, t)
      return [x, y + side * thick(t) * 0.86]
    })
  stage.soft([...rim(-1), ...rim(1).toReversed()], '#2c3f1a')
  const round = Array.from({ length: 120 }, () => {
    const turn = between(random, -1.5, 1.5)
    return { across: Math.sin(turn), depth: Math.cos(turn) }
  }).toSorted((one, other) => one.depth - other.depth)
  for (const { across, depth } of round) {
    const lit = 0.54 - across * 0.5 + between(random, -0.16, 0.16) - (1 - depth) * 0.08
    cane(stage, head, across, lit)
    for (let i = 0; i < 4; i++) blade(stage, head, across, lit)
  }
  for (const tie of ties) rope(stage, head, tie)
  // Leaves that hang free, none before the face.
  const green = tonesOf('#74993c', light)
  for (let i = 0; i < 46; i++) {
    const t = i % 3 ? between(random, 0.36, 0.95) : between(random, -0.9, -0.34)
    const [x, y] = middle(head, t)
    const lit = between(random, 0.2, 0.6)
    leaf(
      stage.pen,
      [x, y + thick(t) * between(random, 0.2, 0.8)],
      {
        angle: t > 0 ? between(random, 0.2, 0.8) : between(random, 2, 2.7),
        length: between(random, 90, 170),
        width: between(random, 6, 10),
        droop: between(random, 0.3, 0.6),
      },
      { one: shaded(green, lit + 0.25), other: shaded(green, lit - 0.1) },
    )
  }
}

function along(head: Point, across: number, from: number, to: number): Point[] {
  return Array.from({ length: 13 }, (_, i) => {
    const t = from + ((to - from) * i) / 12
    const [x, y] = middle(head, t)
    return [x, y + across * thick(t)]
  })
}

function trace(stage: GoatFarm, points: readonly Point[], colour: string, width: number): void {
  const { pen } = stage
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.stroke()
}

/** One cane: a pale stick with rings, its cut end wet and round. */
function cane(stage: GoatFarm, head: Point, across: number, lit: number): void {
  const { random, light } = stage
  const tones: Tones = tonesOf(random() < 0.4 ? '#ccc577' : '#a9bb58', light)
  const from = between(random, -1.13, -0.92)
  const points = along(head, across, from, between(random, 0.2, 0.7))
  const wide = between(random, 10, 15)
  trace(stage, points, shaded(tones, lit - 0.75), wide + 4)
  trace(stage, points, shaded(tones, lit), wide)
  trace(
    stage,
    points.map(([x, y]) => [x, y - wide * 0.22]),
    shaded(tones, lit + 0.3),
    wide * 0.32,
  )
  for (const at of [1, 3, 5, 7, 9]) {
    const [x, y] = points[at] ?? head
    const off = between(random, -14, 14)
    stage.line(
      [x + off, y - wide * 0.6],
      [x + off + 3, y],
      [x + off, y + wide * 0.6],
      shaded(tones, lit - 0.5),
      4,
    )
  }
  const [x, y] = points[0] ?? head
  stage.oval(x, y, wide * 0.95, wide * 1.35, '#55622a')
  stage.oval(x - 1, y, wide * 0.72, wide * 1.1, '#e6e6b4')
  stage.oval(x - 1, y, wide * 0.26, wide * 0.4, '#a7ae66')
}

/** A long leaf that lies along the canes and falls over at the far end. */
function blade(stage: GoatFarm, head: Point, across: number, lit: number): void {
  const { pen, random, light } = stage
  const t = between(random, -0.3, 0.92)
  // Over the face they lie close.
  const close = across > 0.35 && Math.abs(t) < 0.34
  const [x, y] = middle(head, t)
  const green = tonesOf(random() < 0.2 ? '#9aa84c' : '#6f9a3a', light)
  const fall = Math.max(0, t - 0.2)
  leaf(
    pen,
    [x, y + across * thick(t) * 0.96],
    {
      angle: close
        ? between(random, -0.12, 0.02)
        : across * (0.16 + 0.5 * fall) + between(random, -0.16, 0.16) + 0.1 * fall,
      length: between(random, 150, 300),
      width: between(random, 7, 13),
      droop: (close ? 0 : 0.05) + fall * between(random, 0.25, 0.65),
    },
    { one: shaded(green, lit + 0.25), other: shaded(green, lit - 0.18) },
  )
}

/** A twist of sisal, drawn tight. */
function rope(stage: GoatFarm, head: Point, t: number): void {
  const { pen } = stage
  const [x, y] = middle(head, t)
  const r = thick(t) + 5
  for (const turn of [-9, 8])
    for (const [colour, wide, dx] of [
      ['#3f3318', 15, 3],
      ['#b89a58', 11, 0],
      ['#e8d393', 4, -3],
    ] as const) {
      pen.strokeStyle = colour
      pen.lineWidth = wide
      pen.beginPath()
      pen.ellipse(x + turn + dx, y, 20, r, 0.04, Math.PI * 0.5, Math.PI * 1.5, false)
      pen.stroke()
    }
}
