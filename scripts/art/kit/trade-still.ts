import { glaze, mix } from './colour'
import { between } from './random'
import { blend, softSpot, tonesOf } from './shapes'
import type { Light, Pen, Place, Random } from './types'

function ellipse(pen: Pen, x: number, y: number, w: number, h: number): void {
  pen.beginPath()
  pen.ellipse(x, y, w, h, 0, 0, Math.PI * 2)
}

/** A straight glass of tea with the light in it; `size` is its height. */
export function teaGlass(
  pen: Pen,
  { x, y, size }: Place,
  light: Light,
  { drink, full = 0.78 }: { drink: string; full?: number },
): void {
  const [top, low, rim] = [size * 0.29, size * 0.22, size * 0.085]
  const level = y - size * full
  const wideAt = (row: number): number => low + (top - low) * ((y - row) / size)
  // Coloured light falls through onto the board.
  softSpot(
    pen,
    {
      x: x - light.from * size * 0.45,
      y: y + size * 0.03,
      width: size * 1.15,
      height: size * 0.22,
    },
    mix(drink, '#2a1a18', 0.35),
    0.6,
    0.3,
  )
  softSpot(
    pen,
    { x: x - light.from * size * 0.5, y: y + size * 0.03, width: size * 0.6, height: size * 0.1 },
    mix(drink, '#fff0c0', 0.45),
    0.85,
    0.1,
  )
  const body = (from: number, to: number): void => {
    pen.beginPath()
    pen.moveTo(x - wideAt(from), from)
    pen.lineTo(x - wideAt(to), to)
    pen.ellipse(x, to, wideAt(to), rim * 0.8, 0, Math.PI, 0, true)
    pen.lineTo(x + wideAt(from), from)
    pen.closePath()
  }
  pen.fillStyle = glaze('#f2efe6', 0.34)
  body(y - size, y)
  pen.fill()
  const [glow, deep] = [mix(drink, '#fff1c4', 0.42), mix(drink, '#1f0d0a', 0.34)]
  const side = light.from < 0 ? 1 : -1
  pen.fillStyle = blend(
    pen,
    [x - side * top, level],
    [x + side * top, y],
    [
      [0, deep],
      [0.35, drink],
      [0.75, glow],
      [1, drink],
    ],
  )
  body(level, y - size * 0.06)
  pen.fill()
  pen.fillStyle = blend(
    pen,
    [x - top, level],
    [x + top, level],
    [
      [0, mix(drink, '#fff6dc', 0.3)],
      [0.6, mix(drink, '#fff6dc', 0.6)],
      [1, drink],
    ],
  )
  ellipse(pen, x, level, wideAt(level), rim)
  pen.fill()
  pen.strokeStyle = glaze('#fbf8ee', 0.9)
  pen.lineWidth = size * 0.018
  ellipse(pen, x, y - size, top, rim)
  pen.stroke()
  pen.strokeStyle = glaze('#fbf8ee', 0.75)
  for (const edge of [-1, 1]) {
    pen.lineWidth = size * (edge === Math.sign(light.from) ? 0.03 : 0.014)
    pen.beginPath()
    pen.moveTo(x + edge * top * 0.93, y - size * 0.96)
    pen.lineTo(x + edge * low * 0.96, y - size * 0.04)
    pen.stroke()
  }
  pen.strokeStyle = glaze('#fffdf4', 0.8)
  pen.lineWidth = size * 0.035
  pen.beginPath()
  pen.moveTo(x + light.from * top * 0.6, y - size * 0.88)
  pen.lineTo(x + light.from * low * 0.68, y - size * 0.3)
  pen.stroke()
  pen.fillStyle = glaze('#fbf8ee', 0.5)
  ellipse(pen, x, y - size * 0.01, low, rim * 0.7)
  pen.fill()
}

/** A round coiled basket that hangs on a wall, its bands of colour around the middle; `size` is its width. */
export function wallBasket(
  pen: Pen,
  { x, y, size }: Place,
  light: Light,
  random: Random,
  { bands, squeeze = 1 }: { bands: readonly [string, ...string[]]; squeeze?: number },
): void {
  const r = size / 2
  softSpot(
    pen,
    {
      x: x - light.from * r * 0.3,
      y: y + r * 0.26,
      width: size * 1.22 * squeeze,
      height: size * 1.2,
    },
    '#0c0708',
    0.75,
    0.62,
  )
  const coils = Math.max(9, Math.round(r / 8))
  const star = Math.floor(between(random, 5, 9))
  const zigzag = Math.floor(coils * between(random, 0.4, 0.6))
  for (let i = coils; i > 0; i--) {
    const share = i / coils
    const base = bands[Math.floor(share * bands.length * 0.999)] ?? bands[0]
    const tones = tonesOf(base, light)
    // The rim is round; within it the bowl is hollow, so its far side takes the light.
    const way = share > 0.86 ? 1 : -1
    pen.fillStyle = blend(
      pen,
      [x + way * light.from * r * share, y - way * r * share],
      [x - way * light.from * r * share, y + way * r * share],
      [
        [0, tones.lit],
        [0.5, tones.middle],
        [1, mix(tones.shade, '#140c0c', 0.25)],
      ],
    )
    ellipse(pen, x, y, r * share * squeeze, r * share)
    pen.fill()
    pen.strokeStyle = glaze('#1f1410', 0.3)
    pen.lineWidth = Math.max(1, size * 0.006)
    pen.stroke()
    if (i === zigzag)
      for (let k = 0; k < star * 2; k++) {
        const [a, b] = [(k / star) * Math.PI, ((k + 0.5) / star) * Math.PI]
        const point = (turn: number, out: number): [number, number] => [
          x + Math.cos(turn) * r * out * squeeze,
          y + Math.sin(turn) * r * out,
        ]
        pen.fillStyle = tonesOf(
          bands[(k + 1) % 2 === 0 ? 0 : bands.length - 1] ?? bands[0],
          light,
        ).middle
        pen.beginPath()
        pen.moveTo(...point(a, share))
        pen.lineTo(...point((a + b) / 2, share * 0.62))
        pen.lineTo(...point(b, share))
        pen.fill()
      }
  }
  softSpot(
    pen,
    {
      x: x + light.from * r * 0.34 * squeeze,
      y: y - r * 0.3,
      width: size * 0.86 * squeeze,
      height: size * 0.86,
    },
    '#140c10',
    0.62,
    0.1,
  )
  softSpot(
    pen,
    {
      x: x - light.from * r * 0.4 * squeeze,
      y: y + r * 0.4,
      width: size * 0.5 * squeeze,
      height: size * 0.5,
    },
    '#ffe9bc',
    0.3,
    0.1,
  )
}
