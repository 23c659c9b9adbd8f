import { tonesOf } from '../../kit/shapes'
import { acacia } from '../../kit/trees'
import type { Light, Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { lampTent } from './lamp-tent'
import { Expo } from './stage'

/** What the bulbs do to those who stand near them. */
const lamplight = (from: number): Light => ({
  from,
  height: 0.4,
  strength: 0.95,
  warm: '#ffbe6a',
  cool: '#3c3a62',
  air: '#6b5a78',
})

/** Lamps under canvas in the last light, and a long blue ridge. */
function lastLight(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, 'dusk', 0.6)
  stage.sky({ kind: 'dusk', horizon: 600, clouds: 0.8 })
  stage.ridge({
    base: 560,
    rise: 46,
    wave: 900,
    colour: '#34406e',
    distance: 0.16,
    foot: 680,
    spurs: 0.25,
    crest: (x) =>
      566 -
      62 * Math.exp(-(((x - 980) / 620) ** 2)) -
      10 * Math.sin(x / 210) -
      4 * Math.sin(x / 61),
  })
  stage.put(acacia, [880, 668, 150, 1, 0.2])
  stage.ground({
    top: (x) => 640 + 6 * Math.sin(x / 240),
    colour: '#4c5a48',
    patches: '#5c5a50',
    grass: 20,
    distance: 0.22,
  })
  lampTent(stage, { left: 900, right: 1090, foot: 730, eave: 640, roof: 560 })
  lampTent(stage, { left: 1150, right: 1560, foot: 830, eave: 630, roof: 470 })
  lampTent(stage, { left: 60, right: 800, foot: 960, eave: 560, roof: 270 })
  table(stage, 170, 690, 968)
  bulbs(stage)
  goers(stage)
  stage.tufts([800, 1215, 80], 1700, '#47563f', 0.8)
}

/** The stall's table with the last of the day's fruit, lit from above. */
function table(stage: Expo, left: number, right: number, foot: number): void {
  const light = lamplight(0)
  stage.person([430, foot - 16, 350, 1], {
    sex: 'woman',
    dress: 'apron',
    pose: 'standing',
    turn: 1.2,
    shadow: false,
    mood: { smile: 0.8 },
    wear: { hair: 'scarf', cloth: '#c8452f', shirt: '#efe0c0' },
  })
  const wood = tonesOf('#8a5a34', light)
  stage.box(
    [left, foot - 134, right, foot - 2],
    stage.blend(
      [left, foot],
      [right, foot - 100],
      [
        [0, '#7a3f3a'],
        [0.5, '#b8604a'],
        [1, '#7a3f3a'],
      ],
    ),
  )
  for (let x = left + 30; x < right; x += 52)
    stage.line([x, foot - 128], [x + 5, foot - 60], [x - 2, foot - 4], wood.shade, 5)
  stage.box([left - 8, foot - 146, right + 8, foot - 126], '#e0a860')
  const fruit = ['#e0902f', '#c8452f', '#9ab04a', '#e8bf4f', '#d97a35', '#a8b850'] as const
  fruit.forEach((colour, i) => {
    const tones = tonesOf(colour, light)
    const middle = left + 50 + i * 84
    for (let row = 0; row < 3; row++)
      for (let k = 0; k < 3 - row; k++) {
        const [x, y] = [middle + (k - (2 - row) / 2) * 26, foot - 157 - row * 20]
        stage.oval(x, y, 28, 27, tones.middle)
        stage.oval(x - 2, y - 6, 16, 12, tones.lit)
      }
  })
}

/** A string of bulbs over the lane. */
function bulbs(stage: Expo): void {
  const anchors = [
    [800, 560],
    [1150, 470],
    [1640, 330],
  ] as const
  stage.box([1146, 466, 1156, 836], '#332f48')
  for (const [i, sag] of [
    [0, 60],
    [1, 74],
  ] as const) {
    const [from, to] = [anchors[i], anchors[i + 1]]
    if (!from || !to) continue
    stage.line(from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2], to, '#332f48', 4)
    for (let k = 1; k < 7; k++) {
      const t = k / 7
      const x = from[0] + (to[0] - from[0]) * t
      const y = from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t) + 14
      stage.glow([x, y, 150], 150, '#ffc470', 0.6)
      stage.oval(x, y, 22, 27, '#fff3cc')
    }
  }
  // The lane below takes their light.
  stage.glow([1080, 1010, 1100], 260, '#ffb458', 0.4, 0.05)
}

function goers(stage: Expo): void {
  const near = new Expo(stage.pen, stage.frame, stage.random, lamplight(-0.8))
  const shade = (x: number, y: number, wide: number): void =>
    stage.glow([x + wide * 0.4, y, wide * 1.5], wide * 0.22, '#16141f', 0.7, 0.3)
  for (const [x, y, size, side, turn, pose, dress, sex] of [
    [1270, 850, 175, -1, 0.9, 'talking', 'kanga', 'woman'],
    [1390, 854, 182, -1, 0.5, 'listening', 'suit', 'man'],
    [985, 738, 84, 1, 0.6, 'walking', 'dress', 'woman'],
  ] as const) {
    shade(x, y, size * 0.5)
    near.person([x, y, size, side, 0.06], { pose, dress, sex, turn, shadow: false })
  }
  shade(960, 1090, 230)
  near.person([960, 1092, 470, -1], {
    sex: 'man',
    pose: 'standing',
    dress: 'shirt',
    turn: 0.5,
    shadow: false,
    mood: { smile: 0.7 },
    wear: { shirt: '#e6d8bc', lowerColour: '#4a4256' },
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        bow: 0.02,
        look: -0.1,
        left: [0.02, body.hip + 0.02, -0.18],
        right: [0.2, body.hip + 0.18, 0.12],
        leftFoot: [0.06, 0.045, -0.07],
        rightFoot: [-0.05, 0.045, 0.07],
        elbows: [-0.6, -0.7, 0.5],
      },
      right: 'flat',
    }),
  })
  shade(1105, 1102, 170)
  near.person([1105, 1105, 330, -1], {
    sex: 'woman',
    age: 'child',
    pose: 'standing',
    dress: 'dress',
    turn: 0.55,
    shadow: false,
    mood: { smile: 0.9, open: 0.3 },
    wear: { shirt: '#c8584a', lowerColour: '#c8584a' },
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/16-lamps',
    height: 1200,
    seed: 6116,
    compose: lastLight,
    fine: true,
    focus: [
      { x: 950, y: 760, radius: 230 },
      { x: 1100, y: 900, radius: 170 },
      { x: 430, y: 720, radius: 190 },
      { x: 1330, y: 760, radius: 120 },
    ],
  },
]
