import { noise } from '../../kit/animals/noise'
import { cross, unit, type Frame as Space, type Vec } from '../../kit/animals/volume'
import { gripPoint } from '../../kit/body/grips'
import { handOf, handSize, type HandPose } from '../../kit/human/figure'
import { blob, far, within, type Cone, type Form } from '../../kit/human/forms'
import { human } from '../../kit/human/human'
import { render } from '../../kit/human/render'
import { pointOf } from '../../kit/human/things'
import { stain, tint } from '../../kit/human/tint'
import { lightOf } from '../../kit/light'
import type { Outfit } from '../../kit/human/lower'
import { hang, stand } from '../../kit/people/poses'
import { tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo, grass } from './stage'

/** How steeply the painter looks down. */
const tilt = 0.16

type Corn = readonly [grain: string, pale: string, seam: string]
const yellow: Corn = ['#eab52e', '#f6dc84', '#9a5f16']
const corns: readonly Corn[] = [
  yellow,
  ['#8f2c34', '#b4525a', '#3f1218'],
  ['#f0e2b4', '#fff6dc', '#a9905a'],
  yellow,
  ['#4a3550', '#775a80', '#1f1424'],
  ['#e08a2a', '#f0b860', '#8a4a14'],
]

/** The far edge of the table on the picture. */
const edge = 880

/** Two pupils at a table of maize, each with a cob in hand, and their teacher who holds one up. */
function schoolDay(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('golden', -0.45), height: 0.2 })
  stage.sky({ kind: 'golden', horizon: 430, clouds: 0.6 })
  stage.knuckles(440, { shift: -80, distance: 0.5 })
  stage.ground({ top: 445, ...grass, grass: 20, distance: 0.28 })
  stage.tent([1230, 560, 105, -1, 0.26], { pennant: '#d9a23a' })
  stage.glow([700, 330, 1300], 800, '#ffd890', 0.3, 0.03)
  // A step nearer than the land is composed for.
  pen.save()
  pen.translate(760, 1180)
  pen.scale(1.09, 1.09)
  pen.translate(-760, -1180)
  teacher(stage)
  girl(stage)
  boy(stage)
  stallTop(stage)
  pen.restore()
}

const jumper = (colour: string): Outfit => ({
  top: { colour },
  sleeves: 'long',
  collar: '#ece4d0',
  bottom: { colour: '#6b6a66' },
})

function teacher(stage: Expo): void {
  const holding: HandPose = { grip: 'hold', palm: [0.5, 0, 1], point: [0.9, 0.12, -0.45] }
  stage.put(human, [400, 1640, 1500, 1], {
    face: {
      skin: '#7b4a30',
      sex: 'woman',
      smile: 0.9,
      open: 0.25,
      lips: 0.85,
      brows: 0.35,
      gaze: [-0.5, -0.2],
      worn: { kind: 'wrap', colour: '#d9a23a', second: '#a8392a' },
    },
    outfit: {
      top: { colour: '#b8402f' },
      sleeves: 'short',
      bottom: { colour: '#5a3428' },
      tucked: true,
      collar: '#cf6a4a',
      folds: 1.4,
    },
    turn: 0.85,
    tilt,
    shadow: false,
    left: holding,
    pose: (body) => ({
      ...stand(body),
      lean: 0.04,
      nod: 0.02,
      look: 0.08,
      left: [0.19, 0.79, -0.16],
      right: hang(body, 1),
      elbows: [-0.4, -0.9, 0.5],
    }),
    things: ({ leftArm }, body) =>
      cobIn(handOf(leftArm, -1, holding), handSize(body), 0.078, yellow),
  })
}

/** The elder of the two, nearly as tall as a woman: she looks from the cob in her hand to the other. */
function girl(stage: Expo): void {
  const holding: HandPose = { grip: 'hold', palm: [0.5, -0.1, 1], point: [0.7, 0.6, 0.2] }
  stage.put(human, [1350, 1600, 1310, -1], {
    face: {
      age: 'youth',
      skin: '#6b4029',
      sex: 'woman',
      smile: 0.8,
      open: 0.2,
      lips: 0.85,
      brows: 0.3,
      gaze: [0.3, 0.15],
      worn: { kind: 'braids' },
    },
    outfit: jumper('#2f5a9c'),
    turn: 0.8,
    tilt,
    shadow: false,
    left: holding,
    pose: (body) => ({
      ...stand(body),
      lean: 0.06,
      nod: 0,
      left: [0.205, 0.655, -0.09],
      right: hang(body, 1),
      elbows: [-0.4, -0.9, 0.5],
    }),
    things: ({ leftArm }, body) =>
      cobIn(handOf(leftArm, -1, holding), handSize(body), 0.08, corns[1] ?? yellow),
  })
}

/** The small one between them looks up with his mouth open, an orange cob in his hand. */
function boy(stage: Expo): void {
  const near: HandPose = { grip: 'hold', palm: [0.3, 0, 1], point: [0.9, 0.3, 0.1] }
  stage.put(human, [985, 1650, 1180, -1], {
    face: {
      age: 'child',
      plump: 0.7,
      skin: '#8a5638',
      sex: 'man',
      nose: 0.9,
      lips: 0.85,
      smile: 0.8,
      open: 0.35,
      brows: 0.5,
      gaze: [0.4, 0.4],
    },
    headScale: 0.94,
    outfit: jumper('#35649f'),
    turn: 0.95,
    tilt,
    shadow: false,
    left: near,
    pose: (body) => ({
      ...stand(body),
      lean: 0.1,
      nod: -0.16,
      look: 0.1,
      left: [0.19, 0.715, -0.08],
      right: hang(body, 1),
      elbows: [-0.4, -0.8, 0.6],
    }),
    things: ({ leftArm }, body) =>
      cobIn(handOf(leftArm, -1, near), handSize(body), 0.09, corns[5] ?? yellow),
  })
}

