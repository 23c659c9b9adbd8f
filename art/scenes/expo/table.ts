import { coffeeCup, steam } from '../../kit/coffee-cup'
import { atTable, tableTop, type AtTable } from '../../kit/people/poses-table'
import { dressed, type DressedOptions } from '../../kit/human/dressed'
import { seeded } from '../../kit/random'
import { tonesOf } from '../../kit/shapes'
import type { Spot } from '../../kit/stage'
import { basket } from '../../kit/things/harvest-things'
import { hedge, jacaranda } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

/** How steeply the painter looks down. */
const tilt = 0.36

/** The table top: its middle and half its length and breadth in the picture. */
const top = { x: 800, y: 735, long: 470, broad: 168 }

/** Somebody at the table: the place, the turn, what the body wears and what the arms do. */
type Seat = readonly [Spot, turn: number, Omit<DressedOptions, 'pose' | 'view'>, AtTable]

const farSide: readonly Seat[] = [
  [
    [395, 945, 610, 1],
    0.55,
    { dress: 'shirt', sex: 'man', skin: 'sienna', wear: { shirt: '#5f8a62' } },
    { look: 0.1 },
  ],
  [
    [590, 850, 580, 1],
    1,
    { dress: 'kanga', sex: 'woman', skin: 'umber', wear: { shirt: '#e9e2d2', cloth: '#d98a1f' } },
    {},
  ],
  [
    [800, 830, 590, -1],
    1.45,
    {
      dress: 'shirt',
      sex: 'woman',
      skin: 'cocoa',
      wear: { shirt: '#c2532f', sleeves: 'long', hair: 'wrap', cloth: '#2f7d78' },
    },
    {
      nod: -0.14,
      left: [0.2, 0.54, -0.13],
      right: [0.2, 0.54, 0.13],
      grips: ['flat', 'flat'],
      elbows: [-0.4, -0.9, 0.5],
    },
  ],
  [
    [1010, 850, 590, -1],
    1,
    { dress: 'shirt', sex: 'man', age: 'elder', skin: 'chestnut', wear: { shirt: '#4f6f92' } },
    {},
  ],
  [
    [1205, 945, 605, -1],
    0.55,
    {
      dress: 'shirt',
      visitor: true,
      skin: 'olive',
      sex: 'woman',
      wear: { shirt: '#d9b45a', sleeves: 'long', hat: 'none', hair: 'bun', hairColour: '#4a3020' },
    },
    { look: -0.1 },
  ],
]

function sit(stage: Expo, [spot, turn, looks, arms]: Seat, seed: number, over: boolean): void {
  const options: DressedOptions = {
    ...looks,
    // One tells, the others listen and laugh.
    mood: { smile: 0.7 + 0.15 * (seed % 3), open: seed % 2 === 0 ? 0.3 : 0, lids: 0.8 },
    turn,
    tilt,
    shadow: false,
    action: (body) => atTable(body, { lean: 0.08, nod: -0.1, ...arms }),
    ...(over ? { cut: tableTop } : { props: ['chair-wood'] }),
  }
  dressed(stage.pen, stage.place(spot), stage.light, seeded(seed), options)
}

/** Growers and hosts at a round table by the window: tea, fruit, and one who tells. */
function roundTable(pen: Pen, frame: Frame, random: Random): void {
  const light = {
    from: -0.65,
    height: 0.6,
    strength: 0.75,
    warm: '#ffe9bd',
    cool: '#6a5c66',
    air: '#c9b392',
  }
  const stage = new Expo(pen, frame, random, light)
  stage.room('#d9b483', '#a8693f', 500)
  garden(stage)
  stage.glow([420, 420, 1500], 900, '#fff0c8', 0.3)
  stage.glow([800, 1010, 1500], 420, '#4a2c20', 0.5, 0.3)
  // From the near chairs: the group fills the picture.
  pen.save()
  pen.translate(800, 640)
  pen.scale(1.58, 1.58)
  pen.translate(-800, -655)
  farSide.forEach((seat, index) => sit(stage, seat, 40 + index, false))
  tableAndTea(stage)
  farSide.forEach((seat, index) => sit(stage, seat, 40 + index, true))
  nearThings(stage)
  stage.person([515, 1185, 650, 1], {
    pose: 'sitting',
    dress: 'shirt',
    sex: 'man',
    skin: 'umber',
    view: -1.25,
    tilt: 0.24,
    wear: { shirt: '#e3d8c2', sleeves: 'long' },
    props: ['chair-wood'],
  })
  stage.person([1095, 1185, 640, -1], {
    pose: 'sitting',
    dress: 'dress',
    sex: 'woman',
    skin: 'sienna',
    view: -1.2,
    tilt: 0.24,
    wear: { shirt: '#8a4f7a', lowerColour: '#8a4f7a', hair: 'braids' },
    props: ['chair-wood'],
  })
  pen.restore()
}

