import { lightOf } from '../../kit/light'
import { ankle, type Action } from '../../kit/people/poses'
import { posedPerson } from '../../kit/posed'
import { goatHouse } from '../../kit/things/buildings'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** Milking by hand, in the first sun. */
function warmMilk(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('morning', 0.75), height: 0.34 })
  stage.sky({ kind: 'dawn', horizon: 500, clouds: 0.5 })
  stage.glow([1500, 470, 1600], 800, '#ffdf9e', 0.7)
  stage.hills(500, { shift: 160, distance: 0.5 })
  stage.ground({ top: 520, colour: '#8fa351', patches: '#b3ad62', grass: 30, distance: 0.35 })
  stage.put(goatHouse, [1330, 640, 330, -1, 0.3], { turn: 0.35 })
  stage.caprine([1080, 690, 96, -1, 0.24], { pose: 'alert', hide: 'brown' }, '#93a04e')
  stage.caprine([250, 640, 80, 1, 0.26], { pose: 'grazing', hide: 'toggenburg' }, '#93a04e')
  stage.ground({ top: 800, colour: '#b58d5f', patches: '#cfae78', grass: 0, distance: 0.06 })
  stage.tufts([800, 808, 26], 1700, '#93a04e', 0.8)
  stage.caprine([960, 1100, 520, 1], {
    hide: 'saanen',
    udder: true,
    horns: 'short',
    beard: false,
    turn: 0.16,
    look: 0.3,
    carriage: {
      feet: [
        [-0.58, 0],
        [-0.25, 0],
        [0.32, 0],
        [0.42, 0],
      ],
    },
  })
  stage.put(posedPerson, [360, 1135, 1180, 1], {
    action: milksFromTheSide,
    dress: 'shirt',
    sex: 'woman',
    turn: 0.1,
    wear: {
      sleeves: 'short',
      shirt: '#a8503a',
      lower: 'skirt',
      lowerColour: '#3f5a6a',
      hair: 'scarf',
      boots: true,
      cloth: '#2f6f73',
    },
  })
}

/** On a low stool beside the hind leg, both hands at the udder. */
function milksFromTheSide(): Action {
  return {
    pose: {
      hips: [0, 0.2],
      lean: 0.46,
      nod: 0.15,
      left: [0.305, 0.215, -0.045],
      right: [0.305, 0.195, 0.03],
      knees: [0.8, 0.6, 0.75],
      leftFoot: [0.25, ankle, -0.13],
      rightFoot: [0.2, ankle, 0.13],
      elbows: [-0.6, -0.6, 0.4],
    },
    left: 'fist',
    right: 'fist',
    props: ['stool', 'pail'],
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/05-milking',
    height: 1200,
    seed: 6005,
    compose: warmMilk,
    focus: [
      { x: 755, y: 930, radius: 200 },
      { x: 1400, y: 500, radius: 160 },
    ],
  },
]
