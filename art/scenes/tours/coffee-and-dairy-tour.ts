import { bovine } from '../../kit/animals/bovine'
import { coffeeSpray, gardenBush } from '../../kit/coffee-garden'
import { handOf, handSize } from '../../kit/human/figure'
import { gripPoint } from '../../kit/body/grips'
import { human } from '../../kit/human/human'
import { ballForm, basketForm, pointOf } from '../../kit/human/things'
import { outward } from '../../kit/animals/volume'
import { lightOf } from '../../kit/light'
import { shed } from '../../kit/things/buildings'
import { fence } from '../../kit/things/farm-things'
import { broadTree, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'

/** A picker among coffee trees on a red slope; below it a barn and its grazing ground, low sun. */
function coffeeAndDairy(pen: Pen, frame: Frame, random: Random): void {
  const light = { ...lightOf('golden', -0.7), height: 0.36 }
  const stage = new Stage(pen, frame, random, light)
  stage.sky({ kind: 'golden', horizon: 430, clouds: 0.5 })
  stage.ridge({ base: 350, rise: 90, wave: 430, colour: '#6a7a94', distance: 0.62, foot: 450 })
  stage.ridge({ base: 430, rise: 46, wave: 340, colour: '#66804c', distance: 0.4, foot: 560 })
  stage.put(hedge, [800, 530, 30, 1, 0.3], { width: 1700, ragged: 0.6 })
  stage.ground({ top: 522, colour: '#93a648', patches: '#b9b058', distance: 0.16, grass: 16 })
  stage.put(broadTree, [1540, 590, 300, 1, 0.16], {})
  stage.put(broadTree, [960, 548, 150, 1, 0.3], {})
  stage.put(shed, [1250, 625, 150, -1, 0.12], { kind: 'cows', turn: 0.5 })
  for (const [x, y, size, side, options] of [
    [1015, 664, 78, 1, { pose: 'grazing', hide: 'friesian', turn: 0.3 }],
    [1470, 676, 88, -1, { hide: 'jersey', turn: 0.3 }],
    [1175, 708, 96, 1, { pose: 'alert', hide: 'friesian', turn: 0.45, look: 0.3 }],
  ] as const)
    stage.put(bovine, [x, y, size, side, 0.08], options)
  stage.put(fence, [1180, 720, 44, 1, 0.08], { length: 44, turn: 0.05 })
  // The red slope comes down from the left, with rows of coffee on it.
  const slope = (x: number): number =>
    470 + 300 / (1 + Math.exp(-(x - 620) / 150)) + 6 * Math.sin(x / 70)
  stage.ground({ top: slope, colour: '#ac5a36', patches: '#8a452a', distance: 0.06, grass: 0 })
  for (const [x, y, size, away] of [
    [330, 640, 110, 0.2],
    [470, 655, 120, 0.2],
    [610, 700, 130, 0.18],
    [760, 760, 140, 0.16],
    [960, 815, 150, 0.14],
    [1150, 830, 150, 0.14],
    [1340, 820, 150, 0.14],
    [1530, 815, 150, 0.14],
    [880, 960, 240, 0.06],
    [1130, 975, 250, 0.06],
    [1560, 985, 260, 0.05],
  ] as const)
    stage.put(gardenBush, [x, y, size, 1, away], { cherries: 0.5, branches: 30 })
  stage.put(human, [1350, 1085, 430, -1, 0.05], {
    face: {
      skin: '#5f3a27',
      sex: 'man',
      smile: 0.7,
      open: 0.2,
      worn: { kind: 'straw', colour: '#d8bd82' },
    },
    outfit: {
      top: { colour: '#4f86a8' },
      sleeves: 'long',
      bottom: { colour: '#6d5f4a' },
      boots: true,
      shoe: '#3f4a3a',
    },
    turn: 0.8,
    left: { grip: 'cup', palm: [0.2, 1, 0.3] },
    right: { grip: 'cup', palm: [0.2, 1, -0.3] },
    pose: (body) => ({
      hips: [0, body.hip],
      bow: 0.03,
      look: -0.3,
      left: [0.16, 0.66, -0.12],
      right: [0.16, 0.66, 0.12],
      leftFoot: [0.06, 0.045, -0.07],
      rightFoot: [-0.03, 0.045, 0.065],
      elbows: [-0.6, -0.8, 0.6],
    }),
    things: () => [basketForm([0.22, 0.63, 0], 0.12, 0.15, { goods: '#b02c26', grain: 16 })],
  })
  stage.put(gardenBush, [1440, 1290, 380], { cherries: 0.6 })
  stage.put(gardenBush, [1080, 1320, 330], { cherries: 0.6 })
  stage.put(gardenBush, [130, 1330, 1080], { cherries: 0.55, branches: 60 })
  picker(stage)
  for (const [x, y, angle, length] of [
    [-40, 640, 0.1, 430],
    [-40, 1050, -0.12, 520],
    [120, 1210, -0.3, 460],
  ] as const)
    coffeeSpray(pen, [x, y], light, random, {
      angle,
      length,
      leaf: 120,
      lit: 0.62,
      cherries: 0.8,
      ripe: 0.85,
    })
}

/** A woman takes a ripe cherry from the branch, a basket at her hip. */
function picker(stage: Stage): void {
  const right = { grip: 'pinch', palm: [0.5, -0.6, -0.6] } as const
  stage.put(human, [690, 1640, 1300, -1], {
    face: {
      skin: '#6b4029',
      sex: 'woman',
      smile: 0.8,
      gaze: [0.15, -0.1],
      lids: 0.95,
      worn: { kind: 'wrap', colour: '#e0a83a', second: '#8a2f3a' },
    },
    outfit: {
      top: { colour: '#efe4cc', second: '#c8643a', pattern: 'stripes' },
      sleeves: 'short',
      lower: 'long-skirt',
      bottom: { colour: '#3f5f8a', second: '#e8c25a', pattern: 'kanga' },
    },
    turn: 0.8,
    tilt: 0.06,
    shadow: false,
    right: { grip: 'hold', palm: [0.2, 0.1, -1] },
    left: right,
    pose: (body) => ({
      hips: [0, body.hip],
      bow: -0.03,
      lean: 0.05,
      look: -0.4,
      nod: 0.08,
      left: [0.26, 0.84, -0.1],
      right: [0.16, 0.63, 0.13],
      leftFoot: [0.05, 0.045, -0.07],
      rightFoot: [-0.03, 0.045, 0.07],
      elbows: [-0.5, -0.8, 0.55],
    }),
    things: (joints, body) => {
      const hand = handOf(joints.leftArm, -1, right)
      const waist = outward(joints.pelvis, [0.2, -0.06, 0.05])
      return [
        ballForm(pointOf(hand, handSize(body), gripPoint('pinch')), 0.0085, '#b8201c'),
        basketForm(waist, 0.12, 0.14, { goods: '#b02c26', grain: 18 }),
      ]
    },
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/coffee-and-dairy-tour',
    height: 1200,
    seed: 605,
    compose: coffeeAndDairy,
    fine: true,
    focus: [
      { x: 660, y: 430, radius: 190 },
      { x: 500, y: 560, radius: 160 },
      { x: 1330, y: 720, radius: 110 },
    ],
  },
]
