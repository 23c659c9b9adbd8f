import { longGrass } from '../../kit/gardens'
import { human } from '../../kit/human/human'
import { rodForm } from '../../kit/human/things'
import { lightOf } from '../../kit/light'
import { fence } from '../../kit/things/farm-things'
import { hedge } from '../../kit/trees'
import type { Vec } from '../../kit/animals/volume'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { boerKid } from './bottle-kid'
import { GoatFarm } from './stage'

/** A girl with a bottle and a kid that stretches its neck. */
function bottleTime(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('golden', 0.65), height: 0.42 })
  stage.sky({ kind: 'golden', horizon: 440, clouds: 0.6 })
  stage.glow([1500, 420, 1500], 800, '#ffdc9a', 0.5)
  stage.hills(440, { shift: -700, distance: 0.36, near: '#678a50' })
  stage.ground({ top: 452, colour: '#7ea14a', patches: '#a8b45c', grass: 46, distance: 0.3 })
  stage.put(hedge, [1150, 520, 80, 1, 0.22], { width: 1000 })
  stage.put(fence, [1150, 580, 80, 1, 0.16], { length: 14, turn: 0.03 })
  stage.caprine([1440, 640, 90, -1, 0.16], { pose: 'alert', hide: 'toggenburg' }, '#7ea14a')
  stage.caprine([1010, 610, 76, 1, 0.2], { pose: 'grazing', hide: 'galla' }, '#7ea14a')
  girl(stage)
  stage.put(boerKid, [1432, 1345, 650, -1], {
    turn: 0.2,
    look: 0.1,
    carriage: {
      body: { pitch: 0.02 },
      feet: [
        [-0.42, 0],
        [-0.26, 0],
        [0.3, 0],
        [0.16, 0],
      ],
      head: [0.52, 1.02, 0],
      pitch: 0.2,
    },
  })
  stage.put(longGrass, [700, 1245, 120], { width: 1700, colour: '#86a04c', density: 0.8 })
}

/** She kneels and holds the bottle out at the height of her chest, both hands round it. */
function girl(stage: GoatFarm): void {
  stage.put(human, [290, 1480, 2000, 1], {
    face: {
      skin: '#7b4a30',
      age: 'youth',
      lips: 0.6,
      nose: 0.9,
      sex: 'woman',
      smile: 0.8,
      lids: 0.75,
      gaze: [-0.2, -0.3],
      worn: { kind: 'braids' },
    },
    outfit: {
      top: { colour: '#d98a1f', second: '#efd9a0', pattern: 'dots' },
      sleeves: 'short',
      lower: 'long-skirt',
      bottom: { colour: '#3f5878' },
      shoe: '#5b3a28',
      folds: 2.6,
    },
    turn: 0.3,
    tilt: 0.1,
    left: { grip: 'hold', palm: [0, 1, 0.3], point: [0.75, 0.1, 0.65] },
    right: { grip: 'hold', palm: [0, 1, -0.3], point: [0.6, 0.1, -0.75] },
    pose: () => ({
      hips: [-0.12, 0.19],
      lean: 0.3,
      nod: 0.06,
      look: 0.28,
      left: [0.128, 0.402, -0.05],
      right: [0.178, 0.392, 0.055],
      leftFoot: [-0.17, 0.05, -0.07],
      rightFoot: [-0.2, 0.05, 0.08],
      leftToe: 1.3,
      rightToe: 1.3,
      knees: [1, -0.4, 0.15],
      elbows: [-0.5, -0.7, 0.6],
    }),
    things: () => [
      // Milk in a bottle that leans to the kid, its collar and its teat.
      rodForm([bottle(0), bottle(0.095)], 0.0195, '#f0ece0', 0.5),
      rodForm([bottle(0.111), bottle(0.127)], 0.0135, '#4f7fa0', 0.3),
      rodForm([bottle(0.129), bottle(0.165)], 0.0085, '#c9824f', 0.2),
    ],
  })
}

/** A point of the middle line of the bottle, so far from its foot. */
function bottle(along: number): Vec {
  return [0.173 + along * 0.985, 0.424 - along * 0.17, 0]
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/04-bottle',
    height: 1200,
    seed: 6004,
    compose: bottleTime,
    fine: true,
    focus: [
      { x: 350, y: 380, radius: 260 },
      { x: 700, y: 690, radius: 210 },
      { x: 1030, y: 700, radius: 240 },
    ],
  },
]
