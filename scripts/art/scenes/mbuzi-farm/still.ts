import { belledCollar } from '../../kit/belled-collar'
import { cheeseShelf, curdInCloth } from '../../kit/dairy'
import { lightOf } from '../../kit/light'
import { between } from '../../kit/random'
import { blend, tonesOf } from '../../kit/shapes'
import { thing } from '../../kit/things/thing'
import { plain } from '../../kit/things/mesh'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Stage } from './stage'

const steelBowl = thing({ turn: 0.2, tilt: 0.22, metres: 0.22 }, (mesh) => {
  mesh.turned(
    [0, 0, 0],
    [
      [0.16, 0],
      [0.3, 0.1],
      [0.34, 0.21],
      [0.36, 0.22],
    ],
    plain('#b9bec0', 0.8),
    34,
  )
  mesh.turned(
    [0, 0.16, 0],
    [
      [0.325, 0],
      [0.0005, 0.001],
    ],
    plain('#e8ecd8', 0.4),
    34,
  )
})

const bench = thing<{ metres: number }>(
  { turn: 0, tilt: 0.16, metres: 1, shadow: false },
  (mesh) => {
    mesh.box(
      [0, 0, 0],
      [7.5, 0.14, 1.1],
      { colour: '#8a6642', pattern: 'planks' },
      plain('#9a744c'),
    )
  },
)

/** Curd hangs in its cloth beside a shelf of small cheeses. */
export function curdAndCloth(pen: Pen, frame: Frame, random: Random): void {
  const s = new Stage(pen, frame, random, {
    ...lightOf('indoors', -0.85),
    strength: 0.75,
    warm: '#fff0d2',
  })
  pen.fillStyle = blend(
    pen,
    [0, 0],
    [frame.width, 0],
    [
      [0, '#d8c3a0'],
      [0.45, '#b39a7a'],
      [1, '#6d5b4c'],
    ],
  )
  pen.fillRect(0, 0, frame.width, frame.height)
  for (let i = 0; i < 70; i++)
    s.glow(
      [random() * 1600, random() * 1000, between(random, 80, 320)],
      between(random, 50, 200),
      i % 2 ? '#fff0d4' : '#5c4a3c',
      0.12,
    )
  // The window: its light falls across the wall.
  s.shape(
    [
      [60, 120],
      [330, 100],
      [330, 560],
      [60, 600],
    ],
    '#5d4632',
  )
  s.shape(
    [
      [80, 144],
      [312, 125],
      [312, 540],
      [80, 574],
    ],
    '#f4f3e2',
  )
  s.shape(
    [
      [80, 420],
      [312, 400],
      [312, 540],
      [80, 574],
    ],
    '#c3cf9a',
  )
  s.glow([196, 250, 200], 200, '#ffffff', 0.9)
  for (const [a, b] of [
    [
      [190, 134],
      [190, 558],
    ],
    [
      [80, 350],
      [312, 330],
    ],
  ] as const)
    s.line([a[0], a[1]], [a[0], a[1]], [b[0], b[1]], '#6b523a', 13)
  s.glow([620, 560, 900], 900, '#ffeec8', 0.4)
  s.put(cheeseShelf, [1170, 460, 230], { length: 1.5 })
  s.put(cheeseShelf, [1170, 800, 230], { length: 1.5 })
  for (const y of [520, 860]) s.glow([1190, y, 880], 90, '#3a2c24', 0.4, 0.2)
  s.line([0, 62], [800, 70], [1600, 78], '#5d4530', 34)
  s.line([0, 50], [800, 58], [1600, 66], '#8d6c4a', 8)
  s.line([560, 70], [560, 200], [560, 300], '#cdb27c', 9)
  s.put(bench, [800, 1190, 260])
  s.put(steelBowl, [560, 1085, 190])
  s.put(curdInCloth, [560, 830, 530])
  for (const [y, size] of [
    [850, 14],
    [880, 11],
    [915, 9],
  ] as const)
    s.glow([560, y, size * 1.4], size * 2, '#f3f0dc', 1, 0.6)
  // Salt in a bowl of wood and a folded cloth finish the bench.
  s.put(saltBowl, [930, 1130, 90])
  s.shape(
    [
      [1130, 1090],
      [1420, 1070],
      [1480, 1130],
      [1170, 1160],
    ],
    tonesOf('#4f6f86', s.light).middle,
  )
  s.shape(
    [
      [1130, 1090],
      [1420, 1070],
      [1428, 1086],
      [1138, 1106],
    ],
    tonesOf('#4f6f86', s.light).lit,
  )
  s.shape(
    [
      [1170, 1160],
      [1480, 1130],
      [1484, 1150],
      [1174, 1182],
    ],
    tonesOf('#4f6f86', s.light).shade,
  )
}

