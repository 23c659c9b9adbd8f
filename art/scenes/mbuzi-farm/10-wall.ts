import { longGrass } from '../../kit/gardens'
import { cloudShadows } from '../../kit/weather'
import { lightOf } from '../../kit/light'
import { goatHouse } from '../../kit/things/buildings'
import { acacia, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { front } from '../../kit/people/poses'
import type { GoatOptions } from '../../kit/animals/goat'
import { dryWall } from './dry-wall'
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
  stage.put(dryWall, [800, 640, 128], { length: 15, turn: 0.32, tilt: 0.36 })
  herd(stage)
  herder(stage)
  stage.put(longGrass, [500, 1230, 130], { width: 1300, colour: '#9aa052', density: 0.6 })
}

/** Where each goat is, from far to near; one has climbed the wall. */
const places: readonly (readonly [
  x: number,
  y: number,
  size: number,
  side: 1 | -1,
  pose: NonNullable<GoatOptions['pose']>,
  coat: NonNullable<GoatOptions['coat']>,
])[] = [
  [1196, 586, 104, 1, 'looking', 'white'],
  [120, 634, 108, 1, 'walking', 'galla'],
  [352, 650, 112, 1, 'walking', 'black-and-white'],
  [584, 676, 118, 1, 'looking', 'brown'],
  [826, 704, 124, 1, 'walking', 'white'],
  [226, 772, 138, 1, 'walking', 'boer'],
  [500, 806, 146, -1, 'grazing', 'toggenburg'],
  [770, 838, 152, 1, 'walking', 'roan'],
  [1040, 828, 150, 1, 'looking', 'black'],
  [330, 944, 174, 1, 'walking', 'cream'],
  [690, 984, 182, 1, 'grazing', 'white'],
]

function herd(stage: GoatFarm): void {
  for (const [x, y, size, side, pose, coat] of places) {
    stage.goat([x, y, size, side, y < 760 ? 0.06 : 0], { pose, coat, tilt: 0.34, turn: 0.3 })
    if (y > 600) stage.tufts([x, y + 8, size * 0.12], size * 1.2, '#8a9a4c', 0.6)
  }
}

/** The old herder leans on his stick, stands out of the way, and counts with the other hand. */
function herder(stage: GoatFarm): void {
  stage.person([1390, 1130, 590, -1], {
    dress: 'shirt',
    sex: 'man',
    age: 'elder',
    turn: 0.42,
    tilt: 0.3,
    mood: { smile: 0.1 },
    wear: {
      hat: 'straw',
      shirt: '#b4523a',
      sleeves: 'long',
      lowerColour: '#4c4a4f',
      boots: true,
    },
    action: (body) => ({
      pose: {
        hips: [0, body.hip - 0.008],
        lean: 0.07,
        bow: 0.04,
        nod: -0.04,
        look: -0.1,
        left: front(body, 0.33, 0.95, -0.12),
        right: [0.17, body.hip + 0.15, 0.14],
        leftFoot: [0.1, 0.045, -0.07],
        rightFoot: [-0.06, 0.045, 0.06],
      },
      left: 'point',
      right: 'fist',
      props: ['stick'],
    }),
  })
  stage.tufts([1390, 1140, 34], 240, '#94a052', 0.7)
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/10-wall',
    height: 1200,
    seed: 6010,
    compose: countingTheHerd,
    focus: [
      { x: 1350, y: 680, radius: 190 },
      { x: 900, y: 740, radius: 220 },
      { x: 330, y: 740, radius: 200 },
    ],
  },
]
