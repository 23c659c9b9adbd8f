import { furrows } from '../kit/fields'
import { longGrass } from '../kit/gardens'
import { grassTufts, ground, road, strewn } from '../kit/ground'
import { ridge } from '../kit/land'
import { lightShafts, mistBank } from '../kit/weather'
import { lightOf } from '../kit/light'
import { leaf, tonesOf } from '../kit/shapes'
import { sky } from '../kit/sky'
import { acacia, eucalyptus, hedge, treeLine } from '../kit/trees'
import type { Light, Pen, Random } from '../kit/types'
import type { Frame, Scene } from '../scene'

/** A quiet road that ends in long grass. */
function roadThatEnds(pen: Pen, frame: Frame, random: Random): void {
  const { width, height } = frame
  const light = lightOf('golden', 0.7)
  const horizon = height * 0.46
  sky(pen, frame, light, random, {
    kind: 'golden',
    horizon,
    sun: { x: width * 0.8, y: horizon * 0.72 },
  })
  ridge(pen, frame, light, random, {
    base: horizon - 16,
    rise: 50,
    wave: 460,
    colour: '#75788f',
    distance: 0.52,
    foot: horizon + 40,
  })
  mistBank(pen, frame, light, random, { y: horizon + 10, thick: 40, colour: '#ffdf9f' })
  ground(pen, frame, light, random, {
    top: (x) => horizon + 14 + 12 * Math.sin(x / 300),
    colour: '#b29c4c',
    patches: '#8a9a46',
    grass: 40,
    distance: 0.4,
  })
  for (const [at, size] of [
    [0.1, 120],
    [0.3, 70],
    [0.62, 90],
    [0.9, 150],
  ] as const) {
    acacia(
      pen,
      { x: width * at, y: horizon + 24 + size * 0.1, size, distance: 0.34 },
      light,
      random,
    )
  }
  road(
    pen,
    [
      [width * 0.4, height * 1.06, 640],
      [width * 0.47, height * 0.85, 300],
      [width * 0.56, height * 0.72, 150],
      [width * 0.52, height * 0.625, 84],
    ],
    light,
    random,
    { distance: 0.18, verge: '#a39a4a' },
  )
  // The grass closes over the road, row by row.
  for (let i = 0; i < 7; i++) {
    const near = i / 6
    const y = height * (0.615 + 0.12 * near)
    longGrass(
      pen,
      { x: width * (0.52 + 0.03 * near), y, size: 74 + 62 * near, distance: 0.16 * (1 - near) },
      light,
      random,
      { width: 620 - 250 * near, colour: '#b3a352', density: 0.9 - 0.5 * near },
    )
  }
  for (const side of [-1, 1]) {
    longGrass(
      pen,
      { x: width * (0.42 + side * 0.42), y: height * 1.02, size: 210 },
      light,
      random,
      { width: width * 0.34, colour: '#a39a48' },
    )
    longGrass(pen, { x: width * (0.46 + side * 0.3), y: height * 0.84, size: 120 }, light, random, {
      width: width * 0.26,
      colour: '#ab9c4a',
    })
  }
  lightShafts(pen, light, random, {
    x: width * 0.8,
    y: horizon * 0.72,
    length: 560,
    opacity: 0.12,
    spread: 0.8,
  })
}

/** A ploughed field before sowing, in the mist: nothing is here yet. */
function fieldBeforeSowing(pen: Pen, frame: Frame, random: Random): void {
  const { width, height } = frame
  const light = lightOf('dawn', -0.7)
  const horizon = height * 0.5
  sky(pen, frame, light, random, { kind: 'dawn', horizon, clouds: 0.7 })
  ridge(pen, frame, light, random, {
    base: horizon - 34,
    rise: 50,
    wave: 420,
    colour: '#71809a',
    distance: 0.56,
    foot: horizon + 20,
  })
  mistBank(pen, frame, light, random, { y: horizon - 10, thick: 40, opacity: 0.7 })
  treeLine(
    pen,
    { x: width * 0.06, y: horizon + 16, size: 150, distance: 0.36 },
    { x: width * 0.42, y: horizon + 10, size: 90, distance: 0.46 },
    light,
    random,
    { count: 9, tree: eucalyptus },
  )
  hedge(pen, { x: width / 2, y: horizon + 14, size: 26, distance: 0.36 }, light, random, {
    width: width * 1.1,
    ragged: 0.5,
  })
  furrows(pen, light, random, {
    horizon: horizon + 8,
    bottom: height,
    vanish: width * 0.63,
    from: 0,
    to: width,
    spacing: 150,
    colour: '#8a5236',
  })
  strewn(pen, [0, height * 0.6], [width, height], random, {
    colours: ['#6b3f2a', '#a86a48', '#5a3424'],
    count: 500,
    size: 6,
  })
  mistBank(pen, frame, light, random, { y: horizon + 34, thick: 46, opacity: 0.55 })
  seedlings(pen, frame, light, random, horizon + 8)
  grassTufts(pen, { x: width * 0.05, y: height + 8, size: 76 }, light, random, {
    width: width * 0.3,
  })
}

/** One furrow is sown: pairs of first leaves that run to the horizon. */
function seedlings(pen: Pen, frame: Frame, light: Light, random: Random, horizon: number): void {
  const green = tonesOf('#7fa83e', light)
  for (let near = 0.06; near < 1.05; near *= 1.075) {
    const x = frame.width * (0.63 - 0.13 * near)
    const y = horizon + (frame.height - horizon) * near
    for (const side of [-1, 1]) {
      const shape = {
        angle: -Math.PI / 2 + side * (0.75 + 0.2 * random()),
        length: 66 * near + 4,
        width: 17 * near + 1.5,
        droop: 0.25,
      }
      leaf(pen, [x, y], shape, {
        one: green.lit,
        other: side * light.from > 0 ? green.lit : green.middle,
      })
    }
  }
}

export const scenes: readonly Scene[] = [
  { name: 'not-found', height: 1000, seed: 513, compose: roadThatEnds },
  { name: 'studio/empty', height: 1000, seed: 514, compose: fieldBeforeSowing },
]
