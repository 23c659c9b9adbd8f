import { glaze, mix } from '../../kit/colour'
import { shaded, softSpot, tonesOf } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'
import type { FrontBlock } from './front-blocks'

/** What people added to a block of flats: balconies, pipes, boards over the shops, tanks on the roof. */
export function livedIn(stage: Stage, block: FrontBlock, tanks: readonly number[]): void {
  const { left, right, top, foot, shop, floors, bays, sunny = 0.7, distance = 0 } = block
  const { light } = stage
  const tones = tonesOf(block.colour, light, distance)
  const bay = (right - left) / bays
  const storey = (foot - shop - top) / floors
  for (let floor = 0; floor < floors; floor++)
    for (let k = 0; k < bays; k++)
      if ((k + floor) % 2 === 1)
        balcony(stage, left + bay * (k + 0.5), top + storey * (floor + 0.8), bay * 0.74, storey)
  for (const x of [left + bay * 1.02, right - 10]) {
    stage.box([x, top + 20, x + 7, foot - shop], shaded(tones, sunny - 0.45))
    stage.box([x, top + 20, x + 2, foot - shop], shaded(tones, sunny + 0.2))
  }
  // Painted boards over the shops, with a plain device in place of words.
  const count = Math.max(1, Math.round(bays / 2))
  const wide = (right - left) / count
  for (let k = 0; k < count; k++) {
    const board = tonesOf(
      ['#2f6f8a', '#b8402f', '#3f7a4a', '#d9a437'][k % 4] ?? '#2f6f8a',
      light,
      distance,
    )
    const [a, b, y] = [left + wide * (k + 0.1), left + wide * (k + 0.9), foot - shop * 1.08]
    stage.box([a + 3, y + 4, b + 3, y + shop * 0.17 + 4], glaze('#2a1c18', 0.4))
    stage.box([a, y, b, y + shop * 0.17], board.middle)
    stage.box([a, y, b, y + 3], board.lit)
    stage.oval(a + shop * 0.13, y + shop * 0.085, shop * 0.11, shop * 0.11, '#f6ecd4')
    for (const [from, to] of [
      [0.24, 0.52],
      [0.58, 0.86],
    ] as const)
      stage.box(
        [a + (b - a) * from, y + shop * 0.065, a + (b - a) * to, y + shop * 0.105],
        glaze('#f6ecd4', 0.85),
      )
  }
  for (const share of tanks) tank(stage, left + (right - left) * share, top - 12, distance)
}

/** A slab with a rail and its shade on the wall; a plant stands on it. */
function balcony(stage: Stage, x: number, y: number, wide: number, storey: number): void {
  const { light } = stage
  const slab = tonesOf('#d8c8a8', light)
  const high = storey * 0.3
  stage.glow([x + wide * 0.06, y + storey * 0.12, wide * 1.1], storey * 0.26, '#3a2018', 0.4, 0.3)
  stage.oval(x - wide * 0.32, y - high * 0.62, wide * 0.16, high * 0.9, '#4f7a3c')
  stage.oval(x - wide * 0.35, y - high * 0.74, wide * 0.08, high * 0.5, '#86a855')
  stage.box([x - wide * 0.37, y - high * 0.34, x - wide * 0.27, y], '#a8583a')
  for (let i = 0; i <= 9; i++) {
    const at = x - wide / 2 + (wide * i) / 9
    stage.line([at, y - high], [at, y - high / 2], [at, y], '#3a3f4a', 2.4)
  }
  stage.box([x - wide / 2 - 2, y - high - 3, x + wide / 2 + 2, y - high + 2], '#2f343e')
  stage.box([x - wide / 2 - 4, y, x + wide / 2 + 4, y + 8], slab.lit)
  stage.box([x - wide / 2 - 4, y + 8, x + wide / 2 + 4, y + 13], slab.shade)
}

/** A black water tank on its stand, as on every roof of the city. */
function tank(stage: Stage, x: number, y: number, distance: number): void {
  const { light, pen } = stage
  const skin = tonesOf('#3a3d44', light, distance)
  const [wide, high] = [46, 54]
  for (const dx of [-18, 18]) stage.box([x + dx - 3, y - 16, x + dx + 3, y], skin.shade)
  softSpot(pen, { x: x + 20, y, width: 110, height: 12 }, '#2a1c18', 0.4, 0.3)
  stage.box(
    [x - wide / 2, y - 16 - high, x + wide / 2, y - 16],
    stage.blend(
      [x - wide / 2, 0],
      [x + wide / 2, 0],
      [
        [0, mix(skin.lit, '#c8ccd2', 0.3)],
        [0.4, skin.middle],
        [1, skin.shade],
      ],
    ),
  )
  stage.oval(x, y - 16 - high, wide, 14, skin.middle)
  stage.oval(x, y - 20 - high, 18, 8, skin.lit)
  for (const up of [16, 32, 46])
    stage.line(
      [x - wide / 2, y - 16 - up],
      [x, y - 12 - up],
      [x + wide / 2, y - 16 - up],
      skin.shade,
      3,
    )
}
