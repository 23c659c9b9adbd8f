import { expoGate } from '../../kit/things/expo-gate'
import type { DressedOptions } from '../../kit/human/dressed'
import type { Body } from '../../kit/people/body'
import type { Pose } from '../../kit/people/skeleton'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo, grass } from './stage'

const sun = { x: 905, y: 560, radius: 46 }

/** The sun stands in the gate; the first visitors walk into it, their shadows run out of it. */
function gatesOpen(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, 'golden', 0.35)
  stage.sky({ kind: 'golden', horizon: 640, sun })
  stage.knuckles(650, { shift: -60, distance: 0.5, colour: '#6f6f92' })
  stage.put(hedge, [800, 674, 36, 1, 0.42], { width: 1800, ragged: 0.5 })
  stage.ground({
    top: 660,
    ...grass,
    colour: '#a09048',
    patches: '#b98a58',
    grass: 26,
    distance: 0.4,
  })
  stage.tent([470, 735, 62, 1, 0.36], { pennant: '#2f6f8a' })
  stage.tent([1250, 778, 84, -1, 0.3], { pennant: '#d9a23a', length: 8 })
  stage.tent([760, 700, 34, 1, 0.46], { pennant: '#c8452f' })
  stage.mist(690, 60, 0.6, '#ffd890')
  // The trodden way through the gate, with ragged edges.
  for (let i = 0; i < 150; i++) {
    const near = random()
    const wide = 150 + 900 * near
    stage.glow(
      [850 - 60 * near + (random() - 0.5) * wide, 700 + 520 * near, 120 + 240 * near],
      10 + 40 * near,
      random() < 0.4 ? '#d8a468' : '#b07f50',
      0.4,
      0.3,
    )
  }
  visitor(stage, 880, 770, 130, 0.24, { dress: 'suit', sex: 'man' })
  visitor(stage, 800, 790, 140, 0.2, { dress: 'dress', sex: 'woman' })
  stage.glow([sun.x, sun.y + 60, 900], 560, '#ffd890', 0.5)
  // The exhibitor who still ties down his canvas.
  stage.person([960, 775, 130, 1, 0.2], {
    pose: 'reaching-up',
    view: 0.3,
    dress: 'overall',
    sex: 'man',
    skin: 'umber',
  })
  for (const x of [345, 1290]) shadowOf(stage, x, 990, 700, 90)
  stage.put(expoGate, [815, 980, 850], { wide: 5.6, turn: 0.14, shadow: false })
  for (const x of [345, 1290]) {
    stage.glow([x, 1000, 330], 50, '#3a2430', 0.5, 0.3)
    stage.tufts([x, 1012, 40], 280, '#8f8f48', 0.8)
  }
  visitor(stage, 1085, 1010, 400, 0.05, {
    pose: 'carrying-on-head',
    view: -1.05,
    dress: 'kanga',
    sex: 'woman',
    wear: { shirt: '#e9e2d2', lowerColour: '#c8452f', hair: 'wrap', cloth: '#2f5f9a' },
  })
  family(stage)
  stage.tufts([130, 1130, 60], 520, '#8f8f48', 0.8)
  stage.tufts([1460, 1150, 70], 560, '#8f8f48', 0.8)
  stage.tufts([1420, 1225, 80], 700, '#84843f', 0.9)
}

