import { lightOf } from '../../kit/light'
import type { Body } from '../../kit/people/body'
import type { Action } from '../../kit/people/poses'
import { broadTree } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { canvasRoof } from './canvas-roof'
import { soilBoard } from './soil-board'
import { Expo, grass, type Somebody } from './stage'

/** Under the big tent: rows of listeners, a speaker, the layers of the soil on a board. */
function talkInTheTent(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('afternoon', -0.6), height: 0.36 })
  stage.sky({ kind: 'clear', horizon: 560, clouds: 0.6 })
  stage.ridge({ base: 560, rise: 60, wave: 620, colour: '#6d88a0', distance: 0.5, foot: 640 })
  stage.ground({ top: 612, ...grass, grass: 16, distance: 0.3 })
  stage.put(broadTree, [190, 690, 270, 1, 0.3])
  stage.put(broadTree, [1480, 680, 220, 1, 0.34])
  floor(stage)
  canvasRoof(stage, {
    rim: (x) => 268 + 24 * Math.sin((x / 1600) * Math.PI * 4) ** 2,
    foot: 812,
    poles: [64, 1514],
    cloth: ['#c2b594', '#e6d9b6', '#f6ecd0'],
    seam: '#b0a27e',
    scallops: ['#b5503e', '#efe4c8'],
  })
  soilBoard(stage, { left: 600, top: 330, right: 1440, bottom: 850, foot: 985 })
  speaker(stage)
  listeners(stage)
}

/** Trodden grass in the shade, with the sun that comes in at the side. */
function floor(stage: Expo): void {
  stage.ground({
    top: (x) => 790 + 5 * Math.sin(x / 90),
    colour: '#968a5c',
    patches: '#a99a6c',
    grass: 8,
    distance: 0.08,
  })
  stage.box(
    [0, 790, 1600, 1200],
    stage.blend(
      [0, 790],
      [0, 1200],
      [
        [0, 'rgba(70,60,50,0.12)'],
        [1, 'rgba(40,36,40,0.5)'],
      ],
    ),
  )
  stage.glow([250, 850, 900], 130, '#ffe9b0', 0.6, 0.1)
}

/** She reads the layers off the drawing, one hand at them, her face to her listeners. */
function speaker(stage: Expo): void {
  stage.glow([400, 1085, 420], 60, '#2c241a', 0.6, 0.3)
  stage.person([380, 1080, 800, 1], {
    sex: 'woman',
    dress: 'shirt',
    turn: 0.42,
    skin: 'sienna',
    shadow: false,
    mood: { smile: 0.6, open: 0.35 },
    wear: {
      shirt: '#c8862f',
      sleeves: 'long',
      lowerColour: '#2f6f6a',
      lower: 'long-skirt',
      hair: 'wrap',
      cloth: '#b4432f',
    },
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        lean: 0.04,
        look: 0.15,
        left: [0.3, body.hip + 0.26, -0.08],
        right: [0.14, body.hip + 0.12, 0.15],
        leftFoot: [0.05, 0.045, -0.07],
        rightFoot: [-0.04, 0.045, 0.07],
        elbows: [-0.4, -0.8, 0.5],
      },
      left: 'point',
      right: 'flat',
    }),
  })
}

/** Those who listen, close before us and from behind, each in a way of their own; one asks. */
function listeners(stage: Expo): void {
  const asking = (body: Body): Action => ({
    pose: {
      hips: [0, 0.29],
      bow: 0.05,
      left: [0.2, 0.35, -0.06],
      right: [0.08, 0.93, 0.16],
      leftFoot: [0.28, 0.045, -body.hipHalf],
      rightFoot: [0.24, 0.045, body.hipHalf],
      elbows: [-0.1, -0.3, 0.9],
    },
    right: 'flat',
  })
  const everybody: readonly Somebody[] = [
    [
      [790, 1560, 900, 1],
      { dress: 'shirt', sex: 'man', turn: -1.25, wear: { hat: 'straw', shirt: '#5f7f92' } },
    ],
    [
      [1090, 1600, 900, 1],
      {
        dress: 'dress',
        sex: 'woman',
        turn: -0.8,
        wear: { shirt: '#8a4f7a', lowerColour: '#8a4f7a', hair: 'braids' },
      },
    ],
    [
      [1375, 1640, 1080, -1],
      {
        dress: 'tee',
        sex: 'man',
        turn: -1.3,
        wear: { shirt: '#3f7a5e', hair: 'cropped', hat: 'none' },
        action: asking,
      },
    ],
    [
      [110, 1660, 1080, 1],
      {
        dress: 'kanga',
        sex: 'woman',
        turn: -0.95,
        wear: { shirt: '#d9c9a4', hair: 'wrap', cloth: '#2f5f9a' },
      },
    ],
  ]
  const shade = new Expo(stage.pen, stage.frame, stage.random, { ...stage.light, strength: 0.35 })
  shade.people(everybody, { pose: 'sitting', skin: 'umber', shadow: false })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/06-talk',
    height: 1200,
    seed: 6106,
    compose: talkInTheTent,
    fine: true,
    focus: [
      { x: 420, y: 420, radius: 220 },
      { x: 1020, y: 590, radius: 380 },
      { x: 1440, y: 760, radius: 220 },
    ],
  },
]
