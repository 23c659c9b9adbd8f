import { patchwork } from '../../kit/fields'
import { cloudShadows } from '../../kit/weather'
import { cabbage, maize, napier, sunflower } from '../../kit/plants'
import { type Point, foliage, tonesOf } from '../../kit/shapes'
import { plotSign } from '../../kit/things/event-things'
import { broadTree, cypress } from '../../kit/trees'
import { lightOf } from '../../kit/light'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

const middle = 800
const foot = 985
/** How wide the land is at a share of the way up the hill, against its foot. */
const narrow = (t: number): number => 1 - 0.7 * Math.sin((t * Math.PI) / 2)

/** A place on the round hill: strips to the right of its middle, and share of the way to the top. */
function onHill(u: number, t: number): Point {
  const wide = narrow(t)
  const up = Math.sin((t * Math.PI) / 2)
  return [middle + u * 268 * wide + 14 * Math.sin(t * 3 + u), foot - 500 * up + 11 * u * u * wide]
}

/** Six strips of crops run up one round hill and over it. */
function sixStrips(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('afternoon', -0.75), height: 0.32 })
  stage.sky({ kind: 'cumulus', horizon: 470, clouds: 0.7 })
  stage.ridge({ base: 560, rise: 60, wave: 520, colour: '#6d88a0', distance: 0.56, foot: 650 })
  stage.mist(600, 60, 0.45)
  patchwork(pen, stage.light, random, {
    crest: () => 600,
    foot: 900,
    from: 0,
    to: 1600,
    plot: 110,
    distance: 0.42,
  })
  const crest = (x: number): number => 476 + 0.00056 * (x - middle) ** 2
  for (const [x, size] of [
    [600, 84],
    [655, 60],
    [1000, 110],
    [1050, 80],
  ] as const)
    stage.put(x > 900 ? cypress : broadTree, [x, crest(x) + 16, size, 1, 0.42])
  stage.ridge({
    base: 520,
    rise: 60,
    wave: 900,
    colour: '#7d9a4c',
    distance: 0.12,
    crest,
    foot: 1200,
    spurs: 0.15,
    haze: 0.1,
  })
  strips(stage)
  // The hill turns away from the sun on its right and pales to the top.
  stage.glow([420, 700, 900], 700, '#ffedb8', 0.3)
  stage.glow([1420, 800, 900], 760, '#2f4a5c', 0.34)
  stage.glow([middle, 480, 1300], 260, stage.light.air, 0.5, 0.2)
  cloudShadows(pen, frame, stage.light, random, { top: 560, bottom: 860, count: 2, opacity: 0.16 })
  stage.ground({
    top: (x) => foot + 56 + 9 * Math.sin(x / 170),
    colour: '#a98a58',
    patches: '#8f9a50',
    grass: 26,
    distance: 0.02,
  })
  for (let i = 0; i < 6; i++)
    stage.put(plotSign, [middle + (i - 2.5) * 268 - 60, 1076, 92], {
      colour: ['#d9a23a', '#3f8a5a', '#c8452f', '#2f6f8a', '#7a4f86', '#5f8a3a'][i] ?? '#3f8a5a',
    })
  people(stage)
  stage.tufts([500, 1215, 70], 1200, '#8f9a50', 0.8)
}

function strips(stage: Expo): void {
  const { random, light } = stage
  const soils = ['#8a7a44', '#7f9a4e', '#a8743f', '#6f8a4c', '#9aa558', '#7a5a3c'] as const
  soils.forEach((soil, i) => {
    const points: Point[] = []
    for (let k = 0; k <= 16; k++) points.push(onHill(i - 3 + 0.03, k / 16))
    for (let k = 16; k >= 0; k--) points.push(onHill(i - 2 - 0.03, k / 16))
    stage.shape(
      points,
      stage.blend(
        [0, foot],
        [0, 480],
        [
          [0, tonesOf(soil, light).middle],
          [1, tonesOf(soil, light, 0.45).middle],
        ],
      ),
    )
  })
  const rows = 30
  for (let k = 0; k < rows; k++) {
    const t = 1 - ((k + 0.5) / rows) ** 0.9
    const scale = 1.5 * narrow(t) ** 1.3
    for (let i = 0; i < 6; i++) {
      const step = ([30, 34, 40, 24, 30, 42][i] ?? 30) / 268
      for (let u = 0.08; u < 0.92; u += step * 1.3) {
        const [x, y] = onHill(i - 3 + u + (random() - 0.5) * 0.02, t)
        plantAt(stage, i, x, y + (random() - 0.5) * 4, scale, 0.05 + 0.42 * t ** 1.4)
      }
    }
  }
}

/** A grower shows two guests her plots. */
function people(stage: Expo): void {
  for (const [x, y, size, side, options] of [
    [
      1120,
      1140,
      400,
      -1,
      {
        pose: 'pointing',
        dress: 'overall',
        sex: 'woman',
        turn: 0.35,
        mood: { smile: 0.8, open: 0.3 },
        wear: { hair: 'scarf', cloth: '#d9a23a', shirt: '#c8582f', lowerColour: '#c8582f' },
      },
    ],
    [
      1300,
      1160,
      425,
      -1,
      { pose: 'listening', dress: 'fleece', visitor: true, sex: 'man', turn: 0.6 },
    ],
    [1450, 1150, 395, -1, { pose: 'taking-notes', dress: 'dress', sex: 'woman', turn: 0.7 }],
  ] as const) {
    stage.glow([x + 26, y - 2, size * 0.46], size * 0.07, '#241c12', 0.6, 0.3)
    stage.person([x, y, size, side], options)
  }
}

function plantAt(
  stage: Expo,
  kind: number,
  x: number,
  y: number,
  scale: number,
  distance: number,
): void {
  const { pen, light, random } = stage
  const dab = (w: number, h: number, base: string): void =>
    foliage(pen, { x, y: y - h * 0.5, width: w, height: h }, light, random, {
      base,
      distance,
      dab: Math.max(2.4, 5 * scale),
      density: 0.8,
    })
  if (kind === 0) stage.put(maize, [x, y, 84 * scale, 1, distance])
  else if (kind === 1) dab(40 * scale, 30 * scale, '#6f9a44')
  else if (kind === 2) stage.put(sunflower, [x, y, 74 * scale, 1, distance])
  else if (kind === 3) dab(30 * scale, 20 * scale, '#8a4f74')
  else if (kind === 4) stage.put(napier, [x, y, 58 * scale, 1, distance])
  else stage.put(cabbage, [x, y, 40 * scale, 1, distance], { colour: '#4f8a5a' })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/12-strips',
    height: 1200,
    seed: 6112,
    compose: sixStrips,
    fine: true,
    focus: [{ x: 1270, y: 890, radius: 290 }],
  },
]
