import { glaze, mix } from '../../kit/colour'
import { between, pick } from '../../kit/random'
import { shaded, softSpot, tonesOf, type Tones } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'

export type FrontBlock = {
  left: number
  right: number
  /** Row of the pavement at its foot, and of its roof. */
  foot: number
  top: number
  colour: string
  floors: number
  bays: number
  /** How much sun its front gets, 0 to 1. */
  sunny?: number
  distance?: number
  /** Height of the ground floor with its shops; 0 for none. */
  shop: number
}

const fruit = ['#d98a3a', '#c8452f', '#8fae4a', '#e2c04f', '#a85a3a', '#e8b04a'] as const
const cloths = ['#c7452f', '#2f7a6a', '#d9a437', '#31639a'] as const

/** A block of flats over shops, its front square to the painter: upright walls, deep windows. */
export function frontBlock(stage: Stage, block: FrontBlock): void {
  const { left, right, foot, top, colour, shop, sunny = 0.7, distance = 0 } = block
  const { light } = stage
  const tones = tonesOf(colour, light, distance)
  const wall = stage.blend(
    [0, top],
    [0, foot],
    [
      [0, shaded(tones, sunny + 0.15)],
      [1, shaded(tones, sunny - 0.2)],
    ],
  )
  stage.box([left, top, right, foot], wall)
  const high = foot - shop - top
  const storey = high / block.floors
  for (let floor = 0; floor < block.floors; floor++)
    storeyOf(stage, block, tones, top + storey * floor, storey, floor)
  // The parapet throws a thin shade on the wall.
  stage.box([left - 5, top - 12, right + 5, top + 12], shaded(tones, sunny + 0.25))
  stage.box([left, top + 12, right, top + 20], glaze(tones.shade, 0.7))
  if (shop > 0) shops(stage, block)
}

function storeyOf(
  stage: Stage,
  { left, right, bays, sunny = 0.7, distance = 0 }: FrontBlock,
  tones: Tones,
  y: number,
  storey: number,
  floor: number,
): void {
  const { random, light } = stage
  const bay = (right - left) / bays
  const glass = tonesOf('#46606f', light, distance)
  stage.box([left, y + storey * 0.95, right, y + storey], shaded(tones, sunny + 0.2))
  for (let k = 0; k < bays; k++) {
    const [a, b] = [left + bay * (k + 0.24), left + bay * (k + 0.76)]
    const [c, d] = [y + storey * 0.24, y + storey * 0.76]
    stage.box([a - 6, c - 6, b + 6, d + 6], shaded(tones, sunny + 0.3))
    stage.box(
      [a, c, b, d],
      stage.blend(
        [a, c],
        [b, d],
        [
          [0, glass.shade],
          [0.5, glass.middle],
          [1, random() < 0.35 ? mix(glass.lit, light.warm, 0.55) : glass.middle],
        ],
      ),
    )
    stage.box([a, c, b, c + storey * 0.07], glaze('#1d2026', 0.55))
    const middle = (a + b) / 2
    stage.box([middle - 2, c, middle + 2, d], shaded(tones, sunny + 0.1))
    stage.box([a - 9, d + 4, b + 9, d + 12], shaded(tones, sunny + 0.4))
    stage.box([a - 4, d + 12, b + 8, d + 18], glaze(tones.shade, 0.6))
    if ((k + floor) % 2 === 0) washing(stage, a, b, d, storey)
  }
}

/** Clothes on a line under a window. */
function washing(stage: Stage, a: number, b: number, sill: number, storey: number): void {
  const { random, light } = stage
  if (random() < 0.45) return
  const wide = (b - a) / 4
  for (let i = 0; i < 4; i++) {
    const tones = tonesOf(
      pick(random, ['#f0e6d0', '#c7452f', '#31639a', '#e2b04f', '#f0e6d0']),
      light,
    )
    const x = a + wide * i
    stage.box(
      [x, sill + 14, x + wide * 0.8, sill + 14 + storey * between(random, 0.12, 0.2)],
      tones.middle,
    )
  }
}

