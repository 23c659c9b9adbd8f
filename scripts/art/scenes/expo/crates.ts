import { crateCounter } from '../../kit/expo-things'
import type { Sculpture } from '../../kit/animals/volume'
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
  stage.glow([470, 1120, 700], 160, '#3a2216', 0.5, 0.3)
  stage.posed([520, 1180, 960, 1], {
    sex: 'woman',
    dress: 'dress',
    skin: 'sienna',
    turn: 0.85,
    shadow: false,
    cut: 0.36,
    wear: {
      shirt: '#2f7d78',
      lowerColour: '#2f7d78',
      hair: 'scarf',
      cloth: '#c8452f',
      sleeves: 'short',
    },
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        lean: 0.12,
        nod: 0.22,
        look: 0.1,
        left: [0.25, 0.63, -0.085],
        right: [0.25, 0.62, 0.085],
        leftFoot: [0.02, 0.045, -0.08],
        rightFoot: [-0.02, 0.045, 0.08],
        elbows: [-0.6, -0.8, 0.5],
      },
      left: 'flat',
      right: 'flat',
    }),
    extra: (model) => heldPineapple(model, 0.3, 0.57),
  })
  stage.put(crateCounter, [800, 1150, 430, 1], { columns: 5, rows: 2, turn: 0, tilt: 0.3 })
  goods(stage)
  stage.glow([200, 300, 1300], 1100, '#fff0c4', 0.3)
}

/** The warm wall of the hall with its windows, and the stand's own panel of woven cloth. */
function backdrop(stage: Expo): void {
  stage.room('#d8b98c', '#a9784c', 800)
  for (let i = 0; i < 3; i++) {
    const x = 60 + i * 560
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

/** In her hands. */
function heldPineapple(model: Sculpture, x: number, y: number): void {
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 9; i++) {
      const turn = ((i + (row % 2) / 2) / 9) * Math.PI * 2
      const r = 0.048 - 0.0016 * (row - 2.5) ** 2
      model.ball(
        row % 2 === 0 ? '#d9962f' : '#c9822a',
        [x + Math.cos(turn) * r, y + row * 0.024, Math.sin(turn) * r, 0.019],
        { blend: 0.004 },
      )
    }
  for (let i = 0; i < 11; i++) {
    const [turn, out] = [i * 2.4, 0.02 + 0.05 * Math.sqrt(i / 11)]
    model.tube(
      i % 2 === 0 ? '#5f8f4c' : '#4c7a40',
      [
        [x + Math.cos(turn) * 0.012, y + 0.13, Math.sin(turn) * 0.012, 0.012],
        [x + Math.cos(turn) * out * 0.8, y + 0.2, Math.sin(turn) * out * 0.8, 0.011],
        [x + Math.cos(turn) * out * 1.5, y + 0.27 - out, Math.sin(turn) * out * 1.5, 0.003],
      ],
      { blend: 0.006, smooth: 2 },
    )
  }
}

/** What stands on the counter: two ranks of pineapples, a heap of avocados, mangoes in a basket. */
function goods(stage: Expo): void {
  const { random } = stage
  const board = tonesOf('#a9783f', stage.light)
  for (const [x, y] of [
    [1040, 716],
    [1170, 708],
    [1300, 716],
    [1430, 706],
    [1100, 772],
    [1235, 778],
    [1370, 770],
  ] as const)
    pineapple(stage, [x, y, 250 + 20 * random()], (random() - 0.5) * 0.12)
  // A crate on its back holds the avocados.
  stage.shape(
    [
      [640, 640],
      [960, 640],
      [985, 700],
      [615, 700],
    ],
    '#4a3020',
  )
  for (const [y, count, wide] of [
    [690, 6, 290],
    [660, 5, 240],
    [632, 4, 180],
    [606, 2, 80],
  ] as const)
    for (let i = 0; i < count; i++)
      avocado(
        stage,
        [800 - wide / 2 + (wide * i) / (count - 1), y + 26 + 8 * random(), 84],
        (random() - 0.5) * 1.4,
      )
  stage.shape(
    [
      [606, 704],
      [994, 704],
      [985, 792],
      [618, 792],
    ],
    stage.blend(
      [606, 0],
      [994, 0],
      [
        [0, board.lit],
        [1, board.middle],
      ],
    ),
  )
  for (const y of [733, 762]) stage.line([610, y], [800, y], [990, y], board.shade, 6)
  for (const [y, count, wide] of [
    [770, 5, 300],
    [716, 4, 220],
    [668, 3, 130],
    [624, 1, 0],
  ] as const)
    for (let i = 0; i < count; i++)
      roundFruit(
        stage,
        [262 - wide / 2 + (count > 1 ? (wide * i) / (count - 1) : 0), y, 84],
        ['#e0892a', '#d9a23a', '#c8602c'][i % 3] ?? '#e0892a',
      )
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/trade-expo-2023/01-crates',
    height: 1200,
    seed: 6201,
    compose: cratesBecomeACounter,
    focus: [
      { x: 600, y: 360, radius: 200 },
      { x: 700, y: 600, radius: 180 },
    ],
  },
]
