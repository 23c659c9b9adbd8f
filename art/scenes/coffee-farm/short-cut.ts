import type { DressedOptions } from '../../kit/human/dressed'
import { ankle } from '../../kit/people/poses'
import type { Pose } from '../../kit/people/skeleton'
import type { Body } from '../../kit/people/body'
import { seeded } from '../../kit/random'
import { Stage } from '../../kit/stage'
import { farmhouse } from '../../kit/things/buildings'
import type { Pen, Random } from '../../kit/types'
import { lightShafts } from '../../kit/weather'
import type { Frame, Scene } from '../../scene'
import { bushes, ridges, slope } from './farm'
import { schoolBag } from './school-bag'
import { troddenPath } from './trodden-path'

/** School is out: two children talk on the red path, a third runs ahead; the sun is low. */
function shortCut(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'afternoon', 0.85)
  const { light } = stage
  stage.sky({ kind: 'cumulus', horizon: 430, clouds: 1.1 })
  ridges(stage, 410, { distance: 0.3 })
  slope(stage, 530, 760, 7, 0.22, -0.05)
  stage.put(farmhouse, [1090, 520, 92, 1, 0.28], { roof: '#a4553a' })
  stage.ground({ top: (x) => 700 - 30 * Math.sin(x / 300), colour: '#8f7a44', grass: 24 })
  troddenPath(stage, [
    [470, 1290, 560],
    [640, 1080, 350],
    [800, 930, 215],
    [880, 830, 132],
    [905, 745, 84],
    [965, 655, 50],
    [1040, 590, 30],
    [1085, 545, 18],
  ])
  bushes(stage, [
    [640, 730, 160, 1, 0.14],
    [1130, 730, 170, 1, 0.14],
    [480, 800, 230, 1, 0.08],
    [1260, 800, 250, 1, 0.08],
    [1090, 830, 190, 1, 0.06],
    [330, 900, 330, 1, 0.03],
    [1440, 930, 380, 1, 0.03],
  ])
  children(stage)
  bushes(
    stage,
    [
      [70, 1130, 560],
      [1290, 1150, 460],
      [1570, 1230, 640],
    ],
    { cherries: 0.5 },
  )
  lightShafts(pen, light, random, {
    x: frame.width * 1.02,
    y: frame.height * 0.1,
    length: frame.height * 0.8,
    opacity: 0.1,
    spread: 0.7,
  })
  stage.tufts([800, 1206, 50], 1650, '#7f8c44', 0.6)
}

function children(stage: Stage): void {
  const own = new Stage(stage.pen, stage.frame, seeded(31), stage.light)
  const child = (
    spot: Parameters<Stage['person']>[0],
    bag: string,
    pose: (body: Body) => Pose,
    options: DressedOptions,
  ): void =>
    own.person(spot, {
      dress: 'school',
      age: 'child',
      action: (body) => ({ pose: pose(body) }),
      things: (joints, body) => schoolBag(joints, body, bag),
      ...options,
    })
  // He runs ahead with his arms out.
  child(
    [900, 812, 212, 1, 0.05],
    '#8a3f34',
    (body) => ({
      hips: [0, body.hip + 0.03],
      lean: 0.16,
      bow: 0.06,
      left: [0.06, 0.82, -0.3],
      right: [-0.02, 0.78, 0.31],
      elbows: [-0.3, -0.4, 0.9],
      rightFoot: [0.17, ankle + 0.1, body.hipHalf],
      rightToe: -0.25,
      leftFoot: [-0.24, ankle + 0.13, -body.hipHalf],
      leftToe: 1.1,
    }),
    { sex: 'man', turn: -1.05, wear: { shirt: '#3f7a5e' }, hands: open },
  )
  child(
    [575, 1092, 430, 1],
    '#b3803a',
    (body) => ({
      hips: [0.01, body.hip - 0.02],
      lean: 0.05,
      twist: 0.1,
      bow: 0.03,
      look: 0.75,
      nod: -0.04,
      left: [-0.12, body.hip + 0.05, -body.shoulderHalf - 0.06],
      right: [0.16, body.hip + 0.21, body.shoulderHalf + 0.05],
      elbows: [-0.7, -0.7, 0.5],
      leftFoot: [0.17, ankle + 0.015, -body.hipHalf * 0.7],
      leftToe: -0.3,
      rightFoot: [-0.19, ankle + 0.055, body.hipHalf * 0.7],
      rightToe: 0.65,
    }),
    { sex: 'woman', turn: -0.98, wear: { shirt: '#b8443a' }, hands: open },
  )
  child(
    [768, 1066, 405, 1],
    '#3f5480',
    (body) => ({
      hips: [0.01, body.hip - 0.018],
      lean: 0.04,
      twist: -0.12,
      bow: -0.04,
      look: -1.0,
      nod: -0.04,
      left: [0.11, body.hip + 0.04, -body.shoulderHalf - 0.06],
      right: [-0.1, body.hip + 0.04, body.shoulderHalf + 0.07],
      elbows: [-0.6, -0.6, 0.6],
      rightFoot: [0.16, ankle + 0.015, body.hipHalf * 0.8],
      rightToe: -0.3,
      leftFoot: [-0.18, ankle + 0.05, -body.hipHalf * 0.8],
      leftToe: 0.6,
    }),
    { sex: 'man', turn: -1.28, wear: { shirt: '#d98a3c' }, hands: open },
  )
}

const open = {
  left: { grip: 'loose' },
  right: { grip: 'loose' },
} as const

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/coffee-farm-safari/12-path',
    height: 1200,
    seed: 712,
    compose: shortCut,
    fine: true,
    focus: [
      { x: 590, y: 860, radius: 240 },
      { x: 770, y: 850, radius: 230 },
      { x: 890, y: 730, radius: 120 },
    ],
  },
]
