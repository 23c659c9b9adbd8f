import { plain, type Surface } from './things/mesh'
import { ball } from './things/parts'
import { thing } from './things/thing'

const wood = plain('#8a6238')
const steel = plain('#5a5c5e', 0.4)
const boards: Surface = { colour: '#a9783f', pattern: 'planks' }

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

/** A two-wheeled hand cart that leans back by `tip` towards its grips, crates of fruit on it. */
export const handCart = thing<{ crates: number; tip: number; handle: number }>(
  { metres: 1.9 },
  (mesh, random, { crates = 3, tip = 0.24, handle = 1 }) => {
    const end = [0.05 - handle * Math.sin(tip), 0.12 + handle * Math.cos(tip)] as const
    const red = plain('#b4452f', 0.3)
    for (const z of [0.32, -0.32]) {
      mesh.wheel([0, 0.2, z * 1.15], 0.2, 0.1, plain('#2b2927'), plain('#8a8a86'))
      mesh.bar([0.05, 0.12, z], [...end, z], 0.025, red)
      mesh.bar([...end, z], [end[0] - 0.26, end[1] - 0.03, z], 0.027, plain('#2f2a2a', 0.2))
    }
    mesh.at([0.06, 0.12, 0], { pitch: tip }, () => {
      for (const y of [0.3, 0.66, handle - 0.04])
        mesh.bar([-0.01, y, 0.32], [-0.01, y, -0.32], 0.022, red)
      mesh.box([0.3, 0, 0], [0.6, 0.03, 0.66], steel)
      for (let i = 0; i < crates; i++) {
        const y = 0.03 + i * 0.3
        // Slats with gaps between them, and a post at each corner.
        mesh.box([0.3, y, 0], [0.52, 0.24, 0.58], plain('#2e2018'))
        for (const up of [0.01, 0.105, 0.2])
          mesh.box([0.3, y + up, 0], [0.56, 0.08, 0.62], boards, plain('#4a3220'))
        for (const x of [0.03, 0.57])
          for (const z of [0.3, -0.3]) mesh.box([x, y, z], [0.04, 0.29, 0.05], plain('#8a5f33'))
      }
      for (let k = 0; k < 60; k++) {
        const [x, z] = [(random() - 0.5) * 0.44, (random() - 0.5) * 0.5]
        const dome = 0.1 * (1 - (x / 0.3) ** 2) * (1 - (z / 0.34) ** 2)
        const skin = ['#e8a52c', '#d9822a', '#c9602c', '#d9b03a'][k % 4] ?? '#e8a52c'
        ball(mesh, [0.3 + x, crates * 0.3 - 0.03 + dome, z], 0.06, plain(skin, 0.2), 0.8)
      }
    })
  },
)