const saltBowl = thing({ turn: 0.2, tilt: 0.3, metres: 0.12 }, (mesh) => {
  mesh.turned(
    [0, 0, 0],
    [
      [0.08, 0],
      [0.15, 0.07],
      [0.17, 0.11],
      [0.155, 0.115],
    ],
    plain('#7a5232', 0.2),
    26,
  )
  mesh.turned(
    [0, 0.085, 0],
    [
      [0.15, 0],
      [0.08, 0.04],
      [0.0005, 0.055],
    ],
    plain('#f6f3ea'),
    26,
  )
})

/** Bells on their collars on an old door, in raking light. */
export function bellsOnTheDoor(pen: Pen, frame: Frame, random: Random): void {
  const s = new Stage(pen, frame, random, { ...lightOf('golden', -0.9), height: 0.45 })
  const old = ['#7f8a84', '#8a8274', '#75807c', '#93897a', '#7b7a70', '#868f88', '#8d8373']
  for (let i = 0; i < 7; i++) {
    const x = i * 232 - 20
    const plank = tonesOf(old[i] ?? '#857f74', s.light)
    pen.fillStyle = blend(
      pen,
      [x * s.u, 0],
      [(x + 232) * s.u, 0],
      [
        [0, plank.lit],
        [0.08, plank.middle],
        [0.9, plank.middle],
        [0.97, plank.shade],
        [1, '#241f1c'],
      ],
    )
    pen.fillRect(x * s.u, 0, 233 * s.u, frame.height)
    for (let k = 0; k < 34; k++) {
      const [gx, y] = [x + 14 + random() * 200, random() * 1200]
      const long = between(random, 90, 420)
      s.line(
        [gx, y],
        [gx + between(random, -9, 9), y + long / 2],
        [gx + between(random, -6, 6), y + long],
        k % 3 ? plank.shade : plank.lit,
        between(random, 2, 5),
      )
    }
    // What is left of a coat of blue paint.
    for (let k = 0; k < 9; k++)
      s.glow(
        [x + random() * 220, random() * 1200, between(random, 40, 130)],
        between(random, 80, 300),
        '#5f93a0',
        0.34,
        0.3,
      )
    for (const y of [205, 1010]) s.glow([x + 116, y, 22], 22, '#33291f', 0.9, 0.5)
  }
  for (const y of [150, 960]) {
    const rail = tonesOf('#857a6a', s.light)
    s.shape(
      [
        [0, y],
        [1600, y + 8],
        [1600, y + 118],
        [0, y + 110],
      ],
      rail.middle,
    )
    s.shape(
      [
        [0, y],
        [1600, y + 8],
        [1600, y + 24],
        [0, y + 16],
      ],
      rail.lit,
    )
    s.shape(
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
      s.line([gx, gy], [gx + 60, gy + 3], [gx + 150, gy + 1], k % 2 ? rail.shade : rail.lit, 3)
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
    pen.lineWidth = size * 0.06 * s.u
    pen.beginPath()
    pen.ellipse(
      (x + size * 0.1) * s.u,
      (y - size * 0.64) * s.u,
      size * wide * s.u,
      size * 0.3 * s.u,
      0,
      0,
      Math.PI * 2,
    )
    pen.stroke()
    s.glow([x + size * 0.13, y - size * 0.13, size * 0.42], size * 0.42, '#1e181a', 0.65, 0.5)
    s.put(belledCollar, [x, y, size], { leather, wide })
    s.glow([x - size * 0.06, y - size * 0.17, size * 0.07], size * 0.14, '#fff3c4', 0.9, 0.2)
  }
  s.glow([1700, 1100, 1200], 1500, '#2c2540', 0.35)
  s.glow([0, 100, 1300], 1300, '#ffd890', 0.3)
}
