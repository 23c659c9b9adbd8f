import type { Stage } from '../../kit/stage'
import type { Pen } from '../../kit/types'

export type Drawing = 'goat' | 'house' | 'family'

type Line = readonly (readonly [x: number, y: number])[]

/** A line as a child draws it: one colour, round, not quite closed. */
function wax(pen: Pen, colour: string, wide: number, line: Line): void {
  pen.strokeStyle = colour
  pen.lineWidth = wide
  pen.beginPath()
  for (const [x, y] of line) pen.lineTo(x, y)
  pen.stroke()
}

function round(pen: Pen, colour: string, x: number, y: number, r: number, wide = 0): void {
  pen.beginPath()
  pen.ellipse(x, y, r, r * 0.9, 0.2, 0, Math.PI * 2)
  if (wide > 0) {
    pen.strokeStyle = colour
    pen.lineWidth = wide
    pen.stroke()
    return
  }
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

const drawings: Record<Drawing, (pen: Pen) => void> = {
  goat: (pen) => {
    for (let i = 0; i < 7; i++) {
      const a = (i / 6) * 1.6 + 1.5
      wax(pen, '#e0a52a', 0.026, [
        [0.36 + Math.cos(a) * 0.13, -0.28 + Math.sin(a) * 0.13],
        [0.36 + Math.cos(a) * 0.2, -0.28 + Math.sin(a) * 0.2],
      ])
    }
    round(pen, '#e8b53a', 0.36, -0.28, 0.09)
    goat(pen, 0.02, 0.06, 0.78, '#8a4f2a')
  },
  house: (pen) => {
    wax(pen, '#4f8f3f', 0.05, [
      [-0.46, 0.36],
      [-0.2, 0.33],
      [0.1, 0.37],
      [0.46, 0.34],
    ])
    pen.fillStyle = '#d9b47a'
    pen.fillRect(-0.3, -0.06, 0.46, 0.4)
    pen.fillStyle = '#b3382c'
    pen.beginPath()
    for (const [x, y] of [
      [-0.38, -0.04],
      [-0.06, -0.38],
      [0.25, -0.05],
    ] as const)
      pen.lineTo(x, y)
    pen.fill()
    pen.fillStyle = '#5a3a26'
    pen.fillRect(-0.12, 0.1, 0.12, 0.24)
    wax(pen, '#6a4528', 0.04, [
      [0.36, 0.34],
      [0.36, 0.02],
    ])
    round(pen, '#4f8f3f', 0.36, -0.1, 0.14)
  },
  family: (pen) => {
    goat(pen, -0.1, -0.02, 0.62, '#3b3a44')
    goat(pen, 0.3, 0.16, 0.32, '#3b3a44')
    round(pen, '#c8452f', -0.36, 0.32, 0.05)
    round(pen, '#c8452f', 0.08, 0.36, 0.045)
    wax(pen, '#4f8f3f', 0.04, [
      [-0.46, 0.42],
      [0, 0.4],
      [0.46, 0.43],
    ])
  },
}

/** A sheet of paper that lies on the grass, seen at a slant, with what a child drew on it. */
export function drawnSheet(
  stage: Stage,
  [x, y, wide]: readonly [number, number, number],
  slant: number,
  drawing: Drawing,
): void {
  const { pen } = stage
  stage.glow([x, y + wide * 0.06, wide * 1.3], wide * 0.44, '#22301a', 0.55, 0.4)
  pen.save()
  pen.transform(wide, wide * slant, -wide * 0.2, wide * 0.5, x, y)
  pen.lineCap = 'round'
  pen.fillStyle = '#f8f3e4'
  pen.fillRect(-0.54, -0.48, 1.08, 0.98)
  pen.fillStyle = 'rgba(120,110,90,0.18)'
  pen.fillRect(-0.54, 0.34, 1.08, 0.16)
  drawings[drawing](pen)
  pen.restore()
}
