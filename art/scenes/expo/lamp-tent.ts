import { glaze } from '../../kit/colour'
import type { Expo } from './stage'

type Tent = { left: number; right: number; foot: number; eave: number; roof: number }

/** An open tent square to the painter: warm light within, a roof of closed cloth. */
export function lampTent(stage: Expo, { left, right, foot, eave, roof }: Tent): void {
  const wide = right - left
  const middle = (left + right) / 2
  const tall = foot - eave
  stage.glow([middle, foot + tall * 0.12, wide * 1.9], tall * 1.1, '#ffb050', 0.8, 0.05)
  stage.box(
    [left, eave - 10, right, foot],
    stage.blend(
      [0, eave],
      [0, foot],
      [
        [0, '#f6cf8c'],
        [0.5, '#e8ad62'],
        [1, '#a8703c'],
      ],
    ),
  )
  for (let i = 1; i < 5; i++) {
    const x = left + (wide * i) / 5
    stage.line(
      [x, eave],
      [x + 4, eave + tall * 0.4],
      [x, foot - tall * 0.04],
      glaze('#8a5a34', 0.35),
      3,
    )
  }
  stage.glow([middle, eave + tall * 0.22, wide * 1.1], tall * 1.3, '#fff0c0', 0.85, 0.04)
  stage.shape(
    [
      [left, foot],
      [right, foot],
      [right - wide * 0.09, foot - tall * 0.09],
      [left + wide * 0.09, foot - tall * 0.09],
    ],
    '#b9803f',
  )
  for (const x of [left, right]) {
    stage.box([x - wide * 0.011, eave, x + wide * 0.011, foot + 6], '#4a4056')
    stage.box(
      [x < middle ? x : x - wide * 0.011, eave, x < middle ? x + wide * 0.011 : x, foot + 4],
      '#d99a58',
    )
  }
  const [a, b] = [left - wide * 0.05, right + wide * 0.05]
  stage.soft(
    [
      [a, eave + 2],
      [a, eave + 2],
      [middle - wide * 0.2, roof + (eave - roof) * 0.42],
      [middle, roof],
      [middle, roof],
      [middle + wide * 0.2, roof + (eave - roof) * 0.42],
      [b, eave + 2],
      [b, eave + 2],
    ],
    stage.blend(
      [a, roof],
      [b, eave],
      [
        [0, '#8d80a4'],
        [0.5, '#b79db0'],
        [1, '#d8aea6'],
      ],
    ),
  )
  // The side that looks away from the sunset, and the seams between the cloths.
  stage.soft(
    [
      [a, eave + 2],
      [a, eave + 2],
      [middle - wide * 0.2, roof + (eave - roof) * 0.42],
      [middle, roof],
      [middle, roof],
      [middle - wide * 0.07, roof + (eave - roof) * 0.45],
      [middle - wide * 0.18, eave + 2],
      [middle - wide * 0.18, eave + 2],
    ],
    glaze('#5f567f', 0.5),
  )
  for (const k of [-0.34, 0.12, 0.34])
    stage.line(
      [middle, roof],
      [middle + wide * k * 0.4, roof + (eave - roof) * 0.45],
      [middle + wide * k, eave],
      glaze('#6f6288', 0.45),
      3,
    )
  const count = 12
  for (let i = 0; i < count; i++) {
    const [x, step] = [a + ((b - a) * i) / count, (b - a) / count]
    stage.soft(
      [
        [x, eave - 6],
        [x + step, eave - 6],
        [x + step * 0.92, eave + step * 0.42],
        [x + step * 0.5, eave + step * 0.6],
        [x + step * 0.08, eave + step * 0.42],
      ],
      i % 2 ? '#e9c9a0' : '#b0483c',
    )
  }
  stage.line(
    [middle, roof],
    [middle, roof - 20],
    [middle, roof - wide * 0.08],
    '#3c3650',
    wide * 0.008,
  )
  stage.shape(
    [
      [middle, roof - wide * 0.08],
      [middle + wide * 0.09, roof - wide * 0.06],
      [middle, roof - wide * 0.035],
    ],
    '#b0483c',
  )
}
