import { glaze } from '../../kit/colour'
import { softSpot, tonesOf, type Point } from '../../kit/shapes'
import { Stage } from '../../kit/stage'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { avenue, towers } from '../hero/avenue'
import { frontBlock } from '../hero/front-blocks'
import { along } from '../hero/houses'
import { airbrushedMatatu } from './airbrushed-matatu'
import { bus, conductor, driver, passengers, sideArt, tall } from './matatu-crew'

const vanish: Point = [690, 800]

/** A painted minibus stops at the kerb of a street of tall blocks in the evening sun. */
function matatuStreet(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'golden', -0.6)
  const { width } = stage.frame
  stage.sky({ kind: 'golden', horizon: 800, clouds: 0.5 })
  stage.glow([vanish[0], 640, 800], 900, '#ffe2a0', 0.75, 0.04)
  towers(stage, 540, vanish[1], { count: 5, step: 62, low: 220, high: 420, distance: 0.6 })
  avenue(stage, {
    vanish,
    left: 520,
    right: 862,
    foot: 920,
    tall: [720, 800],
    sunny: [0.3, 0.95],
    end: '#ffdf9a',
  })
  frontBlock(stage, {
    left: -40,
    right: 520,
    foot: 920,
    top: 150,
    colour: '#3f8f8a',
    floors: 3,
    bays: 4,
    sunny: 0.55,
    shop: 250,
  })
  frontBlock(stage, {
    left: 862,
    right: 1640,
    foot: 920,
    top: 40,
    colour: '#e0913a',
    floors: 3,
    bays: 5,
    sunny: 0.85,
    shop: 250,
  })
  roadway(stage)
  for (const [x, size, side, dress] of [
    [60, 210, 1, 'dress'],
    [1490, 214, -1, 'suit'],
    [1560, 206, -1, 'kanga'],
  ] as const)
    stage.person([x, 950, size, side, 0.05], { pose: 'walking', dress, view: 'three-quarter' })
  stage.put(airbrushedMatatu, [bus.x, bus.y, bus.size, -1], {
    turn: bus.turn,
    tilt: bus.tilt,
    metres: tall,
  })
  sideArt(pen)
  driver(stage)
  passengers(stage)
  conductor(stage)
  softSpot(pen, { x: bus.x, y: 1098, width: 1190, height: 46 }, '#1f1a22', 0.5, 0.5)
  stage.glow([vanish[0], 760, 1500], 900, '#ffd890', 0.16)
  pen.fillStyle = glaze('#2a2438', 0.12)
  pen.fillRect(0, 1140, width, 60)
}

function roadway(stage: Stage): void {
  const { light } = stage
  const { width, height } = stage.frame
  const slab = tonesOf('#c8ab86', light)
  const tar = tonesOf('#857a72', light)
  stage.box(
    [0, 918, width, 985],
    stage.blend(
      [0, 918],
      [0, 985],
      [
        [0, slab.middle],
        [1, slab.lit],
      ],
    ),
  )
  for (let x = -200; x < width + 300; x += 120)
    stage.line(
      [along(x, vanish[0], 0.44), 920],
      [x, 950],
      [along(x, vanish[0], 0.14), 985],
      glaze(slab.shade, 0.4),
      2,
    )
  stage.box([0, 985, width, 1000], slab.shade)
  stage.box(
    [0, 1000, width, height],
    stage.blend(
      [0, 1000],
      [0, height],
      [
        [0, tar.middle],
        [0.5, tar.lit],
        [1, tar.middle],
      ],
    ),
  )
  for (let x = -60; x < width; x += 330)
    stage.shape(
      [
        [x, 1160],
        [x + 170, 1160],
        [x + 162, 1176],
        [x - 14, 1176],
      ],
      glaze('#fff0c8', 0.8),
    )
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/matatu-tourism',
    height: 1200,
    seed: 606,
    compose: matatuStreet,
    fine: true,
    // The five faces, the raised hand and the hand on the rail, then the whole bus.
    focus: [
      ...([374, 803, 955, 1160, 1357] as const).map((x) => ({ x, y: 660, radius: 85 })),
      { x: 690, y: 595, radius: 60 },
      { x: 890, y: 680, radius: 60 },
      { x: 850, y: 860, radius: 480 },
    ],
  },
]
