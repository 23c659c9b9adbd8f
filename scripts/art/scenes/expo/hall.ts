import { mix } from '../../kit/colour'
import { tonesOf, type Point } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { hallStand } from './hall-stand'
import { Expo } from './stage'

const turn = 0.5
const tilt = 0.62
/** Pixels of a metre. */
const metre = 88

/** A point of the hall: metres along the back wall, up, and away from that wall. */
function at(x: number, up: number, z: number): Point {
  const across = x * Math.cos(turn) - z * Math.sin(turn)
  const near = x * Math.sin(turn) + z * Math.cos(turn)
  return [330 + across * metre, 330 + (near * Math.sin(tilt) - up * Math.cos(tilt)) * metre]
}

const produce = [
  ['#c8402c', '#d98a2a', '#6f9a3f'],
  ['#d9a23a', '#4f7a3a'],
  ['#7a3f6a', '#e0c24a', '#c8402c'],
  ['#e0892a', '#efe0b0'],
  ['#5f8f3f', '#c8402c'],
  ['#b9862f', '#8a4a2c', '#6f9a3f'],
] as const
const colours = ['#2f6f8a', '#b4523a', '#3f8a5a', '#7a4f86', '#d8a325', '#4a6f9a'] as const

/** Aisles, banners and a slow river of people, seen from the gallery. */
function hallFromAbove(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, {
    from: 0.7,
    height: 0.62,
    strength: 0.8,
    warm: '#fff0cc',
    cool: '#4f4c64',
    air: '#d6c6a8',
  })
  room(stage)
  const things: { depth: number; paint: () => void }[] = []
  const add = (x: number, z: number, paint: () => void): void => {
    things.push({ depth: x * Math.sin(turn) + z * Math.cos(turn), paint })
  }
  const view = { turn, tilt }
  const away = (x: number, z: number): number =>
    Math.max(0, 0.26 - 0.019 * (x * Math.sin(turn) + z * Math.cos(turn)))
  ;[1.6, 7.2, 12.8, 18.4].forEach((z, row) => {
    for (let i = 0; i < 9; i++) {
      const x = 1.9 + i * 2.75 + (i > 2 ? 1.9 : 0) + (i > 5 ? 1.9 : 0)
      const [px, py] = at(x, 0, z)
      if (px < -160 || px > 1760 || py > 1420) continue
      add(x, z, () => {
        stage.put(hallStand, [px, py, 2.2 * metre, 1, away(x, z)], {
          ...view,
          colour: colours[(i * 5 + row * 2) % 6] ?? '#2f6f8a',
          second: colours[(i * 5 + row * 2 + 3 + (i % 2)) % 6] ?? '#d8a325',
          goods: produce[(i * 5 + row) % 6] ?? produce[0],
        })
      })
    }
    // Visitors in the aisle before the row.
    for (let i = 0; i < 13; i++) {
      const [x, off] = [0.8 + i * 2 + random() * 1.3, 1.7 + random() * 1.5]
      add(x, z + off, () => visitor(stage, at(x, 0, z + off), i + row, away(x, z)))
    }
  })
  for (const z of [4.4, 10, 15.6]) {
    add(-40, z + 14, () => wire(stage, z))
    for (let i = 0; i < 5; i++) add(3.4 + i * 4.6, z, () => banner(stage, 3.4 + i * 4.6, z, i))
  }
  for (const { paint } of things.toSorted((one, other) => one.depth - other.depth)) paint()
  stage.glow([1500, 200, 1500], 900, '#fff2cc', 0.3)
}

function visitor(stage: Expo, [x, y]: Point, kind: number, distance: number): void {
  const { random } = stage
  const child = kind % 7 === 3
  stage.person([x, y, (child ? 1.2 : 1.7) * metre, random() < 0.5 ? 1 : -1, distance], {
    pose:
      (['walking', 'talking', 'standing', 'walking', 'explaining', 'listening'] as const)[
        kind % 6
      ] ?? 'walking',
    dress: (['kanga', 'suit', 'shirt', 'dress', 'tee', 'fleece'] as const)[(kind * 5) % 6] ?? 'tee',
    view: [0.6, -0.7, 1.1, -1.2][kind % 4] ?? 0.6,
    tilt: 0.5,
    age: child ? 'child' : 'adult',
    visitor: kind % 5 === 2,
    ...(kind % 4 === 1 ? { wear: { hat: 'straw' } } : {}),
  })
}

