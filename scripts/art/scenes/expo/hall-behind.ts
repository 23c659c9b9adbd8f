import { Expo } from './stage'

/** Roof trusses, a row of high windows and the dim stands behind. */
export function hallBehind(s: Expo, edge: number): void {
  s.room('#c9bfa8', '#a3947c', edge)
  s.shape(
    [
      [0, 0],
      [1600, 0],
      [1600, edge * 0.3],
      [0, edge * 0.3],
    ],
    s.blend(
      [0, 0],
      [0, edge * 0.34],
      [
        [0, '#5f5a55'],
        [1, '#a59c8a'],
      ],
    ),
  )
  for (let i = 0; i < 7; i++)
    s.shape(
      [
        [70 + i * 230, edge * 0.36],
        [220 + i * 230, edge * 0.36],
        [220 + i * 230, edge * 0.56],
        [70 + i * 230, edge * 0.56],
      ],
      s.blend(
        [0, edge * 0.36],
        [0, edge * 0.56],
        [
          [0, '#fdf3d6'],
          [1, '#e6dcc0'],
        ],
      ),
    )
  for (let i = 0; i < 6; i++)
    s.line(
      [-60 + i * 330, edge * 0.02],
      [100 + i * 330, edge * 0.3],
      [270 + i * 330, edge * 0.02],
      '#6d6861',
      9,
    )
  s.line([0, edge * 0.31], [800, edge * 0.3], [1600, edge * 0.31], '#57524d', 14)
}
