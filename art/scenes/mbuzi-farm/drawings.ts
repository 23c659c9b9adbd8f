import type { Pen } from '../../kit/types'

type Line = readonly (readonly [x: number, y: number])[]

/** A line as a child draws it: one colour, round, not quite closed. */
function wax(pen: Pen, colour: string, wide: number, line: Line): void {
  pen.strokeStyle = colour
  pen.lineWidth = wide
  pen.beginPath()
  for (const [x, y] of line) pen.lineTo(x, y)
  pen.stroke()
}

function round(pen: Pen, colour: string, x: number, y: number, r: number): void {
  pen.beginPath()
  pen.ellipse(x, y, r, r * 0.9, 0.2, 0, Math.PI * 2)
  pen.fillStyle = colour
  pen.fill()
}

/** Four straight legs, a round belly, two great horns; 0 to 1 across. */
function goat(pen: Pen, x: number, y: number, k: number, colour: string): void {
  const at = (u: number, v: number): [number, number] => [x + u * k, y + v * k]
  pen.fillStyle = colour
  pen.beginPath()
  pen.ellipse(...at(0, 0), 0.3 * k, 0.17 * k, 0.06, 0, Math.PI * 2)
  pen.fill()
  round(pen, colour, ...at(-0.36, -0.16), 0.13 * k)
  for (const u of [-0.2, -0.08, 0.12, 0.23])
    wax(pen, colour, 0.055 * k, [at(u, 0.1), at(u + 0.02, 0.38)])
  for (const bend of [0, 0.09])
    wax(pen, '#3a2f2a', 0.045 * k, [
      at(-0.33 + bend, -0.26),
      at(-0.3 + bend, -0.44),
      at(-0.2 + bend, -0.48),
    ])
  wax(pen, colour, 0.05 * k, [at(0.28, -0.06), at(0.37, -0.18)])
  round(pen, '#1d1a18', ...at(-0.39, -0.18), 0.026 * k)
}

/** What a child drew, on a square of 1: the sun and a goat. */
export function drawnGoat(pen: Pen): void {
  for (let i = 0; i < 7; i++) {
    const a = (i / 6) * 1.6 + 1.5
    wax(pen, '#e0a52a', 0.026, [
      [0.36 + Math.cos(a) * 0.13, -0.28 + Math.sin(a) * 0.13],
      [0.36 + Math.cos(a) * 0.2, -0.28 + Math.sin(a) * 0.2],
    ])
  }
  round(pen, '#e8b53a', 0.36, -0.28, 0.09)
  goat(pen, 0.02, 0.06, 0.78, '#8a4f2a')
}
