import { dressed, type DressedOptions } from '../../kit/human/dressed'
import { outward, type Vec } from '../../kit/animals/volume'
import { blob, type Form } from '../../kit/human/forms'
import { rucksackForms } from '../../kit/human/rucksack'
import { tint } from '../../kit/human/tint'
import type { Joints } from '../../kit/people/skeleton'
import { actions } from '../../kit/people/actions'
import type { Body } from '../../kit/people/body'
import type { Action } from '../../kit/people/poses'
import { tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { room } from './hall-room'
import { at, fade, metreAt, stallBack, stallFront, vanish, type Stall } from './hall-view'
import { Expo } from './stage'

const colours = ['#2f6f8a', '#b4523a', '#3f8a5a', '#7a4f86', '#d8a325', '#4a6f9a'] as const
const rightColours = ['#b4523a', '#7a4f86', '#d8a325', '#4a6f9a', '#3f8a5a', '#a8553f'] as const

/** How the stalls are made in turn: height and stripes of the roof, size of the goods. */
const makes = [
  { high: 0, bands: 8, goods: 1 },
  { high: 0.22, bands: 5, goods: 1.45 },
  { high: 0.1, bands: 1, goods: 1 },
  { high: 0.3, bands: 11, goods: 0.85 },
  { high: 0.18, bands: 8, goods: 1.45 },
] as const

/** Down the long aisle from the low gallery: two rows of stalls, banners, the sun on the floor. */
function hallFromAbove(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, {
    from: -0.7,
    height: 0.5,
    strength: 0.9,
    warm: '#ffe9b8',
    cool: '#4f4c64',
    air: '#dcccae',
  })
  room(stage)
  const things: { depth: number; paint: () => void }[] = []
  for (let i = 0; i < 12; i++)
    for (const side of [-1, 1] as const) {
      // The two rows do not mirror each other: one begins later, and each stall has its own make.
      const near = (side > 0 ? 5.55 : 4.5) + i * 3.1
      const stall: Stall = {
        side,
        near,
        kind: side > 0 ? i * 2 + 1 : i,
        colour: (side > 0 ? rightColours : colours)[(i * (side > 0 ? 1 : 2)) % 6] ?? '#2f6f8a',
        ...makes[(i + (side > 0 ? 3 : 0)) % makes.length],
      }
      things.push({ depth: near + 1.2, paint: () => stand(stage, stall, i) })
    }
  for (let i = 0; i < 5; i++)
    for (const x of [-1.7, 1.7])
      things.push({
        depth: 11 + i * 6.2,
        paint: () => banner(stage, x, 11 + i * 6.2, i + (x > 0 ? 2 : 0)),
      })
  for (const one of crowd) things.push({ depth: one.d, paint: () => visitor(stage, one) })
  for (const { paint } of things.toSorted((one, other) => other.depth - one.depth)) paint()
  nearPeople(stage)
  stage.glow([vanish[0], 300, 1300], 700, '#fff2cc', 0.3)
}

type Visitor = { x: number; d: number; tall?: number; side?: 1 | -1 } & DressedOptions

