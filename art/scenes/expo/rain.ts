import { glaze } from '../../kit/colour'
import { lightOf } from '../../kit/light'
import type { DressedOptions } from '../../kit/human/dressed'
import { front, hang, stand } from '../../kit/people/poses'
import { leaf, tonesOf } from '../../kit/shapes'
import { basket } from '../../kit/things/harvest-things'
import { cypress } from '../../kit/trees'
import type { Light, Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { canvasRoof } from './canvas-roof'
import { Expo } from './stage'

/** Where the canvas ends: its rim in the picture, and the line of drops on the ground below it. */
const rim = (x: number): number => 300 + 26 * Math.sin((x / 1600) * Math.PI * 4) ** 2
const dripLine = 888

/** One roof for everybody while it rains: seen from under the canvas, the rain beyond its rim. */
function rainOnCanvas(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('rain', -0.5), strength: 0.4 })
  outside(stage)
  latecomer(stage)
  rain(stage)
  floor(stage)
  canvasRoof(stage, {
    rim,
    foot: dripLine + 16,
    poles: [92, 1508],
    cloth: ['#7d7566', '#b5ab96', '#ebe2cc'],
    seam: '#8f8778',
    scallops: ['#a9443a', '#e0dccf'],
  })
  people(stage)
}

/** The wet showground, grey and bright. */
function outside(stage: Expo): void {
  stage.sky({ kind: 'rain', horizon: 560 })
  stage.ridge({ base: 566, rise: 60, wave: 520, colour: '#6f8290', distance: 0.62, foot: 640 })
  stage.mist(610, 70, 0.6, '#d5dcda')
  stage.ground({ top: 610, colour: '#7f9164', patches: '#93907a', grass: 14, distance: 0.5 })
  stage.tent([1180, 716, 78, -1, 0.42], { pennant: '#a9443a' })
  stage.put(cypress, [330, 700, 300, 1, 0.4])
  stage.put(cypress, [240, 690, 230, 1, 0.46])
  stage.mist(720, 120, 0.35, '#d5dcda')
  for (const [x, y, wide] of [
    [240, 796, 330],
    [820, 780, 260],
    [1370, 812, 380],
    [560, 846, 420],
    [1120, 858, 340],
  ] as const)
    puddle(stage, x, y, wide)
}

/** Standing water: the grey sky in it, the dark of what stands behind, the ring of a drop. */
function puddle(stage: Expo, x: number, y: number, wide: number): void {
  const { pen, random } = stage
  const high = wide * 0.085
  stage.oval(x, y + 3, wide * 1.05, high * 1.3, '#5f6650')
  stage.oval(
    x,
    y,
    wide,
    high,
    stage.blend(
      [0, y - high / 2],
      [0, y + high / 2],
      [
        [0, '#7d8b88'],
        [1, '#a9b6b8'],
      ],
    ),
  )
  for (let i = 0; i < 3; i++) {
    const at = x + (random() - 0.5) * wide * 0.6
    stage.oval(at, y, wide * 0.05, high * 0.8, glaze('#5f6f6c', 0.6))
    pen.strokeStyle = glaze('#e6eeee', 0.75)
    pen.lineWidth = 2.5
    pen.beginPath()
    pen.ellipse(at + wide * 0.1, y, wide * 0.05, high * 0.22, 0, 0, Math.PI * 2)
    pen.stroke()
  }
}

/** Somebody still runs for the roof, a banana leaf over his head. */
function latecomer(stage: Expo): void {
  const { pen, light } = stage
  stage.glow([1125, 842, 190], 34, '#3f4638', 0.5, 0.3)
  stage.person([1125, 846, 330, -1, 0.16], {
    dress: 'tee',
    sex: 'man',
    skin: 'umber',
    turn: 0.3,
    shadow: false,
    wear: { shirt: '#b4523a', lowerColour: '#39485c', lower: 'trousers' },
    action: (body) => ({
      pose: {
        hips: [0, body.hip - 0.01],
        lean: 0.2,
        left: front(body, 0.1, 1.5, -0.12),
        right: front(body, 0.1, 1.5, 0.12),
        elbows: [0.3, -0.6, 0.8],
        rightFoot: [0.19, 0.1, body.hipHalf],
        rightToe: -0.3,
        leftFoot: [-0.25, 0.2, -body.hipHalf],
        leftToe: 1.2,
      },
      left: 'fist',
      right: 'fist',
    }),
  })
  const green = tonesOf('#6f9a48', light, 0.12)
  const shape = { angle: Math.PI - 0.06, length: 210, width: 56, droop: 0.16 }
  leaf(pen, [1215, 520], shape, { one: green.shade, other: green.lit })
}

