import { glaze, mix } from '../../kit/colour'
import { leaf, roundedPath, tonesOf, type Point } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'

type Place = readonly [x: number, y: number, size: number]

/** An avocado that lies with its neck up to one side. */
export function avocado(stage: Stage, [x, y, size]: Place, turn = 0): void {
  const { pen, light } = stage
  const tones = tonesOf('#4a6b34', light)
  pen.save()
  pen.translate(x, y - size * 0.3)
  pen.rotate(turn)
  pen.fillStyle = stage.blend(
    [light.from * size * 0.3, -size * 0.3],
    [-light.from * size * 0.3, size * 0.3],
    [
      [0, mix(tones.lit, '#b9c878', 0.4)],
      [0.45, tones.middle],
      [1, mix(tones.shade, '#1c2416', 0.4)],
    ],
  )
  roundedPath(pen, [
    [-size * 0.14, -size * 0.56],
    [size * 0.14, -size * 0.56],
    [size * 0.3, -size * 0.1],
    [size * 0.36, size * 0.22],
    [size * 0.2, size * 0.42],
    [-size * 0.2, size * 0.42],
    [-size * 0.36, size * 0.22],
    [-size * 0.3, -size * 0.1],
  ])
  pen.fill()
  pen.restore()
  stage.oval(
    x + light.from * size * 0.12,
    y - size * 0.42,
    size * 0.09,
    size * 0.14,
    glaze('#e6ecc0', 0.8),
  )
}

/** A mango on its side: a full shoulder, a beak, and the red cheek that looked to the sun. */
export function mango(stage: Stage, [x, y, size]: Place, turn = 0): void {
  const { pen, light } = stage
  const [gold, cheek] = [tonesOf('#e8a52c', light), tonesOf('#c9502c', light)]
  pen.save()
  pen.translate(x, y - size * 0.4)
  pen.rotate(turn)
  pen.fillStyle = stage.blend(
    [-size * 0.5, -size * 0.3],
    [size * 0.5, size * 0.35],
    [
      [0, cheek.lit],
      [0.35, mix(cheek.middle, gold.lit, 0.5)],
      [0.6, gold.middle],
      [1, mix(gold.shade, '#5f6a28', 0.4)],
    ],
  )
  roundedPath(pen, [
    [-size * 0.5, -size * 0.1],
    [-size * 0.34, -size * 0.38],
    [size * 0.02, -size * 0.4],
    [size * 0.36, -size * 0.24],
    [size * 0.58, size * 0.08],
    [size * 0.44, size * 0.26],
    [size * 0.06, size * 0.4],
    [-size * 0.36, size * 0.32],
  ])
  pen.fill()
  pen.strokeStyle = glaze('#4a2a12', 0.5)
  pen.lineWidth = size * 0.03
  pen.stroke()
  pen.fillStyle = '#4a3018'
  pen.fillRect(-size * 0.54, -size * 0.12, size * 0.1, size * 0.07)
  pen.restore()
  stage.glow(
    [x + light.from * size * 0.16, y - size * 0.62, size * 0.3],
    size * 0.18,
    '#fff2cc',
    0.8,
  )
}

/** A tomato: broad and low, with shallow ribs and the green star of its stalk. */
export function tomato(stage: Stage, [x, y, size]: Place, turn = 0): void {
  const { pen, light } = stage
  const [red, green] = [tonesOf('#c8342a', light), tonesOf('#4f7a34', light)]
  const middle = y - size * 0.42
  stage.oval(
    x,
    middle,
    size * 1.06,
    size * 0.86,
    stage.blend(
      [x + light.from * size * 0.4, y - size * 0.85],
      [x - light.from * size * 0.4, y],
      [
        [0, mix(red.lit, '#ff9a6a', 0.3)],
        [0.45, red.middle],
        [1, mix(red.shade, '#3a0f10', 0.35)],
      ],
    ),
  )
  const [topX, topY] = [x + Math.sin(turn) * size * 0.2, middle - size * 0.2]
  for (const side of [-0.42, -0.16, 0.16, 0.42])
    stage.line(
      [topX, topY],
      [x + side * size * 1.15, middle - size * 0.1],
      [x + side * size * 0.9, middle + size * 0.36],
      glaze('#6a1212', 0.3),
      size * 0.035,
    )
  for (let i = 0; i < 5; i++) {
    const angle = turn + (i / 5) * Math.PI * 2
    leaf(
      pen,
      [topX, topY],
      { angle, length: size * 0.3, width: size * 0.1, droop: 0.1 },
      { one: green.lit, other: green.shade },
    )
  }
  stage.line(
    [topX, topY],
    [topX, topY - 8],
    [topX + size * 0.06, topY - size * 0.14],
    green.shade,
    size * 0.06,
  )
  stage.glow(
    [x + light.from * size * 0.28, middle - size * 0.06, size * 0.2],
    size * 0.22,
    '#fff4e0',
    0.8,
  )
}

/** A hand of bananas: five fingers that curve down from one stalk. */
export function bananas(stage: Stage, [x, y, size]: Place): void {
  const { pen, light } = stage
  const tones = tonesOf('#e6b92f', light)
  const stalk: Point = [x - size * 0.1, y - size * 0.92]
  pen.lineCap = 'round'
  for (const [i, spread] of [-0.62, -0.34, -0.02, 0.3, 0.6].entries()) {
    const tip: Point = [x + spread * size * 1.1, y - size * (0.1 + 0.22 * Math.abs(spread))]
    const over: Point = [x + spread * size * 1.3 - size * 0.12, y - size * (0.62 + 0.06 * i)]
    for (const [colour, wide, off] of [
      [mix(tones.shade, '#4a3010', 0.5), 0.25, 0.016],
      [tones.middle, 0.21, 0],
      [tones.lit, 0.09, -0.045],
    ] as const)
      stage.line(
        [stalk[0] + off * size, stalk[1]],
        [over[0] + off * size, over[1]],
        [tip[0] + off * size, tip[1]],
        colour,
        size * wide,
      )
    stage.oval(tip[0], tip[1] + size * 0.1, size * 0.09, size * 0.07, '#4a3a1c')
  }
  stage.line(stalk, stalk, [stalk[0] - size * 0.05, stalk[1] - size * 0.14], '#7d7a34', size * 0.17)
  stage.line(stalk, stalk, [stalk[0] - size * 0.06, stalk[1] - size * 0.17], '#4a3a1c', size * 0.1)
  pen.lineCap = 'butt'
}
