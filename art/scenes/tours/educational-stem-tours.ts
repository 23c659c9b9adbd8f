import { lightOf } from '../../kit/light'
import { gripPoint } from '../../kit/body/grips'
import { collardLeaf, collards } from '../../kit/collards'
import { glaze } from '../../kit/colour'
import { handOf, handSize, type HandPose } from '../../kit/human/figure'
import { pointOf, rodForm } from '../../kit/human/things'
import { polytunnel } from '../../kit/things/buildings'
import { eucalyptus, hedge, treeLine } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { seedlingRows, weatherMast } from './laboratory'

/** A pupil studies a leaf, another reads the weather mast; a greenhouse in the early sun. */
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
  stage.put(collards, [980, 1400, 1010])
  // The leaf under the glass, which she holds by its edge.
  collardLeaf(
    pen,
    { from: [930, 1200], angle: -1.78, length: 800, width: 400, sunny: 0.62 },
    light,
    random,
  )
  reader(stage)
}

/** Close by, a girl looks through a magnifying glass at a leaf of kale. */
function reader(stage: Stage): void {
  const holding: HandPose = { grip: 'hold', palm: [0.2, -0.2, -1], point: [0.75, 0.65, 0] }
  stage.person([400, 1640, 1340, 1], {
    age: 'child',
    dress: 'school',
    sex: 'woman',
    skin: 'umber',
    turn: 0.14,
    shadow: false,
    mood: { smile: 0.5, lids: 0.85, gaze: [0, -0.35] },
    face: { worn: { kind: 'braids' } },
    wear: { shirt: '#c8452f', sleeves: 'long', lowerColour: '#3f4f6a' },
    outfit: { collar: '#f0ead8' },
    hands: { right: holding, left: { grip: 'pinch', palm: [0, -0.3, 1] } },
    action: () => ({
      pose: {
        hips: [0, 0.5],
        lean: 0.14,
        nod: 0.2,
        left: [0.31, 0.6, -0.02],
        right: [0.235, 0.605, 0.07],
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
      ]
    },
  })
  magnifier(stage, 800, 640, 96)
}

/** The glass with the leaf behind it made large, in its ring of brass. */
function magnifier(stage: Stage, x: number, y: number, r: number): void {
  const { pen, light, random } = stage
  stage.line([x - 20, y + r - 4], [x - 24, y + r + 14], [x - 29, y + r + 32], '#8a6a2c', 20)
  pen.save()
  pen.beginPath()
  pen.ellipse(x, y, r * 0.94, r, 0, 0, Math.PI * 2)
  pen.clip()
  stage.box([x - r, y - r, x + r, y + r], '#9cb98a')
  collardLeaf(
    pen,
    { from: [x + 170, y + 130], angle: -2.5, length: 370, width: 330, sunny: 0.95 },
    light,
    random,
  )
  stage.glow([x - r * 0.4, y - r * 0.5, r * 1.5], r * 1.1, '#fff6dc', 0.6)
  stage.glow([x + r * 0.5, y + r * 0.7, r * 1.3], r, '#1f3018', 0.4)
  pen.restore()
  for (const [colour, wide] of [
    ['#6a4c1c', 17],
    ['#c9a24a', 11],
    [glaze('#fff0c0', 0.8), 3],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = wide
    pen.beginPath()
    pen.ellipse(x, y, r * 0.94, r, 0, 0, Math.PI * 2)
    pen.stroke()
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/educational-stem-tours',
    height: 1200,
    seed: 612,
    compose: fieldLaboratory,
    fine: true,
    focus: [
      { x: 520, y: 440, radius: 190 },
      { x: 790, y: 600, radius: 190 },
      { x: 1300, y: 740, radius: 110 },
    ],
  },
]
