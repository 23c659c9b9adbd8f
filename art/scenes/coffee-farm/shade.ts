import { coffeeSpray } from '../../kit/coffee-garden'
import { lightShafts } from '../../kit/weather'
import { foliage, blend, limb, roundedPath, softSpot, tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { bushes, dapple, ridges } from './farm'
import { bushMasses, distant, middle, near } from './shade-grove'
import { shadeTree } from './shade-trees'
import { troddenPath } from './trodden-path'

/** The foot path: it runs straight away from the painter and bends once where it dips. */
const path = [
  [610, 1280, 470],
  [668, 1080, 300],
  [716, 930, 186],
  [748, 830, 114],
  [772, 758, 66],
  [792, 706, 38],
  [802, 672, 22],
  [800, 648, 13],
  [792, 630, 8],
] as const

/** Coffee in the dappled shade of tall trees, a robin-chat on a branch close by. */
function underGrevillea(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'noon', 0.55)
  const { light } = stage
  stage.box(
    [0, 0, 1600, 720],
    blend(
      pen,
      [0, 0],
      [0, 700],
      [
        [0, '#8fb4a0'],
        [0.5, '#cfdcae'],
        [1, '#e3e2b4'],
      ],
    ),
  )
  ridges(stage, 520, { distance: 0.5, fields: false, near: '#7f9f6a' })
  for (let i = 0; i < 16; i++)
    foliage(
      pen,
      { x: random() * 1600, y: 560 + 60 * random(), width: 330, height: 150 },
      light,
      random,
      { base: '#5f8a4c', distance: 0.42, dab: 12 },
    )
  stage.ground({ top: 600, colour: '#7f8146', patches: '#8f5f40', grass: 16, distance: 0.1 })
  for (const tree of distant) shadeTree(stage, tree)
  bushMasses(stage, [
    [60, 716, 190, 1, 0.3],
    [250, 704, 160, 1, 0.33],
    [420, 700, 150, 1, 0.34],
    [560, 690, 120, 1, 0.36],
    [670, 676, 90, 1, 0.38],
    [905, 680, 100, 1, 0.37],
    [1010, 694, 140, 1, 0.34],
    [1190, 704, 160, 1, 0.33],
    [1390, 710, 180, 1, 0.31],
    [1560, 720, 190, 1, 0.3],
  ])
  troddenPath(stage, path)
  dapple(stage, { x: 0, y: 690, width: 1600, height: 160 }, 60, 0.4)
  for (const tree of middle) shadeTree(stage, tree)
  bushMasses(stage, [
    [70, 840, 300, 1, 0.16],
    [330, 812, 240, 1, 0.18],
    [530, 780, 180, 1, 0.22],
    [1010, 786, 190, 1, 0.21],
    [1200, 818, 250, 1, 0.17],
    [1470, 846, 310, 1, 0.15],
  ])
  for (const tree of near) shadeTree(stage, tree)
  bushes(stage, [[470, 950, 270, 1, 0.08]], { branches: 30 })
  bushes(stage, [[1130, 960, 290, 1, 0.08]], { branches: 34, base: '#4a7436' })
  bushes(stage, [[200, 1010, 400, 1, 0.05]], { cherries: 0.5, base: '#46702f' })
  bushes(stage, [[1400, 1030, 430, 1, 0.04]], { cherries: 0.4, branches: 50 })
  for (const [x, y, wide] of [
    [470, 930, 300],
    [1130, 940, 320],
    [200, 980, 460],
    [1400, 1000, 480],
  ] as const)
    stage.glow([x - wide * 0.06, y, wide * 1.1], wide * 0.62, '#16301f', 0.62, 0.1)
  bushes(stage, [[40, 1400, 760]], { cherries: 0.5 })
  bushes(stage, [[360, 1270, 330]], { cherries: 0.2, branches: 26, base: '#527f38' })
  bushes(stage, [[1300, 1280, 400]], { cherries: 0.5, branches: 34, base: '#4d7a36' })
  bushes(stage, [[1630, 1420, 780]], { cherries: 0.45 })
  // Their hearts and feet lie in shade; only the outer leaf of each takes the sun.
  for (const [x, y, wide] of [
    [20, 1200, 600],
    [350, 1220, 330],
    [1300, 1220, 420],
    [1610, 1200, 620],
  ] as const)
    stage.glow([x, y, wide * 1.15], wide * 0.7, '#122a1c', 0.7, 0.15)
  dapple(stage, { x: 420, y: 800, width: 700, height: 390 }, 70, 0.5)
  for (const [x, y, wide] of [
    [250, 720, 300],
    [90, 900, 260],
    [1180, 720, 260],
    [1480, 780, 320],
    [500, 800, 190],
    [1150, 810, 220],
  ] as const)
    stage.glow([x, y, wide], wide * 0.34, '#f2e48e', 0.3, 0.05)
  pen.save()
  pen.globalAlpha = 0.06
  pen.fillStyle = '#1f4a40'
  pen.fillRect(0, 0, frame.width, frame.height)
  pen.restore()
  lightShafts(pen, light, random, {
    x: 1300,
    y: -60,
    length: 1150,
    opacity: 0.16,
    spread: 0.8,
  })
  perch(stage)
}

