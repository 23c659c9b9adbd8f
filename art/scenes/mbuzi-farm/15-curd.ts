import { curdBeam, curdInCloth, drip } from '../../kit/curd-cloth'
import { cheeseShelf } from '../../kit/dairy'
import { lightOf } from '../../kit/light'
import { between } from '../../kit/random'
import { blend } from '../../kit/shapes'
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
      [0.312, 0],
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

/** Curd drips from its cloth in the light of a small window, beside a shelf of cheeses. */
function curdAndCloth(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, {
    ...lightOf('indoors', -0.9),
    height: 0.42,
    strength: 0.85,
    warm: '#ffe9c0',
  })
  const { light } = stage
  stage.box(
    [0, 0, frame.width, frame.height],
    blend(
      pen,
      [0, 200],
      [frame.width, 500],
      [
        [0, '#c3a37c'],
        [0.3, '#8f7458'],
        [0.65, '#5f4c3d'],
        [1, '#3a2f2a'],
      ],
    ),
  )
  for (let i = 0; i < 60; i++)
    stage.glow(
      [random() * 1600, random() * 1000, between(random, 80, 300)],
      between(random, 50, 180),
      i % 2 ? '#e9c898' : '#3a2c24',
      0.1,
    )
  window(stage)
  for (const y of [470, 830]) {
    stage.glow([1230, y + 66, 900], 150, '#1f1613', 0.6, 0.3)
    stage.put(cheeseShelf, [1230, y, 240], { length: 1.5 })
  }
  const [x, low, size] = [600, 806, 664]
  const beam = low - size * curdBeam
  timber(stage, beam)
  // The shadow of the bag lies on the wall, away from the window.
  stage.glow([x + 215, 590, 420], 620, '#1f1613', 0.5, 0.3)
  stage.put(bench, [800, 1190, 260])
  stage.put(steelBowl, [x, 1090, 200])
  curdInCloth(pen, { x, y: low, size }, light)
  const surface = 1090 - 0.162 * (200 / 0.22)
  stage.glow([x, surface + 4, 330], 76, '#6d7048', 0.35, 0.3)
  drip(pen, { x, y: low, size: 92 }, surface, light)
  stage.put(saltBowl, [1080, 1130, 110])
  for (let i = 0; i < 90; i++) {
    const [turn, off] = [random() * 6.3, Math.sqrt(random())]
    stage.oval(
      1290 + Math.cos(turn) * off * 60,
      1128 + Math.sin(turn) * off * 14 - (1 - off) * 8,
      7,
      4,
      '#f4efe2',
    )
  }
  stage.glow([120, 420, 1200], 1100, '#ffe9bc', 0.28, 0.05)
}

/** The small window on the left, its sill and reveal bright with the morning. */
function window(stage: GoatFarm): void {
  const { pen } = stage
  stage.shape(
    [
      [30, 190],
      [300, 214],
      [300, 640],
      [30, 690],
    ],
    '#f0d9ae',
  )
  stage.shape(
    [
      [52, 222],
      [262, 238],
      [262, 596],
      [52, 632],
    ],
    blend(
      pen,
      [0, 220],
      [0, 630],
      [
        [0, '#dcebf2'],
        [0.45, '#fbf3d4'],
        [0.56, '#b6c98c'],
        [1, '#7f9f55'],
      ],
    ),
  )
  for (const [from, to, wide] of [
    [[52, 222], [262, 238], 20],
    [[52, 632], [262, 596], 20],
    [[52, 222], [52, 632], 20],
    [[262, 238], [262, 596], 18],
    [[157, 230], [157, 614], 12],
    [[52, 424], [262, 416], 12],
  ] as const)
    stage.line([from[0], from[1]], [from[0], from[1]], [to[0], to[1]], '#5a4030', wide)
  stage.shape(
    [
      [10, 690],
      [320, 640],
      [330, 672],
      [10, 730],
    ],
    '#e9cf9f',
  )
}

/** The round beam that the cloth is tied to. */
function timber(stage: GoatFarm, y: number): void {
  stage.box(
    [-10, y - 46, 1610, y + 46],
    stage.blend(
      [0, y - 46],
      [0, y + 46],
      [
        [0, '#a8804f'],
        [0.35, '#7a5636'],
        [1, '#33231a'],
      ],
    ),
  )
  for (let i = 0; i < 24; i++) {
    const [x, off] = [stage.random() * 1600, between(stage.random, -36, 36)]
    stage.line([x, y + off], [x + 90, y + off + 4], [x + 240, y + off], '#3f2b1d', 3)
  }
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
      { x: 600, y: 560, radius: 420 },
      { x: 600, y: 160, radius: 210 },
      { x: 600, y: 900, radius: 200 },
      { x: 1230, y: 620, radius: 400 },
    ],
  },
]
