import type { Vec } from '../../kit/animals/volume'
import type { Face } from '../../kit/head/face'
import { cupForm } from '../../kit/human/cup-form'
import { handOf, handSize, type HandPose } from '../../kit/human/figure'
import { human, type HumanOptions } from '../../kit/human/human'
import type { Outfit } from '../../kit/human/lower'
import { pointOf } from '../../kit/human/things'
import { add, between3 } from '../../kit/people/skeleton'
import { tonesOf } from '../../kit/shapes'
import { atTable, tableTop, type AtTable } from '../../kit/people/poses-table'
import { seeded } from '../../kit/random'
import type { Spot } from '../../kit/stage'
import { hedge, jacaranda } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { onTable, table, top } from './round-table'
import { Expo } from './stage'

/** How steeply the painter looks down: little, so that heads stand free of the shoulders. */
const tilt = 0.12

/** Where somebody sits who sits at the edge of the table, at column `x`. */
function seatAt(x: number, size: number, side: 1 | -1): Spot {
  const far = top.broad * Math.sqrt(1 - ((x - top.x) / top.long) ** 2)
  return [x, top.y - far + 10 + tableTop * Math.cos(tilt) * size, size, side]
}

type Sitter = Pick<HumanOptions, 'face' | 'outfit' | 'left' | 'right' | 'turn' | 'things'> & {
  spot: Spot
  arms: AtTable
}

const shirt = (top: Outfit['top'], sleeves: 'short' | 'long', collar?: string): Outfit => ({
  top,
  sleeves,
  bottom: { colour: '#4a4450' },
  folds: 1.3,
  ...(collar ? { collar } : {}),
})

const glad: Partial<Face> = { smile: 0.5, brows: 0.3 }
/** A hand that lies against a cup from its side. */
const cupped = (side: 1 | -1): HandPose => ({
  grip: 'shake',
  palm: [0, 0.1, -side],
  point: [0.93, 0.3, -side * 0.2],
})
const open = (side: 1 | -1): HandPose => ({
  grip: 'flat',
  palm: [-0.1, 0.75, -side * 0.65],
  point: [0.8, 0.35, side * 0.5],
})

/** She tells with open hands; the others turn to her and laugh. */
const sitters: readonly Sitter[] = [
  {
    spot: seatAt(560, 1480, 1),
    turn: 1.25,
    face: {
      skin: '#6e4530',
      sex: 'woman',
      smile: 0.6,
      open: 0.3,
      brows: 0.5,
      gaze: [-0.1, 0],
      worn: { kind: 'wrap', colour: '#2f7d78', second: '#e8c878' },
    },
    outfit: shirt({ colour: '#c2532f' }, 'long'),
    left: open(-1),
    right: open(1),
    arms: {
      nod: -0.06,
      look: -0.1,
      left: [0.21, 0.57, -0.07],
      right: [0.2, 0.56, 0.14],
      elbows: [-0.4, -0.9, 0.5],
    },
  },
  {
    spot: seatAt(1075, 1460, -1),
    turn: 1.05,
    face: {
      ...glad,
      skin: '#8a5a3c',
      sex: 'man',
      age: 'elder',
      hair: '#b9b2a8',
      beard: 0.5,
      gaze: [0.1, 0],
    },
    outfit: shirt({ colour: '#4f6f92' }, 'long', '#5f80a4'),
    arms: {
      nod: -0.14,
      left: [0.19, tableTop + 0.022, 0.02],
      right: [0.215, tableTop + 0.03, 0.03],
    },
  },
  {
    spot: seatAt(190, 1540, 1),
    turn: 0.72,
    face: { ...glad, skin: '#8a5638', sex: 'man', beard: 0.3, gaze: [-0.1, 0.05] },
    outfit: shirt({ colour: '#5f8a62', second: '#e8e2d0', pattern: 'checks' }, 'short', '#6f9a72'),
    arms: {
      nod: -0.1,
      left: [0.25, tableTop + 0.022, -0.02],
      right: [0.2, tableTop + 0.024, 0.05],
    },
  },
  {
    spot: seatAt(1430, 1500, -1),
    turn: 0.72,
    face: {
      ...glad,
      skin: '#b98a62',
      sex: 'woman',
      hair: '#4a3020',
      nose: 0.8,
      lips: 0.75,
      worn: { kind: 'bun' },
    },
    outfit: shirt({ colour: '#d9b45a' }, 'long'),
    left: cupped(-1),
    right: cupped(1),
    arms: {
      nod: -0.1,
      left: [0.17, 0.515, -0.036],
      right: [0.17, 0.515, 0.036],
      elbows: [-0.2, -0.7, 0.8],
    },
    things: ({ leftArm, rightArm }, body) => {
      const place: Vec = [0.52, -0.22, 0]
      const one = pointOf(handOf(leftArm, -1, cupped(-1)), handSize(body), place)
      const two = pointOf(handOf(rightArm, 1, cupped(1)), handSize(body), place)
      return [cupForm(add(between3(one, two, 0.5), [0, -0.018, 0]), 0.056)]
    },
  },
]

