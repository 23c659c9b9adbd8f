import { mix } from './colour'
import { around, between } from './random'
import { blend, leaf, shaded, tonesOf, type Point, type Tones } from './shapes'
import type { Light, Pen, Place, Random } from './types'

/** The rings of petals from the outside in: how many, how far out, how big. */
const rings = [
  [5, 0.6, 0.56],
  [5, 0.42, 0.46],
  [4, 0.26, 0.34],
  [3, 0.12, 0.22],
] as const

/** An open rose seen from a little above, petal over petal round a wound heart; `r` is its half. */
export function roseHead(
  pen: Pen,
  [x, y]: Point,
  r: number,
  light: Light,
  random: Random,
  colour: string,
  distance = 0,
): void {
  const tones = tonesOf(colour, light, distance)
  const deep = mix(tones.shade, '#3a0614', 0.4 * (1 - distance))
  pen.save()
  pen.translate(x, y)
  pen.scale(1, 0.86)
  sepals(pen, r, tonesOf('#4f7a3c', light, distance))
  const start = random() * Math.PI * 2
  rings.forEach(([count, out, size], ring) => {
    if (r < 16 && ring === 1) return
    const lift = -0.1 * r * ring
    const order = Array.from(
      { length: count },
      (_, k) => start + ring * 0.9 + (k / count) * Math.PI * 2,
    )
    // The far petals of a ring first, so that the near ones lie over them.
    for (const turn of order.toSorted((one, other) => Math.sin(one) - Math.sin(other)))
      petal(pen, tones, deep, light, { turn, out: out * r, size: size * r, lift, ring })
  })
  heart(pen, r, tones, deep, start)
  pen.restore()
}

function petal(
  pen: Pen,
  tones: Tones,
  deep: string,
  light: Light,
  p: { turn: number; out: number; size: number; lift: number; ring: number },
): void {
  const [cx, cy] = [Math.cos(p.turn) * p.out, Math.sin(p.turn) * p.out + p.lift]
  const lit = 0.5 + Math.cos(p.turn) * light.from * 0.34 - Math.sin(p.turn) * 0.16
  pen.save()
  pen.translate(cx, cy)
  pen.rotate(p.turn)
  // Dark where it comes out from under the next ring, light at its rolled edge.
  pen.fillStyle = blend(
    pen,
    [-p.size, 0],
    [p.size * 0.8, 0],
    [
      [0, deep],
      [0.45, shaded(tones, lit - 0.28)],
      [0.86, shaded(tones, lit + 0.06)],
      [1, shaded(tones, lit + 0.3)],
    ],
  )
  pen.beginPath()
  pen.ellipse(0, 0, p.size * 0.8, p.size, 0, 0, Math.PI * 2)
  pen.fill()
  pen.strokeStyle = shaded(tones, lit + 0.42)
  pen.lineWidth = Math.max(0.8, p.size * 0.1)
  pen.beginPath()
  pen.ellipse(-p.size * 0.02, 0, p.size * 0.76, p.size * 0.95, 0, -0.95, 0.95)
  pen.stroke()
  pen.restore()
}

/** The petals that are still wound up. */
function heart(pen: Pen, r: number, tones: Tones, deep: string, start: number): void {
  const y = -0.36 * r
  pen.fillStyle = shaded(tones, 0.34)
  pen.beginPath()
  pen.ellipse(0, y, r * 0.25, r * 0.22, 0, 0, Math.PI * 2)
  pen.fill()
  for (let i = 0; i < 3; i++) {
    const size = r * (0.2 - 0.055 * i)
    for (const [colour, off, wide] of [
      [deep, 0, 0.06],
      [shaded(tones, 0.8), -0.035, 0.035],
    ] as const) {
      pen.strokeStyle = colour
      pen.lineWidth = Math.max(0.8, r * wide)
      pen.beginPath()
      pen.ellipse(0, y + off * r, size, size * 0.85, 0, start + i * 2.2, start + i * 2.2 + 3.6)
      pen.stroke()
    }
  }
}

function sepals(pen: Pen, r: number, green: Tones): void {
  for (const side of [-1, -0.4, 0.4, 1])
    leaf(
      pen,
      [side * r * 0.2, r * 0.5],
      { angle: Math.PI / 2 - side * 0.9, length: r * 0.72, width: r * 0.14, droop: 0 },
      { one: green.middle, other: green.shade },
    )
}

