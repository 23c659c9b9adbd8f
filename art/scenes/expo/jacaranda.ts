import { coffeeCup } from '../../kit/coffee-cup'
import { glaze } from '../../kit/colour'
import { strewn } from '../../kit/ground'
import type { DressedOptions } from '../../kit/human/dressed'
import { lightOf } from '../../kit/light'
import { hang, stand } from '../../kit/people/poses'
import { foliage, limb, tonesOf, type Point } from '../../kit/shapes'
import type { Spot } from '../../kit/stage'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

/** The tap of the urn, where cups are filled. */
const tap = { x: 874, y: 730 }

/** The tea urn stands under the jacaranda; one fills a cup, the talk goes on behind. */
function betweenTwoSessions(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('golden', -0.7), height: 0.3 })
  stage.sky({ kind: 'cumulus', horizon: 430, clouds: 0.5 })
  house(stage)
  stage.put(hedge, [300, 650, 70, 1, 0.1], { width: 700, ragged: 0.4 })
  stage.ground({ top: 630, colour: '#bd9f78', patches: '#a58a6a', grass: 0, distance: 0.12 })
  tree(stage)
  strewn(pen, [0, 700], [1600, 1190], random, {
    colours: ['#8f74c4', '#a48ad2', '#7a62b0'],
    count: 240,
    size: 9,
  })
  talkers(stage, farGroups)
  tableWithUrn(stage)
  talkers(stage, atUrn)
  cups(stage)
}

/** A low house around the court, with a shaded veranda. */
function house(stage: Expo): void {
  stage.box([0, 350, 1600, 640], '#e2cfa6')
  stage.shape(
    [
      [-20, 250],
      [1620, 230],
      [1620, 366],
      [-20, 372],
    ],
    stage.blend(
      [0, 240],
      [0, 370],
      [
        [0, '#c9744a'],
        [1, '#9a5236'],
      ],
    ),
  )
  stage.box([0, 368, 1600, 640], 'rgba(70,52,60,0.42)')
  for (let i = 0; i < 9; i++) {
    const x = 60 + i * 190
    if (i % 2 === 0) stage.box([x + 70, 440, x + 140, 640], '#5a4438')
    else stage.box([x + 60, 450, x + 150, 560], '#5f7a84')
    stage.box([x, 368, x + 26, 642], '#efe6cf')
  }
}

/** The trunk to the left, the flowering crown across the top, its shade on the court. */
function tree(stage: Expo): void {
  const { pen, light, random } = stage
  const bark = tonesOf('#5a4a44', light)
  stage.glow([560, 850, 1500], 300, '#4f4060', 0.6, 0.3)
  for (let i = 0; i < 22; i++)
    stage.glow([1200 * random(), 760 + 180 * random(), 30 + 60 * random()], 12, '#ffe9b4', 0.6, 0.3)
  const bough = (from: Point, over: Point, to: Point, thick: number, thin: number): void =>
    limb(pen, from, over, to, { from: thick, to: thin }, bark, light)
  bough([230, 400], [420, 220], [820, 120], 64, 24)
  bough([215, 420], [150, 230], [-40, 130], 60, 30)
  bough([235, 440], [500, 290], [860, 190], 46, 14)
  bough([200, 850], [240, 600], [222, 200], 112, 76)
  for (let i = 0; i < 46; i++) {
    const x = -60 + i * 30 + 30 * random()
    const low = 250 * (1 - 0.55 * (x / 1350)) + 60 * Math.sin(x / 90)
    const mass = { x, y: low * random() - 10, width: 230, height: 140 }
    foliage(pen, mass, light, random, {
      base: ['#8d77b8', '#a58ad0', '#7460a4'][i % 3] ?? '#8d77b8',
      dab: 12,
      density: 0.85,
    })
  }
  strewn(pen, [60, 800], [620, 900], random, {
    colours: ['#8f74c4', '#a48ad2', '#7a62b0'],
    count: 420,
    size: 9,
  })
}

type Guest = readonly [Spot, DressedOptions]

function talkers(stage: Expo, guests: readonly Guest[]): void {
  for (const [spot, options] of guests) {
    const [x, y, size] = spot
    stage.glow([x + size * 0.1, y, size * 0.6], size * 0.09, '#3a2a30', 0.6, 0.3)
    stage.person(spot, { shadow: false, skin: 'umber', ...options })
  }
}

/** The table with its cloth, and the urn of polished steel. */
function tableWithUrn(stage: Expo): void {
  const [left, right, far, near] = [690, 1600, 880, 985]
  stage.shape(
    [
      [left + 60, far],
      [right + 40, far],
      [right + 40, near],
      [left, near],
    ],
    stage.blend(
      [left, far],
      [right, near],
      [
        [0, '#fff6e0'],
        [1, '#d9ccb2'],
      ],
    ),
  )
  stage.shape(
    [
      [left, near],
      [right + 40, near],
      [right + 40, 1210],
      [left + 14, 1210],
    ],
    stage.blend(
      [0, near],
      [0, 1210],
      [
        [0, '#d6c6a8'],
        [1, '#9a8870'],
      ],
    ),
  )
  for (let i = 0; i < 13; i++) {
    const x = left + 40 + i * 74
    stage.line([x, near + 6], [x + 10, near + 100], [x - 4, 1210], glaze('#8a765e', 0.5), 9)
  }
  urn(stage)
}

