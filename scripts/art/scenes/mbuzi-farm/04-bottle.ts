import { longGrass } from '../../kit/gardens'
import { lightOf } from '../../kit/light'
import { ankle, limbScale, type Action } from '../../kit/people/poses'
import type { Body } from '../../kit/people/body'
import { posedPerson } from '../../kit/posed'
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
  stage.put(fence, [1150, 640, 100, 1, 0.1], { length: 14, turn: 0.03 })
  stage.caprine([1400, 700, 116, -1, 0.1], { pose: 'alert', hide: 'toggenburg' }, '#7ea14a')
  stage.caprine([230, 655, 95, 1, 0.12], { pose: 'grazing', hide: 'galla' }, '#7ea14a')
  stage.put(posedPerson, [500, 1080, 900, 1], {
    action: holdsItHigh,
    dress: 'dress',
    age: 'child',
    sex: 'woman',
    skin: 'sienna',
    turn: 0.25,
    wear: { shirt: '#d98a1f', lowerColour: '#d98a1f', hair: 'braids', shoe: '#5b3a28' },
  })
  stage.caprine([1140, 1090, 385, -1], {
    kid: true,
    hide: 'boer',
    ears: 'level',
    turn: 0.24,
    look: 0.05,
    carriage: {
      body: { pitch: 0.02 },
      feet: [
        [-0.5, 0],
        [-0.3, 0],
        [0.28, 0],
        [0.14, 0],
      ],
      head: [0.53, 0.94, 0],
      pitch: 0.2,
    },
  })
  stage.tufts([560, 1092, 36], 480, '#7ea14a', 0.7)
  stage.tufts([1240, 1098, 30], 460, '#7ea14a', 0.8)
  stage.put(longGrass, [160, 1225, 130], { width: 520, colour: '#86a04c', density: 0.7 })
}

/** Squats and holds the bottle out at the height of her chest, both hands on it. */
function holdsItHigh(body: Body): Action {
  const k = limbScale(body)
  return {
    pose: {
      hips: [-0.1, 0.18 * k],
      lean: 0.3,
      nod: 0.05,
      left: [0.21, 0.4 * k, -0.02],
      right: [0.25, 0.42 * k, 0.03],
      leftFoot: [0.04, ankle, -0.08],
      rightFoot: [-0.14, ankle + 0.03, 0.07],
      rightToe: 0.8,
      knees: [1, 0.3, 0.25],
      elbows: [-0.5, -0.7, 0.5],
    },
    left: 'fist',
    right: 'fist',
    props: ['bottle'],
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/04-bottle',
    height: 1200,
    seed: 6004,
    compose: bottleTime,
    focus: [
      { x: 900, y: 760, radius: 260 },
      { x: 640, y: 560, radius: 170 },
      { x: 1180, y: 860, radius: 260 },
    ],
  },
]
