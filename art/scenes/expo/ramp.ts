import { handCart } from '../../kit/expo-things'
import { crates } from '../../kit/things/harvest-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { mango } from './fruit'
import { Expo } from './stage'

/** The man who pushes: where his feet are and how tall he is; the cart fits his hands. */
const man = { x: 500, y: 1120, size: 700 }
const metre = man.size / 1.72
const turn = 0.14

/** Crates roll down to a door full of light. */
function boxesDownTheRamp(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, {
    from: 0.8,
    height: 0.22,
    strength: 1,
    warm: '#ffcf8a',
    cool: '#3a3444',
    air: '#8a7668',
  })
  store(stage)
  evening(stage)
  ramp(stage)
  stage.put(crates, [190, 880, 300, 1, 0.06], { count: 5 })
  stage.person([man.x, man.y, man.size, 1], {
    sex: 'man',
    dress: 'overall',
    turn,
    skin: 'sienna',
    mood: { smile: 0.5 },
    face: { beard: 0 },
    wear: {
      shirt: '#3f6f8f',
      lowerColour: '#3a5a78',
      hat: 'cap',
      hatColour: '#d9b04a',
      shoe: '#24302b',
    },
    action: (body) => ({
      pose: {
        hips: [-0.14, body.hip - 0.05],
        lean: 0.42,
        nod: -0.26,
        left: [0.215, 0.607, -0.16],
        right: [0.215, 0.607, 0.16],
        leftFoot: [0.08, 0.045, -0.05],
        leftToe: 0,
        rightFoot: [-0.4, 0.095, 0.06],
        rightToe: 0.6,
        elbows: [-0.6, -0.7, 0.35],
      },
      left: 'fist',
      right: 'fist',
    }),
  })
  stage.put(handCart, [man.x + 0.262 * man.size + 0.625 * metre, man.y - 8, 1.9 * metre, 1], {
    crates: 3,
    turn,
    tilt: 0.1,
    tip: 0.42,
    handle: 1.05,
    grips: true,
  })
  mangoes(stage)
  stage.glow([1200, 470, 1500], 1300, '#ffe0a0', 0.2)
}

/** The open crate on top is heaped with mangoes; its rim rises from the handles to the door. */
function mangoes(stage: Expo): void {
  const [left, right] = [
    [806, 652],
    [1000, 566],
  ] as const
  for (const [row, count] of [
    [2, 3],
    [1, 4],
    [0, 5],
  ] as const)
    for (let i = 0; i < count; i++) {
      const share = (i + 0.5 + row * 0.5) / (count + row)
      const x = left[0] + (right[0] - left[0]) * share
      const y = left[1] + (right[1] - left[1]) * share - row * 26
      mango(stage, [x, y, 66 + 5 * ((i + row) % 2)], -0.4 + 0.5 * ((i * 2 + row) % 3))
    }
}

/** A dark wall of boards with the day in its cracks. */
function store(stage: Expo): void {
  stage.box(
    [0, 0, 1600, 900],
    stage.blend(
      [0, 0],
      [1000, 300],
      [
        [0, '#3a3038'],
        [1, '#6a5450'],
      ],
    ),
  )
  for (let i = 0; i < 10; i++) {
    const x = i * 88 + 14
    stage.box([x, 0, x + 9, 860], '#2a232b')
    if (i % 3 === 1) stage.box([x + 9, 0, x + 12, 850], '#c08a58')
  }
}

/** Outside: a yard of packed earth, a hedge, hills under the low sun. */
function evening(stage: Expo): void {
  const [left, right, top, sill] = [850, 1520, 90, 846]
  stage.box(
    [left, top, right, sill],
    stage.blend(
      [0, top],
      [0, 640],
      [
        [0, '#f4dca8'],
        [0.5, '#ffd58a'],
        [1, '#f7b766'],
      ],
    ),
  )
  stage.glow([1330, 470, 700], 620, '#fff3c8', 0.95, 0.03)
  stage.oval(1330, 470, 92, 92, '#fffae0')
  stage.soft(
    [
      [850, 620],
      [930, 560],
      [1060, 590],
      [1200, 530],
      [1360, 580],
      [1520, 540],
      [1520, 720],
      [850, 720],
    ],
    '#cf9a80',
  )
  stage.box([left, 668, right, 700], '#a87a5a')
  for (let x = left; x < right; x += 34)
    stage.oval(x + 12, 676, 62, 52 + 14 * Math.sin(x), x % 3 ? '#8a6a4c' : '#9a7650')
  stage.box(
    [left, 694, right, sill],
    stage.blend(
      [0, 694],
      [0, sill],
      [
        [0, '#e0aa6c'],
        [1, '#f0c080'],
      ],
    ),
  )
  for (const x of [left - 34, right]) stage.box([x, top - 44, x + 34, sill + 8], '#453640')
  stage.box([left - 44, top - 48, right + 44, top], '#4c3c42')
  stage.box([left - 2, top, left + 10, sill], '#b98a58')
}

/** The floor and the boards that lead from it down to the sill, in the light of the door. */
function ramp(stage: Expo): void {
  stage.shape(
    [
      [0, 860],
      [1600, 840],
      [1600, 1200],
      [0, 1200],
    ],
    stage.blend(
      [1250, 800],
      [100, 1200],
      [
        [0, '#e0ac70'],
        [0.45, '#94694c'],
        [1, '#3f3134'],
      ],
    ),
  )
  stage.shape(
    [
      [850, 846],
      [1520, 846],
      [1600, 1010],
      [1600, 1200],
      [60, 1200],
    ],
    stage.blend(
      [1200, 846],
      [500, 1200],
      [
        [0, '#ffe2a4'],
        [0.5, '#e2b074'],
        [1, '#a0744e'],
      ],
    ),
  )
  for (let i = 1; i < 8; i++) {
    const t = (i / 8) ** 1.6
    stage.line(
      [850 - 800 * t, 846 + 360 * t],
      [1200, 846 + 357 * t],
      [1640, 846 + 354 * t],
      '#b58553',
      5 + 4 * t,
    )
  }
  stage.line([850, 846], [460, 1022], [50, 1208], '#6f5040', 16)
  stage.glow([1200, 860, 900], 180, '#fff2c8', 0.55)
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/trade-expo-2023/07-ramp',
    height: 1200,
    seed: 6207,
    compose: boxesDownTheRamp,
    fine: true,
    focus: [
      { x: 640, y: 680, radius: 350 },
      { x: 1330, y: 470, radius: 110 },
      { x: 380, y: 1060, radius: 260 },
    ],
  },
]
