import { coffeeCup } from '../../kit/coffee-cup'
import { glaze } from '../../kit/colour'
import { strewn } from '../../kit/ground'
import { cupForm } from '../../kit/human/cup-form'
import type { DressedOptions } from '../../kit/human/dressed'
import { wristFor } from '../../kit/human/grasp'
import { rodForm } from '../../kit/human/things'
import { lightOf } from '../../kit/light'
import { hang } from '../../kit/people/poses'
import type { Spot } from '../../kit/stage'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { house, tree } from './court'
import { Expo } from './stage'

/** The tap of the urn, where cups are filled, as the urn is drawn. */
const tap = { x: 892, y: 640 }

/** Where that tap is in the picture, and how much nearer the urn stands than it is drawn. */
const spout = { x: 925, y: 725, near: 1.42 }

/** The tea urn stands under the jacaranda; one fills a cup, the talk goes on behind. */
function betweenTwoSessions(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('golden', -0.7), height: 0.3 })
  stage.sky({ kind: 'cumulus', horizon: 430, clouds: 0.5 })
  house(stage)
  stage.put(hedge, [300, 650, 70, 1, 0.1], { width: 700, ragged: 0.4 })
  stage.ground({ top: 630, colour: '#bd9f78', patches: '#a58a6a', grass: 0, distance: 0.12 })
  // A spot of light under the cup would pass for a saucer.
  tree(stage, spout.x)
  strewn(pen, [0, 700], [1600, 1190], random, {
    colours: ['#8f74c4', '#a48ad2', '#7a62b0'],
    count: 240,
    size: 9,
  })
  talkers(stage, farGroups)
  pen.save()
  pen.translate(spout.x, spout.y)
  pen.scale(spout.near, spout.near)
  pen.translate(-tap.x, -tap.y)
  tableWithUrn(stage)
  pen.restore()
  waits(stage)
  fills(stage)
  cups(stage)
}

type Guest = readonly [Spot, DressedOptions]

function talkers(stage: Expo, guests: readonly Guest[]): void {
  for (const [spot, options] of guests) {
    const [x, y, size] = spot
    stage.glow([x + size * 0.1, y, size * 0.6], size * 0.09, '#3a2a30', 0.6, 0.3)
    stage.person(spot, { shadow: false, skin: 'umber', ...options })
  }
}

/** The top of the table, and the urn of polished steel. */
function tableWithUrn(stage: Expo): void {
  stage.shape(
    [
      [750, 880],
      [1640, 880],
      [1640, 985],
      [690, 985],
    ],
    stage.blend(
      [690, 880],
      [1600, 985],
      [
        [0, '#fff6e0'],
        [1, '#d9ccb2'],
      ],
    ),
  )
  urn(stage)
}

/** A big urn: three feet, a belly that mirrors the court, a lid, a tap on its left. */
function urn(stage: Expo): void {
  const [x, foot] = [1130, 940]
  stage.glow([x + 60, foot, 420], 80, '#4a3a34', 0.6, 0.4)
  const steel = stage.blend(
    [x - 130, 0],
    [x + 130, 0],
    [
      [0, '#8f979a'],
      [0.14, '#f6f6f0'],
      [0.3, '#b9bfc0'],
      [0.5, '#7d8688'],
      [0.72, '#a99a86'],
      [0.88, '#5f666a'],
      [1, '#9aa0a0'],
    ],
  )
  stage.box([x - 96, foot - 26, x + 96, foot], '#3a3634')
  stage.shape(
    [
      [x - 126, foot - 40],
      [x + 126, foot - 40],
      [x + 104, foot - 14],
      [x - 104, foot - 14],
    ],
    steel,
  )
  stage.box([x - 130, foot - 430, x + 130, foot - 36], steel)
  for (const y of [foot - 412, foot - 60])
    stage.line([x - 130, y], [x, y + 16], [x + 130, y], glaze('#4a5052', 0.7), 5)
  // The violet of the tree and the red of the roof in the steel.
  stage.glow([x - 10, foot - 330, 190], 150, '#9a82c8', 0.5, 0.1)
  stage.glow([x + 20, foot - 150, 200], 120, '#b8926a', 0.5, 0.1)
  stage.soft(
    [
      [x - 134, foot - 430],
      [x - 80, foot - 478],
      [x, foot - 496],
      [x + 80, foot - 478],
      [x + 134, foot - 430],
      [x, foot - 414],
    ],
    steel,
  )
  stage.oval(x, foot - 506, 54, 36, '#2b2927')
  for (const side of [-1, 1])
    stage.line(
      [x + side * 128, foot - 250],
      [x + side * 190, foot - 220],
      [x + side * 128, foot - 180],
      '#2b2927',
      17,
    )
  tapOfUrn(stage, x - 124)
}

/** A brass tap that runs out level from the urn and bends down, with a lever to press. */
function tapOfUrn(stage: Expo, from: number): void {
  const { x, y } = tap
  const pipe = (colour: string, wide: number, off: number): void => {
    stage.line([from, y - 66 + off], [x + 60, y - 66 + off], [x + 22, y - 66 + off], colour, wide)
    stage.line([x + 22, y - 66 + off], [x + off, y - 66 + off], [x + off, y - 22], colour, wide)
  }
  pipe('#6d5428', 30, 0)
  pipe('#b8924a', 20, -3)
  pipe('#f0d89a', 6, -7)
  stage.box([x - 17, y - 28, x + 17, y], '#8a6a34')
  stage.box([x - 12, y - 28, x + 1, y], '#d9b768')
  stage.line([x + 24, y - 78], [x + 24, y - 84], [x + 24, y - 92], '#8a6a34', 16)
  stage.line([x + 34, y - 94], [x + 6, y - 98], [x - 24, y - 98], '#2b2927', 15)
}

