import { strewn } from '../../kit/ground'
import { coffeeCup } from '../../kit/coffee-cup'
import { greatTree, crownShade } from '../../kit/great-tree'
import { cupForm } from '../../kit/human/cup-form'
import type { HandPose } from '../../kit/human/figure'
import { wristFor } from '../../kit/human/grasp'
import { lightOf } from '../../kit/light'
import { hang } from '../../kit/people/poses'
import { table } from '../../kit/things/kitchen-things'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

const blossom = ['#8f74c4', '#a48ad2', '#7a62b0', '#b9a2e2'] as const

/** The blue of the cups, to be seen before the white cloth. */
const china = '#2f5f9a'

/** The jacaranda fills the sky; in its shade one fills a cup at the tea urn and one has drunk. */
function betweenTwoSessions(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('morning', 0.7), height: 0.5 })
  stage.sky({ kind: 'clear', horizon: 640, clouds: 0.5 })
  stage.ridge({ base: 600, rise: 70, wave: 420, colour: '#6482a0', distance: 0.5, foot: 700 })
  stage.put(hedge, [800, 706, 90, 1, 0.3], { width: 1800, ragged: 0.6 })
  stage.ground({ top: 700, colour: '#a0b658', patches: '#c4b868', grass: 16, distance: 0.16 })
  for (const [x, side, dress] of [
    [1440, 1, 'suit'],
    [1510, -1, 'kanga'],
  ] as const)
    stage.person([x, 806, 205, side, 0.16], { dress, turn: 0.1, pose: 'holding-cup' })
  crownShade(stage, [690, 940], { wide: 1750, high: 400, spots: 40 }, '#34344e')
  strewn(pen, [-20, 770], [1620, 1210], random, { colours: blossom, count: 900, size: 9 })
  strewn(pen, [60, 850], [1180, 1010], random, { colours: blossom, count: 1100, size: 8 })
  greatTree(stage, {
    foot: [440, 900],
    thick: 44,
    fork: 640,
    crown: { x: 640, y: 230, wide: 1700, high: 640 },
    bark: '#6a5850',
    leaves: ['#9a82c8', '#b096dc', '#c8b2ee', '#a88ed6'],
    deep: '#54447e',
    open: 0.3,
  })
  strewn(pen, [330, 880], [560, 930], random, { colours: blossom, count: 160, size: 8 })
  stage.put(table, [1040, 1030, 285, 1], { cloth: '#efe8d8', length: 1.5, turn: 0 })
  for (const [x, y, wide] of [
    [900, 900, 90],
    [1080, 960, 130],
    [1200, 860, 80],
  ] as const)
    stage.glow([x, y, wide], wide * 0.5, '#fff6d8', 0.7, 0.3)
  for (let x = 812; x < 1280; x += 26 + 40 * random())
    stage.line([x, 800], [x + 4, 880], [x - 6, 1002], 'rgba(120,104,130,0.16)', 10 + 10 * random())
  stage.box([794, 974, 1290, 990], '#8f74c4')
  urn(stage)
  for (const [x, y] of [
    [1120, 764],
    [1164, 770],
    [1208, 764],
    [1142, 784],
    [1186, 788],
  ] as const)
    coffeeCup(pen, { x, y, size: 34 }, stage.light, { colour: china })
  fills(stage)
  waits(stage)
}

/** The tap of the urn, over her cup. */
const tap = { x: 894, y: 706 } as const

