import { broadTree } from '../../kit/trees'
import { lightOf } from '../../kit/light'
import { openPalm } from '../../kit/open-palm'
import { fence } from '../../kit/things/farm-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** Salt on the palm of a child. */
function saltOnThePalm(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('golden', 0.7), height: 0.35 })
  stage.sky({ kind: 'golden', horizon: 430, clouds: 0.5 })
  stage.hills(440, { shift: -260, distance: 0.62, near: '#8d8f66' })
  stage.ground({ top: 452, colour: '#a3a24e', patches: '#c6b060', grass: 40, distance: 0.4 })
  stage.put(broadTree, [230, 560, 380, 1, 0.22])
  stage.put(fence, [800, 660, 150, 1, 0.2], { length: 11, turn: 0.02, shadow: false })
  stage.put(openPalm, [372, 925, 660, 1], { sleeve: '#2f5286' })
  stage.goat([1130, 1215, 840, -1], {
    face: 'doe',
    pose: 'portrait',
    coat: 'galla',
    horns: 'short',
    beard: true,
    turn: 0.3,
    look: 0,
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/12-salt',
    height: 1200,
    seed: 6012,
    compose: saltOnThePalm,
    focus: [
      { x: 640, y: 780, radius: 300 },
      { x: 840, y: 560, radius: 200 },
    ],
  },
]
