import { glaze } from '../../kit/colour'
import { smoothNoise } from '../../kit/random'
import type { Expo } from './stage'

type Board = { left: number; top: number; right: number; bottom: number; foot: number }

const layers = [
  ['#3f2a1e', 0.3],
  ['#7a4a2c', 0.5],
  ['#b98048', 0.7],
  ['#b0a48e', 0.87],
  ['#7d7a76', 1],
] as const

/** A painted board on an easel: plants above, roots in the dark soil, clay, stones, rock. */
export function soilBoard(stage: Expo, { left, top, right, bottom, foot }: Board): void {
  const { pen, random } = stage
  const [wide, tall] = [right - left, bottom - top]
  const middle = (left + right) / 2
  stage.glow([middle, foot - 6, wide * 1.1], 46, '#2c241a', 0.5, 0.2)
  for (const side of [-1, 1])
    stage.line(
      [middle + side * wide * 0.2, top - 26],
      [middle + side * wide * 0.3, bottom],
      [middle + side * wide * 0.44, foot],
      '#7a5230',
      17,
    )
  stage.box([left - 16, top - 16, right + 16, bottom + 16], '#6b4a2e')
  stage.box([left - 16, top - 16, right + 16, top - 10], '#a5774a')
  stage.box([left - 30, bottom + 14, right + 30, bottom + 32], '#8a6038')
  pen.save()
  pen.beginPath()
  pen.rect(left, top, wide, tall)
  pen.clip()
  stage.box(
    [left, top, right, bottom],
    stage.blend(
      [0, top],
      [0, top + tall * 0.3],
      [
        [0, '#cfe2e6'],
        [1, '#f6efd8'],
      ],
    ),
  )
  const wave = smoothNoise(random)
  const edge = (k: number, x: number): number =>
    top + tall * k + tall * 0.022 * wave((x - left) / 70, k * 9)
  layers.forEach(([colour, end], i) => {
    const begin = layers[i - 1]?.[1] ?? 0.2
    const points: [number, number][] = []
    for (let x = left; x <= right + 8; x += 8) points.push([x, edge(begin, x)])
    points.push([right, top + tall * end + 30], [left, top + tall * end + 30])
    stage.shape(points, colour)
  })
  stones(stage, { left, top, right, bottom, foot })
  for (let i = 0; i < 5; i++) plant(stage, left + wide * (0.12 + 0.19 * i), edge(0.2, left), tall)
  pen.restore()
  stage.shape(
    [
      [left, top],
      [left + wide * 0.3, top],
      [left + wide * 0.12, bottom],
      [left, bottom],
    ],
    glaze('#fff6dc', 0.14),
  )
}

function stones(stage: Expo, { left, top, right, bottom }: Board): void {
  const { random } = stage
  const [wide, tall] = [right - left, bottom - top]
  for (let i = 0; i < 46; i++) {
    const deep = 0.5 + 0.36 * random()
    const [x, y] = [left + wide * random(), top + tall * (deep > 0.72 ? deep : deep + 0.1)]
    const size = tall * (0.02 + 0.04 * random())
    stage.oval(x, y + size * 0.2, size * 1.5, size, '#6f6a62')
    stage.oval(x - size * 0.1, y, size * 1.2, size * 0.7, i % 2 ? '#c9c2b2' : '#a39c90')
  }
  for (let i = 0; i < 8; i++) {
    const x = left + wide * (0.02 + 0.13 * i)
    stage.soft(
      [
        [x, bottom],
        [x + 4, bottom - tall * 0.09],
        [x + wide * 0.06, bottom - tall * 0.12],
        [x + wide * 0.11, bottom - tall * 0.06],
        [x + wide * 0.12, bottom],
      ],
      i % 2 ? '#8d8a86' : '#6a6764',
    )
  }
  // Two worms in the topsoil.
  for (const [x, y] of [
    [0.3, 0.35],
    [0.76, 0.4],
  ] as const)
    stage.line(
      [left + wide * x, top + tall * y],
      [left + wide * (x + 0.04), top + tall * (y - 0.03)],
      [left + wide * (x + 0.09), top + tall * (y + 0.01)],
      '#d98a7a',
      7,
    )
}

/** A young plant with its leaves and a root that forks three times. */
function plant(stage: Expo, x: number, y: number, tall: number): void {
  const green = '#4f8f3f'
  stage.line([x, y], [x + 4, y - tall * 0.06], [x, y - tall * 0.12], green, 8)
  for (const side of [-1, 1])
    stage.soft(
      [
        [x, y - tall * 0.09],
        [x + side * tall * 0.05, y - tall * 0.15],
        [x + side * tall * 0.1, y - tall * 0.12],
        [x + side * tall * 0.05, y - tall * 0.07],
      ],
      side < 0 ? '#6fae4c' : green,
    )
  for (const [over, end, deep, wide] of [
    [0.01, 0.0, 0.34, 6],
    [-0.05, -0.07, 0.22, 4],
    [0.05, 0.07, 0.24, 4],
    [-0.02, -0.045, 0.3, 3],
    [0.02, 0.04, 0.31, 3],
  ] as const)
    stage.line(
      [x, y],
      [x + tall * over, y + tall * deep * 0.5],
      [x + tall * end, y + tall * deep],
      '#efe2bc',
      wide,
    )
}
