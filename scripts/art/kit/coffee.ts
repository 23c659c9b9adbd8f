import { mix } from './colour'
import { around, between, pick } from './random'
import { castShadow, foliage, limb, tonesOf } from './shapes'
import type { Light, Pen, Place, Random } from './types'

/** A coffee bush: layered arching branches, glossy leaves, cherries in the ripe season. */
export function coffeeBush(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: { cherries?: number } = {},
): void {
  const { x, y, size, distance = 0 } = place
  const base = '#3f6b36'
  castShadow(pen, place, light, size * 0.9)
  for (let i = 0; i < 3; i++) {
    limb(
      pen,
      [x + (i - 1) * size * 0.05, y],
      [x + (i - 1) * size * 0.08, y - size * 0.3],
      [x + (i - 1) * size * 0.2, y - size * 0.7],
      { from: size * 0.03, to: size * 0.012 },
      tonesOf('#7a6450', light, distance),
      light,
    )
  }
  const fruit = tonesOf('#b8322a', light, distance)
  for (let i = 0; i < 20; i++) {
    const climb = 0.16 + 0.76 * ((i % 10) / 9)
    const spot = {
      x: x + around(random, 0, size * 0.34 * (1.05 - climb * 0.6)),
      y: y - size * climb,
      width: size * between(random, 0.36, 0.55) * (1.15 - climb * 0.5),
      height: size * 0.2,
    }
    foliage(pen, spot, light, random, {
      base: mix(base, '#7fa04a', 0.25 * random()),
      distance,
      dab: Math.max(2.5, size * 0.045),
    })
    for (let k = 0; k < (options.cherries ?? 4); k++) {
      pen.fillStyle = pick(random, [fruit.lit, fruit.middle, fruit.shade])
      pen.beginPath()
      pen.arc(
        around(random, spot.x, spot.width * 0.4),
        spot.y + size * 0.05 * random(),
        Math.max(1.6, size * 0.016),
        0,
        Math.PI * 2,
      )
      pen.fill()
    }
  }
}
