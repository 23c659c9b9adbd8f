import { glaze } from '../../kit/colour'
import { softSpot, tonesOf, type Point } from '../../kit/shapes'
import { Stage } from '../../kit/stage'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { avenue, towers } from '../hero/avenue'
import { frontBlock } from '../hero/front-blocks'
import { along } from '../hero/houses'
import { sideArt } from './matatu-art'
import { conductor, driver, passengers } from './matatu-crew'
import { bus, horizon, seen } from './matatu-view'
import { paintedMatatu } from './painted-matatu'

const vanish: Point = [330, horizon]
/** The row of the pavement at the foot of the blocks. */
const foot = 800

/** A painted minibus stops at the kerb of a street of tall blocks in the evening sun. */
function matatuStreet(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'golden', -0.6)
  stage.sky({ kind: 'golden', horizon, clouds: 0.5 })
  stage.glow([vanish[0], horizon - 120, 700], 800, '#ffe2a0', 0.75, 0.04)
  towers(stage, 240, vanish[1], { count: 4, step: 50, low: 180, high: 380, distance: 0.6 })
  avenue(stage, {
    vanish,
    left: 190,
    right: 500,
    foot,
    tall: [720, 800],
    sunny: [0.3, 0.95],
    end: '#ffdf9a',
  })
  frontBlock(stage, {
    left: -240,
    right: 190,
    foot,
    top: 60,
    colour: '#e0913a',
    floors: 2,
    bays: 3,
    sunny: 0.55,
    shop: 240,
  })
  frontBlock(stage, {
    left: 500,
    right: 1700,
    foot,
    top: -120,
    colour: '#3f8f8a',
    floors: 3,
    bays: 7,
    sunny: 0.8,
    shop: 240,
  })
  roadway(stage)
  stage.person([34, 840, 150, 1, 0.08], {
    pose: 'walking',
    sex: 'woman',
    dress: 'dress',
    view: 'three-quarter',
  })
  underBus(stage)
  stage.put(paintedMatatu, [bus.x, bus.y, bus.metre, -1], {
    turn: bus.turn,
    tilt: 0,
    metres: 1,
    shadow: false,
  })
  sideArt(stage)
  driver(stage)
  passengers(stage)
  conductor(stage)
  stage.glow([vanish[0], horizon - 40, 1300], 900, '#ffd890', 0.16)
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
      [2.6, 0.95],
      [-3.2, 0.95 + wide],
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

function roadway(stage: Stage): void {
  const { light } = stage
  const { width, height } = stage.frame
  const slab = tonesOf('#c8ab86', light)
  const tar = tonesOf('#857a72', light)
  stage.box(
    [0, foot - 2, width, 868],
    stage.blend(
      [0, foot],
      [0, 868],
      [
        [0, slab.middle],
        [1, slab.lit],
      ],
    ),
  )
  for (let x = -200; x < width + 300; x += 120)
    stage.line(
      [along(x, vanish[0], 0.44), foot],
      [x, 830],
      [along(x, vanish[0], 0.14), 868],
      glaze(slab.shade, 0.4),
      2,
    )
  stage.box([0, 868, width, 880], slab.shade)
  stage.box(
    [0, 880, width, height],
    stage.blend(
      [0, 880],
      [0, height],
      [
        [0, tar.middle],
        [0.5, tar.lit],
        [1, tar.middle],
      ],
    ),
  )
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/matatu-tourism',
    height: 1200,
    seed: 606,
    compose: matatuStreet,
    fine: true,
    // The conductor's face and hands, those behind the glass, then the whole bus.
    focus: [
      { x: 800, y: 470, radius: 110 },
      { x: 710, y: 400, radius: 70 },
      { x: 935, y: 500, radius: 70 },
      { x: 300, y: 530, radius: 110 },
      { x: 1050, y: 540, radius: 100 },
      { x: 1290, y: 540, radius: 90 },
      { x: 800, y: 800, radius: 600 },
    ],
  },
]
