import { caprine } from '../../kit/animals/caprine'
import { longGrass } from '../../kit/gardens'
import type { Face } from '../../kit/head/face'
import { human } from '../../kit/human/human'
import { lightOf } from '../../kit/light'
import type { Spot, Stage } from '../../kit/stage'
import { fence } from '../../kit/things/farm-things'
import { broadTree } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { drawnGoat } from './drawings'
import { GoatFarm } from './stage'

/** A goat eats a drawing out of the hands of the girl who drew it, and her friends laugh. */
function drawingClass(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('golden', 0.65), height: 0.42 })
  stage.sky({ kind: 'golden', horizon: 380, clouds: 0.5 })
  stage.hills(400, { shift: -300, distance: 0.5, tall: 0.8, near: '#7d8a60' })
  stage.ground({ top: 415, colour: '#87a04a', patches: '#b7b25b', grass: 40, distance: 0.36 })
  stage.put(fence, [700, 590, 90, 1, 0.28], { length: 26, turn: 0.02, tilt: 0.14 })
  stage.put(broadTree, [60, 640, 560, 1, 0.14])
  stage.caprine([905, 640, 110, -1, 0.16], { pose: 'grazing', hide: 'toggenburg' }, '#87a04a')
  child(stage, [130, 1290, 1330, 1], {
    face: { ...girlish, skin: '#7a4a30', smile: 0.8, open: 0.25, worn: { kind: 'braids' } },
    top: '#3f7a5e',
    turn: 0.75,
    look: -0.1,
  })
  child(stage, [735, 1262, 1330, 1], {
    face: { ...boyish, skin: '#5b3623', smile: 1, open: 0.4, worn: { kind: 'cropped' } },
    top: '#3f6a9a',
    turn: 0.95,
    look: -0.25,
  })
  paper(stage)
  stage.put(caprine, [1800, 1420, 960, -1], {
    hide: 'boer',
    horns: 'short',
    beard: 'soft',
    eye: 'mild',
    turn: 0.42,
    look: 0.05,
    girth: 0.3,
    hair: 0.03,
    shadow: false,
    carriage: { head: [0.7, 1.0, 0], pitch: -0.5 },
  })
  mouthful(stage)
  artist(stage)
  stage.put(longGrass, [820, 1240, 90], { width: 1700, colour: '#88a24c', density: 0.7 })
}

const girlish = { age: 'child', sex: 'woman', lids: 0.8, gaze: [0, -0.15] } as const
const boyish = { ...girlish, sex: 'man' } as const

/** A friend behind, on the knees, the hands at the crayons in the grass. */
function child(
  stage: Stage,
  spot: Spot,
  { face, top, turn, look }: { face: Face; top: string; turn: number; look: number },
): void {
  stage.put(human, spot, {
    face,
    outfit: {
      top: { colour: top },
      sleeves: 'short',
      lower: 'trousers',
      bottom: { colour: '#4a5068' },
      folds: 2,
    },
    turn,
    tilt: 0.1,
    pose: () => ({
      ...kneeling,
      lean: 0.12,
      nod: 0.06,
      look,
      left: [-0.04, 0.2, -0.07],
      right: [0.03, 0.2, 0.1],
    }),
  })
}

const kneeling = {
  hips: [-0.12, 0.19],
  leftFoot: [-0.17, 0.05, -0.07],
  rightFoot: [-0.2, 0.05, 0.08],
  leftToe: 1.3,
  rightToe: 1.3,
  knees: [1, -0.4, 0.15],
  elbows: [-0.5, -0.7, 0.6],
} as const

/** She kneels at the height of the goat and holds on to the other edge of her sheet. */
function artist(stage: Stage): void {
  stage.put(human, [400, 1420, 1720, 1], {
    face: {
      skin: '#7b4a30',
      age: 'child',
      sex: 'woman',
      smile: 1,
      open: 0.45,
      lids: 0.8,
      brows: 0.5,
      gaze: [0, -0.25],
      worn: { kind: 'puffs' },
    },
    outfit: {
      top: { colour: '#e0a53a' },
      sleeves: 'short',
      lower: 'trousers',
      bottom: { colour: '#3f5878' },
      coat: -0.4,
      folds: 1.3,
    },
    turn: 0.5,
    tilt: 0.08,
    left: { grip: 'hold', palm: [0.1, -0.3, 1], point: [0.9, 0.25, 0.15] },
    right: { grip: 'hold', palm: [0.1, -0.2, -1], point: [0.9, 0.2, -0.1] },
    pose: () => ({
      ...kneeling,
      lean: 0.16,
      nod: 0.02,
      look: 0.1,
      left: [0.13, 0.44, -0.05],
      right: [0.14, 0.36, 0.055],
    }),
  })
}

/** The sheet between the girl's hands and the goat's lips, stretched and bitten at its corner. */
function paper(stage: Stage): void {
  const { pen } = stage
  const edge = [
    [655, 640],
    [760, 650],
    [850, 682],
    [925, 738],
    [1000, 730],
    [1000, 775],
    [972, 796],
    [952, 822],
    [958, 850],
    [984, 868],
    [962, 888],
    [962, 914],
    [990, 934],
    [992, 992],
    [820, 986],
    [640, 950],
  ] as const
  stage.shape(
    edge,
    stage.blend(
      [660, 700],
      [1000, 900],
      [
        [0, '#e4dcc6'],
        [0.35, '#f8f2e2'],
        [0.75, '#f8f2e2'],
        [1, '#d6ccb4'],
      ],
    ),
  )
  pen.save()
  pen.transform(-250, -12, -8, 236, 812, 846)
  pen.lineCap = 'round'
  drawnGoat(pen)
  pen.restore()
}

/** The corner of the sheet between its lips, over the chin, creased where it pulls. */
function mouthful(stage: Stage): void {
  stage.shape(
    [
      [904, 750],
      [932, 745],
      [962, 728],
      [990, 704],
      [1000, 722],
      [990, 752],
      [966, 792],
      [900, 796],
    ],
    '#f8f2e2',
  )
  for (const [from, over, to] of [
    [
      [936, 746],
      [900, 740],
      [840, 700],
    ],
    [
      [952, 738],
      [930, 780],
      [900, 800],
    ],
    [
      [982, 716],
      [976, 760],
      [956, 806],
    ],
  ] as const)
    stage.line(from, over, to, 'rgba(112,98,76,0.5)', 7)
  stage.line([930, 745], [966, 736], [996, 702], '#4a2a1c', 6)
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/17-drawing',
    height: 1200,
    seed: 6017,
    compose: drawingClass,
    fine: true,
    focus: [
      { x: 380, y: 430, radius: 200 },
      { x: 710, y: 500, radius: 130 },
      { x: 110, y: 530, radius: 130 },
      { x: 720, y: 730, radius: 130 },
      { x: 920, y: 760, radius: 200 },
      { x: 1080, y: 560, radius: 170 },
    ],
  },
]
