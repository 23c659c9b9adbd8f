import { coffeeCup, steam } from '../../kit/coffee-cup'
import { tonesOf } from '../../kit/shapes'
import { basket } from '../../kit/things/harvest-things'
import type { Expo } from './stage'

/** The table top: its middle and half its length and breadth in the picture. */
export const top = { x: 800, y: 960, long: 800, broad: 345 }

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

/** Fruit in the middle, a cup before each, and a plain pot apart from all hands. */
export function onTable(stage: Expo): void {
  const { light, pen } = stage
  const cup = (x: number, y: number): void =>
    coffeeCup(pen, { x, y, size: 84 }, light, { saucer: true, colour: '#f4eee0' })
  cup(880, 830)
  stage.put(basket, [660, 965, 200, 1], { goods: '#e0952f', bands: '#3f6b52', tilt: 0.36 })
  stage.put(basket, [930, 1035, 215, 1], { goods: '#5f7f3a', bands: '#b4523a', tilt: 0.36 })
  teapot(stage, 1270, 1080)
  for (const [x, y] of [
    [330, 960],
    [440, 1110],
  ] as const)
    cup(x, y)
  steam(pen, { x: 440, y: 1020, size: 150 }, stage.random, { opacity: 0.25 })
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
