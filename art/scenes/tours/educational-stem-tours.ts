import { lightOf } from '../../kit/light'
import { gripPoint } from '../../kit/body/grips'
import { handOf, handSize, type HandPose } from '../../kit/human/figure'
import { pointOf, rodForm } from '../../kit/human/things'
import { maize } from '../../kit/plants'
import { polytunnel } from '../../kit/things/buildings'
import { eucalyptus, hedge, treeLine } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { seedlingRows, weatherMast } from './laboratory'

/** A pupil sets a seedling while another reads the weather mast; a greenhouse in the early sun. */
function fieldLaboratory(pen: Pen, frame: Frame, random: Random): void {
  const sun = { x: 640, y: 470, radius: 44 }
  const stage = new Stage(pen, frame, random, { ...lightOf('golden', 0.6), height: 0.24 })
  const { light } = stage
  stage.sky({ kind: 'golden', horizon: 580, clouds: 0.9, sun })
  stage.ridge({ base: 550, rise: 44, wave: 620, colour: '#7d8a9c', distance: 0.5, foot: 640 })
  treeLine(
    pen,
    { x: 40, y: 630, size: 150, distance: 0.4 },
    { x: 520, y: 622, size: 110, distance: 0.42 },
    light,
    random,
    { count: 7, tree: eucalyptus },
  )
  stage.put(hedge, [800, 640, 30, 1, 0.34], { width: 1700, ragged: 0.4 })
  stage.mist(640, 40, 0.6, '#ffdfa6')
  stage.ground({ top: 636, colour: '#8aa550', patches: '#b29a58', distance: 0.3, grass: 14 })
  stage.put(polytunnel, [1130, 790, 250, 1, 0.08], { length: 13, turn: 0.85, tilt: 0.16 })
  seedlingRows(stage, { horizon: 640, top: 790, vanish: 640 })
  stage.glow([sun.x, 660, 1300], 420, '#ffdd94', 0.5)
  weatherMast(stage, [1420, 960, 760])
  stage.glow([1290, 968, 220], 36, '#3a2418', 0.6, 0.3)
  stage.person(
    [1290, 968, 330, 1],
    {
      age: 'child',
      dress: 'school',
      sex: 'man',
      skin: 'umber',
      pose: 'taking-notes',
      turn: -0.45,
      shadow: false,
      wear: { shirt: '#3a6a96', lower: 'shorts' },
    },
    '#7fae3e',
  )
  stage.put(maize, [990, 1330, 1050, 1])
  reader(stage)
}

/** Where the lens is before her eye, and how wide. */
const lens: readonly [number, number, number] = [760, 560, 150]

/** Close by, a girl looks through a magnifying glass at a leaf of maize. */
function reader(stage: Stage): void {
  const { pen, random } = stage
  const holding: HandPose = { grip: 'hold', palm: [0.2, -0.2, -1], point: [0.75, 0.65, 0] }
  stage.person([400, 1640, 1340, 1], {
    age: 'child',
    dress: 'school',
    sex: 'woman',
    skin: 'umber',
    turn: 0.14,
    shadow: false,
    mood: { smile: 0.5, lids: 0.85, gaze: [0, -0.1] },
    face: { worn: { kind: 'braids' } },
    wear: { shirt: '#c8452f', sleeves: 'long', lowerColour: '#3f4f6a' },
    outfit: { collar: '#f0ead8' },
    hands: { right: holding, left: { grip: 'pinch', palm: [0, -0.3, 1] } },
    action: () => ({
      pose: {
        hips: [0, 0.5],
        lean: 0.14,
        nod: 0.02,
        left: [0.3, 0.66, -0.02],
        right: [0.225, 0.675, 0.07],
        leftFoot: [0.04, 0.045, -0.07],
        rightFoot: [-0.04, 0.045, 0.07],
        elbows: [-0.3, -0.9, 0.4],
      },
    }),
    things: (joints, body) => {
      const hand = handOf(joints.rightArm, 1, holding)
      const [x, y, z] = pointOf(hand, handSize(body), gripPoint('hold'))
      return [
        rodForm(
          [
            [x - 0.012, y - 0.045, z],
            [x + 0.012, y + 0.045, z],
          ],
          0.011,
          '#4a2c1c',
          0.4,
        ),
        rodForm(
          Array.from({ length: 25 }, (_, i): [number, number, number] => [
            x + 0.03 + 0.057 * Math.cos((i / 12) * Math.PI),
            y + 0.104 + 0.057 * Math.sin((i / 12) * Math.PI),
            z,
          ]),
          0.006,
          '#c9a24a',
          0.8,
        ),
      ]
    },
  })
  void pen
  void random
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/educational-stem-tours',
    height: 1200,
    seed: 612,
    compose: fieldLaboratory,
    fine: true,
    focus: [
      { x: 560, y: 760, radius: 220 },
      { x: 680, y: 1000, radius: 160 },
      { x: 1100, y: 700, radius: 130 },
    ],
  },
]
