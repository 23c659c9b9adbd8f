import { crateCounter } from '../../kit/expo-things'
import { pineappleForms } from '../../kit/human/fruit-forms'
import { human } from '../../kit/human/human'
import { mix } from '../../kit/colour'
import { tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { avocado, pineapple, roundFruit } from './fruit'
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
  for (const [i, fill] of (['#e0892a', 'avocado', '#c8452f', '#dca838'] as const).entries())
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
      [930, y, 1540, y + 63],
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
  stage.line([900, 372], [1230, 368], [1570, 374], '#6b4726', 22)
  for (const x of [912, 1556]) stage.line([x, 350], [x, 700], [x, 1000], '#7a5430', 26)
}

/** She looks down at the pineapple she is about to set on the boards. */
function seller(stage: Expo): void {
  stage.glow([560, 700, 900], 900, '#5a3a26', 0.35, 0.2)
  stage.put(human, [520, 1850, 1720, 1], {
    face: {
      skin: '#6b4029',
      sex: 'woman',
      smile: 0.85,
      open: 0.15,
      lids: 0.6,
      gaze: [0, -0.3],
      worn: { kind: 'wrap', colour: '#c8452f', second: '#eab949' },
    },
    outfit: {
      top: { colour: '#2f7d78', second: '#e8d9a8', pattern: 'dots' },
      sleeves: 'short',
      lower: 'long-skirt',
      bottom: { colour: '#2f7d78' },
    },
    turn: 0.4,
    tilt: 0.12,
    shadow: false,
    left: { grip: 'cup', palm: [1, 0.3, 0.3], point: [0.2, 0.7, 0.6] },
    right: { grip: 'cup', palm: [0.2, 1, -0.2], point: [1, 0.15, -0.3] },
    pose: (body) => ({
      hips: [0, body.hip],
      lean: 0.08,
      nod: 0.12,
      look: 0.05,
      bow: 0.04,
      left: [0.2, 0.7, -0.09],
      right: [0.2, 0.615, 0.05],
      leftFoot: [0.02, 0.045, -0.08],
      rightFoot: [-0.02, 0.045, 0.08],
      elbows: [-0.4, -0.8, 0.7],
    }),
    things: () => pineappleForms([0.262, 0.63, 0.01], 0.24),
  })
}

/** Heaps fruit in a crate of the counter, up to its upper board. */
function fillCrate(stage: Expo, middle: number, fill: string): void {
  const { pen, random, light } = stage
  pen.save()
  pen.beginPath()
  pen.rect(middle - 199, 922, 398, 212)
  pen.clip()
  for (const [y, count] of [
    [1010, 4],
    [1075, 5],
    [1140, 5],
  ] as const)
    for (let i = 0; i < count; i++) {
      const x = middle + (i - (count - 1) / 2) * 82 + (random() - 0.5) * 18
      const at = [x, y + (random() - 0.5) * 20, 82 + 26 * random()] as const
      stage.glow([x + 8, at[1] - 30, 130], 110, '#1f120a', 0.5)
      if (fill === 'avocado') avocado(stage, [x, at[1], 98], (random() - 0.5) * 1.6)
      else roundFruit(stage, at, mix(fill, random() < 0.4 ? '#8fa040' : '#a8402a', random() * 0.4))
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
  for (const [x, y] of [
    [1130, 838],
    [1290, 832],
    [1450, 838],
    [1580, 830],
    [1050, 884],
    [1215, 890],
    [1375, 886],
    [1530, 892],
  ] as const)
    pineapple(stage, [x, y, 310 + 24 * random()], (random() - 0.5) * 0.12)
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
      { x: 600, y: 330, radius: 200 },
      { x: 690, y: 700, radius: 230 },
    ],
  },
]
