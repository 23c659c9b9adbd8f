import { longGrass } from '../../kit/gardens'
import { lightOf } from '../../kit/light'
import { goatHouse } from '../../kit/things/buildings'
import { acacia, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import type { CaprineOptions } from '../../kit/animals/caprine'
import { dressed } from '../../kit/human/dressed'
import type { HandPose } from '../../kit/human/figure'
import { wristFor } from '../../kit/human/grasp'
import { rodForm } from '../../kit/human/things'
import { dryWall } from './dry-wall'
import { GoatFarm } from './stage'

/** Counting along the stone wall, over the shoulder of the herder. */
function countingTheHerd(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('afternoon', -0.6), strength: 0.7 })
  stage.sky({ kind: 'cumulus', horizon: 300, clouds: 1.2 })
  stage.hills(315, { shift: -160, distance: 0.5, tall: 0.85 })
  stage.ground({ top: 326, colour: '#87994f', patches: '#b3a55c', grass: 36, distance: 0.45 })
  stage.put(hedge, [420, 410, 50, 1, 0.35], { width: 900 })
  stage.put(acacia, [250, 500, 280, 1, 0.22])
  stage.put(goatHouse, [760, 480, 140, -1, 0.3], { turn: 0.4, tilt: 0.2 })
  stage.put(dryWall, [800, 690, 170], { length: 15, turn: 0.2, tilt: 0.22 })
  herd(stage)
  herder(stage)
  stage.put(longGrass, [700, 1240, 120], { width: 1700, colour: '#9aa052', density: 0.7 })
}

/** Where each goat is, from far to near, and what is its own: they crowd along the wall, one looks back. */
const places: readonly (readonly [x: number, y: number, size: number, options: CaprineOptions])[] =
  [
    [150, 716, 150, { pose: 'walking', hide: 'brown' }],
    [300, 728, 154, { pose: 'alert', hide: 'saanen', look: 0.5 }],
    [860, 752, 160, { pose: 'walking', hide: 'black' }],
    [470, 748, 160, { pose: 'walking', hide: 'pied' }],
    [1020, 772, 166, { pose: 'grazing', hide: 'brown' }],
    [660, 780, 170, { pose: 'walking', hide: 'cream' }],
    [120, 850, 196, { pose: 'walking', hide: 'galla' }],
    [370, 868, 202, { pose: 'walking', hide: 'toggenburg' }],
    [780, 884, 206, { pose: 'walking', hide: 'boer', horns: 'short' }],
    [560, 922, 216, { pose: 'alert', hide: 'black', look: 0.6 }],
    [250, 1070, 268, { pose: 'grazing', hide: 'saanen', horns: 'short' }],
  ]

function herd(stage: GoatFarm): void {
  for (const [x, y, size, options] of places)
    stage.caprine(
      [x, y, size, 1, y < 790 ? 0.06 : 0],
      { tilt: 0.22, turn: 0.25, ...options },
      '#8a9a4c',
    )
}

/** Where the stick is in the herder's space: ahead, and a little to his left. */
const stick = [0.22, -0.06] as const

/** The old herder, seen from behind, leans with both hands on his stick and counts. */
function herder(stage: GoatFarm): void {
  const left: HandPose = { grip: 'hold', point: [0.9, 0.1, 0.4], palm: [0.35, -0.1, 0.9] }
  const right: HandPose = { grip: 'hold', point: [0.9, 0.1, -0.4], palm: [0.35, -0.1, -0.9] }
  stage.put(dressed, [1370, 1600, 1480, -1], {
    dress: 'shirt',
    sex: 'man',
    age: 'elder',
    skin: 'umber',
    turn: -0.42,
    tilt: 0.12,
    shadow: false,
    mood: { smile: 0.4 },
    hands: { left, right },
    outfit: { tucked: true, belt: '#3a2a20', folds: 1.4 },
    wear: { hat: 'straw', shirt: '#b4523a', sleeves: 'long', lowerColour: '#4c4a4f' },
    things: () => [
      rodForm(
        [
          [stick[0] + 0.06, 0, stick[1]],
          [stick[0], 0.76, stick[1]],
        ],
        0.0085,
        '#7a5a34',
        0.15,
      ),
    ],
    action: (body) => ({
      pose: {
        hips: [-0.02, body.hip - 0.01],
        lean: 0.16,
        bow: 0.06,
        twist: -0.1,
        nod: 0.06,
        look: 0.05,
        left: wristFor([stick[0], 0.715, stick[1]], left, body, -1),
        right: wristFor([stick[0] + 0.004, 0.66, stick[1]], right, body, 1),
        leftFoot: [0.06, 0.045, -0.08],
        rightFoot: [-0.06, 0.045, 0.07],
        elbows: [-0.4, -0.8, 0.7],
      },
    }),
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/10-wall',
    height: 1200,
    seed: 6010,
    compose: countingTheHerd,
    fine: true,
    focus: [
      { x: 1270, y: 280, radius: 190 },
      { x: 1060, y: 580, radius: 120 },
      { x: 560, y: 640, radius: 300 },
      { x: 480, y: 1000, radius: 120 },
    ],
  },
]
