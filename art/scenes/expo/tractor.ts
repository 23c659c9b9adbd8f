import { tractor } from '../../kit/things/field-machines'
import { lightOf } from '../../kit/light'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo, grass } from './stage'

const spot = [760, 1110, 880] as const
const view = { turn: 0.16, tilt: 0.06 } as const

/** A small driver on a big machine, seen from the side; an elder stands beside it and looks up at her. */
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
  stage.tufts([700, 1186, 46], 1700, '#7f9a48', 0.8)
  stage.tufts([800, 1240, 80], 1800, '#738f44', 0.8)
}

/** On the near side, one hand raised; he looks up at the driver. */
function elder(stage: Expo): void {
  stage.person([1070, 1165, 720, -1], {
    dress: 'shirt',
    sex: 'man',
    age: 'elder',
    skin: 'sienna',
    turn: 0.3,
    shadow: false,
    mood: { smile: 0.8 },
    face: { beard: 0.6, hair: '#a8a29a', worn: { kind: 'straw', colour: '#dcc488' } },
    wear: { shirt: '#5d86a6', sleeves: 'long', lowerColour: '#5a4c40' },
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        nod: -0.2,
        right: [0.05, 0.43, 0.13],
        left: [0.22, 0.72, -0.1],
        leftFoot: [0.11, 0.045, -0.09],
        rightFoot: [-0.08, 0.045, 0.08],
      },
    }),
  })
}

/** How tall the girl is, in metres: her pose is told in metres of the machine. */
const tall = 1.24
const metres = (...at: [number, number, number]): [number, number, number] => [
  at[0] / tall,
  at[1] / tall,
  at[2] / tall,
]

function driver(stage: Expo): void {
  stage.person([spot[0], spot[1], (spot[2] / 2.25) * tall, 1], {
    ...view,
    age: 'child',
    sex: 'woman',
    dress: 'dress',
    skin: 'sienna',
    shadow: false,
    face: { worn: { kind: 'braids' } },
    mood: { smile: 0.95, open: 0.3, gaze: [0, 0] },
    wear: { shirt: '#e0b13e', lowerColour: '#e0b13e', sleeves: 'short' },
    outfit: { lower: 'shorts', bottom: { colour: '#3f5f8a' }, boots: true, shoe: '#2f5f9a' },
    hands: {
      left: { grip: 'hold', palm: [0.7, -0.7, 0.1], point: [0.7, 0.5, 0.4] },
      right: { grip: 'hold', palm: [0.7, -0.7, -0.1], point: [0.7, 0.5, -0.4] },
    },
    action: () => ({
      pose: {
        hips: [-0.55 / tall, 1.36 / tall],
        lean: 0.12,
        nod: -0.05,
        left: metres(-0.24, 1.645, -0.14),
        right: metres(-0.24, 1.645, 0.14),
        leftFoot: metres(-0.16, 1.06, -0.1),
        rightFoot: metres(-0.18, 1.06, 0.1),
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
      { x: 600, y: 440, radius: 200 },
      { x: 1060, y: 560, radius: 190 },
    ],
  },
]
