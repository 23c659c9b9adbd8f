import { lightOf } from '../../kit/light'
import type { Sculpture } from '../../kit/animals/volume'
import { ankle, type Action } from '../../kit/people/poses'
import { posedPerson } from '../../kit/posed'
import { goatHouse } from '../../kit/things/buildings'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { goatWithFoldedForeleg } from './lifted-hoof'
import { GoatFarm } from './stage'

/** Hoof, hand and knife, under the roof of the shed. */
function hoofTrim(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('afternoon', -0.7), height: 0.4 })
  stage.sky({ kind: 'clear', horizon: 430 })
  stage.hills(430, { shift: -820, distance: 0.5 })
  stage.ground({ top: 470, colour: '#8ea552', patches: '#b9a85e', grass: 20, distance: 0.35 })
  stage.put(goatHouse, [1240, 760, 660, -1, 0.06], { turn: 0.3, tilt: 0.08 })
  stage.ground({ top: 790, colour: '#b58a5c', patches: '#cfae74', grass: 0, distance: 0.05 })
  stage.tufts([700, 800, 26], 1700, '#a0a052', 0.9)
  stage.goat([1440, 900, 150, -1, 0.04], { pose: 'looking', coat: 'brown' })
  stage.put(goatWithFoldedForeleg, [590, 1060, 520, 1])
  stage.put(posedPerson, [985, 1095, 1050, -1], {
    action: kneelsAtTheHoof,
    dress: 'overall',
    sex: 'man',
    skin: 'sienna',
    turn: 0.2,
    extra: curvedKnife,
    wear: { shirt: '#4f7350', lowerColour: '#4f7350', hat: 'straw', sleeves: 'short' },
  })
}

/** On one knee before the goat, one hand under the foot, the other with the knife. */
function kneelsAtTheHoof(): Action {
  return {
    pose: {
      hips: [-0.12, 0.25],
      lean: 0.8,
      nod: 0.1,
      left: [0.235, 0.225, -0.1],
      right: [0.255, 0.185, 0.06],
      leftFoot: [0.1, ankle, -0.1],
      rightFoot: [-0.3, ankle + 0.01, 0.07],
      rightToe: 1.4,
      knees: [1, 0.5, 0.2],
      elbows: [-0.5, -0.3, 0.6],
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
      [0.24, 0.225, -0.125, 0.012],
      [0.29, 0.23, -0.125, 0.012],
    ],
    { blend: 0.004 },
  )
  model.tube(
    '*#e4e6e2',
    [
      [0.29, 0.23, -0.125, 0.009],
      [0.345, 0.228, -0.125, 0.008],
      [0.375, 0.205, -0.12, 0.005],
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
    focus: [
      { x: 690, y: 930, radius: 230 },
      { x: 760, y: 640, radius: 150 },
    ],
  },
]
