import { hedge } from '../../kit/trees'
import { around } from '../../kit/random'
import { glaze, mix } from '../../kit/colour'
import { lightOf } from '../../kit/light'
import type { Point } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { cabbageHead } from './cabbages'
import { Expo } from './stage'

/** Where the rows meet, and the columns at the near edge where the drip lines leave the picture. */
const far: Point = [520, 300]
const lines = [-1500, -620, 430, 1560, 2760] as const

/** The line that is being mended. */
const held = 430

/** A point of a line that comes towards the painter; `k` 0 is far away, 1 the near edge. */
function along(near: number, k: number): Point {
  return [far[0] + (near - far[0]) * k, far[1] + (1200 - far[1]) * k]
}

/** Each plant of a row of cabbages stands in its own wet spot; a farmer sets a dripper right. */
function dripLine(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('morning', 0.75), height: 0.26 })
  stage.sky({ kind: 'dawn', horizon: 280, clouds: 0.7 })
  stage.ridge({ base: 268, rise: 40, wave: 620, colour: '#5f7692', distance: 0.5, foot: 330 })
  stage.mist(300, 40, 0.5, '#f4e0c0')
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
  for (const near of lines) tube(stage, near)
  for (const k of steps) {
    if (k > 0.7 && k < 0.9) farmer(stage)
    for (const near of lines) plant(stage, near, k)
  }
}

/** The black line, with its light above. */
function tube(stage: Expo, near: number): void {
  for (let k = 0.04; k < 1.06; k += 0.02) {
    if (near === held && k > 0.57 && k < 0.9) continue
    const [a, b] = [along(near, k), along(near, k + 0.022)]
    const wide = 28 * k
    stage.line(a, a, b, '#232428', wide)
  }
  for (let k = 0.1; k < 1.06; k += 0.02) {
    if (near === held && k > 0.57 && k < 0.9) continue
    const [a, b] = [along(near, k), along(near, k + 0.024)]
    const lit = 7 * k
    stage.line([a[0] + lit, a[1]], [a[0] + lit, a[1]], [b[0] + lit, b[1]], '#596068', 6 * k)
  }
}

/** The dripper with its small wet spot, and the plant beside it with a soft shade. */
function plant(stage: Expo, near: number, k: number): void {
  const { random } = stage
  const air = 0.42 * Math.max(0, 1 - k * 2.4)
  const [x, y] = along(near, k)
  const size = 400 * k
  const wet = mix('#4a2a1c', stage.light.air, air)
  stage.glow([x + size * 0.02, y + size * 0.03, size * 0.74], size * 0.24, wet, 0.9, 0.5)
  if (k > 0.2) {
    // The wet soil gleams where the sun meets it.
    stage.oval(x + size * 0.1, y + size * 0.04, size * 0.14, size * 0.022, glaze('#ffe9c0', 0.75))
    stage.oval(x + size * 0.16, y + size * 0.075, size * 0.07, size * 0.014, glaze('#ffe9c0', 0.6))
  }
  if (near !== held || k < 0.57 || k > 0.9) dripper(stage, near, k)
  const [px, py] = [x - size * 0.58, y + size * 0.1]
  stage.glow([px - size * 0.26, py + size * 0.02, size * 1.15], size * 0.26, '#3a2018', 0.5, 0.2)
  cabbageHead(stage, [px, py, size * around(random, 0.86, 0.05)], air)
}

function dripper(stage: Expo, near: number, k: number): void {
  const [x, y] = along(near, k)
  stage.line(
    along(near, k - 0.03 * k),
    along(near, k),
    along(near, k + 0.03 * k),
    '#17181b',
    40 * k,
  )
  stage.oval(x - 3 * k, y - 4 * k, 14 * k, 8 * k, '#c9d6da')
}

/** The piece of the line that he has taken up: it rises to his hands and falls back. */
function lifted(stage: Expo): void {
  const { pen } = stage
  const [from, to] = [along(held, 0.58), along(held, 0.92)]
  for (const [colour, wide, off] of [
    ['#232428', 22, 0],
    ['#596068', 5, 4],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = wide
    pen.beginPath()
    pen.moveTo(from[0] + off, from[1])
    pen.bezierCurveTo(from[0] + off, from[1] + 70, 478 + off, 800, 484 + off, 866)
    pen.bezierCurveTo(488 + off, 930, to[0] + off, to[1] - 90, to[0] + off, to[1])
    pen.stroke()
  }
}

/** He kneels in the way between two rows and sets a dripper right with both hands. */
function farmer(stage: Expo): void {
  const [x, y] = [690, 990]
  stage.glow([x - 60, y - 4, 520], 80, '#2a1712', 0.55, 0.3)
  lifted(stage)
  stage.person([x, y, 860, -1], {
    sex: 'man',
    dress: 'shirt',
    skin: 'sienna',
    turn: 0.22,
    shadow: false,
    mood: { smile: 0.4, lids: 0.65, gaze: [0, -0.7] },
    face: { beard: 0.3 },
    wear: {
      shirt: '#d06a3a',
      sleeves: 'long',
      lower: 'trousers',
      lowerColour: '#46587c',
      hat: 'straw',
      boots: true,
      shoe: '#33403a',
    },
    hands: { left: { grip: 'pinch' }, right: { grip: 'pinch' } },
    action: (body) => ({
      pose: {
        hips: [-0.1, 0.245],
        lean: 0.98,
        nod: -0.12,
        left: [0.235, 0.145, -0.07],
        right: [0.245, 0.13, 0.06],
        leftFoot: [-0.26, 0.06, -body.hipHalf],
        rightFoot: [0.11, 0.045, 0.09],
        leftToe: 1.35,
        knees: [1, 0.2, 0.2],
        elbows: [-0.3, -0.5, 0.7],
      },
    }),
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/04-drip',
    height: 1200,
    seed: 6104,
    compose: dripLine,
    fine: true,
    focus: [
      { x: 640, y: 640, radius: 230 },
      { x: 520, y: 900, radius: 190 },
      { x: 300, y: 1000, radius: 260 },
    ],
  },
]
