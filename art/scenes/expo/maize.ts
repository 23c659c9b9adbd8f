import type { Sculpture, Vec } from '../../kit/animals/volume'
import type { Body } from '../../kit/people/body'
import type { Dress } from '../../kit/people/dress'
import { ankle, type Action } from '../../kit/people/poses'
import { dressed } from '../../kit/human/dressed'
import { type Point, tonesOf } from '../../kit/shapes'
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
  const stage = new Expo(pen, frame, random, 'morning', -0.6)
  stage.sky({ kind: 'cumulus', horizon: 330, clouds: 0.6 })
  stage.knuckles(350, { shift: -80, distance: 0.5 })
  stage.ground({ top: 355, ...grass, grass: 20, distance: 0.28 })
  stage.tent([1290, 470, 90, -1, 0.26], { pennant: '#d9a23a' })
  stage.put(sacks, [1475, 800, 170, 1, 0.06], { count: 3, open: '#e0a52f' })
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
      [505, 455, -1, 1.2, 0.2, -0.12],
      [655, 490, -1, 0.9, 0, 0.28],
      [800, 430, 1, 1.35, -0.1, 0.2],
      [945, 480, -1, 1.1, 0, -0.05],
      [1095, 440, -1, 0.75, 0, 0.26],
      [1245, 500, -1, 0.6, 0, 0.02],
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
  for (const [x, y, size, side, view, sex] of [
    [470, 1165, 505, 1, -0.95, 'man'],
    [1330, 1175, 520, -1, -0.8, 'woman'],
  ] as const) {
    // A short shadow on the grass alone: a long one would float on the cloth.
    stage.glow([x + 30, y + 4, 250], 56, '#2f3a1c', 0.6, 0.3)
    stage.person([x, y, size, side], {
      shadow: false,
      pose: 'listening',
      dress: 'school',
      age: 'child',
      sex,
      view,
      tilt: 0.2,
      skin: sex === 'man' ? 'cocoa' : 'umber',
      wear: { ...jumper, ...(sex === 'man' ? {} : { lower: 'skirt', hair: 'braids' }) },
    })
  }
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
      cob(
        stage,
        [x, 782 + 86 * share],
        92 + 22 * share,
        turn,
        cobs[(i * 5 + row * 2) % 6] ?? '#e8b62f',
      )
    }
}

/** A cob with its husk drawn back: rows of kernels on a spindle that narrows to the tip. */
function cob(stage: Expo, [x, y]: Point, long: number, turn: number, colour: string): void {
  const tones = tonesOf(colour, stage.light)
  const husk = tonesOf('#9fb45c', stage.light)
  const [c, d] = [Math.cos(turn), Math.sin(turn)]
  const at = (along: number, across: number): Point => [
    x + (along * c - across * d) * long,
    y + (along * d + across * c) * long * 0.72,
  ]
  stage.oval(x + 8, y + long * 0.16, long * 1.15, long * 0.24, 'rgba(80,56,40,0.35)')
  for (const [side, fill] of [
    [-1, husk.lit],
    [1, husk.middle],
  ] as const)
    stage.soft(
      [
        at(-0.72, 0),
        at(-0.45, 0.12 * side),
        at(-0.12, 0.34 * side),
        at(0.02, 0.38 * side),
        at(-0.2, 0.06 * side),
      ],
      fill,
    )
  stage.soft(
    [
      at(-0.5, -0.12),
      at(-0.2, -0.2),
      at(0.2, -0.17),
      at(0.62, 0),
      at(0.2, 0.17),
      at(-0.2, 0.2),
      at(-0.5, 0.12),
    ],
    stage.blend(at(0, -0.2), at(0, 0.2), [
      [0, tones.lit],
      [0.5, tones.middle],
      [1, tones.shade],
    ]),
  )
  for (let row = -1; row <= 1; row++)
    for (let k = 0; k < 7; k++) {
      const along = -0.36 + k * 0.125
      const [px, py] = at(along, row * 0.1 * (1 - Math.max(0, along) * 0.9))
      stage.oval(
        px,
        py,
        long * 0.085,
        long * 0.075,
        row < 0 ? tones.lit : row > 0 ? tones.middle : '#f6d878',
      )
    }
  stage.soft(
    [at(-0.74, -0.04), at(-0.5, -0.13), at(-0.34, 0), at(-0.5, 0.13), at(-0.74, 0.04)],
    husk.middle,
  )
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/11-maize',
    height: 1200,
    seed: 6111,
    compose: schoolDay,
    fine: true,
    focus: [
      { x: 870, y: 590, radius: 200 },
      { x: 560, y: 580, radius: 140 },
      { x: 1170, y: 580, radius: 140 },
      { x: 320, y: 440, radius: 130 },
      { x: 870, y: 830, radius: 240 },
    ],
  },
]
