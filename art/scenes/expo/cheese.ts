import { mix } from '../../kit/colour'
import { type Point, tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

const [cx, cy, rx, ry, tall] = [620, 430, 430, 190, 240] as const
const cut = { from: 0.32, to: 1.02 } as const

/** A point of the wheel's rim; a turn of 0 is its right end, a quarter turn its near side. */
function rim(turn: number, down = 0, [dx, dy]: Point = [0, 0]): Point {
  return [cx + dx + Math.cos(turn) * rx, cy + dy + Math.sin(turn) * ry + down]
}

function arc(from: number, to: number, down: number, shift?: Point): Point[] {
  return Array.from({ length: 49 }, (_, i) => rim(from + ((to - from) * i) / 48, down, shift))
}

/** A wedge is drawn out of a wheel of cheese; the knife lies beside it. */
function sliverOfCheese(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, 'indoors', -0.7)
  stage.light.strength = 0.75
  stage.room('#7d7f6c', '#7a4f30', 380)
  stage.glow([220, 120, 1200], 800, '#fff0cc', 0.45)
  shelf(stage)
  board(stage)
  stage.oval(cx + 110, cy + tall + 20, rx * 2.15, ry * 2.1, 'rgba(48,28,24,0.5)')
  wheel(stage)
  wedge(stage, [330, 200])
  crumbs(stage)
  knife(stage)
}

/** Whole wheels on a shelf in the dim background. */
function shelf(stage: Expo): void {
  for (const [x, w, h, c] of [
    [980, 250, 90, '#c98a35'],
    [1260, 270, 100, '#e0b14e'],
    [1520, 250, 84, '#d99a3a'],
  ] as const) {
    stage.oval(x, 306, w * 1.04, 40, '#463a30')
    stage.box([x - w / 2, 306 - h, x + w / 2, 300], mix(c, '#4a4038', 0.5))
    stage.oval(x, 300, w, 46, mix(c, '#4a4038', 0.5))
    stage.oval(x, 306 - h, w, 50, mix(c, '#6a5c4a', 0.3))
  }
  stage.box([820, 312, 1640, 344], '#5b4230')
  stage.box([820, 344, 1640, 356], '#3a2a20')
}

function board(stage: Expo): void {
  const wood = tonesOf('#b07a44', stage.light)
  stage.soft(
    [
      [-160, 560],
      [1420, 500],
      [1760, 760],
      [1420, 1200],
      [-160, 1290],
    ],
    'rgba(40,24,20,0.45)',
  )
  stage.soft(
    [
      [-160, 520],
      [1400, 470],
      [1740, 730],
      [1400, 1160],
      [-160, 1250],
    ],
    stage.blend(
      [0, 560],
      [1600, 900],
      [
        [0, wood.lit],
        [0.7, wood.middle],
        [1, wood.shade],
      ],
    ),
  )
  for (let i = 0; i < 7; i++)
    stage.line([-40, 720 + i * 66], [760, 700 + i * 62], [1500, 650 + i * 62], '#94622f', 4)
}

const paste = { lit: '#fbeeb8', middle: '#f4dc94', shade: '#d9b566' } as const

function rind(stage: Expo, points: readonly Point[]): void {
  stage.shape(
    points,
    stage.blend(
      [cx - rx, 0],
      [cx + rx, 0],
      [
        [0, '#efbb48'],
        [0.3, '#dd9f34'],
        [0.75, '#b67526'],
        [1, '#8a5420'],
      ],
    ),
  )
}

/** The wheel with its open notch: two pale inner walls that meet in the middle. */
function wheel(stage: Expo): void {
  rind(stage, [...arc(cut.to, Math.PI, 0), ...arc(Math.PI, cut.to, tall)])
  rind(stage, [...arc(0, cut.from, 0), ...arc(cut.from, 0, tall)])
  const down: Point = [cx, cy + tall]
  stage.shape([[cx, cy], rim(cut.from), rim(cut.from, tall), down], paste.lit)
  stage.shape(
    [[cx, cy], rim(cut.to), rim(cut.to, tall), down],
    stage.blend(
      [cx, 0],
      [cx + 230, 0],
      [
        [0, '#c99c4c'],
        [1, paste.shade],
      ],
    ),
  )
  holes(stage, [
    [860, 520, 30],
    [760, 560, 20],
    [940, 590, 24],
    [820, 640, 17],
    [900, 680, 14],
  ])
  stage.shape(
    [[cx, cy], ...arc(cut.to, cut.from + Math.PI * 2, 0)],
    stage.blend(
      [cx - rx, cy - ry],
      [cx + rx, cy + ry],
      [
        [0, '#fbe08a'],
        [0.6, '#ecc25a'],
        [1, '#cf9a3e'],
      ],
    ),
  )
  stage.line(rim(2.2, 16), rim(1.75, 30), rim(1.3, 14), '#f6cf6a', 8)
}

