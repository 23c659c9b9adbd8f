import type { Sculpture, Vec } from '../../kit/animals/volume'
import { lightOf } from '../../kit/light'
import type { Body } from '../../kit/people/body'
import type { Dress } from '../../kit/people/dress'
import { ankle, type Action } from '../../kit/people/poses'
import { dressed } from '../../kit/human/dressed'
import { maizeCob } from '../../kit/maize-cob'
import { tonesOf } from '../../kit/shapes'
import { sacks } from '../../kit/things/harvest-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo, grass } from './stage'

/** How steeply the painter looks down. */
const tilt = 0.32

/** How high the table comes up a child. */
const edge = 0.5

const jumper = { shirt: '#2f5aa0', lowerColour: '#6b6a66' } as const

/** A child that stands at the table: where its hands are, where it looks. */
function atStall(body: Body, left: Vec, right: Vec, look: number, nod: number): Action {
  const z = body.hipHalf + 0.012
  return {
    pose: {
      hips: [0, body.hip],
      lean: 0.16,
      look,
      nod,
      left,
      right,
      leftFoot: [0.02, ankle, -z],
      rightFoot: [-0.02, ankle, z],
      elbows: [-0.5, -0.6, 0.8],
    },
  }
}

/** A class in blue around a table of maize; the teacher holds up a cob. */
function schoolDay(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('morning', -0.6), height: 0.28 })
  stage.sky({ kind: 'dawn', horizon: 330, clouds: 0.6 })
  stage.knuckles(350, { shift: -80, distance: 0.5 })
  stage.ground({ top: 355, ...grass, grass: 20, distance: 0.28 })
  stage.tent([1290, 470, 90, -1, 0.26], { pennant: '#d9a23a' })
  stage.put(sacks, [1475, 800, 170, 1, 0.06], { count: 3, open: '#e0a52f' })
  // The class is larger than the meadow was drawn for: it fills the picture.
  pen.save()
  pen.translate(800, 1130)
  pen.scale(1.22, 1.22)
  pen.translate(-820, -1090)
  teacher(stage)
  stallTop(stage)
  const skins = ['umber', 'chestnut', 'sienna', 'cocoa', 'umber', 'sienna'] as const
  const wears: readonly Partial<Dress>[] = [
    { hair: 'braids' },
    {},
    {},
    { hair: 'bun' },
    {},
    { hair: 'afro' },
  ]
  for (const [index, [x, size, side, turn, look, nod]] of (
    [
      [520, 470, -1, 1.2, 0.35, -0.16],
      [715, 520, 1, 0.9, -0.2, 0.3],
      [895, 440, -1, 1.35, 0.2, -0.1],
      [1075, 500, -1, 0.85, 0, 0.28],
      [1250, 525, -1, 0.5, 0, -0.05],
    ] as const
  ).entries()) {
    const sex = index % 3 === 0 ? 'woman' : 'man'
    stage.put(dressed, [x, 960 + (size - 450) * 0.47, size, side], {
      dress: 'school',
      age: 'child',
      sex,
      skin: skins[index] ?? 'sienna',
      turn,
      tilt,
      cut: edge,
      shadow: false,
      wear: { ...jumper, ...wears[index] },
      action: (body) =>
        atStall(
          body,
          [0.2, edge + 0.03, -0.09 - 0.02 * (index % 2)],
          index % 2 === 0 ? [0.27, edge + 0.035, 0.07] : [0.18, edge + 0.03, 0.1],
          look,
          nod,
        ),
    })
  }
  // A short shadow on the grass alone: a long one would float on the cloth.
  stage.glow([1360, 1179, 250], 56, '#2f3a1c', 0.6, 0.3)
  stage.person([1330, 1175, 520, -1], {
    shadow: false,
    pose: 'listening',
    dress: 'school',
    age: 'child',
    sex: 'woman',
    view: -0.8,
    tilt: 0.2,
    skin: 'umber',
    wear: { ...jumper, lower: 'skirt', hair: 'braids' },
  })
  pen.restore()
  stage.tufts([800, 1216, 44], 1700, '#7f9a48', 0.6)
}

