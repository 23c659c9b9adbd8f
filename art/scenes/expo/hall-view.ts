import { glaze, mix } from '../../kit/colour'
import { seeded } from '../../kit/random'
import { tonesOf, type Point } from '../../kit/shapes'
import type { Expo } from './stage'

/** Where the aisle runs to; the painter stands on the gallery, three metres above the floor. */
export const vanish: Point = [800, 330]
const eye = 3
const lens = 1500

/** Pixels of a metre at a distance. */
export const metreAt = (d: number): number => lens / d

/** A point of the hall: metres from the middle of the aisle, up, and away from the painter. */
export function at(x: number, up: number, d: number): Point {
  return [vanish[0] + (x * lens) / d, vanish[1] + ((eye - up) * lens) / d]
}

const produce = [
  ['#c8402c', '#e0902f', '#7fa044', '#e8c85a'],
  ['#d9a23a', '#5f8a3a', '#a8402c', '#efe0b0'],
  ['#8a4f76', '#e0c24a', '#c8402c', '#7fa044'],
] as const

export type Stall = {
  side: -1 | 1
  near: number
  colour: string
  kind: number
  /** How much higher than usual its roof hangs, in metres. */
  high?: number
  /** Stripes of the roof; one is a plain cloth. */
  bands?: number
  /** Size of the goods; larger ones lie fewer. */
  goods?: number
}

/** How much a thing fades into the air of the hall. */
export const fade = (d: number): number => Math.min(0.5, Math.max(0, (d - 7) * 0.018))

/** What stands behind the counter: a wall of cloth, shelves. The seller comes before `stallFront`. */
export function stallBack(stage: Expo, { side, near, colour }: Stall): void {
  const far = near + 2.5
  const tones = tonesOf(colour, stage.light, fade(near))
  const x = 4.1 * side
  stage.shape(
    [at(x, 0, near), at(x, 0, far), at(x, 2.4, far), at(x, 2.4, near)],
    stage.blend(at(x, 2.4, near), at(x, 0, near), [
      [0, side < 0 ? tones.middle : tones.lit],
      [1, tones.shade],
    ]),
  )
  // The end wall of the far side.
  stage.shape(
    [at(x, 0, far), at(2.5 * side, 0, far), at(2.5 * side, 1, far), at(x, 2.4, far)],
    tones.shade,
  )
  // The nearest stall at the right is cut by the edge of the picture: its jars would float there.
  const isCut = side > 0 && near < 6
  for (const up of isCut ? [] : [1.3, 1.75]) {
    stage.shape(
      [
        at(x - 0.05 * side, up, near),
        at(x - 0.05 * side, up, far),
        at(x - 0.05 * side, up - 0.07, far),
        at(x - 0.05 * side, up - 0.07, near),
      ],
      '#8a6238',
    )
    for (let d = far - 0.15; d > near; d -= 0.26) {
      const jar = tonesOf(d % 0.5 > 0.25 ? '#e8d8a8' : '#c87a3a', stage.light, fade(d))
      const [px, py] = at(x - 0.1 * side, up, d)
      stage.box(
        [px - 0.08 * metreAt(d), py - 0.24 * metreAt(d), px + 0.08 * metreAt(d), py],
        jar.middle,
      )
    }
  }
}

