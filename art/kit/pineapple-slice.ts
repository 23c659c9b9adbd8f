import { glaze, mix } from './colour'
import { between } from './random'
import { blend, softSpot, tonesOf, type Point } from './shapes'
import type { Light, Pen, Place, Random } from './types'

/** The colour of the ripe flesh. */
export const flesh = '#ffc832'

/** A thin tapering streak from one point to another, as a fibre of the fruit. */
export function fibre(
  pen: Pen,
  from: Point,
  over: Point,
  to: Point,
  wide: number,
  colour: string,
): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const long = Math.hypot(dx, dy) || 1
  const [nx, ny] = [(-dy / long) * wide, (dx / long) * wide]
  pen.fillStyle = colour
  pen.beginPath()
  pen.moveTo(...from)
  pen.quadraticCurveTo(over[0] + nx, over[1] + ny, ...to)
  pen.quadraticCurveTo(over[0] - nx, over[1] - ny, ...from)
  pen.fill()
}

/** A round slice that lies flat, its core cut out; `place` is its middle, `size` its width. */
export function slice(pen: Pen, { x, y, size }: Place, light: Light, random: Random): void {
  const r = size / 2
  const [flat, thick] = [0.4, r * 0.24]
  const side = light.from < 0 ? -1 : 1
  const tones = tonesOf(flesh, light)
  const at = (turn: number, k: number, down = 0): Point => [
    x + Math.cos(turn) * r * k,
    y + Math.sin(turn) * r * k * flat + down,
  ]
  const oval = (k: number, dy: number, colour: string | CanvasGradient): void => {
    pen.fillStyle = colour
    pen.beginPath()
    pen.ellipse(x, y + dy, r * k, r * k * flat, 0, 0, Math.PI * 2)
    pen.fill()
  }
  softSpot(
    pen,
    { x: x - side * r * 0.16, y: y + r * 0.26, width: size * 1.15, height: size * 0.54 },
    '#3a1d18',
    0.55,
    0.5,
  )
  const rind = tonesOf('#a87a30', light)
  for (let i = 12; i >= 0; i--)
    oval(1, (i / 12) * thick, i > 2 ? mix(rind.shade, '#4a2c10', i / 30) : rind.middle)
  // The eyes of the skin run round its edge; the low sun is on one end of it.
  for (let i = 0; i < 17; i++) {
    const turn = ((i + 0.5) / 17) * Math.PI
    const lit = 0.5 + 0.5 * Math.cos(turn) * side
    const w = 0.07
    pen.fillStyle = mix('#8a5c20', '#e8b04a', lit)
    pen.beginPath()
    pen.moveTo(...at(turn - w, 1, thick * 0.5))
    pen.lineTo(...at(turn, 1, thick * 0.14))
    pen.lineTo(...at(turn + w, 1, thick * 0.5))
    pen.lineTo(...at(turn, 1, thick * 0.92))
    pen.fill()
  }
  oval(0.965, 0, tonesOf('#d8b04a', light).lit)
  pen.fillStyle = blend(pen, at(side > 0 ? Math.PI : 0, 1), at(side > 0 ? 0 : Math.PI, 1), [
    [0, mix(tones.middle, '#e79a14', 0.4)],
    [0.5, mix(tones.middle, flesh, 0.75)],
    [1, mix(tones.lit, '#ffec9a', 0.5)],
  ])
  pen.beginPath()
  for (let i = 0; i <= 130; i++) {
    const turn = (i / 130) * Math.PI * 2
    pen.lineTo(...at(turn, 0.925 - 0.03 * Math.max(0, Math.sin(turn * 13)) ** 2))
  }
  pen.fill()
  rays(pen, at, size, random)
  // The flesh is paler round the core; the core itself is gone, and its hollow shows how thick it is.
  oval(0.37, 0, glaze('#fff2b8', 0.45))
  oval(0.3, 0, glaze('#fff2b8', 0.6))
  pen.fillStyle = blend(
    pen,
    [x, y - r * 0.1],
    [x, y + r * 0.1],
    [
      [0, '#f4bb3a'],
      [0.45, '#c9800f'],
      [1, '#6f3c0c'],
    ],
  )
  pen.beginPath()
  pen.ellipse(x, y, r * 0.22, r * 0.22 * flat, 0, 0, Math.PI * 2)
  pen.fill()
  pen.strokeStyle = glaze('#fffbe0', 0.9)
  pen.lineWidth = size * 0.009
  pen.beginPath()
  pen.ellipse(x, y + 1, r * 0.22, r * 0.22 * flat, 0, 0.1, Math.PI - 0.3)
  pen.stroke()
  // Juice shines where the sky lies in it.
  softSpot(
    pen,
    { x: x + side * r * 0.42, y: y - r * 0.13, width: r * 0.62, height: r * 0.16 },
    '#fffdf0',
    0.85,
    0.1,
  )
  for (let i = 0; i < 9; i++) {
    const [px, py] = at(between(random, -1.2, 0.5), between(random, 0.4, 0.85))
    softSpot(pen, { x: px, y: py, width: between(random, 6, 15), height: 4 }, '#ffffff', 0.9, 0.3)
  }
}

/** Fibres from the core to the rim, the seams between fruitlets, and their ring of seed hollows. */
function rays(
  pen: Pen,
  at: (turn: number, k: number) => Point,
  size: number,
  random: Random,
): void {
  for (let i = 0; i < 120; i++) {
    const turn = random() * Math.PI * 2
    const from = between(random, 0.26, 0.5)
    const to = Math.min(0.9, from + between(random, 0.2, 0.45))
    const colour = i % 5 < 2 ? '#d9860c' : i % 5 < 4 ? '#ffe47a' : '#fff4bc'
    fibre(
      pen,
      at(turn, from),
      at(turn, (from + to) / 2),
      at(turn + 0.03, to),
      size * 0.009,
      glaze(colour, 0.45),
    )
  }
  for (let i = 0; i < 13; i++) {
    const turn = ((i + 0.75) / 13) * Math.PI * 2
    fibre(pen, at(turn, 0.32), at(turn, 0.66), at(turn, 0.92), size * 0.011, glaze('#c9780e', 0.6))
    for (const off of [0.13, 0.27]) {
      const [px, py] = at(turn + off, 0.7)
      pen.fillStyle = glaze('#b4660c', 0.7)
      pen.beginPath()
      pen.ellipse(px, py, size * 0.011, size * 0.007, 0, 0, Math.PI * 2)
      pen.fill()
    }
  }
}
