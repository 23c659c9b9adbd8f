import { frameAt } from '../../kit/animals/volume'
import { stump } from '../../kit/goat-farm'
import { broadTree, hedge } from '../../kit/trees'
import { longGrass } from '../../kit/gardens'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** Three kids and a stump. */
function climbingLesson(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, 'afternoon', 0.65)
  stage.sky({ kind: 'golden', horizon: 400, clouds: 0.5 })
  stage.hills(400, { shift: 120, distance: 0.5, near: '#6f8a58' })
  stage.ground({ top: 412, colour: '#8aa04a', patches: '#bdb25e', grass: 50, distance: 0.35 })
  stage.put(broadTree, [190, 560, 420, 1, 0.14])
  stage.put(hedge, [700, 480, 60, 1, 0.3], { width: 900 })
  stage.goat([1500, 600, 120, -1, 0.16], { pose: 'looking', coat: 'toggenburg' })
  stage.goat([905, 560, 100, 1, 0.2], { pose: 'grazing', coat: 'brown' })
  stage.put(stump, [640, 1060, 330])
  stage.goat([520, 775, 215, 1], {
    pose: 'standing',
    coat: 'white',
    kid: true,
    face: 'kid',
    ears: 'level',
    turn: 0.5,
    look: 0.4,
  })
  stage.goat([700, 805, 205, 1], {
    pose: 'lying',
    coat: 'black-and-white',
    kid: true,
    face: 'kid',
    ears: 'level',
    turn: 0.7,
    look: 0.2,
  })
  stage.glow([1180, 1062, 360], 70, '#233018', 0.6, 0.3)
  stage.goat([1110, 880, 235, 1], {
    pose: 'jumping',
    // Stretched in the air: hind legs behind it, forelegs reaching down for the ground.
    stance: {
      body: frameAt([-0.02, 0.36, 0], { pitch: -0.12 }),
      feet: [
        [-0.92, 0.52],
        [-0.84, 0.42],
        [0.72, 0.3],
        [0.6, 0.42],
      ],
      head: [0.78, 1.42, 0],
      pitch: -0.3,
    },
    coat: 'brown',
    kid: true,
    face: 'kid',
    ears: 'level',
    turn: 0.05,
    shadow: false,
  })
  stage.tufts([640, 1188, 52], 900, '#8aa04a', 0.8)
  stage.put(longGrass, [1380, 1225, 150], { width: 600, colour: '#a0a650', density: 0.7 })
  stage.put(longGrass, [120, 1225, 130], { width: 400, colour: '#8fa04c', density: 0.7 })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/09-stump',
    height: 1200,
    seed: 6009,
    compose: climbingLesson,
    focus: [
      { x: 700, y: 620, radius: 190 },
      { x: 1260, y: 640, radius: 180 },
    ],
  },
]
