import type { Frame } from '../../scene'
import { glaze } from '../../kit/colour'
import { cumulus } from '../../kit/clouds'
import { lightOf } from '../../kit/light'
import { dressed } from '../../kit/human/dressed'
import { softSpot, tonesOf, type Point } from '../../kit/shapes'
import { Stage } from '../../kit/stage'
import { pickup } from '../../kit/things/vehicles'
import { broadTree, jacaranda } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import { avenue, towers } from './avenue'
import { livedIn } from './block-details'
import { frontBlock } from './front-blocks'
import { along } from './houses'
import { paintedMinibus } from './matatu'
import { slide } from './slide'

const vanish: Point = [900, 652]

/** A painted minibus in a wide street, level at the height of the eye; a phone sees its middle. */
function wideStreet(pen: Pen, frame: Frame, random: Random): void {
  const isTall = frame.height > frame.width
  const [zoom, left, top] = isTall ? [1.15, 480, -204] : [1, 0, 0]
  new Stage(pen, frame, random, 'afternoon', -0.7).sky({
    kind: 'cumulus',
    horizon: (640 - top) * zoom,
    clouds: isTall ? 0 : 0.5,
  })
  if (isTall)
    for (const [x, y, size, wide] of [
      [270, 250, 120, 2.9],
      [620, 470, 70, 3],
    ] as const)
      cumulus(pen, { x, y, size, distance: 0.08 }, lightOf('afternoon', -0.7), random, { wide })
  pen.save()
  pen.scale(zoom, zoom)
  pen.translate(-left, -top)
  street(new Stage(pen, { width: 2100, height: 1000 }, random, 'afternoon', -0.7), isTall)
  pen.restore()
}

/** The street with its blocks and the minibus; upright it shows more sky and less road. */
function street(stage: Stage, isTall: boolean): void {
  stage.glow([vanish[0], 560, 900], 700, '#fff0cc', 0.6, 0.04)
  towers(stage, 730, vanish[1], {
    count: 7,
    step: 52,
    low: 150,
    high: 330,
    distance: 0.42,
    storeys: true,
  })
  roundTower(stage)
  avenue(stage, {
    vanish,
    left: 690,
    right: 1110,
    foot: 752,
    tall: [420, 560],
    sunny: [0.35, 0.95],
    end: '#f4e6c4',
  })
  for (const [x, y, size] of [
    [805, 686, 90],
    [1006, 688, 96],
    [760, 712, 150],
    [1052, 714, 160],
  ] as const)
    stage.put(size > 100 ? jacaranda : broadTree, [x, y, size, 1, 0.25])
  for (const [x, y, size, colour] of [
    [872, 690, 24, '#c8452f'],
    [940, 698, 30, '#e9e2d2'],
  ] as const)
    car(stage, x, y, size, colour)
  blocks(stage, isTall)
  roadway(stage)
  stage.put(jacaranda, [560, 770, 430, 1, 0.06])
  petals(stage)
  stage.put(broadTree, [90, 772, 380, 1, 0.08], { leaves: '#5f8a44', wide: 1 })
  people(stage)
  stage.glow([300, 826, 420], 40, '#1f1a22', 0.7, 0.5)
  stage.put(pickup, [300, 826, 170], { colour: '#7f1d18', load: 'crates', turn: 0.22, tilt: 0.05 })
  const bus = isTall
    ? { x: 950, y: 894, size: 440, turn: 0.86, tilt: 0.05 }
    : { x: 1450, y: 852, size: 370, turn: 0.62, tilt: 0.05 }
  stage.glow([bus.x + 20, bus.y, bus.size * 1.9], 70, '#1f1a22', 0.75, 0.5)
  paintedMinibus(stage, bus)
}

function blocks(stage: Stage, isTall: boolean): void {
  const shared = { foot: 752, bays: 4, floors: 2, shop: 150 }
  const [far, pale, orange, teal] = [
    { ...shared, left: -40, right: 330, top: 330, colour: '#c9bfa8', sunny: 0.6, distance: 0.12 },
    { ...shared, left: 330, right: 690, colour: '#b9c4b0', sunny: 0.55, distance: 0.1 },
    { ...shared, left: 1110, right: 1560, colour: '#e0913a' },
    { ...shared, left: 1560, right: 2140, top: 210, colour: '#4a9a94', bays: 6 },
  ] as const
  // Upright there is room for one storey more.
  const high = isTall
    ? [
        { ...pale, top: 110, floors: 3 },
        { ...orange, top: -40, floors: 4 },
      ]
    : [
        { ...pale, top: 262 },
        { ...orange, top: 130, floors: 3 },
      ]
  const tanks = [[0.3], [0.62], [0.2, 0.36], [0.55, 0.63]] as const
  for (const [i, block] of [far, ...high, teal].entries()) {
    frontBlock(stage, block)
    livedIn(stage, block, tanks[i] ?? [])
  }
}

