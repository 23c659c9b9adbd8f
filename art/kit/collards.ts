import { mix } from './colour'
import { around, between, smoothNoise } from './random'
import { shaded, softSpot, tonesOf, type Point } from './shapes'
import type { Light, Pen, Place, Random } from './types'

type Blade = { from: Point; angle: number; length: number; width: number; sunny: number }

/** A leaf of collards: pale stalk and rib, side ribs, an edge that curls and catches the light. */
export function collardLeaf(
  pen: Pen,
  { from, angle, length, width, sunny }: Blade,
  light: Light,
  random: Random,
  distance = 0,
): void {
  const green = tonesOf('#4f8456', light, distance)
  const rib = tonesOf('#c9d8a4', light, distance)
  const ruffle = smoothNoise(random)
  const droop = length * (0.1 + 0.42 * Math.abs(Math.cos(angle)) ** 1.5)
  const at = (t: number): Point => [
    from[0] + Math.cos(angle) * length * t,
    from[1] + Math.sin(angle) * length * t + droop * t * t,
  ]
  const steps = 18
  const stalk = 0.16
  const edge = (t: number, side: 1 | -1): Point => {
    const [x, y] = at(t)
    const [ax, ay] = at(Math.min(1, t + 0.03))
    const [bx, by] = at(t - 0.03)
    const far = Math.hypot(ax - bx, ay - by) || 1
    const share = (t - stalk) / (1 - stalk)
    const round = Math.sin(Math.min(1, share * 1.05) ** 0.72 * Math.PI) ** 0.7
    const wave = 1 + 0.16 * ruffle(t * 11, side * 3 + 5) + 0.05 * Math.sin(t * 46 + side)
    const out = width * 0.5 * round * wave * side
    return [x + ((ay - by) / far) * out, y - ((ax - bx) / far) * out]
  }
  const ts = Array.from({ length: steps + 1 }, (_, i) => stalk + (1 - stalk) * (i / steps))
  for (const side of [1, -1] as const) {
    const lit = sunny + side * 0.16 * (light.from < 0 ? -1 : 1) * (Math.sin(angle) < 0 ? 1 : -1)
    pen.fillStyle = shaded(green, lit)
    pen.beginPath()
    for (const t of ts) pen.lineTo(...edge(t, side))
    for (const t of ts.toReversed()) pen.lineTo(...at(t))
    pen.fill()
    // The curled edge: a lighter seam with a dark fold inside it.
    pen.strokeStyle = shaded(green, lit + 0.42)
    pen.lineWidth = Math.max(1.2, width * 0.03)
    pen.beginPath()
    for (const t of ts.slice(1, -1)) pen.lineTo(...edge(t, side))
    pen.stroke()
    for (let t = stalk + 0.08; t < 0.92; t += 0.13) {
      const [x, y] = at(t)
      const [ex, ey] = edge(Math.min(0.98, t + 0.11), side)
      pen.strokeStyle = shaded(green, lit + 0.32)
      pen.lineWidth = Math.max(1, width * 0.016)
      pen.beginPath()
      pen.moveTo(x, y)
      pen.quadraticCurveTo(
        x + (ex - x) * 0.5,
        y + (ey - y) * 0.35,
        x + (ex - x) * 0.85,
        y + (ey - y) * 0.85,
      )
      pen.stroke()
    }
  }
  for (const [to, wide] of [
    [0.55, 0.06],
    [0.96, 0.03],
  ] as const) {
    pen.strokeStyle = mix(shaded(rib, sunny), shaded(green, sunny + 0.3), 0.35)
    pen.lineWidth = Math.max(1.4, width * wide)
    pen.beginPath()
    for (let t = 0; t <= to; t += 0.08) pen.lineTo(...at(t))
    pen.stroke()
  }
}

/** Sukuma wiki: a bare stem with leaves all round, the low ones hanging, the young ones upright. */
export function collards(pen: Pen, place: Place, light: Light, random: Random): void {
  const { x, y, size, distance = 0 } = place
  softSpot(
    pen,
    {
      x: x - light.from * size * 0.12,
      y: y + size * 0.01,
      width: size * 1.15,
      height: size * 0.24,
    },
    '#1c160e',
    0.5,
    0.3,
  )
  const stem = tonesOf('#9aa878', light, distance)
  pen.strokeStyle = stem.shade
  pen.lineWidth = size * 0.07
  pen.beginPath()
  pen.moveTo(x, y)
  pen.lineTo(x, y - size * 0.5)
  pen.stroke()
  const whorls = [
    { count: 8, spread: [0.95, 1.5], long: 0.58, from: 0.3, sunny: 0.3 },
    { count: 7, spread: [0.45, 1.05], long: 0.56, from: 0.34, sunny: 0.46 },
    { count: 5, spread: [0, 0.5], long: 0.5, from: 0.34, sunny: 0.62 },
    { count: 3, spread: [0.1, 0.7], long: 0.34, from: 0.3, sunny: 0.74 },
  ] as const
  for (const { count, spread, long, from, sunny } of whorls)
    for (let i = 0; i < count; i++) {
      const side = i % 2 ? 1 : -1
      const angle = -Math.PI / 2 + side * between(random, spread[0], spread[1])
      collardLeaf(
        pen,
        {
          from: [x + side * size * 0.02, y - size * (from + around(random, 0, 0.05))],
          angle,
          length: size * long * between(random, 0.88, 1.1),
          width: size * long * between(random, 0.5, 0.66),
          sunny: sunny + 0.2 * side * light.from + around(random, 0, 0.1),
        },
        light,
        random,
        distance,
      )
    }
}
