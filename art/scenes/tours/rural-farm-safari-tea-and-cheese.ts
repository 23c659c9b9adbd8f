import { turning } from '../../kit/animals/shading'
import type { Vec } from '../../kit/animals/volume'
import { teaRows } from '../../kit/fields'
import { lightOf } from '../../kit/light'
import type { Point } from '../../kit/shapes'
import { Stage } from '../../kit/stage'
import { farmhouse } from '../../kit/things/buildings'
import { cypress, eucalyptus, treeLine } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { nips, picker } from './tea-load'
import { alleys, closeTea, shoot, sprig } from './tea-garden'

/** The plane of the clipped tops of the tea: its horizon, where it is near, where its rows meet. */
const field = { horizon: 430, bottom: 1090, vanish: 430, bed: 400 }

/** A picker among the tea of Limuru, close by; rows run to the hill with the dairy. */
function teaAndCheese(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, {
    ...lightOf('morning', -0.75),
    warm: '#ffe2a8',
    height: 0.28,
  })
  const { light } = stage
  const { width } = stage.frame
  stage.sky({ kind: 'dawn', horizon: 400, clouds: 0.7 })
  stage.ridge({ base: 372, rise: 60, wave: 420, colour: '#5f8494', distance: 0.48, foot: 450 })
  stage.mist(430, 50, 0.6)
  const hill = (x: number): number => 462 - 150 * Math.exp(-(((x - 330) / 430) ** 2)) + x * 0.012
  stage.ridge({
    base: 430,
    rise: 60,
    wave: 300,
    colour: '#5c8a40',
    distance: 0.24,
    crest: hill,
    foot: 640,
  })
  teaRows(pen, light, random, {
    from: -60,
    to: width + 60,
    crest: hill,
    foot: 600,
    row: 30,
    distance: 0.24,
    swing: 0.8,
  })
  stage.put(farmhouse, [330, 326, 92, 1, 0.18], { turn: 0.5 })
  treeLine(
    pen,
    { x: 410, y: 322, size: 160, distance: 0.22 },
    { x: 560, y: 354, size: 140, distance: 0.24 },
    light,
    random,
    { count: 5, tree: eucalyptus },
  )
  stage.put(cypress, [214, 332, 110, 1, 0.2], {})
  stage.put(cypress, [186, 336, 90, 1, 0.2], {})
  stage.mist(500, 50, 0.45)
  let met = 0
  alleys(stage, field, 496, (y) => {
    const next = faraway[met]
    if (!next || y < next[1]) return
    met += 1
    plucker(stage, next)
  })
  closeTea(stage, (x) => 1000 + 0.05 * x, -80, 860)
  const { x, y, size, turn } = woman
  picker(stage, [x, y, size, -1], [turn, woman.tilt], {
    scarf: '#d9a437',
    stripe: '#8a2f3a',
    shirt: '#c2503c',
  })
  closeTea(stage, (x) => 1092 + 26 * Math.sin(x / 160), -80, width + 80, 1290)
  gathered(stage)
}

/** Where the picker stands, how tall, how far turned from the side. */
const woman = { x: 980, y: 2100, size: 1820, turn: 0.72, tilt: 0.1 }

/** The other pickers: where the tea reaches their hips, which way they look, their scarf. */
const faraway = [
  [1440, 540, -1, '#d9a437'],
  [250, 552, 1, '#e9dfc8'],
] as const

/** Where a point of her own space is in the picture. */
function seen(p: Vec): Point {
  const view = turning(Math.PI - woman.turn, woman.tilt)
  const [x, y] = view.lean(view.upright(p))
  return [woman.x + x * woman.size, woman.y - y * woman.size]
}

/** The shoots between her fingers, and leaves before the hands. */
function gathered(stage: Stage): void {
  for (const [at, lean] of [
    [nips.left, 0.2],
    [nips.right, -0.3],
  ] as const) {
    const [x, y] = seen(at)
    shoot(stage, [x, y + 10], 1.25, lean)
    for (const dx of [-70, -10, 50]) sprig(stage, [x + dx, y + 110], 0.9, dx < 0)
  }
}

/** A picker far off, her hips behind the tea whose top is at `y`. */
function plucker(stage: Stage, [x, y, side, scarf]: (typeof faraway)[number]): void {
  const size = ((y - field.horizon) / (field.bottom - field.horizon)) * woman.size
  const wear = { scarf, stripe: scarf, shirt: '#c2503c', cut: 0.5 }
  picker(stage, [x, y + size * 0.54, size, side, 0.14], [0.5, woman.tilt], wear)
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/rural-farm-safari-tea-and-cheese',
    height: 1200,
    seed: 602,
    compose: teaAndCheese,
    fine: true,
    focus: [
      { x: 880, y: 480, radius: 200 },
      { x: 640, y: 960, radius: 220 },
    ],
  },
]
