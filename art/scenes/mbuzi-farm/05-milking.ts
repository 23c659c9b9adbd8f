import { lightOf } from '../../kit/light'
import { ankle, type Action } from '../../kit/people/poses'
import { dressed } from '../../kit/human/dressed'
import { goatHouse } from '../../kit/things/buildings'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { milkPail } from '../../kit/milk-pail'
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
  stage.caprine([1010, 1110, 570, 1], {
    hide: 'saanen',
    udder: true,
    horns: 'short',
    beard: false,
    eye: 'soft',
    turn: 0.12,
    look: 0.35,
    girth: 0.7,
    build: sturdy,
    carriage: {
      head: [0.57, 1.24, 0],
      pitch: -0.5,
      feet: [
        [-0.56, 0],
        [-0.4, 0],
        [0.3, 0],
        [0.44, 0],
      ],
    },
  })
  milkPail(stage, 838, 1132, 165)
  stage.put(dressed, [335, 1150, 1290, 1], {
    action: milksFromTheSide,
    dress: 'shirt',
    sex: 'woman',
    skin: 'sienna',
    turn: 0.32,
    mood: { smile: 0.55, gaze: [-0.1, -0.5], lids: 0.75 },
    wear: {
      sleeves: 'short',
      shirt: '#b0553a',
      lower: 'long-skirt',
      lowerColour: '#3f5a6a',
      hair: 'scarf',
      cloth: '#2f6f73',
    },
  })
  skirtFolds(stage)
}

/** Where the cloth of the skirt falls from the knees and gathers in the lap. */
function skirtFolds(stage: GoatFarm): void {
  for (const [x, y, bx, by, ex, ey, wide] of [
    [352, 838, 340, 960, 362, 1112, 12],
    [404, 850, 420, 980, 404, 1120, 14],
    [452, 856, 462, 960, 440, 1096, 12],
    [506, 900, 528, 990, 512, 1100, 14],
    [556, 870, 566, 980, 556, 1096, 12],
    [604, 860, 600, 970, 620, 1070, 10],
    [300, 812, 360, 776, 440, 796, 11],
    [262, 876, 300, 826, 372, 810, 10],
    [244, 936, 280, 972, 330, 962, 9],
  ] as const) {
    stage.line([x, y], [bx, by], [ex, ey], 'rgba(22,38,48,0.36)', wide)
    stage.line(
      [x + 11, y + 6],
      [bx + 12, by],
      [ex + 10, ey - 8],
      'rgba(110,138,148,0.16)',
      wide * 0.6,
    )
  }
}

/** A milk goat with some weight on her legs. */
const sturdy = {
  bone: 1.12,
  flesh: 1.05,
  neck: {
    withers: [0.33, 0.86, 0, 0.135],
    breast: [0.37, 0.74, 0, 0.09],
    throat: 0.062,
    crest: 0.08,
    flat: 0.66,
  },
} as const

/** On a low stool beside the hind leg, both hands at the udder. */
function milksFromTheSide(): Action {
  return {
    pose: {
      hips: [0, 0.2],
      lean: 0.72,
      nod: -0.05,
      left: [0.372, 0.262, -0.045],
      right: [0.355, 0.238, 0.035],
      knees: [0.8, 0.6, 0.95],
      leftFoot: [0.13, ankle, -0.14],
      rightFoot: [0.09, ankle, 0.13],
      elbows: [-0.6, -0.6, 0.4],
    },
    left: 'fist',
    right: 'fist',
    props: ['stool'],
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/05-milking',
    height: 1200,
    seed: 6005,
    compose: warmMilk,
    fine: true,
    focus: [
      { x: 520, y: 500, radius: 170 },
      { x: 790, y: 930, radius: 220 },
      { x: 1380, y: 460, radius: 180 },
    ],
  },
]
