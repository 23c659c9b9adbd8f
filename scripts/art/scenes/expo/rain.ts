import type { PersonOptions } from '../../kit/people/person'
import { cypress } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Expo } from './stage'

/** One roof for everybody while it rains. */
export function rainOnCanvas(pen: Pen, frame: Frame, random: Random): void {
  const s = new Expo(pen, frame, random, 'rain', -0.3)
  s.sky({ kind: 'rain', horizon: 480 })
  s.knuckles(500, { distance: 0.68 })
  s.ground({ top: 500, colour: '#7c8a5c', patches: '#8f8a72', grass: 18, distance: 0.45 })
  s.tent([190, 610, 80, 1, 0.45], { pennant: '#8a6a6a' })
  s.put(cypress, [60, 620, 260, 1, 0.45])
  const under = s.blend(
    [0, 300],
    [0, 900],
    [
      [0, '#5f6062'],
      [1, '#868477'],
    ],
  )
  s.shape(
    [
      [400, 330],
      [1600, 250],
      [1600, 860],
      [440, 850],
    ],
    under,
  )
  s.glow([1100, 640, 1100], 500, '#c9bd9c', 0.4)
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
      const options: PersonOptions = {
        pose: poses[(i + row * 2) % 6] ?? 'standing',
        dress: dresses[(i * 2 + row) % 7] ?? 'shirt',
        view: [0.6, 1.1, 0.4, 0.9][(i + row) % 4] ?? 0.8,
        visitor: (i + row) % 6 === 4,
        shadow: row > 1,
      }
      const size = 330 + row * 52
      s.people([
        [
          [
            520 + i * (150 + row * 8) + (row % 2) * 66,
            840 + row * 66,
            size * (0.94 + 0.1 * random()),
            (i + row) % 2 === 0 ? 1 : -1,
            0.2 - row * 0.08,
          ],
          options,
        ],
      ])
    }
  s.people([
    [
      [560, 1015, 300, 1],
      { age: 'child', dress: 'school', pose: 'reaching-up', view: 0.3, sex: 'man' },
    ],
  ])
  // The roof, its dripping edge, and the poles before them all.
  const roof = s.blend(
    [0, 0],
    [0, 420],
    [
      [0, '#c9ccc8'],
      [0.6, '#e4e2d8'],
      [1, '#b9b6aa'],
    ],
  )
  s.soft(
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
  s.soft(
    [
      [760, 60],
      [980, 20],
      [1010, 370],
      [900, 386],
      [800, 250],
    ],
    '#d3d2c8',
  )
  s.soft(
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
    s.soft(
      [
        [x, y - 24],
        [x + 94, y - 26],
        [x + 86, y + 34],
        [x + 46, y + 52],
        [x + 8, y + 34],
      ],
      i % 2 === 0 ? '#a9443a' : '#d9d6ca',
    )
    for (let k = 0; k < 3; k++) {
      const [dx, long] = [x + 14 + k * 28 + random() * 12, 60 + random() * 260]
      s.line([dx, y + 46], [dx - 2, y + 46 + long / 2], [dx - 5, y + 46 + long], '#e6eef0', 4)
    }
  }
  s.line([430, 400], [428, 700], [426, 1060], '#c9c6bb', 16)
  s.line([437, 400], [435, 700], [433, 1060], '#8f8d86', 6)
  s.line([426, 1050], [340, 900], [330, 820], '#b9ab8a', 4)
  for (let i = 0; i < 16; i++)
    s.oval(
      100 + random() * 1450,
      1070 + random() * 130,
      120 + random() * 240,
      18 + random() * 18,
      i % 3 === 0 ? '#c3cccc' : '#9aa8a6',
    )
  s.rain(420)
  s.tufts([200, 1215, 70], 600, '#74845a', 0.8)
}
