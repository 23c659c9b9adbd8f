import { longGrass } from '../../kit/gardens'
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
  const stage = new GoatFarm(pen, frame, random, 'afternoon', 0.7)
  stage.sky({ kind: 'cumulus', horizon: 440, clouds: 0.8 })
  stage.hills(440, { shift: -700, distance: 0.36, near: '#678a50' })
  stage.ground({ top: 452, colour: '#7ea14a', patches: '#a8b45c', grass: 46, distance: 0.3 })
  stage.put(hedge, [1150, 520, 80, 1, 0.22], { width: 1000 })
  stage.put(fence, [1150, 640, 100, 1, 0.1], { length: 14, turn: 0.03 })
  stage.goat([1380, 690, 110, -1, 0.1], { pose: 'looking', coat: 'toggenburg' })
  stage.goat([230, 655, 95, 1, 0.12], { pose: 'grazing', coat: 'white' })
  stage.put(posedPerson, [500, 1080, 900, 1], {
    action: holdsItHigh,
    dress: 'dress',
    age: 'child',
    sex: 'woman',
    skin: 'sienna',
    turn: 0.25,
    wear: { shirt: '#d98a1f', lowerColour: '#d98a1f', hair: 'braids', shoe: '#5b3a28' },
  })
  stage.goat([1256, 1085, 370, -1], {
    stance: {
      head: [0.8, 0.975, 0],
      pitch: 0.12,
      feet: [
        [-0.56, 0],
        [-0.4, 0],
        [0.5, 0],
        [0.3, 0],
      ],
    },
    coat: 'white',
    kid: true,
    face: 'kid',
    horns: 'buds',
    ears: 'level',
    turn: 0.06,
    look: 0.1,
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
      { x: 870, y: 800, radius: 200 },
      { x: 640, y: 560, radius: 170 },
    ],
  },
]
