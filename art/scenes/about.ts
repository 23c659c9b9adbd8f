import { patchwork } from '../kit/fields'
import { polytunnel, vegetableBeds } from '../kit/gardens'
import { grassTufts, ground, road } from '../kit/ground'
import { ridge } from '../kit/land'
import { mistBank } from '../kit/weather'
import { lightOf } from '../kit/light'
import { dressed, type DressedOptions } from '../kit/human/dressed'
import { banana } from '../kit/plants'
import { softSpot } from '../kit/shapes'
import { sky } from '../kit/sky'
import { broadTree, eucalyptus, figTree, hedge, treeLine } from '../kit/trees'
import type { Light, Pen, Random } from '../kit/types'
import type { Frame, Scene } from '../scene'
import { schoolClass } from './school-class'

/** Neighbours talk under the old fig above the fields, in the morning. */
function underTheFig(pen: Pen, frame: Frame, random: Random): void {
  const { width, height } = frame
  const light = { ...lightOf('morning', -0.8), height: 0.26, warm: '#ffdfa6' }
  const horizon = height * 0.44
  sky(pen, frame, light, random, { kind: 'dawn', horizon, clouds: 0.7 })
  const far = { rise: 70, wave: 420 }
  ridge(pen, frame, light, random, {
    ...far,
    base: horizon - 30,
    colour: '#6482a0',
    distance: 0.5,
    foot: horizon + 60,
  })
  mistBank(pen, frame, light, random, { y: horizon + 30, thick: 40 })
  const crest = ridge(pen, frame, light, random, {
    ...far,
    base: horizon + 50,
    colour: '#6f9150',
    distance: 0.28,
    foot: horizon + 190,
  })
  patchwork(pen, light, random, {
    crest: (x) => crest(x) + 26,
    foot: horizon + 220,
    from: 0,
    to: width,
    plot: 105,
    distance: 0.26,
  })
  hedge(pen, { x: width / 2, y: height * 0.655, size: 46, distance: 0.14 }, light, random, {
    width: width * 1.1,
    ragged: 0.4,
  })
  ground(pen, frame, light, random, {
    top: (x) => height * 0.65 + 12 * Math.sin(x / 240),
    colour: '#86a24c',
    patches: '#b9a457',
    grass: 40,
    distance: 0.15,
  })
  road(
    pen,
    [
      [width * 0.06, height * 1.05, 330],
      [width * 0.2, height * 0.83, 150],
      [width * 0.13, height * 0.73, 64],
      [width * 0.25, height * 0.655, 24],
    ],
    light,
    random,
    { distance: 0.12 },
  )
  for (let i = 0; i < 4; i++) {
    banana(
      pen,
      {
        x: width * (0.02 + 0.05 * i),
        y: height * (0.67 + 0.005 * i),
        size: 170 + 20 * i,
        distance: 0.1,
      },
      light,
      random,
    )
  }
  figTree(pen, { x: width * 0.69, y: height * 0.77, size: height * 0.68 }, light, random)
  // Light that falls through the crown.
  for (let i = 0; i < 26; i++) {
    const spot = {
      x: width * (0.45 + 0.5 * random()),
      y: height * (0.77 + 0.12 * random()),
      width: 60 * random() + 24,
      height: 15,
    }
    softSpot(pen, spot, '#e5dd8c', 0.5, 0.3)
  }
  group(
    pen,
    light,
    random,
    [
      {
        x: width * 0.45,
        y: height * 0.94,
        facing: 'right',
        pose: 'explaining',
        dress: 'kanga',
        sex: 'woman',
      },
      {
        x: width * 0.62,
        y: height * 0.965,
        facing: 'left',
        pose: 'listening',
        visitor: true,
        sex: 'man',
      },
      {
        x: width * 0.735,
        y: height * 0.94,
        facing: 'left',
        pose: 'hands-on-hips',
        dress: 'shirt',
        age: 'elder',
        sex: 'man',
      },
      {
        x: width * 0.33,
        y: height * 0.945,
        facing: 'right',
        pose: 'standing',
        visitor: true,
        sex: 'woman',
      },
    ],
    470,
  )
  grassTufts(pen, { x: width / 2, y: height + 6, size: 70 }, light, random, { width: width * 1.05 })
}

