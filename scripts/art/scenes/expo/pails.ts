import { bovine } from '../../kit/animals/bovine'
import { fence } from '../../kit/things/farm-things'
import { broadTree } from '../../kit/trees'
import type { PosedOptions } from '../../kit/posed'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

/** Two milkers against the clock. */
function milkingContest(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, 'afternoon', 0.7)
  stage.sky({ kind: 'cumulus', horizon: 330, clouds: 0.7 })
  stage.knuckles(345, { shift: -180, distance: 0.5 })
  stage.ground({ top: 350, colour: '#8fa04e', patches: '#b5a062', grass: 22, distance: 0.28 })
  stage.put(broadTree, [120, 480, 330, 1, 0.22])
  stage.tent([1330, 520, 120, -1, 0.24], { pennant: '#c8452f' })
  crowd(stage)
  for (const x of [300, 1000, 1700])
    stage.put(fence, [x, 622, 118, 1, 0.06], { length: 13, turn: 0 })
  stage.ground({ top: 624, colour: '#a58c58', patches: '#96a052', grass: 26, distance: 0.1 })
  contestant(stage, [1295, 800, 215], 'jersey', {
    sex: 'woman',
    wear: { shirt: '#efe6d2', lowerColour: '#2f5f8a', hair: 'scarf', cloth: '#c8452f' },
  })
  contestant(stage, [470, 1090, 440], 'friesian', {
    sex: 'man',
    wear: { shirt: '#c2542f', lowerColour: '#4a5a44', hat: 'straw' },
  })
  stage.tufts([1200, 1218, 80], 1000, '#8f9a50', 0.8)
}

/** Knots of people along the rail, some of them far back, of all heights. */
function crowd(stage: Expo): void {
  const { random } = stage
  const poses = ['clapping', 'talking', 'arms-folded', 'clapping', 'waving', 'listening'] as const
  const dresses = ['kanga', 'shirt', 'dress', 'suit', 'tee', 'overall'] as const
  const knots = [
    [40, 3, 548],
    [640, 2, 560],
    [1010, 3, 556],
    [1500, 2, 562],
    [235, 4, 596],
    [470, 2, 606],
    [800, 3, 602],
    [1190, 3, 610],
    [1370, 2, 600],
  ] as const
  knots.forEach(([x, count, y], knot) => {
    for (let i = 0; i < count; i++) {
      const child = i > 0 && (knot + i) % 4 === 0
      const size = (child ? 150 : 214) * (0.9 + 0.2 * random()) * (y / 590)
      const middle = (count - 1) / 2
      stage.person(
        [x + (i - middle) * 56 + random() * 14, y + (i % 2) * 10, size, i < middle ? 1 : -1, 0.1],
        {
          pose: poses[(i * 5 + knot) % 6] ?? 'clapping',
          dress: dresses[(i * 3 + knot * 2) % 6] ?? 'shirt',
          view: 0.6 + 0.8 * random(),
          age: child ? 'child' : 'adult',
          shadow: false,
          wear: (i + knot) % 5 === 1 ? { hat: 'straw' } : {},
        },
      )
    }
  })
}

/** A cow in clear side view; the milker sits at her belly with both hands at the udder. */
function contestant(
  stage: Expo,
  [x, y, size]: readonly [number, number, number],
  coat: 'friesian' | 'jersey',
  who: { sex: 'man' | 'woman'; wear: PosedOptions['wear'] & object },
): void {
  stage.put(bovine, [x, y, size, 1], {
    hide: coat,
    turn: 0.12,
    look: 0.3,
    horns: coat === 'jersey',
  })
  stage.posed([x + size * 0.2, y + size * 0.1, size * 1.2, -1], {
    sex: who.sex,
    dress: 'shirt',
    skin: who.sex === 'man' ? 'umber' : 'sienna',
    turn: 0.1,
    wear: { ...who.wear, boots: true, shoe: '#2f3a34', sleeves: 'long', lower: 'trousers' },
    action: () => ({
      pose: {
        hips: [0, 0.2],
        lean: 0.34,
        nod: 0.12,
        left: [0.4, 0.3, -0.05],
        right: [0.39, 0.285, 0.03],
        leftFoot: [0.24, 0.045, -0.11],
        rightFoot: [0.2, 0.045, 0.12],
        knees: [0.7, 0.8, 0.5],
        elbows: [-0.3, -0.8, 0.5],
      },
      left: 'fist',
      right: 'fist',
      props: ['stool', 'pail'],
    }),
  })
  stage.tufts([x - 60, y + size * 0.14, 34], size * 2.2, '#9a9a54', 0.5)
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/13-pails',
    height: 1200,
    seed: 6113,
    compose: milkingContest,
    focus: [
      { x: 470, y: 860, radius: 320 },
      { x: 830, y: 640, radius: 170 },
      { x: 1320, y: 710, radius: 130 },
    ],
  },
]
