import type { Point } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'
import { sideAt } from '../hero/matatu-shell'
import { seen } from './matatu-view'

const on = (x: number, y: number): Point => seen([x, y, sideAt(y) + 0.012])

/** A closed shape on the side of the bus. */
function patch(stage: Stage, points: readonly (readonly [number, number])[], fill: string): void {
  stage.shape(
    points.map(([x, y]) => on(x, y)),
    fill,
  )
}

function round(x: number, y: number, wide: number, high: number): (readonly [number, number])[] {
  return Array.from({ length: 40 }, (_, i) => {
    const turn = (i / 40) * Math.PI * 2
    return [x + Math.cos(turn) * wide, y + Math.sin(turn) * high] as const
  })
}

/** What an artist sprayed on the side: a low sun behind an acacia, and birds over the plain. */
export function sideArt(stage: Stage): void {
  const { pen } = stage
  const [mx, my] = [-0.56, 0.9]
  patch(stage, round(mx, my, 0.86, 0.385), '#fbf0d2')
  const inside = round(mx, my, 0.82, 0.35)
  pen.save()
  pen.beginPath()
  for (const [x, y] of inside) pen.lineTo(...on(x, y))
  pen.clip()
  const bands = ['#4a2462', '#86305f', '#b8324a', '#dc5636', '#ee7a2c', '#f39a34', '#f6c03c']
  bands.forEach((colour, i) => {
    const top = my + 0.36 - i * 0.07
    patch(
      stage,
      [
        [mx - 0.9, top],
        [mx + 0.9, top],
        [mx + 0.9, my - 0.4],
        [mx - 0.9, my - 0.4],
      ],
      colour,
    )
  })
  patch(stage, round(mx - 0.2, my - 0.08, 0.18, 0.18), '#ffe9a0')
  const ink = '#2a1524'
  patch(
    stage,
    [
      [mx - 0.9, my - 0.2],
      [mx + 0.9, my - 0.2],
      [mx + 0.9, my - 0.4],
      [mx - 0.9, my - 0.4],
    ],
    ink,
  )
  const branch = (a: readonly [number, number], b: readonly [number, number], wide: number): void =>
    patch(
      stage,
      [
        [a[0] - wide, a[1]],
        [a[0] + wide, a[1]],
        [b[0] + wide * 0.6, b[1]],
        [b[0] - wide * 0.6, b[1]],
      ],
      ink,
    )
  branch([mx + 0.34, my - 0.22], [mx + 0.31, my - 0.06], 0.026)
  for (const tip of [0.12, 0.3, 0.5]) branch([mx + 0.31, my - 0.07], [mx + tip, my + 0.14], 0.018)
  for (const [dx, dy, wide, high] of [
    [0.32, 0.17, 0.34, 0.055],
    [0.14, 0.14, 0.18, 0.04],
    [0.5, 0.14, 0.17, 0.04],
  ] as const)
    patch(stage, round(mx + dx, my + dy, wide, high), ink)
  for (const [dx, dy] of [
    [-0.42, 0.14],
    [-0.3, 0.2],
    [-0.52, 0.06],
  ] as const) {
    const [a, b, c] = [
      on(mx + dx - 0.07, my + dy + 0.03),
      on(mx + dx, my + dy),
      on(mx + dx + 0.07, my + dy + 0.03),
    ]
    stage.line(a, [(a[0] + b[0]) / 2, b[1] - 9], b, ink, 4)
    stage.line(b, [(b[0] + c[0]) / 2, b[1] - 9], c, ink, 4)
  }
  pen.restore()
}
