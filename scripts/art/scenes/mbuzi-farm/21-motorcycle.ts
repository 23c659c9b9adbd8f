import { longGrass } from '../../kit/gardens'
import { road } from '../../kit/ground'
import { lightOf } from '../../kit/light'
import { bodaBoda } from '../../kit/people/riders'
import { between } from '../../kit/random'
import { goatHouse } from '../../kit/things/buildings'
import { fence, gate } from '../../kit/things/farm-things'
import { eucalyptus } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** Sacks on a motorcycle, and everybody interested. */
function feedByMotorcycle(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('golden', 0.75), height: 0.3 })
  stage.sky({ kind: 'golden', horizon: 430, clouds: 0.8 })
  stage.hills(440, { shift: -300, distance: 0.5, near: '#7d8360' })
  stage.ground({ top: 452, colour: '#9a9a4c', patches: '#bda75a', grass: 30, distance: 0.35 })
  stage.put(goatHouse, [1190, 590, 260, -1, 0.16], { turn: 0.4 })
  stage.put(eucalyptus, [100, 560, 460, 1, 0.2])
  stage.put(eucalyptus, [200, 545, 380, 1, 0.26])
  const look = [
    [700, 700, 150, 1, 'white'],
    [880, 712, 158, -1, 'brown'],
    [1060, 705, 150, -1, 'galla'],
    [1260, 716, 160, -1, 'black-and-white'],
    [520, 708, 150, 1, 'toggenburg'],
    [1430, 706, 150, -1, 'cream'],
  ] as const
  for (const [x, y, size, side, coat] of look)
    stage.goat([x, y, size, side, 0.05], { pose: 'looking', coat, turn: 0.75, look: 0.4 })
  stage.put(fence, [140, 760, 165], { length: 7, turn: 0.02 })
  stage.put(fence, [1390, 760, 165], { length: 6.4, turn: 0.02 })
  stage.put(gate, [760, 770, 225], { turn: 0.02 })
  road(
    pen,
    (
      [
        [-260, 1120, 560],
        [400, 1010, 420],
        [1000, 960, 330],
        [1800, 930, 280],
      ] as const
    ).map(([x, y, w]) => [x, y, w] as const),
    stage.light,
    random,
    { distance: 0.02, tracks: false },
  )
  stage.shape(
    [
      [-20, 850],
      [1620, 830],
      [1620, 1120],
      [-20, 1180],
    ],
    '#b87348',
  )
  for (let i = 0; i < 130; i++)
    stage.glow(
      [random() * 1600, 850 + 300 * random(), between(random, 80, 360)],
      between(random, 8, 30),
      ['#d99a68', '#93552f', '#e2ac78'][i % 3] ?? '#d99a68',
      0.5,
    )
  stage.tufts([800, 848, 30], 1700, '#a39a4a', 0.8)
  stage.tufts([800, 1160, 44], 1700, '#8f9646', 0.9)
  stage.dust([180, 1050, 260], 620, 0.55, '#e6bd8c')
  stage.put(bodaBoda, [690, 1060, 620, 1], { load: 'sacks', colour: '#b8352a', turn: 0.3 })
  stage.dust([330, 1075, 90], 380, 0.4, '#e6bd8c')
  stage.put(longGrass, [1350, 1240, 140], { width: 700, colour: '#9c9a48', density: 0.8 })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/21-motorcycle',
    height: 1200,
    seed: 6021,
    compose: feedByMotorcycle,
    focus: [{ x: 700, y: 840, radius: 290 }],
  },
]
