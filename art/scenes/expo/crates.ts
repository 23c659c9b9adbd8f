import { crateCounter } from '../../kit/expo-things'
import { fruit as pineapple } from '../../kit/pineapple'
import { pineappleForms } from '../../kit/human/fruit-forms'
import { human } from '../../kit/human/human'
import { tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { avocado, bananas, mango, tomato } from './fruit'
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
  stage.box([0, 900, 1600, 1200], '#3a2418')
  stage.put(crateCounter, [800, 1196, 617, 1], { columns: 4, rows: 1, turn: 0, tilt: 0.3 })
  for (const [i, fill] of (['mango', 'avocado', 'tomato', 'bananas'] as const).entries())
    fillCrate(stage, 800 + (i - 1.5) * 425, fill)
  goods(stage)
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

/** She holds the pineapple up to the light before she sets it on the boards. */
function seller(stage: Expo): void {
  stage.glow([560, 700, 900], 900, '#5a3a26', 0.35, 0.2)
  const own = { ...stage.light, from: -0.35, height: 0.6, strength: 0.9 }
  new Expo(stage.pen, stage.frame, stage.random, own).put(human, [590, 1950, 1820, 1], {
    face: {
      skin: '#8a5535',
      sex: 'woman',
      smile: 0.9,
      lids: 0.75,
      open: 0.12,
      gaze: [0.1, -0.25],
      worn: { kind: 'wrap', colour: '#c8452f', second: '#eab949' },
    },
    outfit: {
      top: { colour: '#2f7d78', second: '#e8d9a8', pattern: 'dots' },
      sleeves: 'short',
      lower: 'long-skirt',
      bottom: { colour: '#2f7d78' },
    },
    turn: 0.95,
    tilt: 0.1,
    shadow: false,
    left: { grip: 'cup', palm: [0.1, 0.05, 1], point: [0.93, 0.22, 0.3] },
    right: { grip: 'cup', palm: [0.35, 0.75, -0.6], point: [0.75, 0.1, -0.65] },
    pose: (body) => ({
      hips: [0, body.hip],
      lean: 0.04,
      nod: 0.1,
      look: -0.12,
      bow: 0.05,
      left: [0.212, 0.664, -0.108],
      right: [0.185, 0.62, 0.06],
      leftFoot: [0.02, 0.045, -0.08],
      rightFoot: [-0.02, 0.045, 0.08],
      elbows: [-0.35, -0.8, 0.75],
    }),
    things: () => pineappleForms([0.245, 0.625, -0.03], 0.25),
  })
}

/** Rows of fruit in a crate from the back: where they lie and how many there are. */
const heaped = [
  [1010, 4],
  [1075, 5],
  [1140, 5],
] as const
const bunches = [
  [1070, 3],
  [1140, 3],
] as const

/** Heaps fruit in a crate of the counter, up to its upper board. */
function fillCrate(
  stage: Expo,
  middle: number,
  fill: 'mango' | 'avocado' | 'tomato' | 'bananas',
): void {
  const { pen, random, light } = stage
  pen.save()
  pen.beginPath()
  pen.rect(middle - 199, 922, 398, 212)
  pen.clip()
  const rows = fill === 'bananas' ? bunches : heaped
  for (const [y, count] of rows)
    for (let i = 0; i < count; i++) {
      const gap = fill === 'bananas' ? 128 : 84
      const x = middle + (i - (count - 1) / 2) * gap + (random() - 0.5) * 14
      const at = y + (random() - 0.5) * 14
      const turn = random() - 0.5
      stage.glow([x + 8, at - 30, 130], 110, '#1f120a', 0.5)
      if (fill === 'avocado') avocado(stage, [x, at, 98], turn * 1.6)
      else if (fill === 'mango') mango(stage, [x, at, 98], turn * 1.1)
      else if (fill === 'tomato') tomato(stage, [x, at, 92], turn * 2)
      else bananas(stage, [x, at, 150])
    }
  pen.restore()
  const board = tonesOf('#b98a4e', light)
  stage.box([middle - 205, 1128, middle + 205, 1194], board.middle)
  stage.box([middle - 205, 1128, middle + 205, 1136], board.lit)
  stage.line([middle - 205, 1164], [middle, 1162], [middle + 205, 1166], board.shade, 3)
}

/** What stands on the counter: pineapples in two ranks, and avocados heaped beside them. */
function goods(stage: Expo): void {
  const { random } = stage
  for (const [x, y, size] of [
    [1140, 894, 440],
    [1330, 900, 462],
    [1522, 896, 446],
  ] as const) {
    stage.glow([x + 30, y - 4, size * 0.6], size * 0.12, '#2a160e', 0.6, 0.3)
    pineapple(stage.pen, { x, y, size }, stage.light, random)
  }
  for (const [y, count, wide] of [
    [774, 2, 84],
    [830, 3, 170],
    [886, 4, 262],
  ] as const)
    for (let i = 0; i < count; i++) {
      const x = 172 - wide / 2 + (wide * i) / (count - 1)
      stage.glow([x + 8, y - 30, 120], 90, '#1f1a10', 0.6, 0.3)
      avocado(stage, [x, y + 8 * random(), 122], (random() - 0.5) * 0.9)
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
      { x: 620, y: 320, radius: 200 },
      { x: 880, y: 660, radius: 260 },
      { x: 800, y: 1000, radius: 200 },
    ],
  },
]
