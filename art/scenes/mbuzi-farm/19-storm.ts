import { cumulus } from '../../kit/clouds'
import { longGrass } from '../../kit/gardens'
import { lightOf } from '../../kit/light'
import { between } from '../../kit/random'
import { blend } from '../../kit/shapes'
import { goatHouse } from '../../kit/things/buildings'
import { fence } from '../../kit/things/farm-things'
import { acacia } from '../../kit/trees'
import type { Light, Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** The herd trots to its house before the storm. */
function stormBeyondThePaddock(pen: Pen, frame: Frame, random: Random): void {
  const light: Light = {
    ...lightOf('afternoon', -0.8),
    height: 0.3,
    strength: 0.75,
    warm: '#ffdf8a',
    cool: '#3d4a5c',
    air: '#7d8890',
  }
  const stage = new GoatFarm(pen, frame, random, light)
  pen.fillStyle = blend(
    pen,
    [0, 0],
    [0, 640],
    [
      [0, '#232b3a'],
      [0.45, '#3f4c5c'],
      [0.8, '#6d7a80'],
      [1, '#c9bd8e'],
    ],
  )
  pen.fillRect(0, 0, frame.width, frame.height)
  stage.glow([120, 600, 1300], 420, '#f6dc96', 0.75)
  for (let i = 0; i < 34; i++) {
    const deep = random()
    cumulus(
      pen,
      {
        x: 300 + 1400 * random() - 200 * deep,
        y: 60 + 400 * deep,
        size: 230 - 120 * deep,
      },
      { ...light, warm: '#8d97a0', strength: 0.4 },
      random,
      {
        wide: between(random, 2.2, 3.6),
        colour: ['#3a4554', '#566270', '#2b3442', '#6d7780'][i % 4] ?? '#3a4554',
      },
    )
  }
  for (let i = 0; i < 90; i++) {
    const x = 420 + (random() + random()) * 330
    const top = 240 + random() * 160
    stage.line(
      [x, top],
      [x - 50, (top + 606) / 2],
      [x - 110, 606],
      i % 3 ? 'rgba(160,170,176,0.13)' : 'rgba(44,54,66,0.2)',
      between(random, 10, 40),
    )
  }
  stage.hills(610, { shift: -160, distance: 0.3, far: '#4c5868', near: '#434f52' })
  stage.ground({ top: 622, colour: '#d9b648', patches: '#ead073', grass: 44, distance: 0.18 })
  stage.glow([1100, 740, 1500], 160, '#4c4a34', 0.4)
  stage.put(acacia, [250, 700, 250, 1, 0.06])
  stage.put(goatHouse, [1300, 830, 400, -1, 0.02], { turn: 0.35, tilt: 0.1 })
  stage.put(fence, [420, 790, 96, 1, 0.05], { length: 13, turn: 0.03 })
  const trot = [
    [1010, 842, 92, 'white'],
    [905, 860, 98, 'brown'],
    [800, 862, 104, 'galla'],
    [690, 890, 116, 'black-and-white'],
    [560, 905, 126, 'white'],
    [850, 935, 140, 'toggenburg'],
    [420, 940, 144, 'roan'],
    [640, 1000, 172, 'boer'],
    [270, 1010, 172, 'brown'],
    [460, 1085, 215, 'white'],
    [90, 1085, 205, 'black'],
  ] as const
  for (const [x, y, size, coat] of trot) {
    stage.goat([x, y, size, 1], { pose: 'walking', coat, turn: -0.1 - 0.3 * random(), look: 0 })
    stage.tufts([x, y + 8, size * 0.24], size * 1.4, '#d9b648', 0.8)
    stage.glow([x - size * 0.8, y - 8, size], size * 0.4, '#e9cf92', 0.35)
  }
  stage.put(longGrass, [1250, 1235, 170], { width: 900, colour: '#c9a742', density: 0.8 })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/19-storm',
    height: 1200,
    seed: 6019,
    compose: stormBeyondThePaddock,
    focus: [
      { x: 560, y: 900, radius: 230 },
      { x: 860, y: 870, radius: 170 },
    ],
  },
]
