import { longGrass } from '../../kit/gardens'
import { foliage } from '../../kit/shapes'
import { goatHouse } from '../../kit/things/buildings'
import { acacia } from '../../kit/trees'
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
    stage.glow([930, 910, 1400 - i * 120], 340 - i * 30, '#3d4426', 0.5, 0.55)
  for (const [x, y, size, side, options] of [
    [700, 812, 112, -1, { hide: 'galla', turn: 0.2 }],
    [1210, 806, 108, 1, { hide: 'brown', turn: 0.5, horns: 'short' }],
    [945, 846, 124, 1, { hide: 'saanen', turn: 0.1, horns: 'short', beard: false }],
    [520, 896, 142, 1, { hide: 'toggenburg', turn: 0.5 }],
    [1440, 866, 136, -1, { hide: 'pied', turn: 0.3, horns: 'short' }],
    [1075, 962, 168, -1, { hide: 'boer', turn: 0.45, look: 0.3 }],
    [690, 1010, 196, 1, { hide: 'alpine', turn: 0.4, look: 0.3 }],
    [945, 1012, 150, -1, { hide: 'cream', turn: 0.3, kid: true }],
    [1395, 1056, 210, -1, { hide: 'galla', turn: 0.55, look: 0.15 }],
  ] as const) {
    stage.glow([x, y + size * 0.02, size * 1.7], size * 0.3, '#23281a', 0.5, 0.3)
    stage.caprine([x, y, size, side], { pose: 'lying', shadow: false, tilt: 0.2, ...options })
  }
  stage.glow([930, 900, 1350], 330, '#3a4a4c', 0.22, 0.5)
  stage.put(longGrass, [250, 1230, 140], { width: 800, colour: '#c3ab58', density: 0.6 })
  stage.put(longGrass, [1450, 1225, 120], { width: 500, colour: '#bba552', density: 0.6 })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/11-acacia',
    height: 1200,
    seed: 6011,
    compose: everyoneAgreesOnShade,
    focus: [
      { x: 800, y: 900, radius: 300 },
      { x: 1240, y: 900, radius: 280 },
    ],
  },
]
