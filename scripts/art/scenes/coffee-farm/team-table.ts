import { coffeeCup, steam } from '../../kit/coffee-cup'
import { mix } from '../../kit/colour'
import { lightOf } from '../../kit/light'
import { atTable, tableTop } from '../../kit/people/poses-table'
import { posedPerson } from '../../kit/posed'
import { blend, tonesOf } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'
import { basket } from '../../kit/things/harvest-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { window } from './rooms'
import { room } from './team-indoors'
import { stageOf } from './team-stage'

/** How steeply the painter looks down on a table top. */
const tilt = 0.3

/** A table across the picture between two rows, with its front board and the dark under it. */
function table(stage: Stage, far: number, near: number, colour: string): void {
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
function notebook(stage: Stage, x: number, y: number, half: number): void {
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
  table(stage, 818, 1100, '#b57d4a')
  notebook(stage, 480, 955, 140)
  stage.put(posedPerson, [235, 1290, 1080, 1], {
    sex: 'man',
    skin: 'sienna',
    turn: 0.85,
    tilt,
    shadow: false,
    cut: tableTop,
    wear: { shirt: '#5d86a6', sleeves: 'long' },
    action: (body) =>
      atTable(body, {
        lean: 0.16,
        nod: 0.3,
        left: [0.22, 0.457, -0.16],
        right: [0.27, 0.457, 0.03],
        grips: ['flat', 'fist'],
      }),
    extra: (model) =>
      model.tube(
        '#2f4a7a',
        [
          [0.325, 0.448, 0.015],
          [0.295, 0.53, 0.05],
        ].map(([x = 0, y = 0, z = 0]) => [x, y, z, 0.006] as const),
        { blend: 0.003 },
      ),
  })
  stage.put(posedPerson, [735, 1285, 1050, -1], {
    dress: 'kanga',
    sex: 'woman',
    age: 'elder',
    skin: 'umber',
    turn: 0.85,
    tilt,
    shadow: false,
    cut: tableTop,
    wear: {
      hair: 'scarf',
      shirt: '#e6d3b8',
      cloth: '#b8432f',
      pattern: 'none',
      sleeves: 'long',
      shoulderCloth: false,
    },
    action: (body) =>
      atTable(body, {
        lean: 0.12,
        nod: 0.24,
        left: [0.2, 0.457, -0.16],
        right: [0.24, 0.457, 0.04],
        grips: ['loose', 'flat'],
      }),
  })
  coffeeCup(pen, { x: 190, y: 1045, size: 78 }, light, { saucer: true, band: '#3f7a8a' })
  coffeeCup(pen, { x: 640, y: 1065, size: 80 }, light, { saucer: true, band: '#3f7a8a' })
  steam(pen, { x: 640, y: 980, size: 170 }, random, { opacity: 0.25 })
  stage.put(basket, [845, 1080, 120, 1], { goods: '#d98f2e', bands: '#3f6b52', tilt: 0.3 })
}

/** A map of land, a lake and roads, with pins where the farms are. */
function wallMap(stage: Stage, left: number, top: number): void {
  const at = (x: number, y: number): [number, number] => [left + x, top + y]
  stage.box([left + 8, top + 10, left + 388, top + 310], 'rgba(80,60,50,0.35)')
  stage.box([left, top, left + 380, top + 300], '#efe4c8')
  stage.box([left + 16, top + 16, left + 364, top + 284], '#d3d6a6')
  stage.soft([at(40, 160), at(110, 140), at(150, 200), at(120, 260), at(50, 262)], '#7fb0c4')
  stage.soft([at(230, 30), at(340, 30), at(350, 120), at(270, 110)], '#a9bf84')
  stage.line(at(20, 60), at(190, 100), at(360, 250), '#c8643a', 8)
  stage.line(at(190, 112), at(230, 190), at(196, 280), '#c8643a', 6)
  for (const [x, y, c] of [
    [130, 78, '#b3261f'],
    [262, 80, '#2f5f9a'],
    [300, 190, '#b3261f'],
    [214, 226, '#3f6b52'],
  ] as const) {
    stage.line(at(x, y + 16), at(x, y + 6), at(x, y), '#4a4038', 4)
    stage.oval(left + x, top + y - 4, 20, 20, c)
  }
}

/** Guest care answers letters at a bright desk under a map. */
export function care(pen: Pen, frame: Frame, random: Random): void {
  const light = { ...lightOf('indoors', -0.75), warm: '#fff3d4', cool: '#6a6f86', strength: 0.9 }
  const stage = stageOf(pen, frame, random, light, 0)
  room(stage, '#e3d3b0', '#9a6a4a')
  window(stage, { x: 40, y: 90, width: 330, height: 470 })
  wallMap(stage, 530, 120)
  table(stage, 832, 1110, '#c48f5a')
  for (const [x, y, turn] of [
    [770, 905, 0.1],
    [784, 898, -0.12],
  ] as const)
    stage.shape(
      [
        [x - 90, y - 26 + 40 * turn],
        [x + 80, y - 30 - 40 * turn],
        [x + 100, y + 34 - 40 * turn],
        [x - 100, y + 40 + 40 * turn],
      ],
      turn > 0 ? '#e2d6bc' : '#f6efde',
    )
  notebook(stage, 375, 968, 132)
  stage.put(posedPerson, [430, 1295, 1090, 1], {
    dress: 'shirt',
    sex: 'woman',
    skin: 'chestnut',
    turn: 1.15,
    tilt,
    shadow: false,
    cut: tableTop,
    wear: { hair: 'braids', shirt: '#c2573a', sleeves: 'long' },
    action: (body) =>
      atTable(body, {
        nod: 0.2,
        left: [0.24, 0.457, -0.15],
        right: [0.26, 0.457, 0.07],
        grips: ['flat', 'fist'],
        elbows: [-0.6, -0.9, 0.6],
      }),
    extra: (model) => {
      model.tube(
        '#2f4a7a',
        [
          [0.305, 0.448, 0.04, 0.006],
          [0.28, 0.535, 0.07, 0.006],
        ],
        { blend: 0.003 },
      )
    },
  })
  coffeeCup(pen, { x: 640, y: 1070, size: 84 }, light, { saucer: true, band: '#2f7d78' })
  steam(pen, { x: 640, y: 980, size: 180 }, random, { opacity: 0.25 })
  flowers(stage, 860, 1010)
}

/** A jar of garden flowers. */
function flowers(stage: Stage, x: number, y: number): void {
  const jar = tonesOf('#8fb0b4', stage.light)
  for (const [dx, dy] of [
    [-50, -170],
    [-14, -205],
    [30, -185],
    [64, -150],
    [8, -150],
  ] as const)
    stage.line([x, y - 70], [x + dx * 0.4, y - 120], [x + dx, y + dy], '#5f8648', 6)
  for (const [dx, dy, size, c] of [
    [-50, -170, 48, '#d9573a'],
    [-14, -205, 52, '#e6b23a'],
    [30, -185, 50, '#d9573a'],
    [64, -150, 44, '#e6b23a'],
    [8, -150, 46, '#e8e0cc'],
  ] as const) {
    const petals = tonesOf(c, stage.light)
    stage.oval(x + dx, y + dy, size, size * 0.86, petals.middle)
    stage.oval(x + dx - 6, y + dy - 6, size * 0.62, size * 0.5, petals.lit)
    stage.oval(x + dx + 2, y + dy, size * 0.26, size * 0.22, '#7a4a24')
  }
  stage.glow([x + 40, y, 150], 34, '#4a3020', 0.4, 0.3)
  stage.soft(
    [
      [x - 36, y - 90],
      [x + 36, y - 90],
      [x + 44, y - 20],
      [x + 30, y + 6],
      [x - 30, y + 6],
      [x - 44, y - 20],
    ],
    stage.blend(
      [x - 40, 0],
      [x + 40, 0],
      [
        [0, jar.lit],
        [0.5, jar.middle],
        [1, jar.shade],
      ],
    ),
  )
}
