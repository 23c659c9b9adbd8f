import { furrows } from '../kit/fields'
import { longGrass } from '../kit/gardens'
import { grassTufts, ground, road, strewn } from '../kit/ground'
import { ridge } from '../kit/land'
import { lightShafts, mistBank } from '../kit/weather'
import { lightOf } from '../kit/light'
import { around, between } from '../kit/random'
import { leaf, softSpot, tonesOf } from '../kit/shapes'
import { sky } from '../kit/sky'
import { acacia, hedge } from '../kit/trees'
import type { Light, Pen, Random } from '../kit/types'
import type { Frame, Scene } from '../scene'
import { wateringCan } from './watering-can'

/** A quiet track that winds away over an empty plain to the hills. */
function trackToTheHills(pen: Pen, frame: Frame, random: Random): void {
  const { width, height } = frame
  const light = lightOf('golden', 0.7)
  const horizon = height * 0.46
  sky(pen, frame, light, random, {
    kind: 'golden',
    horizon,
    sun: { x: width * 0.744, y: horizon * 0.63, radius: 44 },
  })
  ridge(pen, frame, light, random, {
    base: horizon - 16,
    rise: 50,
    wave: 460,
    colour: '#75788f',
    distance: 0.52,
    foot: horizon + 40,
  })
  mistBank(pen, frame, light, random, { y: horizon + 10, thick: 40, colour: '#ffdf9f' })
  ground(pen, frame, light, random, {
    top: (x) => horizon + 14 + 12 * Math.sin(x / 300),
    colour: '#b29c4c',
    patches: '#8a9a46',
    grass: 40,
    distance: 0.4,
  })
  for (const [at, size] of [
    [0.1, 150],
    [0.27, 70],
    [0.9, 190],
    [0.985, 90],
  ] as const) {
    acacia(
      pen,
      { x: width * at, y: horizon + 24 + size * 0.1, size, distance: 0.34 },
      light,
      random,
    )
  }
  road(
    pen,
    [
      [width * 0.36, height * 1.08, 560],
      [width * 0.42, height * 0.9, 330],
      [width * 0.535, height * 0.775, 190],
      [width * 0.575, height * 0.69, 116],
      [width * 0.52, height * 0.63, 78],
      [width * 0.475, height * 0.587, 52],
      [width * 0.505, height * 0.552, 34],
      [width * 0.555, height * 0.527, 22],
      [width * 0.565, height * 0.508, 13],
      [width * 0.54, height * 0.494, 8],
      [width * 0.548, height * 0.484, 4],
    ],
    light,
    random,
    { distance: 0.45, verge: '#a39a4a', tracks: false },
  )
  for (const side of [-1, 1]) {
    longGrass(
      pen,
      { x: width * (0.42 + side * 0.42), y: height * 1.02, size: 210 },
      light,
      random,
      { width: width * 0.34, colour: '#a39a48' },
    )
    longGrass(pen, { x: width * (0.5 + side * 0.38), y: height * 0.84, size: 110 }, light, random, {
      width: width * 0.26,
      colour: '#ab9c4a',
    })
  }
  lightShafts(pen, light, random, {
    x: width * 0.744,
    y: horizon * 0.63,
    length: 560,
    opacity: 0.12,
    spread: 0.8,
  })
}

