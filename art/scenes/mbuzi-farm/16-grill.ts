import type { Sculpture } from '../../kit/animals/volume'
import { drumGrill } from '../../kit/goat-farm'
import { lightOf } from '../../kit/light'
import { actions } from '../../kit/people/actions'
import type { Body } from '../../kit/people/body'
import type { Action } from '../../kit/people/poses'
import { between } from '../../kit/random'
import { farmhouse } from '../../kit/things/buildings'
import { bananaLeaf, tornBanana } from '../../kit/torn-banana'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** Lunch around the grill under banana leaves. */
function charcoalAndCompany(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('golden', 0.35), height: 0.34 })
  const { light } = stage
  stage.sky({ kind: 'golden', horizon: 400, clouds: 0.4 })
  stage.ground({ top: 470, colour: '#93a050', patches: '#b9a565', grass: 24, distance: 0.3 })
  stage.put(hedge, [800, 520, 190, 1, 0.24], { width: 1800 })
  stage.put(farmhouse, [1230, 640, 360, -1, 0.16], { turn: 0.3, wall: '#dcc096' })
  for (const [x, y, size] of [
    [520, 660, 560],
    [70, 760, 860],
  ] as const)
    stage.put(tornBanana, [x, y, size, 1, 0.1])
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
  // The company is near: the picture ends below their knees.
  pen.save()
  pen.translate(800, 700)
  pen.scale(1.32, 1.32)
  pen.translate(-825, -700)
  stage.person([985, 985, 820, 1], {
    action: listens,
    dress: 'shirt',
    sex: 'man',
    skin: 'umber',
    age: 'elder',
    view: 0.95,
    mood: { smile: 0.75, open: 0, lids: 0.8 },
    face: { beard: 0.45, hair: '#8f8a84' },
    wear: { shirt: '#5d86a6', lowerColour: '#39485c', sleeves: 'short' },
  })
  stage.put(drumGrill, [735, 1085, 340, 1])
  // Embers light the meat from below.
  stage.glow([735, 820, 420], 120, '#ff9a44', 0.22, 0.2)
  for (let i = 0; i < 22; i++) {
    const up = i / 21
    stage.glow(
      [720 - 60 * up + Math.sin(i * 0.9) * 26, 770 - 620 * up, 70 + 190 * up],
      90 + 130 * up,
      '#eceae2',
      0.2 * (1 - up * 0.85),
    )
  }
  stage.person([345, 1130, 960, 1], {
    action: turnsTheMeat,
    extra: tongs,
    dress: 'apron',
    sex: 'man',
    skin: 'sienna',
    view: 0.12,
    mood: { smile: 0.6, open: 0, lids: 0.7, gaze: [0, -0.3] },
    wear: {
      cloth: '#3f6b52',
      shirt: '#8fa0b4',
      lowerColour: '#4a4438',
      sleeves: 'short',
      hat: 'none',
    },
  })
  stage.person([1330, 1150, 900, -1], {
    action: listens,
    dress: 'shirt',
    sex: 'woman',
    skin: 'cocoa',
    view: 0.3,
    mood: { smile: 0.85, open: 0.08 },
    wear: {
      shirt: '#e2b23e',
      sleeves: 'short',
      lower: 'trousers',
      lowerColour: '#7a2f3a',
      hair: 'scarf',
      cloth: '#2f6f73',
    },
  })
  pen.restore()
  // Leaves hang into the picture from above.
  for (const [from, to, rise, wide] of [
    [[-80, -60], [520, 190], 150, 150],
    [[300, -120], [900, 90], 90, 130],
    [[1680, -40], [1080, 240], 170, 160],
    [[1500, -140], [860, 20], 60, 120],
  ] as const)
    bananaLeaf(pen, { from, to, rise, wide }, light, random, { colour: '#557f3a' })
}

/** On a low stool, the face to the one who speaks. */
function listens(body: Body): Action {
  return actions['sitting-low'](body, () => 0)
}

/** On a low stool, the tongs over the coals. */
function turnsTheMeat(body: Body): Action {
  const action = actions.grilling(body, () => 0)
  return {
    ...action,
    pose: { ...action.pose, lean: 0.36, right: [0.345, 0.386, 0.05], elbows: [-0.5, -0.8, 0.4] },
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
      { x: 375, y: 570, radius: 150 },
      { x: 690, y: 840, radius: 260 },
      { x: 1100, y: 500, radius: 140 },
      { x: 1200, y: 770, radius: 110 },
      { x: 1340, y: 640, radius: 150 },
    ],
  },
]
