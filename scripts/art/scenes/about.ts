import { patchwork } from '../kit/fields'
import { polytunnel, vegetableBeds } from '../kit/gardens'
import { grassTufts, ground, road } from '../kit/ground'
import { ridge } from '../kit/land'
import { mistBank } from '../kit/weather'
import { lightOf } from '../kit/light'
import { person, type PersonOptions } from '../kit/people/person'
import { banana } from '../kit/plants'
import { dressed, type DressedOptions } from '../kit/human/dressed'
import { softSpot } from '../kit/shapes'
import { sky } from '../kit/sky'
import { broadTree, eucalyptus, figTree, hedge, treeLine } from '../kit/trees'
import type { Light, Pen, Random } from '../kit/types'
import type { Frame, Scene } from '../scene'

/** Neighbours talk under the old fig above the fields, in the morning. */
function underTheFig(pen: Pen, frame: Frame, random: Random): void {
  const { width, height } = frame
  const light = lightOf('morning', -0.8)
  const horizon = height * 0.44
  sky(pen, frame, light, random, { kind: 'cumulus', horizon, clouds: 0.7 })
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
        x: width * 0.47,
        y: height * 0.86,
        facing: 'right',
        pose: 'explaining',
        dress: 'kanga',
        sex: 'woman',
      },
      {
        x: width * 0.585,
        y: height * 0.88,
        facing: 'left',
        pose: 'listening',
        visitor: true,
        sex: 'man',
      },
      {
        x: width * 0.66,
        y: height * 0.855,
        facing: 'left',
        pose: 'hands-on-hips',
        dress: 'shirt',
        age: 'elder',
        sex: 'man',
      },
      {
        x: width * 0.39,
        y: height * 0.85,
        facing: 'right',
        pose: 'standing',
        visitor: true,
        sex: 'woman',
      },
    ],
    318,
  )
  grassTufts(pen, { x: width / 2, y: height + 6, size: 70 }, light, random, { width: width * 1.05 })
}

type Standing = PersonOptions & { x: number; y: number; facing: 'left' | 'right' }

function group(
  pen: Pen,
  light: Light,
  random: Random,
  people: readonly Standing[],
  size: number,
): void {
  for (const { x, y, facing, ...options } of people.toSorted((one, other) => one.y - other.y)) {
    const own = options.age === 'child' ? size * 0.72 : size * (0.96 + 0.08 * random())
    person(pen, { x, y, facing, size: own }, light, random, options)
    grassTufts(pen, { x, y: y + 4, size: size * 0.06 }, light, random, {
      width: size * 0.35,
      density: 0.7,
    })
  }
}

/** School children and a grower between vegetable beds, after rain. */
function schoolGarden(pen: Pen, frame: Frame, random: Random): void {
  const { width, height } = frame
  const light = lightOf('afternoon', 0.8)
  const horizon = height * 0.42
  sky(pen, frame, light, random, { kind: 'cumulus', horizon, clouds: 1.2 })
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
  polytunnel(pen, { x: width * 0.7, y: horizon + 104, size: 100, distance: 0.12 }, light, {
    length: 1.7,
  })
  schoolClass(pen, light, random)
}

/** The class before the rows: one crouches over a seedling, one points, one looks out, one asks. */
function schoolClass(pen: Pen, light: Light, random: Random): void {
  const pupil = { dress: 'school', age: 'child' } as const
  const put = (
    x: number,
    y: number,
    size: number,
    facing: 'left' | 'right',
    options: DressedOptions,
  ): void => {
    softSpot(pen, { x: x - 20, y: y + 4, width: size * 0.6, height: size * 0.07 }, '#4a2a1a', 0.4)
    dressed(pen, { x, y, facing, size }, light, random, options)
    const tuft = { x, y: y + 12, size: size * 0.05 }
    grassTufts(pen, tuft, light, random, { width: size * 0.4, density: 0.7 })
  }
  // Turned away, a satchel on her back: she looks where the other points.
  put(650, 1095, 500, 'right', {
    ...pupil,
    sex: 'woman',
    skin: 'umber',
    turn: -1.0,
    pose: 'standing',
    wear: { hair: 'braids', lower: 'skirt', shirt: '#e9e1cd' },
    outfit: { backpack: '#b4523a' },
  })
  put(370, 1120, 520, 'right', {
    ...pupil,
    sex: 'man',
    skin: 'sienna',
    turn: 0.85,
    pose: 'pointing',
    mood: { smile: 0.8, open: 0.4 },
    wear: { shirt: '#3a6a96', lower: 'shorts' },
  })
  put(1010, 1165, 790, 'left', {
    dress: 'shirt',
    sex: 'woman',
    skin: 'sienna',
    turn: 0.85,
    mood: { smile: 0.8, open: 0.25, lids: 0.75, gaze: [0.1, -0.3] },
    face: { worn: { kind: 'scarf', colour: '#2f6f6a', second: '#e8b84a' } },
    wear: { shirt: '#d9a23a', sleeves: 'short', lower: 'long-skirt', lowerColour: '#8a3f34' },
    hands: {
      left: { grip: 'flat', palm: [0.2, 0.9, 0.2] },
      right: { grip: 'flat', palm: [0.2, 0.9, -0.2] },
    },
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        lean: 0.06,
        nod: 0.12,
        look: 0.05,
        left: [0.24, 0.64, -0.16],
        right: [0.2, 0.7, 0.14],
        leftFoot: [0.05, 0.045, -0.07],
        rightFoot: [-0.03, 0.045, 0.065],
        elbows: [-0.5, -0.8, 0.5],
      },
    }),
  })
  put(1270, 1160, 530, 'left', {
    ...pupil,
    sex: 'man',
    skin: 'umber',
    turn: 0.7,
    pose: 'taking-notes',
    mood: { smile: 0.5, lids: 0.6, gaze: [0, -0.4] },
    wear: { shirt: '#3a6a96', lower: 'shorts' },
  })
  put(720, 1180, 560, 'right', {
    ...pupil,
    sex: 'woman',
    skin: 'sienna',
    turn: 0.9,
    pose: 'squatting',
    mood: { smile: 0.8, open: 0.2, gaze: [0.2, 0.2] },
    face: { worn: { kind: 'puffs' } },
    wear: { lower: 'shorts', shirt: '#e9e1cd' },
  })
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
