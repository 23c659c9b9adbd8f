import { longGrass } from '../../kit/gardens'
import { strewn } from '../../kit/ground'
import { goatHouse } from '../../kit/things/buildings'
import { fence, gate } from '../../kit/things/farm-things'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** Goats pour through an open gate into wet grass. */
function gateSwingsOpen(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, 'morning', 0.75)
  stage.sky({ kind: 'dawn', horizon: 420, clouds: 0.5 })
  stage.glow([1500, 380, 1500], 800, '#ffe0a0', 0.6)
  stage.hills(420, { shift: -120, distance: 0.42 })
  stage.mist(425, 40, 0.5)
  stage.put(goatHouse, [330, 545, 190, 1, 0.22], { turn: 0.4 })
  stage.ground({ top: 438, colour: '#6f9a45', patches: '#9db659', grass: 44, distance: 0.35 })
  stage.put(goatHouse, [330, 560, 190, 1, 0.2], { turn: 0.4 })
  stage.put(hedge, [1250, 520, 60, 1, 0.25], { width: 900 })
  for (const [x, y, size, side, hide] of [
    [1010, 560, 52, -1, 'galla'],
    [860, 588, 60, 1, 'brown'],
    [955, 622, 74, -1, 'saanen'],
  ] as const)
    stage.caprine([x, y, size, side, 0.14], { pose: 'walking', hide, turn: 0.5 }, '#7d9f50')
  stage.put(fence, [280, 690, 124], { length: 9, turn: 0.02 })
  stage.put(fence, [1500, 690, 124], { length: 9, turn: 0.02 })
  stage.put(gate, [905, 690, 150], { open: 1.25, turn: 0.02 })
  // Dew: points of light in the grass.
  strewn(pen, [0, 700], [1600, 1200], random, {
    colours: ['#f4fbe8', '#dff0d8'],
    count: 260,
    size: 3.4,
  })
  for (const [x, y, size, side, options] of [
    [905, 712, 100, 1, { hide: 'pied', turn: 0.7 }],
    [1040, 748, 118, -1, { hide: 'cream', turn: 0.3 }],
    [800, 800, 140, -1, { hide: 'galla', turn: 0.5, horns: 'short' }],
    [1030, 856, 178, 1, { hide: 'brown', turn: 0.45, horns: 'short' }],
    [330, 870, 185, -1, { hide: 'boer', turn: 0.4, horns: 'short' }],
    [1240, 1040, 290, 1, { hide: 'alpine', turn: 0.4, look: 0.2 }],
    [430, 1140, 390, 1, { hide: 'saanen', turn: 0.5, look: 0.25, horns: 'short', udder: true }],
    [880, 1150, 232, 1, { hide: 'brown', kid: true, turn: 0.4, look: 0.3 }],
  ] as const)
    stage.caprine([x, y, size, side], { pose: 'walking', ...options }, '#74a046')
  stage.put(longGrass, [1250, 1225, 150], { width: 800, colour: '#7da04a', density: 0.7 })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/02-gate',
    height: 1200,
    seed: 6002,
    compose: gateSwingsOpen,
    focus: [
      { x: 640, y: 680, radius: 260 },
      { x: 1340, y: 720, radius: 220 },
      { x: 1000, y: 860, radius: 300 },
      { x: 560, y: 900, radius: 260 },
    ],
  },
]
