import type { Frame } from '../scene'
import { mix } from './colour'
import { around, between } from './random'
import { facingLight, softSpot } from './shapes'
import type { Light, Pen, Place, Random } from './types'

/** A heaped cloud on its flat base: `size` is its height, `wide` how many times wider it is. */
export function cumulus(
  pen: Pen,
  { x, y, size, distance = 0 }: Place,
  light: Light,
  random: Random,
  options: { wide?: number; colour?: string } = {},
): void {
  const wide = options.wide ?? 2.4
  const white = mix(options.colour ?? '#ffffff', light.warm, 0.3)
  const grey = mix(mix(options.colour ?? '#b9c3d3', light.cool, 0.34), light.air, 0.35)
  const towers = Array.from({ length: 4 + Math.floor(random() * 3) }, () => ({
    at: between(random, -0.36, 0.36),
    tall: between(random, 0.5, 1),
  }))
  const puffs: { dx: number; dy: number; radius: number; lit: number }[] = []
  for (const { at, tall } of towers) {
    for (let i = 0; i < 16; i++) {
      const climb = random() ** 1.25
      const spread = (1 - climb * 0.45) * 0.22
      const dx = at + around(random, 0, spread)
      const dy = climb * tall * (1 - Math.abs(dx) * 0.9)
      const radius = size * between(random, 0.18, 0.36) * (1 - climb * 0.15)
      const lit = facingLight(light, (dx - at) * 3, 0.9 - dy * 2)
      puffs.push({ dx, dy, radius, lit: lit + (random() - 0.5) * 0.25 })
    }
  }
  for (let i = 0; i < 12; i++) {
    const dx = around(random, 0, 0.5)
    puffs.push({ dx, dy: 0.02, radius: size * between(random, 0.12, 0.22), lit: 0.12 })
  }
  puffs.sort((one, other) => one.lit - other.lit)
  for (const { dx, dy, radius, lit } of puffs) {
    const colour = mix(mix(grey, white, Math.min(1, Math.max(0, lit * 1.25))), light.air, distance)
    const at = {
      x: x + dx * size * wide,
      y: y - dy * size,
      width: radius * 2.6,
      height: radius * 2,
    }
    softSpot(pen, at, colour, 0.72 - distance * 0.3, 0.35)
  }
}

/** Long thin veils high up. */
export function cirrus(
  pen: Pen,
  { width, height }: Frame,
  light: Light,
  random: Random,
  { count, warm = false }: { count: number; warm?: boolean },
): void {
  const colour = warm ? mix('#fff3dc', light.warm, 0.5) : mix('#ffffff', light.warm, 0.15)
  for (let i = 0; i < count; i++) {
    const [x, y] = [random() * width, height * between(random, 0.05, 0.5)]
    const tilt = around(random, -0.06, 0.1)
    for (let k = 0; k < 9; k++) {
      pen.save()
      pen.translate(x + around(random, 0, width * 0.1), y + around(random, 0, height * 0.03))
      pen.rotate(tilt)
      const long = width * between(random, 0.1, 0.3)
      softSpot(
        pen,
        { x: 0, y: 0, width: long, height: height * between(random, 0.02, 0.07) },
        colour,
        0.2,
        0.02,
      )
      pen.restore()
    }
  }
}

/** Low banks in layers, lit along the edge that looks to the sun. */
export function stratus(
  pen: Pen,
  { width, height }: Frame,
  light: Light,
  random: Random,
  { count, pale = false }: { count: number; pale?: boolean },
): void {
  for (let i = 0; i < count; i++) {
    const depth = (i + 0.5) / count
    const y = height * (0.12 + 0.8 * depth) + around(random, 0, height * 0.03)
    const x = between(random, -0.1, 1.1) * width
    const long = width * between(random, 0.18, 0.5) * (1.1 - 0.5 * depth)
    const thick = height * between(random, 0.025, 0.06) * (1.2 - 0.8 * depth)
    const body = pale
      ? mix(light.air, '#ffffff', 0.4)
      : mix(light.cool, light.air, 0.45 + 0.3 * depth)
    const rim = pale ? '#ffffff' : mix(light.warm, '#fff0d0', 0.35)
    const wave = random() * 6
    for (let k = 0; k < 26; k++) {
      const along = around(random, 0, 0.5)
      const spot = {
        x: x + along * long,
        y: y + Math.sin(along * 5 + wave) * thick * 0.5 + around(random, 0, thick * 0.6),
        width: long * between(random, 0.08, 0.3) * (1.1 - Math.abs(along)),
        height: thick * between(random, 0.35, 1.2) * (1.2 - Math.abs(along) * 1.4),
      }
      softSpot(pen, spot, body, pale ? 0.25 : 0.36, 0.3)
      // A low sun lights the bellies of the clouds.
      const under = light.height < 0.3 ? 0.3 : -0.3
      const belly = { ...spot, y: spot.y + spot.height * under, height: spot.height * 0.5 }
      softSpot(pen, belly, rim, pale ? 0.2 : 0.5, 0.25)
    }
  }
}
