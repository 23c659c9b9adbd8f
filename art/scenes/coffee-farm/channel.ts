import { mix } from '../../kit/colour'
import type { HandPose } from '../../kit/human/figure'
import { wristFor } from '../../kit/human/grasp'
import { blob, type Form } from '../../kit/human/forms'
import { rodForm } from '../../kit/human/things'
import { tint } from '../../kit/human/tint'
import { turning } from '../../kit/animals/shading'
import { cross, dot, unit, type Vec } from '../../kit/animals/volume'
import { add, less } from '../../kit/people/skeleton'
import { around, between, pick } from '../../kit/random'
import { tonesOf, type Point } from '../../kit/shapes'
import { factory } from '../../kit/things/buildings'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Stage } from '../../kit/stage'
import { bushes, grevillea, ridges, soil } from './farm'

/** A point of the channel: `u` from -1 (left water edge) to 1, `k` from 0 (far off) to 1 (near). */
const at = (u: number, k: number, up = 0): Point => [
  700 - 90 * k + 400 * u * k,
  488 + 800 * k - up * k,
]

/** Beans slide along the water, pushed by a paddle. */
export function channel(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'afternoon', -0.75)
  stage.sky({ kind: 'cumulus', horizon: 340, clouds: 0.9 })
  ridges(stage, 330, { distance: 0.36 })
  stage.put(factory, [330, 560, 230, 1, 0.2], { crop: 'coffee' })
  for (const [x, s] of [
    [1240, 420],
    [1370, 480],
    [1520, 440],
  ] as const)
    grevillea(stage, [x, 590, s, 1, 0.2])
  stage.ground({ top: 530, colour: '#8f9a4e', patches: soil, grass: 20, distance: 0.1 })
  bushes(stage, [
    [1330, 690, 220, 1, 0.14],
    [1500, 740, 270, 1, 0.12],
    [40, 720, 240, 1, 0.14],
  ])
  stage.person([392, 770, 330, 1, 0.08], {
    pose: 'taking-notes',
    dress: 'shirt',
    sex: 'woman',
    skin: 'umber',
    view: 0.5,
    face: { smile: 0.15 },
    wear: { hair: 'braids', shirt: '#d9a23a', lower: 'skirt', lowerColour: '#39485c' },
  })
  walls(stage)
  water(stage)
  beans(stage)
  flow(stage)
  worker(stage)
  foam(stage)
}

function strip(stage: Stage, from: number, to: number, near: string, far: string): void {
  stage.shape(
    [at(from, 0.03), at(to, 0.03), at(to, 1), at(from, 1)],
    stage.blend(
      [0, 520],
      [0, 1200],
      [
        [0, far],
        [1, near],
      ],
    ),
  )
}

/** Two low walls of concrete, wet and dark where the water reaches. */
function walls(stage: Stage): void {
  const { light, random } = stage
  const wall = tonesOf('#bdb2a0', light)
  stage.shape([at(1.62, 0.1), at(1.8, 0.1), at(1.8, 1), at(1.62, 1)], 'rgba(60,52,30,0.4)')
  strip(stage, -1.62, 1.62, wall.lit, mix(wall.lit, light.air, 0.3))
  for (const side of [-1, 1])
    for (let i = 0; i < 60; i++) {
      const k = 0.1 + 0.9 * random()
      const [x, y] = at(side * between(random, 1.18, 1.6), k)
      stage.glow([x, y, 110 * k], 16 * k, pick(random, [wall.middle, '#fff6e2', '#8f8674']), 0.4)
    }
  // Joints between the slabs.
  for (let k = 1; k > 0.08; k *= 0.72)
    for (const side of [-1, 1]) {
      const [a, b] = [at(side * 1.14, k), at(side * 1.62, k)]
      stage.line(a, a, b, mix(wall.shade, '#40382c', 0.3), 6 * k)
    }
  strip(stage, -1.16, 1.16, wall.shade, wall.middle)
  strip(stage, 1.02, 1.16, wall.middle, wall.middle)
  strip(stage, -1.05, 1.05, '#4a5550', '#7f8f8c')
}

function water(stage: Stage): void {
  strip(stage, -1, 1, '#3f8590', '#b4d6d8')
  // Deep along the walls, with the sky in it between.
  for (const side of [-1, 1])
    stage.shape(
      [at(side, 0.03), at(side * 0.86, 0.03), at(side * 0.86, 1), at(side, 1)],
      'rgba(24,62,72,0.38)',
    )
}

