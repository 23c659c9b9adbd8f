import { mix } from './colour'
import { around, between, pick } from './random'
import { blend, softSpot, tonesOf, type Point } from './shapes'
import type { Light, Pen, Place, Random } from './types'

/** How one sort of dry leaf is rolled: its length, thickness and bend, as shares of the usual. */
export type Roll = { long: number; thick: number; bend: number }

/** A white saucer with a heap of loose dry leaf; `size` is its width. */
export function leafSaucer(
  pen: Pen,
  { x, y, size }: Place,
  light: Light,
  random: Random,
  { leaves, roll }: { leaves: readonly [string, ...string[]]; roll: Roll },
): void {
  const [wide, deep] = [size / 2, size * 0.185]
  const china = tonesOf('#e6dfd0', light)
  const sun = light.from < 0 ? -1 : 1
  softSpot(
    pen,
    { x: x - sun * wide * 0.24, y: y + deep * 0.6, width: size * 1.24, height: deep * 2.5 },
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
  ring(deep * 0.34, 0.74, china.middle, mix(china.shade, '#2a1c16', 0.4))
  ring(deep * 0.13, 0.97, china.middle, mix(china.shade, '#4a3020', 0.25))
  ring(0, 1, mix(china.lit, '#ffffff', 0.4), china.middle)
  // The dip: its near side looks to the window, its far side lies in shade.
  ring(deep * 0.03, 0.93, china.shade, china.lit)
  ring(deep * 0.1, 0.7, china.middle, china.lit)
  // The heap shades the china on its far side from the window.
  softSpot(
    pen,
    { x: x - sun * wide * 0.2, y: y + deep * 0.2, width: wide * 1.5, height: deep * 1.3 },
    '#2a1d18',
    0.6,
    0.35,
  )
  const count = 190
  for (let i = 0; i < count; i++) {
    const [turn, off] = [random() * Math.PI * 2, Math.sqrt(random())]
    const heap = (1 - off) ** 0.9 * size * 0.17
    const dx = Math.cos(turn) * off
    const at: Point = [
      x + dx * wide * 0.62,
      y + deep * 0.14 + Math.sin(turn) * off * deep * 0.6 - heap,
    ]
    const lit = 0.5 + 0.5 * dx * sun
    const colour = mix(pick(random, leaves), '#120c0a', 0.34 * (1 - lit))
    curl(pen, at, size * between(random, 0.034, 0.056), random, roll, colour, i / count)
  }
  // A few that fell beside the heap.
  for (let i = 0; i < 4; i++) {
    const turn = 0.4 + i * 0.8 + random() * 0.4
    const at: Point = [x + Math.cos(turn) * wide * 0.74, y + Math.sin(turn) * deep * 0.72]
    curl(pen, at, size * 0.036, random, roll, pick(random, leaves), 0.7)
  }
}

/** One rolled leaf of tea: a bent stroke with a lit back and its own shadow. */
function curl(
  pen: Pen,
  [x, y]: Point,
  usual: number,
  random: Random,
  roll: Roll,
  colour: string,
  up: number,
): void {
  const turn = random() * Math.PI
  const long = usual * roll.long
  const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long * 0.55]
  const bend = around(random, 0, usual * roll.bend)
  for (const [fill, wide, off] of [
    [mix(colour, '#0f0a08', 0.7), 0.56, usual * 0.22],
    [mix(colour, '#1a120c', 0.3 * (1 - up)), 0.42, 0],
    [mix(colour, '#fff0d0', 0.42), 0.12, -usual * 0.1],
  ] as const) {
    const half = usual * wide * roll.thick * 0.62
    // Thickest in the middle, thin at both ends; across its own line.
    const [nx, ny] = [-Math.sin(turn) * half, Math.cos(turn) * half]
    const [mx, my] = [x + bend * 0.3, y - bend + off]
    pen.fillStyle = fill
    pen.strokeStyle = fill
    pen.lineWidth = half * 0.7
    pen.beginPath()
    pen.moveTo(x - dx, y - dy + off)
    pen.quadraticCurveTo(mx + nx, my + ny, x + dx, y + dy + off)
    pen.quadraticCurveTo(mx - nx, my - ny, x - dx, y - dy + off)
    pen.fill()
    pen.stroke()
  }
}
