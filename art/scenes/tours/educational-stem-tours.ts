import { dot, type Vec } from '../../kit/animals/volume'
import { axesOf } from '../../kit/human/axes'
import { lightOf } from '../../kit/light'
import { gripPoint } from '../../kit/body/grips'
import { handOf, handSize, type HandPose } from '../../kit/human/figure'
import { human } from '../../kit/human/human'
import { pointOf, rodForm } from '../../kit/human/things'
import { bodyOf, type Body } from '../../kit/people/body'
import { add, solve, type Limb, type Pose } from '../../kit/people/skeleton'
import type { Point } from '../../kit/shapes'
import { seeded } from '../../kit/random'
import { collardLeaf } from '../../kit/collards'
import { polytunnel } from '../../kit/things/buildings'
import { eucalyptus, hedge, treeLine } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { magnifier } from './leaf-under-glass'
import { seedlingRows, weatherMast } from './laboratory'

/** A pupil studies a leaf, another reads the weather mast; a greenhouse in the early sun. */
function fieldLaboratory(pen: Pen, frame: Frame, random: Random): void {
  const sun = { x: 1190, y: 420, radius: 44 }
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
  reader(stage)
}

/** Where the girl stands, and how she is turned. */
const spot = [400, 1975, 1790, 1] as const
const view = { turn: 0.62, tilt: 0.06 }

const lens: HandPose = { grip: 'hold', palm: [0.15, 0.35, -1], point: [0.8, -0.5, 0.1] }
const under: HandPose = { grip: 'cup', palm: [-0.3, 1, 0.2], point: [1, 0.35, 0.1] }

const pose = (): Pose => ({
  hips: [-0.02, 0.5],
  lean: 0.16,
  nod: 0.3,
  look: 0.06,
  left: [0.25, 0.622, -0.1],
  right: [0.2, 0.6, 0.1],
  leftFoot: [0.04, 0.045, -0.07],
  rightFoot: [-0.04, 0.045, 0.07],
  elbows: [-0.35, -0.9, 0.45],
})

/** Where a point of her space is in the picture. */
function seen(at: Vec): Point {
  const { right, up } = axesOf(view.turn, view.tilt, false)
  const [x, y, size] = spot
  return [x + size * dot(right, at), y - size * dot(up, at)]
}

/** A girl holds up a leaf of a young plant and looks at it through a magnifying glass. */
function reader(stage: Stage): void {
  const body = bodyOf('child', 'woman')
  const joints = solve(body, pose())
  const random = seeded(6121)
  plant(stage, random)
  stage.put(human, spot, {
    headScale: 0.92,
    face: {
      age: 'child',
      sex: 'woman',
      skin: '#7b4a30',
      plump: 0.6,
      lips: 0.9,
      smile: 0.7,
      lids: 0.5,
      brows: 0.25,
      gaze: [0, -0.6],
      worn: { kind: 'puffs' },
    },
    outfit: {
      top: { colour: '#c8452f' },
      sleeves: 'long',
      collar: '#f0ead8',
      bottom: { colour: '#3f4f6a' },
      tucked: true,
    },
    ...view,
    shadow: false,
    left: under,
    right: lens,
    pose,
    things: ({ rightArm }, own) => {
      const [at, axis] = handle(rightArm, own)
      return [rodForm([add(at, axis, -0.05), add(at, axis, 0.05)], 0.0115, '#4a2c1c', 0.4)]
    },
  })
  collardLeaf(stage.pen, studied, stage.light, random)
  const [at, axis] = handle(joints.rightArm, body)
  const end = seen(add(at, axis, 0.05))
  const way = seen(add(at, axis, 0.15))
  const far = Math.hypot(way[0] - end[0], way[1] - end[1])
  const r = 122
  const out = (r * 1.3) / far
  const middle: Point = [end[0] + (way[0] - end[0]) * out, end[1] + (way[1] - end[1]) * out]
  magnifier(stage, middle, r, end, studied.angle)
}

/** The leaf that she looks at. */
const studied = {
  from: [1092, 606],
  angle: Math.PI + 0.06,
  length: 425,
  width: 250,
  sunny: 0.98,
} as const

/** A stalk of kale as tall as she is, whose leaves hang to both sides. */
function plant({ pen, light }: Stage, random: Random): void {
  for (const [x, y, angle, length, width, sunny] of [
    [1104, 520, -0.5, 250, 150, 0.8],
    [1100, 520, -2.6, 210, 125, 0.7],
    [1090, 880, 0.5, 240, 165, 0.85],
    [1088, 980, 2.9, 300, 190, 0.72],
  ] as const)
    collardLeaf(pen, { from: [x, y], angle, length, width, sunny }, light, random)
  for (const [wide, dx, colour] of [
    [40, 0, '#6f7f4a'],
    [26, 4, '#93a468'],
    [9, 12, '#bccb92'],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = wide
    pen.beginPath()
    pen.moveTo(1070 + dx, 1240)
    pen.quadraticCurveTo(1078 + dx, 800, 1100 + dx * 0.6, 470)
    pen.stroke()
  }
  for (const [angle, length, width, sunny] of [
    [-2.3, 190, 100, 0.8],
    [-0.75, 190, 100, 0.95],
    [-1.85, 170, 84, 0.9],
    [-1.3, 175, 84, 1],
  ] as const)
    collardLeaf(pen, { from: [1100, 500], angle, length, width, sunny }, light, random)
}

/** The handle of the glass in her right hand: its middle, and the way up to the glass. */
function handle(arm: Limb, body: Body): readonly [Vec, Vec] {
  const hand = handOf(arm, 1, lens)
  const up = hand.z[1] < 0 ? -1 : 1
  const axis: Vec = [hand.z[0] * up, hand.z[1] * up, hand.z[2] * up]
  return [pointOf(hand, handSize(body), gripPoint('hold')), axis]
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/educational-stem-tours',
    height: 1200,
    seed: 612,
    compose: fieldLaboratory,
    fine: true,
    focus: [
      { x: 530, y: 430, radius: 190 },
      { x: 740, y: 740, radius: 180 },
      { x: 640, y: 950, radius: 120 },
      { x: 930, y: 830, radius: 130 },
      { x: 1300, y: 740, radius: 110 },
    ],
  },
]
