import { mix } from '../../kit/colour'
import { around, between, pick } from '../../kit/random'
import { limb, shaded, tonesOf, type Point, type Tones } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'

type Spray = {
  from: Point
  over: Point
  to: Point
  /** Length of a leaf in pixels. */
  leaf: number
  /** Radius of a cherry. */
  cherry: number
  nodes: number
  ripe?: number
  distance?: number
}

/** A branch of coffee at arm's length: broad glossy leaves in pairs, cherries packed at the nodes. */
export function coffeeSpray(stage: Stage, spray: Spray): void {
  const { pen, light, random } = stage
  const { from, over, to, nodes, distance = 0 } = spray
  const at = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * over[0] + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * over[1] + t * t * to[1],
  ]
  const green = tonesOf('#3f7436', light, distance)
  const along = (t: number): number => {
    const [[x0, y0], [x1, y1]] = [at(t - 0.02), at(t + 0.02)]
    return Math.atan2(y1 - y0, x1 - x0)
  }
  // Leaves behind the wood first, then the wood, leaves in front, cherries last.
  const spots = Array.from({ length: nodes }, (_, i) => 0.06 + (0.9 * i) / (nodes - 1))
  for (const t of spots)
    blade(stage, at(t), along(t) - between(random, 0.75, 1.15), spray.leaf * 0.95, green)
  limb(
    pen,
    from,
    over,
    to,
    { from: spray.cherry * 0.95, to: spray.cherry * 0.35 },
    tonesOf('#7d6248', light, distance),
    light,
  )
  for (const t of spots)
    blade(stage, at(t), along(t) + between(random, 0.7, 1.2), spray.leaf, green)
  for (const t of spots) {
    const [x, y] = at(t)
    const count = 9
    for (let k = 0; k < count; k++) {
      const turn = (k / count) * Math.PI * 2 + random()
      const reach = k === count - 1 ? 0 : spray.cherry * between(random, 1, 1.65)
      const colour =
        random() < (spray.ripe ?? 0.82)
          ? pick(random, ['#b8241f', '#cf3a28', '#9f1f22', '#c22c24'])
          : pick(random, ['#a8b048', '#d98a3a'])
      const spot: Point = [
        x + Math.cos(turn) * reach * 1.15,
        y + Math.sin(turn) * reach * 0.8 + spray.cherry * 0.5,
      ]
      fruit(stage, spot, spray.cherry * between(random, 0.88, 1.08), colour, distance)
    }
  }
}

/** A broad leaf with its midrib: two halves, side veins, a gleam towards the light. */
function blade(stage: Stage, [x, y]: Point, angle: number, length: number, tones: Tones): void {
  const { pen, light, random } = stage
  const size = length * between(random, 0.85, 1.1)
  pen.save()
  pen.translate(x, y)
  pen.rotate(angle)
  const up = -Math.cos(angle)
  for (const side of [-1, 1]) {
    // How much this half looks to the light from above and aside.
    const sunny = 0.5 + side * (-up * 0.28) * -1 + side * Math.sin(angle) * -light.from * 0.25
    const fill = pen.createLinearGradient(0, 0, 0, side * size * 0.24)
    fill.addColorStop(0, shaded(tones, sunny + 0.18))
    fill.addColorStop(1, shaded(tones, sunny - 0.22))
    pen.fillStyle = fill
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.bezierCurveTo(
      size * 0.22,
      side * size * 0.3,
      size * 0.66,
      side * size * 0.3,
      size,
      size * 0.05,
    )
    pen.quadraticCurveTo(size * 0.5, size * 0.02, 0, 0)
    pen.fill()
    pen.strokeStyle = shaded(tones, sunny + 0.32)
    pen.lineWidth = Math.max(1.5, size * 0.012)
    for (let k = 1; k < 5; k++) {
      const at = size * (0.1 + 0.14 * k)
      pen.beginPath()
      pen.moveTo(at, size * 0.02)
      pen.quadraticCurveTo(
        at + size * 0.06,
        side * size * 0.1,
        at + size * 0.11,
        side * size * 0.15,
      )
      pen.stroke()
    }
  }
  pen.strokeStyle = mix(tones.lit, '#f4f0c4', 0.35)
  pen.lineWidth = Math.max(2, size * 0.022)
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.quadraticCurveTo(size * 0.5, size * 0.02, size * 0.97, size * 0.05)
  pen.stroke()
  pen.restore()
}

function fruit(stage: Stage, [x, y]: Point, radius: number, base: string, distance: number): void {
  const { pen, light, random } = stage
  const tones = tonesOf(base, light, distance)
  const [lightX, lightY] = [x + light.from * radius * 0.4, y - radius * 0.45]
  const round = pen.createRadialGradient(lightX, lightY, radius * 0.08, x, y, radius * 1.05)
  round.addColorStop(0, mix(tones.lit, '#ffffff', 0.55))
  round.addColorStop(0.22, tones.lit)
  round.addColorStop(0.6, tones.middle)
  round.addColorStop(1, mix(tones.shade, '#2a0a12', 0.35))
  pen.fillStyle = round
  pen.beginPath()
  pen.ellipse(x, y, radius, radius * 1.12, around(random, 0, 0.4), 0, Math.PI * 2)
  pen.fill()
  pen.fillStyle = mix(tones.shade, '#2a1610', 0.5)
  pen.beginPath()
  pen.arc(x + radius * 0.25 * light.from * -1, y + radius * 0.7, radius * 0.16, 0, Math.PI * 2)
  pen.fill()
}
