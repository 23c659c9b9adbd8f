import { bees } from '../../kit/animals/hives'
import { smoker, topBarHive } from '../../kit/expo-things'
import type { HandPose } from '../../kit/human/figure'
import { wristFor } from '../../kit/human/grasp'
import { lightOf } from '../../kit/light'
import { honeycomb } from '../../kit/things/honeycomb'
import { broadTree, hedge } from '../../kit/trees'
import type { Point } from '../../kit/shapes'
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
  honeycomb(pen, { x: 817, y: 651, size: 340 }, stage.light, random)
  stage.put(topBarHive, [850, 1428, 600, 1], { open: 0.56, turn: 0.08, tilt: 0.3 })
  stage.put(smoker, [1075, 976, 160, 1])
  stage.steam(1096, 790, 420, 130, 0.22)
  bees(pen, { x: 1060, y: 790, size: 400 }, stage.light, random, { count: 24, length: 13 })
  pen.restore()
  stage.tufts([800, 1222, 120], 1700, '#728e44', 0.8)
}

/** The fingers come over the bar from behind. */
const over: HandPose = { grip: 'fist', palm: [-0.75, -0.66, 0], point: [0.72, -0.7, 0] }

/** The keeper in hat and veil, both hands on the bar that the comb hangs from. */
function keeperAndBar(stage: Expo): void {
  const { x, y, size } = keeper
  // The evening sun comes in below the brim.
  const own = { ...stage.light, from: 0.35, height: 0.3, strength: 1, warm: '#ffe2b0' }
  new Expo(stage.pen, stage.frame, stage.random, own).person([x, y, size, 1], {
    dress: 'bee',
    sex: 'man',
    skin: 'sienna',
    turn: 1.2,
    tilt: 0.02,
    shadow: false,
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        lean: 0.08,
        nod: -0.04,
        look: -0.12,
        left: wristFor([0.29, 0.757, -0.2], over, body, -1),
        right: wristFor([0.29, 0.757, 0.2], over, body, 1),
        leftFoot: [0.04, 0.045, -0.08],
        rightFoot: [-0.02, 0.045, 0.08],
        elbows: [-0.5, -0.7, 0.8],
      },
    }),
    hands: { left: over, right: over },
    face: {
      skin: '#a06a46',
      smile: 0.9,
      beard: 0,
      lids: 0.85,
      gaze: [0, -0.3],
      worn: { kind: 'straw', colour: '#f0e4c4', second: '#6a4a34' },
    },
    extra: (model) => {
      model.tube('#b98a52', [
        [0.29, 0.757, -0.28, 0.014],
        [0.29, 0.757, 0.28, 0.014],
      ])
    },
  })
}

/** A black net that hangs from the brim of the hat to the shoulders; the face shows through it. */
function veil(stage: Expo): void {
  const { pen } = stage
  const fall: readonly Point[] = [
    [614, 408],
    [614, 410],
    [723, 424],
    [832, 416],
    [832, 418],
    [862, 510],
    [868, 590],
    [800, 620],
    [700, 626],
    [622, 598],
    [606, 510],
  ]
  stage.soft(fall, 'rgba(30,26,26,0.1)')
  pen.save()
  pen.clip()
  for (let k = -26; k < 26; k++)
    for (const lean of [-110, 110])
      stage.line(
        [738 + k * 14 - lean, 420],
        [738 + k * 14, 530],
        [738 + k * 14 + lean, 640],
        'rgba(24,20,20,0.3)',
        1.5,
      )
  // Folds of the net, where it lies double.
  for (const [top, foot] of [
    [630, 634],
    [652, 664],
    [796, 828],
    [818, 850],
  ] as const) {
    stage.line([top, 424], [(top + foot) / 2 - 6, 530], [foot, 640], 'rgba(20,18,20,0.34)', 9)
    stage.line(
      [top + 8, 424],
      [(top + foot) / 2 + 4, 530],
      [foot + 9, 640],
      'rgba(255,240,214,0.3)',
      3,
    )
  }
  pen.restore()
  stage.line([614, 409], [602, 510], [617, 590], '#2c2727', 4)
  stage.line([832, 417], [862, 500], [872, 590], '#2c2727', 4)
  // Its hem is a white tape, tied over the collar of the suit.
  stage.line([616, 588], [740, 648], [874, 586], '#2c2727', 17)
  stage.line([616, 587], [740, 647], [874, 585], '#f6efdf', 11)
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/08-honeycomb',
    height: 1200,
    seed: 6108,
    compose: beekeepersCorner,
    fine: true,
    focus: [
      { x: 680, y: 340, radius: 170 },
      { x: 560, y: 560, radius: 90 },
      { x: 1075, y: 540, radius: 90 },
      { x: 802, y: 700, radius: 400 },
    ],
  },
]