function sit(stage: Expo, { spot, arms, ...looks }: Sitter, seed: number, over: boolean): void {
  human(stage.pen, stage.place(spot), stage.light, seeded(seed), {
    ...looks,
    tilt,
    shadow: false,
    pose: (body) => atTable(body, { lean: 0.06, ...arms }).pose,
    ...(over ? { cut: tableTop } : {}),
  })
}

/** Growers and hosts at a round table by the window: tea, fruit, and one who tells. */
function roundTable(pen: Pen, frame: Frame, random: Random): void {
  const light = {
    from: -0.4,
    height: 0.35,
    strength: 0.75,
    warm: '#ffe9bd',
    cool: '#7a6c76',
    air: '#c9b392',
  }
  const stage = new Expo(pen, frame, random, light)
  stage.room('#d9b483', '#a8693f', 860)
  wainscot(stage)
  garden(stage)
  stage.glow([420, 420, 1500], 900, '#fff0c8', 0.3)
  stage.glow([800, 1010, 1700], 620, '#4a2c20', 0.5, 0.3)
  sitters.forEach((sitter, index) => sit(stage, sitter, 40 + index, false))
  table(stage)
  // Bodies and arms throw a soft shade on the wood before them.
  for (const [x, y] of [
    [220, 875],
    [600, 815],
    [1000, 830],
    [1400, 880],
  ] as const)
    stage.glow([x + 30, y, 520], 110, '#4a2814', 0.4, 0.2)
  sitters.forEach((sitter, index) => sit(stage, sitter, 40 + index, true))
  onTable(stage)
}

/** Boards below the windows, so that the wall goes on behind the shoulders. */
function wainscot(stage: Expo): void {
  const wood = tonesOf('#a87a4e', stage.light)
  stage.box(
    [0, 560, 1600, 900],
    stage.blend(
      [0, 0],
      [1600, 0],
      [
        [0, wood.lit],
        [0.5, wood.middle],
        [1, wood.shade],
      ],
    ),
  )
  for (let x = 50; x < 1600; x += 125)
    stage.line([x, 584], [x, 700], [x, 900], 'rgba(70,42,24,0.5)', 5)
  stage.box([0, 552, 1600, 578], wood.lit)
  stage.box([0, 578, 1600, 588], 'rgba(70,42,24,0.5)')
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

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/gr13-summit-2023/01-table',
    height: 1200,
    seed: 6301,
    compose: roundTable,
    fine: true,
    focus: [
      { x: 240, y: 430, radius: 160 },
      { x: 590, y: 390, radius: 170 },
      { x: 1030, y: 440, radius: 160 },
      { x: 1380, y: 440, radius: 160 },
      { x: 470, y: 820, radius: 110 },
      { x: 810, y: 590, radius: 100 },
      { x: 440, y: 610, radius: 90 },
      { x: 900, y: 780, radius: 140 },
      { x: 1200, y: 710, radius: 130 },
      { x: 940, y: 1020, radius: 200 },
      { x: 690, y: 900, radius: 100 },
      { x: 1400, y: 980, radius: 120 },
      { x: 230, y: 1000, radius: 120 },
    ],
  },
]
