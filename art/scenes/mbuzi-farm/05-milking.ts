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
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('morning', -0.75), height: 0.34 })
  stage.sky({ kind: 'dawn', horizon: 500, clouds: 0.5 })
  stage.glow([60, 470, 1600], 800, '#ffdf9e', 0.7)
  stage.hills(500, { shift: 160, distance: 0.5 })
  stage.ground({ top: 520, colour: '#8fa351', patches: '#b3ad62', grass: 30, distance: 0.35 })
  stage.put(goatHouse, [240, 660, 350, 1, 0.3], { turn: 0.35 })
  stage.caprine([1400, 640, 80, -1, 0.26], { pose: 'grazing', hide: 'toggenburg' }, '#93a04e')
  stage.ground({ top: 800, colour: '#b58d5f', patches: '#cfae78', grass: 0, distance: 0.06 })
  stage.tufts([800, 808, 26], 1700, '#93a04e', 0.8)
  stage.caprine([770, 1090, 620, 1], {
    hide: 'saanen',
    udder: 'full',
    horns: 'short',
    beard: false,
    eye: 'soft',
    turn: 0.12,
    look: 0.35,
    girth: 0.5,
    hair: 0,
    build: sturdy,
    carriage: {
      head: [0.57, 1.26, 0],
      pitch: -0.45,
      feet: [
        [-0.66, 0],
        [-0.44, 0],
        [0.35, 0],
        [0.25, 0],
      ],
    },
  })
  milkPail(stage, 640, 1128, 165)
  for (const [x, end] of [
    [624, 622],
    [645, 648],
  ] as const)
    stage.line([x, 916], [x, 945], [end, 978], '#fffdf4', 6)
  stage.put(dressed, [1110, 1150, 1290, -1], {
    action: milksFromTheSide,
    dress: 'shirt',
    sex: 'woman',
    skin: 'sienna',
    turn: 0.2,
    mood: { smile: 0.3, gaze: [-0.1, -0.35], lids: 0.8 },
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
    [1060, 850, 1040, 960, 1066, 1076, 12],
    [1010, 850, 980, 960, 990, 1084, 14],
    [950, 850, 930, 960, 940, 1086, 12],
    [890, 850, 868, 960, 876, 1076, 13],
    [852, 860, 846, 960, 852, 1060, 9],
    [1160, 830, 1100, 800, 1010, 806, 11],
    [1180, 890, 1130, 860, 1080, 850, 10],
  ] as const) {
    stage.line([x, y], [bx, by], [ex, ey], 'rgba(22,38,48,0.34)', wide)
    stage.line(
      [x - 11, y + 6],
      [bx - 12, by],
      [ex - 10, ey - 8],
      'rgba(130,158,168,0.1)',
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
      left: [0.366, 0.236, -0.05],
      right: [0.364, 0.252, 0.04],
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
      { x: 790, y: 500, radius: 170 },
      { x: 640, y: 880, radius: 200 },
      { x: 1190, y: 380, radius: 190 },
    ],
  },
]
