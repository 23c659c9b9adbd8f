import { cheeseShelf, curdInCloth } from '../../kit/dairy'
import { lightOf } from '../../kit/light'
import { between } from '../../kit/random'
import { blend, tonesOf } from '../../kit/shapes'
import { thing } from '../../kit/things/thing'
import { plain } from '../../kit/things/mesh'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

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
function curdAndCloth(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, {
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
    stage.glow(
      [random() * 1600, random() * 1000, between(random, 80, 320)],
      between(random, 50, 200),
      i % 2 ? '#fff0d4' : '#5c4a3c',
      0.12,
    )
  // The window: its light falls across the wall.
  stage.shape(
    [
      [60, 120],
      [330, 100],
      [330, 560],
      [60, 600],
    ],
    '#5d4632',
  )
  stage.shape(
    [
      [80, 144],
      [312, 125],
      [312, 540],
      [80, 574],
    ],
    '#f4f3e2',
  )
  stage.shape(
    [
      [80, 420],
      [312, 400],
      [312, 540],
      [80, 574],
    ],
    '#c3cf9a',
  )
  stage.glow([196, 250, 200], 200, '#ffffff', 0.9)
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
    stage.line([a[0], a[1]], [a[0], a[1]], [b[0], b[1]], '#6b523a', 13)
  stage.glow([620, 560, 900], 900, '#ffeec8', 0.4)
  stage.put(cheeseShelf, [1170, 460, 230], { length: 1.5 })
  stage.put(cheeseShelf, [1170, 800, 230], { length: 1.5 })
  for (const y of [520, 860]) stage.glow([1190, y, 880], 90, '#3a2c24', 0.4, 0.2)
  stage.line([0, 62], [800, 70], [1600, 78], '#5d4530', 34)
  stage.line([0, 50], [800, 58], [1600, 66], '#8d6c4a', 8)
  stage.line([560, 70], [560, 200], [560, 300], '#cdb27c', 9)
  stage.put(bench, [800, 1190, 260])
  stage.put(steelBowl, [560, 1085, 190])
  stage.put(curdInCloth, [560, 830, 530])
  for (const [y, size] of [
    [850, 14],
    [880, 11],
    [915, 9],
  ] as const)
    stage.glow([560, y, size * 1.4], size * 2, '#f3f0dc', 1, 0.6)
  // Salt in a bowl of wood and a folded cloth finish the bench.
  stage.put(saltBowl, [930, 1130, 90])
  stage.shape(
    [
      [1130, 1090],
      [1420, 1070],
      [1480, 1130],
      [1170, 1160],
    ],
    tonesOf('#4f6f86', stage.light).middle,
  )
  stage.shape(
    [
      [1130, 1090],
      [1420, 1070],
      [1428, 1086],
      [1138, 1106],
    ],
    tonesOf('#4f6f86', stage.light).lit,
  )
  stage.shape(
    [
      [1170, 1160],
      [1480, 1130],
      [1484, 1150],
      [1174, 1182],
    ],
    tonesOf('#4f6f86', stage.light).shade,
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

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/15-curd',
    height: 1200,
    seed: 6015,
    compose: curdAndCloth,
    focus: [
      { x: 560, y: 560, radius: 260 },
      { x: 1180, y: 620, radius: 330 },
    ],
  },
]
