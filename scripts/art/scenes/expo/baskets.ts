import { wallBasket } from '../../kit/trade-still'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Expo } from './stage'

/** Baskets in rows on a dark wall. */
export function basketsOnTheWall(pen: Pen, frame: Frame, random: Random): void {
  const s = new Expo(pen, frame, random, 'indoors', -0.75)
  const { u } = s
  s.light.strength = 0.75
  s.shape(
    [
      [0, 0],
      [1600, 0],
      [1600, 1200],
      [0, 1200],
    ],
    s.blend(
      [0, 0],
      [1600, 900],
      [
        [0, '#4f4038'],
        [0.5, '#352b2b'],
        [1, '#221c22'],
      ],
    ),
  )
  for (let i = 0; i < 6; i++)
    s.line([0, 205 * i + 20], [800, 205 * i + 14], [1600, 205 * i + 22], '#241c1c', 7)
  s.glow([300, 220, 1600], 1200, '#c99a5a', 0.28)
  const palettes = [
    ['#e6d2a0', '#b4423a', '#e6d2a0', '#2f2a2c', '#e6d2a0'],
    ['#d9b15a', '#2f6f7a', '#efe3c6', '#2f6f7a'],
    ['#efe3c6', '#8a4a74', '#d9a23a', '#efe3c6', '#8a4a74'],
    ['#c9893a', '#4a3026', '#e6c27a', '#4a3026', '#c9893a'],
    ['#efe3c6', '#3f7a4a', '#efe3c6', '#d98a2a', '#3f7a4a'],
    ['#7a2a2a', '#e6c27a', '#2f4f6a', '#e6c27a'],
  ] as const
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 5; i++) {
      const x = 150 + i * 318 + (row % 2) * 26 + (random() - 0.5) * 20
      const y = 190 + row * 370 + (random() - 0.5) * 18
      const size = 272 + ((i * 7 + row * 5) % 4) * 20
      wallBasket(pen, { x: x * u, y: y * u, size: size * u }, s.light, random, {
        bands: palettes[(i * 2 + row * 5) % 6] ?? palettes[0],
        squeeze: 0.97,
      })
    }
  s.glow([1500, 1100, 1300], 1000, '#120c14', 0.45)
}