function teacher(stage: Expo): void {
  stage.put(dressed, [285, 1000, 660, 1], {
    dress: 'dress',
    sex: 'woman',
    skin: 'sienna',
    turn: 0.75,
    tilt: 0.2,
    wear: { shirt: '#c8452f', lowerColour: '#c8452f', hair: 'wrap', cloth: '#d9a23a' },
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        look: -0.1,
        left: [0.26, 0.84, -0.1],
        right: [0.16, 0.62, 0.1],
        leftFoot: [0.03, ankle, -0.07],
        rightFoot: [-0.02, ankle, 0.07],
        elbows: [-0.4, -0.9, 0.5],
      },
      left: 'fist',
      right: 'flat',
    }),
    extra: (model) => cobInHand(model, [0.3, 0.9, -0.09]),
  })
}

function cobInHand(model: Sculpture, [x, y, z]: Vec): void {
  model.tube(
    '#e8b93c',
    [
      [x, y - 0.03, z, 0.022],
      [x + 0.015, y + 0.03, z, 0.026],
      [x + 0.035, y + 0.1, z, 0.012],
    ],
    { blend: 0.01 },
  )
  for (const dz of [-0.028, 0.028])
    model.tube(
      '#8fae58',
      [
        [x - 0.005, y - 0.05, z, 0.014],
        [x - 0.02, y, z + dz * 1.3, 0.018],
        [x - 0.03, y + 0.03, z + dz * 2, 0.006],
      ],
      { flat: 0.5, blend: 0.006 },
    )
}

/** The table under a cloth that falls to the grass, covered with cobs. */
function stallTop(stage: Expo): void {
  const cloth = tonesOf('#e6d9b4', stage.light)
  const [far, near, low] = [735, 905, 1105]
  stage.glow([860, low, 1240], 90, '#2f3a1c', 0.5, 0.5)
  stage.shape(
    [
      [330, near],
      [1420, near],
      [1400, low],
      [350, low],
    ],
    stage.blend(
      [330, 0],
      [1420, 0],
      [
        [0, cloth.middle],
        [1, cloth.shade],
      ],
    ),
  )
  for (let i = 0; i < 12; i++) {
    const x = 375 + i * 91 + 20 * Math.sin(i * 2.1)
    stage.line(
      [x, near + 8],
      [x + 8, near + 100],
      [x - 4, low - 4],
      i % 2 ? cloth.lit : cloth.shade,
      9,
    )
  }
  stage.box([330, near + 36, 1420, near + 62], 'rgba(180,72,48,0.75)')
  stage.shape(
    [
      [405, far],
      [1345, far],
      [1425, near],
      [325, near],
    ],
    stage.blend(
      [400, far],
      [1400, near],
      [
        [0, cloth.lit],
        [1, cloth.middle],
      ],
    ),
  )
  const cobs = ['#e8b62f', '#efc54a', '#e0a028', '#f0e2b4', '#e8b62f', '#8f2f38'] as const
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 8; i++) {
      const share = row / 2
      const wide = 880 + 130 * share
      const x = 870 - wide / 2 + ((i + 0.5 + (row % 2) * 0.25) / 8.2) * wide
      const turn = -0.5 + (stage.random() - 0.5) * 0.7
      maizeCob(
        stage,
        [x, 782 + 86 * share],
        92 + 22 * share,
        turn,
        cobs[(i * 5 + row * 2) % 6] ?? '#e8b62f',
      )
    }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/11-maize',
    height: 1200,
    seed: 6111,
    compose: schoolDay,
    fine: true,
    focus: [
      { x: 860, y: 520, radius: 220 },
      { x: 500, y: 510, radius: 170 },
      { x: 1230, y: 510, radius: 190 },
      { x: 200, y: 340, radius: 170 },
      { x: 860, y: 810, radius: 260 },
    ],
  },
]