/** An opening rose seen from the side, its stem leaning by `lean` from upright; `r` is its half. */
export function roseSide(
  pen: Pen,
  [x, y]: Point,
  r: number,
  lean: number,
  light: Light,
  colour: string,
): void {
  const tones = tonesOf(colour, light)
  const deep = mix(tones.shade, '#3a0614', 0.35)
  pen.save()
  pen.translate(x, y)
  pen.rotate(lean)
  sepals(pen, r * 0.9, tonesOf('#4f7a3c', light))
  const cup = (wide: number, top: number, from: number, fill: number): void => {
    pen.fillStyle = blend(
      pen,
      [0, r * 0.7],
      [0, -r * top],
      [
        [0, deep],
        [0.6, shaded(tones, fill - 0.2)],
        [1, shaded(tones, fill + 0.1)],
      ],
    )
    pen.beginPath()
    pen.moveTo(from * r * 0.3, r * 0.8)
    pen.bezierCurveTo(
      (from - wide) * r * 1.3,
      r * 0.6,
      (from - wide) * r,
      -r * top * 0.6,
      (from - wide * 0.7) * r,
      -r * top,
    )
    pen.quadraticCurveTo(from * r, -r * (top + 0.22), (from + wide * 0.7) * r, -r * top)
    pen.bezierCurveTo(
      (from + wide) * r,
      -r * top * 0.6,
      (from + wide) * r * 1.3,
      r * 0.6,
      from * r * 0.3,
      r * 0.8,
    )
    pen.fill()
    pen.strokeStyle = shaded(tones, fill + 0.45)
    pen.lineWidth = r * 0.09
    pen.beginPath()
    pen.moveTo((from - wide * 0.72) * r, -r * (top - 0.05))
    pen.quadraticCurveTo(from * r, -r * (top + 0.2), (from + wide * 0.72) * r, -r * (top - 0.05))
    pen.stroke()
  }
  cup(0.5, 1.05, 0, 0.3)
  cup(0.4, 0.95, -0.14, 0.45)
  cup(0.38, 0.82, 0.24, 0.4)
  cup(0.5, 0.5, -0.36, 0.62 - light.from * 0.1)
  cup(0.48, 0.42, 0.38, 0.5 + light.from * 0.1)
  cup(0.46, 0.18, 0, 0.56)
  pen.restore()
}

/** A tight bud that shows its colour. */
function bud(
  pen: Pen,
  [x, y]: Point,
  r: number,
  light: Light,
  colour: string,
  distance: number,
): void {
  const [tones, green] = [tonesOf(colour, light, distance), tonesOf('#4f7a3c', light, distance)]
  leaf(
    pen,
    [x - r * 0.1, y + r],
    { angle: -Math.PI / 2 - 0.1, length: r * 2.2, width: r * 0.8, droop: 0 },
    { one: tones.lit, other: tones.middle },
  )
  leaf(
    pen,
    [x + r * 0.15, y + r],
    { angle: -Math.PI / 2 + 0.16, length: r * 1.9, width: r * 0.6, droop: 0 },
    { one: tones.middle, other: tones.shade },
  )
  for (const side of [-1, 1])
    leaf(
      pen,
      [x, y + r * 1.1],
      { angle: -Math.PI / 2 + side * 0.5, length: r * 1.5, width: r * 0.3, droop: 0 },
      { one: green.lit, other: green.middle },
    )
}

/** One stem with its leaves in threes, from a foot up to where the bloom sits. */
function stalk(
  pen: Pen,
  foot: Point,
  head: Point,
  wide: number,
  light: Light,
  random: Random,
  distance: number,
): void {
  const stem = tonesOf('#56803f', light, distance)
  const over: Point = [foot[0] + (head[0] - foot[0]) * 0.25, (foot[1] + head[1]) / 2]
  for (const [colour, share, off] of [
    [stem.shade, 1, 0],
    [stem.lit, 0.4, 0.25],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = Math.max(1, wide * share)
    pen.beginPath()
    pen.moveTo(foot[0] + off * wide * light.from, foot[1])
    pen.quadraticCurveTo(
      over[0] + off * wide * light.from,
      over[1],
      head[0] + off * wide * light.from,
      head[1],
    )
    pen.stroke()
  }
  const tall = foot[1] - head[1]
  const pairs = tall > 90 ? 6 : 4
  for (let i = 0; i < pairs; i++) {
    const t = 0.14 + (0.66 * (i + random() * 0.5)) / pairs
    const at = (axis: 0 | 1): number =>
      (1 - t) ** 2 * foot[axis] + 2 * t * (1 - t) * over[axis] + t * t * head[axis]
    const side = i % 2 ? 1 : -1
    const angle = side > 0 ? around(random, -0.3, 0.4) : Math.PI + around(random, 0.3, 0.4)
    const dark = tonesOf(
      mix('#2f5a34', random() < 0.3 ? '#5f4a34' : '#46763a', random() * 0.7),
      light,
      distance,
    )
    const long = tall * between(random, 0.15, 0.21)
    const sunny = 0.5 + Math.cos(angle) * light.from * 0.3
    for (const [spread, share] of [
      [0.95, 0.8],
      [-0.95, 0.8],
      [0, 1],
    ] as const)
      leaf(
        pen,
        [at(0) + Math.cos(angle) * long * 0.3, at(1) + Math.sin(angle) * long * 0.3],
        { angle: angle + spread, length: long * share, width: long * 0.34, droop: 0.12 },
        { one: shaded(dark, sunny + 0.3), other: shaded(dark, sunny - 0.24) },
      )
  }
}

export type RoseBushOptions = { colour?: string; stems?: number }

/** Long-stemmed roses as they are grown to be cut; `size` is the height to the highest bloom. */
export function roseBush(
  pen: Pen,
  { x, y, size, distance = 0 }: Place,
  light: Light,
  random: Random,
  options: RoseBushOptions = {},
): void {
  const { colour = '#cf3550', stems = 5 } = options
  const heads = Array.from({ length: stems }, (_, i): Point => {
    const across = stems === 1 ? 0 : (i / (stems - 1)) * 2 - 1
    return [
      x + across * size * 0.3 + around(random, 0, size * 0.07),
      y - size * between(random, 0.74, 1),
    ]
  }).toSorted((one, other) => one[1] - other[1])
  for (const head of heads)
    stalk(pen, [x + (head[0] - x) * 0.45, y], head, size * 0.02, light, random, distance)
  for (const head of heads)
    if (random() < 0.2) bud(pen, head, size * 0.036, light, colour, distance)
    else roseHead(pen, head, size * between(random, 0.085, 0.11), light, random, colour, distance)
}
