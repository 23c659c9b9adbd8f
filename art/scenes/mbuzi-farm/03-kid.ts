import { tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { lopGoat } from './lop-goat'
import { rubberBoot } from './rubber-boot'
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
  stage.glow([1340, 1070, 560], 90, '#2a2018', 0.65, 0.25)
  stage.put(rubberBoot, [1390, 1062, 640, -1], { turn: 0.2, lean: -0.06 })
  stage.glow([1175, 1130, 640], 100, '#2a2018', 0.7, 0.25)
  stage.put(rubberBoot, [1215, 1125, 680, -1], { turn: 0.45 })
  stage.glow([640, 1096, 780], 90, '#2a2018', 0.5, 0.2)
  stage.put(lopGoat, [545, 1100, 660, 1], {
    age: 'kid',
    coat: 'tan-head',
    turn: 0.22,
    look: 0.1,
    shadow: false,
    carriage: {
      body: { pitch: -0.02, lift: 0.014 },
      feet: [
        [-0.4, 0],
        [-0.25, 0],
        [0.245, 0],
        [0.33, 0],
      ],
      head: [0.53, 0.99, 0],
      pitch: -0.46,
    },
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/03-kid',
    height: 1200,
    seed: 6003,
    compose: twoDaysOld,
    fine: true,
    focus: [
      { x: 960, y: 510, radius: 200 },
      { x: 560, y: 800, radius: 320 },
      { x: 1060, y: 1010, radius: 200 },
    ],
  },
]
