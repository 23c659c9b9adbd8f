import { mix } from './colour'
import { around, between, pick } from './random'
import { blend, softSpot, tonesOf, type Point } from './shapes'
import type { Light, Pen, Place, Random } from './types'

/** A white saucer with a heap of loose dry leaf; `size` is its width. */
export function leafSaucer(
  pen: Pen,
  { x, y, size }: Place,
  light: Light,
  random: Random,
  { leaves }: { leaves: readonly [string, ...string[]] },
): void {
  const [wide, deep] = [size / 2, size * 0.17]
  const china = tonesOf('#e6dfd0', light)
  const sun = light.from < 0 ? -1 : 1
  softSpot(
    pen,
    { x: x - sun * wide * 0.2, y: y + deep * 0.55, width: size * 1.22, height: deep * 2.6 },
    '#160d0a',
    0.75,
    0.5,
  )
  const ring = (dy: number, k: number, from: string, to: string): void => {
    pen.fillStyle = blend(
      pen,
      [x + sun * wide, y],
      [x - sun * wide, y],
      [
        [0, from],
        [1, to],
      ],
    )
    pen.beginPath()
    pen.ellipse(x, y + dy, wide * k, deep * k, 0, 0, Math.PI * 2)
    pen.fill()
  }
  ring(deep * 0.3, 0.8, china.middle, mix(china.shade, '#2a1c16', 0.4))
  ring(deep * 0.12, 0.98, china.middle, china.shade)
  ring(0, 1, mix(china.lit, '#ffffff', 0.4), china.middle)
  // The dip: its near side looks to the window, its far side lies in shade.
  ring(deep * 0.03, 0.9, china.shade, china.lit)
  ring(deep * 0.1, 0.66, china.middle, china.lit)
  for (let i = 0; i < 150; i++) {
    const [turn, off] = [random() * Math.PI * 2, Math.sqrt(random())]
    const heap = (1 - off) * size * 0.13
    const at: Point = [
      x + Math.cos(turn) * off * wide * 0.58,
      y + deep * 0.12 + Math.sin(turn) * off * deep * 0.56 - heap,
    ]
    curl(pen, at, size * between(random, 0.03, 0.055), random, pick(random, leaves), i / 150)
  }
}

/** One rolled leaf of tea: a bent stroke with a lit back and its own shadow. */
function curl(
  pen: Pen,
  [x, y]: Point,
  long: number,
  random: Random,
  colour: string,
  up: number,
): void {
  const turn = random() * Math.PI
  const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long * 0.55]
  const bend = around(random, 0, long * 0.6)
  for (const [fill, wide, off] of [
    [mix(colour, '#0f0a08', 0.7), 0.5, long * 0.2],
    [mix(colour, '#1a120c', 0.3 * (1 - up)), 0.36, 0],
    [mix(colour, '#fff0d0', 0.4), 0.1, -long * 0.09],
  ] as const) {
    pen.strokeStyle = fill
    pen.lineWidth = long * wide
    pen.beginPath()
    pen.moveTo(x - dx, y - dy + off)
    pen.quadraticCurveTo(x + bend * 0.3, y - bend + off, x + dx, y + dy + off)
    pen.stroke()
  }
}
