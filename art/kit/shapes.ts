import { glaze, mix, tone } from './colour'
import type { Light, Pen, Place, Random } from './types'

export type Point = readonly [number, number]

/** Height of the ground line at a column of the picture. */
export type Profile = (x: number) => number

/** A part of the picture, in pixels. */
export type Area = { x: number; y: number; width: number; height: number }

export type Tones = { lit: string; middle: string; shade: string }

/** The three tones of a surface at a distance. */
export function tonesOf(base: string, light: Light, distance = 0): Tones {
  return {
    lit: tone(base, light, 'lit', distance),
    middle: tone(base, light, 'middle', distance),
    shade: tone(base, light, 'shade', distance),
  }
}

/** The colour of a surface that is lit by a share from 0 (shade) over 0.5 to 1 (lit). */
export function shaded({ lit, middle, shade }: Tones, share: number): string {
  const held = Math.min(1, Math.max(0, share))
  return held < 0.5 ? mix(shade, middle, held * 2) : mix(middle, lit, held * 2 - 1)
}

/** How much a place of a rounded thing faces the light, 0 to 1; x and y from -1 to 1. */
export function facingLight(light: Light, x: number, y: number): number {
  const up = 0.45 + 0.55 * light.height
  const side = light.from * (1 - 0.5 * light.height)
  return 0.5 + (x * side - y * up) * 0.5
}

/** A linear gradient from stops of place and colour. */
export function blend(
  pen: Pen,
  from: Point,
  to: Point,
  stops: readonly (readonly [number, string])[],
): CanvasGradient {
  const gradient = pen.createLinearGradient(from[0], from[1], to[0], to[1])
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

/** Makes a closed path with rounded corners through the middles of the given points' sides. */
export function roundedPath(pen: Pen, points: readonly Point[]): void {
  const last = points.at(-1)
  if (!last) return
  pen.beginPath()
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? last
    const before = points[index - 1] ?? last
    if (index === 0) pen.moveTo((before[0] + point[0]) / 2, (before[1] + point[1]) / 2)
    pen.quadraticCurveTo(point[0], point[1], (point[0] + next[0]) / 2, (point[1] + next[1]) / 2)
  })
  pen.closePath()
}

/** An ellipse whose colour fades out towards its rim. */
export function softSpot(
  pen: Pen,
  { x, y, width, height }: Area,
  colour: string,
  opacity: number,
  core = 0.2,
): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(width / 2, height / 2)
  const fade = pen.createRadialGradient(0, 0, core, 0, 0, 1)
  fade.addColorStop(0, glaze(colour, opacity))
  fade.addColorStop(1, glaze(colour, 0))
  pen.fillStyle = fade
  pen.fillRect(-1, -1, 2, 2)
  pen.restore()
}

/** Shadow that a thing throws on the ground, away from the light; `width` is that of its foot. */
export function castShadow(pen: Pen, place: Place, light: Light, width: number): void {
  if (light.strength < 0.05) return
  const long = place.size * Math.min(1.9, 0.25 / (light.height + 0.08))
  const away = -light.from * long * 0.62
  const wide = width + Math.abs(away)
  const opacity = 0.42 * light.strength * (1 - (place.distance ?? 0))
  softSpot(
    pen,
    { x: place.x + away / 2, y: place.y, width: wide, height: Math.max(6, width * 0.24) },
    mix(light.cool, '#10180c', 0.6),
    opacity,
    0.55,
  )
}

/**
 * A mass of leaves: dabs in an ellipse, dark within, lit on the side of the light. Every tree,
 * bush and hedge is made of such masses.
 */
export function foliage(
  pen: Pen,
  { x, y, width, height }: Area,
  light: Light,
  random: Random,
  options: { base: string; distance?: number; dab?: number; density?: number; flat?: number },
): void {
  const tones = tonesOf(options.base, light, options.distance)
  const dab = options.dab ?? Math.max(2.5, Math.min(width, height) * 0.16)
  const count = Math.round(((width * height) / (dab * dab)) * 1.5 * (options.density ?? 1))
  const dabs = Array.from({ length: Math.max(8, count) }, () => {
    const angle = random() * Math.PI * 2
    const reach = Math.sqrt(random()) * (0.9 + 0.16 * Math.sin(angle * 5 + x))
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
    return { dx, dy, lit: facingLight(light, dx, dy) + (random() - 0.5) * 0.36, turn: random() * 3 }
  }).toSorted((one, other) => one.lit - other.lit)
  for (const { dx, dy, lit, turn } of dabs) {
    pen.fillStyle = shaded(tones, (lit - 0.5) * 1.7 + 0.5)
    pen.beginPath()
    pen.ellipse(
      x + (dx * width) / 2,
      y + (dy * height) / 2,
      dab * (0.55 + 0.3 * (turn % 1)),
      dab * 0.42 * (options.flat ?? 1),
      (turn - 1.5) * 0.7,
      0,
      Math.PI * 2,
    )
    pen.fill()
  }
}

/** One long leaf from its stem: two halves in two tones, bent down by `droop` (0 to 1). */
export function leaf(
  pen: Pen,
  from: Point,
  shape: { angle: number; length: number; width: number; droop?: number },
  colours: { one: string; other: string },
): void {
  const [x, y] = from
  const droop = (shape.droop ?? 0.3) * shape.length
  const tipX = x + Math.cos(shape.angle) * shape.length
  const tipY = y + Math.sin(shape.angle) * shape.length + droop
  const midX = x + Math.cos(shape.angle) * shape.length * 0.55
  const midY = y + Math.sin(shape.angle) * shape.length * 0.55
  const offX = Math.sin(shape.angle) * shape.width
  const offY = -Math.cos(shape.angle) * shape.width
  for (const [side, colour] of [
    [1, colours.one],
    [-1, colours.other],
  ] as const) {
    pen.fillStyle = colour
    pen.beginPath()
    pen.moveTo(x, y)
    pen.quadraticCurveTo(midX + offX * side, midY + offY * side, tipX, tipY)
    pen.quadraticCurveTo(midX, midY, x, y)
    pen.fill()
  }
}

/** A tapering limb along a curve: trunk, branch or stalk, lit from one side. */
export function limb(
  pen: Pen,
  from: Point,
  over: Point,
  to: Point,
  width: { from: number; to: number },
  tones: Tones,
  light: Light,
): void {
  const steps = 14
  const at = (t: number, axis: 0 | 1): number =>
    (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * over[axis] + t * t * to[axis]
  for (const [colour, share, shift] of [
    [tones.shade, 1, 0],
    [tones.middle, 0.72, 0.14],
    [tones.lit, 0.3, 0.32],
  ] as const) {
    pen.strokeStyle = colour
    for (let i = 0; i < steps; i++) {
      const [t, next] = [i / steps, (i + 1) / steps]
      const wide = width.from + (width.to - width.from) * t
      const off = wide * shift * (light.from || 0.4)
      pen.lineWidth = Math.max(1, wide * share)
      pen.beginPath()
      pen.moveTo(at(t, 0) + off, at(t, 1))
      pen.lineTo(at(next, 0) + off, at(next, 1))
      pen.stroke()
    }
  }
}
