import { coffeeCup } from '../../kit/coffee-cup'
import { tonesOf, type Point } from '../../kit/shapes'
import { basket } from '../../kit/things/harvest-things'
import type { Expo } from './stage'

/** The corners of the table top in the picture. */
const corners: readonly [far: Point, farther: Point, nearer: Point, near: Point] = [
  [440, 850],
  [1640, 850],
  [1962, 1060],
  [302, 1060],
]

/** A long table of boards, seen from its near side. */
export function table(stage: Expo): void {
  const wood = tonesOf('#b07a48', stage.light)
  const [far, farther, nearer, near] = corners
  const [foot, below]: [Point, Point] = [
    [near[0] + 6, near[1] + 62],
    [nearer[0], nearer[1] + 62],
  ]
  // The dark under the table, then a leg and the board below its edge.
  stage.shape(
    [
      [near[0] + 40, 1100],
      [1700, 1100],
      [1700, 1200],
      [near[0] + 40, 1200],
    ],
    '#3a241a',
  )
  stage.box([near[0] + 30, 1100, near[0] + 100, 1200], wood.middle)
  stage.box([near[0] + 30, 1100, near[0] + 52, 1200], wood.lit)
  stage.shape(
    [near, nearer, below, foot],
    stage.blend(
      [0, near[1]],
      [0, foot[1]],
      [
        [0, wood.shade],
        [1, '#4a2c1c'],
      ],
    ),
  )
  stage.shape(
    [far, farther, nearer, near],
    stage.blend(
      [far[0], 0],
      [1600, 0],
      [
        [0, wood.lit],
        [0.6, wood.middle],
        [1, '#8a5c36'],
      ],
    ),
  )
  for (const share of [0.3, 0.56, 0.8]) {
    const along = (a: Point, b: Point): Point => [
      a[0] + (b[0] - a[0]) * share,
      a[1] + (b[1] - a[1]) * share,
    ]
    const [from, to] = [along(far, near), along(farther, nearer)]
    stage.line(from, [(from[0] + to[0]) / 2, from[1]], to, 'rgba(74,44,24,0.45)', 3 + 2 * share)
  }
  stage.line(near, [1000, near[1]], nearer, wood.lit, 7)
  stage.line(far, [1000, far[1]], farther, 'rgba(74,44,24,0.55)', 5)
  stage.glow([600, 900, 900], 220, '#fff0d0', 0.4)
}

/** Fruit and the pot together; a cup and a sheet before each who sits there. */
export function onTable(stage: Expo): void {
  const { light, pen } = stage
  const cup = (x: number, y: number, side: 1 | -1): void =>
    coffeeCup(pen, { x, y, size: 80, facing: side < 0 ? 'left' : 'right' }, light, {
      saucer: true,
      colour: '#f4eee0',
      tilt: 0.22,
    })
  cup(1060, 900, -1)
  sheet(stage, [1140, 920], 150, 0.2)
  stage.put(basket, [800, 985, 180, 1], { goods: '#e0952f', bands: '#3f6b52', tilt: 0.2 })
  stage.put(basket, [960, 1005, 180, 1], { goods: '#5f7f3a', bands: '#b4523a', tilt: 0.2 })
  teapot(stage, 680, 1045)
}

/** A written sheet that lies before somebody, seen flat from a low eye, with a pen across it. */
function sheet(stage: Expo, [x, y]: Point, wide: number, slant: number): void {
  const deep = wide * 0.23
  const at = (u: number, v: number): Point => [
    x + u * wide * (1 - 0.12 * v) + v * deep * slant,
    y - v * deep + u * wide * slant * 0.16,
  ]
  stage.glow([x + 10, y + 4, wide * 1.5], deep * 1.5, '#4a2c1c', 0.5, 0.3)
  stage.shape([at(-0.5, -0.5), at(0.5, -0.5), at(0.5, 0.5), at(-0.5, 0.5)], '#f4ecd8')
  for (let k = -0.36; k < 0.4; k += 0.22)
    stage.line(at(-0.4, k), at(0, k), at(0.34 - 0.2 * (k > 0.3 ? 1 : 0), k), '#8b8fa2', 3.5)
  stage.line(at(0.16, -0.34), at(0.3, -0.1), at(0.44, 0.2), '#2c3f6a', 8)
}

/** A round pot of white china with lid, spout and handle. */
function teapot(stage: Expo, x: number, y: number): void {
  const china = tonesOf('#ece4d2', stage.light)
  const across = stage.blend(
    [x - 85, 0],
    [x + 85, 0],
    [
      [0, china.lit],
      [0.5, china.middle],
      [1, china.shade],
    ],
  )
  stage.glow([x + 50, y - 4, 300], 80, '#4a2c1c', 0.6, 0.4)
  const { pen } = stage
  for (const [colour, wide] of [
    [china.shade, 20],
    [china.middle, 12],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = wide
    pen.beginPath()
    pen.ellipse(x + 84, y - 74, 40, 44, 0, -Math.PI * 0.6, Math.PI * 0.6)
    pen.stroke()
  }
  stage.soft(
    [
      [x - 66, y - 40],
      [x - 110, y - 74],
      [x - 130, y - 122],
      [x - 108, y - 122],
      [x - 86, y - 96],
      [x - 60, y - 90],
    ],
    china.lit,
  )
  stage.soft(
    [
      [x - 54, y],
      [x + 54, y],
      [x + 90, y - 60],
      [x + 52, y - 128],
      [x - 52, y - 128],
      [x - 90, y - 60],
    ],
    across,
  )
  stage.oval(x, y - 126, 108, 34, china.shade)
  stage.oval(x, y - 132, 104, 34, across)
  stage.oval(x, y - 152, 30, 26, china.middle)
  stage.glow([x - 36, y - 86, 50], 60, '#ffffff', 0.7, 0.2)
}
