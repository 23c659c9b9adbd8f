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
    stage.glow([930, 880, 1330 - i * 120], 300 - i * 30, '#3d4426', 0.42, 0.55)
  const lying = [
    [640, 800, 88, 1],
    [1150, 790, 84, -1],
    [1330, 830, 92, -1],
    [800, 830, 96, -1],
    [500, 868, 102, 1],
    [1090, 872, 108, 1],
    [700, 912, 116, 1],
    [1290, 925, 120, -1],
    [930, 950, 128, -1],
    [1120, 985, 132, 1],
    [560, 985, 130, -1],
  ] as const
  const coats = [
    'white',
    'brown',
    'cream',
    'black-and-white',
    'boer',
    'galla',
    'roan',
    'white',
    'toggenburg',
    'brown',
    'alpine',
  ] as const
  lying.forEach(([x, y, size, side], i) => {
    stage.glow([x, y + size * 0.02, size * 1.7], size * 0.3, '#23281a', 0.4, 0.3)
    stage.goat([x, y, size, side], {
      pose: 'lying',
      coat: coats[i] ?? 'white',
      turn: (i % 3) * 0.35,
      shadow: false,
      tilt: 0.2,
    })
  })
  stage.put(longGrass, [250, 1230, 140], { width: 800, colour: '#c3ab58', density: 0.6 })
  stage.put(longGrass, [1450, 1225, 120], { width: 500, colour: '#bba552', density: 0.6 })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/11-acacia',
    height: 1200,
    seed: 6011,
    compose: everyoneAgreesOnShade,
    focus: [{ x: 930, y: 860, radius: 220 }],
  },
]
