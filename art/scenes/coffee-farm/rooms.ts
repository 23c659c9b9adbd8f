import { blend, softSpot, tonesOf } from '../../kit/shapes'
import { between, pick } from '../../kit/random'
import { mix } from '../../kit/colour'
import type { Edges, Stage } from '../../kit/stage'

/** Soft round masses of colour, as what lies far behind a thing held close. */
export function blurred(
  stage: Stage,
  colours: readonly [string, ...string[]],
  count: number,
  size = 330,
  opacity = 0.6,
): void {
  const { pen, random, frame } = stage
  if (opacity > 0.5) {
    pen.fillStyle = colours[0]
    pen.fillRect(0, 0, frame.width, frame.height)
  }
  for (let i = 0; i < count; i++) {
    const wide = between(random, 0.3, 1) * size
    softSpot(
      pen,
      { x: random() * frame.width, y: random() * frame.height, width: wide, height: wide * 0.9 },
      pick(random, colours),
      opacity,
      0.45,
    )
  }
}

/** Boards that run along the picture from a row down: a table top or a broad rail. */
export function planks(stage: Stage, top: number, colour: string, bottom = 1210): void {
  const { pen, light, random } = stage
  const tones = tonesOf(colour, light)
  stage.box(
    [-10, top, 1610, bottom],
    blend(
      pen,
      [light.from < 0 ? 0 : 1600, top],
      [light.from < 0 ? 1600 : 0, bottom],
      [
        [0, mix(tones.lit, light.warm, 0.25)],
        [0.5, tones.lit],
        [1, tones.middle],
      ],
    ),
  )
  const rows = 5
  for (let row = 0; row <= rows; row++) {
    const y = top + (bottom - top) * (row / rows) ** 1.5
    stage.line([-10, y], [800, y + 2], [1610, y], tones.shade, 2 + row * 1.2)
    for (let i = 0; i < 16; i++) {
      const [x, dy] = [random() * 1600, y + random() * (bottom - top) * 0.2]
      if (dy > bottom - 4) continue
      stage.line(
        [x, dy],
        [x + 90, dy + 4],
        [x + between(random, 120, 320), dy],
        mix(tones.middle, tones.shade, 0.4 * random()),
        3,
      )
    }
  }
}

type WindowFrame = {
  /** Width of the wood around the panes. */
  wide: number
  /** Edges of the wood between the panes. */
  bars: readonly Edges[]
  wood: string
  /** How far it reaches over the panes on both sides, and its height. */
  sill: { over: number; high: number; wood: string }
}

/** The wood around and between the panes of a window, and its sill. */
export function windowFrame(
  stage: Stage,
  [left, top, right, bottom]: Edges,
  { wide, bars, wood, sill }: WindowFrame,
): void {
  for (const edges of [
    [left - wide, top - wide, right + wide, top],
    [left - wide, top, left, bottom],
    [right, top, right + wide, bottom],
    ...bars,
  ] as const)
    stage.box(edges, wood)
  stage.box([left - sill.over, bottom, right + sill.over, bottom + sill.high], sill.wood)
}
