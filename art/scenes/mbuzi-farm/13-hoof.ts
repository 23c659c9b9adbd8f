import type { Sculpture } from '../../kit/animals/volume'
import { dressed } from '../../kit/human/dressed'
import { lightOf } from '../../kit/light'
import { ankle, type Action } from '../../kit/people/poses'
import { goatHouse } from '../../kit/things/buildings'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** Hoof, hand and knife, in the long light before the goat house. */
function hoofTrim(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('golden', -0.7), height: 0.32 })
  stage.sky({ kind: 'golden', horizon: 430, clouds: 0.5 })
  stage.hills(430, { shift: -120, distance: 0.5, near: '#7d8360' })
  stage.ground({ top: 450, colour: '#99a052', patches: '#bda75a', grass: 20, distance: 0.35 })
  stage.put(goatHouse, [330, 740, 560, 1, 0.1], { turn: 0.3, tilt: 0.08 })
  stage.caprine([1450, 640, 110, -1, 0.2], { pose: 'grazing', hide: 'brown' }, '#99a052')
  stage.ground({ top: 770, colour: '#b58a5c', patches: '#cfae74', grass: 0, distance: 0.05 })
  stage.tufts([800, 780, 26], 1700, '#a0a052', 0.9)
  stage.caprine([560, 1080, 570, -1], {
    hide: 'saanen',
    horns: 'short',
    beard: 'soft',
    eye: 'soft',
    turn: 0.16,
    look: 0.2,
    girth: 0.55,
    build: { bone: 1.1, flesh: 1.02 },
    carriage: {
      head: [0.6, 1.25, 0],
      pitch: -0.42,
      feet: [
        [-0.83, 0.44, 1.2],
        [-0.45, 0],
        [0.32, 0],
        [0.45, 0],
      ],
    },
  })
  stage.put(dressed, [1285, 1120, 1150, -1], {
    action: kneelsAtTheHoof,
    dress: 'overall',
    sex: 'man',
    skin: 'sienna',
    turn: 0.34,
    mood: { smile: 0.2, gaze: [0.1, -0.5], lids: 0.75 },
    face: { beard: 0.4 },
    extra: curvedKnife,
    wear: {
      shirt: '#4f7350',
      lowerColour: '#4f7350',
      hat: 'none',
      hair: 'cropped',
      sleeves: 'short',
    },
  })
}

/** On one knee behind the goat, one hand round its pastern, the other with the knife. */
function kneelsAtTheHoof(): Action {
  return {
    pose: {
      hips: [-0.1, 0.26],
      lean: 0.5,
      nod: -0.06,
      left: [0.122, 0.297, -0.16],
      right: [0.235, 0.315, 0.03],
      leftFoot: [0.1, ankle, -0.1],
      rightFoot: [-0.3, ankle + 0.01, 0.07],
      rightToe: 1.4,
      knees: [1, 0.5, 0.05],
      elbows: [-0.5, -0.5, 0.6],
    },
    left: 'fist',
    right: 'fist',
  }
}

/** In the near hand, its blade at the sole. */
function curvedKnife(model: Sculpture): void {
  model.tube(
    '#6a4426',
    [
      [0.15, 0.29, -0.19, 0.01],
      [0.214, 0.268, -0.165, 0.009],
    ],
    { blend: 0.004 },
  )
  model.tube(
    '*#b9bec0',
    [
      [0.214, 0.268, -0.165, 0.007],
      [0.25, 0.256, -0.15, 0.007],
      [0.264, 0.238, -0.145, 0.003],
    ],
    { blend: 0.003, smooth: 2 },
  )
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/13-hoof',
    height: 1200,
    seed: 6013,
    compose: hoofTrim,
    fine: true,
    focus: [
      { x: 1060, y: 850, radius: 220 },
      { x: 1150, y: 540, radius: 160 },
      { x: 210, y: 450, radius: 170 },
    ],
  },
]
