import { noise } from '../../kit/animals/noise'
import type { Frame as Space, Vec } from '../../kit/animals/volume'
import { gripPoint } from '../../kit/body/grips'
import type { Face } from '../../kit/head/face'
import { handOf, handSize, type HandPose } from '../../kit/human/figure'
import { blob, far, within, type Cone, type Form } from '../../kit/human/forms'
import { human, type HumanOptions } from '../../kit/human/human'
import { render } from '../../kit/human/render'
import { pointOf } from '../../kit/human/things'
import { stain, tint } from '../../kit/human/tint'
import { lightOf } from '../../kit/light'
import { hang, stand } from '../../kit/people/poses'
import { tonesOf } from '../../kit/shapes'
import type { Spot } from '../../kit/stage'
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
const edge = 905

/** Around a table of maize a class in blue looks up to the cob in their teacher's hand. */
function schoolDay(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('golden', -0.7), height: 0.22 })
  stage.sky({ kind: 'golden', horizon: 430, clouds: 0.6 })
  stage.knuckles(440, { shift: -80, distance: 0.5 })
  stage.ground({ top: 445, ...grass, grass: 20, distance: 0.28 })
  stage.tent([1180, 560, 105, -1, 0.26], { pennant: '#d9a23a' })
  stage.glow([700, 330, 1300], 800, '#ffd890', 0.3, 0.03)
  pupil(
    stage,
    [790, 970, -1, 0.03],
    { skin: '#6b4029', worn: { kind: 'braids' }, smile: 0.7 },
    { turn: 0.3, nod: -0.1 },
  )
  pupil(
    stage,
    [1010, 1040, -1, 0.02],
    { skin: '#8a5638', sex: 'man', smile: 0.9, open: 0.4 },
    { turn: 0.12, nod: -0.1 },
  )
  teacher(stage)
  pupil(
    stage,
    [1245, 1000, -1, 0],
    { skin: '#5f3a27', worn: { kind: 'puffs' }, smile: 0.6, open: 0.2 },
    { turn: 0.12, nod: -0.16 },
  )
  stallTop(stage)
  stage.glow([1400, 1080, 620], 300, '#5a3a22', 0.5, 0.2)
  stage.put(human, [1430, 1850, 1120, -1], {
    ...child({ skin: '#7b4a30', sex: 'man' }, '#2f5a9c'),
    turn: -0.75,
    pose: (body) => ({
      ...stand(body),
      look: 0.1,
      nod: -0.1,
      left: hang(body, -1),
      right: hang(body, 1),
    }),
  })
}

function child(face: Omit<Face, 'age'>, colour: string): Omit<HumanOptions, 'pose'> {
  return {
    face: { age: 'child', plump: 0.7, nose: 0.9, gaze: [0, 0.25], ...face },
    headScale: 1,
    outfit: { top: { colour }, sleeves: 'long', collar: '#ece4d0', bottom: { colour: '#6b6a66' } },
    shadow: false,
  }
}

/** A pupil behind the table, up to the chest above it. */
function pupil(
  stage: Expo,
  [x, size, side, away]: readonly [number, number, 1 | -1, number],
  face: Omit<Face, 'age'>,
  { turn, nod }: { turn: number; nod: number },
): void {
  const spot: Spot = [x, 1500, size, side, away]
  stage.put(human, spot, {
    ...child(face, size > 1010 ? '#35649f' : '#2b5290'),
    turn,
    tilt,
    pose: (body) => ({
      ...stand(body),
      lean: 0.14,
      nod,
      left: [0.16, 0.52, -0.1],
      right: [0.18, 0.52, 0.08],
      elbows: [-0.5, -0.6, 0.8],
    }),
  })
}

function teacher(stage: Expo): void {
  const holding: HandPose = { grip: 'hold', palm: [0.25, 0, 1] }
  stage.put(human, [330, 1560, 1400, 1], {
    face: {
      skin: '#74472e',
      sex: 'woman',
      smile: 0.8,
      open: 0.35,
      gaze: [0.1, 0],
      worn: { kind: 'wrap', colour: '#d9a23a', second: '#a8392a' },
    },
    outfit: {
      top: { colour: '#b8402f', second: '#e8c070', pattern: 'kanga' },
      sleeves: 'short',
      lower: 'long-skirt',
      bottom: { colour: '#b8402f' },
    },
    turn: 0.3,
    tilt: 0.05,
    shadow: false,
    left: holding,
    right: holding,
    pose: (body) => ({
      ...stand(body),
      lean: 0.06,
      nod: 0.02,
      left: [0.15, 0.55, -0.1],
      right: [0.27, 0.81, 0.06],
      elbows: [-0.3, -0.9, 0.4],
    }),
    things: (joints, body) => {
      const hand = handOf(joints.rightArm, 1, holding)
      const at = pointOf(hand, handSize(body), gripPoint('hold'))
      return [cobForm(at, 0.115, yellow, [0.24, 0.97, 0])]
    },
  })
}

/** A cob, `high` long: kernels in rows, each a little swollen. */
function cobForm(at: Vec, high: number, [grainy, light, deep]: Corn, axis: Vec): Form {
  const [x, y] = axis
  const along: Space = { at, x: [y, -x, 0], y: axis, z: [0, 0, 1] }
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

/** The dried husk drawn back from the foot of a cob that lies toward `axis`. */
function huskForm([x, y]: Vec, high: number): Form {
  const straw = tint('#b9b06a')
  return blob(
    [-0.16, -0.05, 0.08, 0.18].map((out): Cone => ({
      a: [-0.2 * high * x, -0.2 * high * y, 0],
      b: [-0.72 * high * x - out * high * y * 1.6, -0.72 * high * y + out * high * x * 1.6, 0.02],
      ra: 0.12 * high,
      rb: 0.02 * high,
      flat: 0.35,
      axis: [0, 0, 1],
    })),
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
    for (let i = 0; i < 8 - row; i++) {
      const step = 205 + 50 * row
      const x = 60 + (i + (row % 2) * 0.5) * step + 70 * (stage.random() - 0.5)
      const y = edge + 62 + row * 92 + 30 * (stage.random() - 0.5)
      const turn = (i % 2 ? 0.25 : Math.PI - 0.2) + (stage.random() - 0.5) * 0.7
      const long = 125 + 45 * row
      const axis: Vec = [Math.cos(turn), Math.sin(turn) * 0.6, 0]
      const unit = Math.hypot(axis[0], axis[1])
      const way: Vec = [axis[0] / unit, axis[1] / unit, 0]
      stage.glow([x + long * 0.2, y + long * 0.17, long * 1.9], long * 0.4, '#4a3020', 0.6, 0.35)
      const corn = corns[(i * 5 + row * 2) % 6] ?? yellow
      render(
        stage.pen,
        [huskForm(way, 1), cobForm([0, 0, 0], 1, corn, way)],
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
      { x: 400, y: 340, radius: 200 },
      { x: 720, y: 380, radius: 170 },
      { x: 1060, y: 600, radius: 300 },
      { x: 600, y: 1040, radius: 400 },
    ],
  },
]