/** A big urn: three feet, a belly that mirrors the court, a lid, a tap on its left. */
function urn(stage: Expo): void {
  const [x, foot] = [1085, 930]
  stage.glow([x + 60, foot, 420], 80, '#4a3a34', 0.6, 0.4)
  const steel = stage.blend(
    [x - 130, 0],
    [x + 130, 0],
    [
      [0, '#8f979a'],
      [0.14, '#f6f6f0'],
      [0.3, '#b9bfc0'],
      [0.5, '#7d8688'],
      [0.72, '#a99a86'],
      [0.88, '#5f666a'],
      [1, '#9aa0a0'],
    ],
  )
  stage.box([x - 96, foot - 26, x + 96, foot], '#3a3634')
  stage.shape(
    [
      [x - 126, foot - 40],
      [x + 126, foot - 40],
      [x + 104, foot - 14],
      [x - 104, foot - 14],
    ],
    steel,
  )
  stage.box([x - 130, foot - 430, x + 130, foot - 36], steel)
  for (const y of [foot - 412, foot - 60])
    stage.line([x - 130, y], [x, y + 16], [x + 130, y], glaze('#4a5052', 0.7), 5)
  // The violet of the tree and the red of the roof in the steel.
  stage.glow([x - 10, foot - 330, 190], 150, '#9a82c8', 0.5, 0.1)
  stage.glow([x + 20, foot - 150, 200], 120, '#b8926a', 0.5, 0.1)
  stage.soft(
    [
      [x - 134, foot - 430],
      [x - 80, foot - 478],
      [x, foot - 496],
      [x + 80, foot - 478],
      [x + 134, foot - 430],
      [x, foot - 414],
    ],
    steel,
  )
  stage.oval(x, foot - 506, 54, 36, '#2b2927')
  for (const side of [-1, 1])
    stage.line(
      [x + side * 128, foot - 350],
      [x + side * 190, foot - 320],
      [x + side * 128, foot - 280],
      '#2b2927',
      17,
    )
  // The tap, its lever, and the thread of tea.
  stage.line([x - 124, tap.y - 30], [tap.x + 10, tap.y - 34], [tap.x, tap.y], '#6d7476', 22)
  stage.line(
    [tap.x + 12, tap.y - 36],
    [tap.x + 8, tap.y - 66],
    [tap.x - 14, tap.y - 80],
    '#2b2927',
    12,
  )
}

/** Cups that wait, and the one under the tap with its steam. */
function cups(stage: Expo): void {
  const { pen, light } = stage
  stage.line([tap.x, tap.y], [tap.x, tap.y + 20], [tap.x, tap.y + 48], '#8a4a24', 8)
  for (const [x, y] of [
    [1290, 918],
    [1390, 918],
    [1490, 918],
    [1330, 968],
    [1440, 968],
    [1550, 968],
  ] as const)
    coffeeCup(pen, { x, y, size: 78 }, light, { band: '#8a5ab0' })
  stage.steam(tap.x - 30, tap.y + 60, 220, -30, 0.3)
}

const farGroups: readonly Guest[] = [
  [[50, 800, 300, 1, 0.08], { dress: 'suit', sex: 'man', turn: 0.3, pose: 'holding-cup' }],
  [[150, 806, 285, -1, 0.08], { dress: 'kanga', sex: 'woman', turn: 0.2, pose: 'talking' }],
  [
    [1330, 760, 270, 1, 0.1],
    { dress: 'shirt', sex: 'man', turn: -0.8, pose: 'holding-cup', wear: { shirt: '#5d86a6' } },
  ],
  [[1440, 764, 262, -1, 0.1], { dress: 'dress', sex: 'woman', turn: 0.3, pose: 'talking' }],
]

const atUrn: readonly Guest[] = [
  [
    [620, 1330, 1010, 1],
    {
      dress: 'dress',
      sex: 'woman',
      turn: 0.1,
      mood: { smile: 0.7, lids: 0.5, gaze: [0, -0.4] },
      wear: { hair: 'wrap', cloth: '#2f6f6a', shirt: '#d9a23a', lowerColour: '#d9a23a' },
      action: (body) => ({
        pose: {
          ...stand(body),
          lean: 0.1,
          nod: 0.16,
          left: [0.215, 0.655, -0.05],
          right: [0.235, 0.505, 0.06],
          elbows: [-0.6, -0.8, 0.4],
        },
        left: 'fist',
        props: ['cup'],
      }),
      hands: { right: { grip: 'hold', palm: [0.2, 0, -1] } },
    },
  ],
  [
    [330, 1340, 1040, 1],
    {
      dress: 'shirt',
      sex: 'man',
      turn: 0.3,
      mood: { smile: 0.8, open: 0.3 },
      outfit: { top: { colour: '#efe3cc', second: '#4f7a96', pattern: 'stripes' }, tucked: true },
      wear: { sleeves: 'long', lowerColour: '#3f4a5c', hair: 'cropped' },
      action: (body) => ({
        pose: {
          ...stand(body),
          left: hang(body, -1),
          right: [0.17, body.hip + 0.16, 0.1],
          elbows: [-0.5, -0.8, 0.6],
        },
        right: 'fist',
      }),
    },
  ],
]

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/gr13-summit-2023/02-jacaranda',
    height: 1200,
    seed: 6302,
    compose: betweenTwoSessions,
    fine: true,
    focus: [
      { x: 700, y: 430, radius: 170 },
      { x: 350, y: 430, radius: 170 },
      { x: 890, y: 780, radius: 170 },
      { x: 1085, y: 660, radius: 260 },
    ],
  },
]
