import type { Vec } from '../../kit/animals/volume'
import { glaze, mix } from '../../kit/colour'
import { lightOf } from '../../kit/light'
import { around, between } from '../../kit/random'
import type { Point } from '../../kit/shapes'
import { solarPanel } from '../../kit/things/farm-things'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { castPlants, pictures, put as putPlant, type Plant } from './field-plants'
import { seen as place, shadowOf, soil } from './field-soil'
import { Expo } from './stage'

/** The painter's eye in metres, and pixels of a metre one metre away. */
const [eye, scale] = [1.35, 1500] as const
/** The mouth of the pipe over the furrow, and the level of the water. */
const [mouth, level] = [[0.02, 0.5, 2.75], -0.09] as const

/** A place in the field, in metres: to the side, up, and away from the painter. */
const seen = (x: number, y: number, z: number): Point => place([x / eye, y / eye, z / eye])

/** The middle of the furrow at a distance: it winds over the flat field. */
function course(z: number): number {
  const [a, b, from, to] =
    z < 5.5 ? [-0.25, -0.95, 1.4, 5.5] : z < 13.5 ? [-0.95, 2.4, 5.5, 13.5] : [2.4, -4, 13.5, 30]
  const t = Math.max(0, (z - from) / (to - from))
  return a + (b - a) * t * t * (3 - 2 * t)
}

/** The furrow in short steps: where it is, and which way is across it. */
const steps = Array.from({ length: 130 }, (_, i) => {
  const z = 1.5 * 1.0233 ** i
  const slope = (course(z + 0.02) - course(z)) / 0.02
  const long = Math.hypot(1, slope)
  return { x: course(z), z, across: [1 / long, -slope / long] as const }
})

/** A place beside the furrow: `off` to its right, `y` up. */
const beside = ({ x, z, across }: (typeof steps)[number], off: number, y: number): Point =>
  seen(x + across[0] * off, y, Math.max(1.2, z + across[1] * off))

/** Water falls from a pipe into a furrow that winds away through the kale; the panel stands behind. */
function solarPumpAtWork(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, {
    ...lightOf('morning', -0.75),
    height: 0.3,
    warm: '#ffe9a8',
    cool: '#566a55',
    air: '#d9d0b4',
  })
  stage.sky({ kind: 'clear', horizon: 236, clouds: 0.5 })
  stage.glow([60, 236, 1400], 420, '#ffe9b8', 0.8)
  stage.knuckles(240, { shift: 300, tall: 0.8, distance: 0.5 })
  stage.put(hedge, [800, 256, 40, 1, 0.45], { width: 1800, ragged: 0.5 })
  const plants = field(random)
  soil(
    pen,
    (x, z) => Math.min(1, Math.max(0, (0.52 - off(x * eye, z * eye)) / 0.12)),
    (mask) => {
      castPlants(mask, plants)
      const shade = (up: number): Point[] =>
        [0, 1].map((t) => {
          const [x, y, z] = axis(t)
          return place(shadowOf([x / eye, (y + up) / eye, z / eye]))
        })
      mask.beginPath()
      for (const spot of [...shade(-0.06), ...shade(0.06).toReversed()]) mask.lineTo(...spot)
      mask.fill()
    },
    { digAt: (x, z) => bank(off(x * eye, z * eye)) / eye, level: level / eye },
  )
  const images = pictures()
  const [x, y] = seen(3.1, 0, 8.6)
  const put = (from: number, to: number): void => {
    for (const plant of plants)
      if (plant.at[2] * eye < from && plant.at[2] * eye >= to) putPlant(stage, plant, images)
  }
  put(99, 8.6)
  stage.glow([x + 90, y + 4, 420], 46, '#2a1a10', 0.6, 0.3)
  const view = { turn: 0.55, tilt: 0.1, shadow: false }
  stage.put(solarPanel, [x, y, (scale * 2.3) / 8.6, -1, 0.12], view)
  put(8.6, 2.75)
  pipe(stage)
  jet(stage)
  put(2.75, 0)
}

/** How far a place is from the middle of the furrow. */
function off(x: number, z: number): number {
  const slope = (course(z + 0.02) - course(z)) / 0.02
  return Math.abs(x - course(z)) / Math.hypot(1, slope)
}

/** The furrow across: its bed, its steep sides, the earth that was dug out. */
const bank = (away: number): number =>
  away < 0.64
    ? -0.2 + 0.26 * Math.min(1, Math.max(0, (away - 0.2) / 0.42))
    : 0.06 * Math.max(0, 1 - (away - 0.64) / 0.34)

/** The rows of young cabbages, far ones first, on both sides of the furrow. */
function field(random: Random): Plant[] {
  const plants: Plant[] = []
  for (let z = 52; z > 1.9; z -= z > 14 ? 1.3 : 0.75)
    for (let row = -36; row <= 36; row++) {
      const [x, far] = [row * 1.02 + around(random, 0.1, 0.05), around(random, z, 0.06)]
      const isByPipe = x > -0.4 && far > 2.2 && far < 4
      const isByPanel = Math.hypot(x - 3.1, far - 8.6) < 1
      const size = between(random, 0.8, 0.98)
      if (off(x, far) < 0.98 || isByPipe || isByPanel || Math.abs(x) > far * 0.7) continue
      plants.push({ at: [x / eye, 0, far / eye], kind: Math.abs(row) % 3, size: size * 0.8 })
    }
  return plants
}

