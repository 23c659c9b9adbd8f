import { plain, type Mesh, type Surface } from './things/mesh'
import { ball } from './things/parts'
import { thing } from './things/thing'

const wood = plain('#8a6238')
const steel = plain('#5a5c5e', 0.4)
const boards: Surface = { colour: '#a9783f', pattern: 'planks' }
const jute: Surface = { colour: '#c3ab7d', pattern: 'weave' }

/** A top-bar hive on legs: a long trough with bars on top, some taken off; `open` from its end. */
export const topBarHive = thing<{ open: number; colour: string }>(
  { turn: 0.35, metres: 1.25 },
  (mesh, _random, { open = 0.4, colour = '#b98a52' }) => {
    const body: Surface = { colour, pattern: 'planks' }
    const [low, high] = [0.6, 1.05]
    for (const side of [1, -1])
      mesh.quad(
        [-0.65, low, 0.15 * side],
        [0.65, low, 0.15 * side],
        [0.65, high, 0.3 * side],
        [-0.65, high, 0.3 * side],
        body,
      )
    for (const x of [-0.65, 0.65])
      mesh.quad([x, low, 0.15], [x, low, -0.15], [x, high, -0.3], [x, high, 0.3], body)
    mesh.quad(
      [-0.65, high - 0.1, 0.28],
      [0.65, high - 0.1, 0.28],
      [0.65, high - 0.1, -0.28],
      [-0.65, high - 0.1, -0.28],
      plain('#3a2818'),
    )
    for (let x = -0.62; x < 0.65; x += 0.068)
      if (x > -0.65 + open * 1.3 || x < -0.55)
        mesh.box([x, high, 0], [0.056, 0.04, 0.66], plain('#c9a06a'))
    for (const x of [-0.5, 0.5])
      for (const z of [-0.2, 0.2]) mesh.bar([x, 0.62, z * 0.6], [x * 1.15, 0, z * 1.6], 0.04, wood)
  },
)

/** A bee smoker: a tin with a leaning spout, a bellows of leather between two boards behind it. */
export const smoker = thing({ turn: 0.3, metres: 0.4 }, (mesh) => {
  const tin = plain('#a4a8aa', 0.7)
  mesh.turned(
    [0, 0, 0],
    [
      [0.095, 0],
      [0.095, 0.22],
      [0.102, 0.222],
      [0.102, 0.24],
      [0.06, 0.29],
    ],
    tin,
    20,
  )
  mesh.bar([0.0, 0.25, 0], [0.15, 0.4, 0], 0.062, tin, 16, 0.026)
  mesh.bar([0.145, 0.395, 0], [0.152, 0.402, 0], 0.021, plain('#241c18'), 14)
  for (const y of [0.06, 0.17])
    mesh.turned(
      [0, y, 0],
      [
        [0.1, 0],
        [0.104, 0.012],
        [0.1, 0.024],
      ],
      plain('#6d7072', 0.4),
      20,
    )
  // The bellows opens upward, its back board away from the tin.
  const leather = plain('#4a2c1e')
  const [near, far] = [-0.12, -0.17]
  for (const z of [0.085, -0.085])
    mesh.quad([near, 0.03, z], [near, 0.25, z], [far - 0.09, 0.27, z], [far, 0.03, z], leather)
  mesh.quad(
    [near, 0.25, 0.085],
    [near, 0.25, -0.085],
    [far - 0.09, 0.27, -0.085],
    [far - 0.09, 0.27, 0.085],
    leather,
  )
  mesh.box([near, 0.02, 0], [0.022, 0.25, 0.19], plain('#a9743f'))
  mesh.quad(
    [far - 0.01, 0.02, 0.095],
    [far - 0.1, 0.29, 0.095],
    [far - 0.1, 0.29, -0.095],
    [far - 0.01, 0.02, -0.095],
    plain('#a9743f'),
  )
  mesh.quad(
    [far + 0.008, 0.02, 0.095],
    [far - 0.082, 0.29, 0.095],
    [far - 0.1, 0.29, 0.095],
    [far - 0.01, 0.02, 0.095],
    plain('#8a5a30'),
  )
})

/**
 * A two-wheeled hand cart that leans back by `tip`, with crates on it; `goods` colours the top
 * one. `handle` is the length of its shafts, `grips` adds handles that point back.
 */
