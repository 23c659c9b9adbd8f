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
import { paintSprig } from '../../kit/sprig/paint'
import { polytunnel } from '../../kit/things/buildings'
import { eucalyptus, hedge, treeLine } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { magnifier } from './leaf-under-glass'
import { pottedKale } from './potted-kale'
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
  stage.glow([1526, 972, 220], 36, '#3a2418', 0.6, 0.3)
  stage.person(
    [1526, 972, 330, -1],
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
  bench(stage)
  const kale = pottedKale([1190, 1140])
  const draw = (pen: Pen, window: readonly [number, number, number, number], fine: number): void =>
    paintSprig(pen, kale, daylight, { window, fine })
  draw(stage.pen, [560, 380, 1600, 1200], 1.5)
  const [at, axis] = handle(joints.rightArm, body)
  const end = seen(add(at, axis, 0.05))
  const way = seen(add(at, axis, 0.15))
  const far = Math.hypot(way[0] - end[0], way[1] - end[1])
  const r = 122
  const out = (r * 1.3) / far
  const middle: Point = [end[0] + (way[0] - end[0]) * out, end[1] + (way[1] - end[1]) * out]
  magnifier(stage, middle, r, end, draw)
}

/** The low sun stands behind the plant and to the right. */
const daylight = {
  sun: [0.72, -0.5, 0.3],
  warm: '#ffe2a6',
  sky: '#d8dce0',
  ground: '#b08a5a',
  strength: 1,
} as const

/** The boards of a potting bench, along the foot of the picture. */
function bench(stage: Stage): void {
  const { width, height } = stage.frame
  const top = 1096
  stage.box(
    [0, top, width, height],
    stage.blend(
      [0, 0],
      [width, 0],
      [
        [0, '#8a6846'],
        [0.75, '#b98f5e'],
        [1, '#c79c68'],
      ],
    ),
  )
  for (const [y, dark] of [
    [top + 2, 0.35],
    [top + 40, 0.5],
    [top + 86, 0.6],
  ] as const) {
    stage.line([0, y], [width / 2, y], [width, y], `rgba(58,34,18,${dark})`, 4)
    stage.line([0, y + 4], [width / 2, y + 4], [width, y + 4], 'rgba(240,208,150,0.4)', 3)
  }
  for (let i = 0; i < 46; i++) {
    const x = ((i * 397) % 1700) - 60
    const y = top + 10 + ((i * 53) % 86)
    const long = 90 + ((i * 71) % 190)
    stage.line([x, y], [x + long / 2, y + 3], [x + long, y], 'rgba(74,44,24,0.22)', 2)
  }
  // The pot's shade lies to the left of it.
  stage.glow([1090, 1144, 420], 74, '#2a170c', 0.75, 0.35)
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
      { x: 1000, y: 740, radius: 230 },
      { x: 1230, y: 560, radius: 220 },
      { x: 1510, y: 740, radius: 110 },
    ],
  },
]
