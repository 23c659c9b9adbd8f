import { glaze } from '../../kit/colour'
import { banana } from '../../kit/plants'
import { between } from '../../kit/random'
import { foliage, type Point } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'
import { farmhouse } from '../../kit/things/buildings'
import { broadTree } from '../../kit/trees'

/** The homesteads over there: fields on the slope, roofs, smoke of the first fires. */
export function farSlope(stage: Stage): void {
  const { random, light, pen } = stage
  stage.ridge({ base: 330, rise: 46, wave: 520, colour: '#4d7238', distance: 0.16, foot: 800 })
  for (let i = 0; i < 26; i++) {
    const [x, y] = [random() * 1600, between(random, 370, 560)]
    const [wide, high] = [between(random, 130, 240), between(random, 30, 54)]
    const tip = (800 - x) / 22
    const fill = ['#8fa04c', '#6d8f45', '#b5a258', '#7d9a58', '#9c7a4c'][i % 5] ?? ''
    const points: Point[] = [
      [x, y],
      [x + wide, y + tip],
      [x + wide - 24, y + high + tip],
      [x - 24, y + high],
    ]
    stage.shape(points, glaze(fill, 0.6))
    for (let row = 0.2; row < 1; row += 0.2)
      stage.line(
        [x - 24 * row, y + high * row],
        [x + wide / 2 - 24 * row, y + high * row + tip / 2],
        [x + wide - 24 * row, y + high * row + tip],
        'rgba(58,84,42,0.5)',
        3,
      )
    foliage(pen, { x: x + wide, y: y + tip, width: wide * 0.8, height: 22 }, light, random, {
      base: '#47683a',
      distance: 0.22,
      dab: 7,
    })
  }
  for (const [x, y, size, side] of [
    [330, 452, 62, 1],
    [1180, 440, 66, -1],
    [1390, 520, 74, -1],
    [520, 402, 40, 1],
  ] as const) {
    stage.put(broadTree, [x - 70, y + 6, size * 2.1, 1, 0.18], {})
    stage.put(farmhouse, [x, y, size, side, 0.16], { wall: '#e0c294', roof: '#a8705a' })
    for (let i = 0; i < 4; i++) stage.put(banana, [x + 66 + i * 20, y + 12, size * 0.8, 1, 0.24])
    // Smoke climbs straight in the still air, then leans.
    for (let i = 0; i < 24; i++)
      stage.glow(
        [x + 12 + i * i * 0.24, y - size - i * 7, 16 + i * 4.4],
        24 + i * 3,
        '#f3efe8',
        0.34 - i * 0.012,
      )
  }
}

/** The row of the river at a column: it winds from the right to the near left. */
function river(x: number): number {
  return 800 - 150 * Math.tanh((x - 760) / 420) + 26 * Math.sin(x / 170)
}

/** The river far below, trees on both its banks, and the mist that lies over it. */
export function valley(stage: Stage): void {
  const { random, light, pen } = stage
  stage.box(
    [0, 640, 1600, 1200],
    stage.blend(
      [0, 600],
      [0, 1200],
      [
        [0, 'rgba(90,122,78,0)'],
        [0.16, '#5a7a4e'],
        [1, '#2f4a28'],
      ],
    ),
  )
  const half = (x: number): number => 14 + (river(x) - 600) * 0.2
  const columns = Array.from({ length: 42 }, (_, i) => i * 42 - 60)
  stage.soft(
    [
      ...columns.map((x): Point => [x, river(x) - half(x)]),
      ...columns.toReversed().map((x): Point => [x, river(x) + half(x)]),
    ],
    stage.blend(
      [0, 0],
      [1600, 0],
      [
        [0, '#ffd48c'],
        [0.4, '#f0d9ae'],
        [0.7, '#b9c4c4'],
        [1, '#8fa9bd'],
      ],
    ),
  )
  // The trees of the far bank stand in the water upside down.
  for (const x of columns)
    stage.glow([x, river(x) - half(x), 130], half(x) * 1.7, '#3c5636', 0.5, 0.2)
  for (let i = 0; i < 90; i++) {
    const x = random() * 1600
    const y = river(x) + half(x) * between(random, -0.8, 0.8)
    const long = between(random, 20, 90)
    const colour = i % 3 ? 'rgba(255,246,222,0.7)' : 'rgba(104,126,120,0.6)'
    stage.line([x, y], [x + long / 2, y + 2], [x + long, y], colour, 3)
  }
  const trees = Array.from({ length: 420 }, () => [
    random() * 1660 - 30,
    590 + 640 * random() ** 1.6,
  ])
  for (const [x = 0, y = 0] of trees.toSorted((a, b) => (a[1] ?? 0) - (b[1] ?? 0))) {
    const size = 46 + (y - 560) * 0.26
    const off = y - river(x)
    if (off > -half(x) - 6 && off < half(x) + size * 0.85) continue
    const area = { x, y: y - size * 0.4, width: size * 1.35, height: size }
    foliage(pen, area, light, random, {
      base: ['#2c5026', '#3a602c', '#55702c'][Math.floor(random() * 3)] ?? '',
      distance: Math.max(0, 0.3 - (y - 600) / 900),
      dab: 6 + size / 20,
    })
  }
  for (const [y, thick, dense] of [
    [610, 60, 0.6],
    [690, 90, 0.6],
    [800, 110, 0.25],
  ] as const)
    stage.mist(y, thick, dense, '#f8ead2')
  stage.glow([900, 1290, 2600], 760, '#12241a', 0.62)
  stage.glow([60, 640, 1500], 620, '#ffd894', 0.34)
}
