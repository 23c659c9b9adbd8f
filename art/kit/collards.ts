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
  const phase = between(random, 0, 6)
  const droop = length * (0.1 + 0.42 * Math.abs(Math.cos(angle)) ** 1.5)
  const at = (t: number): Point => [
    from[0] + Math.cos(angle) * length * t,
    from[1] + Math.sin(angle) * length * t + droop * t * t,
  ]
  const steps = 48
  const stalk = 0.16
  const edge = (t: number, side: 1 | -1): Point => {
    const [x, y] = at(t)
    const [ax, ay] = at(Math.min(1, t + 0.03))
    const [bx, by] = at(t - 0.03)
    const far = Math.hypot(ax - bx, ay - by) || 1
    const share = (t - stalk) / (1 - stalk)
    const round = Math.sin(Math.min(1, share) ** 0.66 * Math.PI) ** 0.62
    const wave = 1 + 0.2 * ruffle(t * 6, side * 3 + 5) + 0.045 * Math.sin(t * 34 + side * phase)
    const out = width * 0.5 * round * wave * side
    return [x + ((ay - by) / far) * out, y - ((ax - bx) / far) * out]
  }
  const ts = Array.from({ length: steps + 1 }, (_, i) => stalk + (1 - stalk) * (i / steps))
  for (const side of [1, -1] as const) {
    const lit = sunny + side * 0.16 * (light.from < 0 ? -1 : 1) * (Math.sin(angle) < 0 ? 1 : -1)
    // Dark where the leaves meet, light where the leaf bends towards the sky.
    const fade = pen.createLinearGradient(...at(stalk), ...at(1))
    fade.addColorStop(0, shaded(green, lit - 0.34))
    fade.addColorStop(0.55, shaded(green, lit))
    fade.addColorStop(1, shaded(green, lit + 0.12))
    pen.fillStyle = fade
    pen.beginPath()
    for (const t of ts) pen.lineTo(...edge(t, side))
    for (const t of ts.toReversed()) pen.lineTo(...at(t))
    pen.fill()
    // The curled edge catches the light.
    pen.strokeStyle = shaded(green, lit + 0.3)
    pen.lineWidth = Math.max(1, width * 0.022)
    pen.beginPath()
    for (const t of ts.slice(1, -1)) pen.lineTo(...edge(t, side))
    pen.stroke()
    for (let t = stalk + 0.08; t < 0.92; t += 0.13) {
      const [x, y] = at(t)
      const [ex, ey] = edge(Math.min(0.98, t + 0.11), side)
      pen.strokeStyle = shaded(green, lit + 0.2)
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

/** Sukuma wiki: a short stem with leaves all round, the low ones hanging, the young ones upright. */
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
  pen.lineTo(x, y - size * 0.3)
  pen.stroke()
  const whorls = [
    { count: 9, spread: [1.05, 1.62], long: 0.6, from: 0.13, sunny: 0.26 },
    { count: 9, spread: [0.6, 1.2], long: 0.56, from: 0.17, sunny: 0.42 },
    { count: 7, spread: [0.15, 0.75], long: 0.5, from: 0.2, sunny: 0.58 },
    { count: 4, spread: [0, 0.5], long: 0.36, from: 0.22, sunny: 0.74 },
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
