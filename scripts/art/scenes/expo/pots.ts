import { jiko, table } from '../../kit/things/kitchen-things'
import { figTree } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

/** Iron pots under a pepper tree, plates that pass across a table. */
function lunchFromIronPots(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, 'noon', 0.6)
  stage.sky({ kind: 'clear', horizon: 400 })
  stage.knuckles(430, { shift: 200, distance: 0.5 })
  stage.ground({ top: 430, colour: '#b08e5a', patches: '#93994e', grass: 12, distance: 0.25 })
  stage.tent([1330, 540, 85, -1, 0.3], { pennant: '#3f8a5a' })
  stage.put(figTree, [330, 720, 900, 1, 0.06])
  stage.shape(
    [
      [0, 700],
      [1600, 780],
      [1600, 1200],
      [0, 1200],
    ],
    'rgba(58,60,74,0.22)',
  )
  for (let i = 0; i < 18; i++)
    stage.glow([80 + random() * 1450, 780 + random() * 400, 60 + random() * 90], 22, '#f2dfae', 0.4)
  stage.people([
    [
      [900, 800, 330, 1, 0.06],
      { pose: 'standing', dress: 'shirt', sex: 'man', view: 1.2, wear: { shirt: '#d9a23a' } },
    ],
    [[1080, 800, 310, -1, 0.06], { pose: 'holding-cup', dress: 'dress', sex: 'woman', view: 1.0 }],
  ])
  const passing = (hand: number) => (body: { hip: number }) => ({
    pose: {
      hips: [0, body.hip] as const,
      lean: 0.16,
      nod: 0.1,
      left: [0.26, 0.63, -0.06] as const,
      right: [0.3, 0.64, 0.06 * hand] as const,
      leftFoot: [0.02, 0.045, -0.07] as const,
      rightFoot: [-0.02, 0.045, 0.07] as const,
    },
    left: 'flat' as const,
    right: 'flat' as const,
  })
  stage.posed([860, 880, 400, 1], {
    dress: 'apron',
    sex: 'woman',
    turn: 0.4,
    action: passing(1),
    wear: { shirt: '#b4523a', hair: 'scarf' },
  })
  stage.posed([1440, 890, 400, -1], {
    dress: 'tee',
    sex: 'man',
    turn: 0.3,
    action: passing(1),
    wear: { shirt: '#3f6a96' },
  })
  stage.put(table, [1180, 905, 190], { cloth: '#c8643a', length: 2.2, turn: 0.05, tilt: 0.3 })
  for (const [x, y, food] of [
    [1010, 716, '#5f8a3a'],
    [1120, 724, '#8a4a2c'],
    [1240, 716, '#e0c04a'],
    [1350, 724, '#5f8a3a'],
  ] as const) {
    stage.oval(x, y, 96, 30, '#f2ede0')
    stage.oval(x, y - 8, 62, 20, food)
  }
  for (const [x, y] of [
    [975, 628],
    [1320, 634],
  ] as const) {
    stage.oval(x, y, 104, 30, '#f6f1e4')
    stage.oval(x, y - 9, 70, 24, '#8a4a2c')
  }
  stage.posed([300, 1085, 620, 1], {
    dress: 'kanga',
    sex: 'woman',
    turn: 0.4,
    wear: { shirt: '#e9e2d2', lowerColour: '#2f5f9a', hair: 'wrap', cloth: '#d98a1f', apron: true },
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        lean: 0.34,
        nod: 0.2,
        left: [0.14, 0.58, -0.1],
        right: [0.34, 0.55, 0.06],
        leftFoot: [0.03, 0.045, -0.07],
        rightFoot: [-0.03, 0.045, 0.07],
        elbows: [-0.5, -0.3, 0.9],
      },
      right: 'fist',
      props: ['spoon'],
    }),
  })
  for (const [x, y, size, food] of [
    [520, 1110, 330, '#8a3a26'],
    [820, 1150, 330, '#5f7f35'],
    [1130, 1170, 320, '#d9b04a'],
  ] as const) {
    stage.put(jiko, [x, y, size])
    stage.oval(x, y - size * 0.93, size * 0.64, size * 0.19, '#1f1b1c')
    stage.oval(x, y - size * 0.95, size * 0.56, size * 0.145, food)
    stage.glow([x - 14, y - size * 0.96, size * 0.36], 26, '#fff0c0', 0.35)
    stage.glow([x, y - size * 0.36, size * 0.7], 60, '#f08a2c', 0.5)
    stage.steam(x, y - size * 0.98, 430, 70, 0.62)
  }
  for (let i = 0; i < 60; i++) {
    const x = random() * 1640 - 20
    const long = (110 + 200 * random()) * (1 - 0.35 * (x / 1600))
    stage.line([x, -20], [x - 6, long / 2], [x - 14, long], '#6f6a3c', 4)
    for (let k = 0; k < 12; k++) {
      const y = (long * k) / 12
      const side = k % 2 === 0 ? -1 : 1
      stage.line(
        [x - (14 * y) / long, y],
        [x + side * 12, y + 14],
        [x + side * 17, y + 36],
        ['#9ab85a', '#5f8a42', '#4a7038'][(i + k) % 3] ?? '#5f8a42',
        6,
      )
    }
    if (i % 5 === 0)
      for (let k = 0; k < 7; k++)
        stage.oval(x + random() * 24, long * 0.5 + random() * 50, 13, 13, '#c8524a')
  }
  stage.tufts([1450, 1215, 70], 500, '#93994e', 0.6)
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/10-pots',
    height: 1200,
    seed: 6110,
    compose: lunchFromIronPots,
    focus: [{ x: 380, y: 600, radius: 200 }],
  },
]
