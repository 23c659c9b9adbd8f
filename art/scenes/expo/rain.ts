import { createCanvas } from '@napi-rs/canvas'
import { glaze } from '../../kit/colour'
import type { DressedOptions } from '../../kit/human/dressed'
import { lightOf } from '../../kit/light'
import { between, pick } from '../../kit/random'
import type { Spot } from '../../kit/stage'
import { cypress } from '../../kit/trees'
import type { Light, Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { canvasRoof } from './canvas-roof'
import { Expo } from './stage'
import { stormLantern } from './storm-lantern'
import { underUmbrella } from './under-umbrella'

/** The row of the eye, and where the dry ground under the roof ends. */
const [horizon, edge] = [540, 1012] as const
/** The rim of the roof hangs a little between its poles. */
const rim = (x: number): number => 262 + 34 * Math.sin((Math.PI * (x - 70)) / 1440)
/** The lantern lights those who stand under the roof. */
const lamplight: Light = {
  from: 0.55,
  height: 0.5,
  strength: 0.8,
  warm: '#ffc880',
  cool: '#4a3a44',
  air: '#8a7a70',
}

/** The standing water: where, how wide. */
const pools = [
  [760, 690, 560],
  [1240, 740, 520],
  [330, 770, 480],
  [860, 872, 860],
  [1450, 910, 480],
  [150, 930, 520],
  [700, 970, 620],
] as const

/** Out of the lamplight under the canvas one looks into a shower; a woman still comes for the roof. */
function rainOnCanvas(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('rain', -0.3), strength: 0.25 })
  outside(stage)
  veils(stage, 170, [26, 80], 9, 0.1)
  wetGround(stage)
  underUmbrella(stage)
  veils(stage, 150, [3, 9], 2, 0.2)
  drips(stage)
  shelter(stage)
  company(stage)
}

/** The showground under low cloud, brightest where the shower ends; its other tents pale. */
function outside(stage: Expo): void {
  stage.sky({ kind: 'rain', horizon })
  stage.glow([900, horizon, 1700], 300, '#e9e2c4', 0.75)
  stage.ridge({ base: 520, rise: 50, wave: 520, colour: '#63788a', distance: 0.5, foot: 580 })
  stage.mist(560, 60, 0.6, '#c0c8c4')
  stage.ground({ top: 562, colour: '#70865a', patches: '#8a8a68', grass: 0, distance: 0.42 })
  for (const [x, size] of [
    [150, 210],
    [222, 170],
    [1440, 190],
  ] as const)
    stage.put(cypress, [x, 612, size, 1, 0.45])
  stage.tent([1180, 640, 78, 1, 0.52], { length: 9, turn: 0.4 })
  stage.tent([640, 622, 58, 1, 0.58], { length: 8, turn: 0.4, pennant: '#3f6b52' })
}

/** Rain in soft slanting veils, laid as one blurred sheet. */
function veils(
  stage: Expo,
  count: number,
  [thin, thick]: readonly [number, number],
  blur: number,
  opacity: number,
): void {
  const { pen, frame, random } = stage
  const sheet = createCanvas(frame.width, frame.height)
  const ink = sheet.getContext('2d')
  for (let i = 0; i < count; i++) {
    const [x, top] = [random() * 1800, between(random, 150, 700)]
    const long = between(random, 240, 560)
    ink.globalAlpha = opacity * between(random, 0.5, 1.2)
    ink.strokeStyle = pick(random, ['#eef1ec', '#dfe6e6', '#8d9aa0'])
    ink.lineWidth = between(random, thin, thick)
    ink.beginPath()
    ink.moveTo(x, top)
    ink.lineTo(x - long * 0.16, top + long)
    ink.stroke()
  }
  pen.save()
  pen.filter = `blur(${blur}px)`
  pen.drawImage(sheet, 0, 0)
  pen.restore()
}

/** Wet grass with water between its blades: the bright sky and the lamp lie on it in broken bars. */
function wetGround(stage: Expo): void {
  const { random } = stage
  const wet = stage.blend(
    [0, 600],
    [0, edge],
    [
      [0, glaze('#6f7c66', 0)],
      [1, '#5a6450'],
    ],
  )
  stage.box([0, 600, 1600, 1200], wet)
  for (const [x, y, wide] of pools)
    for (let i = 0; i < 9; i++) {
      const [out, long] = [(i - 4) / 9, between(random, 0.42, 0.62) * wide]
      const row = y + between(random, -0.024, 0.024) * wide
      stage.glow([x + out * wide, row, long], long * 0.13, '#bcc6c2', 0.85, 0.72)
    }
  for (let i = 0; i < 1800; i++) {
    const k = random() ** 0.8
    const [x, y] = [random() * 1600, 620 + (edge - 620) * k]
    const inPool = pools.some(
      ([a, b, wide]) => Math.hypot((x - a) / wide, (y - b) / (wide * 0.1)) < 0.6,
    )
    if (inPool) continue
    const colour = pick(random, ['#4d6040', '#68784e', '#7d855c'])
    const tip = x + between(random, -7, 7)
    stage.line([x, y], [x + 2, y - 6 * k], [tip, y - 6 - 15 * k], glaze(colour, 0.6), 1.5 + 2 * k)
  }
  for (const [x, y, wide] of pools)
    for (let i = 0; i < 24; i++) {
      const [a, b] = [
        x + between(random, -0.42, 0.42) * wide,
        y + between(random, -0.03, 0.03) * wide,
      ]
      const tone = y > 900 && i < 9 ? '#f0c588' : pick(random, ['#eef0e8', '#8d9a98', '#a2aeab'])
      stage.glow([a, b, between(random, 0.06, 0.2) * wide], 5 + (y - 600) * 0.02, tone, 0.8, 0.4)
    }
  stage.glow([900, edge, 1700], 200, '#f0b868', 0.5, 0.05)
}