/** Cups that wait, and the thread of tea with its steam. */
function cups(stage: Expo): void {
  const { pen, light } = stage
  for (const [x, y] of [
    [1490, 1120],
    [1585, 1128],
    [1540, 1190],
  ] as const)
    coffeeCup(pen, { x, y, size: 116 }, light, { band: '#8a5ab0' })
}

const farGroups: readonly Guest[] = [
  [[752, 716, 205, 1, 0.16], { dress: 'suit', sex: 'man', turn: 0.3, pose: 'holding-cup' }],
  [[830, 718, 195, -1, 0.16], { dress: 'kanga', sex: 'woman', turn: 0.2, pose: 'talking' }],
  [
    [1470, 780, 285, 1, 0.1],
    { dress: 'shirt', sex: 'man', turn: -0.8, pose: 'holding-cup', wear: { shirt: '#5d86a6' } },
  ],
  [[1572, 784, 272, -1, 0.1], { dress: 'dress', sex: 'woman', turn: 0.3, pose: 'talking' }],
]

/** Where the cup's rim is below the tap, in the space of the one who holds it. */
const held = [0.285, 0.6, 0.03] as const
/** Where the lever of the tap is, in the same space. */
const lever = [0.285, 0.715, 0] as const
const filler = { size: 1780, turn: 0.5 } as const

/** Fills a cup: one hand presses the lever, the other holds the cup with its rim just under the tap. */
function fills(stage: Expo): void {
  const { size, turn } = filler
  const hand = { grip: 'hold', point: [1, 0.1, -0.35], palm: [-0.35, 0, -1] } as const
  const presses = { grip: 'hold', point: [0.95, 0, 0.25], palm: [0.1, -1, 0] } as const
  const spot = [
    spout.x - (held[0] * Math.cos(turn) - held[2] * Math.sin(turn)) * size,
    spout.y + 70 + held[1] * size,
    size,
  ] as const
  const { x, y } = spout
  stage.line([x, y - 4], [x, y + 60], [x, y + 120], '#6e3a1c', 15)
  stage.line([x - 3, y - 4], [x - 3, y + 60], [x - 3, y + 120], '#a8683a', 5)
  stage.person(spot, {
    shadow: false,
    tilt: 0.08,
    skin: 'umber',
    dress: 'dress',
    sex: 'woman',
    turn,
    mood: { smile: 0.5, lids: 0.7, gaze: [0.1, -0.5] },
    wear: { hair: 'wrap', cloth: '#2f6f6a', shirt: '#d9a23a', lowerColour: '#d9a23a' },
    outfit: { top: { colour: '#dba63f' }, folds: 1.4 },
    hands: { right: hand, left: presses },
    things: () => [
      cupForm([held[0], held[1] - 0.066, held[2]], 0.07, { band: '#8a5ab0', ear: [-1, 0, 0.25] }),
      rodForm(
        [
          [lever[0], lever[1], lever[2] - 0.045],
          [lever[0], lever[1], lever[2] + 0.05],
        ],
        0.009,
        '#2b2927',
        0.4,
      ),
    ],
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        lean: 0.12,
        bow: -0.04,
        twist: -0.05,
        nod: 0.18,
        look: 0.02,
        left: wristFor(lever, presses, body, -1),
        right: wristFor([held[0], held[1] - 0.03, held[2]], hand, body, 1),
        leftFoot: [0.05, 0.045, -0.08],
        rightFoot: [-0.02, 0.045, 0.06],
        elbows: [-0.6, -0.9, 0.35],
      },
    }),
  })
  stage.steam(x + 16, y + 60, 240, 60, 0.13)
}

/** Waits his turn with an empty cup in his hand and a word for her. */
function waits(stage: Expo): void {
  const hand = { grip: 'hold', point: [0.9, 0.35, -0.5], palm: [-0.5, 0, -0.9] } as const
  const cup = [0.17, 0.655, 0.075] as const
  stage.person([190, 1775, 1780], {
    shadow: false,
    skin: 'umber',
    dress: 'shirt',
    sex: 'man',
    turn: 0.7,
    mood: { smile: 0.7, open: 0.15, gaze: [-0.2, 0] },
    outfit: { top: { colour: '#efe3cc', second: '#4f7a96', pattern: 'stripes' }, tucked: true },
    wear: { sleeves: 'long', lowerColour: '#3f4a5c', hair: 'cropped' },
    hands: { right: hand, left: { grip: 'loose' } },
    things: () => [
      cupForm([cup[0], cup[1] - 0.03, cup[2]], 0.07, { band: '#8a5ab0', ear: [-1, 0, 0.1] }),
    ],
    action: (body) => ({
      pose: {
        hips: [0, body.hip - 0.01],
        bow: 0.07,
        twist: -0.12,
        look: -0.2,
        nod: 0.05,
        left: hang(body, -1, 0.05),
        right: wristFor(cup, hand, body, 1),
        leftFoot: [-0.02, 0.045, -0.07],
        rightFoot: [0.1, 0.045, 0.1],
        elbows: [-0.6, -0.8, 0.5],
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
      { x: 640, y: 280, radius: 190 },
      { x: 260, y: 180, radius: 190 },
      { x: 950, y: 620, radius: 150 },
      { x: 920, y: 850, radius: 150 },
      { x: 360, y: 630, radius: 140 },
      { x: 1270, y: 760, radius: 260 },
    ],
  },
]
