import { closeHands } from '../../kit/posed'
import { leaf, tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Expo } from './stage'

/** Black bags of green in trays, a hand that chooses. */
export function seedlingsToTakeHome(pen: Pen, frame: Frame, random: Random): void {
  const s = new Expo(pen, frame, random, 'afternoon', -0.7)
  const { u } = s
  s.ground({ top: -10, colour: '#9a7a52', patches: '#b49466', grass: 0, distance: 0.1 })
  s.glow([200, 60, 1500], 700, '#fff0c8', 0.35)
  const greens = ['#5f9a3e', '#4a8548', '#86ad4a', '#3f7a44', '#749c5a'] as const
  for (let row = 0; row < 7; row++) {
    const near = row / 6
    const y = 150 + 1010 * near ** 1.15
    const size = 150 + 150 * near
    const board = tonesOf('#a9783f', s.light)
    const step = size * 0.66
    const gap = 380 + 120 * near
    for (let i = -1; i < 1700 / step; i++) {
      const x = (i + (row % 2) * 0.5) * step
      // Trays of different plants, with a way between them.
      const green = greens[(Math.floor((x + 140) / gap) * 2 + row * 3) % 5] ?? '#5f9a3e'
      if (row !== 4 || Math.abs(x - 830) > size * 0.36)
        bagged(s, x, y, size * (0.94 + 0.12 * random()), green)
    }
    s.shape(
      [
        [-20, y + size * 0.03],
        [1620, y - size * 0.02],
        [1620, y + size * 0.13],
        [-20, y + size * 0.18],
      ],
      s.blend(
        [0, 0],
        [1600, 0],
        [
          [0, board.lit],
          [1, board.shade],
        ],
      ),
    )
  }
  s.glow([1500, 1150, 1200], 700, '#2b2a38', 0.35)
  s.glow([830, 740, 420], 300, '#2a201c', 0.5)
  bagged(s, 820, 640, 380, '#6fae45')
  closeHands(pen, { x: 960 * u, y: 510 * u, size: 760 * u }, s.light, {
    skin: 'umber',
    sleeve: '#d9a23a',
    tilt: 0.45,
    hands: [
      {
        at: [0.36, 0.04, 0.1],
        turn: { pitch: -0.42, yaw: Math.PI - 0.2, roll: -0.5 },
        side: -1,
        bend: { fingers: 0.5, fore: 0.42, thumb: 0.46, spread: 0.25 },
      },
    ],
  })
}

function bagged(s: Expo, x: number, y: number, size: number, green: string): void {
  const bag = tonesOf('#2d2c33', s.light)
  const [w, h] = [size * 0.3, size * 0.52]
  s.glow([x + w * 0.9, y + 4, w * 3.2], size * 0.2, '#2a1c1c', 0.5, 0.3)
  s.soft(
    [
      [x - w, y - h],
      [x + w, y - h],
      [x + w * 1.02, y - h * 0.5],
      [x + w * 0.86, y + size * 0.07],
      [x - w * 0.86, y + size * 0.07],
      [x - w * 1.02, y - h * 0.5],
    ],
    s.blend(
      [x - w, 0],
      [x + w, 0],
      [
        [0, '#77767f'],
        [0.28, bag.middle],
        [1, '#19181f'],
      ],
    ),
  )
  s.oval(x, y - h + 2, w * 1.9, size * 0.16, '#54382a')
  for (let i = 0; i < 11; i++)
    sprig(
      s,
      x + Math.sin(i * 2.4) * w * 0.4,
      y - h - size * 0.03 * i,
      size * (0.42 - 0.014 * i),
      green,
      (i % 2 === 0 ? 1 : -1) * (0.35 + 0.09 * i) + 0.15,
    )
}

function sprig(s: Expo, x: number, y: number, long: number, green: string, angle: number): void {
  const tones = tonesOf(green, s.light)
  const lit = angle * s.light.from > 0
  leaf(
    s.pen,
    [x * s.u, y * s.u],
    { angle: angle - Math.PI / 2, length: long * s.u, width: long * 0.34 * s.u, droop: 0.3 },
    { one: lit ? tones.lit : tones.middle, other: lit ? tones.middle : tones.shade },
  )
}
