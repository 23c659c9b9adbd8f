import { fruit as pineapple } from '../../kit/pineapple'
import { pineappleForms } from '../../kit/human/fruit-forms'
import { wristFor } from '../../kit/human/grasp'
import { human } from '../../kit/human/human'
import { tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { fruitCrate, type FruitCrate } from './fruit-crates'
import { Expo } from './stage'

/** A stand takes shape: a woman sets fruit out on a counter of crates. */
function cratesBecomeACounter(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, {
    from: -0.75,
    height: 0.5,
    strength: 0.8,
    warm: '#ffe4ac',
    cool: '#5c4a52',
    air: '#d8bf98',
  })
  backdrop(stage)
  seller(stage)
  goods(stage)
  for (const crate of crates) fruitCrate(stage, crate)
  stage.glow([200, 300, 1300], 1100, '#fff0c4', 0.3)
}

/** The warm wall of the hall with its windows, and the stand's own panel of woven cloth. */
function backdrop(stage: Expo): void {
  stage.room('#d8b98c', '#a9784c', 800)
  for (const x of [20, 1040]) {
    stage.box(
      [x, 70, x + 330, 330],
      stage.blend(
        [0, 70],
        [0, 330],
        [
          [0, '#fff6da'],
          [1, '#f2dca4'],
        ],
      ),
    )
    stage.line([x + 165, 70], [x + 165, 200], [x + 165, 330], '#b08a5c', 12)
    stage.line([x, 196], [x + 160, 196], [x + 330, 196], '#b08a5c', 10)
    stage.line([x - 14, 338], [x + 160, 338], [x + 344, 338], '#a8814f', 20)
    stage.shape(
      [
        [x + 150, 800],
        [x + 470, 800],
        [x + 820, 1200],
        [x + 330, 1200],
      ],
      'rgba(255,232,176,0.2)',
    )
  }
  const cloth = ['#b4423a', '#e0b13e', '#3f7a5a', '#e0b13e', '#b4423a', '#2f5f7a'] as const
  cloth.forEach((colour, i) => {
    const tones = tonesOf(colour, stage.light, 0.18)
    const y = 392 + i * 62
    stage.box(
      [1090, y, 1600, y + 63],
      stage.blend(
        [930, 0],
        [1540, 0],
        [
          [0, tones.lit],
          [0.6, tones.middle],
          [1, tones.shade],
        ],
      ),
    )
  })
  stage.line([1054, 372], [1300, 368], [1610, 374], '#6b4726', 22)
  for (const x of [1070]) stage.line([x, 350], [x, 700], [x, 1000], '#7a5430', 26)
}

/** Where the pineapple stands on her right hand, which bears it from below. */
const foot = [0.225, 0.655, -0.03] as const
const under = { grip: 'bear', palm: [0.1, 1, 0], point: [0.7, 0.1, -0.7] } as const

/** She holds the pineapple up to the light before she sets it on the boards. */
function seller(stage: Expo): void {
  stage.glow([560, 700, 900], 900, '#5a3a26', 0.35, 0.2)
  const own = { ...stage.light, from: -0.35, height: 0.6, strength: 0.9 }
  new Expo(stage.pen, stage.frame, stage.random, own).put(human, [630, 2130, 2070, 1], {
    face: {
      skin: '#8a5535',
      sex: 'woman',
      smile: 0.95,
      lids: 0.5,
      brows: 0.4,
      gaze: [-0.25, -0.9],
      plump: 0.5,
      worn: { kind: 'braids' },
    },
    outfit: {
      top: { colour: '#2f7d78' },
      sleeves: 'short',
      lower: 'long-skirt',
      bottom: { colour: '#7a3b2c', second: '#eab949', pattern: 'kanga' },
      tucked: true,
      folds: 1.7,
    },
    headScale: 1.06,
    turn: 1.05,
    tilt: 0.1,
    shadow: false,
    left: { grip: 'cup', palm: [0.1, 0.05, 1], point: [0.93, 0.22, 0.3] },
    right: under,
    pose: (body) => ({
      hips: [0, body.hip],
      lean: 0.08,
      nod: 0.27,
      look: -0.02,
      bow: 0.04,
      left: [0.195, 0.715, -0.112],
      right: wristFor([foot[0], foot[1] - 0.004, foot[2] + 0.012], under, body, 1),
      leftFoot: [0.02, 0.045, -0.08],
      rightFoot: [-0.02, 0.045, 0.08],
      elbows: [-0.35, -0.8, 0.75],
    }),
    things: () => pineappleForms(foot, 0.25),
  })
}

/** The counter: no two crates are alike, and one at the left is propped up to show its fruit. */
const crates: readonly FruitCrate[] = [
  {
    at: [178, 1000],
    wide: 330,
    high: 110,
    lean: -0.13,
    wood: '#a9783f',
    fill: 'avocado',
    heap: 100,
    top: -0.4,
    leaves: 2,
  },
  {
    at: [190, 1210],
    wide: 420,
    high: 170,
    lean: 0.015,
    wood: '#b98a4e',
    fill: 'mango',
    heap: 130,
    top: 0.5,
    leaves: 1,
  },
  {
    at: [1010, 1214],
    wide: 370,
    high: 205,
    lean: -0.02,
    wood: '#9a6c38',
    fill: 'avocado',
    heap: 120,
    top: -0.5,
    leaves: 3,
  },
  {
    at: [598, 1230],
    wide: 420,
    high: 190,
    lean: 0.025,
    wood: '#a97f48',
    fill: 'tomato',
    heap: 130,
    top: 0.2,
    leaves: 1,
  },
  {
    at: [1400, 1216],
    wide: 420,
    high: 150,
    lean: 0.01,
    wood: '#b98a4e',
    fill: 'bananas',
    heap: 120,
    top: 0.3,
  },
]

/** What stands on the boards behind the crates: pineapples of all sizes, one of them leaning. */
function goods(stage: Expo): void {
  const { pen, random, light } = stage
  const board = tonesOf('#a97a42', light)
  stage.box([0, 930, 1600, 1210], '#38241a')
  stage.box([-10, 930, 1610, 976], board.middle)
  stage.box([-10, 930, 1610, 940], board.lit)
  for (const [x, y, size, lean] of [
    [1330, 940, 380, 0.07],
    [1205, 952, 440, -0.04],
    [1500, 952, 490, 0.11],
  ] as const) {
    stage.glow([x + 30, y - 4, size * 0.6], size * 0.12, '#2a160e', 0.6, 0.3)
    pen.save()
    pen.translate(x, y)
    pen.rotate(lean)
    pineapple(pen, { x: 0, y: 0, size }, light, random)
    pen.restore()
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/trade-expo-2023/01-crates',
    height: 1200,
    seed: 6201,
    compose: cratesBecomeACounter,
    fine: true,
    focus: [
      { x: 690, y: 280, radius: 210 },
      { x: 880, y: 660, radius: 260 },
      { x: 800, y: 1000, radius: 200 },
    ],
  },
]
