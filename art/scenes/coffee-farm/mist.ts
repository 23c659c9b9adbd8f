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
  stage.glow([1240, 120, 1100], 520, '#fff0cf', 0.75)
  ridge(pen, frame, light, random, {
    base: 330,
    rise: 150,
    wave: 520,
    colour: '#2f4a4f',
    distance: 0.2,
    foot: 560,
    spurs: 0.6,
  })
  stage.mist(440, 110, 0.9, '#eef0ea')
  stage.box(
    [0, 520, 1600, 1200],
    blend(
      pen,
      [0, 520],
      [0, 1200],
      [
        [0, '#dfe4df'],
        [0.28, '#dfe4de'],
        [0.5, '#9fb08c'],
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
  terraces(500, 660, 5, 0.66, -0.03)
  stage.mist(560, 90, 0.85, '#f2f3ee')
  stage.glow([420, 600, 1300], 190, '#f6f6f1', 0.9, 0.3)
  terraces(690, 880, 4, 0.36, 0.05)
  stage.glow([300, 690, 1500], 170, '#f6f6f1', 0.85, 0.25)
  stage.glow([1300, 760, 900], 120, '#f6f6f1', 0.6, 0.2)
  redPath(stage, [
    [760, 1260, 330],
    [900, 1080, 170],
    [1130, 950, 96],
    [1080, 870, 54],
    [1240, 800, 30],
  ])
  stage.person([1128, 946, 128, 1, 0.12], {
    pose: 'walking',
    dress: 'fleece',
    sex: 'man',
    visitor: true,
    view: 'back-quarter',
    props: ['backpack'],
  })
  stage.person([1040, 1000, 142, 1, 0.1], {
    pose: 'walking',
    dress: 'kanga',
    sex: 'woman',
    view: 'back-quarter',
  })
  stage.person([1196, 838, 96, 1, 0.24], {
    pose: 'pointing',
    dress: 'overall',
    sex: 'man',
    view: 'back-quarter',
    wear: { hat: 'straw' },
  })
  coffeeTerraces(pen, light, random, {
    crest: (x) => 890 + x * 0.16 + 30 * Math.sin(x / 200),
    foot: (x) => 1270 + x * 0.22,
    from: -60,
    to: 800,
    rows: 4,
    distance: 0.06,
  })
  bushes(
    stage,
    [
      [1500, 1160, 330],
      [1290, 1240, 300],
      [1610, 1290, 380],
      [60, 1270, 330],
    ],
    {
      cherries: 0.25,
      ripe: 0.4,
    },
  )
}

export const scenes: readonly Scene[] = [
  {
    name: `${series}/01-mist`,
    height: 1200,
    seed: 701,
    compose: mist,
    focus: [{ x: 1095, y: 880, radius: 130 }],
  },
]
