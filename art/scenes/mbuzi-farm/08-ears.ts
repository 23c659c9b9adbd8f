import { lightOf } from '../../kit/light'
import { tonesOf } from '../../kit/shapes'
import { broadTree } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { lopGoat, type LopGoatOptions } from './lop-goat'
import { GoatFarm } from './stage'

/** Two goats with long ears and arched noses look over a half door into the morning. */
function allEars(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('morning', -0.5), height: 0.45 })
  stage.sky({ kind: 'clear', horizon: 800, clouds: 0.3 })
  stage.glow([300, 560, 2200], 1200, '#fff3d2', 0.6)
  stage.hills(760, { shift: -300, distance: 0.66, near: '#86a07c', tall: 1.1 })
  stage.put(broadTree, [1440, 850, 420, 1, 0.5])
  stage.mist(790, 70, 0.7)
  stage.ground({ top: 820, colour: '#a3b864', grass: 40, distance: 0.4 })
  const goat = (
    x: number,
    y: number,
    size: number,
    side: 1 | -1,
    { pitch = -0.24, ...own }: Partial<LopGoatOptions> & { pitch?: number },
  ) =>
    stage.put(lopGoat, [x, y, size, side], {
      age: 'nubian',
      coat: 'pale-ears',
      turn: 1.5,
      look: -1.05,
      hair: 0,
      shadow: false,
      carriage: {
        body: { pitch: 0.35 },
        feet: [
          [-0.55, 0],
          [-0.45, 0],
          [0.34, 0],
          [0.43, 0],
        ],
        head: [0.42, 1.56, 0],
        pitch,
      },
      ...own,
    })
  goat(1290, 1755, 900, -1, {
    coat: 'tan-head',
    look: -0.68,
    pitch: -0.5,
  })
  goat(620, 1825, 1020, -1, {})
  door(stage)
}

/** The upper edge of a half door and its boards, in the sun. */
function door(stage: GoatFarm): void {
  const wood = tonesOf('#a5794a', stage.light)
  for (let i = 0; i < 12; i++) {
    const x = i * 140 - 30
    stage.box([x, 900, x + 132, 1200], i % 3 ? wood.middle : wood.lit)
    stage.box([x + 132, 900, x + 140, 1200], '#4a3423')
    for (let k = 0; k < 9; k++) {
      const [at, y] = [x + 10 + stage.random() * 110, 930 + stage.random() * 200]
      stage.line([at, y], [at + 4, y + 50], [at, y + 110], '#86603a', 3)
    }
  }
  stage.box(
    [0, 960, 1600, 1000],
    stage.blend(
      [0, 960],
      [0, 1000],
      [
        [0, 'rgba(40,26,16,0.5)'],
        [1, 'rgba(40,26,16,0)'],
      ],
    ),
  )
  stage.box([0, 880, 1600, 966], wood.middle)
  stage.box([0, 872, 1600, 892], wood.lit)
  for (let i = 0; i < 60; i++) {
    const [x, y, long] = [
      stage.random() * 1600,
      898 + stage.random() * 62,
      60 + stage.random() * 200,
    ]
    stage.line([x, y], [x + long / 2, y + 3], [x + long, y], i % 2 ? '#86603a' : '#b98c5a', 3)
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/08-ears',
    height: 1200,
    seed: 6008,
    compose: allEars,
    fine: true,
    focus: [
      { x: 370, y: 420, radius: 380 },
      { x: 1120, y: 560, radius: 330 },
    ],
  },
]
