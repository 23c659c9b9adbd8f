import { longGrass } from '../../kit/gardens'
import { road } from '../../kit/ground'
import { lightOf } from '../../kit/light'
import type { Vec } from '../../kit/animals/volume'
import { far, type Form } from '../../kit/human/forms'
import { human, type HumanOptions } from '../../kit/human/human'
import { pointOf } from '../../kit/human/things'
import { tint } from '../../kit/human/tint'
import { between } from '../../kit/random'
import { goatHouse } from '../../kit/things/buildings'
import { fence, gate } from '../../kit/things/farm-things'
import { eucalyptus } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { motorcycle } from './boda-boda'
import { feedSack } from './feed-sack'
import { helmet } from './helmet'
import { GoatFarm } from './stage'

/** Sacks on a motorcycle, and everybody interested. */
function feedByMotorcycle(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('golden', 0.75), height: 0.3 })
  stage.sky({ kind: 'golden', horizon: 430, clouds: 0.8 })
  stage.hills(440, { shift: -300, distance: 0.5, near: '#7d8360' })
  stage.ground({ top: 452, colour: '#9a9a4c', patches: '#bda75a', grass: 30, distance: 0.35 })
  stage.put(goatHouse, [1190, 590, 260, -1, 0.16], { turn: 0.4 })
  stage.put(eucalyptus, [100, 560, 460, 1, 0.2])
  stage.put(eucalyptus, [200, 545, 380, 1, 0.26])
  const look = [
    [700, 700, 150, 1, 'white'],
    [880, 712, 158, -1, 'brown'],
    [1060, 705, 150, -1, 'galla'],
    [1260, 716, 160, -1, 'black-and-white'],
    [520, 708, 150, 1, 'toggenburg'],
    [1430, 706, 150, -1, 'cream'],
  ] as const
  for (const [x, y, size, side, coat] of look)
    stage.goat([x, y, size, side, 0.05], { pose: 'looking', coat, turn: 0.75, look: 0.4 })
  stage.put(fence, [420, 760, 165], { length: 9.6, turn: 0.02 })
  stage.put(fence, [1600, 760, 165], { length: 5.6, turn: 0.02 })
  stage.put(gate, [1130, 776, 235], { turn: 0.02 })
  road(
    pen,
    (
      [
        [-260, 1120, 560],
        [400, 1010, 420],
        [1000, 960, 330],
        [1800, 930, 280],
      ] as const
    ).map(([x, y, w]) => [x, y, w] as const),
    stage.light,
    random,
    { distance: 0.02, tracks: false },
  )
  stage.shape(
    [
      [-20, 850],
      [1620, 830],
      [1620, 1120],
      [-20, 1180],
    ],
    '#b87348',
  )
  for (let i = 0; i < 130; i++)
    stage.glow(
      [random() * 1600, 850 + 300 * random(), between(random, 80, 360)],
      between(random, 8, 30),
      ['#d99a68', '#93552f', '#e2ac78'][i % 3] ?? '#d99a68',
      0.5,
    )
  stage.tufts([800, 848, 30], 1700, '#a39a4a', 0.8)
  stage.tufts([800, 1160, 44], 1700, '#8f9646', 0.9)
  stage.dust([130, 1080, 260], 560, 0.5, '#e6bd8c')
  const spot = [760, 1120, 830, 1] as const
  // The machine darkens the road toward the side away from the sun.
  stage.glow([spot[0] - 60, spot[1] - 6, 1080], 100, '#5a2f1b', 0.65, 0.4)
  for (const x of [-0.37, 0.43])
    stage.glow([spot[0] + x * 800, spot[1] + 4, 230], 34, '#2a150c', 0.85, 0.3)
  stage.put(human, spot, rider)
  creases(stage)
  stage.dust([250, 1120, 80], 330, 0.4, '#e6bd8c')
  stage.put(longGrass, [1420, 1240, 130], { width: 560, colour: '#9c9a48', density: 0.8 })
}

/** Where the jacket and the trousers bunch: elbow, belt, knee. */
function creases(stage: GoatFarm): void {
  for (const [x, y, bx, by, ex, ey] of [
    [706, 470, 722, 520, 770, 560],
    [690, 500, 704, 552, 742, 590],
    [740, 498, 762, 530, 806, 548],
    [640, 560, 656, 610, 660, 668],
    [700, 600, 672, 640, 622, 668],
    [736, 640, 700, 684, 640, 704],
    [640, 460, 652, 500, 690, 540],
    [700, 724, 740, 728, 790, 712],
    [716, 760, 752, 776, 806, 762],
    [742, 820, 770, 836, 806, 828],
    [736, 900, 752, 914, 780, 912],
  ] as const) {
    stage.line([x, y], [bx, by], [ex, ey], 'rgba(24,30,24,0.24)', 8)
    stage.line([x + 8, y + 7], [bx + 8, by + 7], [ex + 4, ey + 8], 'rgba(214,206,160,0.06)', 6)
  }
}

/** He looks out at us from under the peak of his helmet. */
const rider: HumanOptions = {
  face: {
    skin: '#7b4a30',
    sex: 'man',
    beard: 0.45,
    smile: 0.75,
    open: 0.2,
    lids: 0.8,
    worn: { kind: 'bald' },
  },
  outfit: {
    top: { colour: '#5b6b52' },
    sleeves: 'long',
    lower: 'trousers',
    bottom: { colour: '#3b4658' },
    shoe: '#2a2320',
  },
  turn: 0.42,
  tilt: 0.08,
  stout: 1.05,
  pose: () => ({
    hips: [-0.11, 0.54],
    lean: 0.14,
    look: 0.42,
    nod: 0.02,
    left: [0.185, 0.64, -0.175],
    right: [0.185, 0.64, 0.175],
    leftFoot: [0.02, 0.232, -0.125],
    rightFoot: [0.02, 0.232, 0.125],
    knees: [1, 0.4, 0.35],
    elbows: [-0.6, -0.7, 0.6],
  }),
  left: { grip: 'hold', palm: [0.5, -0.85, 0], point: [0.9, 0.1, 0] },
  right: { grip: 'hold', palm: [0.5, -0.85, 0], point: [0.9, 0.1, 0] },
  things: ({ head, chest }, body) => [
    ...motorcycle('#a8322a'),
    feedSack({
      middle: [-0.43, 0.578, 0],
      half: [0.25, 0.094, 0.165],
      print: '#2f5f8a',
      seed: 1,
      straps: [-0.45, 0.42],
      drape: 0.035,
    }),
    feedSack({
      middle: [-0.42, 0.735, 0.008],
      half: [0.235, 0.088, 0.155],
      print: '#9c3426',
      seed: 5,
      pitch: -0.05,
      straps: [-0.5, 0.42],
      drape: 0.05,
    }),
    ...helmet(head, 0.147 * body.head, '#2c4f78'),
    collar(pointOf(chest, 1, [0.006, body.chest + 0.016, 0])),
  ],
}

/** The turned-up collar of a jacket. */
function collar(at: Vec): Form {
  const paint = tint('#4a5844')
  return {
    at,
    radius: 0.09,
    distance: (x, y, z) =>
      far(far(x - at[0], (z - at[2]) * 1.05) - 0.047, (y - at[1]) * 0.5) - 0.0125,
    surface: () => ({ colour: paint, gloss: 0.04, flesh: false }),
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/21-motorcycle',
    height: 1200,
    seed: 6021,
    compose: feedByMotorcycle,
    fine: true,
    focus: [
      { x: 750, y: 360, radius: 150 },
      { x: 720, y: 760, radius: 360 },
    ],
  },
]
