import { tractor } from '../../kit/things/field-machines'
import { lightOf } from '../../kit/light'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo, grass } from './stage'

const spot = [690, 1105, 850] as const
const view = { turn: 0.42, tilt: 0.1 } as const

/** A small driver on a big machine, seen from the side; an elder turns to her from the painter. */
function smallDriver(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('golden', 0.8), height: 0.3 })
  stage.sky({ kind: 'dawn', horizon: 600, clouds: 0.8 })
  stage.knuckles(640, { shift: 140, distance: 0.52 })
  stage.put(hedge, [800, 668, 44, 1, 0.34], { width: 1800, ragged: 0.4 })
  stage.ground({ top: 660, ...grass, grass: 40, distance: 0.35 })
  stage.tent([1330, 745, 84, -1, 0.3], { pennant: '#2f6f8a' })
  stage.mist(690, 50, 0.4, '#ffe2b0')
  const machine = { ...view, colour: '#bf3526', metres: 2.25 } as const
  stage.glow([spot[0] + 20, spot[1] + 4, 1400], 150, '#23301a', 0.6, 0.4)
  stage.put(tractor, spot, machine)
  driver(stage)
  stage.put(tractor, spot, { ...machine, part: 'near', shadow: false })
  elder(stage)
  stage.tufts([620, 1126, 46], 1250, '#7f9a48', 0.8)
  stage.tufts([800, 1215, 80], 1800, '#738f44', 0.8)
}

/** Seen from behind, his hand on the bonnet: he shows her what the lever does. */
function elder(stage: Expo): void {
  const [x, y, size] = [1375, 1165, 745]
  stage.glow([x - 20, y, 330], 60, '#23301a', 0.6, 0.3)
  stage.person([x, y, size, -1], {
    dress: 'shirt',
    sex: 'man',
    age: 'elder',
    skin: 'umber',
    turn: -0.5,
    face: { beard: 0.6, hair: '#a8a29a', worn: { kind: 'straw', colour: '#dcc488' } },
    wear: { shirt: '#5d86a6', sleeves: 'long', lowerColour: '#5a4c40' },
    outfit: { tucked: true, belt: '#3a2618', folds: 1.2 },
    hands: { right: { grip: 'flat', palm: [0, -1, 0] } },
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        nod: -0.14,
        lean: 0.05,
        right: [0.26, 0.7, 0.05],
        left: [0.03, 0.5, -0.16],
        leftFoot: [0.04, 0.045, -0.08],
        rightFoot: [-0.03, 0.045, 0.07],
        elbows: [-0.5, -0.9, 0.5],
      },
    }),
  })
  stage.tufts([x, y + 14, 40], 320, '#7f9a48', 0.9)
}

/** The girl stands for 1.15 m in the space of the tractor, so that her seat is that of the machine. */
function driver(stage: Expo): void {
  stage.person([spot[0], spot[1], (spot[2] / 2.25) * 1.15, 1], {
    ...view,
    age: 'child',
    sex: 'woman',
    dress: 'dress',
    skin: 'sienna',
    shadow: false,
    face: { worn: { kind: 'puffs' } },
    mood: { smile: 0.95, open: 0.3, gaze: [0, 0] },
    wear: { shirt: '#e0b13e', lowerColour: '#e0b13e', sleeves: 'short' },
    outfit: { lower: 'shorts', bottom: { colour: '#3f5f8a' }, boots: true, shoe: '#2f5f9a' },
    hands: {
      left: { grip: 'hold', palm: [0.7, -0.7, 0.1], point: [0.7, 0.5, 0.4] },
      right: { grip: 'hold', palm: [0.7, -0.7, -0.1], point: [0.7, 0.5, -0.4] },
    },
    action: () => ({
      pose: {
        hips: [-0.46, 1.2],
        lean: 0.14,
        nod: -0.05,
        left: [-0.21, 1.43, -0.12],
        right: [-0.21, 1.43, 0.12],
        leftFoot: [-0.16, 0.96, -0.08],
        rightFoot: [-0.18, 0.96, 0.08],
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
      { x: 520, y: 470, radius: 170 },
      { x: 1340, y: 520, radius: 130 },
    ],
  },
]
