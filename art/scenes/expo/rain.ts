import { gripPoint } from '../../kit/body/grips'
import { glaze } from '../../kit/colour'
import type { DressedOptions } from '../../kit/human/dressed'
import { handOf, handSize } from '../../kit/human/figure'
import { pointOf, rodForm } from '../../kit/human/things'
import { lightOf } from '../../kit/light'
import { front, hang, stand } from '../../kit/people/poses'
import type { Spot } from '../../kit/stage'
import { basket } from '../../kit/things/harvest-things'
import { cypress } from '../../kit/trees'
import type { Light, Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { lampTent } from './lamp-tent'
import { wetGround } from './puddles'
import { drips, rain, splash, umbrella } from './rain-things'
import { Expo } from './stage'

/** The row of the ground under the tent; below it the wet green mirrors what stands there. */
const foot = 900

/** Against the lamp in the tent people are dark, with a warm edge. */
const againstLamp: Light = {
  ...lightOf('rain', 0.4),
  strength: 0.12,
  cool: '#3a2a30',
  warm: '#ffcf8a',
}

/** One lit tent in the rain: everybody has come under its roof and talks on. */
function rainOnCanvas(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('rain', -0.5), strength: 0.3 })
  outside(stage)
  lampTent(stage, { left: 300, right: 1360, foot, eave: 420, roof: 110 })
  company(stage)
  wetGround(stage, foot)
  drips(stage, foot)
  latecomer(stage)
  underUmbrella(stage)
  rain(stage)
}

/** The showground under low cloud, its other tents pale in the rain. */
function outside(stage: Expo): void {
  stage.sky({ kind: 'rain', horizon: 600 })
  stage.box([0, 0, 1600, 700], glaze('#2f3c50', 0.42))
  stage.ridge({ base: 600, rise: 70, wave: 520, colour: '#55677a', distance: 0.4, foot: 680 })
  stage.mist(640, 80, 0.5, '#93a2ac')
  stage.ground({ top: 650, colour: '#5f7452', patches: '#6f7260', grass: 14, distance: 0.3 })
  stage.put(cypress, [120, 760, 360, 1, 0.3])
  stage.put(cypress, [220, 740, 270, 1, 0.38])
  stage.mist(760, 120, 0.3, '#93a2ac')
}

/** A knot in talk at the left; at the edge others look out, a child holds a hand to the drops. */
function company(stage: Expo): void {
  const near = new Expo(stage.pen, stage.frame, stage.random, againstLamp)
  const everybody: readonly [Spot, DressedOptions][] = [
    [[700, 846, 350, -1, 0.12], { pose: 'listening', dress: 'suit', sex: 'man', view: 0.9 }],
    [[955, 850, 345, 1, 0.12], { pose: 'talking', dress: 'tee', sex: 'man', view: 0.5 }],
    [
      [1040, 852, 330, -1, 0.12],
      { pose: 'arms-folded', dress: 'kanga', sex: 'woman', view: 0.5, stout: 1.15 },
    ],
    [
      [610, 876, 376, 1, 0.06],
      { pose: 'arms-folded', dress: 'kanga', sex: 'woman', view: 0.6, stout: 1.2 },
    ],
    [
      [520, 896, 412, 1],
      { pose: 'explaining', dress: 'shirt', sex: 'man', view: -0.35, wear: { hat: 'straw' } },
    ],
    [
      [728, 890, 380, -1],
      {
        pose: 'holding-cup',
        dress: 'dress',
        sex: 'woman',
        view: 0.3,
        wear: { hair: 'wrap', cloth: '#c8452f' },
      },
    ],
    [
      [1196, 892, 418, -1],
      {
        dress: 'overall',
        sex: 'man',
        turn: 1.15,
        wear: { hat: 'cap' },
        action: (body) => ({
          pose: {
            ...stand(body),
            bow: 0.08,
            look: -0.3,
            nod: -0.25,
            left: hang(body, -1),
            right: front(body, 0.14, 0.2, 0.1),
          },
        }),
      },
    ],
    [
      [1104, 904, 252, 1],
      {
        age: 'child',
        dress: 'tee',
        sex: 'man',
        turn: 1.3,
        wear: { shirt: '#d9a23a' },
        action: (body) => ({
          pose: {
            hips: [0, body.hip],
            nod: -0.3,
            lean: 0.08,
            left: [0.02, body.hip - 0.02, -0.13],
            right: [0.2, 0.72, 0.22],
            leftFoot: [0.03, 0.045, -0.06],
            rightFoot: [-0.02, 0.045, 0.06],
          },
          right: 'flat',
        }),
      },
    ],
  ]
  for (const [spot, options] of everybody) {
    stage.glow([spot[0], spot[1], spot[2] * 0.5], spot[2] * 0.08, '#2a1812', 0.7, 0.3)
    near.person(spot, { skin: 'umber', shadow: false, ...options })
  }
  near.put(basket, [890, 900, 92], { goods: '#c8642a', bands: '#3f6b52' })
}

