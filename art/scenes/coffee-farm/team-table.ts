import { coffeeCup, steam } from '../../kit/coffee-cup'
import { mix } from '../../kit/colour'
import { lightOf } from '../../kit/light'
import { handOf, handSize } from '../../kit/human/figure'
import { gripPoint } from '../../kit/body/grips'
import { human } from '../../kit/human/human'
import { pointOf, rodForm } from '../../kit/human/things'
import { atTable, tableTop } from '../../kit/people/poses-table'
import { blend, tonesOf } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'
import { basket } from '../../kit/things/harvest-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { window } from './rooms'
import { room } from './team-indoors'
import { stageOf } from './team-stage'

/** How steeply the painter looks down on a table top. */
export const tilt = 0.3

/** A table across the picture between two rows, with its front board and the dark under it. */
export function table(stage: Stage, far: number, near: number, colour: string): void {
  const { pen, light } = stage
  const wood = tonesOf(colour, light)
  stage.box([-20, near, 980, 1220], '#4a352a')
  stage.shape(
    [
      [50, far],
      [910, far],
      [1040, near],
      [-80, near],
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
      [-40, far + (near - far) * share],
      [480, far + (near - far) * share + 2],
      [1000, far + (near - far) * share],
      wood.middle,
      3,
    )
  stage.box([-80, near, 1040, near + 46], mix(wood.middle, wood.shade, 0.5))
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

/** Two people bent over a notebook at a kitchen table, in the light of the window. */
export function partnerships(pen: Pen, frame: Frame, random: Random): void {
  const light = { ...lightOf('indoors', -0.8), warm: '#fff0cf', strength: 0.85 }
  const stage = stageOf(pen, frame, random, light, 0)
  room(stage, '#dcb985', '#8a5a40')
  window(stage, { x: 60, y: 90, width: 420, height: 400 })
  const shelf = tonesOf('#7a5436', light)
  stage.box([600, 300, 960, 326], shelf.middle)
  for (const [x, h, c] of [
    [660, 84, '#3f7a8a'],
    [750, 64, '#d9a23a'],
    [840, 92, '#b4523a'],
    [920, 70, '#efe6d0'],
  ] as const) {
    const pot = tonesOf(c, light)
    stage.soft(
      [
        [x - 34, 300 - h],
        [x + 34, 300 - h],
        [x + 42, 300 - h * 0.5],
        [x + 28, 302],
        [x - 28, 302],
        [x - 42, 300 - h * 0.5],
      ],
      blend(
        pen,
        [x - 36, 0],
        [x + 36, 0],
        [
          [0, pot.lit],
          [0.5, pot.middle],
          [1, pot.shade],
        ],
      ),
    )
  }
  table(stage, 838, 1110, '#b57d4a')
  notebook(stage, 480, 962, 150)
  stage.put(human, [255, 1466, 1430, 1], {
    face: {
      skin: '#80502f',
      sex: 'man',
      smile: 0.5,
      lids: 0.36,
      gaze: [0.1, -0.5],
      worn: { kind: 'cropped' },
    },
    outfit: {
      top: { colour: '#5d86a6', second: '#e8e2d0', pattern: 'checks' },
      sleeves: 'long',
      bottom: { colour: '#4a4038' },
      collar: '#86a6bd',
      folds: 1.9,
    },
    turn: 0.95,
    tilt,
    shadow: false,
    cut: tableTop,
    left: { grip: 'flat', palm: [0, -1, 0], point: [1, -0.05, 0.75] },
    right: { grip: 'pinch', palm: [0.2, -0.8, -0.5] },
    pose: (body) =>
      atTable(body, {
        lean: 0.14,
        nod: 0.2,
        look: 0.05,
        left: [0.16, 0.462, 0.01],
        right: [0.22, 0.48, 0.13],
        elbows: [-0.4, -0.7, 0.9],
      }).pose,
    things: ({ rightArm }, body) => {
      const hand = handOf(rightArm, 1, { grip: 'pinch', palm: [0.2, -0.8, -0.5] })
      const tip = pointOf(hand, handSize(body), gripPoint('pinch'))
      return [
        rodForm(
          [
            [tip[0] + 0.03, tip[1] - 0.045, tip[2] - 0.015],
            [tip[0] - 0.06, tip[1] + 0.09, tip[2] + 0.04],
          ],
          0.005,
          '#2f4a7a',
          0.4,
        ),
      ]
    },
  })
  stage.put(human, [725, 1446, 1340, -1], {
    face: {
      skin: '#7b4c33',
      sex: 'woman',
      age: 'elder',
      hair: '#8f8a84',
      smile: 0.75,
      open: 0.12,
      lids: 0.4,
      gaze: [-0.1, -0.4],
      worn: { kind: 'scarf', colour: '#b8432f', second: '#e8b84a' },
    },
    outfit: {
      top: { colour: '#e6d3b8', second: '#5b7a5e', pattern: 'dots' },
      sleeves: 'long',
      bottom: { colour: '#4a4038' },
      folds: 1.9,
    },
    turn: 0.9,
    tilt,
    shadow: false,
    cut: tableTop,
    left: { grip: 'point', palm: [0.1, -1, 0.2], point: [1, -0.16, 0.25] },
    right: { grip: 'loose', palm: [0, -1, 0], point: [0.6, -0.05, -1] },
    pose: (body) =>
      atTable(body, {
        lean: 0.12,
        nod: 0.14,
        look: -0.05,
        left: [0.24, 0.47, -0.09],
        right: [0.13, 0.462, -0.02],
        elbows: [-0.4, -0.7, 0.8],
      }).pose,
  })
  coffeeCup(pen, { x: 150, y: 1060, size: 78 }, light, { saucer: true, band: '#3f7a8a' })
  coffeeCup(pen, { x: 690, y: 1070, size: 80 }, light, { saucer: true, band: '#3f7a8a' })
  steam(pen, { x: 690, y: 985, size: 170 }, random, { opacity: 0.25 })
  stage.put(basket, [860, 1090, 120, 1], { goods: '#d98f2e', bands: '#3f6b52', tilt: 0.3 })
}
