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
  stage.person([515, 1070, 960, 1], {
    dress: 'overall',
    sex: 'man',
    skin: 'umber',
    turn: 0.22,
    shadow: false,
    wear: { hat: 'straw', shirt: '#3f6a86', lowerColour: '#35597a' },
    hands: { left: { grip: 'cup', palm: [0.2, -0.7, 0.7] }, right: { grip: 'cup' } },
    action: () => ({
      pose: {
        hips: [-0.13, 0.19],
        lean: 0.62,
        nod: 0.06,
        left: [0.25, 0.075, -0.06],
        right: [0.23, 0.07, 0.09],
        leftFoot: [0.05, 0.045, -0.06],
        rightFoot: [-0.02, 0.045, 0.065],
        knees: [0.9, 0.6, 0.15],
        elbows: [-0.5, -0.5, 0.6],
      },
    }),
  })
  stage.person([1022, 1070, 900, -1], {
    dress: 'shirt',
    sex: 'woman',
    skin: 'cocoa',
    turn: 0.2,
    shadow: false,
    wear: { hat: 'sunhat', hatColour: '#e3d2a4', shirt: '#c8553a', sleeves: 'long' },
    hands: { left: { grip: 'cup' }, right: { grip: 'cup', palm: [0.2, -0.7, -0.7] } },
    action: () => ({
      pose: {
        hips: [-0.1, 0.25],
        lean: 0.6,
        nod: 0.1,
        left: [0.24, 0.085, -0.08],
        right: [0.25, 0.075, 0.06],
        leftFoot: [-0.2, 0.055, -0.06],
        rightFoot: [-0.2, 0.055, 0.06],
        leftToe: 1.4,
        rightToe: 1.4,
        knees: [1, -0.7, 0.1],
      },
    }),
  })
  youngPlant(stage, 772, 1046, 105)
  stage.glow([772, 1050, 230], 46, '#4a2a18', 0.9, 0.4)
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
      { x: 560, y: 640, radius: 200 },
      { x: 1020, y: 640, radius: 200 },
      { x: 790, y: 980, radius: 230 },
    ],
  },
]
