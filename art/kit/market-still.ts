import { beanPlaces } from './coffee-beans'
import { glaze, mix } from './colour'
import { around, between, pick } from './random'
import { blend, softSpot, tonesOf } from './shapes'
import type { Light, Pen, Place, Random } from './types'

export type Grain = {
  kind: 'bean' | 'kernel' | 'ball'
  colours: readonly [string, ...string[]]
  specks?: string
  size: number
}

function ellipse(pen: Pen, x: number, y: number, w: number, h: number, turn = 0): void {
  pen.beginPath()
  pen.ellipse(x, y, w, h, turn, 0, Math.PI * 2)
}

/** One seed with its light, its shade and, on a bean, its specks. */
export function seed(
  pen: Pen,
  x: number,
  y: number,
  light: Light,
  random: Random,
  grain: Grain,
): void {
  const tones = tonesOf(pick(random, grain.colours), light)
  const turn = random() * Math.PI
  const r = grain.size * between(random, 0.85, 1.1)
  const [w, h] =
    grain.kind === 'ball'
      ? [r * 0.6, r * 0.56]
      : grain.kind === 'bean'
        ? [r, r * 0.58]
        : [r * 0.8, r * 0.62]
  pen.fillStyle = glaze('#2a1c16', 0.45)
  ellipse(pen, x - light.from * r * 0.25, y + r * 0.28, w * 1.04, h, turn)
  pen.fill()
  const [dx, dy] = [light.from * r * 0.4, -r * 0.35]
  pen.fillStyle = blend(
    pen,
    [x + dx, y + dy],
    [x - dx, y - dy],
    [
      [0, tones.lit],
      [0.5, tones.middle],
      [1, tones.shade],
    ],
  )
  ellipse(pen, x, y, w, h, turn)
  pen.fill()
  if (grain.specks)
    for (let i = 0; i < 5; i++) {
      pen.fillStyle = glaze(grain.specks, 0.85)
      ellipse(
        pen,
        x + around(random, 0, w * 0.7),
        y + around(random, 0, h * 0.7),
        r * 0.16,
        r * 0.11,
        turn,
      )
      pen.fill()
    }
  pen.fillStyle = glaze('#fff8e6', 0.5)
  ellipse(pen, x + dx * 0.6, y + dy * 0.6, r * 0.2, r * 0.12, turn)
  pen.fill()
}

/** A wide bowl seen from above, heaped; `size` is its width, `flat` how round it looks (1 from straight above). */
export function seedBowl(
  pen: Pen,
  { x, y, size }: Place,
  light: Light,
  random: Random,
  { grain, colour = '#8a5a34', flat = 0.72 }: { grain: Grain; colour?: string; flat?: number },
): void {
  const r = size / 2
  softSpot(
    pen,
    { x: x - light.from * r * 0.55, y: y + r * 0.4, width: size * 1.3, height: size * flat * 1.1 },
    '#2a1826',
    0.55,
    0.5,
  )
  const clay = tonesOf(colour, light)
  const [dark, bright] = [mix(clay.shade, '#000000', 0.2), clay.lit]
  const across = blend(
    pen,
    [x + light.from * r, y],
    [x - light.from * r, y],
    [
      [0, bright],
      [0.45, clay.middle],
      [1, dark],
    ],
  )
  pen.fillStyle = across
  pen.beginPath()
  pen.ellipse(x, y, r, r * flat, 0, 0, Math.PI)
  pen.bezierCurveTo(
    x - r * 0.95,
    y + r * 0.75,
    x - r * 0.5,
    y + r * (flat + 0.22),
    x,
    y + r * (flat + 0.22),
  )
  pen.bezierCurveTo(x + r * 0.5, y + r * (flat + 0.22), x + r * 0.95, y + r * 0.75, x + r, y)
  pen.fill()
  pen.fillStyle = blend(
    pen,
    [x - light.from * r, y - r * 0.3],
    [x + light.from * r, y + r * 0.3],
    [
      [0, clay.lit],
      [1, clay.shade],
    ],
  )
  ellipse(pen, x, y, r, r * flat)
  pen.fill()
  const inner = tonesOf(grain.colours[0], light)
  pen.fillStyle = blend(
    pen,
    [x + light.from * r, y - r],
    [x - light.from * r, y + r],
    [
      [0, inner.middle],
      [1, mix(inner.shade, '#1f1210', 0.45)],
    ],
  )
  ellipse(pen, x, y, r * 0.9, r * 0.9 * flat)
  pen.fill()
  // Two layers as they fell, none in line with the next.
  const apart = (grain.size * { ball: 0.96, kernel: 1.04, bean: 1.15 }[grain.kind]) / (r * 0.86)
  const tries = Math.round(14 / apart ** 2)
  const grains = [0, 1].flatMap((layer) =>
    beanPlaces(random, apart, tries).map(([gx, gy]) => {
      const rise = (1 - gx * gx - gy * gy) * r * 0.17 + layer * grain.size * 0.3
      const out = r * (layer ? 0.83 : 0.86)
      return { x: x + gx * out, y: y + gy * out * flat - rise, order: gy + layer * 0.09 }
    }),
  )
  for (const one of grains.toSorted((a, b) => a.order - b.order))
    seed(pen, one.x, one.y, light, random, grain)
  softSpot(
    pen,
    { x: x - light.from * r * 0.5, y: y + r * 0.25, width: size * 0.9, height: size * flat * 0.8 },
    '#2a1826',
    0.26,
    0.1,
  )
  softSpot(
    pen,
    { x: x + light.from * r * 0.35, y: y - r * 0.3, width: size * 0.7, height: size * flat * 0.5 },
    light.warm,
    0.26,
    0.1,
  )
}

/** A cloth of stripes that lies over a table, from a far edge to the foot of the picture, with soft folds. */
export function stripedCloth(
  pen: Pen,
  light: Light,
  random: Random,
  {
    top,
    bottom,
    from,
    to,
    lean,
    stripes,
  }: {
    top: number
    bottom: number
    from: number
    to: number
    lean: number
    stripes: readonly (readonly [colour: string, share: number])[]
  },
): void {
  const total = stripes.reduce((sum, [, share]) => sum + share, 0)
  const wide = (to - from) / 3
  for (let repeat = -1; repeat < 5; repeat++) {
    let at = from + repeat * wide
    for (const [colour, share] of stripes) {
      const next = at + (share / total) * wide
      const tones = tonesOf(colour, light)
      pen.fillStyle = blend(
        pen,
        [0, top],
        [0, bottom],
        [
          [0, tones.middle],
          [0.6, tones.lit],
          [1, tones.middle],
        ],
      )
      pen.beginPath()
      pen.moveTo(at * 0.8 + (from + to) * 0.1 + lean, top)
      pen.lineTo(next * 0.8 + (from + to) * 0.1 + lean + 1, top)
      pen.lineTo(next - lean + 1, bottom)
      pen.lineTo(at - lean, bottom)
      pen.fill()
      at = next
    }
  }
  for (let i = 0; i < 7; i++) {
    const spot = {
      x: between(random, from, to),
      y: between(random, top, bottom),
      width: (to - from) * 0.5,
      height: (bottom - top) * 0.12,
    }
    softSpot(pen, spot, i % 2 === 0 ? light.cool : light.warm, 0.16, 0.1)
  }
}