/** A branch that comes in from the right, and the bird that sits on it. */
function perch(stage: Stage): void {
  const { pen, light, random } = stage
  const bark = tonesOf('#7f6f58', light)
  limb(pen, [1640, 330], [1300, 400], [900, 500], { from: 36, to: 12 }, bark, light)
  for (const [x, y, angle] of [
    [1560, 350, -2.2],
    [1400, 380, 2.4],
    [1180, 428, -2.5],
    [930, 494, 2.9],
    [1010, 474, -2.7],
    [1500, 360, 2.0],
  ] as const)
    coffeeSpray(pen, [x, y], light, random, {
      angle,
      length: 150,
      leaf: 80,
      lit: 0.55,
      droop: 0.3,
      base: '#5f8a46',
    })
  // It is drawn large and sits smaller, with its feet on the branch.
  pen.save()
  pen.translate(1284, 403)
  pen.scale(0.58, 0.58)
  pen.translate(-1284, -415)
  bird(stage, 1270, 400)
  pen.restore()
}

function bird(stage: Stage, x: number, y: number): void {
  const { pen, light } = stage
  const [back, breast] = [tonesOf('#5a6670', light), tonesOf('#e07a26', light)]
  const at = (points: readonly (readonly [number, number])[]) =>
    points.map(([px, py]) => [x + px, y + py] as const)
  pen.fillStyle = blend(
    pen,
    [x + 60, 0],
    [x + 260, 0],
    [
      [0, breast.middle],
      [1, breast.shade],
    ],
  )
  roundedPath(
    pen,
    at([
      [60, -30],
      [150, -6],
      [262, 74],
      [240, 96],
      [130, 40],
      [50, 6],
    ]),
  )
  pen.fill()
  stage.line([x + 90, y + 4], [x + 170, y + 36], [x + 246, y + 84], back.shade, 16)
  pen.fillStyle = blend(
    pen,
    [x - 80, y - 130],
    [x + 90, y + 20],
    [
      [0, breast.lit],
      [0.55, breast.middle],
      [1, breast.shade],
    ],
  )
  roundedPath(
    pen,
    at([
      [-96, -150],
      [-30, -186],
      [40, -150],
      [110, -60],
      [96, 0],
      [30, 22],
      [-40, 4],
      [-92, -60],
    ]),
  )
  pen.fill()
  pen.fillStyle = blend(
    pen,
    [0, y - 180],
    [0, y + 10],
    [
      [0, back.lit],
      [0.4, back.middle],
      [1, back.shade],
    ],
  )
  roundedPath(
    pen,
    at([
      [-20, -176],
      [50, -168],
      [126, -80],
      [168, 16],
      [120, 4],
      [40, -34],
      [0, -96],
    ]),
  )
  pen.fill()
  pen.fillStyle = '#26292c'
  roundedPath(
    pen,
    at([
      [-124, -196],
      [-80, -250],
      [-10, -252],
      [34, -206],
      [24, -164],
      [-30, -150],
      [-84, -158],
      [-120, -172],
    ]),
  )
  pen.fill()
  stage.line([x - 112, y - 206], [x - 40, y - 250], [x + 24, y - 192], '#f4efe2', 15)
  stage.glow([x - 60, y - 196, 22], 22, '#000000', 1, 0.7)
  stage.glow([x - 57, y - 200, 9], 9, '#ffffff', 0.9, 0.4)
  stage.shape(
    [
      [x - 112, y - 196],
      [x - 176, y - 172],
      [x - 110, y - 172],
    ],
    '#1d1c1b',
  )
  softSpot(pen, { x: x - 40, y: y - 96, width: 90, height: 110 }, breast.lit, 0.8, 0.1)
  for (const dx of [-6, 34])
    stage.line([x + dx, y + 10], [x + dx + 4, y + 20], [x + dx - 4, y + 34], '#6a4a3a', 10)
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/coffee-farm-safari/10-shade',
    height: 1200,
    seed: 710,
    compose: underGrevillea,
    focus: [{ x: 1270, y: 330, radius: 140 }],
  },
]
