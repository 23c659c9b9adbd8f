import { longGrass } from '../../kit/gardens'
import { stoneWall } from '../../kit/goat-farm'
import { cloudShadows } from '../../kit/weather'
import { lightOf } from '../../kit/light'
import { goatHouse } from '../../kit/things/buildings'
import { acacia, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** Counting along the stone wall, seen from the bank above. */
function countingTheHerd(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('afternoon', -0.6), strength: 0.7 })
  stage.sky({ kind: 'cumulus', horizon: 210, clouds: 1.2 })
  stage.hills(225, { shift: 260, distance: 0.5, tall: 0.75 })
  stage.ground({ top: 236, colour: '#87994f', patches: '#b3a55c', grass: 30, distance: 0.5 })
  cloudShadows(pen, frame, stage.light, random, {
    top: 260,
    bottom: 800,
    count: 4,
    opacity: 0.28,
  })
  stage.put(acacia, [1290, 420, 210, 1, 0.25])
  stage.put(hedge, [420, 330, 44, 1, 0.35], { width: 900 })
  stage.put(goatHouse, [1010, 400, 120, -1, 0.3], { turn: 0.4, tilt: 0.3 })
  stage.put(stoneWall, [800, 640, 128], { length: 15, turn: 0.32, tilt: 0.36 })
  const coats = [
    'white',
    'brown',
    'black-and-white',
    'galla',
    'toggenburg',
    'cream',
    'boer',
    'black',
    'roan',
  ] as const
  for (let i = 0; i < 12; i++) {
    const [near, odd] = [i / 11, i % 2]
    const x = 110 + near * 1010 + odd * 34
    const y = 510 + near * 340 + odd * 60
    const size = 100 + near * 84
    stage.goat([x, y, size, i === 4 || i === 9 ? -1 : 1, 0.12 * (1 - near)], {
      pose: i === 3 ? 'rearing' : i % 5 === 2 ? 'looking' : i % 4 === 1 ? 'grazing' : 'walking',
      coat: coats[i % coats.length] ?? 'white',
      tilt: 0.34,
      turn: 0.3,
    })
  }
  stage.person([1300, 1110, 520, -1], {
    pose: 'herding',
    dress: 'shirt',
    sex: 'man',
    age: 'elder',
    view: 0.5,
    tilt: 0.3,
    wear: { hat: 'straw', shirt: '#b4523a', lowerColour: '#4c4a4f', boots: true },
  })
  stage.tufts([1300, 1120, 30], 200, '#94a052', 0.7)
  stage.put(longGrass, [500, 1230, 130], { width: 1300, colour: '#9aa052', density: 0.6 })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/10-wall',
    height: 1200,
    seed: 6010,
    compose: countingTheHerd,
    focus: [
      { x: 1260, y: 660, radius: 130 },
      { x: 900, y: 720, radius: 150 },
    ],
  },
]
