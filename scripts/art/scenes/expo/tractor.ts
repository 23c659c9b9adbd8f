import { tractor } from '../../kit/things/field-machines'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Expo, grass } from './stage'

/** A small driver on a big machine. */
export function smallDriver(pen: Pen, frame: Frame, random: Random): void {
  const s = new Expo(pen, frame, random, 'morning', -0.7)
  s.sky({ kind: 'cumulus', horizon: 470, clouds: 0.8 })
  s.knuckles(505, { shift: 140, distance: 0.48 })
  s.put(hedge, [800, 530, 44, 1, 0.3], { width: 1800 * s.u, ragged: 0.4 })
  s.ground({ top: 520, ...grass, grass: 40, distance: 0.35 })
  s.tent([1370, 640, 105, -1, 0.26], { pennant: '#2f6f8a' })
  s.people([
    [[1120, 655, 105, -1, 0.24], { pose: 'talking', dress: 'suit', sex: 'man' }],
    [[1180, 660, 102, -1, 0.24], { pose: 'listening', dress: 'kanga', sex: 'woman' }],
    [[165, 700, 135, 1, 0.16], { pose: 'hands-on-hips', dress: 'dress', sex: 'woman' }],
  ])
  s.put(tractor, [780, 1090, 700], { turn: 0.5, driven: true, colour: '#bf3526' })
  // The seat, then the girl above the mudguard.
  s.soft(
    [
      [450, 560],
      [600, 560],
      [600, 700],
      [450, 700],
    ],
    '#2f2d2b',
  )
  s.posed([560, 872, 470, 1], {
    age: 'child',
    sex: 'woman',
    dress: 'dress',
    turn: 0.45,
    shadow: false,
    wear: {
      shirt: '#e0b13e',
      lowerColour: '#e0b13e',
      hair: 'braids',
      boots: true,
      shoe: '#2f5f9a',
      sleeves: 'short',
    },
    action: () => ({
      pose: {
        hips: [0, 0.45],
        lean: -0.05,
        look: 0.45,
        left: [0.27, 0.7, -0.07],
        right: [0.27, 0.7, 0.08],
        leftFoot: [0.4, 0.52, -0.09],
        rightFoot: [0.4, 0.62, 0.14],
        leftToe: -0.5,
        rightToe: -0.8,
        knees: [0.4, 0.9, 0.2],
      },
      left: 'fist',
      right: 'fist',
    }),
  })
  s.people([
    [
      [1440, 1120, 590, -1],
      {
        pose: 'standing',
        view: 0.5,
        dress: 'shirt',
        sex: 'man',
        age: 'elder',
        wear: { shirt: '#5d86a6', hat: 'straw' },
      },
    ],
  ])
  s.tufts([780, 1108, 46], 900, '#7f9a48', 0.8)
  s.tufts([1440, 1135, 40], 300, '#7f9a48', 0.8)
  s.tufts([500, 1215, 80], 1300, '#738f44', 0.8)
}
