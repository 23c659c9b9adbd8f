import { cabbage, maize } from '../../kit/plants'
import { tonesOf } from '../../kit/shapes'
import { solarPump } from '../../kit/things/farm-things'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Expo } from './stage'

/** A solar panel, a pump and water in the furrow. */
export function solarPumpAtWork(pen: Pen, frame: Frame, random: Random): void {
  const s = new Expo(pen, frame, random, 'noon', -0.5)
  s.sky({ kind: 'clear', horizon: 430, sun: { x: 250, y: 120, radius: 54 } })
  s.knuckles(440, { shift: 300, distance: 0.5 })
  s.put(hedge, [800, 468, 44, 1, 0.3], { width: 1800 * s.u, ragged: 0.5 })
  s.ground({ top: 460, colour: '#9a6a48', patches: '#b0845a', grass: 0, distance: 0.35 })
  s.tent([250, 530, 70, 1, 0.34], { pennant: '#c8452f' })
  for (let row = 0; row < 5; row++) {
    const near = row / 4
    const y = 540 + 170 * near
    for (let x = 620 + row * 6; x < 1650; x += 60 + 26 * near)
      s.put(maize, [x + random() * 10, y, 120 + 70 * near, 1, 0.26 - 0.16 * near])
  }
  s.people([
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
  const bank = tonesOf('#7a4c32', s.light)
  s.soft(
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
  s.soft(
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
    s.blend(
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
    s.line(
      [x - 30 - 50 * t, y + 8],
      [x, y - 2],
      [x + 30 + 50 * t, y - 8],
      i % 2 === 0 ? '#f2fafa' : '#6fa0b0',
      5,
    )
  }
  s.put(solarPump, [560, 890, 620], { turn: 0.32, tilt: 0.12 })
  for (let i = 0; i < 14; i++)
    s.glow([1390 + random() * 70, 900 + random() * 26, 90], 44, '#f6fcfc', 0.6)
  for (let i = 0; i < 4; i++) s.put(cabbage, [60 + i * 120, 985 + (i % 2) * 10, 120])
  for (let i = 0; i < 3; i++) s.put(cabbage, [40 + i * 150, 1140 + (i % 2) * 14, 180])
  for (let i = 0; i < 5; i++) s.put(cabbage, [1080 + i * 125, 1100 + (i % 2) * 12, 150])
  for (let i = 0; i < 4; i++) s.put(cabbage, [1090 + i * 160, 1215 + (i % 2) * 14, 200])
}
