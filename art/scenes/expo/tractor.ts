import { lightOf } from '../../kit/light'
import type { Vec } from '../../kit/animals/volume'
import type { HandPose } from '../../kit/human/figure'
import { wristFor } from '../../kit/human/grasp'
import { rodForm } from '../../kit/human/things'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { bigTractor, floor, seat, steering } from './big-tractor'
import { Expo, grass } from './stage'

/** Pixels of a metre. */
const metre = 316
const spot = [638, 1118, 2.34 * metre] as const
const view = { turn: 0.46, tilt: 0.02 } as const

/** A small driver on a big machine that shines in low sun; an elder stands at its nose and looks up at her. */
function smallDriver(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('golden', 0.4), height: 0.28 })
  stage.sky({ kind: 'dawn', horizon: 840, clouds: 0.8 })
  stage.knuckles(850, { shift: 140, distance: 0.52 })
  stage.put(hedge, [800, 880, 50, 1, 0.34], { width: 1800, ragged: 0.4 })
  stage.ground({ top: 868, ...grass, grass: 34, distance: 0.3 })
  stage.tent([1225, 915, 62, -1, 0.35], { pennant: '#2f6f8a' })
  stage.mist(888, 50, 0.4, '#ffe2b0')
  stage.glow([1600, 700, 1500], 900, '#ffd896', 0.55)
  stage.glow([spot[0] - 60, spot[1] - 10, 1500], 190, '#131c0e', 0.7, 0.3)
  const machine = { ...view, colour: '#b3241a', metres: 2.34 } as const
  stage.put(bigTractor, spot, machine)
  driver(stage)
  stage.put(bigTractor, spot, { ...machine, part: 'near', shadow: false })
  elder(stage)
  stage.tufts([700, 1200, 60], 1800, '#7f9a48', 0.8)
}

const stickHand: HandPose = { grip: 'hold', palm: [0.3, -0.1, 1], point: [0.9, -0.35, -0.1] }

/** He leans on his stick. */
function elder(stage: Expo): void {
  stage.glow([1490, 1184, 300], 44, '#1c2814', 0.75, 0.3)
  stage.person([1506, 1178, 1.88 * metre, -1], {
    dress: 'shirt',
    sex: 'man',
    age: 'elder',
    skin: 'sienna',
    turn: -0.25,
    shadow: false,
    mood: { smile: 1 },
    face: { beard: 0.3, hair: '#b8b2aa', worn: { kind: 'straw', colour: '#dcc488' } },
    wear: { shirt: '#5d86a6', sleeves: 'long', lowerColour: '#5a4c40', pattern: 'none' },
    outfit: { collar: '#7d9fb8' },
    hands: { left: stickHand },
    things: () => [
      rodForm(
        [
          [0.2, 0.62, -0.08],
          [0.25, 0, -0.08],
        ],
        0.012,
        '#6a4426',
      ),
    ],
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        nod: -0.3,
        left: wristFor([0.205, 0.57, -0.08], stickHand, body, -1),
        right: [0.03, 0.48, 0.16],
        leftFoot: [0.08, 0.045, -0.09],
        rightFoot: [-0.05, 0.045, 0.1],
      },
    }),
  })
}

/** How tall the girl is, in metres: her pose is told in metres of the machine. */
const tall = 1.42
const metres = (...at: [number, number, number]): [number, number, number] => [
  at[0] / tall,
  at[1] / tall,
  at[2] / tall,
]

/** Where each hand holds the rim of the wheel, and how it closes round it. */
const rimAt = (side: 1 | -1): Vec =>
  metres(steering[0] - 0.08 + 0.01 * side, steering[1] - 0.065 + 0.015 * side, 0.17 * side)
const gripAt = (side: 1 | -1): HandPose => ({
  grip: 'hold',
  point: [0.75, 0.45, -0.45 * side],
  palm: [0.55, -0.83, 0],
})

function driver(stage: Expo): void {
  stage.person([spot[0], spot[1], metre * tall, 1], {
    ...view,
    age: 'child',
    sex: 'woman',
    dress: 'dress',
    skin: 'sienna',
    shadow: false,
    face: { worn: { kind: 'braids' } },
    mood: { smile: 1, open: 0.2, brows: 0.4, gaze: [0.1, -0.2] },
    wear: { shirt: '#e0b13e', lowerColour: '#e0b13e', sleeves: 'short' },
    outfit: { lower: 'shorts', bottom: { colour: '#3f5f8a' }, boots: true, shoe: '#2f5f9a' },
    hands: { left: gripAt(-1), right: gripAt(1) },
    action: (body) => ({
      pose: {
        hips: [(seat[0] - 0.06) / tall, (seat[1] + 0.05) / tall],
        lean: 0.12,
        nod: 0.14,
        look: 0.42,
        left: wristFor(rimAt(-1), gripAt(-1), body, -1),
        right: wristFor(rimAt(1), gripAt(1), body, 1),
        leftFoot: metres(seat[0] + 0.32, floor + 0.06, -0.12),
        rightFoot: metres(seat[0] + 0.26, floor + 0.06, 0.14),
        knees: [1, 0.7, 0.15],
        elbows: [-0.4, -0.9, 0.4],
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
      { x: 600, y: 490, radius: 110 },
      { x: 1420, y: 640, radius: 110 },
      { x: 1190, y: 740, radius: 170 },
      { x: 300, y: 830, radius: 260 },
    ],
  },
]