/** Keeps a painter to the near water. */
function onWater({ pen }: Expo, painter: () => void): void {
  const near = steps.filter(({ z }) => z < 9)
  pen.save()
  pen.beginPath()
  for (const step of near) pen.lineTo(...beside(step, -0.36, level))
  for (const step of near.toReversed()) pen.lineTo(...beside(step, 0.36, level))
  pen.clip()
  painter()
  pen.restore()
}

/** A point of the pipe, `t` along it from its mouth. */
const axis = (t: number, down = 0): Vec => [
  mouth[0] + 2.9 * t,
  mouth[1] + 0.04 * t - down,
  mouth[2] + 1.1 * t,
]

/** A galvanised pipe that comes from the pump beside the field; a forked stake carries its end. */
function pipe(stage: Expo): void {
  const [mx, my, mz] = mouth
  const band = (from: number, to: number, thick: number, tones: readonly string[]): void => {
    for (let k = 0; k < 12; k++) {
      const edge = (share: number): Point[] =>
        [from, to].map((t) => {
          const [x, y, z] = axis(t)
          return seen(x, y + thick * (0.5 - share), z)
        })
      const [low, high] = [tones[Math.floor(k / 3)], tones[Math.floor(k / 3) + 1]]
      const colour = mix(low ?? '#888888', high ?? '#888888', (k % 3) / 3)
      stage.shape([...edge(k / 12), ...edge(1).toReversed()], colour)
    }
  }
  for (const t of [0.13, 0.62]) {
    const [x, y, z] = axis(t)
    const wide = (scale * 0.06) / z
    for (const side of [-1, 1]) {
      const [fx, fy] = seen(x + side * 0.13, 0, z)
      const [tx, ty] = seen(x - side * 0.06, y + 0.1, z)
      stage.glow([fx + wide, fy, wide * 5], wide * 1.4, '#24140c', 0.7, 0.3)
      stage.line([fx, fy], [fx, fy], [tx, ty], '#5b3d26', wide)
      stage.line([fx - wide * 0.2, fy], [fx, fy], [tx - wide * 0.2, ty], '#a97c50', wide * 0.45)
    }
  }
  const iron = ['#8f948f', '#e9e6d8', '#a3a9a6', '#62686a', '#3b3f43']
  band(0, 1, 0.11, iron)
  band(0.3, 0.33, 0.135, iron)
  band(0, 0.03, 0.13, iron)
  const [x, y] = seen(mx, my, mz)
  const r = (scale * 0.13) / mz
  stage.oval(x, y, r * 0.42, r, '#c9ccc4')
  stage.oval(x - 1, y, r * 0.32, r * 0.8, '#27343a')
}

/** The water in one clear rope that frays as it falls, the foam, and the rings that run from it. */
function jet(stage: Expo): void {
  const { random } = stage
  const fall = (t: number, off: number): Point => {
    const [x, y] = seen(mouth[0] - 0.02 - 0.34 * t, mouth[1] + (level - mouth[1]) * t * t, mouth[2])
    return [x + off * (0.3 + 0.9 * t), y + off * (1 - t) * 0.9]
  }
  const [sx, sy] = fall(1, 0)
  onWater(stage, () => {
    stage.glow([sx, sy + 70, 150], 260, '#f4f8f2', 0.6, 0.1)
    for (const [k, wide] of [560, 430, 320, 230].entries()) {
      stage.pen.strokeStyle = glaze('#f6fbf7', 0.14 + 0.1 * k)
      stage.pen.lineWidth = 6
      stage.pen.beginPath()
      stage.pen.ellipse(sx, sy + 10, wide / 2, wide * 0.2, 0, 0, Math.PI * 2)
      stage.pen.stroke()
    }
  })
  const edge = (off: number): Point[] => Array.from({ length: 16 }, (_, i) => fall(i / 15, off))
  stage.soft(
    [...edge(-22), ...edge(22).toReversed()],
    stage.blend(fall(0, 0), fall(1, 0), [
      [0, '#7fa9b8'],
      [0.5, '#a9cbd4'],
      [1, '#e4eff0'],
    ]),
  )
  for (let i = 0; i < 90; i++) {
    const off = between(random, -21, 22)
    const from = random() * 0.7
    const to = Math.min(1, from + between(random, 0.15, 0.5))
    const colour = off < -6 ? '#fdfdf6' : (['#4f8296', '#cfe3e6', '#f6fbf8'][i % 3] ?? '#cfe3e6')
    stage.line(
      fall(from, off),
      fall((from + to) / 2, off * 1.02),
      fall(to, off),
      glaze(colour, 0.6),
      4.5,
    )
  }
  stage.glow([sx, sy, 230], 84, '#f8fbf6', 0.9, 0.2)
  for (let i = 0; i < 260; i++) {
    const [turn, out] = [Math.PI * 2 * random(), random() ** 0.7]
    const x = sx + Math.cos(turn) * out * 92
    const y = sy + 4 + Math.sin(turn) * out * 28 - (1 - out) * 44 * random()
    const size = between(random, 5, 19) * (1 - out * 0.5)
    stage.oval(x, y, size * 1.3, size, glaze(mix('#a9c3cc', '#fffefa', random() ** 0.5), 0.85))
  }
  for (let i = 0; i < 46; i++) {
    const out = between(random, -1, 1)
    const up = 90 * random() * (1 - out * out)
    stage.oval(sx + out * 110, sy - 10 - up, 6, 6, glaze('#fdfefa', 0.9))
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/07-pump',
    height: 1200,
    seed: 6107,
    compose: solarPumpAtWork,
    fine: true,
    focus: [
      { x: 720, y: 940, radius: 240 },
      { x: 1280, y: 320, radius: 200 },
    ],
  },
]
