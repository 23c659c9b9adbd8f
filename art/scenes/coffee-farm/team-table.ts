import { coffeeCup, steam } from '../../kit/coffee-cup'
import { mix } from '../../kit/colour'
import { gripPoint } from '../../kit/body/grips'
import { handOf, handSize, type HandPose } from '../../kit/human/figure'
import type { Form } from '../../kit/human/forms'
import { human } from '../../kit/human/human'
import { pointOf, rodForm } from '../../kit/human/things'
import type { Body } from '../../kit/people/body'
import { atTable, tableTop } from '../../kit/people/poses-table'
import type { Limb } from '../../kit/people/skeleton'
import { blend, tonesOf } from '../../kit/shapes'
import { Stage } from '../../kit/stage'
import type { Light, Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { room } from './team-indoors'
import { stageOf } from './team-stage'

/** How steeply the painter looks down on a table top. */
export const tilt = 0.3

/** A table across the picture between two rows, with its front board and the dark under it. */
export function table(
  stage: Stage,
  far: number,
  near: number,
  colour: string,
  [left, right, splay]: readonly [left: number, right: number, splay: number] = [50, 910, 130],
): void {
  const { pen } = stage
  const wood = tonesOf(colour, stage.light)
  stage.box([left - splay + 24, near, right + splay - 24, 1220], '#4a352a')
  stage.shape(
    [
      [left, far],
      [right, far],
      [right + splay, near],
      [left - splay, near],
    ],
    blend(
      pen,
      [0, far],
      [960, near],
      [
        [0, mix(wood.lit, '#fff4dc', 0.4)],
        [0.5, wood.lit],
        [1, wood.middle],
      ],
    ),
  )
  for (const share of [0.3, 0.62])
    stage.line(
      [left - splay * share, far + (near - far) * share],
      [480, far + (near - far) * share + 2],
      [right + splay * share, far + (near - far) * share],
      wood.middle,
      3,
    )
  stage.box([left - splay, near, right + splay, near + 46], mix(wood.middle, wood.shade, 0.5))
}

/** An open notebook seen from across the table, with lines of writing. */
export function notebook(stage: Stage, x: number, y: number, half: number): void {
  stage.glow([x + 14, y + 14, half * 2.7], half * 1.1, '#4a3020', 0.4, 0.5)
  for (const [side, colour] of [
    [-1, '#f8f2e2'],
    [1, '#ece3cc'],
  ] as const) {
    stage.shape(
      [
        [x, y - half * 0.4],
        [x + side * half * 0.95, y - half * 0.36],
        [x + side * half * 1.12, y + half * 0.4],
        [x, y + half * 0.44],
      ],
      colour,
    )
    for (let row = 0; row < 5; row++) {
      const share = -0.26 + row * 0.14
      const end = 0.5 + ((row * 7) % 4) * 0.11
      stage.line(
        [x + side * half * 0.14, y + half * share],
        [x + side * half * 0.5, y + half * share + 1],
        [x + side * half * (side > 0 && row > 2 ? 0.2 : end), y + half * share],
        '#6a7a94',
        3,
      )
    }
  }
  stage.line([x, y - half * 0.4], [x + 2, y], [x, y + half * 0.44], '#b8ab90', 4)
}

/** The light of the lamp on the table, for somebody who sits on one side of it. */
const lamplight = (from: number): Light => ({
  from,
  height: 0.12,
  strength: 1,
  warm: '#ffc070',
  cool: '#4a4a70',
  air: '#6b5a78',
})

/** A pencil between thumb and fingers, its point away from the wrist. */
export function pencilIn(
  limb: Limb,
  side: 1 | -1,
  pose: HandPose,
  body: Body,
  colour: string,
): Form {
  const [x, y, z] = pointOf(handOf(limb, side, pose), handSize(body), gripPoint('pinch'))
  const ends = [
    [x + 0.022, y - 0.03, z],
    [x - 0.05, y + 0.085, z + 0.02 * side],
  ] as const
  return rodForm(ends, 0.004, colour, 0.4)
}

/** How she holds the pencil. */
const writing: HandPose = { grip: 'pinch', palm: [0.2, -0.9, 0.3] }

/** The season is planned by lamplight, after the day's work: a host and a visitor at one table. */
export function partnerships(pen: Pen, frame: Frame, random: Random): void {
  const stage = stageOf(pen, frame, random, lamplight(-0.1), 0)
  room(stage, '#4e4350', '#2c242c')
  stage.glow([480, 700, 1300], 1200, '#e89a50', 0.6, 0.03)
  eveningWindow(stage)
  // First whole, then, over the table, what is above it: so they sit at its two ends.
  sitters(stage, undefined)
  // Under the level of the table the lamp does not reach.
  const dark = stage.blend(
    [0, 940],
    [0, 1130],
    [
      [0, 'rgba(34,24,30,0)'],
      [1, 'rgba(34,24,30,0.94)'],
    ],
  )
  stage.box([0, 940, 960, 1200], dark)
  table(stage, 862, 1110, '#b57d4a', [250, 710, 60])
  stage.glow([480, 950, 900], 240, '#ffdf9c', 0.6, 0.05)
  notebook(stage, 496, 996, 128)
  lantern(stage, 480, 892)
  sitters(stage, tableTop)
  coffeeCup(pen, { x: 272, y: 1084, size: 72 }, stage.light, { band: '#3f7a8a' })
  steam(pen, { x: 272, y: 1010, size: 160 }, random, { opacity: 0.22, colour: '#ffe2b8' })
  coffeeCup(pen, { x: 694, y: 1078, size: 72, facing: 'left' }, stage.light, { band: '#3f7a8a' })
}

/** A host and somebody who came to ask, at the ends of the table; nothing below `cut` is painted. */
function sitters(stage: Stage, cut: number | undefined): void {
  const { pen, frame, random } = stage
  const seat = { tilt, shadow: false, ...(cut === undefined ? {} : { cut }) }
  const left = new Stage(pen, frame, random, lamplight(0.9))
  left.put(human, [92, 1462, 1390, 1], {
    face: {
      skin: '#7a4a2e',
      sex: 'man',
      smile: 0.5,
      lids: 0.45,
      gaze: [0.1, -0.4],
      beard: 0.4,
      worn: { kind: 'cropped' },
    },
    outfit: {
      top: { colour: '#5d86a6', second: '#e8e2d0', pattern: 'checks' },
      sleeves: 'long',
      bottom: { colour: '#4a4038' },
      folds: 1.9,
    },
    ...seat,
    turn: 0.2,
    left: { grip: 'loose', palm: [0, -1, 0], point: [1, -0.05, 0.3] },
    right: { grip: 'point', palm: [0.1, -1, -0.2], point: [1, -0.2, -0.1] },
    pose: (body) =>
      atTable(body, {
        lean: 0.2,
        nod: 0.14,
        left: [0.16, 0.46, -0.1],
        right: [0.25, 0.466, 0.13],
        elbows: [-0.4, -0.7, 0.5],
      }).pose,
  })
  const right = new Stage(pen, frame, random, lamplight(-0.9))
  right.put(human, [872, 1442, 1330, -1], {
    face: {
      skin: '#6b4029',
      sex: 'woman',
      smile: 0.6,
      lids: 0.45,
      gaze: [-0.1, -0.4],
      worn: { kind: 'wrap', colour: '#b8432f', second: '#e8b84a' },
    },
    outfit: {
      top: { colour: '#d9b26a', second: '#5b7a5e', pattern: 'dots' },
      sleeves: 'long',
      bottom: { colour: '#4a4038' },
      folds: 1.9,
    },
    ...seat,
    turn: 0.22,
    left: writing,
    right: { grip: 'loose', palm: [0, -1, 0], point: [1, -0.05, -0.2] },
    pose: (body) =>
      atTable(body, {
        lean: 0.2,
        nod: 0.14,
        left: [0.19, 0.485, -0.16],
        right: [0.15, 0.46, 0.09],
        elbows: [-0.4, -0.7, 0.5],
      }).pose,
    things: ({ leftArm }, body) => [pencilIn(leftArm, -1, writing, body, '#c8502f')],
  })
}

/** Hills and the last of the day behind the panes. */
function eveningWindow(stage: Stage): void {
  const [left, top, right, bottom] = [270, 90, 690, 470]
  stage.box(
    [left, top, right, bottom],
    stage.blend(
      [0, top],
      [0, bottom],
      [
        [0, '#3c4372'],
        [0.4, '#8a6690'],
        [0.68, '#ee9c6b'],
        [0.72, '#f6b877'],
      ],
    ),
  )
  stage.shape(
    [
      [left, 372],
      [310, 350],
      [346, 340],
      [384, 356],
      [420, 352],
      [470, 372],
      [540, 330],
      [580, 314],
      [622, 320],
      [654, 342],
      [right, 352],
      [right, bottom],
      [left, bottom],
    ],
    '#4a4768',
  )
  stage.box([left, 420, right, bottom], '#2f3550')
  const wood = '#4a3430'
  for (const edges of [
    [left - 22, top - 22, right + 22, top],
    [left - 22, top, left, bottom],
    [right, top, right + 22, bottom],
    [472, top, 488, bottom],
    [left, 270, right, 282],
  ] as const)
    stage.box(edges, wood)
  stage.box([left - 46, bottom, right + 46, bottom + 30], '#7a5440')
}

/** A storm lantern: foot, glass with its flame, hood and bow. */
function lantern(stage: Stage, x: number, y: number): void {
  stage.line([x - 66, y - 150], [x, y - 370], [x + 66, y - 150], '#2f2826', 6)
  stage.glow([x, y - 120, 520], 520, '#ffd890', 0.75, 0.03)
  for (const side of [-1, 1])
    stage.line(
      [x + side * 58, y - 30],
      [x + side * 78, y - 120],
      [x + side * 50, y - 196],
      '#3a302c',
      9,
    )
  stage.soft(
    [
      [x - 40, y - 186],
      [x + 40, y - 186],
      [x + 54, y - 110],
      [x + 36, y - 52],
      [x - 36, y - 52],
      [x - 54, y - 110],
    ],
    '#ffe9b4',
  )
  stage.soft(
    [
      [x, y - 160],
      [x + 18, y - 100],
      [x, y - 70],
      [x - 18, y - 100],
    ],
    '#fffdf0',
  )
  stage.oval(x, y + 4, 150, 40, '#2a2020')
  stage.box([x - 62, y - 56, x + 62, y], '#7a3f30')
  stage.oval(x, y, 124, 30, '#5a2f28')
  stage.oval(x, y - 56, 124, 26, '#a4583c')
  stage.shape(
    [
      [x - 52, y - 182],
      [x + 52, y - 182],
      [x + 26, y - 226],
      [x - 26, y - 226],
    ],
    '#5a3a30',
  )
}
