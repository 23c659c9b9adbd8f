import { coffeeCup } from '../../kit/coffee-cup'
import { teaUrn } from '../../kit/expo-things'
import { strewn } from '../../kit/ground'
import type { DressedOptions } from '../../kit/human/dressed'
import { handOf, handSize, type HandPose } from '../../kit/human/figure'
import { gripPoint } from '../../kit/body/grips'
import { mugForm, pointOf } from '../../kit/human/things'
import type { Body } from '../../kit/people/body'
import { front, hang, stand, type Action } from '../../kit/people/poses'
import type { Spot } from '../../kit/stage'
import { table } from '../../kit/things/kitchen-things'
import { hedge, jacaranda } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

/** Cups and talk under a jacaranda. */
function betweenTwoSessions(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, 'afternoon', 0.65)
  stage.sky({ kind: 'cumulus', horizon: 430, clouds: 0.5 })
  // A low house around the court, with a shaded veranda.
  stage.shape(
    [
      [0, 330],
      [1600, 300],
      [1600, 640],
      [0, 620],
    ],
    stage.blend(
      [0, 0],
      [1600, 0],
      [
        [0, '#b9a684'],
        [1, '#ecdcb8'],
      ],
    ),
  )
  stage.shape(
    [
      [-20, 250],
      [1620, 200],
      [1620, 345],
      [-20, 372],
    ],
    stage.blend(
      [0, 220],
      [0, 370],
      [
        [0, '#c9744a'],
        [1, '#9a5236'],
      ],
    ),
  )
  stage.shape(
    [
      [0, 372],
      [1600, 345],
      [1600, 420],
      [0, 436],
    ],
    'rgba(70,52,60,0.5)',
  )
  for (let i = 0; i < 9; i++) {
    const x = 60 + i * 190
    stage.box([x, 372, x + 26, 628], '#efe6cf')
    if (i % 2 === 0) stage.box([x + 70, 440, x + 140, 620], '#5a4438')
    else stage.box([x + 60, 450, x + 150, 540], '#6f8a92')
  }
  stage.put(hedge, [300, 650, 70, 1, 0.1], { width: 700, ragged: 0.4 })
  stage.ground({ top: 630, colour: '#b89c78', patches: '#a58a6a', grass: 0, distance: 0.12 })
  for (let i = 0; i < 10; i++)
    stage.line([0, 690 + i * i * 6], [800, 684 + i * i * 6], [1600, 690 + i * i * 6], '#9a8060', 4)
  for (let i = 0; i < 9; i++)
    stage.line(
      [800 + (i - 4) * 170, 640],
      [800 + (i - 4) * 300, 900],
      [800 + (i - 4) * 520, 1210],
      '#a38a68',
      4,
    )
  stage.put(jacaranda, [130, 860, 980])
  strewn(pen, [120, 760], [1250, 1150], random, {
    colours: ['#8f74c4', '#a48ad2', '#7a62b0'],
    count: 520,
    size: 11,
  })
  talkers(stage, farGroup)
  stage.person([1500, 930, 420, -1, 0.04], {
    pose: 'pouring',
    dress: 'apron',
    sex: 'woman',
    skin: 'umber',
    turn: 0.6,
    wear: { hair: 'scarf' },
  })
  stage.put(table, [1350, 960, 190], { cloth: '#efe6d2', length: 2.2, turn: 0.06, tilt: 0.28 })
  stage.put(teaUrn, [1310, 800, 210, -1])
  for (let i = 0; i < 4; i++)
    coffeeCup(pen, { x: 1150 + i * 42, y: 800 - i * 2, size: 30 }, stage.light, {})
  talkers(stage, nearGroup)
  stage.glow([1300, 250, 900], 700, '#fff0c8', 0.2)
}

/** People with white mugs: each hand that holds one, or none. */
type Talker = readonly [Spot, DressedOptions, held?: 'left' | 'right']

const palmOf = (side: 1 | -1): HandPose => ({
  grip: 'hold',
  palm: [0.15, 0, -side],
  point: [1, 0.12, -side * 0.35],
})

