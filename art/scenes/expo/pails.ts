import { lightOf } from '../../kit/light'
import { fence } from '../../kit/things/farm-things'
import { broadTree } from '../../kit/trees'
import { milkPail } from '../../kit/milk-pail'
import { dressed, type DressedOptions } from '../../kit/human/dressed'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { dairyCow } from '../../kit/animals/dairy-cow'
import { Expo } from './stage'

/** Two milkers against the clock. */
function milkingContest(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('golden', 0.7), height: 0.24 })
  stage.sky({ kind: 'golden', horizon: 330, clouds: 0.7 })
  stage.knuckles(345, { shift: -180, distance: 0.5 })
  stage.ground({ top: 350, colour: '#8fa04e', patches: '#b5a062', grass: 22, distance: 0.28 })
  stage.put(broadTree, [1540, 480, 330, 1, 0.22])
  stage.tent([150, 500, 110, 1, 0.26], { pennant: '#c8452f' })
  crowd(stage)
  for (const x of [300, 1000, 1700])
    stage.put(fence, [x, 622, 118, 1, 0.06], { length: 13, turn: 0 })
  stage.ground({ top: 624, colour: '#a58c58', patches: '#96a052', grass: 26, distance: 0.1 })
  contestant(stage, [190, 780, 205], 'jersey', {
    sex: 'woman',
    wear: { shirt: '#efe6d2', lowerColour: '#2f5f8a', hair: 'scarf', cloth: '#c8452f' },
  })
  contestant(stage, [830, 1112, 585], 'friesian', {
    sex: 'man',
    wear: { shirt: '#c2542f', lowerColour: '#7d6f4e', hat: 'none', hair: 'cropped' },
  })
  stage.tufts([800, 1218, 60], 1700, '#8f9a50', 0.8)
}

/** Knots of people along the rail, some of them far back, of all heights. */
function crowd(stage: Expo): void {
  const { random } = stage
  const poses = ['clapping', 'talking', 'arms-folded', 'clapping', 'waving', 'listening'] as const
  const dresses = ['kanga', 'shirt', 'dress', 'suit', 'tee', 'overall'] as const
  const knots = [
    [440, 2, 552],
    [1180, 3, 556],
    [30, 2, 596],
    [300, 3, 600],
    [560, 2, 606],
    [1360, 3, 604],
    [1560, 2, 600],
  ] as const
  knots.forEach(([x, count, y], knot) => {
    for (let i = 0; i < count; i++) {
      const child = i > 0 && (knot + i) % 4 === 0
      const size = (child ? 150 : 214) * (0.9 + 0.2 * random()) * (y / 590)
      const middle = (count - 1) / 2
      stage.person(
        [x + (i - middle) * 56 + random() * 14, y + (i % 2) * 10, size, i < middle ? 1 : -1, 0.16],
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

/** A cow in clear side view; the milker sits at her belly with a teat in each fist. */
function contestant(
  stage: Expo,
  [x, y, size]: readonly [number, number, number],
  coat: 'friesian' | 'jersey',
  who: { sex: 'man' | 'woman'; wear: DressedOptions['wear'] & object },
): void {
  stage.put(dairyCow, [x, y, size, 1], {
    coat,
    turn: 0.3,
    look: 0.36,
    carriage: {
      // The near hind leg stands back, so that the udder is in view.
      feet: [
        [-0.64, 0],
        [-0.48, 0],
        [0.26, 0],
        [0.4, 0],
      ],
      head: [0.72, 1.1, 0],
      pitch: -0.66,
    },
  })
  const pail = [x - size * 0.36, y + size * 0.05, size * 0.19] as const
  milkPail(stage, ...pail)
  stage.put(dressed, [x + size * 0.07, y + size * 0.1, size * 1.22, -1], {
    sex: who.sex,
    dress: 'shirt',
    skin: who.sex === 'man' ? 'umber' : 'sienna',
    turn: 0.3,
    mood: { smile: 0.5, gaze: [0, -0.4] },
    face: { beard: 0 },
    wear: { ...who.wear, boots: true, shoe: '#23282a', sleeves: 'long', lower: 'trousers' },
    hands: {
      left: { grip: 'hold', palm: [0.2, 0, 1], point: [1, 0.1, 0] },
      right: { grip: 'hold', palm: [0.2, 0, -1], point: [1, 0.1, 0] },
    },
    action: () => ({
      pose: {
        hips: [0, 0.2],
        lean: 0.44,
        nod: 0.02,
        left: [0.232, 0.352, -0.03],
        right: [0.375, 0.352, 0.05],
        leftFoot: [0.2, 0.045, -0.13],
        rightFoot: [0.17, 0.045, 0.13],
        knees: [0.7, 0.8, 0.6],
        elbows: [-0.15, -1, 0.3],
      },
      props: ['stool'],
    }),
  })
  // A jet of milk from each fist into the pail.
  for (const [from, to] of [
    [-0.44, -0.385],
    [-0.265, -0.325],
  ] as const)
    stage.line(
      [x + from * size, y - 0.285 * size],
      [x + (from * 0.6 + to * 0.4) * size, y - 0.2 * size],
      [x + to * size, y - 0.135 * size],
      '#fffaf0',
      size * 0.009,
    )
  stage.tufts([x - 60, y + size * 0.14, 34], size * 2.2, '#9a9a54', 0.5)
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/13-pails',
    height: 1200,
    seed: 6113,
    compose: milkingContest,
    fine: true,
    focus: [
      { x: 745, y: 780, radius: 170 },
      { x: 600, y: 920, radius: 170 },
      { x: 740, y: 1060, radius: 150 },
      { x: 1290, y: 580, radius: 190 },
      { x: 200, y: 680, radius: 150 },
    ],
  },
]
