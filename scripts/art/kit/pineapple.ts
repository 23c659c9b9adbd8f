import { mix } from './colour'
import { around, between } from './random'
import { castShadow, leaf, shaded, tonesOf } from './shapes'
import type { Light, Pen, Place, Random } from './types'

/** A pineapple plant: a rosette of stiff blades, with its fruit when `fruit` is 0 (green) to 1 (ripe). */
export function pineapple(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: { fruit?: number } = {},
): void {
  const { x, y, size, distance = 0 } = place
  const tones = tonesOf('#6c8f62', light, distance)
  castShadow(pen, place, light, size * 0.9)
  const blades = Array.from({ length: 26 }, () => around(random, 0, 1)).toSorted(
    (a, b) => Math.abs(a) - Math.abs(b),
  )
  const draw = (side: number, from: number): void => {
    const sunny = 0.5 + side * light.from * 0.35 + around(random, 0, 0.2)
    leaf(
      pen,
      [x + side * size * 0.06, y - size * from],
      {
        angle: -Math.PI / 2 + side * 1.25,
        length: size * between(random, 0.5, 0.68),
        width: size * 0.045,
        droop: Math.abs(side) * 0.16,
      },
      { one: shaded(tones, sunny + 0.25), other: shaded(tones, sunny - 0.25) },
    )
  }
  for (const side of blades.slice(0, 13)) draw(side, 0.06)
  if (options.fruit !== undefined)
    pineappleFruit(
      pen,
      { x, y: y - size * 0.28, size: size * 0.62, distance },
      light,
      random,
      options.fruit,
    )
  for (const side of blades.slice(13))
    draw(Math.sign(side || 1) * (0.35 + Math.abs(side) * 0.65), 0)
}

/** A pineapple alone, standing on `place`: eyes in a lattice and a crown; ripe from 0 to 1. */
function pineappleFruit(
  pen: Pen,
  { x, y, size, distance = 0 }: Place,
  light: Light,
  random: Random,
  ripe = 1,
): void {
  const tones = tonesOf(mix('#7c8a4a', '#d99a35', ripe), light, distance)
  const green = tonesOf('#6c9458', light, distance)
  const [wide, high] = [size * 0.2, size * 0.32]
  const middle = y - high
  for (let i = 0; i < 11; i++) {
    const side = around(random, 0, 1)
    leaf(
      pen,
      [x + side * wide * 0.3, middle - high * 0.85],
      {
        angle: -Math.PI / 2 + side * 0.75,
        length: size * between(random, 0.28, 0.42),
        width: size * 0.04,
        droop: Math.abs(side) * 0.2,
      },
      {
        one: shaded(green, 0.75 + side * light.from * 0.3),
        other: shaded(green, 0.3 + side * light.from * 0.3),
      },
    )
  }
  pen.fillStyle = mix(tones.shade, tones.middle, 0.35)
  pen.beginPath()
  pen.ellipse(x, middle, wide, high, 0, 0, Math.PI * 2)
  pen.fill()
  for (let row = 0; row < 9; row++) {
    const dy = (row + 0.5) / 9 - 0.5
    const half = wide * Math.sqrt(Math.max(0.05, 1 - (dy * 2) ** 2))
    for (let k = 0; k < 5; k++) {
      const dx = ((k + (row % 2 ? 0.5 : 0)) / 4.5 - 0.5) * 1.8
      if (Math.abs(dx) > 0.95) continue
      pen.fillStyle = shaded(tones, 0.55 + dx * light.from * 0.5 - dy * 0.4)
      pen.beginPath()
      pen.ellipse(
        x + dx * half,
        middle + dy * high * 2,
        size * 0.037 * (1 - Math.abs(dx) * 0.3),
        size * 0.03,
        0,
        0,
        Math.PI * 2,
      )
      pen.fill()
    }
  }
}