/** Rain in silver lines, only beyond the rim and the line of drops. */
function rain(stage: Expo): void {
  const { pen, random } = stage
  pen.save()
  pen.beginPath()
  pen.rect(0, 0, 1600, dripLine)
  pen.clip()
  for (let i = 0; i < 380; i++) {
    const near = random()
    const [x, y, long] = [random() * 1700 - 40, random() * 1000 - 80, 40 + 120 * near]
    pen.globalAlpha = 0.35 + 0.45 * near
    stage.line(
      [x, y],
      [x - long * 0.05, y + long / 2],
      [x - long * 0.1, y + long],
      '#eef4f5',
      1.6 + 2 * near,
    )
  }
  // Drops run off the rim in strings.
  for (let x = 12; x < 1600; x += 34) {
    const at = x + (random() - 0.5) * 12
    for (let y = rim(at) + 20; y < dripLine - 30; y += 46 + random() * 60) {
      pen.globalAlpha = 0.75
      stage.line([at, y], [at, y + 12], [at, y + 20 + random() * 16], '#f4f8f8', 3.4)
    }
    pen.globalAlpha = 0.8
    stage.oval(at, dripLine - 8, 16, 5, '#e6eeee')
  }
  pen.restore()
}

/** Dry trodden ground below the roof. */
function floor(stage: Expo): void {
  stage.ground({
    top: (x) => dripLine + 5 * Math.sin(x / 53),
    colour: '#8a7f60',
    patches: '#9c8a66',
    grass: 0,
    distance: 0.05,
  })
  stage.tufts([800, dripLine + 8, 24], 1600, '#6f7f52', 0.9)
  stage.box(
    [0, dripLine, 1600, 1200],
    stage.blend(
      [0, dripLine],
      [0, 1200],
      [
        [0, 'rgba(214,222,220,0.35)'],
        [0.35, 'rgba(60,52,48,0.1)'],
        [1, 'rgba(44,38,40,0.42)'],
      ],
    ),
  )
}

/** What stands in the shade of the roof against the bright rain: dark, with a cold edge. */
const underRoof: Light = { ...lightOf('rain', -0.5), strength: 0.1, cool: '#38424c' }

/** They have turned to the rain, and go on talking; a child holds out a hand to the drops. */
function people(stage: Expo): void {
  const near = new Expo(stage.pen, stage.frame, stage.random, underRoof)
  const shadow = (x: number, y: number, wide: number): void =>
    stage.glow([x, y, wide], wide * 0.2, '#1f1b18', 0.65, 0.3)
  shadow(830, 944, 210)
  near.person([830, 948, 440, 1], {
    age: 'child',
    dress: 'tee',
    sex: 'man',
    turn: -0.7,
    shadow: false,
    skin: 'umber',
    wear: { shirt: '#d9a23a', lower: 'shorts', lowerColour: '#4a5a6a' },
    action: (body) => ({
      pose: {
        ...stand(body),
        nod: -0.3,
        lean: 0.04,
        left: hang(body, -1),
        right: front(body, 0.32, 1.0, 0.16),
      },
      right: 'flat',
    }),
  })
  const talkers: readonly [Parameters<Expo['person']>[0], DressedOptions][] = [
    [
      [235, 1330, 1000, 1],
      {
        dress: 'overall',
        sex: 'man',
        turn: -0.75,
        wear: { hat: 'straw', shirt: '#3f6a86', lowerColour: '#35597a' },
        action: (body) => ({
          pose: {
            ...stand(body),
            look: 0.1,
            left: hang(body, -1),
            right: front(body, 0.2, 0.66, 0.13),
            elbows: [-0.5, -0.8, 0.5],
          },
          right: 'flat',
        }),
      },
    ],
    [
      [620, 1330, 930, -1],
      {
        dress: 'kanga',
        sex: 'woman',
        turn: -0.5,
        wear: { hair: 'wrap', cloth: '#2f5f9a', shirt: '#e9e2d2', lowerColour: '#c8452f' },
        action: (body) => ({
          pose: {
            ...stand(body),
            look: 0.05,
            left: hang(body, -1),
            right: front(body, 0.12, 0.4, 0.05),
            elbows: [-0.5, -0.7, 0.6],
          },
        }),
      },
    ],
    [
      [1425, 1340, 1020, -1],
      {
        dress: 'shirt',
        sex: 'man',
        turn: -0.9,
        wear: { hat: 'cap', hatColour: '#3f6b52', shirt: '#8a5a3a', sleeves: 'long', coat: -0.6 },
        action: (body) => ({
          pose: {
            ...stand(body),
            look: 0.2,
            left: front(body, 0.2, 0.5, -0.1),
            right: hang(body, 1, 0.05),
            elbows: [-0.5, -0.8, 0.6],
          },
          left: 'fist',
          props: ['cup-left'],
        }),
      },
    ],
  ]
  near.put(basket, [960, 1150, 170], { goods: '#c8642a', bands: '#3f6b52' })
  for (const [spot, options] of talkers) {
    const [x, y, size] = spot
    shadow(x, y, size * 0.5)
    near.person(spot, { skin: 'umber', shadow: false, ...options })
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/14-rain',
    height: 1200,
    seed: 6114,
    compose: rainOnCanvas,
    fine: true,
    focus: [
      { x: 250, y: 440, radius: 170 },
      { x: 600, y: 520, radius: 150 },
      { x: 880, y: 640, radius: 150 },
      { x: 1060, y: 600, radius: 130 },
      { x: 1400, y: 470, radius: 170 },
    ],
  },
]
