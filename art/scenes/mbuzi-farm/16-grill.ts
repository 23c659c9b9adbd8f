import type { Sculpture, Vec } from '../../kit/animals/volume'
import { cupForm } from '../../kit/human/cup-form'
import type { HandPose } from '../../kit/human/figure'
import { wristFor } from '../../kit/human/grasp'
import { lightOf } from '../../kit/light'
import { actions } from '../../kit/people/actions'
import type { Body } from '../../kit/people/body'
import type { Action } from '../../kit/people/poses'
import { between } from '../../kit/random'
import { farmhouse } from '../../kit/things/buildings'
import { bananaLeaf } from '../../kit/torn-banana'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { smoothBanana } from './banana-grove'
import { cob, grill } from './grill'
import { GoatFarm } from './stage'

/** Lunch around the grill under banana leaves. */
function charcoalAndCompany(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('golden', 0.35), height: 0.34 })
  const { light } = stage
  stage.sky({ kind: 'golden', horizon: 400, clouds: 0.4 })
  stage.ground({ top: 470, colour: '#93a050', patches: '#b9a565', grass: 24, distance: 0.3 })
  stage.put(hedge, [800, 520, 190, 1, 0.24], { width: 1800 })
  stage.put(farmhouse, [1330, 640, 360, -1, 0.16], { turn: 0.3, wall: '#dcc096' })
  for (const [x, y, size] of [
    [520, 660, 560],
    [70, 760, 860],
  ] as const)
    smoothBanana(stage, [x, y, size, 1, 0.1])
  stage.ground({
    top: (x) => 730 + 14 * Math.sin(x / 210),
    colour: '#b1835a',
    patches: '#9a7049',
    grass: 0,
    distance: 0.04,
  })
  stage.glow([760, 960, 1800], 520, '#3c3226', 0.5, 0.4)
  for (let i = 0; i < 22; i++)
    stage.glow(
      [random() * 1600, 1000 + random() * 190, between(random, 40, 110)],
      between(random, 10, 26),
      '#f6dca0',
      0.4,
    )
  stage.person([940, 1090, 1110, -1], {
    action: raisesHisCup,
    dress: 'shirt',
    sex: 'man',
    skin: 'umber',
    age: 'elder',
    view: 0.95,
    mood: { smile: 0.6, lids: 0.8 },
    face: { beard: 0.45, hair: '#8f8a84' },
    hands: { left: fist },
    things: () => [cupForm([cup[0], cup[1] - 0.03, cup[2]], 0.066, { ear: [-0.6, 0, 0.9] })],
    shadow: false,
    wear: { shirt: '#5d86a6', lowerColour: '#39485c', sleeves: 'short' },
  })
  stage.glow([760, 1130, 620], 230, '#241a16', 0.75, 0.4)
  stage.put(grill, [775, 1225, 720, 1])
  // Embers light what is above them.
  stage.glow([740, 800, 620], 170, '#ff9a44', 0.25, 0.2)
  for (let i = 0; i < 24; i++) {
    const up = i / 23
    stage.glow(
      [650 - 90 * up + Math.sin(i * 0.9) * 26, 770 - 700 * up, 80 + 210 * up],
      100 + 140 * up,
      '#eceae2',
      0.18 * (1 - up * 0.85),
    )
  }
  stage.person([215, 1300, 1290, 1], {
    action: turnsTheMeat,
    extra: tongs,
    dress: 'shirt',
    sex: 'man',
    skin: 'sienna',
    view: -0.3,
    mood: { smile: 0.6, open: 0, lids: 0.7, gaze: [0, -0.3] },
    wear: {
      shirt: '#8f4a34',
      lowerColour: '#4a4438',
      sleeves: 'short',
      hat: 'straw',
    },
  })
  stage.person([1440, 1310, 1230, -1], {
    action: eats,
    dress: 'kanga',
    sex: 'woman',
    skin: 'cocoa',
    view: 0.35,
    mood: { smile: 0.7, open: 0.08 },
    hands: { left: fist },
    things: () => [
      cob([ear[0] - 0.008, ear[1] - 0.045, ear[2]], [ear[0] + 0.02, ear[1] + 0.08, ear[2]], 0.018),
    ],
    wear: {
      shirt: '#e2b23e',
      sleeves: 'short',
      lowerColour: '#7a2f3a',
      hair: 'scarf',
      cloth: '#2f6f73',
    },
  })
  // Leaves hang into the picture from above.
  for (const [from, to, rise, wide] of [
    [[-80, -60], [520, 190], 150, 150],
    [[300, -120], [900, 90], 90, 130],
    [[1680, -40], [1080, 240], 170, 160],
    [[1500, -140], [860, 20], 60, 120],
  ] as const)
    bananaLeaf(pen, { from, to, rise, wide }, light, random, { colour: '#557f3a' })
}

const cup: Vec = [0.2, 0.43, -0.09]
/** The left hand closed round something upright. */
const fist: HandPose = { grip: 'hold', point: [0.9, 0.2, 0.3], palm: [-0.2, 0, 0.9] }

/** Behind the grill on a low stool, a cup in his hand. */
function raisesHisCup(body: Body): Action {
  const action = actions['sitting-low'](body, () => 0)
  return {
    ...action,
    pose: {
      ...action.pose,
      lean: 0.16,
      look: -0.1,
      left: wristFor(cup, fist, body, -1),
      right: [0.2, 0.26, 0.08],
      elbows: [-0.5, -0.8, 0.5],
    },
  }
}

const ear: Vec = [0.2, 0.46, -0.05]

/** On a low stool, a cob of maize in her near hand. */
function eats(body: Body): Action {
  const action = actions['sitting-low'](body, () => 0)
  return {
    ...action,
    pose: {
      ...action.pose,
      lean: 0.16,
      left: wristFor(ear, fist, body, -1),
      right: [0.14, 0.24, 0.1],
      elbows: [-0.5, -0.8, 0.4],
    },
  }
}

/** On a low stool, the tongs over the coals, the other hand behind his knee. */
function turnsTheMeat(body: Body): Action {
  const action = actions.grilling(body, () => 0)
  return {
    ...action,
    pose: {
      ...action.pose,
      lean: 0.3,
      right: [0.345, 0.386, 0.05],
      left: [0.2, 0.26, -0.12],
      elbows: [-0.5, -0.8, 0.4],
    },
    props: ['stool'],
  }
}

/** Two arms of iron that meet in his fist. */
function tongs(model: Sculpture): void {
  for (const z of [0.028, 0.072])
    model.tube(
      '*#4b4846',
      [
        [0.36, 0.41, 0.05, 0.004],
        [0.43, 0.38, z, 0.004],
        [0.485, 0.335, 0.05 + (z - 0.05) * 0.4, 0.0035],
      ],
      { blend: 0.003, smooth: 2 },
    )
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/16-grill',
    height: 1200,
    seed: 6016,
    compose: charcoalAndCompany,
    fine: true,
    focus: [
      { x: 390, y: 590, radius: 150 },
      { x: 620, y: 780, radius: 130 },
      { x: 880, y: 480, radius: 150 },
      { x: 800, y: 780, radius: 260 },
      { x: 1320, y: 590, radius: 150 },
      { x: 1190, y: 720, radius: 120 },
    ],
  },
]
