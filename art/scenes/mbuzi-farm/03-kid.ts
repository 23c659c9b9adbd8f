import { tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { barnKid } from './barn-kid'
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
  stage.glow([660, 1092, 800], 90, '#2a2018', 0.55, 0.2)
  for (const [x, y] of [
    [262, 1088],
    [415, 1078],
    [686, 1104],
    [800, 1092],
  ] as const)
    stage.glow([x + 26, y + 4, 150], 26, '#2a2018', 0.75, 0.3)
  stage.put(barnKid, [560, 1105, 690, 1])
  // Straw lies before the hooves and the boots.
  for (const [x, y, long] of [
    [225, 1108, 90],
    [385, 1096, 70],
    [650, 1122, 100],
    [772, 1112, 84],
    [900, 1128, 120],
    [1090, 1134, 110],
    [1250, 1122, 90],
  ] as const)
    for (const colour of ['#e3c47c', '#c79f5a', '#8f6e3f']) {
      const [from, tilt] = [(random() - 0.5) * 40, (random() - 0.5) * 34]
      stage.line(
        [x + from, y],
        [x + from + long / 2, y - 8],
        [x + from + long, y + tilt],
        colour,
        4,
      )
    }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/03-kid',
    height: 1200,
    seed: 6003,
    compose: twoDaysOld,
    fine: true,
    focus: [
      { x: 950, y: 470, radius: 210 },
      { x: 560, y: 760, radius: 340 },
      { x: 1060, y: 1010, radius: 200 },
    ],
  },
]
