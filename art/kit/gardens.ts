import { mix } from './colour'
import { cropRows, type FieldArea } from './fields'
import { cabbage } from './plants'
import { around, between, pick } from './random'
import { blend, foliage, leaf, shaded, tonesOf } from './shapes'
import type { Light, Pen, Place, Random } from './types'

/** Raised beds of vegetables that run towards the horizon, each of another crop. */
export function vegetableBeds(
  pen: Pen,
  light: Light,
  random: Random,
  options: FieldArea & { bed: number; plant: number },
): void {
  const { horizon, bottom, vanish, bed, plant } = options
  const soil = tonesOf('#7a4a33', light)
  const path = tonesOf('#a9764f', light)
  pen.save()
  pen.beginPath()
  pen.rect(options.from, horizon, options.to - options.from, bottom - horizon)
  pen.clip()
  pen.fillStyle = blend(
    pen,
    [0, horizon],
    [0, bottom],
    [
      [0, mix(path.lit, light.air, 0.35)],
      [0.5, path.middle],
      [1, path.middle],
    ],
  )
  pen.fillRect(options.from, horizon, options.to - options.from, bottom - horizon)
  const count = Math.ceil((options.to - options.from) / bed) + 8
  for (let k = -count; k <= count; k++) {
    const at = (off: number): number => vanish + (k + off) * bed
    for (const [low, high, colour] of [
      [0.1, 0.9, soil.shade],
      [0.14, 0.82, soil.middle],
      light.from < 0 ? ([0.14, 0.26, soil.lit] as const) : ([0.7, 0.82, soil.lit] as const),
    ] as const) {
      pen.fillStyle = colour
      pen.beginPath()
      pen.moveTo(vanish + (k + low) * bed * 0.03, horizon)
      pen.lineTo(vanish + (k + high) * bed * 0.03, horizon)
      pen.lineTo(at(high), bottom)
      pen.lineTo(at(low), bottom)
      pen.fill()
    }
  }
  pen.restore()
  const crops = ['#7fa65a', '#a9c26a', '#5f8f6a', '#8a5a6c', '#86a874', '#9fb84a'] as const
  cropRows(pen, light, random, {
    ...options,
    spacing: bed / 2,
    plant,
    gap: plant * 0.9,
    draw: (own, place, ownLight, ownRandom) => {
      const scale = (place.y - horizon) / (bottom - horizon)
      const index = Math.floor((place.x - vanish) / (bed * Math.max(0.02, scale)))
      const colour = crops[((index % crops.length) + crops.length) % crops.length] ?? crops[0]
      cabbage(own, place, ownLight, ownRandom, { colour })
    },
  })
}

/** Long grass close by, higher than a hare: stalks with seed heads; `size` is their height. */
export function longGrass(
  pen: Pen,
  { x, y, size, distance = 0 }: Place,
  light: Light,
  random: Random,
  options: { width: number; colour?: string; density?: number },
): void {
  const base = options.colour ?? '#8d9c48'
  const count = Math.round((options.width / size) * 34 * (options.density ?? 1))
  for (let i = 0; i < count; i++) {
    const foot = x + around(random, 0, options.width / 2)
    const tones = tonesOf(
      mix(base, pick(random, ['#d5c87a', '#3f5a26', base]), 0.35 * random()),
      light,
      distance,
    )
    const angle = -Math.PI / 2 + around(random, light.from * -0.08, 0.4)
    const length = size * between(random, 0.5, 1.05)
    leaf(
      pen,
      [foot, y + around(random, 0, size * 0.1)],
      { angle, length, width: size * 0.034, droop: Math.abs(Math.cos(angle)) * 0.5 },
      { one: shaded(tones, between(random, 0.4, 1)), other: shaded(tones, random() * 0.6) },
    )
    if (random() < 0.16) {
      const ear = {
        x: foot + Math.cos(angle) * length,
        y: y + Math.sin(angle) * length * 0.95,
        width: size * 0.05,
        height: size * 0.16,
      }
      foliage(pen, ear, light, random, {
        base: '#cdb878',
        distance,
        dab: Math.max(2, size * 0.02),
        density: 0.6,
      })
    }
  }
}
