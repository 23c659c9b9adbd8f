import { cabbage } from '../../kit/plants'
import { closeHands } from '../../kit/posed'
import { tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Expo } from './stage'

/** A drip line in two hands; one drop falls on young cabbages. */
export function dripLine(pen: Pen, frame: Frame, random: Random): void {
  const s = new Expo(pen, frame, random, 'morning', 0.7)
  const { u } = s
  s.sky({ kind: 'clear', horizon: 150 })
  s.knuckles(170, { shift: -120, distance: 0.6 })
  s.ground({ top: 180, colour: '#8a6244', patches: '#a07a52', grass: 0, distance: 0.45 })
  for (let row = 0; row < 9; row++) {
    const near = (row / 8) ** 1.5
    const y = 240 + 960 * near
    const size = 34 + 210 * near
    s.shape(
      [
        [0, y - size * 0.1],
        [1600, y - size * 0.1],
        [1600, y + size * 0.16],
        [0, y + size * 0.16],
      ],
      tonesOf('#6b4a33', s.light, 0.3 * (1 - near)).shade,
    )
    const step = size * 1.36
    for (let x = ((row * 0.47) % 1) * step - step; x < 1700; x += step)
      s.put(cabbage, [x + random() * 8, y + random() * 6, size, 1, 0.42 * (1 - near)], {
        colour: row % 3 === 1 ? '#8fb27a' : '#7fae62',
      })
  }
  s.glow([800, 700, 1700], 800, '#dfe8c8', 0.24)
  const tube = '#26262a'
  closeHands(pen, { x: 800 * u, y: 640 * u, size: 860 * u }, s.light, {
    skin: 'umber',
    sleeve: '#5d86a6',
    tilt: 0.2,
    hands: [
      {
        at: [-0.98, 0.1, 0.14],
        turn: { pitch: 0.2, yaw: 0.12, roll: 0.55 },
        side: 1,
        bend: { fingers: 0.8, fore: 0.6, thumb: 0.65 },
      },
      {
        at: [0.98, 0.06, 0.14],
        turn: { pitch: 0.14, yaw: Math.PI - 0.12, roll: -0.55 },
        side: -1,
        bend: { fingers: 0.8, fore: 0.6, thumb: 0.65 },
      },
    ],
    things: (model) => {
      model.tube(
        tube,
        [
          [-2.6, 0.42, -0.2, 0.06],
          [-1, 0.02, 0.02, 0.06],
          [-0.4, -0.06, 0.08, 0.06],
          [0, -0.1, 0.1, 0.06],
          [0.4, -0.07, 0.08, 0.06],
          [1, 0.0, 0.02, 0.06],
          [2.6, 0.38, -0.2, 0.06],
        ],
        { blend: 0.004, smooth: 4 },
      )
      model.ball('*#3f7a8a', [0, -0.14, 0.12, 0.085], { blend: 0.01 })
      model.tube(
        '*#3f7a8a',
        [
          [0, -0.16, 0.12, 0.05],
          [0, -0.25, 0.12, 0.03],
        ],
        { blend: 0.01 },
      )
    },
  })
  const drop = [800, 880] as const
  s.glow([drop[0], drop[1], 130], 160, '#f4fbff', 0.5)
  s.soft(
    [
      [drop[0], drop[1] - 66],
      [drop[0] + 9, drop[1] - 30],
      [drop[0] + 34, drop[1] + 12],
      [drop[0] + 24, drop[1] + 46],
      [drop[0] - 24, drop[1] + 46],
      [drop[0] - 34, drop[1] + 12],
      [drop[0] - 9, drop[1] - 30],
    ],
    s.blend(
      [drop[0] - 30, drop[1] - 30],
      [drop[0] + 30, drop[1] + 40],
      [
        [0, '#6f9fb8'],
        [0.5, '#b9dcea'],
        [1, '#f6fdff'],
      ],
    ),
  )
  s.oval(drop[0] + 9, drop[1] + 6, 14, 22, '#ffffff')
  s.put(cabbage, [812, 1150, 230], { colour: '#86b766' })
}
