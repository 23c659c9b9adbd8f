import { longGrass } from '../../kit/gardens'
import { lightOf } from '../../kit/light'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { lopGoat } from './lop-goat'
import { GoatFarm } from './stage'

/** The oldest buck against a pale sky. */
function hornsLikeBrackets(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, {
    ...lightOf('golden', -0.75),
    strength: 0.75,
    height: 0.3,
    warm: '#ffe2b0',
  })
  stage.sky({ kind: 'mist', horizon: 1080, clouds: 1.4 })
  stage.glow([200, 900, 2400], 1400, '#ffeccb', 0.7)
  stage.hills(1090, { shift: -420, distance: 0.62, near: '#7f9282', tall: 0.9 })
  stage.ground({ top: 1100, colour: '#a8a35e', patches: '#8f9a55', grass: 40, distance: 0.4 })
  stage.put(lopGoat, [1330, 1805, 1150, -1], {
    age: 'buck',
    coat: 'chestnut',
    turn: 0.5,
    look: 0.1,
    beard: 1,
    shadow: false,
    carriage: {
      body: {},
      feet: [
        [-0.55, 0],
        [-0.45, 0],
        [0.34, 0],
        [0.43, 0],
      ],
      head: [0.56, 1.16, 0],
      pitch: -0.36,
    },
  })
  stage.put(longGrass, [320, 1230, 150], { width: 640, colour: '#a59b52', density: 0.5 })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/07-horns',
    height: 1200,
    seed: 6007,
    compose: hornsLikeBrackets,
    fine: true,
    focus: [
      { x: 690, y: 560, radius: 170 },
      { x: 610, y: 640, radius: 380 },
      { x: 880, y: 250, radius: 280 },
    ],
  },
]
