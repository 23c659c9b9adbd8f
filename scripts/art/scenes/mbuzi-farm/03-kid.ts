import { tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { bootsAndTrousers } from './boots'
import { GoatFarm } from './stage'

/** A newborn kid and a rubber boot. */
function twoDaysOld(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, 'morning', -0.8)
  const wall = tonesOf('#7c5b3e', stage.light)
  stage.box([0, 0, 1600, 700], wall.shade)
  for (let i = 0; i < 17; i++) {
    const x = i * 98 - 20
    stage.box([x, 0, x + 84, 690], i < 9 ? wall.middle : wall.shade)
    stage.line([x + 12, 0], [x + 14, 300], [x + 12, 690], wall.lit, 5)
  }
  stage.glow([420, 260, 1500], 1000, '#ffe3a8', 0.5)
  stage.glow([1500, 300, 1000], 1300, '#3c3540', 0.55)
  stage.ground({ top: 640, colour: '#b48c5c', patches: '#d2b070', grass: 0, distance: 0.05 })
  for (let i = 0; i < 420; i++) {
    const [x, y] = [random() * 1600, 660 + 540 * random() ** 0.8]
    const long = 26 + 60 * ((y - 640) / 560)
    const tilt = (random() - 0.5) * 0.9
    stage.line(
      [x, y],
      [x + long / 2, y - 6],
      [x + long, y + long * tilt],
      ['#e3c47c', '#c79f5a', '#8f6e3f'][i % 3] ?? '#e3c47c',
      4,
    )
  }
  stage.put(bootsAndTrousers, [1270, 1095, 900, -1], { turn: 0.85 })
  stage.goat([590, 1085, 540, 1], {
    stance: {
      head: [0.72, 1.02, 0.02],
      pitch: -0.32,
      feet: [
        [-0.62, 0],
        [-0.36, 0],
        [0.5, 0],
        [0.36, 0],
      ],
    },
    coat: 'white',
    girth: 0.2,
    kid: true,
    face: 'kid',
    horns: 'buds',
    ears: 'level',
    beard: false,
    turn: 0.18,
    look: 0.25,
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/03-kid',
    height: 1200,
    seed: 6003,
    compose: twoDaysOld,
    focus: [{ x: 1010, y: 570, radius: 240 }],
  },
]
