import { maize } from '../../kit/plants'
import { tonesOf, type Point } from '../../kit/shapes'
import { solarPump } from '../../kit/things/farm-things'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { cabbageHead } from './cabbages'
import { Expo } from './stage'

/** A solar panel, a pump and water in the furrow. */
function solarPumpAtWork(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, 'noon', -0.5)
  stage.sky({ kind: 'clear', horizon: 430 })
  stage.knuckles(440, { shift: 300, distance: 0.5 })
  stage.put(hedge, [800, 468, 44, 1, 0.3], { width: 1800, ragged: 0.5 })
  stage.ground({ top: 460, colour: '#9a6a48', patches: '#b0845a', grass: 0, distance: 0.35 })
  stage.tent([250, 530, 70, 1, 0.34], { pennant: '#c8452f' })
  for (let row = 0; row < 5; row++) {
    const near = row / 4
    const y = 540 + 170 * near
    for (let x = 620 + row * 6; x < 1650; x += 60 + 26 * near)
      stage.put(maize, [x + random() * 10, y, 120 + 70 * near, 1, 0.26 - 0.16 * near])
  }
  stage.people([
    [
      [1130, 760, 250, -1, 0.08],
      { pose: 'explaining', dress: 'overall', sex: 'man', view: 0.7, wear: { hat: 'straw' } },
    ],
    [[980, 770, 240, 1, 0.08], { pose: 'arms-folded', dress: 'kanga', sex: 'woman', view: 0.7 }],
    [
      [1260, 770, 245, -1, 0.08],
      { pose: 'listening', dress: 'shirt', sex: 'man', view: 0.8, wear: { shirt: '#cfd6d8' } },
    ],
  ])
  // The furrow runs from the pump to the painter.
  const bank = tonesOf('#7a4c32', stage.light)
  stage.soft(
    [
      [1260, 880],
      [1500, 862],
      [1620, 900],
      [1400, 990],
      [1080, 1050],
      [960, 1150],
      [1000, 1290],
      [240, 1290],
      [420, 1120],
      [760, 1000],
      [1080, 930],
    ],
    bank.shade,
  )
  stage.soft(
    [
      [1300, 898],
      [1440, 886],
      [1520, 906],
      [1300, 988],
      [990, 1048],
      [860, 1150],
      [860, 1290],
      [380, 1290],
      [520, 1130],
      [840, 1020],
      [1140, 950],
    ],
    stage.blend(
      [0, 880],
      [0, 1200],
      [
        [0, '#dcebea'],
        [0.4, '#8fb6c2'],
        [1, '#4f7f95'],
      ],
    ),
  )
  for (let i = 0; i < 30; i++) {
    const t = random() ** 0.8
    const [x, y] = [1390 - 820 * t ** 0.8 + (random() - 0.5) * (80 + 240 * t), 905 + 280 * t]
    stage.line(
      [x - 30 - 50 * t, y + 8],
      [x, y - 2],
      [x + 30 + 50 * t, y - 8],
      i % 2 === 0 ? '#f2fafa' : '#6fa0b0',
      5,
    )
  }
  stage.put(solarPump, [560, 890, 620], { turn: 0.32, tilt: 0.12 })
  jet(stage)
  for (let row = 0; row < 3; row++) {
    const [y, size] = [985 + row * 100 + row * row * 14, 150 + row * 52]
    for (let i = 0; i < 5; i++) {
      const left = 40 + i * size * 1.02
      if (left < 420 - row * 110) cabbageHead(stage, [left, y, size])
      const right = 1150 - row * 60 + i * size * 1.02
      if (row > 0 && right < 1760) cabbageHead(stage, [right, y + 20, size])
    }
  }
}

/** The mouth of the pipe, the water that leaps out of it, and where it lands. */
function jet(stage: Expo): void {
  const { pen } = stage
  const [x, y] = [1356, 690]
  const stream = (colour: string, wide: number, shift: number): void => {
    for (let i = 0; i < 16; i++) {
      const [a, b] = [i / 16, (i + 1.2) / 16]
      const at = (t: number): Point => [x + shift + 96 * t, y + 10 * t + 206 * t * t]
      stage.line(at(a), at((a + b) / 2), at(b), colour, wide * (1 + 0.5 * a))
    }
  }
  stage.glow([1450, 900, 300], 90, '#2f4f5f', 0.5)
  stream('#5f93a8', 46, 0)
  stream('#a9d2de', 32, -3)
  stream('#f4fbfc', 10, -10)
  stream('#dcf0f4', 6, 9)
  for (let i = 0; i < 26; i++) {
    const turn = Math.PI * (1.05 + 0.9 * stage.random())
    const out = 30 + 80 * stage.random()
    stage.oval(1452 + Math.cos(turn) * out, 902 + Math.sin(turn) * out * 0.5, 13, 11, '#f4fbfc')
  }
  for (const wide of [90, 150, 220]) {
    pen.strokeStyle = 'rgba(240,250,251,0.8)'
    pen.lineWidth = 5
    pen.beginPath()
    pen.ellipse(1440, 912, wide / 2, wide * 0.12, 0.06, 0, Math.PI * 2)
    pen.stroke()
  }
  pen.save()
  pen.translate(x, y)
  pen.rotate(0.5)
  stage.oval(0, 0, 30, 62, '#8f9a9e')
  stage.oval(4, 0, 22, 50, '#1a2226')
  stage.oval(7, 4, 16, 36, '#6fa2b6')
  pen.restore()
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/07-pump',
    height: 1200,
    seed: 6107,
    compose: solarPumpAtWork,
    focus: [
      { x: 1120, y: 640, radius: 200 },
      { x: 1380, y: 780, radius: 180 },
    ],
  },
]
