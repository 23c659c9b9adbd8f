import { expoGate } from '../../kit/things/expo-gate'
import type { DressedOptions } from '../../kit/human/dressed'
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
  visitor(stage, 620, 1145, 610, 0.02, {
    view: -1.3,
    dress: 'shirt',
    sex: 'man',
    wear: { hat: 'straw', shirt: '#4f7f9a', sleeves: 'long', lowerColour: '#5b5040' },
  })
  visitor(stage, 800, 1165, 360, 0.02, {
    view: -0.9,
    age: 'child',
    dress: 'school',
    sex: 'woman',
    wear: { shirt: '#d9a23a', lowerColour: '#8a3f5a' },
  })
  stage.tufts([130, 1130, 60], 520, '#8f8f48', 0.8)
  stage.tufts([1460, 1150, 70], 560, '#8f8f48', 0.8)
  stage.tufts([1420, 1225, 80], 700, '#84843f', 0.9)
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
    focus: [
      { x: 650, y: 860, radius: 300 },
      { x: 1085, y: 800, radius: 200 },
    ],
  },
]
