import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { Vec } from '../../kit/animals/volume'
import { around, between, seeded } from '../../kit/random'
import type { Point } from '../../kit/shapes'
import type { Form } from '../../kit/sprig/form'
import { collards, leafForms } from '../../kit/sprig/leaf'
import { paintSprig } from '../../kit/sprig/paint'
import type { Pen } from '../../kit/types'
import { seen, shadowOf, sun } from './field-soil'
import type { Expo } from './stage'

export type Plant = { at: Vec; kind: number; size: number }

/** Pixels of a length on the plants as they are painted, and how steeply one looks down on them. */
const [unit, tilt, box] = [650, 0.4, 420] as const

/** The leaves of a young cabbage: the outer ones spread, the inner ones stand. */
function seedling(seed: number): Form[] {
  const random = seeded(seed * 97)
  const whorl = (count: number, rise: number, long: number, start: number): Form[] =>
    Array.from({ length: count }, (_, i) => {
      const turn = start + (i / count) * Math.PI * 2 + around(random, 0, 0.2)
      const up = around(random, rise, 0.14)
      const [x, y, z] = [
        Math.cos(up) * Math.cos(turn),
        -Math.sin(up),
        Math.cos(up) * Math.sin(turn),
      ]
      return leafForms({
        at: [x * 8, -26 + 0.6 * i, z * 8],
        angle: Math.atan2(y * Math.cos(tilt) + z * Math.sin(tilt), x),
        toward: Math.asin(z * Math.cos(tilt) - y * Math.sin(tilt)),
        roll: 0.95 * Math.cos(turn) * Math.cos(up),
        length: long * between(random, 0.9, 1.1),
        wide: between(random, 0.33, 0.4),
        droop: 0.5,
        arch: 0.35,
        fold: 0.3,
        wave: 0.03,
        stalk: 0.2,
        kind: collards,
        seed: seed * 100 + i + Math.round(long),
      })
    }).flat()
  return [
    ...whorl(7, 0.36, 275, seed),
    ...whorl(5, 0.85, 215, seed + 0.5),
    ...whorl(3, 1.2, 140, seed + 0.2),
  ]
}

const kinds = [1, 2, 3].map(seedling)

/** Each kind of plant in the low sun, that shines through its leaves from behind. */
export const pictures = (): Canvas[] =>
  kinds.map((forms) => {
    const canvas = createCanvas(box * 2, box * 2)
    const pen = canvas.getContext('2d')
    pen.translate(box, box * 1.4)
    const light = { warm: '#ffe6a8', sky: '#a9bcd0', ground: '#a8603c', strength: 1, fill: 1.35 }
    const window = [-box, -box * 1.4, box, box * 0.6] as const
    paintSprig(pen, forms, { sun: [sun[0], -sun[1], -sun[2]], ...light }, { window })
    return canvas
  })

/** A plant on the field; far ones fade into the morning. */
export function put(stage: Expo, { at, kind, size }: Plant, images: readonly Canvas[]): void {
  const [x, y] = seen(at)
  const share = (1500 / at[2] / unit) * size
  const image = images[kind]
  if (!image) return
  stage.glow([x, y - 6 * share, 210 * share], 60 * share, '#1c0c06', 0.75, 0.3)
  stage.oval(x, y - 62 * share, 170 * share, 110 * share, '#2f5230')
  const wide = box * 2 * share
  stage.pen.drawImage(image, x - wide / 2, y - wide * 0.7, wide, wide)
  const haze = Math.min(0.6, Math.max(0, (at[2] - 4) / 24))
  if (haze > 0.03) stage.glow([x, y - 90 * share, 560 * share], 340 * share, '#f3dcae', haze * 0.5)
}

/** The shadows of the plants on the flat field, one outline for each leaf. */
export function castPlants(pen: Pen, plants: readonly Plant[]): void {
  for (const { at, kind, size } of plants.filter((plant) => plant.at[2] < 10))
    for (const { points, rows, columns, isThin } of kinds[kind] ?? []) {
      if (!isThin) continue
      const spot = (row: number, column: number): Point => {
        const i = (row * columns + column) * 3
        const [x, y, z] = [points[i] ?? 0, points[i + 1] ?? 0, points[i + 2] ?? 0]
        const k = size / unit
        const up = (z * Math.sin(tilt) - y * Math.cos(tilt)) * k
        const near = (z * Math.cos(tilt) + y * Math.sin(tilt)) * k
        return seen(shadowOf([at[0] + x * k, Math.max(0, up), at[2] - near]))
      }
      pen.beginPath()
      for (let row = 0; row < rows; row += 3) pen.lineTo(...spot(row, 0))
      for (let row = rows - 1; row >= 0; row -= 3) pen.lineTo(...spot(row, columns - 1))
      pen.fill()
    }
}
