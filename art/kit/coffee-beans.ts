import { mix } from './colour'
import { softSpot, tonesOf, type Point } from './shapes'
import type { Light, Pen, Random } from './types'

export type BeanOptions = {
  colour: string
  /** Which way it lies, in radians. */
  turn: number
  /** Whether the flat side with its crease is up; else its round back. */
  creased: boolean
  /** Whether it catches a highlight. */
  shines?: boolean
  /** Height against length of a ring on the surface it lies on. */
  squash?: number
}

/** One coffee bean, plump, with the shadow it throws on those beneath; `r` is half its length. */
export function coffeeBean(
  pen: Pen,
  [x, y]: Point,
  r: number,
  light: Light,
  { colour, turn, creased, shines = false, squash = 0.8 }: BeanOptions,
): void {
  const tones = tonesOf(colour, light)
  const side = light.from < 0 ? -1 : 1
  pen.save()
  pen.translate(x, y)
  pen.scale(1, squash)
  softSpot(
    pen,
    { x: -side * r * 0.16, y: r * 0.26, width: r * 2.5, height: r * 2 },
    '#120805',
    0.85,
    0.55,
  )
  const [sunX, sunY] = [side * r * 0.34, -r * 0.36]
  const round = pen.createRadialGradient(sunX, sunY, r * 0.06, sunX * 0.3, sunY * 0.2, r * 1.05)
  round.addColorStop(0, tones.lit)
  round.addColorStop(0.42, tones.middle)
  round.addColorStop(0.8, tones.shade)
  round.addColorStop(1, mix(tones.shade, '#000000', 0.45))
  pen.fillStyle = round
  pen.beginPath()
  pen.ellipse(0, 0, r, r * 0.7, turn, 0, Math.PI * 2)
  pen.fill()
  if (creased)
    crease(pen, r, turn, mix(tones.shade, '#000000', 0.72), mix(tones.lit, '#d8b07a', 0.4))
  if (shines)
    softSpot(
      pen,
      { x: sunX * 0.9, y: sunY * 0.9, width: r * 0.62, height: r * 0.34 },
      light.warm,
      0.75,
      0.1,
    )
  pen.restore()
}

/** The line down the flat side, bent like an S, with a bright lip where the light meets it. */
function crease(pen: Pen, r: number, turn: number, dark: string, lip: string): void {
  pen.rotate(turn)
  for (const [colour, wide, off] of [
    [lip, 0.1, 0.1],
    [dark, 0.17, 0],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = r * wide
    pen.beginPath()
    pen.moveTo(-r * 0.9, r * off)
    pen.bezierCurveTo(-r * 0.35, r * (0.2 + off), r * 0.35, r * (off - 0.2), r * 0.9, r * off)
    pen.stroke()
  }
}

/**
 * Places for beans in a ring of half width 1, `gap` apart, far ones first: a heap shows single
 * beans only when none lies in another.
 */
export function beanPlaces(random: Random, gap: number, tries: number): Point[] {
  const found: Point[] = []
  for (let i = 0; i < tries; i++) {
    const [turn, off] = [random() * Math.PI * 2, Math.sqrt(random())]
    const spot: Point = [Math.cos(turn) * off, Math.sin(turn) * off]
    if (found.every(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) > gap)) found.push(spot)
  }
  return found.toSorted((one, other) => one[1] - other[1])
}
