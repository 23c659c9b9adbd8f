import { acacia } from '../../kit/trees'
import type { Light, Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { lampTent } from './lamp-tent'
import { Expo } from './stage'
import { stormLantern } from './storm-lantern'

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
  stage.put(acacia, [1390, 690, 150, 1, 0.2])
  stage.ground({
    top: (x) => 660 + 6 * Math.sin(x / 240),
    colour: '#4c5a48',
    patches: '#5c5a50',
    grass: 20,
    distance: 0.22,
  })
  lampTent(stage, { left: 1465, right: 1590, foot: 745, eave: 665, roof: 600 })
  lampTent(stage, { left: 1215, right: 1420, foot: 800, eave: 660, roof: 550 })
  lampTent(stage, { left: 770, right: 1130, foot: 900, eave: 650, roof: 450 })
  bulbs(stage)
  goers(stage)
  stage.tufts([800, 1215, 80], 1700, '#47563f', 0.8)
  hanging(stage)
}

/** A string of bulbs from the near post over the lane. */
function bulbs(stage: Expo): void {
  const anchors = [
    [210, 90],
    [1172, 470],
    [1640, 560],
  ] as const
  stage.box([1167, 466, 1177, 880], '#332f48')
  for (const [i, sag, count, size] of [
    [0, 90, 8, 34],
    [1, 50, 6, 18],
  ] as const) {
    const [from, to] = [anchors[i], anchors[i + 1]]
    if (!from || !to) continue
    stage.line(from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2], to, '#332f48', 4)
    // The first places of the near line are kept free for the hand at the hook.
    for (let k = i ? 1 : 3; k < count; k++) {
      // The one behind her neck would look like a thing she wears.
      if (!i && k === 5) continue
      const t = k / count
      const x = from[0] + (to[0] - from[0]) * t
      const y = from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t) + size * 0.6
      const wide = size * (i ? 1 : 1.1 - 0.45 * t)
      stage.glow([x, y, wide * 7], wide * 7, '#ffc470', 0.6)
      stage.oval(x, y, wide, wide * 1.25, '#fff3cc')
    }
  }
  // The lane below takes their light.
  stage.glow([1080, 960, 1100], 240, '#ffb458', 0.4, 0.05)
}

/** The last visitors walk home down the lane, dark against the tents. */
function goers(stage: Expo): void {
  const near = new Expo(stage.pen, stage.frame, stage.random, lamplight(-0.8))
  for (const [x, y, size, turn, pose, dress, sex] of [
    [1450, 790, 90, -1.2, 'walking', 'shirt', 'man'],
    [1185, 905, 160, -1.1, 'walking', 'kanga', 'woman'],
    [1262, 912, 172, -1.2, 'walking', 'suit', 'man'],
  ] as const) {
    stage.glow([x + size * 0.3, y, size * 0.9], size * 0.12, '#16141f', 0.7, 0.3)
    near.person([x, y, size, 1, 0.06], { pose, dress, sex, turn, shadow: false })
  }
}

/** The open hook on the post, which the bow is about to be hung in: free of her hand. */
function hook({ pen }: Expo): void {
  for (const [colour, wide, off] of [
    ['#2c2426', 15, 0],
    ['#c98a52', 4, -3],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = wide
    pen.beginPath()
    pen.moveTo(228, 92 + off)
    pen.lineTo(262, 92 + off)
    pen.bezierCurveTo(286, 92 + off, 272, 138 + off, 300, 138 + off)
    pen.bezierCurveTo(322, 138 + off, 322 + off, 118, 320 + off, 98)
    pen.stroke()
  }
}

/** Where the foot of her lantern is. */
const lamp = [386, 712] as const

/** Close by, a stallholder hooks a burning storm lantern to her post; it lights her face. */
function hanging(stage: Expo): void {
  const { pen } = stage
  const near = new Expo(pen, stage.frame, stage.random, {
    ...lamplight(-1),
    height: -0.18,
    strength: 1.1,
    warm: '#ffc070',
    cool: '#34305c',
  })
  stage.box(
    [184, 0, 236, 1200],
    stage.blend(
      [184, 0],
      [236, 0],
      [
        [0, '#2c2230'],
        [0.6, '#7a5236'],
        [1, '#d9985a'],
      ],
    ),
  )
  hook(stage)
  stage.glow([lamp[0], lamp[1] - 190, 1300], 1200, '#ffb458', 0.4, 0.02)
  stage.glow([lamp[0], lamp[1] - 190, 620], 620, '#ffd890', 0.75, 0.03)
  stormLantern(stage, lamp, [379, 220], 1.2)
  near.person([790, 1840, 1600, -1], {
    sex: 'woman',
    dress: 'shirt',
    skin: 'sienna',
    turn: 0.5,
    shadow: false,
    mood: { smile: 0.25, lids: 0.85, gaze: [0, 0] },
    wear: {
      hair: 'wrap',
      cloth: '#b23c2c',
      shirt: '#d9b46a',
      sleeves: 'short',
      lower: 'skirt',
      lowerColour: '#5a3a4a',
    },
    outfit: { bottom: { colour: '#2f6470', second: '#d99a5c', pattern: 'kanga' } },
    hands: {
      right: { grip: 'hold', palm: [0.15, 0.1, 1], point: [0.3, 0.95, 0] },
      left: { grip: 'bear', palm: [0, 1, 0.15], point: [1, 0.05, -0.1] },
    },
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        lean: 0.04,
        nod: 0.02,
        look: -0.15,
        left: [0.244, 0.7, 0.0],
        right: [0.233, 0.974, 0.05],
        leftFoot: [0.06, 0.045, -0.07],
        rightFoot: [-0.05, 0.045, 0.07],
        elbows: [0.1, -0.5, 0.9],
      },
    }),
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
      { x: 740, y: 360, radius: 190 },
      { x: 385, y: 260, radius: 170 },
      { x: 400, y: 640, radius: 220 },
      { x: 1220, y: 820, radius: 110 },
    ],
  },
]
