import { mix } from '../../kit/colour'
import { tonesOf, type Point } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** A newborn kid and a rubber boot. */
function twoDaysOld(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, 'morning', -0.8)
  const wall = tonesOf('#7c5b3e', stage.light)
  stage.box([0, 0, 1600, 700], wall.shade)
  for (let i = 0; i < 17; i++) {
    const x = i * 98 - 20
    stage.box([x, 0, x + 84, 690], i < 9 ? wall.middle : wall.shade)
    stage.line([x + 12, 0], [x + 14, 300], [x + 12, 690], wall.lit, 5)
  }
  stage.glow([420, 260, 1500], 1000, '#ffe3a8', 0.5)
  stage.glow([1500, 300, 1000], 1300, '#3c3540', 0.55)
  stage.ground({ top: 640, colour: '#b48c5c', patches: '#d2b070', grass: 0, distance: 0.05 })
  for (let i = 0; i < 420; i++) {
    const [x, y] = [random() * 1600, 660 + 540 * random() ** 0.8]
    const long = 26 + 60 * ((y - 640) / 560)
    const tilt = (random() - 0.5) * 0.9
    stage.line(
      [x, y],
      [x + long / 2, y - 6],
      [x + long, y + long * tilt],
      ['#e3c47c', '#c79f5a', '#8f6e3f'][i % 3] ?? '#e3c47c',
      4,
    )
  }
  stage.glow([1270, 1110, 900], 150, '#2a2018', 0.6, 0.2)
  stage.glow([640, 1096, 780], 90, '#2a2018', 0.5, 0.2)
  for (const x of [312, 440, 680, 780]) stage.glow([x, 1092, 110], 26, '#1a130c', 0.6, 0.2)
  leg(stage, -150, -42, 0.45)
  leg(stage, 0, 0, 0)
  stage.caprine([585, 1095, 570, 1], {
    kid: true,
    hide: 'saanen',
    pose: 'sniffing',
    turn: 0.24,
    look: 0.12,
    shadow: false,
    carriage: { head: [0.6, 0.84, 0], pitch: -0.5 },
  })
}

/** A leg in working trousers and a rubber boot, the toe to the left; `dim` is its share of shade. */
function leg(stage: GoatFarm, dx: number, dy: number, dim: number): void {
  const at = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x + dx, y + dy])
  const across = (left: number, right: number, colours: readonly string[]): CanvasGradient =>
    stage.blend(
      [left + dx, 0],
      [right + dx, 0],
      colours.map((colour, i) => [i / (colours.length - 1), mix(colour, '#2a2622', dim)]),
    )
  const fold = (points: readonly [Point, Point, Point], colour: string, width: number): void => {
    const [from, over, to] = at(points)
    if (from && over && to) stage.line(from, over, to, mix(colour, '#2a2622', dim), width)
  }
  const boot = across(1090, 1350, ['#8fb489', '#4f8a62', '#2c6247', '#193f33', '#2b5450'])
  stage.soft(
    at([
      [1128, 640],
      [1140, 800],
      [1134, 930],
      [1098, 985],
      [1012, 1022],
      [962, 1060],
      [952, 1104],
      [1100, 1118],
      [1240, 1110],
      [1338, 1112],
      [1344, 1050],
      [1326, 960],
      [1334, 800],
      [1338, 640],
    ]),
    boot,
  )
  stage.soft(
    at([
      [948, 1088],
      [1080, 1098],
      [1210, 1092],
      [1344, 1088],
      [1348, 1118],
      [1240, 1124],
      [1222, 1114],
      [1090, 1126],
      [960, 1120],
    ]),
    mix('#26312b', '#141410', dim),
  )
  fold(
    [
      [1006, 1040],
      [1060, 1002],
      [1112, 990],
    ],
    '#a9c99c',
    9,
  )
  fold(
    [
      [1152, 700],
      [1160, 820],
      [1152, 920],
    ],
    '#9dc091',
    12,
  )
  fold(
    [
      [1130, 940],
      [1200, 968],
      [1300, 940],
    ],
    '#1f4a38',
    8,
  )
  fold(
    [
      [1122, 962],
      [1190, 990],
      [1290, 972],
    ],
    '#2a5c45',
    6,
  )
  fold(
    [
      [1318, 720],
      [1312, 850],
      [1318, 930],
    ],
    '#3f6f6c',
    7,
  )
  const cloth = across(1085, 1365, ['#b9b49a', '#8d8a78', '#6b6a62', '#4a4a4e', '#5b6068'])
  stage.soft(
    at([
      [1104, -60],
      [1096, 200],
      [1092, 400],
      [1086, 560],
      [1100, 652],
      [1150, 690],
      [1240, 700],
      [1318, 690],
      [1362, 640],
      [1366, 560],
      [1350, 400],
      [1346, 200],
      [1352, -60],
    ]),
    cloth,
  )
  // The cloth breaks into folds over the rim of the boot.
  fold(
    [
      [1092, 590],
      [1180, 660],
      [1330, 600],
    ],
    '#5a584f',
    9,
  )
  fold(
    [
      [1096, 560],
      [1170, 620],
      [1260, 610],
    ],
    '#c6c1a6',
    7,
  )
  fold(
    [
      [1350, 500],
      [1270, 590],
      [1180, 560],
    ],
    '#55544f',
    8,
  )
  fold(
    [
      [1110, 470],
      [1180, 520],
      [1290, 470],
    ],
    '#66645a',
    7,
  )
  fold(
    [
      [1340, 330],
      [1260, 430],
      [1150, 420],
    ],
    '#5d5c58',
    8,
  )
  fold(
    [
      [1120, 60],
      [1140, 260],
      [1126, 440],
    ],
    '#c9c4a8',
    10,
  )
  fold(
    [
      [1262, -20],
      [1240, 180],
      [1270, 380],
    ],
    '#5a5a58',
    7,
  )
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/03-kid',
    height: 1200,
    seed: 6003,
    compose: twoDaysOld,
    focus: [
      { x: 930, y: 620, radius: 280 },
      { x: 520, y: 780, radius: 330 },
    ],
  },
]
