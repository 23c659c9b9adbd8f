import type { Vec } from '../../kit/animals/volume'
import { cupForm } from '../../kit/human/cup-form'
import type { HandPose } from '../../kit/human/figure'
import { blob, type Form } from '../../kit/human/forms'
import { wristFor } from '../../kit/human/grasp'
import { human, type HumanOptions } from '../../kit/human/human'
import type { Outfit } from '../../kit/human/lower'
import { rodForm } from '../../kit/human/things'
import { tint } from '../../kit/human/tint'
import { atTable, tableTop } from '../../kit/people/poses-table'
import type { Joints } from '../../kit/people/skeleton'
import { seeded } from '../../kit/random'
import { tonesOf, type Point } from '../../kit/shapes'
import type { Spot } from '../../kit/stage'
import { hedge, jacaranda } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { onTable, table } from './round-table'
import { Expo } from './stage'

/** How steeply the painter looks down: little, so that heads stand free of the shoulders. */
const tilt = 0.16

type Sitter = HumanOptions & { spot: Spot }

const shirt = (top: Outfit['top'], sleeves: 'short' | 'long'): Outfit => ({
  top,
  sleeves,
  bottom: { colour: '#4a4450' },
  folds: 1.3,
})

/** Palms up, the hands led outward. */
const open = (side: 1 | -1): HandPose => ({
  grip: 'flat',
  palm: [0.55, 0.8, 0],
  point: [0.45, 0.3, side * 0.75],
})

/** Where the man at the end of the table holds his cup. */
const held: Vec = [0.225, tableTop + 0.036, 0.06]
const round: HandPose = { grip: 'hold', point: [0.9, 0.25, -0.4], palm: [-0.4, 0, -0.9] }

/** Behind the table: the elder who listens, and the one who tells, her hand before his sleeve. */
const beyond: readonly Sitter[] = [
  {
    spot: [1085, 1494, 1480, -1],
    turn: 0.72,
    face: {
      skin: '#8a5a3c',
      sex: 'man',
      age: 'elder',
      smile: 0.5,
      brows: 0.3,
      hair: '#b9b2a8',
      beard: 0.5,
      gaze: [0.05, 0],
    },
    outfit: shirt({ colour: '#4f6f92' }, 'long'),
    pose: (body) => ({
      ...atTable(body, { lean: 0.1, nod: -0.1, look: 0.25 }).pose,
      bow: -0.04,
      left: [0.16, 0.33, -0.08],
      right: [0.15, 0.33, 0.08],
      elbows: [-0.5, -0.6, 0.7],
    }),
  },
  {
    spot: [690, 1494, 1480, 1],
    turn: 1.25,
    face: {
      skin: '#6e4530',
      sex: 'woman',
      smile: 0.6,
      open: 0.3,
      brows: 0.4,
      gaze: [-0.15, 0],
      worn: { kind: 'wrap', colour: '#2f7d78', second: '#e8c878' },
    },
    outfit: shirt({ colour: '#c2532f' }, 'long'),
    left: open(-1),
    right: open(1),
    pose: (body) =>
      atTable(body, {
        lean: 0.1,
        nod: -0.04,
        look: -0.35,
        left: [0.21, 0.545, -0.06],
        right: [0.19, 0.525, 0.085],
        elbows: [-0.4, -0.9, 0.25],
      }).pose,
  },
]

/** At the end of the table, from the side. */
const atEnd: Sitter = {
  spot: [170, 1690, 1730, 1],
  turn: 0.2,
  face: { skin: '#8a5638', sex: 'man', smile: 0.5, brows: 0.3, beard: 0.3, gaze: [-0.1, 0] },
  outfit: shirt({ colour: '#5f8a62', second: '#e8e2d0', pattern: 'checks' }, 'short'),
  right: round,
  pose: (body) => ({
    ...atTable(body, { lean: 0.1, nod: -0.06, look: -0.1 }).pose,
    left: [0.2, 0.35, -0.06],
    right: wristFor(held, round, body, 1),
    elbows: [-0.5, -0.7, 0.4],
  }),
  things: (joints) => [
    ...chair(joints),
    cupForm([held[0], tableTop + 0.004, held[2]], 0.058, { ear: [-1, 0, 0.4] }),
  ],
}

/** Nearest, from behind: she listens to the one who tells. */
const near: Sitter = {
  spot: [1440, 1985, 2050, -1],
  turn: -0.95,
  face: {
    skin: '#a9764f',
    sex: 'woman',
    smile: 0.5,
    hair: '#3a261b',
    worn: { kind: 'bun' },
  },
  outfit: shirt({ colour: '#d9b45a' }, 'long'),
  pose: (body) => ({
    ...atTable(body, { lean: 0.14, nod: -0.08, look: -0.6 }).pose,
    left: [0.14, 0.29, -0.01],
    right: [0.14, 0.29, 0.03],
    elbows: [-0.3, -0.9, 0.4],
  }),
  things: (joints) => chair(joints),
}

/** The back of a wooden chair: two posts and the rails between them. */
function chair({ pelvis }: Joints): Form[] {
  const [x, y, z] = pelvis.at
  const back = (up: number): number => x - 0.1 - up * 0.12
  const post = (side: number): Form =>
    rodForm(
      [
        [back(-0.08), y - 0.08, z + side * 0.11],
        [back(0.26), y + 0.26, z + side * 0.11],
      ],
      0.0125,
      '#7a5232',
    )
  const rail = (up: number): Form =>
    blob(
      [
        {
          a: [back(up), y + up, z - 0.105],
          b: [back(up), y + up, z + 0.105],
          ra: 0.026,
          rb: 0.026,
          flat: 0.35,
          axis: [1, 0, 0],
        },
      ],
      0.004,
      () => ({ colour: tint('#8a6038'), gloss: 0.15, flesh: false }),
    )
  return [post(-1), post(1), rail(0.06), rail(0.14), rail(0.22)]
}

function sit(stage: Expo, { spot, ...options }: Sitter, seed: number): void {
  human(stage.pen, stage.place(spot), stage.light, seeded(seed), {
    ...options,
    tilt,
    shadow: false,
  })
}

/** Growers and hosts at a table by the window: tea, fruit, and one who tells. */
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
  stage.room('#d9b483', '#a8693f', 900)
  wainscot(stage)
  garden(stage)
  stage.glow([420, 420, 1500], 900, '#fff0c8', 0.3)
  stage.glow([860, 900, 1500], 500, '#4a2c20', 0.5, 0.3)
  for (const [index, sitter] of beyond.entries()) sit(stage, sitter, 41 - index)
  sit(stage, atEnd, 42)
  table(stage)
  // His near arm lies on the table, so it comes again over the edge.
  pen.save()
  pen.beginPath()
  for (const [x, y] of reaching) pen.lineTo(x, y)
  pen.clip()
  sit(stage, atEnd, 42)
  pen.restore()
  onTable(stage)
  sit(stage, near, 43)
}

/** Where the arm of the man at the end is over the table. */
const reaching: readonly Point[] = [
  [300, 600],
  [760, 600],
  [760, 1020],
  [300, 1020],
]

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
      { x: 250, y: 460, radius: 170 },
      { x: 720, y: 470, radius: 180 },
      { x: 1010, y: 500, radius: 160 },
      { x: 1290, y: 540, radius: 150 },
      { x: 580, y: 730, radius: 90 },
      { x: 980, y: 690, radius: 110 },
      { x: 480, y: 920, radius: 110 },
      { x: 660, y: 980, radius: 110 },
      { x: 960, y: 900, radius: 170 },
      { x: 1350, y: 700, radius: 120 },
    ],
  },
]