/** A tall urn of polished steel: a dark foot, a barrel with two bands, a lid, a brass tap. */
function urn(stage: Expo): void {
  const [x, foot, top, half] = [990, 778, 590, 54]
  stage.glow([x - 30, foot, 200], 40, '#3a3440', 0.6, 0.4)
  const steel = stage.blend(
    [x - half, 0],
    [x + half, 0],
    [
      [0, '#5f666c'],
      [0.16, '#c9ced0'],
      [0.3, '#767d84'],
      [0.56, '#aeb4b8'],
      [0.74, '#fbfbf4'],
      [0.88, '#a9a6b8'],
      [1, '#6a6878'],
    ],
  )
  stage.box([x - half + 8, foot - 14, x + half - 8, foot + 4], '#26242a')
  stage.box([x - half, top, x + half, foot - 12], steel)
  stage.oval(x, top, half * 2, 20, steel)
  stage.soft(
    [
      [x - half + 4, top],
      [x - 30, top - 30],
      [x + 30, top - 30],
      [x + half - 4, top],
    ],
    steel,
  )
  stage.oval(x, top - 32, 26, 20, '#26242a')
  for (const y of [top + 12, foot - 32])
    stage.line([x - half, y], [x, y + 8], [x + half, y], '#4a5058', 4)
  for (const [colour, wide, off] of [
    ['#6d5428', 15, 0],
    ['#d9b768', 7, -2],
  ] as const) {
    stage.line(
      [x - half + 4, tap.y - 34 + off],
      [tap.x, tap.y - 34 + off],
      [tap.x + 2, tap.y - 30 + off],
      colour,
      wide,
    )
    stage.line([tap.x, tap.y - 38], [tap.x, tap.y - 20], [tap.x, tap.y], colour, wide)
  }
}

const pours: HandPose = { grip: 'hold', point: [1, 0.1, -0.35], palm: [-0.35, 0, -1] }
const presses: HandPose = { grip: 'hold', point: [0.95, 0, 0.25], palm: [0.1, -1, 0] }
/** Where the rim of her cup is below the tap, and the lever of the tap, in her own space. */
const [held, lever] = [
  [0.26, 0.556, 0.03],
  [0.26, 0.64, 0],
] as const

function fills(stage: Expo): void {
  stage.person([730, 1075, 640, 1], {
    dress: 'dress',
    sex: 'woman',
    skin: 'umber',
    turn: 0.12,
    wear: { hair: 'wrap', cloth: '#2f6f6a', shirt: '#d9a23a', lowerColour: '#d9a23a' },
    hands: { right: pours, left: presses },
    things: () => [
      cupForm([held[0], held[1] - 0.066, held[2]], 0.064, { colour: china, ear: [-1, 0, 0.25] }),
    ],
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        lean: 0.1,
        nod: 0.16,
        left: wristFor(lever, presses, body, -1),
        right: wristFor([held[0], held[1] - 0.03, held[2]], pours, body, 1),
        leftFoot: [0.05, 0.045, -0.08],
        rightFoot: [-0.02, 0.045, 0.06],
        elbows: [-0.6, -0.9, 0.35],
      },
    }),
  })
}

function waits(stage: Expo): void {
  const hand: HandPose = { grip: 'hold', point: [0.9, 0.35, -0.5], palm: [-0.5, 0, -0.9] }
  const cup = [0.17, 0.68, 0.06] as const
  stage.person([1330, 1085, 680, -1], {
    dress: 'shirt',
    sex: 'man',
    skin: 'cocoa',
    turn: 0.15,
    wear: { shirt: '#b4523a', sleeves: 'long', lowerColour: '#3f4a5c', hair: 'cropped' },
    hands: { right: hand, left: { grip: 'loose' } },
    things: () => [
      cupForm([cup[0], cup[1] - 0.03, cup[2]], 0.064, { colour: china, ear: [-1, 0, 0.1] }),
    ],
    action: (body) => ({
      pose: {
        hips: [0, body.hip - 0.006],
        nod: 0.05,
        left: hang(body, -1, 0.03),
        right: wristFor(cup, hand, body, 1),
        leftFoot: [-0.03, 0.045, -0.06],
        rightFoot: [0.07, 0.045, 0.07],
        elbows: [-0.6, -0.8, 0.4],
      },
    }),
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/gr13-summit-2023/02-jacaranda',
    height: 1200,
    seed: 6302,
    compose: betweenTwoSessions,
    fine: true,
    focus: [
      { x: 770, y: 500, radius: 130 },
      { x: 910, y: 710, radius: 130 },
      { x: 990, y: 660, radius: 130 },
      { x: 1310, y: 480, radius: 130 },
      { x: 1210, y: 630, radius: 110 },
      { x: 1160, y: 770, radius: 90 },
    ],
  },
]
