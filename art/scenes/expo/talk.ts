import { lightOf } from '../../kit/light'
import type { Body } from '../../kit/people/body'
import type { Action } from '../../kit/people/poses'
import type { Pose } from '../../kit/people/skeleton'
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
  soilBoard(stage, { left: 690, top: 320, right: 1660, bottom: 900, foot: 1080 })
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

/** She turns from the drawing to her listeners, one hand still at the roots, the other open. */
function speaker(stage: Expo): void {
  stage.person([468, 1400, 1180, 1], {
    sex: 'woman',
    dress: 'shirt',
    turn: 0.95,
    skin: 'sienna',
    shadow: false,
    mood: { smile: 0.55, open: 0.4 },
    wear: {
      shirt: '#c8862f',
      sleeves: 'short',
      lowerColour: '#2f6f6a',
      lower: 'long-skirt',
      hair: 'wrap',
      cloth: '#b4432f',
    },
    hands: { right: { grip: 'flat', palm: [0.3, 1, -0.2] }, left: { grip: 'point' } },
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        bow: -0.05,
        twist: -0.2,
        look: 0.3,
        nod: 0.06,
        left: [0.14, body.hip + 0.27, -body.shoulderHalf - 0.2],
        right: [0.2, body.hip + 0.14, 0.15],
        leftFoot: [0.05, 0.045, -0.07],
        rightFoot: [-0.04, 0.045, 0.07],
        elbows: [-0.4, -0.9, 0.6],
      },
    }),
  })
}

/** Those who listen, close before us, from behind and before one another; one asks. */
function listeners(stage: Expo): void {
  const asking = (body: Body): Action => ({
    pose: {
      ...seated(body, 0.05),
      left: [0.2, 0.35, -0.06],
      right: [0.1, 0.92, 0.15],
      elbows: [0.1, -0.3, 0.9],
    },
    right: 'flat',
  })
  const leaning =
    (bow: number, look: number, lean = 0.1) =>
    (body: Body): Action => ({
      pose: { ...seated(body, bow), look, lean },
    })
  const everybody: readonly Somebody[] = [
    [
      [925, 1510, 900, 1],
      {
        dress: 'shirt',
        sex: 'man',
        turn: -1.75,
        wear: { hat: 'straw', shirt: '#5f7f92' },
        action: leaning(0.1, -0.2),
      },
    ],
    [
      [1150, 1590, 990, 1],
      {
        dress: 'dress',
        sex: 'woman',
        turn: -2,
        wear: { shirt: '#8a4f7a', lowerColour: '#8a4f7a', hair: 'braids' },
        action: leaning(-0.12, -0.3),
      },
    ],
    [
      [262, 1600, 940, 1],
      {
        dress: 'shirt',
        sex: 'man',
        turn: -1.2,
        wear: { shirt: '#7a6a4a', hair: 'cropped' },
        action: leaning(0.06, 0.2, 0.2),
      },
    ],
    [
      [1372, 1800, 1300, 1],
      {
        dress: 'tee',
        sex: 'man',
        turn: -1.85,
        wear: { shirt: '#3f7a5e', hair: 'cropped', hat: 'none' },
        action: asking,
      },
    ],
    [
      [80, 1790, 1300, 1],
      {
        dress: 'kanga',
        sex: 'woman',
        turn: -1.1,
        wear: { shirt: '#d9c9a4', hair: 'wrap', cloth: '#2f5f9a' },
        action: leaning(-0.08, 0.25),
      },
    ],
  ]
  const shade = new Expo(stage.pen, stage.frame, stage.random, { ...stage.light, strength: 0.35 })
  shade.people(everybody, { skin: 'umber', shadow: false })
}

/** Somebody on a chair, the hands on the knees. */
function seated(body: Body, bow: number): Pose {
  return {
    hips: [0, 0.29],
    bow,
    left: [0.2, 0.35, -0.08],
    right: [0.2, 0.35, 0.08],
    leftFoot: [0.28, 0.045, -body.hipHalf],
    rightFoot: [0.24, 0.045, body.hipHalf],
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/06-talk',
    height: 1200,
    seed: 6106,
    compose: talkInTheTent,
    fine: true,
    focus: [
      { x: 490, y: 380, radius: 200 },
      { x: 800, y: 580, radius: 160 },
      { x: 1200, y: 600, radius: 300 },
      { x: 1500, y: 760, radius: 220 },
    ],
  },
]