/** The visitors from far to near: some walk, some talk in twos, some lean over a counter. */
const crowd: readonly Visitor[] = [
  { x: -1.2, d: 36, dress: 'kanga', turn: 1.2 },
  { x: 0.4, d: 34, dress: 'suit', turn: -1.1 },
  { x: 1.5, d: 32, dress: 'shirt', turn: 0.9 },
  { x: -0.3, d: 30, dress: 'tee', turn: 1.1 },
  { x: 0.9, d: 29, dress: 'fleece', turn: -1, visitor: true },
  { x: -1.5, d: 27, dress: 'dress', pose: 'talking', turn: 0.4, sex: 'woman' },
  { x: -0.95, d: 27, dress: 'suit', pose: 'listening', turn: 0.3, side: -1, sex: 'man' },
  { x: 1.7, d: 25, dress: 'kanga', turn: -0.9, sex: 'woman', tall: 1.6 },
  { x: 0.3, d: 24, dress: 'shirt', turn: 1.15, tall: 1.76 },
  { x: -0.75, d: 22, dress: 'fleece', turn: -1.2, visitor: true },
  {
    x: 1.15,
    d: 21,
    dress: 'kanga',
    sex: 'woman',
    pose: 'carrying-on-head',
    turn: 1.1,
    tall: 1.64,
    side: -1,
  },
  { x: -1.8, d: 19, dress: 'tee', pose: 'reaching-over', turn: -0.5, side: -1, sex: 'man' },
  { x: 0.3, d: 18, dress: 'dress', sex: 'woman', turn: -1.25, tall: 1.63 },
  { x: 1.85, d: 16.6, dress: 'fleece', pose: 'pointing', turn: -0.6, visitor: true },
  { x: -0.75, d: 16.4, dress: 'shirt', sex: 'man', turn: 0.95, tall: 1.8 },
  { x: 0.62, d: 13.6, dress: 'kanga', sex: 'woman', pose: 'talking', turn: 0.3, tall: 1.62 },
  { x: 1.15, d: 13.5, dress: 'shirt', sex: 'man', pose: 'listening', turn: 0.35, side: -1 },
  { x: -1.75, d: 12.4, dress: 'dress', sex: 'woman', pose: 'pointing', turn: -0.55, side: -1 },
]

function visitor(stage: Expo, { x, d, tall = 1.7, side = 1, ...options }: Visitor): void {
  const [px, py] = at(x, 0, d)
  stage.glow([px, py, 0.9 * metreAt(d)], 0.16 * metreAt(d), '#3a2a22', 0.5, 0.2)
  stage.put(dressed, [px, py, tall * metreAt(d), side, fade(d) * 0.8], {
    pose: 'walking',
    tilt: 0.16,
    shadow: false,
    ...options,
  })
}

/** A stall with its seller behind the counter. */
function stand(stage: Expo, stall: Stall, index: number): void {
  stallBack(stage, stall)
  if (index > 0 && index < 7) {
    const d = stall.near + 1.3
    const [x, y] = at(3.75 * stall.side, 0, d)
    stage.put(dressed, [x, y, 1.66 * metreAt(d), stall.side > 0 ? -1 : 1, fade(d)], {
      dress: index % 2 ? 'apron' : 'shirt',
      pose: index % 3 ? 'standing' : 'explaining',
      turn: 0.5,
      tilt: 0.16,
      shadow: false,
    })
  }
  stallFront(stage, stall)
}

