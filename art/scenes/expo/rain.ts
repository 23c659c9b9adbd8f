import { glaze } from '../../kit/colour'
import { lightOf } from '../../kit/light'
import { front, hang, stand } from '../../kit/people/poses'
import { cypress } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
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
  rain(stage)
  floor(stage)
  canvasRoof(stage, {
    rim,
    foot: dripLine + 16,
    poles: [92, 1508],
    cloth: ['#a39c8c', '#cdc7b6', '#e6e1d2'],
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

function people(stage: Expo): void {
  const shadow = (x: number, y: number, wide: number): void =>
    stage.glow([x, y, wide], wide * 0.2, '#1f1b18', 0.65, 0.3)
  // A child at the edge holds out a hand to the drops.
  shadow(230, 1040, 260)
  stage.person([230, 1050, 600, -1], {
    age: 'child',
    dress: 'school',
    sex: 'man',
    turn: 0.25,
    shadow: false,
    mood: { smile: 0.9, open: 0.4, gaze: [0, 0.7] },
    action: (body) => ({
      pose: {
        ...stand(body),
        nod: -0.25,
        lean: 0.05,
        left: hang(body, -1),
        right: front(body, 0.34, 1.06, 0.06),
      },
      right: 'flat',
    }),
  })
  for (const [x, y, size, side, turn, pose, dress, sex, shirt] of [
    [1120, 985, 470, -1, 0.9, 'standing', 'tee', 'woman', '#2f7d78'],
    [1225, 990, 495, 1, 0.7, 'arms-folded', 'suit', 'man', '#4a5568'],
    [560, 1260, 860, 1, 0.5, 'talking', 'kanga', 'woman', '#e9e2d2'],
    [870, 1290, 900, -1, 0.6, 'holding-cup', 'shirt', 'man', '#d9a23a'],
    [1400, 1300, 880, -1, 0.75, 'holding-cup', 'fleece', 'woman', '#b0583c'],
  ] as const) {
    shadow(x, y, size * 0.45)
    stage.person([x, y, size, side, y < 1000 ? 0.1 : 0.02], {
      pose,
      dress,
      sex,
      turn,
      shadow: false,
      mood: { smile: 0.7 },
      visitor: dress === 'fleece',
      wear: { shirt },
    })
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
      { x: 230, y: 560, radius: 200 },
      { x: 580, y: 520, radius: 200 },
      { x: 850, y: 500, radius: 200 },
      { x: 700, y: 800, radius: 240 },
      { x: 1180, y: 560, radius: 160 },
      { x: 1390, y: 520, radius: 200 },
    ],
  },
]