/** Floor with carpets in the aisles, the two walls, their windows and the light these let in. */
function room(stage: Expo): void {
  const floor = '#b79a72'
  stage.box(
    [0, 0, 1600, 1200],
    stage.blend(
      [0, 300],
      [0, 1200],
      [
        [0, mix(floor, '#e6d6b4', 0.5)],
        [1, mix(floor, '#5a4438', 0.25)],
      ],
    ),
  )
  const plane = (x0: number, x1: number, z0: number, z1: number, colour: string): void =>
    stage.shape([at(x0, 0, z0), at(x1, 0, z0), at(x1, 0, z1), at(x0, 0, z1)], colour)
  for (let i = 0; i < 17; i++) plane(0, 30, i * 2, i * 2 + 0.05, 'rgba(110,84,58,0.35)')
  for (let i = 0; i < 17; i++) plane(i * 2, i * 2 + 0.05, 0, 34, 'rgba(110,84,58,0.35)')
  for (const z of [3.1, 8.7, 14.3, 19.9]) plane(0, 34, z, z + 1.8, 'rgba(150,62,50,0.62)')
  for (const x of [9.1, 19.2]) plane(x, x + 1.5, 0, 34, 'rgba(150,62,50,0.5)')
  const [back, left] = ['#d9c6a0', '#a98f6c']
  stage.shape([at(0, 0, 0), at(34, 0, 0), at(34, 7, 0), at(0, 7, 0)], back)
  stage.shape([at(0, 0, 0), at(0, 0, 30), at(0, 7, 30), at(0, 7, 0)], left)
  for (let i = 0; i < 8; i++) {
    const x = 1 + i * 3.2
    stage.shape([at(x, 2.9, 0), at(x + 2.2, 2.9, 0), at(x + 2.2, 4.6, 0), at(x, 4.6, 0)], '#fff6da')
    stage.line(at(x + 1.1, 2.9, 0), at(x + 1.1, 3.8, 0), at(x + 1.1, 4.6, 0), '#a58a60', 6)
    stage.line(at(x, 2.85, 0), at(x + 1, 2.85, 0), at(x + 2.2, 2.85, 0), '#8f7550', 9)
    plane(x - 0.6, x + 1.2, 0.4, 5.4, 'rgba(255,238,190,0.2)')
  }
  for (let i = 0; i < 5; i++) {
    const z = 1.2 + i * 3.2
    stage.shape([at(0, 2.9, z), at(0, 2.9, z + 2.2), at(0, 4.6, z + 2.2), at(0, 4.6, z)], '#e0cfa4')
    stage.line(at(0, 2.9, z + 1.1), at(0, 3.8, z + 1.1), at(0, 4.6, z + 1.1), '#7f6848', 6)
  }
  stage.line(at(0, 0, 0), at(0, 3, 0), at(0, 7, 0), '#7f6848', 8)
  stage.line(at(0, 0.05, 0), at(12, 0.05, 0), at(30, 0.05, 0), '#8f7550', 10)
  stage.line(at(0, 0.05, 0), at(0, 0.05, 8), at(0, 0.05, 20), '#6f5a40', 10)
}

const high = 5.6

/** A wire from wall to wall. */
function wire(stage: Expo, z: number): void {
  stage.line(at(0, high, z), at(13, high - 0.15, z), at(26, high, z), '#5a5048', 5)
}

/** A long cloth of two colours that hangs from its wire by two cords. */
function banner(stage: Expo, x: number, z: number, kind: number): void {
  const tones = tonesOf(colours[(kind * 2 + Math.round(z)) % 6] ?? '#2f6f8a', stage.light)
  const [a, b] = [x, x + 1.05]
  for (const edge of [a + 0.1, b - 0.1])
    stage.line(at(edge, high, z), at(edge, high - 0.1, z), at(edge, high - 0.3, z), '#5a5048', 4)
  stage.shape(
    [
      at(a, high - 0.28, z),
      at(b, high - 0.28, z),
      at(b, high - 1.9, z),
      at((a + b) / 2, high - 2.15, z),
      at(a, high - 1.9, z),
    ],
    stage.blend(at(a, high, z), at(b, high - 2, z), [
      [0, tones.middle],
      [1, tones.lit],
    ]),
  )
  stage.shape(
    [at(a, high - 0.7, z), at(b, high - 0.7, z), at(b, high - 1.05, z), at(a, high - 1.05, z)],
    '#f1e6c8',
  )
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/trade-expo-2023/06-hall',
    height: 1200,
    seed: 6206,
    compose: hallFromAbove,
    focus: [{ x: 800, y: 800, radius: 520 }],
  },
]
