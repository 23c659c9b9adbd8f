import { hedge } from '../../kit/trees'
import { collardLeaf } from '../../kit/collards'
import { around } from '../../kit/random'
import { glaze, mix } from '../../kit/colour'
import type { Fingers } from '../../kit/body/fingers'
import { closeHand } from '../../kit/human/close-hand'
import { gripPoint, handFrame } from '../../kit/body/grips'
import type { Vec } from '../../kit/animals/volume'
import type { Form } from '../../kit/human/forms'
import { pointOf, rodForm } from '../../kit/human/things'
import { lightOf } from '../../kit/light'
import { tonesOf, type Point } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { drip, drops, held, lifted, overFinger } from './drip-line'
import { Expo } from './stage'

/** Where the rows meet. */
const far: Point = [980, 330]
/** Where the lifted line goes out of sight behind the hand. */
const runsOn: Point = [992, 352]
/** Where the fingers point and the palm looks. */
const way: Vec = [-0.85, -0.4, 0.1]
const palm: Vec = [-0.4, -0.9, -0.1]

/** Fore and long finger press the line against the thumb, the others close loosely below them. */
const grasping: Fingers = {
  bends: [
    [0.82, 0.95, 0.32],
    [0.86, 0.98, 0.4],
    [0.98, 1.1, 0.5],
    [1.08, 1.2, 0.55],
  ],
  thumb: [0.05, -0.36, -0.08, 1.05],
  part: -0.07,
}

/** Three rows of beads round the wrist. */
function bracelet(): Form[] {
  const frame = handFrame([0, 0, 0], way, palm, 1)
  const [gx, gy, gz] = gripPoint('nip')
  return (
    [
      [-0.02, '#e8dcc0'],
      [-0.068, '#b5382a'],
      [-0.116, '#2f6f9a'],
    ] as const
  ).map(([along, colour]) =>
    rodForm(
      Array.from({ length: 19 }, (_, i) => {
        const turn = (i / 18) * Math.PI * 2
        return pointOf(frame, 1, [
          along - gx,
          Math.cos(turn) * 0.125 - gy - 0.005,
          Math.sin(turn) * 0.165 - gz,
        ])
      }),
      0.028,
      colour,
      0.4,
    ),
  )
}

/** A point of a row that comes towards the painter; `k` 0 is far away, 1 the near edge. */
const along = (near: number, k: number): Point => [
  far[0] + (near - far[0]) * k,
  far[1] + (1200 - far[1]) * k,
]

/** A hand lifts a drip line: one drop falls for the one cabbage below it. */
function dripLine(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('morning', -0.75), height: 0.26 })
  stage.sky({ kind: 'clear', horizon: 320, clouds: 0.4 })
  stage.ridge({ base: 298, rise: 40, wave: 620, colour: '#5f7692', distance: 0.5, foot: 360 })
  stage.mist(330, 40, 0.5, '#f4e0c0')
  stage.put(hedge, [800, 348, 46, 1, 0.36], { width: 1800, ragged: 0.5 })
  stage.ground({ top: 340, colour: '#a2704a', patches: '#b98a5c', grass: 0, distance: 0.34 })
  const rows = [-3600, -2100, -800, 450, 1650, 2900, 4300] as const
  for (const near of rows) line(stage, near, near === 450 ? 0.1 : 1.1)
  for (const k of [0.06, 0.08, 0.105, 0.135, 0.17, 0.215, 0.27, 0.34, 0.43]) {
    if (k === 0.215) grower(stage)
    for (const near of rows) plant(stage, near, k)
  }
  for (const [x, y, size] of [
    [1330, 900, 330],
    [-40, 900, 330],
  ] as const)
    bigCabbage(stage, x, y, size)
  clods(stage)
  bigCabbage(stage, 350, 1120, 560)
  lifted(stage, runsOn)
  // The hand comes from above, so that finger and thumb are seen on both sides of the line.
  closeHand(pen, stage.place([held[0] - 2, held[1] + 6, 640]), stage.light, {
    skin: '#7b4a30',
    sleeve: '#c8603a',
    grip: 'nip',
    way,
    palm,
    side: 1,
    fingers: grasping,
    things: bracelet(),
  })
  overFinger(stage, runsOn)
  drops(stage)
}

/** A black line along a row. */
function line(stage: Expo, near: number, to: number): void {
  for (let k = 0.04; k < to; k += 0.02) {
    const [a, b] = [along(near, k), along(near, k + 0.022)]
    stage.line(a, a, b, '#232428', 34 * k)
    const lit = -8 * k
    stage.line([a[0] + lit, a[1]], [a[0] + lit, a[1]], [b[0] + lit, b[1]], '#6a737c', 6 * k)
  }
}

/** A plant of a far row beside its wet spot. */
function plant(stage: Expo, near: number, k: number): void {
  const [x, y] = along(near, k)
  if (x < -300 || x > 1900) return
  const air = 0.42 * Math.max(0, 1 - k * 2.4)
  const size = 420 * k * around(stage.random, 1, 0.16)
  const wet = mix('#4a2a1c', stage.light.air, air)
  stage.glow([x, y + size * 0.03, size * 0.9], size * 0.26, wet, 0.9, 0.5)
  bigCabbage(stage, around(stage.random, x - size * 0.5, size * 0.12), y, size * 0.95, air)
}

