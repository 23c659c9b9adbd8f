import { cypress } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

/** One roof for everybody while it rains. */
function rainOnCanvas(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, 'rain', -0.3)
  stage.sky({ kind: 'rain', horizon: 480 })
  stage.knuckles(500, { distance: 0.68 })
  stage.ground({ top: 500, colour: '#7c8a5c', patches: '#8f8a72', grass: 18, distance: 0.45 })
  stage.tent([190, 610, 80, 1, 0.45], { pennant: '#8a6a6a' })
  stage.put(cypress, [60, 620, 260, 1, 0.45])
  const under = stage.blend(
    [0, 300],
    [0, 900],
    [
      [0, '#5f6062'],
      [1, '#868477'],
    ],
  )
  stage.shape(
    [
      [400, 330],
      [1600, 250],
      [1600, 860],
      [440, 850],
    ],
    under,
  )
  stage.glow([1100, 640, 1100], 500, '#c9bd9c', 0.4)
  // The trodden wet ground that the tent covers.
  stage.shape(
    [
      [430, 826],
      [1600, 800],
      [1600, 1130],
      [330, 1110],
    ],
    stage.blend(
      [0, 810],
      [0, 1130],
      [
        [0, '#5d5e50'],
        [0.6, '#6d6a55'],
        [1, '#77765c'],
      ],
    ),
  )
  const dresses = ['kanga', 'suit', 'dress', 'shirt', 'fleece', 'overall', 'tee'] as const
  const poses = [
    'talking',
    'listening',
    'explaining',
    'arms-folded',
    'standing',
    'holding-cup',
  ] as const
  for (const row of [0, 1, 2])
    for (let i = 0; i < 7; i++) {
      const size = (330 + row * 52) * (0.94 + 0.1 * random())
      const [x, y] = [
        530 + i * (150 + row * 8) + (row % 2) * 66,
        852 + row * 82 + (random() - 0.5) * 34,
      ]
      stage.glow([x + 6, y, size * 0.42], size * 0.09, '#1f211c', 0.7, 0.3)
      stage.person([x, y, size, (i + row) % 2 === 0 ? 1 : -1, 0.2 - row * 0.08], {
        pose: poses[(i + row * 2) % 6] ?? 'standing',
        dress: dresses[(i * 2 + row) % 7] ?? 'shirt',
        view: [0.6, 1.1, 0.4, 0.9][(i + row) % 4] ?? 0.8,
        visitor: (i + row) % 6 === 4,
        shadow: false,
      })
    }
  stage.glow([512, 1090, 190], 36, '#1f211c', 0.7, 0.3)
  stage.person([510, 1092, 310, -1], {
    age: 'child',
    dress: 'school',
    pose: 'reaching-up',
    view: 0.3,
    sex: 'man',
    shadow: false,
  })
  stage.tufts([960, 1128, 30], 1320, '#6f7f52', 0.7)
  // The roof, its dripping edge, and the poles before them all.
  const roof = stage.blend(
    [0, 0],
    [0, 420],
    [
      [0, '#c9ccc8'],
      [0.6, '#e4e2d8'],
      [1, '#b9b6aa'],
    ],
  )
  stage.soft(
    [
      [330, 345],
      [700, 70],
      [1050, -80],
      [1750, -120],
      [1750, 345],
      [1200, 392],
      [760, 410],
      [345, 400],
    ],
    roof,
  )
  stage.soft(
    [
      [760, 60],
      [980, 20],
      [1010, 370],
      [900, 386],
      [800, 250],
    ],
    '#d3d2c8',
  )
  stage.soft(
    [
      [1300, -50],
      [1440, -50],
      [1500, 350],
      [1380, 360],
    ],
    '#d6d5cb',
  )
  for (let i = 0; i < 14; i++) {
    const x = 345 + i * 92
    const y = 400 - i * 1.2 + 26 * Math.sin((i / 13) * Math.PI) - 22
    stage.soft(
      [
        [x, y - 24],
        [x + 94, y - 26],
        [x + 86, y + 34],
        [x + 46, y + 52],
        [x + 8, y + 34],
      ],
      i % 2 === 0 ? '#a9443a' : '#d9d6ca',
    )
    for (let k = 0; k < 7; k++) {
      const [dx, dy] = [x + 10 + random() * 76, y + 60 + random() * 560]
      stage.line([dx, dy], [dx - 1, dy + 10], [dx - 2, dy + 18 + random() * 14], '#cfd8da', 3)
    }
  }
  stage.line([430, 400], [428, 700], [426, 1096], '#c9c6bb', 16)
  stage.line([437, 400], [435, 700], [433, 1096], '#8f8d86', 6)
  stage.line([340, 400], [300, 760], [262, 1090], '#b9ab8a', 4)
  for (let i = 0; i < 9; i++) puddle(stage, 90 + i * 180 + random() * 90, 1140 + random() * 44)
  rain(stage, 420)
  stage.tufts([200, 1215, 70], 600, '#74845a', 0.8)
}

/** Standing water: the dim sky in it, and the ring of a drop. */
function puddle(stage: Expo, x: number, y: number): void {
  const { pen, random } = stage
  const [wide, high] = [150 + random() * 150, 20 + random() * 14]
  stage.oval(x, y + 3, wide * 1.06, high * 1.2, '#5f6650')
  stage.oval(x, y, wide, high, '#8b9a9a')
  stage.oval(x + wide * 0.06, y - 1, wide * 0.7, high * 0.55, '#b3bfbf')
  pen.strokeStyle = '#e3eaea'
  pen.lineWidth = 3
  pen.beginPath()
  pen.ellipse(x - wide * 0.16, y, wide * 0.14, high * 0.22, 0, 0, Math.PI * 2)
  pen.stroke()
}

/** Rain in silver lines, slanting a little. */
function rain(stage: Expo, count: number): void {
  const { pen, random } = stage
  pen.save()
  for (let i = 0; i < count; i++) {
    const [x, y, long] = [random() * 1700 - 50, random() * 1250 - 60, 40 + random() * 90]
    pen.globalAlpha = 0.55 * (0.35 + 0.65 * random())
    stage.line([x, y], [x - long * 0.07, y + long / 2], [x - long * 0.14, y + long], '#e6eef0', 2.6)
  }
  pen.restore()
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/14-rain',
    height: 1200,
    seed: 6114,
    compose: rainOnCanvas,
    focus: [{ x: 900, y: 620, radius: 320 }],
  },
]
