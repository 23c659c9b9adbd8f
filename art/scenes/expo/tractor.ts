import { lightOf } from '../../kit/light'
import { rodForm } from '../../kit/human/things'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { bigTractor, seat, steering } from './big-tractor'
import { Expo, grass } from './stage'

/** Pixels of a metre; the ground lies below the picture, so that both faces are near. */
const metre = 560
const spot = [700, 1325, 2.34 * metre] as const
const view = { turn: 0.3, tilt: 0.06 } as const

/** A small driver on a big machine, seen from the side; an elder stands beside it and looks up at her. */
function smallDriver(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('golden', -0.5), height: 0.26 })
  stage.sky({ kind: 'dawn', horizon: 640, clouds: 0.8 })
  stage.knuckles(690, { shift: 140, distance: 0.52 })
  stage.put(hedge, [800, 718, 54, 1, 0.34], { width: 1800, ragged: 0.4 })
  stage.ground({ top: 710, ...grass, grass: 40, distance: 0.35 })
  stage.tent([1420, 800, 110, -1, 0.3], { pennant: '#2f6f8a' })
  stage.mist(740, 50, 0.4, '#ffe2b0')
  const machine = { ...view, colour: '#b02a1c', metres: 2.34 } as const
  stage.glow([spot[0] + 20, 1240, 1900], 260, '#23301a', 0.6, 0.4)
  stage.put(bigTractor, spot, machine)
  driver(stage)
  stage.put(bigTractor, spot, { ...machine, part: 'near', shadow: false })
  elder(stage)
  stage.tufts([700, 1240, 70], 1800, '#7f9a48', 0.8)
}

/** On the near side, both hands on a stick; he looks up at the driver. */
function elder(stage: Expo): void {
  stage.person([1290, 1700, 2.36 * metre, -1], {
    dress: 'shirt',
    sex: 'man',
    age: 'elder',
    skin: 'sienna',
    turn: 0.74,
    shadow: false,
    mood: { smile: 0.8, lids: 0.95, gaze: [0.15, 0.45] },
    face: { beard: 0.4, hair: '#b8b2aa', worn: { kind: 'straw', colour: '#dcc488' } },
    wear: { shirt: '#5d86a6', sleeves: 'long', lowerColour: '#5a4c40', pattern: 'none' },
    outfit: { collar: '#7d9fb8' },
    hands: {
      left: { grip: 'hold', palm: [0.3, -0.1, 1], point: [0.9, -0.35, -0.1] },
      right: { grip: 'hold', palm: [0.3, -0.1, -1], point: [0.9, -0.35, 0.1] },
    },
    things: () => [
      rodForm(
        [
          [0.215, 0.6, 0],
          [0.25, 0, 0],
        ],
        0.012,
        '#6a4426',
      ),
    ],
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        nod: -0.46,
        right: [0.165, 0.525, 0.035],
        left: [0.16, 0.58, -0.035],
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
  const [x, y] = steering
  stage.person([spot[0], spot[1], metre * tall, 1], {
    ...view,
    age: 'child',
    sex: 'woman',
    dress: 'dress',
    skin: 'sienna',
    shadow: false,
    face: { worn: { kind: 'braids' } },
    mood: { smile: 0.95, open: 0.15, gaze: [0.1, -0.2] },
    wear: { shirt: '#e0b13e', lowerColour: '#e0b13e', sleeves: 'short' },
    outfit: { lower: 'shorts', bottom: { colour: '#3f5f8a' }, boots: true, shoe: '#2f5f9a' },
    hands: {
      left: { grip: 'hold', palm: [0.7, -0.7, 0.1], point: [0.7, 0.5, 0.4] },
      right: { grip: 'hold', palm: [0.7, -0.7, -0.1], point: [0.7, 0.5, -0.4] },
    },
    action: () => ({
      pose: {
        hips: [(seat[0] - 0.03) / tall, (seat[1] + 0.09) / tall],
        lean: 0.24,
        nod: 0.06,
        look: 0.5,
        left: metres(x - 0.09, y - 0.01, -0.19),
        right: metres(x - 0.09, y - 0.01, 0.18),
        leftFoot: metres(0.12, 1.27, -0.12),
        rightFoot: metres(0.05, 1.24, 0.13),
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
      { x: 590, y: 170, radius: 110 },
      { x: 760, y: 310, radius: 120 },
      { x: 1080, y: 900, radius: 130 },
      { x: 1240, y: 490, radius: 150 },
    ],
  },
]