/** The city's round tower with its brim. */
function roundTower(stage: Stage): void {
  const tones = tonesOf('#b98f6c', stage.light, 0.35)
  const [x, y, high] = [968, vanish[1] + 6, 400]
  const skin = stage.blend(
    [x - 30, 0],
    [x + 30, 0],
    [
      [0, tones.lit],
      [0.5, tones.middle],
      [1, tones.shade],
    ],
  )
  stage.box([x - 27, y - high, x + 27, y], skin)
  for (let i = 1; i < 12; i++)
    stage.box(
      [x - 27, y - (high * i) / 12, x + 27, y - (high * i) / 12 + 3],
      glaze(tones.shade, 0.5),
    )
  stage.oval(x, y - high, 84, 20, tones.middle)
  stage.oval(x, y - high - 5, 84, 14, tones.lit)
}

function roadway(stage: Stage): void {
  const { light } = stage
  const { width, height } = stage.frame
  const slab = tonesOf('#cdb492', light)
  const tar = tonesOf('#807a76', light)
  stage.box([0, 750, 672, 788], slab.lit)
  stage.box([1128, 750, width, 788], slab.lit)
  for (let x = -400; x < width + 500; x += 90) {
    const [a, b] = [along(x, vanish[0], 0.26), along(x, vanish[0], 0.02)]
    if (b < 672 || a > 1128)
      stage.line([a, 752], [(a + b) / 2, 770], [b, 788], glaze(slab.shade, 0.35), 2)
  }
  stage.box(
    [0, 788, width, height],
    stage.blend(
      [0, 788],
      [0, height],
      [
        [0, tar.lit],
        [1, tar.middle],
      ],
    ),
  )
  // The mouth of the avenue lies level between the kerbs.
  stage.shape(
    [
      [690, 752],
      [1110, 752],
      [1140, 790],
      [660, 790],
    ],
    tar.lit,
  )
  for (const [a, b] of [
    [0, 664],
    [1136, width],
  ] as const) {
    stage.box([a, 784, b, 789], slab.lit)
    stage.box([a, 789, b, 798], slab.shade)
  }
  for (let x = 700; x < 1120; x += 46)
    stage.shape(
      [
        [x, 798],
        [x + 26, 798],
        [x + 24, 818],
        [x - 6, 818],
      ],
      glaze('#f6ecd4', 0.7),
    )
  for (let x = -60; x < width; x += 230)
    stage.shape(
      [
        [x, 876],
        [x + 120, 876],
        [x + 114, 887],
        [x - 10, 887],
      ],
      glaze('#f6e9c8', 0.8),
    )
}

/** A saloon car seen from behind, small in the avenue. */
function car(stage: Stage, x: number, y: number, size: number, colour: string): void {
  const tones = tonesOf(colour, stage.light, 0.2)
  softSpot(stage.pen, { x, y, width: size * 1.9, height: size * 0.4 }, '#241f24', 0.6, 0.4)
  stage.box([x - size * 0.62, y - size * 0.62, x + size * 0.62, y - size * 0.12], tones.middle)
  stage.shape(
    [
      [x - size * 0.52, y - size * 0.6],
      [x - size * 0.38, y - size],
      [x + size * 0.38, y - size],
      [x + size * 0.52, y - size * 0.6],
    ],
    '#46606f',
  )
  for (const side of [-1, 1]) {
    stage.box(
      [x + side * size * 0.45 - 4, y - size * 0.5, x + side * size * 0.45 + 4, y - size * 0.34],
      '#d8402f',
    )
    stage.box(
      [x + side * size * 0.42 - 5, y - size * 0.14, x + side * size * 0.42 + 5, y],
      '#2a2724',
    )
  }
}

function petals(stage: Stage): void {
  const { random } = stage
  for (let i = 0; i < 150; i++) {
    const x = 560 + (random() + random() - 1) * 260
    stage.oval(x, 764 + random() * 44, 6, 3, random() < 0.5 ? '#9a86cf' : '#b7a2e0')
  }
}

/** People on the pavement and before the stalls. */
function people(stage: Stage): void {
  for (const [x, y, size, side, dress, pose] of [
    [196, 774, 124, 1, 'shirt', 'standing'],
    [444, 776, 126, 1, 'dress', 'walking'],
    [482, 778, 128, 1, 'suit', 'walking'],
    [640, 776, 126, -1, 'kanga', 'carrying-on-head'],
    [1150, 776, 126, 1, 'tee', 'walking'],
    [1196, 774, 124, 1, 'dress', 'walking'],
    [1900, 778, 128, -1, 'kanga', 'standing'],
    [1960, 776, 126, -1, 'shirt', 'talking'],
    [2050, 780, 130, -1, 'suit', 'walking'],
  ] as const)
    stage.put(dressed, [x, y, size, side, 0.04], { dress, pose, view: 'three-quarter' })
}

export const scenes = slide(3, wideStreet, {
  wide: [{ x: 1450, y: 700, radius: 400 }],
  phone: [{ x: 560, y: 1080, radius: 480 }],
})
