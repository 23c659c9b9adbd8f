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
  // Trousers tucked into the boot, with folds where they are pushed down.
  const cloth = across(1120, 1345, ['#8a9fb4', '#5f7690', '#46596f', '#33414f', '#46586a'])
  stage.soft(
    at([
      [1118, -60],
      [1128, 120],
      [1140, 250],
      [1128, 360],
      [1330, 360],
      [1322, 250],
      [1334, 120],
      [1346, -60],
    ]),
    cloth,
  )
  for (const [left, drop, right] of [
    [20, 120, 96],
    [196, 250, 150],
    [262, 312, 268],
  ] as const) {
    fold(
      [
        [1142, left],
        [1212, drop],
        [1316, right],
      ],
      '#2f3d4c',
      9,
    )
    fold(
      [
        [1146, left + 16],
        [1200, drop + 12],
        [1262, drop],
      ],
      '#93a7ba',
      6,
    )
  }
  const boot = across(1090, 1350, ['#8fb489', '#4f8a62', '#2c6247', '#193f33', '#2b5450'])
  stage.soft(
    at([
      [1104, 318],
      [1118, 470],
      [1136, 700],
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
      [1332, 700],
      [1348, 470],
      [1360, 318],
    ]),
    boot,
  )
  // The rim, turned out a little.
  for (const [y, colour, width] of [
    [322, '#173628', 20],
    [316, '#7fae84', 7],
  ] as const)
    fold(
      [
        [1114, y + 4],
        [1230, y + 36],
        [1350, y + 4],
      ],
      colour,
      width,
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
      [1146, 420],
      [1164, 700],
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
      [1326, 480],
      [1310, 760],
      [1318, 930],
    ],
    '#3f6f6c',
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
