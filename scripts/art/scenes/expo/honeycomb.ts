import { bees } from '../../kit/animals/hives'
import { smoker, topBarHive } from '../../kit/expo-things'
import { broadTree, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Expo, grass } from './stage'

/** White suit, golden comb. */
export function beekeepersCorner(pen: Pen, frame: Frame, random: Random): void {
  const s = new Expo(pen, frame, random, 'afternoon', 0.8)
  s.sky({ kind: 'cumulus', horizon: 430, clouds: 0.6 })
  s.knuckles(446, { shift: -300, distance: 0.5 })
  s.ground({ top: 455, ...grass, grass: 36, distance: 0.3 })
  s.put(broadTree, [190, 690, 640, 1, 0.14], { leaves: '#4f7f3e' })
  s.put(hedge, [600, 620, 130, 1, 0.16], { width: 1100 * s.u, leaves: '#567f42', ragged: 0.6 })
  s.put(topBarHive, [1390, 720, 170, -1, 0.12], { open: 0, colour: '#8fb0b8' })
  s.put(topBarHive, [1150, 690, 150, 1, 0.14], { open: 0, colour: '#d9b45c' })
  s.people([
    [[1530, 800, 300, -1, 0.08], { pose: 'listening', dress: 'kanga', sex: 'woman', view: 0.5 }],
    [
      [1440, 815, 215, -1, 0.08],
      { pose: 'pointing', age: 'child', dress: 'school', sex: 'man', view: 0.5 },
    ],
  ])
  s.posed([560, 1120, 860, 1], {
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
  s.put(topBarHive, [960, 1130, 430, 1], { open: 0.46, turn: 0.22, tilt: 0.26 })
  s.put(smoker, [1330, 1140, 150, 1])
  s.steam(1360, 1000, 420, 120)
  bees(pen, { x: 930 * s.u, y: 760 * s.u, size: 420 * s.u }, s.light, random, {
    count: 34,
    length: 15 * s.u,
  })
  s.tufts([560, 1140, 50], 500, '#7f9a48', 0.8)
  s.tufts([1000, 1150, 46], 760, '#7f9a48', 0.7)
  s.tufts([700, 1218, 90], 1700, '#728e44', 0.8)
}
