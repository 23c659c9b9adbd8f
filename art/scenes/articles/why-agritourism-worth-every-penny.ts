import { collards } from '../../kit/collards'
import { lightOf } from '../../kit/light'
import { leaf, tonesOf } from '../../kit/shapes'
import { Stage } from '../../kit/stage'
import { farmhouse } from '../../kit/things/buildings'
import { crates } from '../../kit/things/harvest-things'
import { broadTree, cypress, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { seedlingRows } from '../tours/laboratory'

/** A farmer and a guest set one seedling together; the rows run on to the house among its trees. */
function worthEveryPenny(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, { ...lightOf('golden', 0.8), height: 0.3 })
  stage.sky({ kind: 'golden', horizon: 440, sun: { x: 1440, y: 330, radius: 44 }, clouds: 0.8 })
  stage.ridge({ base: 400, rise: 60, wave: 460, colour: '#7f7f98', distance: 0.56, foot: 470 })
  stage.mist(450, 50, 0.7, '#ffe2b0')
  stage.ground({ top: 470, colour: '#8ea352', patches: '#b3a45a', distance: 0.3, grass: 14 })
  for (const [x, size] of [
    [330, 250],
    [560, 210],
    [1050, 230],
    [1250, 280],
    [1400, 200],
  ] as const)
    stage.put(broadTree, [x, 530, size, 1, 0.22], {})
  stage.put(farmhouse, [800, 552, 170, -1, 0.08], { roof: '#b0583c' })
  stage.put(cypress, [640, 548, 180, 1, 0.12], {})
  stage.put(hedge, [800, 572, 30, 1, 0.14], { width: 1700, ragged: 0.5 })
  seedlingRows(stage, { horizon: 470, top: 574, vanish: 790 })
  stage.glow([1400, 480, 1500], 700, '#ffcf80', 0.4, 0.04)
  planters(stage)
}

/** Both squat at the row, hats over their faces, and press the earth round the same stem. */
function planters(stage: Stage): void {
  const shadow = (x: number, wide: number): void =>
    stage.glow([x, 1066, wide], wide * 0.16, '#2a160e', 0.7, 0.3)
  shadow(420, 560)
  shadow(1050, 520)
  mound(stage, 792, 1030)
  youngPlant(stage, 792, 1022, 168)
  stage.person([522, 1070, 960, 1], {
    dress: 'overall',
    sex: 'man',
    skin: 'umber',
    turn: 0.22,
    shadow: false,
    face: { smile: 0.15 },
    wear: { hat: 'straw', shirt: '#3f6a86', lowerColour: '#35597a' },
    hands: {
      left: { grip: 'cup', point: [0.75, -0.6, 0.1], palm: [0.3, -0.5, 0.8] },
      right: { grip: 'cup', point: [0.75, -0.6, -0.1], palm: [0.3, -0.5, -0.8] },
    },
    action: () => ({
      pose: {
        hips: [-0.15, 0.18],
        lean: 0.86,
        nod: -0.1,
        left: [0.215, 0.06, -0.07],
        right: [0.2, 0.05, 0.07],
        leftFoot: [0.05, 0.045, -0.06],
        rightFoot: [-0.02, 0.045, 0.065],
        knees: [0.9, 0.6, 0.15],
        elbows: [-0.5, -0.5, 0.6],
      },
    }),
  })
  stage.person([1030, 1074, 900, -1], {
    dress: 'shirt',
    sex: 'woman',
    skin: 'cocoa',
    turn: 0.2,
    shadow: false,
    face: { smile: 0.15 },
    wear: { hat: 'sunhat', hatColour: '#e3d2a4', shirt: '#c8553a', sleeves: 'long' },
    hands: {
      left: { grip: 'cup', point: [0.75, -0.6, 0.1], palm: [0.3, -0.5, 0.8] },
      right: { grip: 'cup', point: [0.75, -0.6, -0.1], palm: [0.3, -0.5, -0.8] },
    },
    action: () => ({
      pose: {
        hips: [-0.14, 0.225],
        lean: 0.96,
        nod: -0.12,
        left: [0.215, 0.04, -0.075],
        right: [0.215, 0.035, 0.07],
        leftFoot: [-0.2, 0.055, -0.06],
        rightFoot: [-0.2, 0.055, 0.06],
        leftToe: 1.4,
        rightToe: 1.4,
        knees: [1, -0.7, 0.1],
      },
    }),
  })
  stage.put(crates, [1560, 1150, 380, 1], { count: 1, turn: 0.2, tilt: 0.25 })
  for (let i = 0; i < 12; i++)
    youngPlant(stage, 1300 + (i % 6) * 40, 985 + Math.floor(i / 6) * 32, 74)
  for (const [x, y, size] of [
    [110, 1180, 250],
    [330, 1240, 260],
    [760, 1270, 240],
    [1080, 1260, 230],
    [1580, 1240, 260],
  ] as const)
    stage.put(collards, [x, y, size])
}

/** Loose dark earth, heaped round the stem up to the fingertips. */
function mound(stage: Stage, x: number, y: number): void {
  const { random } = stage
  stage.glow([x, y + 14, 330], 74, '#2a160e', 0.75, 0.3)
  stage.soft(
    [
      [x - 130, y + 30],
      [x - 60, y - 12],
      [x, y - 24],
      [x + 60, y - 12],
      [x + 130, y + 30],
      [x, y + 40],
    ],
    stage.blend(
      [x - 100, y],
      [x + 110, y],
      [
        [0, '#4a2b1b'],
        [1, '#7d4e31'],
      ],
    ),
  )
  for (let i = 0; i < 120; i++) {
    const [across, up] = [random() + random() - 1, random()]
    const px = x + across * 120
    const py = y + 32 - up * 50 * (1 - across * across)
    stage.oval(px, py, 5 + 9 * random(), 4 + 4 * random(), i % 2 ? '#3f2416' : '#8a5838')
  }
}

/** A plant of a few weeks: leaves to all sides of one stem. */
function youngPlant(stage: Stage, x: number, y: number, size: number): void {
  const green = tonesOf('#86b848', stage.light)
  for (const side of [-1, 1, -0.7, 0.75, -0.4, 0.4, 0]) {
    const shape = {
      angle: -Math.PI / 2 + side * 0.95,
      length: size * (0.9 + 0.2 * stage.random()),
      width: size * 0.24,
      droop: 0.28,
    }
    leaf(stage.pen, [x, y - size * 0.1], shape, {
      one: side > 0 ? green.lit : green.middle,
      other: side > 0 ? green.middle : green.shade,
    })
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'articles/why-agritourism-worth-every-penny',
    height: 1200,
    seed: 625,
    compose: worthEveryPenny,
    fine: true,
    focus: [
      { x: 660, y: 640, radius: 180 },
      { x: 890, y: 640, radius: 180 },
      { x: 790, y: 960, radius: 230 },
    ],
  },
]