/** A ploughed field in the mist: three rows are planted, the rest is still to come; a can stands by. */
function fieldBeforeSowing(pen: Pen, frame: Frame, random: Random): void {
  const { width, height } = frame
  const light = lightOf('dawn', -0.7)
  const horizon = height * 0.5
  sky(pen, frame, light, random, { kind: 'dawn', horizon, clouds: 0.7 })
  ridge(pen, frame, light, random, {
    base: horizon - 34,
    rise: 50,
    wave: 420,
    colour: '#71809a',
    distance: 0.56,
    foot: horizon + 20,
  })
  mistBank(pen, frame, light, random, { y: horizon - 10, thick: 40, opacity: 0.7 })
  acacia(pen, { x: width * 0.16, y: horizon + 14, size: 150, distance: 0.4 }, light, random)
  hedge(pen, { x: width / 2, y: horizon + 14, size: 26, distance: 0.36 }, light, random, {
    width: width * 1.1,
    ragged: 0.5,
  })
  furrows(pen, light, random, {
    horizon: horizon + 8,
    bottom: height,
    vanish: width * 0.63,
    from: 0,
    to: width,
    spacing: 150,
    colour: '#8a5236',
  })
  strewn(pen, [0, height * 0.6], [width, height], random, {
    colours: ['#6b3f2a', '#a86a48', '#5a3424'],
    count: 500,
    size: 6,
  })
  mistBank(pen, frame, light, random, { y: horizon + 34, thick: 46, opacity: 0.55 })
  seedlings(pen, frame, light, random, horizon + 8)
  can(pen, width * 0.74, height * 0.88, light, random)
  grassTufts(pen, { x: width * 0.05, y: height + 8, size: 76 }, light, random, {
    width: width * 0.3,
  })
}

/** Three furrows are planted: young plants with soil between them, each with its shadow. */
function seedlings(pen: Pen, frame: Frame, light: Light, random: Random, horizon: number): void {
  const vanish = frame.width * 0.63
  const deep = frame.height - horizon
  for (let k = 34; k >= 0; k--)
    for (const row of [-650, -350, -50]) {
      const near = 0.98 / (1 + 0.26 * k)
      const x = vanish + row * near + around(random, 0, 7 * near)
      const y = horizon + deep * near + around(random, 0, 6 * near)
      seedling(pen, { x, y, size: 78 * near * between(random, 0.8, 1.15) }, light, random, near)
    }
}

function seedling(
  pen: Pen,
  { x, y, size }: { x: number; y: number; size: number },
  light: Light,
  random: Random,
  near: number,
): void {
  const green = tonesOf('#7fae3e', light, 0.3 * (1 - near))
  const shade = { x: x + size * 0.55, y: y + size * 0.02, width: size * 1.7, height: size * 0.24 }
  softSpot(pen, shade, '#2a1614', 0.75, 0.3)
  softSpot(pen, { x, y, width: size * 0.9, height: size * 0.26 }, '#4a2a20', 0.7, 0.3)
  pen.strokeStyle = green.middle
  pen.lineWidth = Math.max(1, size * 0.07)
  pen.beginPath()
  pen.moveTo(x, y)
  pen.lineTo(x, y - size * 0.4)
  pen.stroke()
  for (const [turn, up, long] of [
    [-1.25, 0.3, 0.62],
    [1.2, 0.3, 0.62],
    [-0.62, 0.38, 0.6],
    [0.58, 0.4, 0.6],
    [0.05, 0.42, 0.46],
  ] as const)
    leaf(
      pen,
      [x, y - size * up],
      {
        angle: -Math.PI / 2 + turn + around(random, 0, 0.14),
        length: size * long,
        width: size * 0.2,
        droop: 0.1 + 0.24 * Math.abs(turn),
      },
      { one: turn < 0 ? green.lit : green.middle, other: turn < 0 ? green.middle : green.shade },
    )
}

/** A watering can stands by for them; its last drops fell on the nearest. */
function can(pen: Pen, x: number, y: number, light: Light, random: Random): void {
  softSpot(pen, { x: x + 170, y: y - 6, width: 900, height: 90 }, '#2a1614', 0.6, 0.3)
  softSpot(pen, { x: x + 10, y: y - 4, width: 420, height: 110 }, '#1d0f0c', 0.75, 0.5)
  wateringCan(pen, { x, y, size: 560, facing: 'left' }, light, random, {
    turn: 0.28,
    tilt: 0.2,
    shadow: false,
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'not-found',
    height: 1000,
    seed: 513,
    compose: trackToTheHills,
    focus: [{ x: 1190, y: 290, radius: 120 }],
  },
  {
    name: 'studio/empty',
    height: 1000,
    seed: 514,
    compose: fieldBeforeSowing,
    focus: [{ x: 1090, y: 640, radius: 380 }],
  },
]
