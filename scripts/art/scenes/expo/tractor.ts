import { tractor } from '../../kit/things/field-machines'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo, grass } from './stage'

/** A small driver on a big machine. */
function smallDriver(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, 'morning', -0.7)
  stage.sky({ kind: 'cumulus', horizon: 470, clouds: 0.8 })
  stage.knuckles(505, { shift: 140, distance: 0.48 })
  stage.put(hedge, [800, 530, 44, 1, 0.3], { width: 1800, ragged: 0.4 })
  stage.ground({ top: 520, ...grass, grass: 40, distance: 0.35 })
  stage.tent([1370, 640, 105, -1, 0.26], { pennant: '#2f6f8a' })
  stage.people([
    [[1120, 655, 105, -1, 0.24], { pose: 'talking', dress: 'suit', sex: 'man' }],
    [[1180, 660, 102, -1, 0.24], { pose: 'listening', dress: 'kanga', sex: 'woman' }],
    [[165, 700, 135, 1, 0.16], { pose: 'hands-on-hips', dress: 'dress', sex: 'woman' }],
  ])
  const machine = { turn: 0.5, tilt: 0.14, colour: '#bf3526' } as const
  stage.put(tractor, [780, 1090, 700], machine)
  // The girl's place is that of the seat, in the same view as the tractor.
  stage.posed([607, 1077, 414, 1], {
    age: 'child',
    sex: 'woman',
    dress: 'dress',
    turn: 0.5,
    tilt: 0.14,
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
        hips: [-0.02, 1.05],
        lean: 0.12,
        look: 0.3,
        left: [0.2, 1.32, -0.1],
        right: [0.2, 1.32, 0.1],
        leftFoot: [0.27, 0.67, -0.07],
        rightFoot: [0.25, 0.67, 0.07],
        knees: [1, 0.6, 0.1],
        elbows: [-0.5, -0.8, 0.4],
      },
      left: 'fist',
      right: 'fist',
    }),
  })
  stage.put(tractor, [780, 1090, 700], { ...machine, part: 'near', shadow: false, metres: 2.2 })
  stage.people([
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
  stage.tufts([780, 1108, 46], 900, '#7f9a48', 0.8)
  stage.tufts([1440, 1135, 40], 300, '#7f9a48', 0.8)
  stage.tufts([500, 1215, 80], 1300, '#738f44', 0.8)
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/02-tractor',
    height: 1200,
    seed: 6102,
    compose: smallDriver,
    focus: [{ x: 610, y: 520, radius: 190 }],
  },
]
