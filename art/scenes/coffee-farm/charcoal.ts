import type { Point } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'

/** A piece of charcoal in the fire: it glows where it lies on others, and wears ash on top. */
export function coal(stage: Stage, [x, y]: Point, r: number, turn: number, hot: number): void {
  const corners = lump(x, y, r, turn)
  stage.shape(lump(x, y + 9, r, turn), '#3a1009')
  const heart = hot > 0.74 ? '#f4872c' : hot > 0.52 ? '#a63a18' : '#2c1e1b'
  const low = hot > 0.74 ? '#ffc860' : hot > 0.52 ? '#ec6a22' : '#7a2a14'
  const top = hot > 0.74 ? '#c9541f' : hot > 0.52 ? '#5a2c22' : '#4a403c'
  const glow = stage.blend(
    [x - r * 0.3, y - r * 0.6],
    [x + r * 0.2, y + r * 0.62],
    [
      [0, top],
      [0.5, heart],
      [1, low],
    ],
  )
  stage.shape(corners, glow)
  // Its faces meet in edges: each takes the fire in its own way.
  const middle: Point = [x - r * 0.1, y - r * 0.12]
  corners.forEach((corner, i) => {
    const next = corners[(i + 1) % corners.length]
    if (!next) return
    const isUp = (corner[1] + next[1]) / 2 < y
    stage.shape(
      [middle, corner, next],
      isUp ? 'rgba(190,176,164,0.14)' : i % 2 ? 'rgba(20,8,4,0.2)' : 'rgba(255,150,60,0.08)',
    )
  })
  stage.glow([x - r * 0.1, y - r * 0.28, r * 1.1], r * 0.5, '#b8aca0', hot > 0.74 ? 0.2 : 0.5, 0.1)
}

/** A broken piece of charcoal: an uneven ring of corners. */
function lump(x: number, y: number, r: number, seed: number): Point[] {
  return Array.from({ length: 7 }, (_, i): Point => {
    const turn = (i / 7) * Math.PI * 2 + seed
    const off = r * (1 + 0.2 * Math.sin(seed * 7 + i * 2.4))
    return [x + Math.cos(turn) * off, y + Math.sin(turn) * off * 0.6]
  })
}