/** Where the worker stands, and how he is seen. */
const spot = [1164, 1010, 740, -1] as const
const [turn, tilt] = [0.5, 0.14]

/** How far the bank of beans reaches across the channel. */
const bank = (k: number): readonly [number, number] => [
  -0.04 + 0.09 * Math.sin(k * 8),
  0.58 + 0.08 * Math.sin(k * 13 + 1) + 0.05 * Math.sin(k * 31),
]

/** Pale beans in their parchment, thick in the middle of the channel and single at its sides. */
function beans(stage: Stage): void {
  const { random } = stage
  const steps = Array.from({ length: 40 }, (_, i) => 0.05 + (0.95 * i) / 39)
  const edge = (side: number): Point[] =>
    steps.map((k) => {
      const [middle, half] = bank(k)
      return at(middle + side * half * 0.9, k)
    })
  stage.soft([...edge(-1), ...edge(1).toReversed()], '#a89466')
  // In loose rows, so that each bean shows most of itself and none is a sliver.
  for (let k = 0.07; k < 1.04; k += (0.92 * size(k)) / 800) {
    const [middle, half] = bank(k)
    const step = (1.85 * size(k)) / (400 * k)
    for (let u = middle - half; u < middle + half; u += step) {
      const [x, y] = at(u + step * around(random, 0, 0.6), k)
      bean(stage, [x, y + size(k) * around(random, 0, 0.6)], size(k) * between(random, 0.9, 1.1), 0)
    }
    if (random() < 0.5) {
      const u = middle + pick(random, [-1, 1]) * half * between(random, 1.02, 1.35)
      if (Math.abs(u) < 0.93) bean(stage, at(u, k), size(k), 0.4)
    }
  }
}

/** Half the length of a bean. */
const size = (k: number): number => 1.2 + 7.3 * k

/** One bean: an oval with a lit back or, flat side up, its crease; `deep` is how far under water. */
function bean(stage: Stage, [x, y]: Point, r: number, deep: number): void {
  const { pen, random } = stage
  const wet = (colour: string): string => mix(colour, '#4f8f96', deep)
  const base = pick(random, ['#e6d6a8', '#dcc992', '#efe3bf', '#d3bd84', '#e9dbb0'])
  pen.save()
  pen.translate(x, y)
  pen.scale(1, 0.74)
  pen.rotate(around(random, 0.1, 1.1))
  const oval = (dx: number, dy: number, a: number, b: number, fill: string): void => {
    pen.fillStyle = fill
    pen.beginPath()
    pen.ellipse(dx, dy, a, b, 0, 0, 7)
    pen.fill()
  }
  oval(r * 0.06, r * 0.2, r * 1.1, r * 0.76, wet('#5a4528'))
  oval(0, 0, r, r * 0.64, wet(base))
  oval(-r * 0.12, -r * 0.14, r * 0.66, r * 0.32, wet(mix(base, '#fffaf0', 0.6)))
  if (r > 8 && random() < 0.4) {
    pen.strokeStyle = wet('#7a5c34')
    pen.lineWidth = r * 0.16
    pen.beginPath()
    pen.moveTo(-r * 0.85, 0)
    pen.quadraticCurveTo(0, r * 0.14, r * 0.85, 0)
    pen.stroke()
  }
  pen.restore()
}

/** The water that runs over and beside them, seen by its light: long wavering lines. */
function flow(stage: Stage): void {
  const { random } = stage
  const ripple = (u: number, k: number, long: number, wide: number, colour: string): void => {
    const end = Math.min(1.02, k + long)
    const bend = around(random, 0, 0.05)
    stage.line(at(u, k), at(u + bend, (k + end) / 2), at(u - bend * 0.6, end), colour, wide)
  }
  strip(stage, -0.98, 0.98, 'rgba(120,180,186,0.1)', 'rgba(190,222,226,0.16)')
  for (let i = 0; i < 26; i++) {
    const k = 0.1 + 0.86 * ((i + random()) / 26)
    const [middle, half] = bank(k)
    const u = middle + half * between(random, -0.85, 0.85)
    const [one, other] = [at(u, k), at(u + around(random, 0, 0.1), k + 0.05 + 0.08 * k)]
    const over: Point = [(one[0] + other[0]) / 2 + 26 * k, (one[1] + other[1]) / 2]
    stage.line(one, over, other, 'rgba(110,180,192,0.7)', 11 * k)
    stage.line(one, over, other, 'rgba(250,255,255,0.85)', 4.5 * k)
  }
  for (let i = 0; i < 90; i++) {
    const k = 0.06 + 0.94 * random() ** 0.8
    const side = random() < 0.5 ? -1 : 1
    const [middle, half] = bank(k)
    const from = middle + side * half
    const u = from + (side * 0.97 - from) * random()
    ripple(u, k, 0.04 + 0.12 * k, 7 * k, pick(random, ['#dff1f2', '#86bcc4', '#2f6f7c', '#c4e2e6']))
  }
}

