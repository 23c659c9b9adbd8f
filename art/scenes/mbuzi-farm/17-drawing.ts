import { dressed } from '../../kit/human/dressed'
import { longGrass } from '../../kit/gardens'
import { lightOf } from '../../kit/light'
import { actions } from '../../kit/people/actions'
import type { Body } from '../../kit/people/body'
import type { Action } from '../../kit/people/poses'
import { goatHouse } from '../../kit/things/buildings'
import { fence } from '../../kit/things/farm-things'
import { broadTree } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { drawnSheet } from './drawings'
import { GoatFarm } from './stage'

/** Children, paper, and a goat with an appetite. */
function drawingClass(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('golden', 0.65), height: 0.42 })
  stage.sky({ kind: 'golden', horizon: 250, clouds: 0.5 })
  stage.hills(270, { shift: -300, distance: 0.5, tall: 0.8, near: '#7d8a60' })
  stage.ground({ top: 285, colour: '#87a04a', patches: '#b7b25b', grass: 34, distance: 0.4 })
  stage.put(goatHouse, [1330, 420, 190, -1, 0.26], { turn: 0.4, tilt: 0.24 })
  stage.put(fence, [700, 440, 76, 1, 0.28], { length: 26, turn: 0.02, tilt: 0.3 })
  stage.put(broadTree, [150, 500, 420, 1, 0.12])
  stage.caprine([1000, 520, 100, -1, 0.16], { pose: 'alert', hide: 'toggenburg' }, '#87a04a')
  stage.caprine([520, 500, 90, 1, 0.18], { pose: 'grazing', hide: 'saanen' }, '#87a04a')
  drawnSheet(stage, [335, 702, 180], -0.05, 'house')
  stage.put(dressed, [150, 716, 480, 1], {
    ...pupil,
    sex: 'man',
    skin: 'cocoa',
    turn: 0.75,
    action: draws,
    mood: { smile: 0.45, gaze: [0, -0.35] },
    wear: { shirt: '#b8443a' },
  })
  drawnSheet(stage, [700, 676, 170], 0.06, 'family')
  stage.put(dressed, [880, 690, 480, -1], {
    ...pupil,
    sex: 'man',
    skin: 'sienna',
    turn: 0.8,
    action: draws,
    mood: { smile: 0.5, gaze: [0, -0.35] },
    wear: { shirt: '#3f7a5e' },
  })
  drawnSheet(stage, [770, 1078, 270], 0.05, 'goat')
  stage.caprine([1250, 1070, 450, -1], {
    pose: 'grazing',
    hide: 'boer',
    horns: 'short',
    beard: 'soft',
    eye: 'soft',
    turn: 0.2,
    look: 0.25,
    build: { bone: 1.08, flesh: 1 },
  })
  stage.tufts([1240, 1092, 40], 560, '#87a04a', 0.6)
  // The corner that it has between its lips.
  stage.shape(
    [
      [782, 1079],
      [820, 1043],
      [846, 1051],
      [852, 1065],
      [830, 1089],
    ],
    '#f1ead8',
  )
  stage.line([782, 1079], [810, 1081], [830, 1089], 'rgba(70,66,50,0.45)', 5)
  stage.line([824, 1049], [822, 1067], [808, 1079], 'rgba(110,102,84,0.4)', 4)
  stage.put(dressed, [446, 1112, 760, 1], {
    ...pupil,
    sex: 'woman',
    skin: 'sienna',
    turn: 0.3,
    action: keeps,
    mood: { smile: 0.5, brows: 0.4, gaze: [0, -0.2] },
    hands: {
      left: { grip: 'pinch', point: [0.9, -0.4, 0.1], palm: [0.2, -0.9, 0.3] },
      right: { grip: 'pinch', point: [0.9, -0.4, -0.1], palm: [0.2, -0.9, -0.3] },
    },
    face: { worn: { kind: 'puffs' } },
    wear: { shirt: '#e0b24a', lowerColour: '#4a5f86', lower: 'skirt' },
  })
  for (const [x, y, colour] of [
    [560, 1146, '#c8452f'],
    [640, 1160, '#2f5f9a'],
    [486, 1164, '#e2b23e'],
    [250, 752, '#4f8f3f'],
    [780, 716, '#c8452f'],
  ] as const)
    stage.line([x, y], [x + 22, y - 6], [x + 44, y - 8], colour, 11)
  stage.tufts([446, 1140, 44], 520, '#87a04a', 0.6)
  stage.put(longGrass, [1500, 1235, 120], { width: 420, colour: '#88a24c', density: 0.7 })
}

const pupil = { dress: 'school', age: 'child', tilt: 0.24 } as const

/** On the ground, bent over a sheet, a crayon in the fist. */
function draws(body: Body): Action {
  return { ...actions['drawing-ground'](body, () => 0), props: [] }
}

/** On her heels, one hand on the edge of her sheet, to keep it. */
function keeps(body: Body): Action {
  const z = body.hipHalf + 0.015
  return {
    pose: {
      hips: [-0.06, 0.17],
      leftFoot: [-0.16, 0.05, -z],
      rightFoot: [-0.17, 0.05, z],
      leftToe: 1.4,
      rightToe: 1.4,
      knees: [1, -0.5, 0.25],
      lean: 0.5,
      nod: -0.2,
      right: [0.27, 0.1, 0.06],
      left: [0.27, 0.12, -0.1],
      elbows: [-0.4, -0.6, 0.6],
    },
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/17-drawing',
    height: 1200,
    seed: 6017,
    compose: drawingClass,
    fine: true,
    focus: [
      { x: 510, y: 730, radius: 180 },
      { x: 620, y: 1010, radius: 130 },
      { x: 800, y: 1030, radius: 240 },
      { x: 290, y: 560, radius: 110 },
      { x: 930, y: 540, radius: 110 },
    ],
  },
]
