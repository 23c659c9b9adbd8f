import { coffeeCup, steam } from '../../kit/coffee-cup'
import { lightOf } from '../../kit/light'
import { atTable, tableTop } from '../../kit/people/poses-table'
import { dressed } from '../../kit/human/dressed'
import { tonesOf } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { window } from './rooms'
import { room } from './team-indoors'
import { stageOf } from './team-stage'

import { notebook, table, tilt } from './team-table'

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
  notebook(stage, 560, 1000, 128)
  stage.put(dressed, [430, 1466, 1420, 1], {
    dress: 'shirt',
    sex: 'woman',
    skin: 'chestnut',
    turn: 1.15,
    tilt,
    shadow: false,
    cut: tableTop,
    wear: { hair: 'bun', shirt: '#c2573a', sleeves: 'long' },
    mood: { smile: 0.7, lids: 0.5, gaze: [0, -0.3] },
    hands: {
      left: { grip: 'loose', palm: [0, -1, 0], point: [0.7, -0.05, 0.9] },
      right: { grip: 'pinch', palm: [0.2, -0.8, -0.5] },
    },
    action: (body) =>
      atTable(body, {
        nod: 0.16,
        left: [0.19, 0.457, -0.05],
        right: [0.26, 0.457, 0.07],
        grips: ['loose', 'fist'],
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
  coffeeCup(pen, { x: 250, y: 1076, size: 84 }, light, { saucer: true, band: '#2f7d78' })
  steam(pen, { x: 250, y: 986, size: 180 }, random, { opacity: 0.25 })
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
