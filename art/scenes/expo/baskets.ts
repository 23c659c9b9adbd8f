import { tonesOf } from '../../kit/shapes'
import { standingBasket, wallBasket } from '../../kit/trade-still'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

/** Baskets in rows on a dark wall. */
function basketsOnTheWall(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, 'indoors', -0.75)
  stage.light.strength = 0.75
  stage.box(
    [0, 0, 1600, 1200],
    stage.blend(
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
    stage.line([0, 205 * i + 20], [800, 205 * i + 14], [1600, 205 * i + 22], '#241c1c', 7)
  stage.glow([300, 220, 1600], 1200, '#c99a5a', 0.28)
  const palettes = [
    ['#e6d2a0', '#b4423a', '#e6d2a0', '#2f2a2c', '#e6d2a0'],
    ['#d9b15a', '#2f6f7a', '#efe3c6', '#2f6f7a'],
    ['#efe3c6', '#8a4a74', '#d9a23a', '#efe3c6', '#8a4a74'],
    ['#c9893a', '#4a3026', '#e6c27a', '#4a3026', '#c9893a'],
    ['#efe3c6', '#3f7a4a', '#efe3c6', '#d98a2a', '#3f7a4a'],
    ['#7a2a2a', '#e6c27a', '#2f4f6a', '#e6c27a'],
    ['#d98a2a', '#efe3c6', '#b4423a', '#efe3c6', '#d98a2a'],
    ['#efe3c6', '#2f4f6a', '#e6d2a0', '#2f4f6a', '#5f8f8a'],
  ] as const
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 4; i++) {
      const x = 210 + i * 385 + row * 40 + (random() - 0.5) * 20
      const y = 220 + row * 400 + (random() - 0.5) * 24
      const size = 320 + ((i * 7 + row * 5) % 4) * 20
      wallBasket(pen, { x, y, size }, stage.light, random, {
        bands: palettes[(i + row * 4) % 8] ?? palettes[0],
      })
    }
  shelf(stage)
  stage.glow([1500, 1100, 1300], 1000, '#120c14', 0.4)
}

/** A board below: one basket leans on the wall, a tall one and a low one stand beside it. */
function shelf(stage: Expo): void {
  const { pen, light, random } = stage
  const wood = tonesOf('#7a5436', light)
  stage.box(
    [0, 1096, 1600, 1200],
    stage.blend(
      [0, 0],
      [1600, 0],
      [
        [0, wood.lit],
        [1, wood.shade],
      ],
    ),
  )
  stage.line([0, 1150], [800, 1146], [1600, 1152], wood.shade, 6)
  stage.put(standingBasket, [330, 1130, 260], { wide: 310, colours: ['#d9b15a', '#2f6f7a'] })
  stage.put(standingBasket, [1290, 1136, 190], { wide: 280, colours: ['#efe3c6', '#8a4a74'] })
  // A round tray leans back: its foot on the board, its upper rim at the wall.
  const [x, foot, size] = [805, 1136, 300]
  stage.glow([x + 70, foot - 4, 420], 54, '#120c0c', 0.75, 0.3)
  stage.glow([x + 12, foot - 2, 190], 22, '#0a0606', 0.9, 0.4)
  pen.save()
  pen.translate(x, foot - size * 0.46)
  pen.scale(1, 0.92)
  wallBasket(pen, { x: 0, y: 0, size }, light, random, {
    bands: ['#e6d2a0', '#c8602c', '#e6d2a0', '#3f5f4a', '#e6d2a0'],
  })
  pen.restore()
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/trade-expo-2023/03-baskets',
    height: 1200,
    seed: 6203,
    compose: basketsOnTheWall,
    focus: [0, 1].flatMap((row) =>
      [0, 1, 2, 3].map((i) => ({ x: 210 + i * 385 + row * 40, y: 220 + row * 400, radius: 230 })),
    ),
  },
]
