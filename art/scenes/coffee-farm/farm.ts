import { gardenBush, type BushOptions } from '../../kit/coffee-garden'
import { coffeeTerraces } from '../../kit/coffee-terraces'
import { patchwork } from '../../kit/fields'
import { road } from '../../kit/ground'
import { ridge } from '../../kit/land'
import { between } from '../../kit/random'
import { limb, softSpot, foliage, tonesOf } from '../../kit/shapes'
import type { Stage, Spot } from '../../kit/stage'

export const soil = '#a4613c'

/** The ridges that the coffee farm looks at: far blue backs and a near one with small fields. */
export function ridges(
  stage: Stage,
  horizon: number,
  options: { distance?: number; fields?: boolean; near?: string; far?: string } = {},
): void {
  const { pen, frame, light, random } = stage
  const { distance = 0.3 } = options
  const far = Math.min(0.8, distance + 0.28)
  ridge(pen, frame, light, random, {
    base: horizon - 60,
    rise: 90,
    wave: 430,
    colour: options.far ?? '#647f96',
    distance: far,
    foot: horizon + 40,
  })
  const crest = ridge(pen, frame, light, random, {
    base: horizon + 10,
    rise: 60,
    wave: 360,
    colour: options.near ?? '#5f8348',
    distance,
    foot: horizon + 170,
  })
  if (options.fields !== false)
    patchwork(pen, light, random, {
      crest: (x) => crest(x) + 24,
      foot: horizon + 190,
      from: 0,
      to: frame.width,
      plot: 90,
      distance: distance + 0.02,
    })
}

/** Rows of small bushes on the slope behind. */
export function slope(
  stage: Stage,
  top: number,
  bottom: number,
  rows: number,
  distance: number,
  tip = 0,
  leaf = 1,
): void {
  const { pen, frame, light, random } = stage
  coffeeTerraces(pen, light, random, {
    crest: (x) => top + 16 * Math.sin(x / 260) + tip * x,
    foot: (x) => bottom + 26 * Math.sin(x / 330 + 1) + tip * x * 1.3,
    from: -40,
    to: frame.width + 40,
    rows,
    distance,
    leaf,
  })
}

export function bushes(stage: Stage, spots: readonly Spot[], options: BushOptions = {}): void {
  for (const spot of spots) {
    const [x, y, size, , distance = 0] = spot
    gardenBush(stage.pen, stage.place(spot), stage.light, stage.random, {
      ...options,
      wide: between(stage.random, 0.85, 1.05),
    })
    if (distance < 0.3) stage.tufts([x, y + 4, size * 0.07], size * 0.5, '#7d8f46', 0.5)
  }
}

export function redPath(
  stage: Stage,
  points: readonly (readonly [number, number, number])[],
  distance = 0.05,
): void {
  const { pen, light, random } = stage
  road(
    pen,
    points.map(([x, y, w]) => [x, y, w] as const),
    light,
    random,
    { tracks: false, distance, verge: '#7f9a48', colour: '#b0623c' },
  )
}

/** A tall grevillea: a straight grey stem, steep boughs, feathery leaf in loose tiers. */
export function grevillea(stage: Stage, spot: Spot, options: { crown?: number } = {}): void {
  const { pen, light, random } = stage
  const { x, y, size, distance = 0 } = stage.place(spot)
  const lean = (random() - 0.5) * size * 0.06
  const bark = tonesOf('#8a7f70', light, distance)
  limb(
    pen,
    [x, y],
    [x + lean * 0.3, y - size * 0.5],
    [x + lean, y - size],
    { from: size * 0.042, to: size * 0.01 },
    bark,
    light,
  )
  const from = options.crown ?? 0.42
  for (let i = 0; i < 12; i++) {
    const climb = from + ((1 - from) * (i + 0.5)) / 12
    const side = i % 2 === 0 ? 1 : -1
    const reach = size * between(random, 0.1, 0.19) * (1.25 - climb * 0.85)
    const start = x + lean * climb
    limb(
      pen,
      [start, y - size * climb],
      [start + side * reach * 0.6, y - size * (climb + 0.03)],
      [start + side * reach, y - size * (climb + 0.07)],
      { from: size * 0.012, to: size * 0.004 },
      bark,
      light,
    )
    for (const [dx, dy, k] of [
      [1, 0.06, 1],
      [0.45, 0.09, 0.8],
    ] as const)
      foliage(
        pen,
        {
          x: start + side * reach * dx,
          y: y - size * (climb + dy),
          width: reach * 1.5 * k,
          height: size * 0.085 * k,
        },
        light,
        random,
        { base: '#5f7f4a', distance, dab: Math.max(3, size * 0.011), density: 0.8 },
      )
  }
}

/** Spots of sun that fall through leaves on the ground. */
export function dapple(
  stage: Stage,
  area: { x: number; y: number; width: number; height: number },
  count: number,
  opacity = 0.5,
): void {
  const { pen, random } = stage
  for (let i = 0; i < count; i++) {
    const near = random()
    const wide = (20 + 90 * random()) * (0.4 + near)
    softSpot(
      pen,
      {
        x: area.x + random() * area.width,
        y: area.y + near * area.height,
        width: wide,
        height: wide * 0.3,
      },
      '#f0dc8e',
      opacity * between(random, 0.4, 1),
      0.35,
    )
  }
}