type Standing = DressedOptions & { x: number; y: number; facing: 'left' | 'right' }

function group(
  pen: Pen,
  light: Light,
  random: Random,
  people: readonly Standing[],
  size: number,
): void {
  for (const { x, y, facing, ...options } of people.toSorted((one, other) => one.y - other.y)) {
    const own = options.age === 'child' ? size * 0.72 : size * (0.96 + 0.08 * random())
    dressed(pen, { x, y, facing, size: own }, light, random, options)
    grassTufts(pen, { x, y: y + 4, size: size * 0.06 }, light, random, {
      width: size * 0.35,
      density: 0.7,
    })
  }
}

/** School children and a grower before vegetable beds, early, with mist at the far hedge. */
function schoolGarden(pen: Pen, frame: Frame, random: Random): void {
  const { width, height } = frame
  const light = { ...lightOf('morning', -0.45), warm: '#ffdfa6', height: 0.26 }
  const horizon = height * 0.42
  sky(pen, frame, light, random, { kind: 'dawn', horizon, clouds: 0.8 })
  ridge(pen, frame, light, random, {
    base: horizon - 26,
    rise: 60,
    wave: 380,
    colour: '#5f8094',
    distance: 0.46,
    foot: horizon + 50,
  })
  ridge(pen, frame, light, random, {
    base: horizon + 14,
    rise: 30,
    wave: 330,
    colour: '#5f8648',
    distance: 0.22,
    foot: horizon + 80,
  })
  treeLine(
    pen,
    { x: width * 0.02, y: horizon + 60, size: 260, distance: 0.2 },
    { x: width * 0.4, y: horizon + 44, size: 190, distance: 0.26 },
    light,
    random,
    { count: 8, tree: eucalyptus },
  )
  broadTree(pen, { x: width * 0.93, y: horizon + 90, size: 330, distance: 0.08 }, light, random, {
    blossom: '#d9772f',
  })
  hedge(pen, { x: width / 2, y: horizon + 62, size: 44, distance: 0.16 }, light, random, {
    width: width * 1.1,
  })
  const field = {
    horizon: horizon + 44,
    bottom: height * 0.8,
    vanish: width * 0.46,
    from: 0,
    to: width,
  }
  vegetableBeds(pen, light, random, { ...field, bed: 230, plant: 84 })
  ground(pen, frame, light, random, {
    top: (x) => height * 0.785 + 8 * Math.sin(x / 130),
    colour: '#a3704a',
    patches: '#a87650',
    distance: 0,
  })
  grassTufts(pen, { x: width / 2, y: height * 0.8, size: 26 }, light, random, {
    width,
    density: 0.5,
  })
  mistBank(pen, frame, light, random, { y: horizon + 66, thick: 46, opacity: 0.5 })
  polytunnel(pen, { x: width * 0.7, y: horizon + 104, size: 100, distance: 0.12 }, light, {
    length: 1.7,
  })
  schoolClass(pen, light, random)
}

export const scenes: readonly Scene[] = [
  { name: 'about/story', height: 1200, seed: 511, compose: underTheFig },
  {
    name: 'about/impact',
    height: 1200,
    seed: 512,
    compose: schoolGarden,
    fine: true,
    focus: [
      { x: 1000, y: 490, radius: 140 },
      { x: 450, y: 700, radius: 120 },
      { x: 740, y: 880, radius: 130 },
      { x: 1250, y: 740, radius: 130 },
      { x: 900, y: 680, radius: 130 },
    ],
  },
]
