import { cow } from '../../kit/animals/cow'
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

/** Two rows behind the rail, close together, of all heights. */
function crowd(stage: Expo): void {
  const { random } = stage
  const poses = ['clapping', 'talking', 'arms-folded', 'clapping', 'waving', 'listening'] as const
  const dresses = ['kanga', 'shirt', 'dress', 'suit', 'tee', 'overall'] as const
  for (const row of [0, 1])
    for (let i = 0; i < 11; i++) {
      const x = 30 + row * 70 + i * 152 + (random() - 0.5) * 70
      const child = (i + row * 2) % 6 === 4
      const size = (child ? 165 : 232) * (0.93 + 0.14 * random())
      stage.person([x, 588 + row * 24, size, x < 800 ? 1 : -1, 0.16 - row * 0.07], {
        pose: poses[(i * 5 + row * 2) % 6] ?? 'clapping',
        dress: dresses[(i * 3 + row) % 6] ?? 'shirt',
        view: 0.7 + 0.7 * random(),
        age: child ? 'child' : 'adult',
        shadow: false,
        wear: i % 4 === 1 ? { hat: 'straw' } : {},
      })
    }
}

/** A cow in clear side view; the milker sits at her belly with both hands at the udder. */
function contestant(
  stage: Expo,
  [x, y, size]: readonly [number, number, number],
  coat: 'friesian' | 'jersey',
  who: { sex: 'man' | 'woman'; wear: PosedOptions['wear'] & object },
): void {
  stage.put(cow, [x, y, size, 1], { pose: 'milking', coat, turn: 0.06, look: 0.35, broad: true })
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
      { x: 510, y: 880, radius: 260 },
      { x: 1320, y: 710, radius: 130 },
    ],
  },
]
