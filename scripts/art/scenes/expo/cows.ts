import { mix } from '../../kit/colour'
import { bovine } from '../../kit/animals/bovine'
import { strewn } from '../../kit/ground'
import { fence } from '../../kit/things/farm-things'
import { broadTree } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo, grass } from './stage'

/** Cows on halters before a rail of people under umbrellas. */
function dairyRing(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, 'noon', 0.35)
  stage.sky({ kind: 'clear', horizon: 360 })
  stage.knuckles(372, { shift: -260, distance: 0.5 })
  stage.put(broadTree, [1480, 440, 260, 1, 0.24])
  stage.put(broadTree, [1240, 420, 190, 1, 0.32])
  stage.ground({ top: 380, ...grass, colour: '#93a04e', grass: 24, distance: 0.3 })
  stage.tent([300, 470, 105, 1, 0.25], { pennant: '#d9a23a' })
  const umbrellas = [
    ['#c8452f', '#efe8d8'],
    ['#2f6f8a', '#e2b23e'],
    ['#3f8a5a', '#efe8d8'],
    ['#7a4f86', '#d9a2b0'],
    ['#e2b23e', '#c8452f'],
  ] as const
  for (const row of [0, 1])
    for (let i = 0; i < 11; i++) {
      const [x, size] = [70 + i * 150 + row * 66 + (random() - 0.5) * 40, row === 0 ? 215 : 240]
      const y = 690 + row * 26
      const child = i % 5 === 3
      stage.people([
        [
          [x, y, child ? size * 0.74 : size, random() < 0.5 ? 1 : -1, 0.12 - row * 0.06],
          {
            pose: i % 3 === 0 ? 'talking' : 'listening',
            view: i % 4 === 2 ? 0.8 : 1.3,
            dress: (['kanga', 'shirt', 'dress', 'suit', 'tee'] as const)[i % 5] ?? 'shirt',
            age: child ? 'child' : 'adult',
          },
        ],
      ])
      const shade = umbrellas[(i * 3 + row) % 5]
      if (shade && !child && (i + row) % 3 !== 1)
        umbrella(stage, x + 16, y - size * 1.24, size * 0.78, shade[0], shade[1])
    }
  for (const x of [-100, 540, 1180])
    stage.put(fence, [x + 220, 742, 118, 1, 0.05], { length: 11, turn: 0 })
  stage.shape(
    [
      [0, 742],
      [1600, 742],
      [1600, 756],
      [0, 752],
    ],
    '#6f7d3c',
  )
  const led = (
    x: number,
    y: number,
    size: number,
    coat: 'ayrshire' | 'friesian' | 'jersey',
    look: number,
  ): void => {
    stage.put(bovine, [x, y, size, 1], { pose: 'walking', hide: coat, turn: 0.2, look })
    stage.people([
      [
        [x + size * 1.36, y + 26, size * 1.26, 1],
        {
          pose: 'walking',
          view: 0.35,
          dress: 'lab',
          sex: 'man',
          wear: { hat: 'cap', lowerColour: '#4c4a4f' },
        },
      ],
    ])
    stage.line(
      [x + size * 1.22, y - size * 0.82],
      [x + size * 1.3, y - size * 0.6],
      [x + size * 1.42, y - size * 0.64],
      '#d9bd83',
      7,
    )
    stage.tufts([x, y + 10, 26], size * 1.7, '#869a4a', 0.5)
  }
  led(190, 872, 215, 'friesian', 0.15)
  led(800, 1010, 300, 'ayrshire', 0.2)
  stage.put(bovine, [1480, 880, 215, 1], { pose: 'walking', hide: 'jersey', turn: 0.15 })
  strewn(pen, [0, 900], [1600, 1200], random, {
    colours: ['#c9bd72', '#a9a454', '#6f8a40'],
    count: 320,
    size: 6,
  })
  stage.tufts([700, 1218, 64], 1500, '#839a48', 0.8)
}

/** An umbrella over somebody; x, y is its tip, `wide` its width. */
function umbrella(
  stage: Expo,
  x: number,
  y: number,
  wide: number,
  one: string,
  other: string,
): void {
  const [half, rise] = [wide / 2, wide * 0.42]
  const lean = stage.light.from * wide * 0.05
  const points: [number, number][] = []
  for (let i = 0; i <= 12; i++) {
    const a = Math.PI * (i / 12)
    points.push([x - half * Math.cos(a) + lean * (i / 12 - 0.5), y + rise * (1 - Math.sin(a))])
  }
  stage.line([x, y], [x + 2, y + wide * 0.5], [x + wide * 0.05, y + wide * 0.95], '#3b3a3e', 5)
  const fill = stage.blend(
    [x - half, y],
    [x + half, y + rise],
    [
      [0, mix(one, stage.light.from < 0 ? stage.light.warm : stage.light.cool, 0.4)],
      [0.5, one],
      [1, mix(one, stage.light.from < 0 ? stage.light.cool : stage.light.warm, 0.4)],
    ],
  )
  stage.shape(points, fill)
  for (const [a, b] of [
    [0.2, 0.4],
    [0.62, 0.84],
  ] as const)
    stage.shape(
      [
        [x, y],
        [x - half + wide * a, y + rise],
        [x - half + wide * b, y + rise],
      ],
      mix(other, one, 0.15),
    )
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/05-cows',
    height: 1200,
    seed: 6105,
    compose: dairyRing,
    focus: [{ x: 1130, y: 760, radius: 220 }],
  },
]