/** A cob in a closed hand: its foot and the dried husk below the little finger. */
function cobIn(hand: Space, size: number, high: number, corn: Corn): Form[] {
  const up = hand.z[1] < 0 ? -1 : 1
  const axis: Vec = [hand.z[0] * up, hand.z[1] * up, hand.z[2] * up]
  // Pressed into the palm, so that the fingers lie around it and not in it.
  const [u, v, w] = gripPoint('hold')
  const at = pointOf(hand, size, [u - 0.05, v + 0.1, w])
  return [cobForm(at, high, corn, axis), huskForm(axis, high, at)]
}

/** A cob, `high` long: kernels in rows, each a little swollen. */
function cobForm(at: Vec, high: number, [grainy, light, deep]: Corn, axis: Vec): Form {
  const side = unit(cross(axis, [0, 0, 1]))
  const along: Space = { at, x: side, y: axis, z: cross(side, axis) }
  const [gold, pale, seam] = [tint(grainy), tint(light), tint(deep)]
  const grain = (gx: number, gy: number, gz: number): number => {
    const row = Math.abs(Math.sin(Math.atan2(gz, gx) * 6))
    return Math.min(row, Math.abs(Math.sin(gy * 34))) ** 0.6
  }
  return within(along, high, [0, 0.35, 0], 0.75, {
    distance: (fx, fy, fz) => {
      const up = Math.max(0, Math.min(1, (fy + 0.2) / 1.2))
      const wide = 0.17 * Math.sqrt(Math.max(0, 1 - up ** 4)) * (0.86 + 0.2 * (1 - up))
      const d = Math.max(far(fx, fz) - wide, -0.3 - fy, fy - 1)
      return (d < 0.05 ? d - 0.016 * grain(fx, fy, fz) : d) * 0.6
    },
    surface: (fx, fy, fz) => ({
      colour: stain(
        stain(gold, pale, 0.5 * noise(fx * 20, fy * 20, fz * 20, 5)),
        seam,
        0.8 * (1 - grain(fx, fy, fz)) ** 2,
      ),
      gloss: 0.35,
      flesh: false,
    }),
  })
}

/** The dried husk drawn back from the foot of a cob at `foot` that lies toward `axis`. */
function huskForm([x, y, z]: Vec, high: number, [u, v, w]: Vec = [0, 0, 0]): Form {
  const straw = tint('#b9b06a')
  return blob(
    [-0.16, -0.05, 0.08, 0.18].map((out): Cone => ({
      a: [u - 0.2 * high * x, v - 0.2 * high * y, w - 0.2 * high * z],
      b: [
        u - 0.72 * high * x - out * high * y * 1.6,
        v - 0.72 * high * y + out * high * x * 1.6,
        w - 0.72 * high * z + 0.02 * high,
      ],
      ra: 0.12 * high,
      rb: 0.02 * high,
      flat: 0.35,
      axis: [0, 0, 1],
    })),
    0.01 * high,
    () => ({ colour: straw, gloss: 0.05, flesh: false }),
  )
}

/** What is left of the stalk at the foot of a cob that lies on the table. */
function stalkForm([x, y]: Vec): Form {
  const straw = tint('#cdbf84')
  return blob(
    [{ a: [-0.25 * x, -0.25 * y, 0], b: [-0.42 * x, -0.42 * y, 0], ra: 0.1, rb: 0.05 }],
    0.01,
    () => ({ colour: straw, gloss: 0.05, flesh: false }),
  )
}

/** The table under a pale cloth, its far edge across the picture, covered with cobs. */
function stallTop(stage: Expo): void {
  const cloth = tonesOf('#e0cfa4', stage.light)
  stage.box(
    [0, edge, 1600, 1210],
    stage.blend(
      [0, edge],
      [1600, 1200],
      [
        [0, cloth.lit],
        [0.55, cloth.middle],
        [1, cloth.shade],
      ],
    ),
  )
  for (const y of [edge + 26, edge + 40]) stage.box([0, y, 1600, y + 7], 'rgba(180,72,48,0.6)')
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 11 - row; i++) {
      const step = 160 + 36 * row
      const x = 60 + (i + (row % 2) * 0.5) * step + 70 * (stage.random() - 0.5)
      const y = edge + 62 + row * 92 + 30 * (stage.random() - 0.5)
      const turn = (i % 2 ? 0.25 : Math.PI - 0.2) + (stage.random() - 0.5) * 0.7
      const long = 92 + 28 * row
      const axis: Vec = [Math.cos(turn), Math.sin(turn) * 0.6, 0]
      const unit = Math.hypot(axis[0], axis[1])
      const way: Vec = [axis[0] / unit, axis[1] / unit, 0]
      stage.glow([x + long * 0.2, y + long * 0.17, long * 1.9], long * 0.4, '#4a3020', 0.6, 0.35)
      const corn = corns[(i * 5 + row * 2) % 6] ?? yellow
      render(
        stage.pen,
        [stalkForm(way), cobForm([0, 0, 0], 1, corn, way)],
        stage.place([x, y, long]),
        stage.light,
        { turn: 0, tilt: 0.3 },
      )
    }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/11-maize',
    height: 1200,
    seed: 6111,
    compose: schoolDay,
    fine: true,
    focus: [
      { x: 400, y: 231, radius: 170 },
      { x: 836, y: 362, radius: 130 },
      { x: 934, y: 558, radius: 170 },
      { x: 836, y: 765, radius: 110 },
      { x: 1348, y: 362, radius: 170 },
      { x: 1228, y: 733, radius: 110 },
    ],
  },
]
