import { glaze } from '../../kit/colour'
import type { Point } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'
import type { Pen } from '../../kit/types'

/** How many times larger things are behind the glass. */
const power = 2.2

/** Paints a part of the picture: left, top, right, bottom. */
type Draw = (pen: Pen, window: readonly [number, number, number, number], fine: number) => void

/** The glass: behind it the same leaf is larger, with its veins, and a ladybird walks on it. */
export function magnifier(stage: Stage, [x, y]: Point, r: number, handle: Point, draw: Draw): void {
  const { pen } = stage
  const far = Math.hypot(handle[0] - x, handle[1] - y)
  const on = (share: number): Point => [
    x + ((handle[0] - x) / far) * r * share,
    y + ((handle[1] - y) / far) * r * share,
  ]
  stage.line(on(1), on(1.15), on(1.34), '#b08a3c', 24)
  pen.save()
  pen.beginPath()
  pen.ellipse(x, y, r * 0.97, r, 0, 0, Math.PI * 2)
  pen.clip()
  pen.save()
  const reach = (r / power) * 1.1
  // What lies behind the leaf is out of focus.
  stage.box([x - r, y - r, x + r, y + r], '#5d4636')
  pen.translate(x, y)
  pen.scale(power, power)
  pen.translate(-x, -y)
  draw(pen, [x - reach, y - reach, x + reach, y + reach], 2 * power)
  pen.restore()
  ladybird(stage, x + r * 0.18, y - r * 0.08, r * 0.25)
  // The glass is bright at one side and dark along the other, as a lens is.
  stage.glow([x + r * 0.72, y + r * 0.74, r * 1.1], r * 0.9, '#14240f', 0.55)
  stage.glow([x - r * 0.5, y - r * 0.62, r * 0.8], r * 0.5, '#ffffff', 0.75, 0.1)
  pen.restore()
  for (const [colour, wide] of [
    ['#5f4318', 22],
    ['#c9a24a', 15],
    [glaze('#fff0c0', 0.85), 4],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = wide
    pen.beginPath()
    pen.ellipse(x, y, r * 0.97, r, 0, 0, Math.PI * 2)
    pen.stroke()
  }
}

/** A ladybird seen from above, its head to the upper right. */
function ladybird(stage: Stage, x: number, y: number, r: number): void {
  const { pen } = stage
  pen.save()
  pen.translate(x, y)
  pen.rotate(0.6)
  stage.glow([6, 10, r * 2.6], r * 2.6, '#1c2c10', 0.6, 0.4)
  for (const side of [-1, 1])
    for (const along of [-0.5, 0, 0.5])
      stage.line(
        [side * r * 0.6, along * r],
        [side * r * 1.05, along * r * 1.1],
        [side * r * 1.2, along * r * 1.5],
        '#1a1210',
        r * 0.12,
      )
  stage.oval(0, -r * 0.92, r * 0.98, r * 0.72, '#17110f')
  for (const side of [-1, 1]) stage.oval(side * r * 0.28, -r * 1.0, r * 0.22, r * 0.2, '#f2ead8')
  stage.oval(0, 0, r * 1.7, r * 1.9, '#c8281c')
  stage.glow([-r * 0.3, -r * 0.3, r * 1], r * 0.9, '#ff7a58', 0.8)
  stage.line([0, -r * 0.9], [0, 0], [0, r * 0.92], '#2a0c08', r * 0.09)
  for (const [u, v] of [
    [-0.42, -0.38],
    [0.42, -0.38],
    [-0.5, 0.22],
    [0.5, 0.22],
    [-0.26, 0.66],
    [0.26, 0.66],
  ] as const)
    stage.oval(u * r, v * r, r * 0.34, r * 0.36, '#1a0f0d')
  stage.oval(0, -r * 0.74, r * 0.3, r * 0.26, '#1a0f0d')
  pen.restore()
}
