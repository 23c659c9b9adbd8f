import { caprine } from '../../kit/animals/caprine'
import { leanTorso } from '../../kit/animals/lean-torso'
import { cross, dot, unit, type Vec } from '../../kit/animals/volume'
import { longGrass } from '../../kit/gardens'
import { axesOf } from '../../kit/human/axes'
import type { HandPose } from '../../kit/human/figure'
import { wristFor } from '../../kit/human/grasp'
import { human } from '../../kit/human/human'
import { rodForm } from '../../kit/human/things'
import { lightOf } from '../../kit/light'
import { add } from '../../kit/people/skeleton'
import { between } from '../../kit/random'
import { leaf, shaded, tonesOf, type Point } from '../../kit/shapes'
import { acacia } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { lopGoat } from '../mbuzi-farm/lop-goat'

/** A girl holds out a leafy branch to a goat and her kid in the last warm light, flat-topped acacias behind. */
function goatSlope(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, { ...lightOf('golden', -0.8), height: 0.34 })
  stage.sky({ kind: 'golden', horizon: 600, clouds: 0.4 })
  stage.ridge({ base: 540, rise: 60, wave: 460, colour: '#8b93a6', distance: 0.62, foot: 640 })
  stage.ridge({ base: 600, rise: 40, wave: 380, colour: '#7d8a5c', distance: 0.45, foot: 720 })
  stage.mist(610, 50, 0.4, '#ffe2b0')
  const slope = (x: number): number =>
    690 - 270 * (Math.max(0, x) / 1600) ** 1.5 + 12 * Math.sin(x / 130)
  stage.ridge({
    base: 540,
    rise: 120,
    wave: 420,
    colour: '#96a04c',
    distance: 0.1,
    crest: slope,
    foot: 1200,
    haze: 0,
    spurs: 0.5,
  })
  stage.ground({
    top: (x) => slope(x) + 14,
    colour: '#8f9f48',
    patches: '#c9b25a',
    grass: 54,
    distance: 0.12,
  })
  for (const [x, size, distance] of [
    [1060, 270, 0.24],
    [1570, 460, 0.1],
  ] as const)
    stage.put(acacia, [x, slope(x) + 30 + size * 0.1, size, 1, distance], { wide: 1.5 })
  for (const [x, y, size, side, distance, options] of [
    [1120, 606, 54, -1, 0.22, { pose: 'grazing', hide: 'pied' }],
    [1240, 618, 74, -1, 0.16, { pose: 'alert', hide: 'galla', turn: 0.35, horns: 'short' }],
  ] as const) {
    stage.put(caprine, [x, y, size, side, distance], options)
    stage.tufts([x, y + 4, size * 0.15, 1, distance], size * 1.3, '#8f9c48')
  }
  stage.glow([300, 480, 1700], 1000, '#ffd58a', 0.32)
  stage.glow([40, 600, 1100], 420, '#fff2c8', 0.55)
  branch(stage)
  stage.put(lopGoat, [-200, 1530, 1090, 1], {
    age: 'doe',
    coat: 'chestnut',
    turn: 0.45,
    look: 0.02,
    beard: 0.42,
    build: lean,
    shadow: false,
    carriage: {
      body: {},
      feet: [
        [-0.55, 0],
        [-0.45, 0],
        [0.34, 0],
        [0.43, 0],
      ],
      head: [0.72, 1.08, 0],
      pitch: -0.36,
    },
  })
  girl(stage)
  stage.put(lopGoat, [640, 1262, 385, 1], {
    age: 'kid',
    coat: 'tan-head',
    turn: 0.35,
    look: 0.05,
    carriage: {
      body: { pitch: 0.05 },
      feet: [
        [-0.46, 0],
        [-0.32, 0],
        [0.2, 0],
        [0.33, 0],
      ],
      head: [0.5, 1.2, 0],
      pitch: 0.3,
    },
  })
  stage.put(longGrass, [820, 1235, 100], { width: 1700, colour: '#93a046', density: 0.8 })
}

/** Where the girl kneels, how tall she is and how she is seen. */
const kneels = { x: 1400, y: 1420, size: 1720, turn: 0.42, tilt: 0.08 } as const

/** Where her fist holds the branch, and which way it runs. */
const held: Vec = [0.2, 0.43, -0.05]
const way = unit([0.86, 0.5, 0])

/** A fist round the branch whose fingers go across it. */
function fist(): HandPose {
  const flat: Vec = [0.5, -0.7, 0.6]
  const point = unit(add(flat, way, -dot(flat, way)))
  return { grip: 'hold', point, palm: cross(point, way) }
}

