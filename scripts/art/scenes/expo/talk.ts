import { broadTree } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo, grass } from './stage'

/** Under the big tent: rows of listeners, a speaker, the layers of the soil. */
function talkInTheTent(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, 'afternoon', 0.5)
  stage.sky({ kind: 'clear', horizon: 520 })
  stage.knuckles(560, { distance: 0.55 })
  stage.ground({ top: 560, ...grass, grass: 20, distance: 0.3 })
  stage.put(broadTree, [1500, 640, 240, 1, 0.3])
  stage.ground({ top: 640, colour: '#8f8458', patches: '#a3966a', grass: 14, distance: 0.15 })
  stage.box(
    [0, 690, 1600, 1200],
    stage.blend(
      [0, 690],
      [0, 1200],
      [
        [0, '#9a8f6a'],
        [1, '#5f5a48'],
      ],
    ),
  )
  // The roof seen from within, brighter where the sun lies on it.
  stage.soft(
    [
      [-280, -280],
      [1880, -280],
      [1880, 330],
      [1250, 440],
      [800, 470],
      [350, 440],
      [-80, 330],
    ],
    stage.blend(
      [0, 0],
      [1600, 200],
      [
        [0, '#b9ae94'],
        [0.6, '#e6d9b8'],
        [1, '#f3e6c4'],
      ],
    ),
  )
  for (const x of [60, 420, 800, 1180, 1540])
    stage.line(
      [800, -260],
      [800 + (x - 800) * 0.5, 120],
      [x, 440 - Math.abs(x - 800) * 0.1],
      '#a89c80',
      7,
    )
  stage.glow([1250, 160, 900], 300, '#fff2d0', 0.6)
  for (let i = 0; i < 12; i++) {
    const x = -20 + i * 138
    const y = 448 - 118 * ((x - 800) / 800) ** 2
    stage.soft(
      [
        [x, y - 40],
        [x + 140, y - 40],
        [x + 134, y + 14],
        [x + 70, y + 44],
        [x + 6, y + 14],
      ],
      i % 2 === 0 ? '#b5503e' : '#dccfae',
    )
  }
  for (const x of [70, 1530]) stage.line([x, 380], [x, 640], [x, 960], '#d2c9b2', 18)
  // The drawing: topsoil, subsoil, stones, rock.
  stage.line([880, 790], [900, 600], [920, 400], '#6b4a2e', 14)
  stage.line([1300, 790], [1285, 600], [1270, 400], '#6b4a2e', 14)
  stage.shape(
    [
      [866, 396],
      [1320, 388],
      [1326, 756],
      [862, 748],
    ],
    '#6b4a2e',
  )
  stage.shape(
    [
      [880, 408],
      [1308, 400],
      [1312, 742],
      [876, 736],
    ],
    '#f2ead4',
  )
  const layers = [
    ['#4a3022', 466, 530],
    ['#8a5a34', 530, 600],
    ['#c08a4c', 600, 668],
    ['#a09a90', 668, 738],
  ] as const
  for (const [colour, top, low] of layers)
    stage.soft(
      [
        [880, top],
        [990, top + 12],
        [1100, top - 8],
        [1210, top + 8],
        [1310, top - 2],
        [1310, low + 8],
        [1200, low + 6],
        [1090, low + 10],
        [980, low + 4],
        [880, low + 8],
      ],
      colour,
    )
  for (const x of [930, 1010, 1120, 1230]) {
    stage.line([x, 470], [x + 8, 440], [x - 4, 418], '#4f8f3f', 10)
    stage.line([x, 466], [x - 20, 540], [x + 6, 590], '#efe0b8', 5)
    stage.line([x, 466], [x + 26, 520], [x + 30, 570], '#efe0b8', 4)
  }
  for (let i = 0; i < 9; i++) stage.oval(900 + i * 48, 702 + (i % 3) * 10, 40, 22, '#77726c')
  stage.people([
    [
      [720, 800, 350, 1],
      {
        pose: 'lecturing',
        dress: 'suit',
        sex: 'woman',
        view: 0.75,
        wear: { shirt: '#2f7d78', lowerColour: '#2f7d78', hair: 'wrap', cloth: '#d98a1f' },
      },
    ],
  ])
  for (const row of [0, 1, 2])
    for (let i = 0; i < 5 + (2 - row); i++) {
      const size = 300 + row * 95
      const gap = size * 0.56
      const x = 800 + (i - (4 + (2 - row)) / 2) * gap + (row % 2) * 60 - 20 * row
      const y = 905 + row * 130
      if (row === 1 && i === 1)
        stage.people([
          [
            [x, y, size, 1],
            { pose: 'waving', dress: 'shirt', sex: 'man', view: -1.2, wear: { shirt: '#d9a23a' } },
          ],
        ])
      else
        stage.people([
          [
            [x, y, size, 1],
            {
              pose: i % 3 === 1 ? 'sitting-writing' : 'sitting',
              dress:
                (['kanga', 'shirt', 'dress', 'tee', 'suit'] as const)[(i * 2 + row) % 5] ?? 'shirt',
              view: -1.35 - 0.1 * Math.sin(i * 3),
              props: ['chair'],
              visitor: (i + row) % 5 === 4,
            },
          ],
        ])
    }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/06-talk',
    height: 1200,
    seed: 6106,
    compose: talkInTheTent,
    focus: [{ x: 800, y: 560, radius: 260 }],
  },
]
