import { mix } from './colour'
import { around, between, pick } from './random'
import { castShadow, foliage, leaf, limb, shaded, tonesOf, type Point } from './shapes'
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

/** A branch of coffee close by: `size` is its length; leaves in pairs, cherries in clusters. */
export function coffeeBranch(
  pen: Pen,
  { x, y, size, facing = 'right', distance = 0 }: Place,
  light: Light,
  random: Random,
  options: { tilt?: number; ripe?: number } = {},
): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(facing === 'left' ? -1 : 1, 1)
  pen.rotate(options.tilt ?? 0.12)
  // The branch is turned over when it looks left; its light has to be turned too.
  const own: Light = { ...light, from: facing === 'left' ? -light.from : light.from }
  const green = tonesOf('#3f7034', own, distance)
  limb(
    pen,
    [0, 0],
    [size * 0.5, -size * 0.05],
    [size, size * 0.05],
    { from: size * 0.03, to: size * 0.01 },
    tonesOf('#7a5f45', own, distance),
    own,
  )
  for (let i = 0; i < 6; i++) {
    const at = size * (0.08 + 0.165 * i)
    for (const side of [-1, 1]) {
      const length = size * between(random, 0.2, 0.27)
      leaf(
        pen,
        [at, 0],
        { angle: side * between(random, 0.7, 1.15), length, width: length * 0.3, droop: 0.12 },
        { one: shaded(green, 0.75 - side * 0.2), other: shaded(green, 0.35 - side * 0.2) },
      )
    }
    for (let k = 0; k < 9; k++) {
      const ripe = random() < (options.ripe ?? 0.8)
      const spot: Point = [
        around(random, at, size * 0.045),
        around(random, size * 0.012, size * 0.035),
      ]
      cherry(
        pen,
        spot,
        size * 0.024,
        own,
        ripe ? pick(random, ['#b3261f', '#c8402a', '#96201f']) : '#9fae45',
        distance,
      )
    }
  }
  pen.restore()
}

function cherry(
  pen: Pen,
  [x, y]: Point,
  radius: number,
  light: Light,
  base: string,
  distance: number,
): void {
  const tones = tonesOf(base, light, distance)
  const [lightX, lightY] = [x + light.from * radius * 0.4, y - radius * 0.4]
  const round = pen.createRadialGradient(lightX, lightY, radius * 0.1, x, y, radius)
  round.addColorStop(0, mix(tones.lit, '#ffffff', 0.3))
  round.addColorStop(0.45, tones.middle)
  round.addColorStop(1, tones.shade)
  pen.fillStyle = round
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fill()
}
