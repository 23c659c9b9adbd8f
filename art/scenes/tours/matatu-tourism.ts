import { turning } from '../../kit/animals/shading'
import { glaze } from '../../kit/colour'
import { softSpot, tonesOf, type Point } from '../../kit/shapes'
import { faces, Stage } from '../../kit/stage'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { avenue, towers } from '../hero/avenue'
import { frontBlock } from '../hero/front-blocks'
import { along } from '../hero/houses'
import { airbrushedMatatu, windows } from './airbrushed-matatu'

const vanish: Point = [690, 800]
const bus = { x: 830, y: 1092, size: 590, turn: 0.16, tilt: 0.035 }
/** Metres from the ground to the top of the luggage. */
const tall = 2.93
const metre = bus.size / tall

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

/** Where a point of the bus is in the picture. */
function onBus(x: number, y: number, z = 0.99): Point {
  const { upright, lean } = turning(bus.turn, bus.tilt, -1)
  const [sx, sy] = lean(upright([x, y, z]))
  return [bus.x + sx * metre, bus.y - sy * metre]
}

/** Travellers behind the panes, under the gleam of the glass. */
function passengers(stage: Stage): void {
  const { pen } = stage
  windows.forEach(([a, b], i) => {
    pen.save()
    pen.beginPath()
    for (const point of [onBus(a, 1.47), onBus(b, 1.47), onBus(b, 2.05), onBus(a, 2.05)])
      pen.lineTo(...point)
    pen.closePath()
    pen.clip()
    const [x, y] = onBus((a + b) / 2, 1.47)
    stage.box(
      [x - 150, y - 160, x + 150, y + 10],
      stage.blend(
        [0, y - 130],
        [0, y],
        [
          [0, '#8a7f86'],
          [1, '#4a4450'],
        ],
      ),
    )
    stage.person([x - 10, y + 1.12 * metre, 1.68 * metre, -1], {
      pose: 'standing',
      turn: [0.5, 0.9, 0.35][i] ?? 0.5,
      sex: i === 1 ? 'man' : 'woman',
      dress: i === 1 ? 'shirt' : 'dress',
      shadow: false,
      wear: { shirt: ['#e7c25a', '#e9e2d2', '#c8452f'][i] ?? '#e9e2d2', hat: 'none' },
    })
    stage.shape(
      [
        [x - 90, y - 140],
        [x - 20, y - 140],
        [x - 80, y + 10],
        [x - 130, y + 10],
      ],
      'rgba(255,236,200,0.2)',
    )
    pen.restore()
  })
}

/** He hangs in the door, one hand on its frame, and calls the stops. */
function conductor(stage: Stage): void {
  const [x, y] = onBus(0.8, 0.5, 1.1)
  stage.person([x, y, 1.66 * metre, -1], {
    sex: 'man',
    turn: 0.95,
    dress: 'shirt',
    shadow: false,
    skin: 'sienna',
    mood: { smile: 0.9, open: 0.5 },
    face: { beard: 0 },
    wear: {
      shirt: '#9a2f3a',
      sleeves: 'long',
      lowerColour: '#3a3f52',
      hat: 'cap',
      hatColour: '#2f3a52',
    },
    action: (body) => ({
      pose: {
        hips: [0.02, body.hip],
        lean: 0.05,
        bow: -0.06,
        left: [-0.02, 0.8, -0.235],
        right: [0.14, body.hip + 0.44, 0.27],
        leftFoot: [0.0, 0.045, -0.06],
        rightFoot: [0.05, 0.045, 0.06],
        elbows: [-0.2, -0.6, 0.9],
      },
      left: 'fist',
      right: 'flat',
    }),
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/matatu-tourism',
    height: 1200,
    seed: 606,
    compose: matatuStreet,
    fine: true,
    focus: [...faces([[660, 1000, 330]]), { x: 830, y: 900, radius: 420 }],
  },
]
