import { barkStump } from '../../kit/bark-stump'
import { lightOf } from '../../kit/light'
import { acacia, hedge } from '../../kit/trees'
import { longGrass } from '../../kit/gardens'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { lopGoat } from './lop-goat'
import { GoatFarm } from './stage'

const meadow = '#93a04a'

/** One kid stands on a low stump in the last sun, one climbs up to it, one lies in the grass. */
function climbingLesson(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('golden', -0.3), height: 0.3 })
  stage.sky({ kind: 'golden', horizon: 520, clouds: 0.4 })
  stage.hills(520, { shift: 160, distance: 0.55, near: '#7f8f62' })
  stage.ground({ top: 540, colour: meadow, patches: '#c4b25c', grass: 50, distance: 0.35 })
  stage.put(hedge, [1350, 606, 60, 1, 0.36], { width: 700 })
  stage.put(acacia, [1320, 650, 320, 1, 0.26])
  stage.mist(560, 60, 0.4, '#ffe2b0')
  stage.glow([400, 1040, 560], 60, '#2a3318', 0.6, 0.3)
  stage.glow([1130, 1010, 900], 130, '#2a3318', 0.55, 0.4)
  stage.put(barkStump, [880, 1010, 480])
  stage.put(lopGoat, [420, 1040, 400, 1], {
    age: 'kid',
    coat: 'chestnut',
    turn: 0.25,
    look: -0.15,
    shadow: false,
    carriage: {
      body: { pitch: 0.34 },
      feet: [
        [-0.36, 0],
        [-0.2, 0],
        [0.6, 0.52],
        [0.68, 0.54],
      ],
      head: [0.42, 1.4, 0],
      pitch: 0.3,
    },
  })
  stage.glow([955, 822, 330], 44, '#3a2412', 0.6, 0.35)
  stage.put(lopGoat, [930, 830, 400, -1], {
    age: 'kid',
    coat: 'tan-head',
    turn: 0.36,
    look: -0.28,
    shadow: false,
    carriage: {
      body: { pitch: 0.03 },
      feet: [
        [-0.47, 0],
        [-0.34, 0],
        [0.2, 0],
        [0.28, 0],
      ],
      head: [0.4, 1.25, 0],
      pitch: -0.2,
    },
  })
  stage.put(lopGoat, [1290, 1120, 400, -1], {
    age: 'kid',
    coat: 'tan-head',
    turn: 0.4,
    look: -0.15,
    carriage: {
      body: { lift: -0.6 },
      couched: true,
      feet: [
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      head: [0.42, 0.66, 0],
      pitch: -0.3,
    },
  })
  stage.tufts([400, 1060, 44], 420, meadow, 0.8)
  stage.tufts([780, 1120, 52], 960, meadow, 1)
  stage.tufts([1290, 1146, 46], 560, meadow, 0.9)
  stage.put(longGrass, [800, 1245, 110], { width: 1700, colour: '#9aa648', density: 0.7 })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/09-stump',
    height: 1200,
    seed: 6009,
    compose: climbingLesson,
    fine: true,
    focus: [
      { x: 740, y: 400, radius: 260 },
      { x: 940, y: 560, radius: 260 },
      { x: 430, y: 700, radius: 280 },
      { x: 1180, y: 950, radius: 260 },
    ],
  },
]
