import { coffeeCup } from '../../kit/coffee-cup'
import { tonesOf, type Point } from '../../kit/shapes'
import { basket } from '../../kit/things/harvest-things'
import type { Expo } from './stage'

/** The table top: its middle and half its length and breadth in the picture. */
export const top = { x: 800, y: 1010, long: 1000, broad: 235 }

export function table(stage: Expo): void {
  const wood = tonesOf('#b07a48', stage.light)
  const [wide, high] = [top.long * 2, top.broad * 2]
  stage.oval(top.x, top.y + 44, wide, high, wood.shade)
  stage.oval(
    top.x,
    top.y,
    wide,
    high,
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
  stage.glow([560, 800, 900], 300, '#fff0d0', 0.45)
}

/** Fruit and the pot together in the middle; a cup and a sheet before each who sits there. */
export function onTable(stage: Expo): void {
  const { light, pen } = stage
  const cup = (x: number, y: number, side: 1 | -1): void =>
    coffeeCup(pen, { x, y, size: 76, facing: side < 0 ? 'left' : 'right' }, light, {
      saucer: true,
      colour: '#f4eee0',
      tilt: 0.22,
    })
  sheet(stage, [230, 1000], 210, -0.3)
  sheet(stage, [690, 900], 180, 0.1)
  sheet(stage, [1400, 985], 210, 0.2)
  cup(480, 1000, 1)
  cup(1010, 905, -1)
  stage.put(basket, [760, 1135, 225, 1], { goods: '#e0952f', bands: '#3f6b52', tilt: 0.2 })
  stage.put(basket, [975, 1165, 225, 1], { goods: '#5f7f3a', bands: '#b4523a', tilt: 0.2 })
  teapot(stage, 1210, 1130)
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
