import { unit, type Vec } from '../animals/volume'
import { between, seeded, smoothNoise } from '../random'
import type { Random } from '../types'
import { add, formOf, lightOfColour, mixIn, type Form } from './form'

export type Berry = { at: Vec; radius: number; out: Vec }

/** A coffee cherry: a little longer than thick, with the scar of its flower at the far end. */
export function berry(
  { at, radius, out }: Berry,
  colours: readonly [string, string],
  seed: number,
): Form {
  const random = seeded(seed)
  const noise = smoothNoise(random)
  const base = lightOfColour(colours[0])
  const blush = lightOfColour(colours[1])
  const scar = lightOfColour('#3a2416')
  const pale = lightOfColour('#c9a86a')
  const axis = unit(out)
  const aid: Vec = Math.abs(axis[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]
  const x = unit([
    aid[1] * axis[2] - aid[2] * axis[1],
    aid[2] * axis[0] - aid[0] * axis[2],
    aid[0] * axis[1] - aid[1] * axis[0],
  ])
  const y: Vec = [
    axis[1] * x[2] - axis[2] * x[1],
    axis[2] * x[0] - axis[0] * x[2],
    axis[0] * x[1] - axis[1] * x[0],
  ]
  const rows = 26
  const sides = 30
  return formOf(
    rows,
    sides + 1,
    (row, column) => {
      const polar = Math.max(0.02, Math.min(Math.PI - 0.02, (row / (rows - 1)) * Math.PI))
      const turn = (column / sides) * Math.PI * 2
      // The end with the scar is dented.
      const dent = 1 - 0.07 * Math.exp(-((polar / 0.2) ** 2))
      const [s, c] = [Math.sin(polar) * radius, Math.cos(polar) * radius * 1.1 * dent]
      return add(add(add(at, axis, c), x, Math.cos(turn) * s), y, Math.sin(turn) * s)
    },
    {
      isThin: false,
      skin: (u, v, _, paint) => {
        ;[paint.colour[0], paint.colour[1], paint.colour[2]] = base
        const turn = v * Math.PI
        const cloud = noise(Math.cos(turn) * 1.6 + 5, Math.sin(turn) * 1.6 + u * 3)
        mixIn(paint, blush, Math.max(0, Math.min(1, 0.25 + cloud * 0.9 - (u - 0.5) * 0.7)))
        mixIn(paint, pale, Math.max(0, 0.5 - Math.abs(u - 0.082) * 34) * 0.8)
        mixIn(paint, scar, Math.min(0.92, Math.max(0, (0.066 - u) * 60)))
        paint.gloss = u < 0.07 ? 0.05 : 0.5
        paint.through = 0
      },
    },
    true,
  )
}

/**
 * Cherries that crowd round a node: they sit against the wood and against each other, since their
 * stalks are hardly as long as they are thick.
 */
export function cluster(
  random: Random,
  {
    at,
    way,
    wood,
    radius,
    count,
    heavy = 0.35,
  }: {
    at: Vec
    way: Vec
    wood: number
    radius: number
    count: number
    /** How much they hang to the lower side, 0 to 1. */
    heavy?: number
  },
): Berry[] {
  const axis = unit(way)
  const berries = Array.from({ length: count }, () => {
    const out = unit([
      between(random, -1, 1),
      between(random, -1, 1) + heavy,
      between(random, -0.7, 1),
    ])
    return { place: add(at, out, radius * 2.4), radius: radius * between(random, 0.88, 1.1) }
  })
  for (let round = 0; round < 90; round++)
    for (const one of berries) {
      let place = add(one.place, add(add(at, [0, heavy * radius, 0]), one.place, -1), 0.06)
      for (const other of berries) {
        if (other === one) continue
        const gap = add(place, other.place, -1)
        const far = Math.hypot(...gap) || 1
        const room = (one.radius + other.radius) * 0.97
        if (far < room) place = add(place, gap, ((room - far) / far) * 0.5)
      }
      const from = add(place, at, -1)
      const along = from[0] * axis[0] + from[1] * axis[1] + from[2] * axis[2]
      const off = add(from, axis, -along)
      const far = Math.hypot(...off) || 1
      const room = wood + one.radius * 1.02
      if (far < room) place = add(place, off, (room - far) / far)
      if (Math.abs(along) > radius * 1.5)
        place = add(place, axis, -Math.sign(along) * (Math.abs(along) - radius * 1.5) * 0.3)
      one.place = place
    }
  return berries.map((one) => {
    const from = add(one.place, at, -1)
    const along = from[0] * axis[0] + from[1] * axis[1] + from[2] * axis[2]
    const out = unit(add(add(from, axis, -along * 0.5), [0, 0.75 * radius, 0.12 * radius]))
    return { at: one.place, radius: one.radius, out }
  })
}
