import { glaze, mix } from '../colour'
import { blend, softSpot, type Point } from '../shapes'
import type { Light, Pen, Place, Random } from '../types'

/**
 * A half-moon of comb as bees build it under a bar; `place` is the middle of the bar's under side,
 * `size` the width of the comb. Capped white along the top, open cells of honey below.
 */
export function honeycomb(pen: Pen, { x, y, size }: Place, light: Light, random: Random): void {
  const [half, deep] = [size / 2, size * 0.72]
  const edge = (k: number, grow = 1): Point => {
    // A half ellipse whose rim the bees have not finished evenly.
    const turn = Math.PI * k
    const uneven = 1 + 0.03 * Math.sin(turn * 5 + 1) + 0.02 * Math.sin(turn * 11)
    return [
      x - Math.cos(turn) * half * uneven * grow,
      y + Math.sin(turn) ** 0.8 * deep * uneven * grow,
    ]
  }
  const outline = (dx: number, dy: number, grow = 1): void => {
    pen.beginPath()
    for (let k = 0; k <= 1.001; k += 0.04) {
      const [px, py] = edge(Math.min(1, k), grow)
      pen.lineTo(px + dx, py + dy)
    }
    pen.closePath()
  }
  // The thickness of the comb on the side away from the light.
  pen.fillStyle = '#7a4312'
  outline(-light.from * size * 0.022, size * 0.02, 1.01)
  pen.fill()
  pen.save()
  outline(0, 0)
  pen.clip()
  pen.fillStyle = blend(
    pen,
    [x + light.from * half, y],
    [x - light.from * half, y + deep],
    [
      [0, '#ffd773'],
      [0.4, '#eda62c'],
      [1, '#b06a15'],
    ],
  )
  pen.fillRect(x - size, y - 10, size * 2, deep * 1.3)
  cells(pen, { x, y, size }, light, random)
  // Wax over ripe honey, palest under the bar.
  pen.fillStyle = blend(
    pen,
    [x, y],
    [x, y + deep * 0.5],
    [
      [0, 'rgba(255,244,208,0.6)'],
      [0.5, 'rgba(255,236,180,0.25)'],
      [1, 'rgba(255,230,160,0)'],
    ],
  )
  pen.fillRect(x - size, y, size * 2, deep * 0.5)
  softSpot(
    pen,
    { x: x + light.from * half * 0.4, y: y + deep * 0.42, width: size * 0.7, height: deep * 0.8 },
    '#fff0a8',
    0.34,
    0.1,
  )
  pen.restore()
  pen.strokeStyle = '#f7dc96'
  pen.lineWidth = size * 0.014
  outline(0, 0)
  pen.stroke()
  for (const k of [0.4, 0.62]) drop(pen, edge(k), size * 0.03)
}

function cells(pen: Pen, { x, y, size }: Place, light: Light, random: Random): void {
  const r = size * 0.034
  for (let row = 0; row < 17; row++)
    for (let i = -10; i <= 10; i++) {
      const cx = x + (i + (row % 2) / 2) * r * 1.74
      const cy = y + row * r * 1.5 + r * 0.4
      const capped = cy - y < size * (0.16 + 0.06 * Math.sin(cx / (size * 0.09)))
      const full = random()
      const corner = (k: number, at: number): void =>
        pen.lineTo(
          cx + Math.sin((at * Math.PI) / 3) * r * k,
          cy + Math.cos((at * Math.PI) / 3) * r * k,
        )
      const ring = (k: number): void => {
        pen.beginPath()
        for (let at = 0; at < 6; at++) corner(k, at)
        pen.closePath()
      }
      pen.fillStyle = capped ? '#f2d68c' : '#f6c75c'
      ring(0.98)
      pen.fill()
      pen.fillStyle = capped
        ? mix('#e3bb66', '#f8e6b4', full)
        : blend(
            pen,
            [cx, cy - r],
            [cx, cy + r],
            [
              [0, mix('#7d4409', '#a85f10', full)],
              [0.6, mix('#c87a17', '#e69a22', full)],
              [1, '#ffc64f'],
            ],
          )
      ring(capped ? 0.74 : 0.78)
      pen.fill()
      if (!capped && full > 0.45)
        softSpot(
          pen,
          { x: cx + light.from * r * 0.25, y: cy - r * 0.1, width: r * 0.6, height: r * 0.6 },
          '#fff6cf',
          0.9,
          0.1,
        )
    }
}

/** Honey that gathers at the rim and is about to fall. */
function drop(pen: Pen, [x, y]: Point, r: number): void {
  pen.fillStyle = glaze('#e8981c', 0.95)
  pen.beginPath()
  pen.moveTo(x - r * 0.8, y - r * 0.4)
  pen.quadraticCurveTo(x - r * 0.5, y + r * 2, x, y + r * 2.6)
  pen.quadraticCurveTo(x + r * 0.5, y + r * 2, x + r * 0.8, y - r * 0.4)
  pen.fill()
  softSpot(pen, { x: x + r * 0.2, y: y + r * 1.7, width: r * 0.7, height: r }, '#fff3c4', 0.9, 0.1)
}