/** Where the two fists hold the pole, in the worker's space, and the way it runs to the water. */
const high: Vec = [0.175, 0.712, 0.025]
const low: Vec = [0.285, 0.54, 0.03]
const way = less(low, high)
const end = add(low, way, (low[1] - 0.015) / -way[1])

/** A fist round the pole, its palm and fingers as near to the told ways as the pole lets them. */
function fist(palm: Vec, point: Vec): HandPose {
  const along = unit(way)
  const flat = unit(add(palm, along, -dot(palm, along)))
  const across = cross(along, flat)
  const sign = Math.sign(dot(across, point))
  return { grip: 'hold', palm: flat, point: [across[0] * sign, across[1] * sign, across[2] * sign] }
}

const left = fist([0.2, -0.3, 1], [1, 0.1, 0])
const right = fist([0.3, -0.4, -1], [1, 0.2, 0])

/** He stands beside the wall, his feet apart, and pushes a broad wooden paddle along the channel. */
function worker(stage: Stage): void {
  const [x, y] = spot
  stage.glow([x + 10, y - 6, 250], 46, '#2c3014', 0.6, 0.3)
  stage.person(spot, {
    dress: 'overall',
    sex: 'man',
    skin: 'sienna',
    turn,
    tilt,
    face: { smile: 0.15, beard: 0 },
    wear: { hat: 'straw', shirt: '#3f6a86', lowerColour: '#3f6a86', boots: true },
    hands: { left, right },
    action: (body) => ({
      pose: {
        hips: [-0.04, body.hip - 0.03],
        lean: 0.27,
        twist: 0.2,
        nod: 0.14,
        left: wristFor(low, left, body, -1),
        right: wristFor(high, right, body, 1),
        leftFoot: [0.12, 0.045, -0.07],
        rightFoot: [-0.16, 0.045, 0.085],
        elbows: [-0.5, -0.7, 0.8],
      },
    }),
    things: paddle,
  })
}

/** A pole through both fists, with a board across its end in the water. */
function paddle(): Form[] {
  const wood = tint('#a57c50')
  const board = blob(
    [
      {
        a: [end[0], end[1] - 0.005, end[2] - 0.13],
        b: [end[0], end[1] - 0.005, end[2] + 0.13],
        ra: 0.062,
        rb: 0.062,
        flat: 0.24,
        axis: [1, 0.2, 0],
      },
    ],
    0.004,
    () => ({ colour: wood, gloss: 0.15, flesh: false }),
  )
  return [rodForm([add(high, way, -0.28), end], 0.0105, '#8a5f34'), board]
}

/** The board stands in the stream: beans crowd before it, and the water is white at its ends. */
function foam(stage: Stage): void {
  const { random } = stage
  const { upright, lean } = turning(turn, tilt, -1)
  // Who looks to the left is turned, not mirrored.
  const [over, up] = lean(upright([end[0], end[1], -end[2]]))
  const [x, y] = [spot[0] + over * spot[2], spot[1] - up * spot[2]]
  for (let i = 0; i < 150; i++)
    bean(stage, [around(random, x - 14, 112), y + 16 + 40 * (i / 150)], 8.5, 0)
  for (const [dx, dy] of [
    [-104, -8],
    [98, 22],
  ] as const)
    for (let i = 0; i < 16; i++)
      stage.oval(
        around(random, x + dx, 34),
        around(random, y + dy, 12),
        between(random, 8, 30),
        between(random, 5, 12),
        'rgba(240,250,251,0.6)',
      )
}
