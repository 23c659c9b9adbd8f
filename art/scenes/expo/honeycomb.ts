import { bees } from '../../kit/animals/hives'
import { smoker, topBarHive } from '../../kit/expo-things'
import { lightOf } from '../../kit/light'
import { honeycomb } from '../../kit/things/honeycomb'
import { broadTree, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo, grass } from './stage'

/** Where the keeper stands behind the hive, and how tall. */
const keeper = { x: 700, y: 1490, size: 1130 }

/** White suit, golden comb: it has just come out of the hive, in the last sun. */
function beekeepersCorner(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('golden', 0.8), height: 0.26 })
  stage.sky({ kind: 'golden', horizon: 520, clouds: 0.8 })
  stage.knuckles(536, { shift: -300, distance: 0.5 })
  stage.ground({ top: 545, ...grass, grass: 30, distance: 0.3 })
  stage.put(broadTree, [150, 800, 760, 1, 0.16], { leaves: '#4f7f3e' })
  stage.put(hedge, [800, 690, 120, 1, 0.2], { width: 1700, leaves: '#567f42', ragged: 0.6 })
  stage.put(topBarHive, [1440, 830, 190, -1, 0.12], { open: 0, colour: '#8fb0b8' })
  stage.put(topBarHive, [1180, 770, 150, 1, 0.16], { open: 0, colour: '#d9b45c' })
  // All that matters comes closer than it was laid out.
  pen.save()
  pen.translate(800, 730)
  pen.scale(1.24, 1.24)
  pen.translate(-820, -770)
  keeperAndBar(stage)
  veil(stage)
  honeycomb(pen, { x: 822, y: 672, size: 326 }, stage.light, random)
  bar(stage)
  stage.put(topBarHive, [850, 1428, 600, 1], { open: 0.56, turn: 0.08, tilt: 0.3 })
  stage.put(smoker, [1075, 976, 160, 1])
  stage.steam(1096, 790, 420, 130, 0.22)
  bees(pen, { x: 1060, y: 790, size: 400 }, stage.light, random, { count: 24, length: 13 })
  pen.restore()
  stage.tufts([800, 1222, 120], 1700, '#728e44', 0.8)
}

/** The keeper in hat and veil, both hands on the bar that the comb hangs from. */
function keeperAndBar(stage: Expo): void {
  const { x, y, size } = keeper
  stage.person([x, y, size, 1], {
    dress: 'bee',
    sex: 'man',
    skin: 'sienna',
    turn: 1.2,
    shadow: false,
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        lean: 0.08,
        nod: 0.1,
        left: [0.25, 0.775, -0.19],
        right: [0.25, 0.775, 0.19],
        leftFoot: [0.04, 0.045, -0.08],
        rightFoot: [-0.02, 0.045, 0.08],
        elbows: [-0.5, -0.7, 0.8],
      },
    }),
    hands: {
      left: { grip: 'hold', palm: [0, -1, 0], point: [1, 0.1, 0] },
      right: { grip: 'hold', palm: [0, -1, 0], point: [1, 0.1, 0] },
    },
    face: { smile: 0.6, beard: 0 },
    extra: (model) => {
      model.tube('#b98a52', [
        [0.302, 0.757, -0.27, 0.014],
        [0.302, 0.757, 0.27, 0.014],
      ])
    },
  })
}

/** The top bar between the hands, the comb grown onto its under side. */
function bar(stage: Expo): void {
  stage.line([646, 679], [820, 669], [990, 659], '#6b4526', 28)
  stage.line([646, 674], [820, 664], [990, 654], '#b98a52', 21)
  stage.line([646, 667], [820, 657], [990, 647], '#dcae6c', 7)
}

/** A black net that hangs from the brim of the hat to the shoulders; the face shows through it. */
function veil(stage: Expo): void {
  const { pen } = stage
  const fall = [
    [600, 440],
    [728, 458],
    [856, 448],
    [858, 560],
    [822, 622],
    [716, 650],
    [622, 612],
    [596, 548],
  ] as const
  stage.soft(fall, 'rgba(34,30,28,0.16)')
  pen.save()
  pen.clip()
  for (let k = -30; k < 30; k++) {
    stage.line(
      [720 + k * 12 - 90, 440],
      [720 + k * 12, 540],
      [720 + k * 12 + 90, 660],
      'rgba(24,20,18,0.28)',
      1.6,
    )
    stage.line(
      [720 + k * 12 + 90, 440],
      [720 + k * 12, 540],
      [720 + k * 12 - 90, 660],
      'rgba(24,20,18,0.28)',
      1.6,
    )
  }
  pen.restore()
  // The sun glances off its right fall.
  stage.line([840, 490], [850, 560], [816, 612], 'rgba(255,232,190,0.5)', 5)
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/08-honeycomb',
    height: 1200,
    seed: 6108,
    compose: beekeepersCorner,
    fine: true,
    focus: [
      { x: 700, y: 420, radius: 220 },
      { x: 802, y: 700, radius: 400 },
    ],
  },
]
