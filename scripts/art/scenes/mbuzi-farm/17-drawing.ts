import { longGrass } from '../../kit/gardens'
import { goatHouse } from '../../kit/things/buildings'
import { fence } from '../../kit/things/farm-things'
import { broadTree } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** Children, paper, and a goat with an appetite. */
function drawingClass(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, 'afternoon', -0.6)
  stage.sky({ kind: 'clear', horizon: 170 })
  stage.hills(180, { shift: -300, distance: 0.5, tall: 0.6 })
  stage.ground({ top: 190, colour: '#7fa349', patches: '#a9b75b', grass: 30, distance: 0.5 })
  stage.put(goatHouse, [1290, 330, 170, -1, 0.28], { turn: 0.4, tilt: 0.3 })
  stage.put(fence, [700, 350, 66, 1, 0.3], { length: 26, turn: 0.02, tilt: 0.3 })
  stage.put(broadTree, [190, 420, 430, 1, 0.1])
  stage.goat([560, 470, 100, 1, 0.14], { pose: 'grazing', coat: 'white', tilt: 0.36 })
  stage.goat([860, 440, 95, -1, 0.16], { pose: 'looking', coat: 'toggenburg', tilt: 0.36 })
  stage.goat([1060, 520, 110, 1, 0.12], { pose: 'lying', coat: 'brown', tilt: 0.36 })
  const pupil = { pose: 'drawing-ground', dress: 'school', age: 'child', tilt: 0.42 } as const
  sheet(stage, 470, 690, 0.1)
  stage.person([330, 700, 480, 1], { ...pupil, sex: 'woman', view: 0.7 })
  stage.person([1420, 690, 460, -1], { ...pupil, sex: 'man', view: 0.75 })
  sheet(stage, 1270, 690, -0.15)
  stage.person([470, 1050, 610, 1], { ...pupil, sex: 'man', view: 0.35 })
  sheet(stage, 770, 1052, 0.12)
  stage.goat([1150, 1050, 320, -1], {
    pose: 'grazing',
    coat: 'black-and-white',
    turn: 0.12,
    tilt: 0.36,
    horns: 'short',
    look: 0.2,
  })
  stage.tufts([1150, 1062, 34], 420, '#7fa349', 0.7)
  for (const [x, y, colour] of [
    [640, 1120, '#c8452f'],
    [690, 1142, '#2f5f9a'],
    [600, 1150, '#e2b23e'],
    [230, 770, '#4f8f3f'],
  ] as const)
    stage.line([x, y], [x + 22, y - 6], [x + 44, y - 8], colour, 10)
  stage.put(longGrass, [1450, 1230, 120], { width: 420, colour: '#88a24c', density: 0.7 })
}

/** A sheet of paper on the grass with a child's goat on it. */
function sheet(stage: GoatFarm, x: number, y: number, tilt: number): void {
  stage.glow([x, y + 12, 230], 70, '#22301a', 0.5, 0.4)
  stage.shape(
    [
      [x - 96, y - 34 + 60 * tilt],
      [x + 70, y - 42 - 60 * tilt],
      [x + 100, y + 26 - 60 * tilt],
      [x - 76, y + 38 + 60 * tilt],
    ],
    '#f7f2e2',
  )
  stage.line([x - 40, y + 4], [x - 6, y - 26], [x + 34, y - 2], '#5f4632', 7)
  for (const at of [-34, -14, 16, 32])
    stage.line([x + at, y], [x + at + 2, y + 9], [x + at + 4, y + 18], '#5f4632', 5)
  stage.line([x + 32, y - 6], [x + 44, y - 20], [x + 54, y - 16], '#5f4632', 6)
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/17-drawing',
    height: 1200,
    seed: 6017,
    compose: drawingClass,
    focus: [
      { x: 820, y: 1020, radius: 240 },
      { x: 520, y: 840, radius: 150 },
    ],
  },
]