function holes(stage: Expo, spots: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, r] of spots) {
    stage.oval(x, y, r, r * 0.8, '#c9a050')
    stage.oval(x + 2, y + 3, r * 0.75, r * 0.55, '#e6c878')
  }
}

/** The piece that was in the notch, drawn towards the painter. */
function wedge(stage: Expo, shift: Point): void {
  const tip: Point = [cx + shift[0], cy + shift[1]]
  const low: Point = [tip[0], tip[1] + tall]
  const [a, b] = [rim(cut.from, 0, shift), rim(cut.to, 0, shift)]
  const [al, bl] = [rim(cut.from, tall, shift), rim(cut.to, tall, shift)]
  stage.shape(
    [low, [low[0] + 40, low[1] + 10], [al[0] + 190, al[1] + 50], [bl[0] + 200, bl[1] + 46], bl],
    'rgba(48,28,24,0.5)',
  )
  rind(stage, [...arc(cut.from, cut.to, 0, shift), ...arc(cut.to, cut.from, tall, shift)])
  stage.shape(
    [tip, b, bl, low],
    stage.blend(
      [tip[0], 0],
      [b[0], 0],
      [
        [0, paste.lit],
        [1, paste.middle],
      ],
    ),
  )
  holes(stage, [
    [tip[0] + 60, tip[1] + 110, 26],
    [tip[0] + 130, tip[1] + 190, 20],
    [tip[0] + 60, tip[1] + 210, 15],
    [tip[0] + 160, tip[1] + 260, 16],
  ])
  stage.shape(
    [tip, a, ...arc(cut.from, cut.to, 0, shift), b],
    stage.blend(tip, rim((cut.from + cut.to) / 2, 0, shift), [
      [0, '#fbe69a'],
      [1, '#e8b94e'],
    ]),
  )
}

/** A cheese knife on the board: a broad blade, a wooden handle with two rivets. */
function knife(stage: Expo): void {
  const wood = tonesOf('#6b3f22', stage.light)
  stage.soft(
    [
      [150, 1000],
      [420, 940],
      [760, 1010],
      [800, 1060],
      [420, 1040],
      [160, 1060],
    ],
    'rgba(40,24,20,0.4)',
  )
  stage.soft(
    [
      [410, 930],
      [560, 918],
      [720, 950],
      [800, 1016],
      [700, 1032],
      [410, 1000],
    ],
    stage.blend(
      [430, 920],
      [480, 1030],
      [
        [0, '#f7f8f5'],
        [0.45, '#b9c0c2'],
        [0.6, '#eef2f2'],
        [1, '#878f92'],
      ],
    ),
  )
  stage.line([110, 1010], [280, 986], [430, 966], wood.shade, 66)
  stage.line([110, 1002], [280, 978], [428, 958], wood.middle, 50)
  stage.line([116, 990], [280, 966], [420, 946], wood.lit, 14)
  for (const [x, y] of [
    [190, 990],
    [340, 970],
  ] as const)
    stage.oval(x, y, 22, 20, '#d9c9a0')
}

/** Two thin slices and some crumbs. */
function crumbs(stage: Expo): void {
  const { random } = stage
  for (const [x, y] of [
    [560, 840],
    [640, 866],
  ] as const) {
    stage.shape(
      [
        [x - 96, y + 12],
        [x + 76, y - 40],
        [x + 150, y + 62],
        [x + 10, y + 66],
      ],
      'rgba(48,28,24,0.4)',
    )
    stage.shape(
      [
        [x - 106, y],
        [x + 66, y - 54],
        [x + 136, y + 40],
        [x - 4, y + 48],
      ],
      y < 850 ? '#f6e09c' : '#fbecb4',
    )
    stage.line([x + 66, y - 52], [x + 112, y - 8], [x + 136, y + 40], '#cf962e', 9)
  }
  for (let i = 0; i < 26; i++) {
    const [x, y] = [480 + random() * 800, 900 + random() * 190]
    stage.oval(x, y, 8 + 12 * random(), 6 + 8 * random(), random() < 0.5 ? '#f6df98' : '#e0bd68')
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/trade-expo-2023/04-cheese',
    height: 1200,
    seed: 6204,
    compose: sliverOfCheese,
    focus: [{ x: 900, y: 700, radius: 380 }],
  },
]
