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
  stage.tent([1290, 640, 100, -1, 0.26], { pennant: '#2f6f8a' })
  stage.people([
    [[1060, 655, 105, -1, 0.24], { pose: 'talking', dress: 'suit', sex: 'man' }],
    [[1120, 660, 102, -1, 0.24], { pose: 'listening', dress: 'kanga', sex: 'woman' }],
  ])
  const machine = { turn: 0.9, tilt: 0.12, colour: '#bf3526' } as const
  stage.glow([640, 1120, 1300], 150, '#23301a', 0.5, 0.4)
  stage.put(tractor, [740, 1120, 900], machine)
  driver(stage)
  stage.put(tractor, [740, 1120, 900], { ...machine, part: 'near', shadow: false, metres: 2.2 })
  stage.person([1400, 1200, 950, -1], {
    dress: 'shirt',
    sex: 'man',
    age: 'elder',
    skin: 'umber',
    turn: 0.75,
    face: { beard: 0.6, hair: '#a8a29a', worn: { kind: 'straw', colour: '#dcc488' } },
    mood: { smile: 0.9, open: 0.2, lids: 0.7, gaze: [0.1, 0.4] },
    wear: { shirt: '#5d86a6', sleeves: 'long', lowerColour: '#5a4c40' },
    outfit: { tucked: true, belt: '#3a2618', collar: '#86aac4', folds: 1.2 },
    hands: { right: { grip: 'flat', palm: [-0.2, -1, 0] } },
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        nod: -0.16,
        look: 0.1,
        bow: 0.03,
        left: [0.03, 0.5, -0.15],
        right: [0.22, 0.72, 0.14],
        leftFoot: [0.04, 0.045, -0.08],
        rightFoot: [-0.03, 0.045, 0.07],
        elbows: [-0.5, -0.9, 0.5],
      },
    }),
  })
  stage.tufts([700, 1140, 46], 1200, '#7f9a48', 0.8)
  stage.tufts([500, 1215, 80], 1700, '#738f44', 0.8)
}

/** The girl's place is that of the seat, in the same view as the tractor. */
function driver(stage: Expo): void {
  stage.person([580, 1116, 640, 1], {
    age: 'child',
    sex: 'woman',
    dress: 'dress',
    skin: 'sienna',
    turn: 0.9,
    tilt: 0.12,
    shadow: false,
    face: { worn: { kind: 'braids' } },
    mood: { smile: 0.95, open: 0.45, gaze: [-0.1, 0] },
    wear: { shirt: '#e0b13e', lowerColour: '#e0b13e', sleeves: 'short' },
    outfit: { lower: 'shorts', bottom: { colour: '#3f5f8a' }, boots: true, shoe: '#2f5f9a' },
    hands: {
      left: { grip: 'hold', palm: [0.7, -0.7, 0.1], point: [0.7, 0.5, 0.4] },
      right: { grip: 'hold', palm: [0.7, -0.7, -0.1], point: [0.7, 0.5, -0.4] },
    },
    action: () => ({
      pose: {
        hips: [-0.02, 0.9],
        lean: 0.1,
        look: 0.1,
        left: [0.27, 1.125, -0.115],
        right: [0.27, 1.125, 0.115],
        leftFoot: [0.24, 0.58, -0.08],
        rightFoot: [0.22, 0.58, 0.08],
        knees: [1, 0.6, 0.2],
        elbows: [-0.5, -0.8, 0.5],
      },
    }),
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/02-tractor',
    height: 1200,
    seed: 6102,
    compose: smallDriver,
    fine: true,
    focus: [
      { x: 590, y: 420, radius: 200 },
      { x: 1370, y: 350, radius: 130 },
    ],
  },
]
