import type { Random } from './types'

/** A seeded source of numbers from 0 to under 1 (mulberry32, public domain). */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A number between two bounds. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random()
}

/** A number around a middle, at most `spread` away; the middle is likelier than the ends. */
export function around(random: Random, middle: number, spread: number): number {
  return middle + (random() + random() - 1) * spread
}

/** One of a list that is not empty. */
export function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0]
}

export type Noise = (x: number, y?: number) => number

/** Smooth noise from -1 to 1 over the plane, with one wave about every unit of length. */
export function smoothNoise(random: Random): Noise {
  const table = Array.from({ length: 1024 }, () => random() * 2 - 1)
  const at = (x: number, y: number): number =>
    table[(Math.imul(x, 374761393) + Math.imul(y, 668265263)) & 1023] ?? 0
  const ease = (share: number): number => share * share * (3 - 2 * share)
  return (x, y = 0) => {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const [right, down] = [ease(x - column), ease(y - row)]
    const above = at(column, row) * (1 - right) + at(column + 1, row) * right
    const below = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right
    return above * (1 - down) + below * down
  }
}

/** Noise with finer waves on top of the broad ones, for ridges, edges and clouds. */
export function roughNoise(random: Random, octaves = 4): Noise {
  const layers = Array.from({ length: octaves }, () => smoothNoise(random))
  return (x, y = 0) => {
    let [sum, weight, total] = [0, 1, 0]
    layers.forEach((layer, index) => {
      const scale = 2 ** index
      sum += layer(x * scale + index * 17.3, y * scale + index * 5.1) * weight
      total += weight
      weight *= 0.5
    })
    return sum / total
  }
}
