import { tonesOf } from '../../kit/shapes'
import { booth } from '../../kit/things/hall-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Expo, type Somebody } from './stage'

const colours = [
  '#2f6f8a',
  '#b4523a',
  '#3f8a5a',
  '#7a4f86',
  '#d8a325',
  '#4a6f9a',
  '#c8643a',
  '#5f8a8a',
] as const

/** Aisles, banners and a slow river of people, seen from the gallery. */
export function hallFromAbove(pen: Pen, frame: Frame, random: Random): void {
  const s = new Expo(pen, frame, random, {
    from: -0.6,
    height: 0.7,
    strength: 0.6,
    warm: '#fff0cf',
    cool: '#4c4a5e',
    air: '#c9bfae',
  })
  s.shape(
    [
      [0, 0],
      [1600, 0],
      [1600, 1200],
      [0, 1200],
    ],
    s.blend(
      [0, 150],
      [0, 1200],
      [
        [0, '#cfc2aa'],
        [0.5, '#b8a78c'],
        [1, '#8f7f6c'],
      ],
    ),
  )
  s.shape(
    [
      [0, 0],
      [1600, 0],
      [1600, 170],
      [0, 170],
    ],
    s.blend(
      [0, 0],
      [0, 170],
      [
        [0, '#8f887c'],
        [1, '#d6ccb8'],
      ],
    ),
  )
  for (let i = 0; i < 12; i++)
    s.shape(
      [
        [30 + i * 134, 46],
        [130 + i * 134, 46],
        [130 + i * 134, 128],
        [30 + i * 134, 128],
      ],
      '#fbf2d8',
    )
  for (let i = 0; i < 8; i++) s.glow([100 + i * 220, 330 + (i % 3) * 250, 520], 130, '#fff2cf', 0.3)
  const rows = [
    [240, 120],
    [395, 158],
    [600, 210],
    [870, 280],
  ] as const
  rows.forEach(([y, size], row) => {
    // People in the aisle behind this row of stands.
    const person = size * 0.66
    for (let i = 0; i < 10 - row * 2; i++) {
      const x = 40 + i * (165 + row * 60) + (random() - 0.5) * 70
      s.people([
        [
          [
            x,
            y + size * 0.34 + random() * size * 0.2,
            person * (0.92 + 0.14 * random()),
            random() < 0.5 ? 1 : -1,
            0.3 - row * 0.1,
          ],
          {
            pose:
              (['walking', 'talking', 'standing', 'explaining', 'walking', 'listening'] as const)[
                (i + row) % 6
              ] ?? 'walking',
            dress:
              (['kanga', 'suit', 'shirt', 'dress', 'tee'] as const)[(i * 2 + row) % 5] ?? 'shirt',
            view: [0.5, -0.6, 1.2, -1.2][i % 4] ?? 0.5,
            tilt: 0.5,
            visitor: i % 5 === 2,
          },
        ],
      ])
    }
    const wide = size * 1.4
    const skip = (2 + row) % 4
    for (let i = -1; i < 1700 / wide; i++) {
      if ((i + 8) % 4 === skip) continue
      s.put(booth, [i * wide + wide * 0.5 + row * 60, y + size * 0.9, size, 1, 0.26 - row * 0.08], {
        colour: colours[(i + row * 3 + 8) % 8] ?? '#2f6f8a',
        second: colours[(i * 3 + row + 10) % 8] ?? '#d8a325',
        third: '#efe8d8',
        turn: Math.PI / 2 - 0.02,
        tilt: 0.55,
      })
    }
  })
  for (let i = 0; i < 9; i++) {
    const near = i % 3
    const x = [120, 430, 760, 1010, 1290, 1500, 280, 900, 1420][i] ?? 100
    const [y, w, h] = [10 + near * 6, 46 + near * 22, 130 + near * 70]
    const colour = colours[(i * 3) % 8] ?? '#2f6f8a'
    const tones = tonesOf(colour, s.light, 0.1)
    s.line([x + w / 2, -10], [x + w / 2, y / 2], [x + w / 2, y], '#5a554e', 4)
    s.shape(
      [
        [x, y],
        [x + w, y + 4],
        [x + w, y + h],
        [x + w / 2, y + h - 14],
        [x, y + h - 4],
      ],
      s.blend(
        [x, 0],
        [x + w, 0],
        [
          [0, tones.lit],
          [1, tones.shade],
        ],
      ),
    )
    s.shape(
      [
        [x + w * 0.2, y + h * 0.25],
        [x + w * 0.8, y + h * 0.25],
        [x + w * 0.8, y + h * 0.38],
        [x + w * 0.2, y + h * 0.38],
      ],
      '#efe8d8',
    )
  }
  const near: Somebody[] = [
    [[250, 1190, 225, 1], { pose: 'walking', dress: 'suit', sex: 'man', view: -0.5, tilt: 0.5 }],
    [[420, 1215, 220, 1], { pose: 'walking', dress: 'kanga', sex: 'woman', view: -0.6, tilt: 0.5 }],
    [
      [800, 1200, 222, -1],
      { pose: 'explaining', dress: 'dress', sex: 'woman', view: 0.7, tilt: 0.5 },
    ],
    [
      [900, 1220, 230, -1],
      { pose: 'listening', dress: 'shirt', sex: 'man', view: -0.4, tilt: 0.5 },
    ],
    [[1290, 1200, 225, -1], { pose: 'walking', dress: 'tee', sex: 'man', view: 0.6, tilt: 0.5 }],
  ]
  s.people(near)
}
