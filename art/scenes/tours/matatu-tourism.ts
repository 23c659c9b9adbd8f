import { jacaranda } from '../../kit/trees'
import { glaze } from '../../kit/colour'
import { softSpot, tonesOf } from '../../kit/shapes'
import { Stage } from '../../kit/stage'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { towers } from '../hero/avenue'
import { frontBlock } from '../hero/front-blocks'
import { sideArt } from './matatu-art'
import { conductor, travellers } from './matatu-crew'
import { bus, horizon, seen } from './matatu-view'
import { paintedMatatu } from './painted-matatu'

/** The row of the far pavement, at the foot of the blocks. */
const foot = 846

/** A painted minibus stands at the kerb in the morning sun; its conductor calls from the open door. */
function matatuStreet(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'morning', -0.6)
  stage.sky({ kind: 'cumulus', horizon, clouds: 0.5 })
  towers(stage, 620, foot, {
    count: 5,
    step: 76,
    low: 420,
    high: 700,
    distance: 0.72,
    storeys: true,
  })
  for (const [left, right, top, colour, floors, bays] of [
    [-120, 600, 150, '#d9954f', 3, 5],
    [1010, 1720, -40, '#5f9a94', 4, 5],
  ] as const)
    frontBlock(stage, {
      left,
      right,
      foot,
      top,
      colour,
      floors,
      bays,
      sunny: 0.62,
      distance: 0.3,
      shop: 240,
    })
  stage.put(jacaranda, [790, foot + 4, 800, 1, 0.16])
  roadway(stage)
  underBus(stage)
  stage.put(paintedMatatu, [bus.x, bus.y, bus.metre, -1], {
    turn: bus.turn,
    tilt: 0,
    metres: 1,
    shadow: false,
  })
  sideArt(stage)
  travellers(stage)
  conductor(stage)
}

/** The shade under the bus and along its right, and the dark spots where its tyres stand. */
function underBus({ pen }: Stage): void {
  for (const [wide, opacity, blur] of [
    [0.5, 0.4, 26],
    [0, 0.6, 10],
  ] as const) {
    pen.save()
    pen.filter = `blur(${blur}px)`
    pen.fillStyle = glaze('#241c26', opacity)
    pen.beginPath()
    for (const [x, z] of [
      [2.7, -0.9],
      [2.6, 0.98],
      [-3.2, 0.98 + wide * 0.3],
      [-3.6, -0.9],
    ] as const)
      pen.lineTo(...seen([x, 0, z]))
    pen.fill()
    pen.restore()
  }
  for (const x of [1.9, -2.0]) {
    const [px, py] = seen([x, 0, 0.94])
    softSpot(pen, { x: px, y: py, width: 260, height: 44 }, '#17121a', 0.8, 0.4)
  }
}

/** The far pavement, the street, and the kerb at which the painter stands. */
function roadway(stage: Stage): void {
  const { width, height } = stage.frame
  const slab = tonesOf('#c8b294', stage.light)
  const tar = tonesOf('#8a847e', stage.light)
  stage.box([0, foot - 2, width, 872], slab.lit)
  stage.box([0, 872, width, 884], slab.shade)
  const street = stage.blend(
    [0, 884],
    [0, 1110],
    [
      [0, tar.lit],
      [1, tar.middle],
    ],
  )
  stage.box([0, 884, width, 1112], street)
  stage.box([0, 1108, width, 1140], slab.shade)
  stage.box([0, 1136, width, height], slab.lit)
  for (let x = -340; x < width + 400; x += 260)
    stage.line(
      [x + (800 - x) * 0.09, 1136],
      [x, 1168],
      [x - (800 - x) * 0.09, height],
      slab.middle,
      5,
    )
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/matatu-tourism',
    height: 1200,
    seed: 606,
    compose: matatuStreet,
    fine: true,
    // The conductor, those who ride, then the whole bus.
    focus: [
      { x: 540, y: 500, radius: 130 },
      { x: 690, y: 570, radius: 60 },
      { x: 590, y: 900, radius: 110 },
      { x: 360, y: 560, radius: 100 },
      { x: 890, y: 560, radius: 90 },
      { x: 1170, y: 560, radius: 90 },
      { x: 1410, y: 560, radius: 90 },
      { x: 800, y: 800, radius: 600 },
    ],
  },
]
