import { type Point, tonesOf } from '../../kit/shapes'
import { sacks } from '../../kit/things/harvest-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Expo, grass } from './stage'

const jumper = { shirt: '#2f5aa0', lower: 'shorts', lowerColour: '#6b6a66' } as const

/** A class in blue around a table of maize. */
export function schoolDay(pen: Pen, frame: Frame, random: Random): void {
  const s = new Expo(pen, frame, random, 'morning', 0.6)
  s.sky({ kind: 'cumulus', horizon: 330, clouds: 0.6 })
  s.knuckles(350, { shift: -80, distance: 0.5 })
  s.ground({ top: 355, ...grass, grass: 20, distance: 0.28 })
  s.tent([1240, 500, 100, -1, 0.24], { pennant: '#d9a23a' })
  s.put(sacks, [1480, 700, 150, 1, 0.1], { count: 4, open: '#e0a52f' })
  s.people([
    [
      [250, 960, 640, 1],
      {
        pose: 'explaining',
        dress: 'dress',
        sex: 'woman',
        view: 0.8,
        wear: { shirt: '#c8452f', lowerColour: '#c8452f', hair: 'bun' },
      },
    ],
  ])
  const pupil = (
    x: number,
    y: number,
    size: number,
    side: 1 | -1,
    view: number,
    pose: 'reaching-over' | 'listening' | 'pointing' | 'standing',
    sex: 'man' | 'woman',
  ): void => {
    s.people([
      [
        [x, y, size, side],
        {
          pose,
          dress: 'school',
          age: 'child',
          sex,
          view,
          wear: { ...jumper, lower: sex === 'woman' ? 'skirt' : 'shorts' },
        },
      ],
    ])
  }
  pupil(470, 990, 440, 1, 1.2, 'listening', 'woman')
  pupil(690, 985, 455, 1, 1.35, 'reaching-over', 'man')
  pupil(860, 990, 430, -1, 1.4, 'standing', 'woman')
  pupil(1030, 985, 460, -1, 1.2, 'reaching-over', 'man')
  pupil(1230, 990, 440, -1, 1.0, 'pointing', 'woman')
  pupil(580, 1000, 450, 1, 1.0, 'listening', 'man')
  // The table top, in a cloth of bands.
  const top: Point[] = [
    [430, 740],
    [1290, 740],
    [1420, 960],
    [300, 960],
  ]
  s.shape(
    [
      [300, 955],
      [1420, 955],
      [1400, 1130],
      [320, 1130],
    ],
    s.blend(
      [300, 0],
      [1420, 0],
      [
        [0, '#8f8a72'],
        [1, '#d9cfae'],
      ],
    ),
  )
  s.shape(top, '#e8dcba')
  const cobs = ['#e6b23a', '#f0e4c0', '#8a2f3a', '#d98a2a', '#5a3a5f', '#e6c860'] as const
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 9; i++) {
      const near = row / 3
      const wide = 860 + 240 * near
      const x = 860 - wide / 2 + 60 + (i / 8) * (wide - 120) + (random() - 0.5) * 24
      cob(
        s,
        x,
        768 + 160 * near,
        84 + 30 * near,
        (random() - 0.5) * 0.8,
        cobs[(i + row * 2) % 6] ?? '#e6b23a',
      )
    }
  pupil(330, 1090, 500, 1, 0.1, 'reaching-over', 'woman')
  pupil(1420, 1090, 500, -1, 0.1, 'reaching-over', 'man')
  pupil(640, 1195, 560, 1, -1.2, 'standing', 'man')
  pupil(1060, 1200, 545, -1, -1.1, 'pointing', 'woman')
  s.tufts([800, 1222, 60], 1700, '#7f9a48', 0.8)
}

function cob(s: Expo, x: number, y: number, long: number, turn: number, colour: string): void {
  const tones = tonesOf(colour, s.light)
  const [c, d] = [Math.cos(turn), Math.sin(turn)]
  const at = (along: number, across: number): Point => [
    x + (along * c - across * d) * long,
    y + (along * d + across * c) * long * 0.8,
  ]
  s.oval(x - 6, y + long * 0.18, long * 1.1, long * 0.26, 'rgba(60,44,40,0.4)')
  s.soft(
    [at(-0.62, -0.06), at(-0.4, -0.2), at(-0.2, -0.24), at(-0.2, 0.24), at(-0.42, 0.2)],
    tonesOf('#a9b36a', s.light).middle,
  )
  s.soft(
    [
      at(-0.36, -0.2),
      at(0.1, -0.22),
      at(0.5, -0.1),
      at(0.58, 0),
      at(0.5, 0.1),
      at(0.1, 0.22),
      at(-0.36, 0.2),
    ],
    s.blend(at(0, -0.22), at(0, 0.22), [
      [0, tones.lit],
      [0.5, tones.middle],
      [1, tones.shade],
    ]),
  )
  for (let k = -3; k < 5; k++)
    s.line(at(k * 0.1, -0.17), at(k * 0.1 + 0.03, 0), at(k * 0.1, 0.17), tones.shade, 2.4)
}
