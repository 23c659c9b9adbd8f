import { eucalyptus } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo, type Somebody } from './stage'

/** Lamps under canvas, and blue hills. */
function lastLight(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, 'dusk', -0.5)
  stage.sky({ kind: 'dusk', horizon: 540 })
  stage.knuckles(570, { shift: 30, tall: 1.9, colour: '#27355f', distance: 0.12 })
  stage.ground({ top: 566, colour: '#4d5a4c', patches: '#5f5f50', grass: 22, distance: 0.25 })
  stage.put(eucalyptus, [1540, 680, 470, 1, 0.1])
  stage.tent([980, 650, 56, -1, 0.16], { lamp: true, length: 8 })
  stage.tent([40, 690, 66, 1, 0.14], { lamp: true, pennant: '#8a5a6a' })
  stage.tent([1390, 740, 92, -1, 0.08], { lamp: true, pennant: '#6a6f8a', length: 8 })
  stage.tent([400, 880, 140, 1], { lamp: true, turn: 0.4 })
  const spots = [
    [400, 770, 480],
    [1390, 690, 300],
    [980, 620, 190],
  ] as const
  for (const [x, y, w] of spots) {
    stage.glow([x, y, w * 1.5], w * 0.8, '#ffb860', 0.42)
    stage.glow([x, y + w * 0.42, w * 1.9], w * 0.34, '#e8a050', 0.5)
  }
  const goers: Somebody[] = [
    [
      [450, 890, 140, -1, 0.02],
      { pose: 'carrying-crate', view: 0.3, dress: 'apron', sex: 'woman' },
    ],
    [[960, 985, 215, 1], { pose: 'walking', view: -0.4, dress: 'suit', sex: 'man' }],
    [[1055, 1000, 158, 1], { pose: 'walking', view: -0.4, age: 'child', dress: 'tee', sex: 'man' }],
    [[1180, 745, 92, 1, 0.08], { pose: 'walking', view: -0.3, dress: 'kanga', sex: 'woman' }],
  ]
  stage.people(goers)
  // A string of lamps from pole to pole.
  const poles = [
    [60, 830, 640, 330],
    [760, 900, 700, 250],
    [1570, 960, 820, 130],
  ] as const
  for (const [x, y, , top] of poles) stage.line([x, y + 90], [x, y], [x, top], '#2c2a3a', 12)
  for (const [a, b] of [
    [0, 1],
    [1, 2],
  ] as const) {
    const [from, to] = [poles[a], poles[b]]
    const sag = 60
    stage.line(
      [from[0], from[3]],
      [(from[0] + to[0]) / 2, (from[3] + to[3]) / 2 + sag * 2],
      [to[0], to[3]],
      '#2c2a3a',
      4,
    )
    for (let i = 1; i < 8; i++) {
      const t = i / 8
      const x = from[0] + (to[0] - from[0]) * t
      const y = from[3] + (to[3] - from[3]) * t + sag * 4 * t * (1 - t) + 12
      stage.glow([x, y, 120], 120, '#ffc470', 0.55)
      stage.oval(x, y, 22, 26, '#fff0c0')
    }
  }
  stage.tufts([500, 1215, 80], 1700, '#465447', 0.9)
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/16-lamps',
    height: 1200,
    seed: 6116,
    compose: lastLight,
    focus: [{ x: 600, y: 740, radius: 160 }],
  },
]
