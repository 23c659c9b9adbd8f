import type { BodyPlan } from '../../kit/animals/body-plan'
import type { CaprineOptions } from '../../kit/animals/caprine'
import { longGrass } from '../../kit/gardens'
import { foliage } from '../../kit/shapes'
import { goatHouse } from '../../kit/things/buildings'
import { acacia } from '../../kit/trees'
import type { Spot } from '../../kit/stage'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** Noon, and the whole herd in one round shade. */
function everyoneAgreesOnShade(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, 'noon', 0.35)
  stage.sky({ kind: 'cumulus', horizon: 560, clouds: 0.7 })
  stage.hills(560, { shift: -60, distance: 0.6, near: '#7c8f72', tall: 0.8 })
  stage.ground({ top: 572, colour: '#c2ae5c', patches: '#d8c573', grass: 34, distance: 0.4 })
  stage.put(acacia, [190, 610, 130, 1, 0.35])
  stage.put(acacia, [1500, 600, 100, 1, 0.4])
  stage.put(goatHouse, [330, 650, 130, 1, 0.3], { turn: 0.4 })
  stage.put(acacia, [960, 830, 720, 1], { wide: 1.55 })
  for (const [x, y, wide] of [
    [620, 262, 420],
    [830, 205, 460],
    [1060, 222, 480],
    [1270, 258, 420],
    [950, 268, 520],
  ] as const)
    foliage(pen, { x, y, width: wide, height: 76 }, stage.light, random, {
      base: '#5d7a36',
      dab: 17,
      flat: 0.8,
    })
  for (let i = 0; i < 3; i++)
    stage.glow([950, 930, 1440 - i * 120], 390 - i * 30, '#3d4426', 0.5, 0.55)
  for (const [x, y, size, side, options] of [
    [645, 798, 128, -1, { hide: 'galla', turn: 0.2 }],
    [1215, 800, 122, 1, { hide: 'brown', turn: 0.5, horns: 'short' }],
    [838, 848, 138, 1, { hide: 'saanen', turn: 0.1, horns: 'short', beard: false }],
    [400, 928, 165, 1, { hide: 'toggenburg', turn: 0.5 }],
    [1485, 866, 155, -1, { hide: 'pied', turn: 0.3, horns: 'short', rest: true }],
    [1105, 985, 200, -1, { hide: 'boer', turn: 0.45, look: 0.3 }],
    [625, 1060, 240, 1, { hide: 'alpine', turn: 0.4, look: 0.3 }],
    [935, 1090, 175, -1, { hide: 'cream', turn: 0.3, kid: true }],
    [1425, 1128, 255, -1, { hide: 'galla', turn: 0.5, look: 0.2 }],
  ] as const) {
    stage.glow([x, y - size * 0.02, size * 1.9], size * 0.34, '#1d2216', 0.65, 0.3)
    lie(stage, [x, y, size, side], options)
  }
  stage.glow([950, 920, 1400], 380, '#3a4a4c', 0.22, 0.5)
  stage.put(longGrass, [250, 1230, 140], { width: 800, colour: '#c3ab58', density: 0.6 })
  stage.put(longGrass, [1450, 1225, 120], { width: 500, colour: '#bba552', density: 0.6 })
}

/** A goat that has lain for a while: its belly spreads on the ground, its neck is at ease. */
function lie(
  stage: GoatFarm,
  spot: Spot,
  { rest = false, ...options }: CaprineOptions & { rest?: boolean },
): void {
  const kid = options.kid ?? false
  stage.caprine(spot, {
    pose: 'lying',
    shadow: false,
    tilt: 0.2,
    build: kid ? {} : { torso: RESTING },
    carriage: kid
      ? { couched: true, body: { lift: -0.59 }, head: [0.42, 0.66, 0] }
      : {
          couched: true,
          body: { lift: -0.47 },
          head: rest ? [0.78, 0.5, 0.02] : [0.63, 0.82, 0],
          pitch: rest ? -0.62 : -0.44,
        },
    ...options,
  })
}

/** The trunk of a goat at rest: its belly flat and wide, its loin hollow before the hip bones. */
const RESTING: BodyPlan['torso'] = [
  [-0.54, 0.86, 0.66, 0.13],
  [-0.48, 0.945, 0.58, 0.23],
  [-0.36, 0.985, 0.52, 0.3],
  [-0.2, 0.962, 0.47, 0.4],
  [0.0, 0.955, 0.465, 0.44],
  [0.16, 0.968, 0.48, 0.39],
  [0.29, 1.0, 0.5, 0.28],
  [0.36, 0.962, 0.54, 0.2],
  [0.4, 0.87, 0.64, 0.135],
]

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/11-acacia',
    height: 1200,
    seed: 6011,
    compose: everyoneAgreesOnShade,
    focus: [
      { x: 800, y: 930, radius: 320 },
      { x: 1260, y: 950, radius: 320 },
    ],
  },
]
