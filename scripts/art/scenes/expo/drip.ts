import { hedge } from '../../kit/trees'
import { around } from '../../kit/random'
import { mix } from '../../kit/colour'
import type { Point } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { cabbageHead } from './cabbages'
import { Expo } from './stage'

/** Where the rows meet, and the columns at the near edge where the drip lines leave the picture. */
const far: Point = [520, 300]
const lines = [-1500, -620, 430, 1560, 2760] as const

/** A point of a line that comes towards the painter; `k` 0 is far away, 1 the near edge. */
function along(near: number, k: number): Point {
  return [far[0] + (near - far[0]) * k, far[1] + (1200 - far[1]) * k]
}

/** Each plant of a row of cabbages stands in its own wet spot; a farmer sets a dripper right. */
function dripLine(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, 'morning', 0.7)
  stage.sky({ kind: 'clear', horizon: 270 })
  stage.knuckles(285, { shift: -120, distance: 0.58 })
  stage.put(hedge, [800, 318, 46, 1, 0.36], { width: 1800, ragged: 0.5 })
  stage.ground({ top: 310, colour: '#a2704a', patches: '#b98a5c', grass: 0, distance: 0.34 })
  for (const near of [-2080, -1180, -110, 980, 2140, 3300])
    for (let k = 0.05; k < 1.1; k *= 1.07) {
      const [x, y] = along(near, k)
      stage.glow(
        [x, y, 620 * k],
        120 * k,
        mix('#6b4030', stage.light.air, Math.max(0, 0.4 - k)),
        0.22,
      )
    }
  const steps = [0.05, 0.07, 0.095, 0.127, 0.168, 0.22, 0.285, 0.37, 0.48, 0.625, 0.82, 1.08]
  for (const near of lines) {
    stage.shape(
      [
        along(near - 10, 0.03),
        along(near + 10, 0.03),
        along(near + 10, 1.05),
        along(near - 10, 1.05),
      ],
      'rgba(60,38,32,0.5)',
    )
    tube(stage, near)
  }
  for (const k of steps) {
    if (k > 0.38 && k < 0.5) farmer(stage)
    for (const near of lines) plant(stage, near, k)
  }
  drop(stage, along(430, 0.82))
}

/** The black line, with its light above. */
function tube(stage: Expo, near: number): void {
  for (let k = 0.04; k < 1.06; k += 0.02) {
    const [a, b] = [along(near, k), along(near, k + 0.022)]
    const wide = 28 * k
    stage.line(a, a, b, '#232428', wide)
  }
  for (let k = 0.1; k < 1.06; k += 0.02) {
    const [a, b] = [along(near, k), along(near, k + 0.024)]
    const lit = 7 * k
    stage.line([a[0] + lit, a[1]], [a[0] + lit, a[1]], [b[0] + lit, b[1]], '#596068', 6 * k)
  }
}

function tubeAt(near: number, k: number): [Point, Point, Point] {
  const [from, to] = [along(near, k), along(near, k + 0.1)]
  return [from, from, to]
}

/** The dripper with its wet spot, and the plant beside it. */
function plant(stage: Expo, near: number, k: number): void {
  const { random } = stage
  const air = 0.42 * Math.max(0, 1 - k * 2.4)
  const [x, y] = along(near, k)
  const size = 400 * k
  const wet = mix('#2b1711', stage.light.air, air)
  stage.glow([x - size * 0.12, y + size * 0.02, size * 1.25], size * 0.56, wet, 0.9, 0.6)
  stage.line(...tubeAt(near, k - 0.04), '#232428', 28 * k)
  stage.oval(x, y, 46 * k, 34 * k, '#2f6f8a')
  stage.oval(x + 5 * k, y - 6 * k, 18 * k, 10 * k, '#a9d0da')
  cabbageHead(stage, [x - size * 0.58, y + size * 0.1, size * around(random, 0.86, 0.05)], air)
}

/** A woman kneels in the way between two rows; her hand is at the line. */
function farmer(stage: Expo): void {
  const [x, y] = along(900, 0.43)
  stage.glow([x - 110, y + 26, 420], 90, '#2a1712', 0.6, 0.3)
  stage.posed([x - 62, y + 24, 540, -1], {
    sex: 'woman',
    dress: 'shirt',
    skin: 'sienna',
    turn: 0.25,
    shadow: false,
    wear: {
      shirt: '#d9622f',
      sleeves: 'long',
      lower: 'trousers',
      lowerColour: '#3f4f74',
      hat: 'straw',
      hair: 'scarf',
      cloth: '#e8c25a',
      boots: true,
    },
    action: (body) => ({
      pose: {
        hips: [-0.08, 0.26],
        lean: 0.62,
        nod: 0.1,
        left: [0.3, 0.1, -0.1],
        right: [0.33, 0.08, 0.06],
        leftFoot: [-0.24, 0.05, -body.hipHalf],
        rightFoot: [0.1, 0.045, 0.09],
        leftToe: 1.3,
        knees: [1, 0.2, 0.2],
        elbows: [-0.3, -0.5, 0.7],
      },
    }),
  })
}

/** A drop that has just left the nearest dripper, and the wet where the last one fell. */
function drop(stage: Expo, [x, y]: Point): void {
  stage.glow([x + 34, y + 74, 150], 44, '#1f1210', 0.8, 0.4)
  stage.oval(x + 32, y + 76, 50, 13, '#7fa4b4')
  stage.soft(
    [
      [x + 30, y + 4],
      [x + 46, y + 38],
      [x + 40, y + 54],
      [x + 22, y + 54],
      [x + 14, y + 38],
    ],
    '#b9dcea',
  )
  stage.oval(x + 35, y + 38, 8, 14, '#ffffff')
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/04-drip',
    height: 1200,
    seed: 6104,
    compose: dripLine,
    focus: [
      { x: 700, y: 560, radius: 220 },
      { x: 480, y: 900, radius: 200 },
    ],
  },
]
