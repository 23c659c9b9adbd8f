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
  stage.sky({ kind: 'clear', horizon: 420 })
  stage.hills(420, { shift: -120, distance: 0.42 })
  stage.mist(425, 40, 0.5)
  stage.put(goatHouse, [330, 545, 190, 1, 0.22], { turn: 0.4 })
  stage.ground({ top: 438, colour: '#6f9a45', patches: '#9db659', grass: 44, distance: 0.35 })
  stage.put(goatHouse, [330, 560, 190, 1, 0.2], { turn: 0.4 })
  stage.put(hedge, [1250, 520, 60, 1, 0.25], { width: 900 })
  const walk = [
    [850, 590, 62, 1],
    [930, 606, 68, -1],
    [872, 632, 78, -1],
  ] as const
  for (const [x, y, size, side] of walk)
    stage.goat([x, y, size, side, 0.12], { pose: 'walking', turn: 1.1 })
  stage.put(fence, [280, 690, 124], { length: 9, turn: 0.02 })
  stage.put(fence, [1500, 690, 124], { length: 9, turn: 0.02 })
  stage.put(gate, [905, 690, 150], { open: 1.25, turn: 0.02 })
  // Dew: points of light in the grass.
  strewn(pen, [0, 700], [1600, 1200], random, {
    colours: ['#f4fbe8', '#dff0d8'],
    count: 260,
    size: 3.4,
  })
  const herd = [
    [930, 700, 98, 1, 'white'],
    [860, 740, 112, -1, 'brown'],
    [980, 772, 128, 1, 'black-and-white'],
    [780, 808, 142, -1, 'galla'],
    [905, 850, 164, 1, 'toggenburg'],
    [1110, 876, 178, 1, 'white'],
    [640, 915, 196, -1, 'roan'],
    [820, 975, 222, -1, 'boer'],
    [1060, 1010, 236, 1, 'brown'],
    [1330, 1045, 246, 1, 'cream'],
    [480, 1085, 270, -1, 'black-and-white'],
    [760, 1150, 300, 1, 'galla'],
  ] as const
  herd.forEach(([x, y, size, side, coat], i) => {
    stage.goat([x, y, size, side], {
      pose: i % 4 === 3 ? 'looking' : 'walking',
      coat,
      turn: 0.3 + 0.2 * ((i * 7) % 3),
      rangy: true,
      ...(size > 200 ? { face: 'doe' as const } : {}),
    })
    stage.tufts([x, y + 10, size * 0.17], size * 1.3, '#74a046', 0.8)
  })
  stage.put(longGrass, [1250, 1225, 150], { width: 800, colour: '#7da04a', density: 0.7 })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/02-gate',
    height: 1200,
    seed: 6002,
    compose: gateSwingsOpen,
    focus: [
      { x: 920, y: 830, radius: 200 },
      { x: 1060, y: 860, radius: 160 },
    ],
  },
]
