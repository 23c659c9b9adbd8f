import { dressed } from '../../kit/human/dressed'
import { outward, type Vec } from '../../kit/animals/volume'
import { blob, type Form } from '../../kit/human/forms'
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
      const near = 4.5 + i * 3.1
      const stall: Stall = {
        side,
        near,
        kind: i + (side > 0 ? 1 : 0),
        colour: colours[(i * 2 + (side > 0 ? 3 : 0)) % 6] ?? '#2f6f8a',
      }
      things.push({ depth: near + 1.2, paint: () => stand(stage, stall, i) })
    }
  for (let i = 0; i < 5; i++)
    for (const x of [-1.7, 1.7])
      things.push({
        depth: 11 + i * 6.2,
        paint: () => banner(stage, x, 11 + i * 6.2, i + (x > 0 ? 2 : 0)),
      })
  for (const [x, d, kind] of crowd)
    things.push({ depth: d, paint: () => visitor(stage, x, d, kind) })
  for (const { paint } of things.toSorted((one, other) => other.depth - one.depth)) paint()
  nearPeople(stage)
  stage.glow([vanish[0], 300, 1300], 700, '#fff2cc', 0.3)
}

const crowd = [
  [-1.2, 36, 0],
  [0.4, 34, 1],
  [1.5, 32, 2],
  [-0.2, 30, 4],
  [0.9, 29, 5],
  [-1.4, 27, 3],
  [1.7, 25, 0],
  [0.2, 24, 2],
  [-0.8, 22, 5],
  [1.2, 21, 4],
  [-1.7, 19, 1],
  [0.5, 18.5, 0],
  [1.75, 16.5, 5],
  [-0.5, 15.5, 2],
  [0.9, 13.5, 3],
  [-1.7, 12.5, 4],
  [1.8, 11, 2],
  [-0.9, 10.2, 5],
] as const

function visitor(stage: Expo, x: number, d: number, kind: number): void {
  const [px, py] = at(x, 0, d)
  stage.glow([px, py, 0.9 * metreAt(d)], 0.16 * metreAt(d), '#3a2a22', 0.5, 0.2)
  stage.put(dressed, [px, py, 1.7 * metreAt(d), x > 0 ? 1 : -1, fade(d) * 0.8], {
    pose: 'walking',
    dress: (['kanga', 'suit', 'shirt', 'dress', 'tee', 'fleece'] as const)[kind] ?? 'tee',
    view: [1.2, -1.1, 0.9, -1.3, 1.1, -1][kind] ?? 0.6,
    tilt: 0.16,
    visitor: kind === 5,
    shadow: false,
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
        pose: 'walking',
        turn: -1.15,
        wear: { shirt: '#c9a352', lowerColour: '#4f5b66', hat: 'sunhat', hatColour: '#e3dac4' },
        props: ['backpack'],
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
    stage.person([px, py, tall * metreAt(d), side], { ...options, tilt: 0.2, shadow: false })
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
    ra: 0.017,
    rb: 0.017,
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
      { x: 800, y: 520, radius: 200 },
    ],
  },
]
