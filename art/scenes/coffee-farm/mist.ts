import { coffeeTerraces } from '../../kit/coffee-terraces'
import { ridge } from '../../kit/land'
import { lightOf } from '../../kit/light'
import { blend } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { bushes, redPath } from './farm'

const series = 'gallery/coffee-farm-safari'

/** Early cloud lifts off the terraces; a small group sets out on the path. */
function mist(pen: Pen, frame: Frame, random: Random): void {
  const light = {
    ...lightOf('mist', 0.7),
    height: 0.3,
    strength: 0.4,
    warm: '#fff1d2',
    air: '#e3e6e0',
  }
  const stage = new Stage(pen, frame, random, light)
  stage.sky({ kind: 'mist', horizon: 430, clouds: 0.6 })
  stage.glow([1180, 250, 1700], 900, '#ffe9bd', 0.95, 0.05)
  stage.oval(1180, 190, 96, 96, '#fff8e2')
  const hump = (x: number, at: number, wide: number): number => Math.exp(-(((x - at) / wide) ** 2))
  ridge(pen, frame, light, random, {
    base: 400,
    rise: 200,
    wave: 520,
    colour: '#27424a',
    distance: 0.12,
    foot: 600,
    spurs: 0.8,
    crest: (x) =>
      400 -
      170 * hump(x, 330, 330) -
      90 * hump(x, 760, 210) -
      60 * hump(x, 1400, 380) -
      7 * Math.sin(x / 47),
  })
  stage.mist(480, 120, 0.95, '#f6f0e2')
  stage.box(
    [0, 540, 1600, 1200],
    blend(
      pen,
      [0, 540],
      [0, 1200],
      [
        [0, '#ece7d8'],
        [0.2, '#dfe0d2'],
        [0.5, '#93a878'],
        [1, '#7f8a4c'],
      ],
    ),
  )
  const terraces = (top: number, bottom: number, rows: number, distance: number, tip: number) =>
    coffeeTerraces(pen, light, random, {
      crest: (x) => top + tip * x + 34 * Math.sin(x / 240),
      foot: (x) => bottom + tip * x + 46 * Math.sin(x / 300 + 0.6),
      from: -60,
      to: frame.width + 60,
      rows,
      distance,
    })
  terraces(520, 640, 4, 0.55, -0.03)
  stage.mist(590, 70, 0.8, '#faf5e8')
  stage.glow([420, 610, 1300], 150, '#faf6ea', 0.9, 0.3)
  stage.glow([1200, 610, 1300], 110, '#faf6ea', 0.9, 0.3)
  terraces(660, 840, 4, 0.28, 0.04)
  stage.glow([250, 690, 1300], 120, '#faf6ea', 0.8, 0.25)
  stage.glow([1350, 740, 1000], 110, '#fdf4dd', 0.7, 0.2)
  terraces(840, 1060, 3, 0.12, 0.05)
  redPath(stage, [
    [640, 1290, 620],
    [820, 1100, 300],
    [1020, 980, 180],
    [1050, 890, 110],
    [1170, 810, 54],
  ])
  stage.glow([1100, 800, 700], 90, '#fdf4dd', 0.6, 0.2)
  stage.person([1050, 965, 270, 1, 0.1], {
    pose: 'pointing',
    dress: 'overall',
    sex: 'man',
    turn: -1.1,
    shadow: false,
    wear: { hat: 'straw' },
  })
  stage.person([700, 1150, 420, 1, 0.03], {
    pose: 'walking',
    dress: 'kanga',
    sex: 'woman',
    turn: -1.1,
    shadow: false,
    wear: { shirt: '#c9703a', hair: 'wrap', cloth: '#b23c2c' },
  })
  stage.person([900, 1120, 430, 1, 0.03], {
    pose: 'walking',
    dress: 'fleece',
    sex: 'man',
    visitor: true,
    turn: -1.15,
    shadow: false,
    wear: { hat: 'sunhat', shirt: '#3f6a8a' },
    props: ['backpack'],
  })
  coffeeTerraces(pen, light, random, {
    crest: (x) => 1010 + x * 0.2 + 20 * Math.sin(x / 200),
    foot: (x) => 1290 + x * 0.22,
    from: -60,
    to: 520,
    rows: 3,
    distance: 0.04,
  })
  bushes(
    stage,
    [
      [1480, 1230, 420],
      [1240, 1290, 330],
      [40, 1290, 380],
    ],
    {
      cherries: 0.35,
      ripe: 0.5,
    },
  )
}

export const scenes: readonly Scene[] = [
  {
    name: `${series}/01-mist`,
    height: 1200,
    seed: 701,
    compose: mist,
    fine: true,
    focus: [
      { x: 800, y: 860, radius: 220 },
      { x: 990, y: 800, radius: 130 },
    ],
  },
]