/** Somebody still runs for the roof, near before us and half turned away; the water splashes up. */
function latecomer(stage: Expo): void {
  const [x, y, size] = [215, 1150, 690]
  stage.glow([x + 60, y + 4, 380], 46, '#22252c', 0.7, 0.3)
  stage.person([x, y, size, 1], {
    dress: 'shirt',
    sex: 'man',
    skin: 'umber',
    turn: -0.3,
    shadow: false,
    wear: {
      shirt: '#9a4a36',
      sleeves: 'long',
      lower: 'trousers',
      lowerColour: '#39435a',
      hair: 'cropped',
    },
    action: (body) => ({
      pose: {
        hips: [0, body.hip - 0.02],
        lean: 0.3,
        nod: -0.05,
        twist: 0.15,
        left: [0.25, body.hip + 0.19, -0.08],
        right: [-0.08, body.hip + 0.1, body.shoulderHalf + 0.07],
        elbows: [-0.7, -0.8, 0.3],
        rightFoot: [-0.28, 0.17, body.hipHalf * 0.6],
        rightToe: 1.1,
        leftFoot: [0.17, 0.05, -body.hipHalf * 0.6],
        leftToe: -0.2,
      },
      left: 'fist',
      right: 'fist',
    }),
  })
  splash(stage, x + 130, y - 14)
}

/** A woman comes over the wet ground under an umbrella. */
function underUmbrella(stage: Expo): void {
  const [x, y, size] = [1474, 1150, 490]
  const [top, rim, wide]: [number, number, number] = [y - size * 1.24, y - size * 1.05, size * 0.4]
  const middle = x - size * 0.09
  stage.glow([x, y, 260], 36, '#1c1e22', 0.7, 0.3)
  // The inside of the cloth, dark, behind her head.
  stage.oval(middle, rim + 4, wide * 1.9, size * 0.13, '#4a1c1c')
  stage.person([x, y, size, -1], {
    dress: 'dress',
    sex: 'woman',
    skin: 'umber',
    turn: 0.25,
    shadow: false,
    face: { smile: 0.15 },
    wear: { hair: 'bun', shirt: '#2f6f8a' },
    hands: { right: { grip: 'hold', point: [0.5, 0.5, -0.4], palm: [-0.3, 0.1, -1] } },
    action: (body) => ({
      pose: {
        hips: [0, body.hip - 0.012],
        lean: 0.08,
        nod: 0.05,
        left: [0.1, body.hip + 0.02, -body.shoulderHalf - 0.03],
        right: [0.11, 0.72, 0.06],
        rightFoot: [0.13, 0.05, 0.04],
        rightToe: -0.2,
        leftFoot: [-0.14, 0.08, -0.04],
        leftToe: 0.5,
        elbows: [-0.5, -0.8, 0.5],
      },
    }),
    things: ({ rightArm }, body) => {
      const hand = handOf(rightArm, 1, {
        grip: 'hold',
        point: [0.5, 0.5, -0.4],
        palm: [-0.3, 0.1, -1],
      })
      const [hx, hy, hz] = pointOf(hand, handSize(body), gripPoint('hold'))
      return [
        rodForm(
          [
            [hx - 0.004, hy - 0.07, hz],
            [0.09, 1.2, hz],
          ],
          0.008,
          '#6b4a30',
          0.3,
        ),
      ]
    },
  })
  umbrella(stage, middle, top, rim, wide)
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/14-rain',
    height: 1200,
    seed: 6114,
    compose: rainOnCanvas,
    fine: true,
    focus: [
      { x: 600, y: 640, radius: 220 },
      { x: 1160, y: 620, radius: 200 },
      { x: 290, y: 660, radius: 180 },
      { x: 1440, y: 740, radius: 250 },
      { x: 830, y: 1030, radius: 330 },
    ],
  },
]
