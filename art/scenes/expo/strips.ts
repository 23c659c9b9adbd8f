import { mix } from '../../kit/colour'
import { lightOf } from '../../kit/light'
import { cabbage, maize, napier, sunflower } from '../../kit/plants'
import { foliage, tonesOf } from '../../kit/shapes'
import { plotSign } from '../../kit/things/event-things'
import { broadTree, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

/** Where the strips would meet, above the top of the slope. */
const [vanish, high] = [900, 170]
/** Width of a strip, and the row of the slope's foot. */
const [spacing, foot] = [372, 1190]
const crest = (x: number): number => 486 - 0.085 * x + 10 * Math.sin(x / 210)
const soils = ['#8a6a40', '#7d7a44', '#94623a', '#86593c', '#8a7a44', '#7f6a40'] as const

/** A place on the slope: strips to the right of its middle, and nearness from 0 to 1. */
const onSlope = (u: number, near: number): [number, number] => [
  vanish + u * spacing * near,
  high + (foot - high) * near,
]

/** Six strips of crops run up one slope to the skyline, from among the plants themselves. */
function sixStrips(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('golden', -0.8), height: 0.3 })
  stage.sky({ kind: 'dawn', horizon: 470, clouds: 0.9 })
  stage.knuckles(500, { shift: -120, distance: 0.56 })
  stage.put(broadTree, [1330, crest(1330) + 12, 190, 1, 0.3])
  stage.put(broadTree, [1480, crest(1480) + 12, 120, 1, 0.34])
  stage.ridge({
    base: 430,
    rise: 60,
    wave: 900,
    colour: '#8f8a4c',
    distance: 0.16,
    crest,
    foot: 1300,
    spurs: 0.1,
    haze: 0.1,
  })
  stage.put(hedge, [150, crest(150) + 14, 40, 1, 0.3], { width: 460, ragged: 0.7 })
  stage.put(hedge, [1420, crest(1420) + 12, 34, 1, 0.3], { width: 420, ragged: 0.7 })
  pen.save()
  pen.beginPath()
  pen.moveTo(0, 1200)
  for (let x = 0; x <= 1600; x += 20) pen.lineTo(x, crest(x))
  pen.lineTo(1600, 1200)
  pen.clip()
  soils.forEach((soil, i) => {
    const tones = tonesOf(soil, stage.light)
    stage.shape(
      [
        onSlope(i - 2.96, 0.2),
        onSlope(i - 2.04, 0.2),
        onSlope(i - 2.04, 1.1),
        onSlope(i - 2.96, 1.1),
      ],
      stage.blend(
        [0, 400],
        [0, 1200],
        [
          [0, mix(tones.middle, stage.light.air, 0.4)],
          [0.4, tones.middle],
          [1, tones.shade],
        ],
      ),
    )
  })
  pen.restore()
  crops(stage)
  stage.glow([200, 480, 1300], 420, '#ffe2a4', 0.4)
  for (const i of [1, 2, 3, 4]) {
    const [x, y] = onSlope(i - 2.5, 0.985)
    stage.put(plotSign, [x, y + 30, 105], {
      colour: ['#d9a23a', '#3f8a5a', '#c8452f', '#2f6f8a', '#7a4f86'][i] ?? '#3f8a5a',
    })
  }
}

/** Row after row from the skyline down, so that the near plants stand before the far ones. */
function crops(stage: Expo): void {
  const { random } = stage
  let worked = false
  for (let near = 0.24; near < 1.04; near *= 1.062) {
    if (near > 0.66 && !worked) {
      worked = true
      worker(stage)
    }
    for (let i = 0; i < 6; i++) {
      const step = [0.19, 0.2, 0.27, 0.24, 0.23, 0.24][i] ?? 0.2
      for (let u = 0.12; u < 0.92; u += step) {
        const [x, y] = onSlope(i - 3 + u + (random() - 0.5) * 0.05, near)
        if (x < -160 || x > 1760 || y < crest(x) + 4) continue
        plantAt(stage, i, x, y + (random() - 0.5) * 8 * near, near)
      }
    }
  }
}

/** A grower bent over the cabbages, her back to the low sun. */
function worker(stage: Expo): void {
  const [x, y] = onSlope(-0.42, 0.66)
  stage.glow([x + 90, y + 4, 330], 40, '#241c12', 0.5, 0.3)
  stage.person([x, y, 330, 1], {
    pose: 'bending-to-pick',
    dress: 'dress',
    sex: 'woman',
    skin: 'umber',
    turn: 0.25,
    wear: { hat: 'straw', shirt: '#c8452f', lowerColour: '#c8452f' },
  })
}

function plantAt(stage: Expo, kind: number, x: number, y: number, near: number): void {
  const { pen, light, random } = stage
  const distance = 0.42 * Math.max(0, 1 - near * 1.25) ** 0.8
  const dab = (w: number, h: number, base: string): void => {
    stage.glow(
      [x + w * near * 0.2, y, w * near * 1.2],
      h * near * 0.5,
      '#2a1c12',
      0.4 * (1 - distance),
    )
    foliage(pen, { x, y: y - h * near * 0.45, width: w * near, height: h * near }, light, random, {
      base,
      distance,
      dab: Math.max(2.4, 15 * near),
      density: 0.8,
    })
  }
  if (kind === 0)
    stage.put(maize, [
      x,
      y,
      420 * near * (0.8 + 0.35 * random()),
      random() < 0.5 ? 1 : -1,
      distance,
    ])
  else if (kind === 1) dab(96, 84, '#6f9a44')
  else if (kind === 2) {
    stage.glow([x + 16 * near, y, 130 * near], 34 * near, '#2a1c12', 0.5 * (1 - distance))
    stage.put(cabbage, [x, y, 112 * near, 1, distance], { colour: '#6f9a6a' })
  } else if (kind === 3) dab(88, 62, '#8a4468')
  else if (kind === 4)
    stage.put(sunflower, [
      x,
      y,
      330 * near * (0.84 + 0.3 * random()),
      random() < 0.75 ? -1 : 1,
      distance,
    ])
  else stage.put(napier, [x, y, 330 * near, 1, distance])
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/12-strips',
    height: 1200,
    seed: 6112,
    compose: sixStrips,
    fine: true,
    focus: [{ x: 790, y: 760, radius: 220 }],
  },
]