/** Another farmer stoops over the rows, some way off. */
function grower(stage: Expo): void {
  stage.glow([452, 534, 220], 26, '#2a1712', 0.6, 0.3)
  stage.person([440, 534, 245, 1, 0.14], {
    pose: 'bending-to-pick',
    dress: 'kanga',
    sex: 'woman',
    skin: 'umber',
    turn: 0.2,
    shadow: false,
    wear: { hat: 'straw', shirt: '#e9dcc0', lowerColour: '#7a3f74' },
  })
}

/** Broad veined leaves around a tight heart, the inner ones cupped up against it; `y` is its foot. */
function bigCabbage(stage: Expo, x: number, y: number, size: number, distance = 0): void {
  const { pen, light, random } = stage
  stage.glow([x - light.from * size * 0.16, y, size * 1.5], size * 0.4, '#24130c', 0.75, 0.35)
  const whorl = (count: number, long: number, up: number, sky: number, least: number): void =>
    Array.from({ length: count }, (_, i) =>
      around(random, (i / count) * Math.PI * 2 + up * 9, 0.12),
    )
      .filter((turn) => Math.sin(turn) > least)
      .toSorted((a, b) => Math.sin(a) - Math.sin(b))
      .forEach((turn) => {
        const [dx, dy] = [Math.cos(turn), Math.sin(turn) * 0.5 - sky]
        collardLeaf(
          pen,
          {
            from: [x - dx * size * 0.04, y - size * up],
            angle: Math.atan2(dy, dx),
            length: size * long * Math.max(0.62, Math.hypot(dx, dy)) * around(random, 1, 0.06),
            width: size * long * around(random, 0.86, 0.08),
            sunny: 0.36 + up + sky * 0.2 + Math.cos(turn) * light.from * 0.3,
          },
          light,
          random,
          distance,
        )
      })
  whorl(9, 0.56, 0.13, 0.3, -2)
  heart(stage, x, y - size * 0.33, size * 0.185)
  const green = tonesOf('#5f9058', light, distance)
  stage.oval(x, y - size * 0.15, size * 0.34, size * 0.26, green.middle)
  whorl(7, 0.36, 0.12, 0.62, -0.55)
}

/** The heart: a ball of leaves that lap over each other, each with its pale rib. */
function heart(stage: Expo, x: number, y: number, r: number): void {
  const { pen, light } = stage
  const tones = tonesOf('#9cc07e', light)
  stage.glow([x, y + r * 0.3, r * 3], r * 2.4, '#1c2a14', 0.5, 0.3)
  for (const [dx, dy, share, turn] of [
    [0, 0, 1, 0],
    [0.2, 0.1, 0.82, 0.5],
    [-0.16, 0.14, 0.7, -0.5],
  ] as const) {
    const [cx, cy] = [x + dx * r, y + dy * r]
    pen.fillStyle = stage.blend(
      [cx + light.from * r * share, cy - r * share],
      [cx - light.from * r * share, cy + r * share],
      [
        [0, mix(tones.lit, '#f4f8d8', 0.3)],
        [0.5, tones.middle],
        [1, tones.shade],
      ],
    )
    pen.beginPath()
    pen.ellipse(cx, cy, r * share, r * share * 0.94, turn, 0, Math.PI * 2)
    pen.fill()
    pen.strokeStyle = glaze('#f2f6d6', 0.55)
    pen.lineWidth = r * 0.035
    pen.stroke()
    for (const side of [-0.5, -0.18, 0.18, 0.5])
      stage.line(
        [cx, cy + r * share * 0.9],
        [cx + side * r * share * 0.9, cy + r * share * 0.2],
        [cx + side * r * share * 1.3, cy - r * share * 0.55],
        glaze('#eef4cc', 0.5),
        r * (side * side < 0.1 ? 0.05 : 0.03),
      )
  }
}

/** The wet soil around the near plant, in crumbs that gleam. */
function clods(stage: Expo): void {
  const { random } = stage
  stage.glow([640, 1130, 1500], 420, '#2a150c', 0.95, 0.45)
  stage.glow([drip[0], 1118, 620], 150, '#170b06', 0.85, 0.4)
  for (let i = 0; i < 520; i++) {
    const turn = random() * Math.PI * 2
    const out = Math.sqrt(random())
    const [x, y] = [680 + Math.cos(turn) * out * 680, 1120 + Math.sin(turn) * out * 150]
    const wide = (10 + 26 * random()) * (0.6 + 0.4 * (y / 1200))
    const dry = mix('#3a2014', '#94633f', out ** 3)
    stage.oval(x, y, wide, wide * 0.6, mix(dry, '#1c0f08', 0.35 * random()))
    stage.oval(x - wide * 0.16, y - wide * 0.15, wide * 0.36, wide * 0.16, glaze('#cfe0ea', 0.5))
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/04-drip',
    height: 1200,
    seed: 6104,
    compose: dripLine,
    fine: true,
    focus: [
      { x: 910, y: 480, radius: 260 },
      { x: 768, y: 910, radius: 170 },
      { x: 400, y: 980, radius: 260 },
    ],
  },
]
