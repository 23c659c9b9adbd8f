import { bees } from '../../kit/animals/hives'
import { smoker, topBarHive } from '../../kit/expo-things'
import { broadTree, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo, grass } from './stage'

/** White suit, golden comb. */
function beekeepersCorner(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, 'afternoon', 0.8)
  stage.sky({ kind: 'cumulus', horizon: 430, clouds: 0.6 })
  stage.knuckles(446, { shift: -300, distance: 0.5 })
  stage.ground({ top: 455, ...grass, grass: 36, distance: 0.3 })
  stage.put(broadTree, [190, 690, 640, 1, 0.14], { leaves: '#4f7f3e' })
  stage.put(hedge, [600, 620, 130, 1, 0.16], { width: 1100, leaves: '#567f42', ragged: 0.6 })
  stage.put(topBarHive, [1390, 720, 170, -1, 0.12], { open: 0, colour: '#8fb0b8' })
  stage.put(topBarHive, [1150, 690, 150, 1, 0.14], { open: 0, colour: '#d9b45c' })
  stage.people([
    [[1530, 800, 300, -1, 0.08], { pose: 'listening', dress: 'kanga', sex: 'woman', view: 0.5 }],
    [
      [1440, 815, 215, -1, 0.08],
      { pose: 'pointing', age: 'child', dress: 'school', sex: 'man', view: 0.5 },
    ],
  ])
  stage.posed([560, 1120, 860, 1], {
    dress: 'bee',
    sex: 'man',
    turn: 0.5,
    action: (body) => ({
      pose: {
        hips: [0, body.hip - 0.01],
        lean: 0.2,
        nod: 0.12,
        left: [0.33, 0.7, -0.09],
        right: [0.33, 0.7, 0.13],
        leftFoot: [0.07, 0.045, -0.09],
        rightFoot: [-0.06, 0.045, 0.08],
        elbows: [-0.5, -0.7, 0.7],
      },
      left: 'fist',
      right: 'fist',
    }),
    extra: (model) => {
      model.tube(
        '#c9a06a',
        [
          [0.36, 0.735, -0.16, 0.014],
          [0.36, 0.735, 0.2, 0.014],
        ],
        { blend: 0.004 },
      )
      model.tube(
        '*#e0a02c',
        [
          [0.36, 0.7, -0.08, 0.05],
          [0.36, 0.7, 0.12, 0.05],
        ],
        { flat: 0.2, flatAxis: [1, 0, 0], blend: 0.02 },
      )
      model.tube(
        '*#d28a1e',
        [
          [0.36, 0.63, -0.05, 0.06],
          [0.36, 0.63, 0.09, 0.06],
        ],
        { flat: 0.2, flatAxis: [1, 0, 0], blend: 0.02 },
      )
      model.ball('*#c4761a', [0.36, 0.56, 0.02, 0.06], {
        flat: 0.2,
        flatAxis: [1, 0, 0],
        blend: 0.02,
      })
    },
  })
  stage.put(topBarHive, [960, 1130, 430, 1], { open: 0.46, turn: 0.22, tilt: 0.26 })
  stage.put(smoker, [1330, 1140, 150, 1])
  stage.steam(1360, 1000, 420, 120)
  bees(pen, { x: 930, y: 760, size: 420 }, stage.light, random, {
    count: 34,
    length: 15,
  })
  stage.tufts([560, 1140, 50], 500, '#7f9a48', 0.8)
  stage.tufts([1000, 1150, 46], 760, '#7f9a48', 0.7)
  stage.tufts([700, 1218, 90], 1700, '#728e44', 0.8)
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/08-honeycomb',
    height: 1200,
    seed: 6108,
    compose: beekeepersCorner,
    focus: [{ x: 780, y: 500, radius: 260 }],
  },
]
