import { mix } from '../../kit/colour'
import { pickupBed } from '../../kit/expo-things'
import { companion } from '../../kit/human/company'
import { human } from '../../kit/human/human'
import { tonesOf } from '../../kit/shapes'
import { eucalyptus, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

/** A bargain over the back of a pick-up, close enough to count the fingers. */
function settledWithAHandshake(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, {
    from: -0.5,
    height: 0.16,
    strength: 0.9,
    warm: '#ffd08a',
    cool: '#5d5f80',
    air: '#e2c298',
  })
  stage.sky({ kind: 'golden', horizon: 560 })
  stage.knuckles(590, { shift: 120, distance: 0.46, colour: '#71749a' })
  stage.put(hedge, [800, 630, 70, 1, 0.3], { width: 1800, ragged: 0.5 })
  stage.ground({ top: 612, colour: '#b08d58', patches: '#8f9650', grass: 16, distance: 0.28 })
  stage.tent([800, 690, 95, 1, 0.26], { pennant: '#3f8a5a' })
  stage.put(eucalyptus, [1040, 660, 330, 1, 0.3])
  // A higher sun keeps the shadow of the truck behind the trader.
  const high = new Expo(pen, frame, random, { ...stage.light, height: 0.4 })
  high.put(pickupBed, [800, 1165, 590], { colour: '#3f7a8a', sacks: 3 })
  cabBack(stage)
  for (const [x, y, wide] of [
    [650, 1130, 300],
    [960, 1120, 300],
    [805, 1170, 380],
  ] as const)
    potatoSack(stage, x, y, wide)
  traders(stage)
}

/** The back of the cab: a dark window that mirrors the sky, and the shade of the side away from the sun. */
function cabBack(stage: Expo): void {
  const window = (out: number): [number, number][] => [
    [634 - out, 585 - out],
    [968 + out, 585 - out],
    [980 + out, 700],
    [622 - out, 700],
  ]
  stage.shape(window(7), '#2f5f6b')
  stage.shape(
    window(0),
    stage.blend(
      [640, 580],
      [960, 720],
      [
        [0, '#8fa7a6'],
        [0.3, '#4c626b'],
        [0.34, '#2d3d46'],
        [0.75, '#26343d'],
        [1, '#3a4d55'],
      ],
    ),
  )
  stage.box(
    [590, 497, 1012, 760],
    stage.blend(
      [590, 0],
      [1012, 0],
      [
        [0, 'rgba(255,226,170,0.16)'],
        [0.4, 'rgba(40,40,60,0)'],
        [1, 'rgba(24,28,52,0.42)'],
      ],
    ),
  )
  stage.box([590, 495, 1012, 503], 'rgba(255,236,196,0.5)')
}

/** An open sack, heaped with potatoes: `y` is its rim. */
function potatoSack(stage: Expo, x: number, y: number, wide: number): void {
  const { random, light } = stage
  const half = wide / 2
  const jute = tonesOf('#c3a570', light)
  stage.glow([x, y + 60, wide * 1.5], 330, '#3a2418', 0.5, 0.3)
  stage.soft(
    [
      [x - half, y - 6],
      [x + half, y - 6],
      [x + half * 1.12, y + 160],
      [x + half * 1.04, y + 420],
      [x - half * 1.04, y + 420],
      [x - half * 1.12, y + 160],
    ],
    stage.blend(
      [x - half * 1.1, 0],
      [x + half * 1.1, 0],
      [
        [0, jute.lit],
        [0.45, jute.middle],
        [1, jute.shade],
      ],
    ),
  )
  for (let i = 0; i < 7; i++) {
    const at = x + half * (-0.85 + i * 0.28)
    stage.line([at, y + 30], [at + 16 * (random() - 0.5), y + 90], [at, y + 170], jute.shade, 5)
  }
  stage.oval(x, y, wide * 1.02, wide * 0.24, '#3f2a1c')
  for (const [row, count] of [4, 5, 6, 6].entries())
    for (let i = 0; i < count; i++) {
      const across = (i - (count - 1) / 2) * wide * 0.165 + (random() - 0.5) * 12
      const potato = tonesOf(mix('#c99a5a', '#a8703c', random()), light)
      const [px, py] = [x + across, y - wide * (0.2 - row * 0.068) + random() * 8]
      const [w, h] = [wide * (0.19 + random() * 0.05), wide * (0.14 + random() * 0.03)]
      stage.glow([px + 6, py + 8, w * 1.4], h * 1.3, '#2a180e', 0.5, 0.3)
      stage.oval(
        px,
        py,
        w,
        h,
        stage.blend(
          [px - w * 0.4, py - h * 0.5],
          [px + w * 0.4, py + h * 0.5],
          [
            [0, potato.lit],
            [0.5, potato.middle],
            [1, potato.shade],
          ],
        ),
      )
      stage.oval(px + w * 0.1, py - h * 0.1, 7, 5, potato.shade)
    }
  stage.line(
    [x - half, y + 4],
    [x, y + wide * 0.22],
    [x + half, y + 4],
    mix(jute.lit, '#fff0cc', 0.2),
    20,
  )
}