/** A father and a mother, near before us, and a girl by the hand between them. */
function family(stage: Expo): void {
  for (const [x, y, long, wide] of [
    [450, 1112, 560, 120],
    [560, 1096, 560, 120],
    [772, 1122, 360, 130],
    [800, 1105, 560, 130],
    [890, 1105, 560, 130],
  ] as const)
    for (const share of [1, 0.7]) shadowOf(stage, x, y, long * share, wide * share)
  stage.person([842, 1112, 680, 1, 0.02], {
    dress: 'kanga',
    sex: 'woman',
    skin: 'umber',
    turn: -1.9,
    shadow: false,
    wear: {
      shirt: '#7a4f74',
      sleeves: 'short',
      lower: 'long-skirt',
      lowerColour: '#d98a1f',
      hair: 'wrap',
      cloth: '#3f7a5e',
    },
    action: (body) => ({
      pose: {
        ...stepping(body, 'left'),
        look: -0.5,
        nod: 0.12,
        left: [0.02, body.hip + 0.01, -body.shoulderHalf - 0.11],
        right: [0.09, body.hip + 0.05, body.shoulderHalf + 0.03],
      },
    }),
  })
  stage.person([505, 1102, 740, 1, 0.02], {
    dress: 'shirt',
    sex: 'man',
    skin: 'umber',
    turn: -1.25,
    shadow: false,
    wear: { hat: 'straw', shirt: '#4f7f9a', sleeves: 'long', lowerColour: '#5b5040' },
    action: (body) => ({
      pose: {
        ...stepping(body, 'right'),
        look: 0.45,
        left: [0.1, body.hip + 0.04, -body.shoulderHalf - 0.05],
        right: [0.03, body.hip + 0.005, body.shoulderHalf + 0.11],
      },
    }),
  })
  stage.person([772, 1128, 405, 1, 0.02], {
    age: 'child',
    dress: 'school',
    sex: 'woman',
    skin: 'umber',
    turn: -1.55,
    shadow: false,
    wear: { shirt: '#efe3c6', lower: 'skirt', lowerColour: '#34608a' },
    hands: { left: { grip: 'hold', palm: [0, 0, 1], point: [0.1, 0.8, -0.5] } },
    action: (body) => ({
      pose: {
        ...stepping(body, 'left'),
        look: -0.6,
        nod: -0.15,
        left: [0.03, 0.915, -0.245],
        right: [0.06, body.hip + 0.02, body.shoulderHalf + 0.04],
        elbows: [-0.3, -1, 0.4],
      },
    }),
  })
}

/** A step away from us: one leg bears the weight and pushes that hip out, the other trails. */
function stepping(body: Body, bears: 'left' | 'right'): Omit<Pose, 'left' | 'right'> {
  const side = bears === 'right' ? 1 : -1
  const z = body.hipHalf * 0.7
  const front = [0.1, 0.05, side * z] as const
  const back = [-0.15, 0.1, -side * z] as const
  return {
    hips: [0, body.hip - 0.012],
    bow: -0.07 * side,
    lean: 0.05,
    twist: 0.12 * side,
    rightFoot: side > 0 ? front : back,
    leftFoot: side > 0 ? back : front,
    rightToe: side > 0 ? -0.15 : 0.75,
    leftToe: side > 0 ? 0.75 : -0.15,
  }
}

/** A shadow that runs from feet towards the painter, away from the sun. */
function shadowOf(stage: Expo, x: number, y: number, long: number, wide: number): void {
  const lean = ((x - sun.x) / (y - 600)) * 0.7
  for (let i = 0; i < 22; i++) {
    const share = i / 22
    stage.glow(
      [x + lean * long * share, y + long * 0.5 * share, wide * (1 + share)],
      22 + 40 * share,
      '#3a2430',
      0.32 * (1 - share),
      0.3,
    )
  }
}

function visitor(
  stage: Expo,
  x: number,
  y: number,
  size: number,
  distance: number,
  options: DressedOptions,
): void {
  shadowOf(stage, x, y, size * 1.3, size * 0.26)
  stage.person([x, y, size, 1, distance], {
    pose: 'walking',
    view: -1.2,
    skin: 'umber',
    shadow: false,
    ...options,
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/01-gates',
    height: 1200,
    seed: 6101,
    compose: gatesOpen,
    fine: true,
    focus: [
      { x: 660, y: 820, radius: 380 },
      { x: 1085, y: 800, radius: 200 },
    ],
  },
]