/** Open shops at the street: lamplight within, shelves, goods heaped in front, a cloth above. */
function shops(stage: Stage, { left, right, foot, shop, bays, distance = 0 }: FrontBlock): void {
  const { light, random, pen } = stage
  const count = Math.max(1, Math.round(bays / 2))
  const wide = (right - left) / count
  for (let k = 0; k < count; k++) {
    const [a, b] = [left + wide * k + wide * 0.05, left + wide * (k + 1) - wide * 0.05]
    const high = foot - shop * 0.86
    stage.box(
      [a, high, b, foot],
      stage.blend(
        [0, high],
        [0, foot],
        [
          [0, '#6f4a30'],
          [0.45, '#b9803f'],
          [1, '#7a5334'],
        ],
      ),
    )
    softSpot(
      pen,
      { x: (a + b) / 2, y: high + shop * 0.34, width: wide * 0.9, height: shop * 0.7 },
      '#ffd98a',
      0.8,
      0.04,
    )
    for (const up of [0.5, 0.36]) {
      stage.box([a + 8, foot - shop * up, b - 8, foot - shop * up + 5], '#7a5230')
      for (let x = a + 16; x < b - 16; x += shop * 0.09) {
        const tones = tonesOf(pick(random, [...fruit, '#4f7fae', '#f0e6d0']), light, distance)
        const tall = shop * between(random, 0.05, 0.11)
        stage.box([x, foot - shop * up - tall, x + shop * 0.065, foot - shop * up], tones.middle)
      }
    }
    heaps(stage, a, b, foot, shop, distance)
    awning(stage, a - wide * 0.03, b + wide * 0.03, foot, shop, distance)
  }
}

/** A sloping stall with fruit in heaps, each of one colour. */
function heaps(
  stage: Stage,
  a: number,
  b: number,
  foot: number,
  shop: number,
  distance: number,
): void {
  const { light, random } = stage
  const wood = tonesOf('#9a6f44', light, distance)
  stage.box([a + 6, foot - shop * 0.2, b - 6, foot - 2], wood.shade)
  stage.box([a + 6, foot - shop * 0.21, b - 6, foot - shop * 0.15], wood.lit)
  const part = (b - a - 24) / 4
  const round = shop * 0.032
  for (let k = 0; k < 4; k++) {
    const tones = tonesOf(pick(random, [...fruit]), light, distance)
    const middle = a + 12 + part * (k + 0.5)
    for (let row = 0; row < 3; row++)
      for (let x = -part * 0.42 + row * round; x < part * 0.42 - row * round; x += round * 1.9) {
        const y = foot - shop * 0.22 - row * round * 1.4
        stage.oval(middle + x, y, round * 2.3, round * 2.2, tones.middle)
        stage.oval(
          middle + x + light.from * round * 0.3,
          y - round * 0.35,
          round * 1.1,
          round,
          tones.lit,
        )
      }
  }
}

function awning(
  stage: Stage,
  a: number,
  b: number,
  foot: number,
  shop: number,
  distance: number,
): void {
  const { light, random } = stage
  const cloth = tonesOf(pick(random, [...cloths]), light, distance)
  const white = tonesOf('#f3ead6', light, distance)
  const [high, low] = [foot - shop * 0.92, foot - shop * 0.68]
  const stripes = 10
  const wide = (b - a) / stripes
  stage.box([a, low, b, low + shop * 0.07], glaze('#2a1c18', 0.45))
  for (let i = 0; i < stripes; i++) {
    const tones = i % 2 ? white : cloth
    const x = a + wide * i
    stage.box(
      [x, high, x + wide + 1, low],
      stage.blend(
        [0, high],
        [0, low],
        [
          [0, tones.lit],
          [1, tones.middle],
        ],
      ),
    )
    stage.oval(x + wide / 2, low, wide, shop * 0.07, tones.middle)
  }
}
