import { teaGlass } from '../../kit/trade-still'
import { tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

/** Five glasses from pale gold to deep red. */
function teaInFiveColours(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, 'morning', -0.75)
  stage.box(
    [0, 0, 1600, 760],
    stage.blend(
      [0, 0],
      [1600, 500],
      [
        [0, '#e9dcbc'],
        [0.45, '#8f8a74'],
        [1, '#3f463f'],
      ],
    ),
  )
  for (let i = 0; i < 8; i++)
    stage.glow(
      [900 + i * 110, 200 + (i % 3) * 150, 300],
      260,
      ['#b4523a', '#2f6f8a', '#d9a23a', '#3f6b52'][i % 4] ?? '#d9a23a',
      0.2,
      0.4,
    )
  stage.shape(
    [
      [40, 0],
      [470, 0],
      [420, 560],
      [0, 590],
    ],
    stage.blend(
      [0, 0],
      [0, 560],
      [
        [0, '#fdf6dc'],
        [1, '#e3ecd0'],
      ],
    ),
  )
  for (const x of [40, 250, 455]) stage.line([x, 0], [x - 18, 300], [x - 36, 590], '#8a7452', 18)
  stage.glow([220, 260, 700], 700, '#fff6d8', 0.5)
  const board = tonesOf('#8a5a34', stage.light)
  stage.shape(
    [
      [0, 690],
      [1600, 640],
      [1600, 1200],
      [0, 1200],
    ],
    stage.blend(
      [0, 900],
      [1600, 900],
      [
        [0, board.lit],
        [0.6, board.middle],
        [1, board.shade],
      ],
    ),
  )
  for (let i = 0; i < 9; i++)
    stage.line(
      [0, 760 + i * 56],
      [800, 742 + i * 58],
      [1600, 716 + i * 62],
      i % 3 === 0 ? '#5f3c22' : '#a06c3e',
      i % 3 === 0 ? 7 : 4,
    )
  const drinks = ['#ecd98f', '#c9bd4a', '#d08a34', '#8f4a6a', '#6f1710'] as const
  drinks.forEach((drink, i) => {
    const [x, y, size] = [215 + i * 285 + i * i * 4, 850 + i * 36, 350 + i * 26]
    teaGlass(pen, { x, y, size }, stage.light, {
      drink,
      full: 0.76 + 0.02 * (i % 2),
    })
    if (i < 3) stage.steam(x, y - size * 0.9, 240, 50)
  })
  // Dry leaf in little heaps before each glass.
  drinks.forEach((_, i) => {
    const [x, y] = [180 + i * 300, 1040 + i * 24]
    stage.oval(x - 6, y + 14, 150, 44, 'rgba(46,28,22,0.5)')
    stage.oval(x, y, 150, 46, '#efe6d2')
    for (let k = 0; k < 40; k++) {
      const [a, far] = [k * 2.4, Math.sqrt(k / 40)]
      const [px, py] = [x + Math.cos(a) * far * 52, y - 6 + Math.sin(a) * far * 13 - (1 - far) * 14]
      stage.line(
        [px - 8, py],
        [px, py - 5],
        [px + 8, py + 2],
        [
          ['#d9d6c0', '#b9b48f'],
          ['#6f8a4a', '#4f6a35'],
          ['#5f4a30', '#7a6038'],
          ['#5a3f56', '#43303f'],
          ['#2f221c', '#463026'],
        ][i]?.[k % 2] ?? '#4f6a35',
        5,
      )
    }
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/trade-expo-2023/02-tea',
    height: 1200,
    seed: 6202,
    compose: teaInFiveColours,
    focus: [{ x: 800, y: 760, radius: 420 }],
  },
]