/** Three tall windows on a garden with a jacaranda in flower. */
function garden(stage: Expo): void {
  const { pen } = stage
  const frame = '#7a5232'
  for (const x of [60, 600, 1140]) {
    stage.box([x - 18, 32, x + 418, 428], frame)
    pen.save()
    pen.beginPath()
    pen.rect(x, 50, 400, 360)
    pen.clip()
    stage.box(
      [x, 50, x + 400, 410],
      stage.blend(
        [0, 50],
        [0, 410],
        [
          [0, '#bfdcea'],
          [0.6, '#eef0dc'],
          [0.68, '#a9bd78'],
          [1, '#7fa050'],
        ],
      ),
    )
    stage.put(hedge, [x + 200, 340, 60, 1, 0.2], { width: 560, ragged: 0.5 })
    if (x === 60) stage.put(jacaranda, [190, 400, 480, 1, 0.08])
    if (x === 600) stage.put(jacaranda, [940, 372, 300, 1, 0.25])
    if (x === 1140) stage.put(jacaranda, [1430, 410, 470, 1, 0.1])
    pen.restore()
    stage.box([x + 192, 50, x + 208, 410], frame)
    stage.box([x, 170, x + 400, 182], frame)
    stage.box([x - 34, 424, x + 434, 448], '#9a6c44')
  }
}

function tableAndTea(stage: Expo): void {
  const { light } = stage
  const wood = tonesOf('#b07a48', light)
  stage.oval(top.x, 1072, 330, 80, '#4e3122')
  stage.box([top.x - 62, top.y + 60, top.x + 62, 1066], '#553625')
  stage.oval(top.x, top.y + 34, top.long * 2, top.broad * 2, wood.shade)
  stage.oval(
    top.x,
    top.y,
    top.long * 2,
    top.broad * 2,
    stage.blend(
      [top.x - top.long, 0],
      [top.x + top.long, 0],
      [
        [0, wood.lit],
        [0.55, wood.middle],
        [1, '#8a5c36'],
      ],
    ),
  )
  stage.glow([640, 690, 620], 150, '#fff0d0', 0.5)
  for (const [x, y] of [
    [640, 642],
    [935, 640],
    [1130, 690],
  ] as const)
    coffeeCup(stage.pen, { x, y, size: 40 }, light, { saucer: true, colour: '#f4eee0' })
}

/** What lies nearer than the hands of those who sit behind. */
function nearThings(stage: Expo): void {
  const { light, pen } = stage
  stage.put(basket, [800, 742, 84, 1], { goods: '#c2452f', bands: '#2f7d78', tilt: 0.4 })
  stage.put(basket, [700, 775, 104, 1], { goods: '#5f7f3a', bands: '#b4523a', tilt: 0.4 })
  stage.put(basket, [900, 790, 100, 1], { goods: '#e0952f', bands: '#3f6b52', tilt: 0.4 })
  const pot = tonesOf('#5f7f92', light)
  stage.soft(
    [
      [1000, 690],
      [1060, 690],
      [1080, 745],
      [1050, 780],
      [1010, 780],
      [980, 745],
    ],
    stage.blend(
      [980, 0],
      [1080, 0],
      [
        [0, pot.lit],
        [0.5, pot.middle],
        [1, pot.shade],
      ],
    ),
  )
  stage.line([1070, 735], [1100, 730], [1110, 700], pot.middle, 12)
  stage.line([985, 715], [945, 735], [985, 760], pot.shade, 8)
  stage.oval(1030, 690, 34, 14, pot.shade)
  for (const [x, y] of [
    [480, 780],
    [620, 850],
    [1000, 850],
  ] as const)
    coffeeCup(pen, { x, y, size: 46 }, light, { saucer: true, colour: '#f4eee0' })
  steam(pen, { x: 1110, y: 680, size: 130 }, stage.random, { opacity: 0.3 })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/gr13-summit-2023/01-table',
    height: 1200,
    seed: 6301,
    compose: roundTable,
    fine: true,
    focus: [
      { x: 800, y: 290, radius: 160 },
      { x: 550, y: 300, radius: 130 },
      { x: 1060, y: 300, radius: 130 },
      { x: 330, y: 410, radius: 130 },
      { x: 1260, y: 410, radius: 130 },
      { x: 810, y: 640, radius: 250 },
    ],
  },
]
