import { gripPoint } from '../../kit/body/grips'
import { glaze } from '../../kit/colour'
import type { DressedOptions } from '../../kit/human/dressed'
import { handOf, handSize } from '../../kit/human/figure'
import { pointOf, rodForm } from '../../kit/human/things'
import { lightOf } from '../../kit/light'
import { between } from '../../kit/random'
import type { Spot } from '../../kit/stage'
import { basket } from '../../kit/things/harvest-things'
import { cypress } from '../../kit/trees'
import type { Light, Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { lampTent } from './lamp-tent'
import { wetGround } from './puddles'
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
  drips(stage)
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

/** They stand about in talk, as they came; a child holds a hand out to the drops. */
function company(stage: Expo): void {
  const near = new Expo(stage.pen, stage.frame, stage.random, againstLamp)
  const everybody: readonly [Spot, DressedOptions][] = [
    [[930, 852, 350, -1, 0.1], { pose: 'listening', dress: 'suit', sex: 'man', view: 1 }],
    [[640, 858, 345, 1, 0.1], { pose: 'arms-folded', dress: 'kanga', sex: 'woman', view: 0.9 }],
    [
      [480, 886, 385, 1],
      { pose: 'explaining', dress: 'shirt', sex: 'man', view: 0.2, wear: { hat: 'straw' } },
    ],
    [
      [735, 884, 372, -1],
      {
        pose: 'holding-cup',
        dress: 'dress',
        sex: 'woman',
        view: 0.15,
        wear: { hair: 'wrap', cloth: '#c8452f' },
      },
    ],
    [
      [1070, 890, 380, -1],
      { pose: 'talking', dress: 'overall', sex: 'man', view: -0.5, wear: { hat: 'cap' } },
    ],
    [
      [1260, 905, 245, 1],
      {
        age: 'child',
        dress: 'tee',
        sex: 'man',
        view: 0.1,
        action: (body) => ({
          pose: {
            hips: [0, body.hip],
            nod: -0.3,
            lean: 0.05,
            left: [0.02, body.hip - 0.02, -0.13],
            right: [0.3, 0.76, 0.08],
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
  near.put(basket, [905, 905, 92], { goods: '#c8642a', bands: '#3f6b52' })
}

/** Somebody still runs for the roof. */
function latecomer(stage: Expo): void {
  stage.glow([165, 1040, 230], 34, '#22252c', 0.7, 0.3)
  stage.person([150, 1052, 440, 1], {
    pose: 'running',
    dress: 'shirt',
    sex: 'man',
    skin: 'umber',
    view: 0.1,
    shadow: false,
    wear: {
      shirt: '#8a4a3a',
      sleeves: 'long',
      lowerColour: '#39435a',
      hat: 'cap',
      hatColour: '#3f6b52',
    },
  })
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

/** The cloth of an open umbrella from the side: panels between ribs, its rim in scallops. */
function umbrella(stage: Expo, x: number, top: number, rim: number, wide: number): void {
  const { pen } = stage
  const ribs = [-1, -0.62, -0.2, 0.24, 0.66, 1]
  const colours = ['#a82a2a', '#c43a30', '#d95240', '#c43a30', '#8f2226']
  ribs.slice(1).forEach((to, i) => {
    const from = ribs[i] ?? -1
    const [a, b] = [x + from * wide, x + to * wide]
    pen.fillStyle = colours[i] ?? '#c43a30'
    pen.beginPath()
    pen.moveTo(x, top)
    pen.quadraticCurveTo(x + from * wide * 0.86, top + (rim - top) * 0.2, a, rim)
    pen.quadraticCurveTo((a + b) / 2, rim - 22, b, rim)
    pen.quadraticCurveTo(x + to * wide * 0.86, top + (rim - top) * 0.2, x, top)
    pen.fill()
    pen.strokeStyle = 'rgba(70,14,16,0.5)'
    pen.lineWidth = 3
    pen.stroke()
  })
  stage.line([x, top + 4], [x, top - 10], [x, top - 24], '#3a2a24', 7)
  stage.line(
    [x - wide * 0.8, rim - 50],
    [x - wide * 0.4, top + 22],
    [x - 20, top + 6],
    'rgba(255,220,200,0.6)',
    5,
  )
  for (const rib of ribs)
    stage.line(
      [x + rib * wide, rim],
      [x + rib * wide, rim + 14],
      [x + rib * wide - 3, rim + 30],
      '#e8f0f4',
      3,
    )
}

/** Water runs off the scallops of the roof in strings of drops. */
function drips(stage: Expo): void {
  const { random } = stage
  for (let i = 0; i < 13; i++) {
    const x = 290 + i * 97
    for (let y = 470 + 60 * random(); y < foot; y += between(random, 50, 150))
      stage.line(
        [x, y],
        [x - 1, y + 8],
        [x - 2, y + between(random, 10, 24)],
        'rgba(240,246,250,0.8)',
        3,
      )
    for (let n = 0; n < 5; n++)
      stage.oval(
        x + between(random, -22, 22),
        foot + between(random, -12, 8),
        6,
        5,
        'rgba(244,249,252,0.8)',
      )
  }
}

/** Slanting rain, fine far off and long near by; before the lamp it shows least. */
function rain(stage: Expo): void {
  const { pen, random } = stage
  for (let i = 0; i < 760; i++) {
    const near = random()
    const [x, y, long] = [random() * 1750, random() * 1280 - 120, 50 + 130 * near ** 2]
    const lit = x > 330 && x < 1330 && y > 380 && y < 880
    pen.globalAlpha = (0.3 + 0.4 * near) * (lit ? 0.4 : 1)
    stage.line(
      [x, y],
      [x - long * 0.08, y + long / 2],
      [x - long * 0.16, y + long],
      '#e4ebf0',
      1.5 + 2 * near ** 2,
    )
  }
  pen.globalAlpha = 1
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
      { x: 1020, y: 640, radius: 200 },
      { x: 1270, y: 760, radius: 120 },
      { x: 150, y: 820, radius: 200 },
      { x: 1440, y: 740, radius: 250 },
      { x: 830, y: 1030, radius: 330 },
    ],
  },
]
