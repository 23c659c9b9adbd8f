import { belledCollar } from '../../kit/belled-collar'
import { lightOf } from '../../kit/light'
import { between } from '../../kit/random'
import { blend, tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** Bells on their collars on an old door, in raking light. */
function bellsOnTheDoor(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('golden', -0.9), height: 0.45 })
  const old = ['#7f8a84', '#8a8274', '#75807c', '#93897a', '#7b7a70', '#868f88', '#8d8373']
  for (let i = 0; i < 7; i++) {
    const x = i * 232 - 20
    const plank = tonesOf(old[i] ?? '#857f74', stage.light)
    pen.fillStyle = blend(
      pen,
      [x, 0],
      [x + 232, 0],
      [
        [0, plank.lit],
        [0.08, plank.middle],
        [0.9, plank.middle],
        [0.97, plank.shade],
        [1, '#241f1c'],
      ],
    )
    pen.fillRect(x, 0, 233, frame.height)
    for (let k = 0; k < 34; k++) {
      const [gx, y] = [x + 14 + random() * 200, random() * 1200]
      const long = between(random, 90, 420)
      stage.line(
        [gx, y],
        [gx + between(random, -9, 9), y + long / 2],
        [gx + between(random, -6, 6), y + long],
        k % 3 ? plank.shade : plank.lit,
        between(random, 2, 5),
      )
    }
    // What is left of a coat of blue paint.
    for (let k = 0; k < 9; k++)
      stage.glow(
        [x + random() * 220, random() * 1200, between(random, 40, 130)],
        between(random, 80, 300),
        '#5f93a0',
        0.34,
        0.3,
      )
    for (const y of [205, 1010]) stage.glow([x + 116, y, 22], 22, '#33291f', 0.9, 0.5)
  }
  for (const y of [150, 960]) {
    const rail = tonesOf('#857a6a', stage.light)
    stage.shape(
      [
        [0, y],
        [1600, y + 8],
        [1600, y + 118],
        [0, y + 110],
      ],
      rail.middle,
    )
    stage.shape(
      [
        [0, y],
        [1600, y + 8],
        [1600, y + 24],
        [0, y + 16],
      ],
      rail.lit,
    )
    stage.shape(
      [
        [0, y + 110],
        [1600, y + 118],
        [1600, y + 142],
        [0, y + 134],
      ],
      '#332a24',
    )
    for (let k = 0; k < 26; k++) {
      const [gx, gy] = [random() * 1500, y + 24 + random() * 80]
      stage.line([gx, gy], [gx + 60, gy + 3], [gx + 150, gy + 1], k % 2 ? rail.shade : rail.lit, 3)
    }
  }
  const bells = [
    [215, 900, 700, 0.23, '#6d4326'],
    [520, 830, 610, 0.21, '#8a5230'],
    [800, 1010, 800, 0.24, '#5a3824'],
    [1110, 800, 580, 0.2, '#9a6238'],
    [1390, 950, 740, 0.23, '#6f3f2a'],
  ] as const
  for (const [x, y, size, wide, leather] of bells) {
    // The shadow lies on the planks, away from the light.
    pen.strokeStyle = 'rgba(30,24,26,0.5)'
    pen.lineWidth = size * 0.06
    pen.beginPath()
    pen.ellipse(x + size * 0.1, y - size * 0.64, size * wide, size * 0.3, 0, 0, Math.PI * 2)
    pen.stroke()
    stage.glow([x + size * 0.13, y - size * 0.13, size * 0.42], size * 0.42, '#1e181a', 0.65, 0.5)
    stage.put(belledCollar, [x, y, size], { leather, wide })
    stage.glow([x - size * 0.06, y - size * 0.17, size * 0.07], size * 0.14, '#fff3c4', 0.9, 0.2)
  }
  stage.glow([1700, 1100, 1200], 1500, '#2c2540', 0.35)
  stage.glow([0, 100, 1300], 1300, '#ffd890', 0.3)
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/18-bells',
    height: 1200,
    seed: 6018,
    compose: bellsOnTheDoor,
    focus: [
      { x: 800, y: 860, radius: 240 },
      { x: 215, y: 780, radius: 200 },
      { x: 1390, y: 820, radius: 200 },
    ],
  },
]
