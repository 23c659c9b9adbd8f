import { teaGlass } from '../../kit/tea-glass'
import { leafSaucer } from '../../kit/tea-leaf'
import { lightOf } from '../../kit/light'
import { mix } from '../../kit/colour'
import { between } from '../../kit/random'
import { tonesOf, type Point } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

/** Each tea as it is drunk, its glass, and the leaf it is made of: white, green, oolong, purple, black. */
const teas = [
  {
    at: [182, 786, 446],
    kind: 'tumbler',
    full: 0.72,
    drink: '#e6c766',
    glow: '#fbf0b4',
    leaves: ['#c9c6ae', '#a9a684', '#ded9c2'],
    roll: { long: 1.5, thick: 0.85, bend: 0.25 },
    saucer: [166, 1004, 282],
  },
  {
    at: [484, 806, 404],
    kind: 'barrel',
    full: 0.76,
    drink: '#b9b03a',
    glow: '#e9ee92',
    leaves: ['#5f7a3f', '#46602f', '#7a8f4f'],
    roll: { long: 1.15, thick: 1.1, bend: 0.4 },
    saucer: [480, 1032, 292],
  },
  {
    at: [782, 800, 450],
    kind: 'cut',
    full: 0.8,
    drink: '#cf7d26',
    glow: '#ffcf74',
    leaves: ['#5f4a30', '#7a6038', '#46351f'],
    roll: { long: 0.6, thick: 1.5, bend: 0.9 },
    saucer: [802, 1014, 288],
  },
  {
    at: [1080, 826, 430],
    kind: 'tulip',
    full: 0.74,
    drink: '#8d3f70',
    glow: '#d089b4',
    leaves: ['#5a3f56', '#43303f', '#6d5268'],
    roll: { long: 1.35, thick: 0.9, bend: 1.1 },
    saucer: [1118, 1044, 296],
  },
  {
    at: [1376, 812, 420],
    kind: 'mug',
    full: 0.78,
    drink: '#7d130f',
    glow: '#dd5630',
    leaves: ['#2f221c', '#463026', '#211712'],
    roll: { long: 0.9, thick: 1, bend: 0.7 },
    saucer: [1436, 1022, 286],
  },
] as const

/** Five glasses from pale gold to deep red, the window in each and its colour on the board. */
function teaInFiveColours(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, {
    ...lightOf('indoors', -0.85),
    strength: 0.8,
    warm: '#ffe6b4',
  })
  stage.box(
    [0, 0, 1600, 800],
    stage.blend(
      [0, 0],
      [1600, 260],
      [
        [0, '#6d6450'],
        [0.4, '#46463c'],
        [1, '#24261f'],
      ],
    ),
  )
  panes(stage)
  table(stage)
  teas.forEach(({ at: [x, y, size], drink, glow, full, kind }, i) => {
    // The cut glass in the middle has the boldest light.
    const shine = kind === 'cut' ? 1.15 : 0.8
    const beside = teas[i - 1]?.drink
    const options = { drink, glow, full, kind, shine, ...(beside ? { beside } : {}) }
    teaGlass(pen, { x, y, size }, stage.light, options)
  })
  for (const { at, full } of teas) wisps(stage, at[0], at[1] - at[2] * full, at[2] * 0.95)
  for (const { saucer, leaves, roll } of teas) stage.put(leafSaucer, saucer, { leaves, roll })
}

/** Steam curls up from each tea alike, in thin strands that part and come together. */
function wisps(stage: Expo, x: number, y: number, high: number): void {
  for (const [shift, phase, opacity] of [
    [-18, 0, 0.085],
    [16, 2.1, 0.075],
    [2, 4, 0.05],
  ] as const)
    for (let i = 0; i <= 70; i++) {
      const up = i / 70
      const sway = shift * (1 - up) + Math.sin(up * 5.5 + phase + x) * (10 + 34 * up) + 46 * up * up
      const fade = Math.min(1, up * 7) * (1 - up) ** 0.8
      stage.glow(
        [x + sway, y - 6 - high * up, 30 + 62 * up],
        46 + 50 * up,
        '#fbf4e2',
        opacity * fade,
      )
    }
}

/** Where the wall meets the table. */
const edge = 612

/**
 * The window itself is out of the picture, on the left: the light of its panes slants down the wall
 * behind the glasses, upright at the sides as the window is, soft at its edges.
 */
function panes(stage: Expo): void {
  const down = (x: number): number => 0.34 * (x - 250)
  for (let soft = 0; soft < 4; soft++)
    for (const [left, right, bright] of [
      [150, 372, 0.1],
      [412, 634, 0.088],
      [674, 896, 0.072],
    ] as const)
      for (const [high, low] of [
        [-90, 116],
        [156, 362],
        [402, 608],
      ] as const) {
        const [x0, x1] = [left + soft * 3, right - soft * 3]
        const [y0, y1] = [high + soft * 3, low - soft * 3]
        const shape: Point[] = [
          [x0, y0 + down(x0)],
          [x1, y0 + down(x1)],
          [x1, Math.min(edge, y1 + down(x1))],
          [x0, Math.min(edge, y1 + down(x0))],
        ]
        stage.shape(shape, `rgba(255,222,160,${bright})`)
      }
}

/** Broad old boards that run along the picture. */
function table(stage: Expo): void {
  const { random } = stage
  const board = tonesOf('#7d4d2c', stage.light)
  stage.box(
    [0, edge, 1600, 1200],
    stage.blend(
      [0, edge],
      [1600, 1100],
      [
        [0, board.lit],
        [0.5, board.middle],
        [1, mix(board.shade, '#1c100a', 0.25)],
      ],
    ),
  )
  stage.glow([800, edge + 4, 1900], 36, '#1c120c', 0.4, 0.1)
  for (let row = 0; row < 6; row++) {
    const y = edge + 22 + 92 * row ** 1.15
    for (let i = 0; i < 16; i++) {
      const [x, dy] = [random() * 1600, between(random, 8, 78)]
      stage.line(
        [x, y + dy],
        [x + 120, y + dy + 5],
        [x + between(random, 160, 420), y + dy],
        mix(board.middle, i % 2 ? board.shade : board.lit, 0.45),
        between(random, 2, 5),
      )
    }
    stage.line([0, y], [800, y + 2], [1600, y], '#33200f', 5 + row)
    stage.line([0, y + 5 + row], [800, y + 7 + row], [1600, y + 5 + row], board.lit, 2.5)
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/trade-expo-2023/02-tea',
    height: 1200,
    seed: 6202,
    compose: teaInFiveColours,
    fine: true,
    focus: [
      { x: 300, y: 760, radius: 440 },
      { x: 800, y: 760, radius: 460 },
      { x: 1300, y: 760, radius: 460 },
    ],
  },
]
