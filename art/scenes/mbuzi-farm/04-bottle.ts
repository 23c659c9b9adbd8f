import { longGrass } from '../../kit/gardens'
import { human } from '../../kit/human/human'
import { rodForm } from '../../kit/human/things'
import { lightOf } from '../../kit/light'
import { fence } from '../../kit/things/farm-things'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
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
  stage.caprine([1332, 1213, 600, -1], {
    kid: true,
    hide: 'saanen',
    ears: 'level',
    horns: 'buds',
    turn: 0.24,
    look: 0.05,
    carriage: {
      body: { pitch: 0.02 },
      feet: [
        [-0.36, 0],
        [-0.24, 0],
        [0.28, 0],
        [0.14, 0],
      ],
      head: [0.53, 0.94, 0],
      pitch: 0.2,
    },
  })
  stage.put(longGrass, [420, 1235, 130], { width: 900, colour: '#86a04c', density: 0.9 })
  stage.put(longGrass, [1320, 1235, 110], { width: 700, colour: '#86a04c', density: 0.8 })
}

/** She squats and holds the bottle out at the height of her chest, both hands round it. */
function girl(stage: GoatFarm): void {
  stage.put(human, [250, 1300, 1680, 1], {
    face: {
      skin: '#7b4a30',
      age: 'child',
      sex: 'woman',
      smile: 0.5,
      lids: 0.7,
      gaze: [-0.3, -0.4],
      worn: { kind: 'braids' },
    },
    outfit: {
      top: { colour: '#d98a1f', second: '#efd9a0', pattern: 'dots' },
      sleeves: 'short',
      lower: 'trousers',
      bottom: { colour: '#3f5878' },
      shoe: '#5b3a28',
      folds: 2.6,
    },
    turn: 0.3,
    tilt: 0.1,
    left: { grip: 'hold', palm: [0, 1, 0.3], point: [0.75, 0.1, 0.65] },
    right: { grip: 'hold', palm: [0, 1, -0.3], point: [0.6, 0.1, -0.75] },
    pose: () => ({
      hips: [-0.1, 0.17],
      lean: 0.3,
      nod: 0.06,
      look: 0.12,
      left: [0.19, 0.375, -0.05],
      right: [0.245, 0.376, 0.055],
      leftFoot: [0.05, 0.045, -0.08],
      rightFoot: [-0.13, 0.075, 0.08],
      rightToe: 0.8,
      knees: [1, 0.3, 0.3],
      elbows: [-0.5, -0.7, 0.6],
    }),
    things: () => [
      // Milk in a bottle, its collar and its teat.
      rodForm(
        [
          [0.235, 0.392, 0],
          [0.345, 0.402, 0],
        ],
        0.0195,
        '#f0ece0',
        0.5,
      ),
      rodForm(
        [
          [0.36, 0.4035, 0],
          [0.376, 0.405, 0],
        ],
        0.0135,
        '#4f7fa0',
        0.3,
      ),
      rodForm(
        [
          [0.378, 0.4055, 0],
          [0.412, 0.409, 0],
        ],
        0.0085,
        '#c9824f',
        0.2,
      ),
    ],
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/04-bottle',
    height: 1200,
    seed: 6004,
    compose: bottleTime,
    fine: true,
    focus: [
      { x: 340, y: 350, radius: 240 },
      { x: 730, y: 690, radius: 200 },
      { x: 1010, y: 640, radius: 220 },
    ],
  },
]
