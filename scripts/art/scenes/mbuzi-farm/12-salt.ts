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
  stage.put(openPalm, [372, 900, 660, 1], { sleeve: '#2f5286' })
  stage.caprine([1560, 1690, 1080, -1], {
    hide: 'galla',
    horns: 'short',
    ears: 'lop',
    beard: true,
    turn: 0.34,
    look: 0.05,
    shadow: false,
    carriage: { head: [0.68, 1.12, 0], pitch: -0.56 },
  })
  // The tongue, down to the salt.
  stage.soft(
    [
      [578, 794],
      [556, 812],
      [530, 842],
      [512, 850],
      [514, 836],
      [536, 808],
      [560, 788],
    ],
    '#c8736c',
  )
  stage.line([572, 796], [545, 816], [522, 842], '#e09a90', 5)
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
