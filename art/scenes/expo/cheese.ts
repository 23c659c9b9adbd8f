import { glaze, mix } from '../../kit/colour'
import { type Point, tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { cx, cy, rx, ry, tall, wedge, wheel } from './cheese-wheel'
import { Expo } from './stage'

/** A wedge is drawn out of a wheel of cheese; the knife lies beside it. */
function sliverOfCheese(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, 'indoors', -0.7)
  stage.light.strength = 0.75
  stage.room('#7d7f6c', '#7a4f30', 380)
  stage.glow([220, 120, 1200], 800, '#fff0cc', 0.45)
  shelf(stage)
  board(stage)
  stage.glow([cx + 130, cy + tall + 30, rx * 2.7], ry * 2.7, '#2c1710', 0.62, 0.55)
  stage.oval(cx + 4, cy + tall + 6, rx * 2.02, ry * 2.04, glaze('#2c1710', 0.6))
  wheel(stage)
  wedge(stage)
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
  const { pen } = stage
  pen.save()
  pen.clip()
  for (let i = 0; i < 7; i++) {
    const [from, over, to]: Point[] = [
      [-40, 720 + i * 66],
      [760, 700 + i * 62],
      [1760, 630 + i * 62],
    ]
    if (from && over && to) stage.line(from, over, to, '#94622f', 4)
  }
  pen.restore()
}

/** A cheese knife on the board: a broad blade, a wooden handle with two rivets. */
function knife(stage: Expo): void {
  const wood = tonesOf('#6b3f22', stage.light)
  stage.soft(
    [
      [120, 1062],
      [420, 1012],
      [760, 1084],
      [790, 1122],
      [420, 1112],
      [130, 1122],
    ],
    glaze('#281814', 0.5),
  )
  const blade: Point[] = [
    [390, 994],
    [540, 984],
    [700, 1016],
    [784, 1082],
    [684, 1096],
    [390, 1064],
  ]
  stage.soft(
    blade,
    stage.blend(
      [410, 984],
      [450, 1094],
      [
        [0, '#f7f8f5'],
        [0.42, '#c3c8c6'],
        [0.56, '#e9ecea'],
        [1, '#7f8789'],
      ],
    ),
  )
  // The wheel stands yellow in the steel, and the window flashes along its edge.
  const { pen } = stage
  pen.save()
  pen.clip()
  stage.glow([620, 1016, 330], 70, '#f0c252', 0.75, 0.2)
  stage.glow([470, 1060, 130], 60, '#ffffff', 0.9, 0.1)
  pen.restore()
  stage.line([410, 1066], [600, 1092], [742, 1090], '#fbfdfb', 5)
  stage.line([420, 996], [560, 988], [690, 1018], glaze('#5d6568', 0.6), 4)
  stage.line([84, 1074], [250, 1050], [404, 1030], wood.shade, 66)
  stage.line([84, 1066], [250, 1042], [402, 1022], wood.middle, 50)
  stage.line([92, 1052], [250, 1028], [394, 1010], wood.lit, 12)
  for (const [x, y] of [
    [166, 1054],
    [314, 1034],
  ] as const) {
    stage.oval(x, y, 24, 22, '#7c6436')
    stage.oval(x - 2, y - 2, 20, 17, '#e8d8a8')
  }
}

/** Thin slices off the cut, each a slab with its piece of rind, one half on the other. */
function slices(stage: Expo): void {
  for (const [x, y, turn, lift] of [
    [650, 922, 0.12, 0],
    [752, 950, -0.16, 10],
  ] as const) {
    const thick = 13
    const at = (u: number, v: number): Point => [
      x + (Math.cos(turn) * u - Math.sin(turn) * v * 1.4) * 1.25,
      y + (Math.sin(turn) * u * 0.8 + v * 0.62) * 1.25 - lift,
    ]
    const top: Point[] = [at(-118, 6), at(96, -46), at(112, -4), at(104, 42)]
    const down = (points: readonly Point[], by: number): Point[] =>
      points.map(([px, py]) => [px, py + by])
    stage.soft(
      down([at(-120, 20), at(96, -40), at(140, 4), at(150, 60), at(60, 56)], thick + lift + 6),
      glaze('#2c1710', 0.5),
    )
    stage.shape([...down(top, thick), at(-118, 6)], '#c99a48')
    stage.shape([at(-118, 6), at(104, 42), ...down([at(104, 42), at(-118, 6)], thick)], '#e4c272')
    stage.shape(
      [
        at(104, 42),
        at(112, -4),
        at(96, -46),
        ...down([at(96, -46), at(112, -4), at(104, 42)], thick),
      ],
      '#b06f24',
    )
    stage.shape(
      top,
      stage.blend(at(-118, 0), at(112, 0), [
        [0, '#fdf2c2'],
        [0.7, '#f6e09c'],
        [1, '#e6bd62'],
      ]),
    )
    stage.line(at(98, -42), at(110, -4), at(102, 40), '#c4832c', 8)
    stage.line(at(-114, 7), at(0, 25), at(98, 41), '#fffbe0', 4)
    stage.oval(...at(30, 2), 15, 8, '#d6b05c')
    stage.oval(...at(-30, 8), 9, 5, '#d6b05c')
  }
}

/** Crumbs where the knife went, each with its own small shade. */
function crumbs(stage: Expo): void {
  const { random } = stage
  slices(stage)
  for (let i = 0; i < 30; i++) {
    const [x, y] = [1000 + (random() - 0.5) * (0.3 + random()) * 420, 950 + random() * 180]
    const size = 7 + 11 * random()
    stage.oval(x + 4, y + 3, size * 1.3, size * 0.6, glaze('#2c1710', 0.5))
    stage.oval(x, y, size, size * 0.75, '#d8b258')
    stage.oval(x - 1, y - size * 0.14, size * 0.74, size * 0.44, '#fbecb4')
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