/** She kneels at the height of the goat and holds the branch out to it; the other hand lies on her thigh. */
function girl(stage: Stage): void {
  const left = fist()
  stage.put(human, [kneels.x, kneels.y, kneels.size, -1], {
    face: {
      skin: '#7b4a30',
      age: 'child',
      sex: 'woman',
      smile: 0.9,
      lids: 0.8,
      gaze: [0, -0.25],
      worn: { kind: 'puffs' },
    },
    outfit: {
      top: { colour: '#c4473a' },
      sleeves: 'short',
      lower: 'trousers',
      bottom: { colour: '#3f5878' },
      folds: 2,
    },
    turn: kneels.turn,
    tilt: kneels.tilt,
    left,
    right: { grip: 'flat', palm: [-0.3, -1, 0], point: [0.9, -0.5, -0.3] },
    pose: (body) => ({
      hips: [-0.12, 0.19],
      lean: 0.24,
      nod: 0.04,
      look: -0.06,
      left: wristFor(held, left, body, -1),
      right: [-0.075, 0.2, 0.07],
      leftFoot: [-0.17, 0.05, -0.07],
      rightFoot: [-0.2, 0.05, 0.08],
      leftToe: 1.3,
      rightToe: 1.3,
      knees: [1, -0.4, 0.15],
      elbows: [-0.5, -0.7, 0.6],
    }),
    things: () => [rodForm([along(-0.05), along(0.07)], 0.0046, '#6b4f34')],
  })
}

/** A point of the branch in her own space, so far from her fist. */
function along(far: number): Vec {
  return add(held, way, far)
}

/** Where a point of her space is in the picture. */
function seen(at: Vec): Point {
  const { right, up } = axesOf(kneels.turn, kneels.tilt, true)
  return [kneels.x + kneels.size * dot(right, at), kneels.y - kneels.size * dot(up, at)]
}

/** Twigs of acacia with feathered leaves, from the girl's fist to the goat's mouth. */
function branch(stage: Stage): void {
  const { pen, light, random } = stage
  const green = tonesOf('#3c6a24', light)
  const [foot, tip] = [seen(along(0)), seen(along(0.26))]
  stage.line(foot, [(foot[0] + tip[0]) / 2, (foot[1] + tip[1]) / 2], tip, '#6b4f34', 14)
  const angle = Math.atan2(tip[1] - foot[1], tip[0] - foot[0])
  for (let i = 0; i < 26; i++) {
    const share = i / 25
    const root = seen(along(0.09 + 0.17 * share))
    const up = i % 2 ? 1 : -1
    const turn = angle + up * between(random, 0.25, 1.05)
    const long = between(random, 90, 155) * (1 - 0.35 * share)
    const end: Point = [root[0] + Math.cos(turn) * long, root[1] + Math.sin(turn) * long + 14]
    stage.line(root, [root[0] - long * 0.3, root[1]], end, '#5f6a34', 3)
    for (let pair = 1; pair < 7; pair++)
      for (const side of [1, -1]) {
        const t = pair / 6.5
        const from: Point = [
          root[0] + (end[0] - root[0]) * t,
          root[1] + (end[1] - root[1]) * t - 10 * t * (1 - t),
        ]
        const lit = shaded(green, 0.45 - 0.25 * up * Math.sin(turn) + between(random, -0.25, 0.3))
        leaf(
          pen,
          from,
          { angle: turn + side * 1.05, length: 36 - 10 * t, width: 13, droop: 0.1 },
          { one: lit, other: lit },
        )
      }
  }
}

/** A doe that has raised a kid: the belly rises to the flank, the neck is slender. */
const lean = {
  torso: leanTorso,
  flesh: 0.8,
  neck: {
    withers: [0.33, 0.87, 0, 0.115],
    breast: [0.37, 0.73, 0, 0.075],
    throat: 0.055,
    crest: 0.068,
    flat: 0.62,
  },
} as const

export const scenes: readonly Scene[] = [
  {
    name: 'tours/goat-farm-tour',
    height: 1200,
    seed: 609,
    fine: true,
    compose: goatSlope,
    focus: [
      { x: 1360, y: 480, radius: 200 },
      { x: 620, y: 500, radius: 260 },
      { x: 860, y: 600, radius: 220 },
      { x: 840, y: 800, radius: 180 },
      { x: 1140, y: 690, radius: 130 },
    ],
  },
]
