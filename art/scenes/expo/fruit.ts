import { glaze, mix } from '../../kit/colour'
import { leaf, roundedPath, shaded, tonesOf } from '../../kit/shapes'
import type { Expo } from './stage'

type Place = readonly [x: number, y: number, size: number]

/** A pineapple that stands on its foot: diamonds around a barrel, a crown of stiff blades. */
export function pineapple(stage: Expo, [x, y, size]: Place, lean = 0): void {
  const { pen, light, random } = stage
  const [wide, high] = [size * 0.21, size * 0.33]
  const green = tonesOf('#5f8f4c', light)
  stage.glow([x - light.from * size * 0.14, y, size * 0.66], size * 0.16, '#2a160e', 0.5, 0.3)
  pen.save()
  pen.translate(x, y)
  pen.rotate(lean)
  const blades = Array.from({ length: 15 }, (_, i) => ((i * 7) % 15) / 7 - 1)
  for (const side of blades)
    leaf(
      pen,
      [side * wide * 0.3, -high * 1.85],
      {
        angle: -Math.PI / 2 + side * 0.85,
        length: size * (0.4 - 0.1 * Math.abs(side) + 0.06 * random()),
        width: size * 0.05,
        droop: Math.abs(side) * 0.25,
      },
      { one: shaded(green, 0.8 + side * light.from * 0.25), other: shaded(green, 0.35) },
    )
  const tones = tonesOf('#d99a35', light)
  pen.fillStyle = stage.blend(
    [light.from * wide, -high * 1.6],
    [-light.from * wide, -high * 0.4],
    [
      [0, tones.lit],
      [0.5, tones.middle],
      [1, mix(tones.shade, '#5a3a1a', 0.4)],
    ],
  )
  roundedPath(pen, [
    [-wide * 0.7, -high * 1.98],
    [wide * 0.7, -high * 1.98],
    [wide * 1.12, -high * 1.2],
    [wide * 0.98, 0],
    [-wide * 0.98, 0],
    [-wide * 1.12, -high * 1.2],
  ])
  pen.fill()
  pen.clip()
  pen.strokeStyle = glaze('#6a4018', 0.55)
  pen.lineWidth = size * 0.016
  for (let i = -6; i < 7; i++)
    for (const way of [1, -1]) {
      pen.beginPath()
      pen.moveTo(i * wide * 0.46 - way * wide * 1.5, 0)
      pen.quadraticCurveTo(
        i * wide * 0.46,
        -high * 0.7,
        i * wide * 0.46 + way * wide * 1.5,
        -high * 2,
      )
      pen.stroke()
    }
  pen.restore()
}

/** An avocado that lies with its neck up to one side. */
export function avocado(stage: Expo, [x, y, size]: Place, turn = 0): void {
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
    [size * 0.38, size * 0.3],
    [-size * 0.38, size * 0.3],
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

/** A round fruit: an orange, a mango, a tomato. */
export function roundFruit(stage: Expo, [x, y, size]: Place, colour: string): void {
  const { light } = stage
  const tones = tonesOf(colour, light)
  stage.oval(
    x,
    y - size * 0.46,
    size,
    size * 0.96,
    stage.blend(
      [x + light.from * size * 0.4, y - size * 0.9],
      [x - light.from * size * 0.4, y],
      [
        [0, tones.lit],
        [0.5, tones.middle],
        [1, tones.shade],
      ],
    ),
  )
  stage.oval(
    x + light.from * size * 0.18,
    y - size * 0.66,
    size * 0.14,
    size * 0.12,
    glaze('#fff6dc', 0.8),
  )
}