/** Those who walk down the aisle before the painter: a mother with her shopping, a girl, a guest. */
function nearPeople(stage: Expo): void {
  for (const [x, d, tall, side, options] of [
    [
      0.95,
      7.4,
      1.78,
      1,
      {
        sex: 'man',
        dress: 'fleece',
        skin: 'sienna',
        action: (body: Body): Action => {
          const walk = actions.walking(body, () => 0)
          // The hind foot still rolls off its ball, close to the ground.
          const leftFoot: Vec = [-0.13, 0.058, -body.hipHalf * 0.8]
          return { ...walk, pose: { ...walk.pose, leftFoot, leftToe: 0.3, rightToe: -0.08 } }
        },
        turn: -1.15,
        wear: {
          shirt: '#c9a352',
          shoe: '#5f3d28',
          lowerColour: '#4f5b66',
          hat: 'sunhat',
          hatColour: '#e3dac4',
        },
        things: (joints: Joints, body: Body) => rucksackForms(joints, body, '#5f6a3f', []),
      },
    ],
    [
      -0.42,
      5.75,
      1.72,
      1,
      {
        sex: 'woman',
        dress: 'kanga',
        skin: 'umber',
        action: (body: Body): Action => {
          const walk = actions['carrying-on-head'](body, () => 0)
          return { ...walk, pose: { ...walk.pose, left: [0.02, 0.452, -0.175] } }
        },
        hands: { left: { grip: 'hold', point: [0.05, -1, -0.25], palm: [0.2, 0, 1] } },
        things: (joints: Joints) => [sash(joints)],
        turn: -1.2,
        wear: { hair: 'wrap', cloth: '#d98a1f', shirt: '#f0e4cc', lowerColour: '#2f6f9a' },
      },
    ],
    [
      -0.94,
      5.72,
      1.18,
      1,
      {
        age: 'child',
        sex: 'woman',
        dress: 'dress',
        skin: 'umber',
        // Her hand is up in that of her mother.
        action: (body: Body): Action => {
          const walk = actions.walking(body, () => 0)
          return { ...walk, pose: { ...walk.pose, right: [0.04, 0.585, 0.225] } }
        },
        hands: { right: { grip: 'hold', point: [0, 0.75, 0.6], palm: [0.3, 0, -1] } },
        turn: -1.15,
        face: { worn: { kind: 'puffs' } },
        wear: { shirt: '#e2b23e', lowerColour: '#e2b23e' },
      },
    ],
  ] as const) {
    const [px, py] = at(x, 0, d)
    stage.glow([px + 20, py, 1.1 * metreAt(d)], 0.17 * metreAt(d), '#33241e', 0.65, 0.25)
    // Each sole darkens the carpet right where it stands.
    const size = tall * metreAt(d)
    for (const [forward, right] of [
      [0.165, 0.043],
      [-0.09, -0.043],
    ] as const)
      stage.glow(
        [
          px + size * (0.41 * forward + 0.91 * right),
          py - size * 0.19 * forward + size * 0.005,
          size * 0.15,
        ],
        size * 0.042,
        '#1f120e',
        0.85,
        0.45,
      )
    stage.person([px, py, size, side], { ...options, tilt: 0.2, shadow: false })
  }
}

/** A sash that ties shirt and kanga at the waist. */
function sash({ pelvis }: Joints): Form {
  const colour = tint('#d98a1f')
  const at = (turn: number): Vec =>
    outward(pelvis, [0.004 + 0.082 * Math.cos(turn), 0.04, 0.096 * Math.sin(turn)])
  const sides = 22
  const cones = Array.from({ length: sides }, (_, i) => ({
    a: at((i / sides) * Math.PI * 2),
    b: at(((i + 1) / sides) * Math.PI * 2),
    ra: 0.0145,
    rb: 0.0145,
  }))
  return blob(cones, 0.004, () => ({ colour, gloss: 0.06, flesh: false }))
}

/** A long cloth of two colours that hangs over the aisle. */
function banner(stage: Expo, x: number, d: number, kind: number): void {
  const tones = tonesOf(colours[kind % 6] ?? '#2f6f8a', stage.light, fade(d))
  const [a, b] = [x - 0.55, x + 0.55]
  for (const edge of [a + 0.08, b - 0.08])
    stage.line(at(edge, 7.4, d), at(edge, 6.6, d), at(edge, 5.9, d), '#5a5048', 0.03 * metreAt(d))
  stage.shape(
    [at(a, 5.9, d), at(b, 5.9, d), at(b, 4, d), at(x, 3.7, d), at(a, 4, d)],
    stage.blend(at(a, 5, d), at(b, 5, d), [
      [0, tones.lit],
      [1, tones.middle],
    ]),
  )
  stage.shape([at(a, 5.4, d), at(b, 5.4, d), at(b, 5, d), at(a, 5, d)], '#f1e6c8')
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/trade-expo-2023/06-hall',
    height: 1200,
    seed: 6206,
    compose: hallFromAbove,
    fine: true,
    focus: [
      { x: 690, y: 780, radius: 260 },
      { x: 560, y: 900, radius: 170 },
      { x: 990, y: 680, radius: 190 },
      { x: 800, y: 500, radius: 230 },
      { x: 900, y: 580, radius: 170 },
      { x: 590, y: 590, radius: 150 },
    ],
  },
]
