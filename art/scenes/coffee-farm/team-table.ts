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
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { room } from './team-indoors'
import { eveningWindow, lamplight, lantern } from './team-lamp'
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

/** A pencil between thumb and fingers, its point away from the wrist. */
export function pencilIn(
  limb: Limb,
  side: 1 | -1,
  pose: HandPose,
  body: Body,
  colour: string,
  tip = 1,
): Form {
  const [x, y, z] = pointOf(handOf(limb, side, pose), handSize(body), gripPoint(pose.grip))
  const ends = [
    [x + 0.022 * tip, y - 0.03 * tip, z],
    [x - 0.05, y + 0.085, z + 0.02 * side],
  ] as const
  return rodForm(ends, 0.004, colour, 0.4)
}

/** How he holds the pencil. */
const writing: HandPose = { grip: 'pinch', palm: [0.1, -0.9, -0.35], point: [0.95, -0.2, -0.1] }

/** The season is planned by lamplight, after the day's work: a host and a visitor at one table. */
export function partnerships(pen: Pen, frame: Frame, random: Random): void {
  const stage = stageOf(pen, frame, random, lamplight(-0.1), 0)
  room(stage, '#4e4350', '#2c242c')
  stage.glow([480, 640, 1300], 1200, '#e89a50', 0.6, 0.03)
  eveningWindow(stage)
  // First whole, then, over the table, what is above it: so they sit at its two ends.
  sitters(stage, undefined)
  // Under the level of the table the lamp does not reach.
  const dark = stage.blend(
    [0, 985],
    [0, 1140],
    [
      [0, 'rgba(34,24,30,0)'],
      [1, 'rgba(34,24,30,0.94)'],
    ],
  )
  stage.box([0, 985, 960, 1200], dark)
  table(stage, 838, 1122, '#b57d4a', [222, 738, 64])
  stage.glow([480, 930, 900], 260, '#ffdf9c', 0.6, 0.05)
  lantern(stage, 480, 846)
  notebook(stage, 484, 950, 150)
  sitters(stage, tableTop)
  coffeeCup(pen, { x: 250, y: 1098, size: 78 }, stage.light, { band: '#3f7a8a' })
  steam(pen, { x: 250, y: 1018, size: 160 }, random, { opacity: 0.22, colour: '#ffe2b8' })
  coffeeCup(pen, { x: 726, y: 1094, size: 78, facing: 'left' }, stage.light, { band: '#3f7a8a' })
}

/** A host and somebody who came to ask, at the ends of the table; nothing below `cut` is painted. */
function sitters(stage: Stage, cut: number | undefined): void {
  const { pen, frame, random } = stage
  const seat = { tilt, shadow: false, ...(cut === undefined ? {} : { cut }) }
  const left = new Stage(pen, frame, random, lamplight(0.9))
  left.put(human, [52, 1500, 1560, 1], {
    face: {
      skin: '#7a4a2e',
      sex: 'man',
      smile: 0.2,
      lids: 0.65,
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
    left: { grip: 'flat', palm: [0, -1, 0], point: [0.55, -0.05, 0.8] },
    right: writing,
    pose: (body) =>
      atTable(body, {
        lean: 0.2,
        nod: 0.14,
        left: [0.12, 0.462, -0.02],
        right: [0.2, 0.488, 0.14],
        elbows: [-0.4, -0.7, 0.5],
      }).pose,
    things: ({ rightArm }, body) => [pencilIn(rightArm, 1, writing, body, '#c8502f', 1.9)],
  })
  const right = new Stage(pen, frame, random, lamplight(-0.9))
  right.put(human, [908, 1484, 1500, -1], {
    face: {
      skin: '#6b4029',
      sex: 'woman',
      smile: 0.2,
      lids: 0.65,
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
    left: { grip: 'point', palm: [0.1, -1, 0.2], point: [1, -0.22, 0.1] },
    right: { grip: 'flat', palm: [0, -1, 0], point: [0.55, -0.05, -0.8] },
    pose: (body) =>
      atTable(body, {
        lean: 0.2,
        nod: 0.14,
        left: [0.19, 0.475, -0.14],
        right: [0.12, 0.46, 0.02],
        elbows: [-0.4, -0.7, 0.5],
      }).pose,
  })
}