/** Water runs off the scallops in thin threads, and sprays where it lands. */
function drips(stage: Expo): void {
  const { random } = stage
  for (let x = 12; x < 1600; x += 84) {
    const [from, to] = [rim(x) + 50, rim(x) + between(random, 150, 560)]
    const pale = 'rgba(250,246,232,0.6)'
    const thread = stage.blend(
      [x, from],
      [x, to],
      [
        [0, pale],
        [1, 'rgba(250,246,232,0)'],
      ],
    )
    stage.box([x - 1.3, from, x + 1.3, to], thread)
    stage.glow([x, edge + 2, 90], 30, '#f6f1e2', 0.6, 0.1)
  }
}

/** The dry floor and the roof in the light of a lantern. */
function shelter(stage: Expo): void {
  const { random } = stage
  stage.soft(
    [
      [-80, 1300],
      ...Array.from(
        { length: 30 },
        (_, i) => [i * 60 - 60, edge + between(random, -8, 8)] as const,
      ),
      [1740, 1300],
    ],
    stage.blend(
      [0, edge],
      [0, 1200],
      [
        [0, '#8a6a40'],
        [0.4, '#b98a4e'],
        [1, '#8f6438'],
      ],
    ),
  )
  stage.glow([1000, 1120, 1500], 240, '#f0bd6c', 0.7, 0.05)
  for (let i = 0; i < 900; i++) {
    const [x, y] = [random() * 1600, between(random, edge + 6, 1200)]
    stage.line(
      [x, y],
      [x + 6, y - 3],
      [x + between(random, 8, 26), y + between(random, -8, 4)],
      glaze(pick(random, ['#6b4a28', '#dcb676', '#a37a44']), 0.5),
      3,
    )
  }
  canvasRoof(stage, {
    rim,
    foot: edge + 40,
    poles: [50, 1520],
    cloth: ['#a86a34', '#dca05a', '#f3cf94'],
    seam: 'rgba(120,70,34,0.45)',
    scallops: ['#b0483c', '#efdcb4'],
  })
  stage.glow([1120, 200, 1300], 620, '#fff0bc', 0.65)
  stage.line([1120, -10], [1120, 60], [1120, 130], '#4a3324', 5)
  stormLantern(stage, [1120, 382], [1120, 132], 0.6)
}

/** Those who have come under the roof talk on; a child holds a hand out to the drops. */
function company(stage: Expo): void {
  // Drops leap from the palm of the child.
  for (let i = 0; i < 14; i++)
    stage.oval(1212 + 46 * stage.random(), 730 + 36 * stage.random(), 5, 5, 'rgba(250,250,244,0.8)')
  const near = new Expo(stage.pen, stage.frame, stage.random, lamplight)
  const everybody: readonly [Spot, DressedOptions][] = [
    [
      [215, 1108, 640, 1],
      {
        pose: 'arms-folded',
        dress: 'kanga',
        sex: 'woman',
        turn: -0.5,
        wear: { shirt: '#e0b04a', lowerColour: '#2f6470', hair: 'wrap', cloth: '#b2304f' },
      },
    ],
    [
      [540, 1116, 670, -1],
      {
        pose: 'explaining',
        dress: 'shirt',
        sex: 'man',
        turn: -0.35,
        wear: { shirt: '#5f86a8', lowerColour: '#4a4038', hat: 'straw', sleeves: 'long' },
      },
    ],
    [
      [1330, 1046, 390, -1],
      {
        age: 'child',
        dress: 'tee',
        sex: 'man',
        turn: -0.45,
        wear: { shirt: '#c8553a' },
        action: (body) => ({
          pose: {
            hips: [0, body.hip],
            nod: -0.2,
            left: [0.02, body.hip - 0.02, -0.13],
            right: [0.31, 0.73, 0.04],
            leftFoot: [0.03, 0.045, -0.06],
            rightFoot: [-0.02, 0.045, 0.06],
          },
        }),
        hands: { right: { grip: 'cup', palm: [0.1, 1, 0.2], point: [1, 0.12, 0] } },
      },
    ],
  ]
  for (const [spot, options] of everybody) {
    const [x, y, size] = spot
    // Their shadows fall away from the lantern.
    const away = x < 1120 ? -0.24 : 0.2
    stage.glow([x + size * away, y + 10, size * 0.8], size * 0.075, '#3a2212', 0.6, 0.3)
    stage.glow([x, y, size * 0.4], size * 0.06, '#2e1a10', 0.8, 0.3)
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
      { x: 400, y: 720, radius: 320 },
      { x: 930, y: 640, radius: 220 },
      { x: 1290, y: 850, radius: 180 },
      { x: 1120, y: 260, radius: 120 },
    ],
  },
]