/** The counter with its goods in heaps, the cloth before it, and the striped roof on its posts. */
export function stallFront(stage: Expo, stall: Stall): void {
  const { side, near, colour, kind, high = 0, bands = 8, goods = 1 } = stall
  const { light } = stage
  const far = near + 2.5
  const air = fade(near)
  const tones = tonesOf(colour, light, air)
  const [inner, outer] = [2.5 * side, 3.3 * side]
  stage.shape(
    [at(inner, 0.9, near), at(inner, 0.9, far), at(outer, 1.05, far), at(outer, 1.05, near)],
    tonesOf('#a9783f', light, air).lit,
  )
  const fruits = produce[kind % produce.length] ?? produce[0]
  // Each crate is heaped, its fruit of many sizes and none in line with the next.
  const chance = seeded(Math.round(near * 10) + (side > 0 ? 500 : 0))
  const balls: { d: number; x: number; up: number; colour: string; wide: number }[] = []
  fruits.forEach((fruit, part) => {
    for (let row = 0; row < 5 / goods; row++)
      for (let k = 0; k < 4 / goods; k++) {
        const along = k * goods + (row % 2) * 0.5
        const rise = 0.05 * (1.6 - Math.abs(along - 1.7))
        balls.push({
          d: near + 0.2 + part * 0.6 + along * 0.125 + chance() * 0.03,
          x: side * (2.54 + row * 0.15 * goods + chance() * 0.04),
          up: 0.97 + 0.02 * goods + row * 0.05 + rise + chance() * 0.02,
          colour: mix(fruit, chance() < 0.5 ? '#8a3a22' : '#ffe9a8', chance() * 0.24),
          wide: (0.13 + 0.04 * chance()) * goods,
        })
      }
  })
  // The boards between the crates, from the far one on.
  const boards = tonesOf('#8a6238', light, air)
  const divider = (d: number): void =>
    stage.shape(
      [at(inner, 0.9, d), at(inner, 1.06, d), at(outer, 1.26, d), at(outer, 1.05, d)],
      boards.middle,
    )
  divider(far)
  let before = far
  for (const ball of balls.toSorted((one, other) => other.d - one.d || other.up - one.up)) {
    for (const share of [3, 2, 1])
      if (before > near + 0.13 + share * 0.6 && ball.d <= near + 0.13 + share * 0.6)
        divider(near + 0.13 + share * 0.6)
    before = ball.d
    const [x, y] = at(ball.x, ball.up, ball.d)
    const size = ball.wide * metreAt(ball.d)
    const fruit = tonesOf(ball.colour, light, fade(ball.d))
    stage.oval(x, y + size * 0.06, size * 1.06, size * 1.06, mix(fruit.shade, '#2a1a14', 0.3))
    stage.oval(x, y, size, size, fruit.middle)
    stage.oval(x - size * 0.12, y - size * 0.16, size * 0.55, size * 0.5, fruit.lit)
  }
  stage.shape(
    [at(inner, 0, near), at(inner, 0, far), at(inner, 0.92, far), at(inner, 0.92, near)],
    stage.blend(at(inner, 0.9, near), at(inner, 0, near), [
      [0, side < 0 ? tones.middle : tones.lit],
      [1, tones.shade],
    ]),
  )
  for (let d = near + 0.25; d < far; d += 0.25)
    stage.line(
      at(inner, 0.86, d),
      at(inner, 0.4, d),
      at(inner, 0.02, d),
      glaze(tones.shade, 0.6),
      0.03 * metreAt(d),
    )
  stage.shape(
    [at(inner, 0, near), at(outer, 0, near), at(outer, 1.02, near), at(inner, 0.92, near)],
    mix(tones.shade, '#1f1a22', 0.25),
  )
  for (const d of [far, near]) {
    const [wide, post] = [0.035 * metreAt(d), at(2.6 * side, 0, d)]
    const [, top] = at(2.6 * side, 2.37 + high, d)
    stage.box([post[0] - wide, top, post[0] + wide, post[1]], tonesOf('#8a6238', light, air).middle)
  }
  for (let i = bands - 1; i >= 0; i--) {
    const [a, b] = [near - 0.1 + (i * 2.7) / bands, near - 0.1 + ((i + 1) * 2.7) / bands]
    const cloth = i % 2 === 1 ? tonesOf('#f1e6cc', light, air) : tones
    stage.shape(
      [
        at(4.15 * side, 2.75 + high, a),
        at(4.15 * side, 2.75 + high, b),
        at(2.35 * side, 2.3 + high, b),
        at(2.35 * side, 2.3 + high, a),
      ],
      side < 0 ? cloth.middle : cloth.lit,
    )
    stage.shape(
      [
        at(2.35 * side, 2.3 + high, a),
        at(2.35 * side, 2.3 + high, b),
        at(2.35 * side, 2.08 + high, b),
        at(2.35 * side, 2.08 + high, a),
      ],
      cloth.middle,
    )
  }
}
