import type { Vec } from '../../kit/animals/volume'
import { companion } from '../../kit/human/company'
import { human } from '../../kit/human/human'
import { render } from '../../kit/human/render'
import { rodForm } from '../../kit/human/things'
import { seeded } from '../../kit/random'
import type { Spot } from '../../kit/stage'
import { pickup } from '../../kit/things/vehicles'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { potatoSack } from './potato-sacks'
import { Expo, grass } from './stage'

/** Three open sacks of seed potatoes, large in low sun; beyond them a bargain is settled at a pick-up. */
function settledWithAHandshake(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, {
    from: -0.75,
    height: 0.24,
    strength: 0.95,
    warm: '#ffcf86',
    cool: '#55587c',
    air: '#e6c696',
  })
  stage.sky({ kind: 'golden', horizon: 480 })
  stage.knuckles(490, { shift: 120, distance: 0.5, colour: '#71749a' })
  stage.put(hedge, [800, 525, 54, 1, 0.34], { width: 1800, ragged: 0.5 })
  stage.ground({ top: 510, ...grass, grass: 16, distance: 0.2 })
  stage.tent([170, 575, 80, 1, 0.3], { pennant: '#3f8a5a' })
  stage.mist(540, 60, 0.4, '#ffe2b0')
  // The sacks of the load come first: the side of the bed hides their feet.
  sacks(
    stage,
    [1105, 514, 760],
    [
      [[-0.12, 0.03, 0], 0.085, ...gold],
      [[0.12, 0.05, -0.06], 0.09, ...red],
      [[0.04, 0, 0.06], 0.08, ...gold],
    ],
  )
  stage.put(pickup, [1350, 775, 370], { colour: '#1f4f63', turn: 0.24, tilt: 0.06 })
  // Mud dulls the wheel, which would stare like an eye.
  stage.glow([982, 704, 170], 170, '#4a3a2c', 0.75, 0.55)
  traders(stage)
  stage.glow([800, 1190, 2300], 620, '#2a2414', 0.75, 0.3)
  sacks(
    stage,
    [800, 850, 1000],
    [
      [[-0.57, 0, -0.1], 0.29, ...red],
      [[0.57, 0, -0.12], 0.28, '#7a5470', '#3f8a5a'],
      [[-0.01, -0.1, 0.16], 0.3, ...gold],
    ],
  )
}

const gold = ['#d6a85c', '#a83a2c'] as const
const red = ['#ac4f3c', '#3f5f9a'] as const

type Sack = readonly [rim: Vec, r: number, colour: string, stripe: string]

function sacks(stage: Expo, spot: Spot, each: readonly Sack[]): void {
  const random = seeded(615)
  const forms = each.flatMap(([rim, r, colour, stripe]) =>
    potatoSack(rim, r, { colour, stripe }, random),
  )
  render(stage.pen, forms, stage.place(spot), stage.light, { turn: 0, tilt: 0.3 })
}

/** Both in one space, so that the two right hands close round each other. */
function traders(stage: Expo): void {
  stage.put(human, [540, 850, 610, 1], {
    face: {
      skin: '#8f5b3a',
      sex: 'woman',
      smile: 1,
      worn: { kind: 'wrap', colour: '#2f7d78', second: '#e8b84a' },
    },
    outfit: {
      top: { colour: '#d9a23a' },
      sleeves: 'short',
      lower: 'long-skirt',
      bottom: { colour: '#8a3a5a', second: '#f0dfae', pattern: 'kanga' },
    },
    turn: 0.22,
    tilt: 0.08,
    right: { grip: 'shake', palm: [0, 0, -1], point: [1, -0.28, 0.02] },
    pose: (body) => ({
      hips: [0, body.hip],
      lean: 0.1,
      look: 0.1,
      nod: 0.02,
      left: [0.06, 0.47, -0.15],
      right: [0.235, 0.655, 0.013],
      leftFoot: [0.06, 0.045, -0.09],
      rightFoot: [-0.1, 0.05, 0.08],
      elbows: [-0.5, -0.9, 0.35],
    }),
    things: () => {
      const man = companion({
        face: {
          skin: '#74482f',
          sex: 'man',
          age: 'elder',
          hair: '#a8a29a',
          beard: 0.5,
          smile: 1,
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
        left: { grip: 'hold', palm: [0.2, 0, 1], point: [0.9, -0.3, 0] },
        right: { grip: 'shake', palm: [0, 0, -1], point: [1, -0.38, 0.02] },
        pose: (body) => ({
          hips: [0, body.hip],
          lean: 0.1,
          bow: 0.05,
          look: -0.1,
          nod: -0.02,
          left: [0.02, 0.49, -0.2],
          right: [0.237, 0.636, 0.068],
          leftFoot: [0.06, 0.045, -0.09],
          rightFoot: [-0.1, 0.05, 0.08],
          elbows: [-0.8, -0.5, 0.4],
        }),
      })
      const stick = rodForm(
        [
          [0.54, 0.57, 0.29],
          [0.51, 0, 0.29],
        ],
        0.011,
        '#6a4426',
      )
      return { ...man, forms: [...man.forms, stick] }
    },
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
      { x: 640, y: 540, radius: 130 },
      { x: 560, y: 360, radius: 110 },
      { x: 850, y: 360, radius: 110 },
      { x: 800, y: 880, radius: 400 },
    ],
  },
]