export const handCart = thing<{
  crates: number
  goods: string
  tip: number
  handle: number
  grips: boolean
}>(
  { turn: 0.5, metres: 1.9, tilt: 0.12 },
  (mesh, random, { crates = 4, goods = '#d98a1f', tip = 0.24, handle, grips = false }) => {
    const end: [number, number] = handle
      ? [0.05 - handle * Math.sin(tip + 0.04), 0.12 + handle * Math.cos(tip + 0.04)]
      : [-0.42, 1.75]
    for (const z of [0.32, -0.32]) {
      mesh.wheel([0, 0.2, z * 1.15], 0.2, 0.1, plain('#2b2927'), plain('#8a8a86'))
      mesh.bar([0.05, 0.12, z], [...end, z], 0.03, plain('#b4452f', 0.3))
      if (grips)
        mesh.bar([...end, z], [end[0] - 0.24, end[1] - 0.05, z], 0.03, plain('#2f2a2a', 0.2))
    }
    const bar = end[1] - 0.03
    mesh.bar([end[0], bar, 0.32], [end[0], bar, -0.32], 0.03, steel)
    mesh.at([0.06, 0.12, 0], { pitch: tip }, () => {
      mesh.box([0.3, 0, 0], [0.6, 0.03, 0.66], steel)
      for (let i = 0; i < crates; i++) {
        mesh.box([0.3, 0.03 + i * 0.36, 0], [0.56, 0.34, 0.66], boards, plain('#5a4028'))
        mesh.box([0.3, 0.14 + i * 0.36, 0], [0.58, 0.04, 0.68], plain('#6b4726'))
      }
      for (let k = 0; k < 26; k++)
        ball(
          mesh,
          [
            0.3 + (random() - 0.5) * 0.46,
            0.06 + crates * 0.36 + random() * 0.05,
            (random() - 0.5) * 0.54,
          ],
          0.075,
          plain(random() < 0.5 ? goods : '#c8642a', 0.3),
        )
    })
  },
)

/** The back of a pick-up with its bed towards the painter, heaped with sacks of potatoes. */
export const pickupBed = thing<{ colour: string; sacks: number }>(
  { turn: 0, metres: 1.9, tilt: 0.22 },
  (mesh, random, { colour = '#3f7a8a', sacks = 6 }) => {
    const paint = plain(colour, 0.5)
    for (const x of [-0.78, 0.78]) {
      mesh.box([x, 0.55, -0.9], [0.12, 0.58, 2], paint)
      mesh.at([x * 0.98, 0.38, -0.9], { yaw: Math.PI / 2 }, () =>
        mesh.wheel([0, 0, 0], 0.38, 0.24, plain('#2b2927'), plain('#8a8a86', 0.5)),
      )
    }
    mesh.box([0, 0.5, -0.9], [1.6, 0.12, 2], plain('#4a4845'))
    mesh.box([0, 0.55, 0.1], [1.62, 0.1, 0.1], paint)
    mesh.box([0, 0.32, 0.16], [1.6, 0.16, 0.1], plain('#8d9290', 0.5))
    // The tailgate hangs down.
    mesh.box([0, 0.3, 0.22], [1.5, 0.26, 0.05], paint)
    mesh.box([0, 0.36, 0.26], [0.44, 0.12, 0.02], plain('#e8e2d0'))
    for (const x of [-0.72, 0.72])
      mesh.box([x, 0.72, 0.12], [0.12, 0.24, 0.06], plain('#c8452f', 0.4))
    // The cab beyond.
    mesh.box([0, 0.6, -2.3], [1.6, 0.55, 0.8], paint)
    mesh.box([0, 1.14, -2.3], [1.36, 0.46, 0.8], paint)
    mesh.quad([-0.56, 1.18, -1.88], [0.56, 1.18, -1.88], [0.52, 1.5, -1.88], [-0.52, 1.5, -1.88], {
      colour: '#3a4a56',
      pattern: 'glass',
      second: '#b9cbd0',
    })
    const stood = [
      [-0.45, -1.3],
      [0.1, -1.35],
      [0.52, -1.1],
      [-0.42, -0.5],
      [0.08, -0.6],
      [0.5, -0.35],
    ] as const
    for (const [x, z] of stood.slice(stood.length - sacks)) potatoSack(mesh, [x, 0.6, z], random)
  },
)

function potatoSack(mesh: Mesh, [x, y, z]: [number, number, number], random: () => number): void {
  mesh.turned(
    [x, y, z],
    [
      [0.22, 0],
      [0.29, 0.14],
      [0.27, 0.4],
      [0.24, 0.5],
      [0.27, 0.53],
    ],
    jute,
    18,
  )
  for (let i = 0; i < 16; i++) {
    const [a, off] = [i * 2.4, Math.sqrt(i / 16) * 0.21]
    ball(
      mesh,
      [x + Math.cos(a) * off, y + 0.55 - off * 0.3 + random() * 0.02, z + Math.sin(a) * off],
      0.062,
      plain(['#c9a56a', '#b98f55', '#d4b47c'][i % 3] ?? '#c9a56a', 0.15),
      0.8,
    )
  }
}
