import { caprine } from '../../kit/animals/caprine'
import type { Vec } from '../../kit/animals/volume'
import { leanTorso } from '../../kit/animals/lean-torso'
import { longGrass } from '../../kit/gardens'
import { human } from '../../kit/human/human'
import { rodForm } from '../../kit/human/things'
import { lightOf } from '../../kit/light'
import { between } from '../../kit/random'
import { leaf, shaded, tonesOf, type Point } from '../../kit/shapes'
import { acacia } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'

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
    [850, 650, 58, -1, 0.2, { pose: 'grazing', hide: 'galla' }],
    [960, 640, 70, 1, 0.16, { pose: 'walking', hide: 'pied', turn: 0.2 }],
    [1140, 700, 92, -1, 0.14, { pose: 'alert', hide: 'galla', turn: 0.35, horns: 'short' }],
  ] as const) {
    stage.put(caprine, [x, y, size, side, distance], options)
    stage.tufts([x, y + 4, size * 0.15, 1, distance], size * 1.3, '#8f9c48')
  }
  stage.glow([300, 480, 1700], 1000, '#ffd58a', 0.32)
  stage.glow([40, 600, 1100], 420, '#fff2c8', 0.55)
  branch(stage)
  stage.put(caprine, [-92, 1420, 960, 1], {
    hide: 'toggenburg',
    horns: 'short',
    beard: false,
    eye: 'mild',
    turn: 0.42,
    look: 0.05,
    girth: 0.3,
    hair: 0.03,
    build: doe,
    shadow: false,
    carriage: { head: [0.7, 1.03, 0], pitch: -0.52 },
  })
  girl(stage)
  stage.put(caprine, [640, 1262, 375, 1], {
    kid: true,
    hide: 'saanen',
    pose: 'reaching',
    eye: 'mild',
    turn: 0.35,
    look: 0.1,
    hair: 0.025,
  })
  stage.put(longGrass, [820, 1235, 100], { width: 1700, colour: '#93a046', density: 0.8 })
}

/** Where the girl kneels, how tall she is and how far she is turned. */
const kneels = { x: 1400, y: 1420, size: 1720, turn: 0.42 } as const

/** Where the branch is in the girl's own space, so far along it from its cut end. */
function stem(along: number): Vec {
  return [0.1 + along * 0.985, 0.4 + along * 0.08, 0]
}

/** She kneels at the height of the goat and holds the branch out in both hands. */
function girl(stage: Stage): void {
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
    tilt: 0.08,
    left: { grip: 'hold', palm: [0, 1, 0.3], point: [0.75, 0.1, 0.65] },
    right: { grip: 'hold', palm: [0, 1, -0.3], point: [0.6, 0.1, -0.75] },
    pose: () => ({
      hips: [-0.12, 0.19],
      lean: 0.28,
      nod: 0.02,
      look: -0.1,
      left: [0.11, 0.382, -0.05],
      right: [0.17, 0.386, 0.055],
      leftFoot: [-0.17, 0.05, -0.07],
      rightFoot: [-0.2, 0.05, 0.08],
      leftToe: 1.3,
      rightToe: 1.3,
      knees: [1, -0.4, 0.15],
      elbows: [-0.5, -0.7, 0.6],
    }),
    things: () => [rodForm([stem(0.03), stem(0.165)], 0.0048, '#6b4f34')],
  })
}

/** Twigs of acacia with feathered leaves, from the girl's hands to the goat's mouth. */
function branch(stage: Stage): void {
  const { pen, light, random } = stage
  const green = tonesOf('#3c6a24', light)
  const at = (along: number): Point => {
    const [ahead, up] = stem(along)
    return [kneels.x - ahead * Math.cos(kneels.turn) * kneels.size, kneels.y - up * kneels.size]
  }
  for (let i = 0; i < 26; i++) {
    const share = i / 25
    const root = at(0.145 + 0.14 * share)
    const up = i % 2 ? 1 : -1
    const way = Math.PI + up * between(random, 0.25, 1.05)
    const long = between(random, 85, 150) * (1 - 0.4 * share)
    const tip: Point = [root[0] + Math.cos(way) * long, root[1] + Math.sin(way) * long + 14]
    stage.line(root, [root[0] - long * 0.3, root[1]], tip, '#5f6a34', 3)
    for (let pair = 1; pair < 7; pair++)
      for (const side of [1, -1]) {
        const t = pair / 6.5
        const from: Point = [
          root[0] + (tip[0] - root[0]) * t,
          root[1] + (tip[1] - root[1]) * t - 10 * t * (1 - t),
        ]
        const lit = shaded(green, 0.45 - 0.25 * up * Math.sin(way) + between(random, -0.25, 0.3))
        leaf(
          pen,
          from,
          { angle: way + side * 1.05, length: 34 - 10 * t, width: 12, droop: 0.1 },
          { one: lit, other: lit },
        )
      }
  }
}

/** Lean: the belly rises to the flank, the back dips behind the withers. */
const doe = {
  bone: 0.84,
  flesh: 0.9,
  torso: leanTorso,
  neck: {
    withers: [0.33, 0.87, 0, 0.115],
    breast: [0.36, 0.74, 0, 0.08],
    throat: 0.05,
    crest: 0.064,
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
      { x: 620, y: 560, radius: 260 },
      { x: 900, y: 700, radius: 260 },
      { x: 860, y: 840, radius: 200 },
      { x: 1120, y: 740, radius: 150 },
    ],
  },
]
