import { barkStump } from '../../kit/bark-stump'
import { lightOf } from '../../kit/light'
import { broadTree, hedge } from '../../kit/trees'
import { longGrass } from '../../kit/gardens'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** Three kids and a stump. */
function climbingLesson(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('golden', 0.65), height: 0.36 })
  stage.sky({ kind: 'golden', horizon: 400, clouds: 0.5 })
  stage.hills(400, { shift: 120, distance: 0.5, near: '#6f8a58' })
  stage.ground({ top: 412, colour: '#8aa04a', patches: '#bdb25e', grass: 50, distance: 0.35 })
  stage.put(broadTree, [190, 560, 420, 1, 0.14])
  stage.put(hedge, [700, 480, 60, 1, 0.3], { width: 900 })
  stage.caprine([1500, 610, 126, -1, 0.14], { pose: 'alert', hide: 'toggenburg' }, '#8aa04a')
  stage.caprine([965, 560, 96, 1, 0.2], { pose: 'grazing', hide: 'brown' }, '#8aa04a')
  stage.glow([560, 1120, 1300], 220, '#2a3318', 0.6, 0.35)
  // Beside the stump lies its shadow; on its top, those of the two that stay.
  stage.glow([250, 1000, 760], 120, '#2a3318', 0.5, 0.4)
  stage.put(barkStump, [650, 1065, 425])
  stage.glow([450, 806, 190], 26, '#3a2412', 0.55, 0.3)
  stage.glow([630, 838, 260], 34, '#3a2412', 0.55, 0.4)
  stage.caprine([500, 812, 285, -1], {
    kid: true,
    eye: 'soft',
    hide: 'saanen',
    pose: 'alert',
    turn: 0.5,
    look: 0.3,
    shadow: false,
  })
  stage.caprine([655, 846, 225, -1], {
    kid: true,
    eye: 'soft',
    hide: 'boer',
    ears: 'level',
    pose: 'lying',
    turn: 0.5,
    look: 0.3,
    shadow: false,
  })
  stage.glow([1200, 1066, 420], 70, '#233018', 0.6, 0.3)
  // Its hind hooves push off from the rim.
  stage.caprine([985, 820, 290, 1], {
    kid: true,
    eye: 'soft',
    hide: 'brown',
    turn: 0.12,
    look: 0.15,
    shadow: false,
    carriage: {
      body: { pitch: 0.16, lift: 0.02, forward: 0.08 },
      feet: [
        [-0.58, -0.02],
        [-0.48, 0.05],
        [0.42, 0.46],
        [0.5, 0.6],
      ],
      head: [0.5, 1.36, 0],
      pitch: -0.12,
    },
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
    fine: true,
    focus: [
      { x: 500, y: 600, radius: 220 },
      { x: 650, y: 790, radius: 180 },
      { x: 1060, y: 560, radius: 260 },
    ],
  },
]