function talkers(stage: Expo, everybody: readonly Talker[]): void {
  for (const [spot, options, held] of everybody) {
    const side = held === 'left' ? -1 : 1
    const hand = palmOf(side)
    stage.person(spot, {
      ...options,
      hands: { ...options.hands, ...(held ? { [held]: hand } : {}) },
      things: (joints, body) => {
        if (!held) return []
        const limb = held === 'left' ? joints.leftArm : joints.rightArm
        const at = pointOf(handOf(limb, side, hand), handSize(body), gripPoint('hold'))
        return [mugForm([at[0], at[1] + 0.008, at[2]], 0.066, '#f1ece0', 0.4)]
      },
    })
  }
}

/** Hands of somebody who talks: one opened, the other with the mug before the chest. */
const talking = (body: Body, up = 0.62): Action => ({
  pose: {
    ...stand(body),
    bow: 0.03,
    nod: 0.04,
    left: front(body, 0.22, 0.55, -0.16),
    right: front(body, 0.15, up, 0.07),
    elbows: [-0.5, -0.8, 0.55],
  },
  left: 'flat',
})
const listening = (body: Body): Action => ({
  pose: {
    ...stand(body),
    bow: -0.03,
    nod: 0.06,
    left: hang(body, -1),
    right: front(body, 0.16, 0.55, 0.05),
    elbows: [-0.5, -0.8, 0.55],
  },
})
const sipping = (body: Body): Action => ({
  pose: {
    ...stand(body),
    left: hang(body, -1),
    right: front(body, 0.1, 0.93, 0.07),
    elbows: [-0.2, -0.8, 0.7],
  },
})

const farGroup: readonly Talker[] = [
  [
    [1120, 775, 270, 1, 0.1],
    { action: listening, dress: 'suit', sex: 'man', skin: 'umber', turn: 0.6 },
    'right',
  ],
  [
    [1215, 780, 262, -1, 0.1],
    { action: talking, dress: 'kanga', sex: 'woman', skin: 'sienna', turn: 0.7 },
    'right',
  ],
  [
    [90, 800, 290, 1, 0.05],
    { action: sipping, dress: 'dress', sex: 'woman', skin: 'honey', turn: 0.6 },
    'right',
  ],
  [
    [205, 815, 300, -1, 0.05],
    { action: listening, dress: 'shirt', sex: 'man', skin: 'umber', turn: 0.7 },
    'right',
  ],
]

const nearGroup: readonly Talker[] = [
  [
    [350, 1300, 890, 1],
    {
      action: listening,
      dress: 'shirt',
      sex: 'man',
      skin: 'sienna',
      turn: 0.6,
      mood: { smile: 0.8, open: 0.1 },
      face: { beard: 0.4 },
      wear: { shirt: '#d9a23a', lowerColour: '#4c4a4f', hat: 'none', hair: 'cropped' },
      outfit: { tucked: true, belt: '#3a2618', collar: '#e8bc60', folds: 1.2 },
    },
    'right',
  ],
  [
    [690, 1290, 840, -1],
    {
      action: listening,
      dress: 'dress',
      sex: 'woman',
      skin: 'umber',
      turn: 1.3,
      mood: { smile: 0.7, gaze: [0.4, 0.05] },
      wear: { hair: 'wrap', cloth: '#b8432f', shirt: '#3f6a8a', lowerColour: '#3f6a8a' },
    },
    'right',
  ],
  [
    [1035, 1310, 880, -1],
    {
      action: listening,
      dress: 'shirt',
      wear: { hat: 'none', shirt: '#c3d0da', sleeves: 'long', lowerColour: '#3f4654' },
      outfit: { tucked: true, belt: '#3a2618', collar: '#e6ecf0', folds: 1.2 },
      sex: 'man',
      age: 'elder',
      skin: 'umber',
      turn: 0.55,
      mood: { smile: 0.3, lids: 0.65, gaze: [0, 0] },
      face: { hair: '#a8a29a', worn: { kind: 'cropped' } },
    },
    'right',
  ],
]

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/gr13-summit-2023/02-jacaranda',
    height: 1200,
    seed: 6302,
    compose: betweenTwoSessions,
    fine: true,
    focus: [
      { x: 420, y: 500, radius: 170 },
      { x: 690, y: 540, radius: 160 },
      { x: 960, y: 510, radius: 170 },
      { x: 690, y: 820, radius: 220 },
    ],
  },
]