/** Both in one space, so that the two right hands close round each other. */
function traders(stage: Expo): void {
  stage.put(human, [330, 1828, 1730, 1], {
    face: {
      skin: '#8f5b3a',
      sex: 'woman',
      smile: 1,
      open: 0.25,
      brows: 0.35,
      gaze: [-0.3, 0],
      worn: { kind: 'wrap', colour: '#2f7d78', second: '#e8b84a' },
    },
    outfit: {
      top: { colour: '#d9a23a', second: '#c4552f', pattern: 'dots' },
      sleeves: 'short',
      lower: 'long-skirt',
      bottom: { colour: '#8a3a5a', second: '#f0dfae', pattern: 'kanga' },
    },
    turn: 0.22,
    tilt: 0.08,
    shadow: false,
    right: { grip: 'shake', palm: [0, 0, -1], point: [1, -0.28, 0.02] },
    pose: (body) => ({
      hips: [0, body.hip],
      lean: 0.1,
      look: 0.3,
      nod: 0.02,
      left: [0.06, 0.47, -0.15],
      right: [0.235, 0.655, 0.013],
      leftFoot: [0.06, 0.045, -0.09],
      rightFoot: [-0.1, 0.05, 0.08],
      elbows: [-0.5, -0.9, 0.35],
    }),
    things: () =>
      companion({
        face: {
          skin: '#74482f',
          sex: 'man',
          age: 'elder',
          hair: '#a8a29a',
          beard: 0.5,
          smile: 1,
          open: 0.2,
          brows: 0.3,
          gaze: [0.3, 0.05],
          worn: { kind: 'straw', colour: '#e0c88c' },
        },
        outfit: {
          top: { colour: '#e6e4da', second: '#6d8fb0', pattern: 'checks' },
          sleeves: 'long',
          bottom: { colour: '#4c4a4f' },
          collar: '#c3cfda',
          folds: 1.2,
        },
        seed: 2.3,
        at: [0.58, 0, 0.047],
        size: 1.03,
        yaw: Math.PI,
        left: { grip: 'loose', palm: [0.1, 0, 1], point: [0.2, -1, 0] },
        right: { grip: 'shake', palm: [0, 0, -1], point: [1, -0.38, 0.02] },
        pose: (body) => ({
          hips: [0, body.hip],
          lean: 0.1,
          bow: 0.05,
          look: -0.42,
          nod: -0.1,
          left: [0.045, 0.5, -0.15],
          right: [0.237, 0.636, 0.068],
          leftFoot: [0.06, 0.045, -0.09],
          rightFoot: [-0.1, 0.05, 0.08],
          elbows: [-0.8, -0.5, 0.4],
        }),
      }),
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/15-potatoes',
    height: 1200,
    seed: 6115,
    compose: settledWithAHandshake,
    fine: true,
    focus: [
      { x: 450, y: 270, radius: 190 },
      { x: 1120, y: 270, radius: 190 },
      { x: 810, y: 710, radius: 200 },
      { x: 1130, y: 1060, radius: 140 },
    ],
  },
]
