import { glaze } from '../../kit/colour'
import { tonesOf } from '../../kit/shapes'
import { at, vanish } from './hall-view'
import type { Expo } from './stage'

const back = 44

/** Floor, carpet, walls with high windows, roof; the sun through the left windows on the floor. */
export function room(stage: Expo): void {
  const { width, height } = stage.frame
  const wall = tonesOf('#d6c29a', stage.light)
  stage.box([0, 0, width, height], wall.middle)
  const plane = (points: Parameters<typeof at>[], fill: string | CanvasGradient): void =>
    stage.shape(
      points.map((point) => at(...point)),
      fill,
    )
  plane(
    [
      [-9, 0, 3],
      [-9, 0, back],
      [-9, 8, back],
      [-9, 8, 3],
    ],
    '#a68f6c',
  )
  plane(
    [
      [9, 0, 3],
      [9, 0, back],
      [9, 8, back],
      [9, 8, 3],
    ],
    '#e0cda4',
  )
  plane(
    [
      [-9, 8, 3],
      [9, 8, 3],
      [9, 8, back],
      [-9, 8, back],
    ],
    '#8d7b62',
  )
  plane(
    [
      [-9, 0, back],
      [9, 0, back],
      [9, 8, back],
      [-9, 8, back],
    ],
    '#efdfb8',
  )
  for (const x of [-6.4, -2.2, 2, 6.2])
    plane(
      [
        [x - 1.5, 3.6, back],
        [x + 1.5, 3.6, back],
        [x + 1.5, 7, back],
        [x - 1.5, 7, back],
      ],
      '#fffae6',
    )
  for (let d = back - 2; d > 8; d -= 5) {
    plane(
      [
        [-9, 7.3, d],
        [9, 7.3, d],
        [9, 7.9, d],
        [-9, 7.9, d],
      ],
      '#6f6250',
    )
    for (const [x, colour] of [
      [-9, '#fff6da'],
      [9, '#f3e2b4'],
    ] as const)
      plane(
        [
          [x, 3.7, d - 0.8],
          [x, 3.7, d - 3.9],
          [x, 6.3, d - 3.9],
          [x, 6.3, d - 0.8],
        ],
        colour,
      )
  }
  plane(
    [
      [-9, 0, 3],
      [9, 0, 3],
      [9, 0, back],
      [-9, 0, back],
    ],
    stage.blend(
      [0, vanish[1]],
      [0, height],
      [
        [0, '#d8c49c'],
        [0.4, '#b89a70'],
        [1, '#8a6c50'],
      ],
    ),
  )
  plane(
    [
      [-2.1, 0, 3],
      [2.1, 0, 3],
      [2.1, 0, back],
      [-2.1, 0, back],
    ],
    'rgba(158,66,52,0.78)',
  )
  for (const x of [-2.1, 2.1])
    plane(
      [
        [x - 0.06, 0, 3],
        [x + 0.06, 0, 3],
        [x + 0.06, 0, back],
        [x - 0.06, 0, back],
      ],
      '#d9b070',
    )
  // Each window lays two panes of light across the carpet, aslant.
  for (let d = 41; d > 4; d -= 5)
    for (const [from, to] of [
      [0, 0.9],
      [1.15, 2],
    ] as const)
      plane(
        [
          [-2, 0, d + from],
          [1.2, 0, d + from + 2.4],
          [1.2, 0, d + to + 2.4],
          [-2, 0, d + to],
        ],
        glaze('#ffdf9c', 0.42),
      )
  stage.glow([vanish[0], 470, 700], 160, '#fff4d2', 0.7)
}
