import { mix } from '../../kit/colour'
import { leaf, tonesOf } from '../../kit/shapes'
import { avocado, bananas, mango, tomato } from './fruit'
import type { Expo } from './stage'

type Fill = 'mango' | 'avocado' | 'tomato' | 'bananas'

/** A crate: the middle of its lower edge, its width and height, how it leans, and what is in it. */
export type FruitCrate = {
  at: readonly [x: number, y: number]
  wide: number
  high: number
  lean?: number
  wood: string
  fill: Fill
  /** How high the fruit is heaped over the rim, and to which side its top lies, -1 to 1. */
  heap: number
  top?: number
  leaves?: number
}

const sizes = { mango: 98, avocado: 104, tomato: 88, bananas: 150 }

/** Paints a crate of slats with fruit heaped over its rim. */
export function fruitCrate(stage: Expo, crate: FruitCrate): void {
  const { pen, light } = stage
  const { wide, high } = crate
  stage.glow([crate.at[0] + 30, crate.at[1] - 10, wide * 1.3], 60, '#2a160e', 0.6, 0.4)
  pen.save()
  pen.translate(...crate.at)
  pen.rotate(crate.lean ?? 0)
  const half = wide / 2
  const wood = tonesOf(crate.wood, light)
  // The dark inside, and the rim of the back board.
  stage.box([-half + 8, -high - 34, half - 8, -high + 30], '#3a2415')
  stage.box([-half + 8, -high - 44, half - 8, -high - 24], wood.shade)
  heaped(stage, crate)
  stage.box([-half + 10, -high, half - 10, 0], '#2c1a10')
  const slats = Math.max(2, Math.round(high / 84))
  for (let i = 0; i < slats; i++) {
    const [top, low] = [-high + (high / slats) * i, -high + (high / slats) * (i + 1) - 13]
    const shade = mix(wood.middle, i % 2 === 0 ? wood.lit : wood.shade, 0.22)
    stage.box([-half, top, half, low], shade)
    stage.box([-half, top, half, top + 7], wood.lit)
    for (const share of [0.4, 0.7])
      stage.line(
        [-half + 12, top + (low - top) * share],
        [half * 0.2, top + (low - top) * (share + 0.12)],
        [half - 12, top + (low - top) * share],
        mix(shade, wood.shade, 0.5),
        3,
      )
  }
  for (const x of [-half + 4, half - 40]) {
    stage.box([x, -high - 8, x + 36, 0], mix(wood.middle, wood.lit, 0.35))
    for (let i = 0; i < slats; i++)
      stage.oval(x + 18, -high + (high / slats) * (i + 0.42), 8, 8, '#4a3a2c')
  }
  pen.restore()
}

/** The fruit, from the back of the heap to its front, and leaves between. */
function heaped(stage: Expo, { wide, high, fill, heap, top = 0, leaves = 0 }: FruitCrate): void {
  const { random } = stage
  const size = sizes[fill]
  const room = wide / 2 - size * 0.45
  const gap = size * (fill === 'bananas' ? 0.86 : 0.74)
  const rows = Math.max(2, Math.ceil(heap / (size * 0.34)))
  for (let row = 0; row < rows; row++) {
    const share = 1 - row / (rows - 1)
    // The upper rows are shorter, and lie where the top of the heap is.
    const reach = room * (1 - 0.58 * share)
    const count = Math.max(2, Math.floor((reach * 2) / gap) + 1)
    for (let i = 0; i < count; i++) {
      const x =
        top * share * room * 0.4 + ((i / (count - 1)) * 2 - 1) * reach + (random() - 0.5) * 22
      const bow = 0.2 * size * (x / room) ** 2
      const y = -high - heap * share * 0.75 + bow + size * 0.2 + (random() - 0.5) * 20
      const turn = random() - 0.5
      stage.glow([x + 8, y - size * 0.3, size * 1.3], size * 1.1, '#1f120a', 0.55)
      if (fill === 'avocado') avocado(stage, [x, y, size * (0.9 + 0.2 * random())], turn * 2.6)
      else if (fill === 'mango') mango(stage, [x, y, size * (0.9 + 0.2 * random())], turn * 1.8)
      else if (fill === 'tomato') tomato(stage, [x, y, size * (0.85 + 0.3 * random())], turn * 2.4)
      else bananas(stage, [x, y, size * (0.95 + 0.15 * random())])
    }
  }
  for (let i = 0; i < leaves; i++) {
    const side = i % 2 === 0 ? -1 : 1
    const x = side * room * (0.5 + 0.5 * random())
    sprig(stage, x, -high - heap * 0.12 * random(), side)
  }
}

/** Two or three leaves that hang out over the rim. */
function sprig(stage: Expo, x: number, y: number, side: number): void {
  const green = tonesOf('#557f3c', stage.light)
  for (const off of [-0.5, 0.1, 0.7]) {
    const angle = Math.PI / 2 - side * (0.7 + off)
    leaf(
      stage.pen,
      [x, y],
      { angle, length: 92 + 26 * off, width: 22, droop: 0.25 },
      { one: green.lit, other: green.shade },
    )
  }
}
