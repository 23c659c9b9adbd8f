import { wood, boards, metal } from './harvest-things'
import { plain, type Surface } from './mesh'
import { ball, opening } from './parts'
import { thing } from './thing'

/** A raised drying bed of mesh on legs with pale beans. */
export const dryingBed = thing<{ length: number; beans: string }>(
  { turn: 0.9 },
  (mesh, random, { length = 10, beans = '#d9c9a0' }) => {
    mesh.box([0, 0.82, 0], [length, 0.1, 1.7], wood, plain(beans))
    for (let x = -length / 2 + 0.2; x <= length / 2; x += 1.9)
      for (const z of [-0.75, 0.75]) mesh.bar([x, 0, z], [x, 0.9, z], 0.05, wood)
    for (let i = 0; i < length * 5; i++)
      ball(
        mesh,
        [(random() - 0.5) * length * 0.96, 0.9, (random() - 0.5) * 1.4],
        0.13,
        plain(random() < 0.5 ? '#e3d5b0' : '#cbb98c'),
        0.4,
      )
  },
)

/** A field gate of bars between posts; `open` swings it. */
export const gate = thing<{ open: number }>({ turn: 0.3 }, (mesh, _random, { open = 0 }) => {
  for (const x of [-1.6, 1.6]) mesh.bar([x, 0, 0], [x, 1.55, 0], 0.11, wood)
  mesh.at([-1.5, 0, 0], { yaw: open }, () => {
    for (const y of [0.3, 0.65, 1, 1.3]) mesh.bar([0, y, 0], [2.95, y, 0], 0.05, wood)
    mesh.bar([0.05, 0.3, 0.05], [2.9, 1.3, 0.05], 0.045, wood)
    for (const x of [0.1, 2.85]) mesh.bar([x, 0.2, 0], [x, 1.4, 0], 0.055, wood)
  })
})

/** A length of post and rail fence. */
export const fence = thing<{ length: number }>(
  { turn: 0.15, metres: 1.3 },
  (mesh, random, { length = 10 }) => {
    for (let x = -length / 2; x <= length / 2; x += 2)
      mesh.bar([x, 0, 0], [x + (random() - 0.5) * 0.1, 1.2 + random() * 0.1, 0], 0.07, wood)
    for (const y of [0.45, 0.9])
      for (let x = -length / 2; x < length / 2; x += 2)
        mesh.bar(
          [x, y + (random() - 0.5) * 0.06, 0.06],
          [x + 2, y + (random() - 0.5) * 0.06, 0.06],
          0.045,
          wood,
        )
  },
)

/** A round water tank on a stand. */
export const waterTank = thing<{ colour: string }>(
  { turn: 0.5 },
  (mesh, _random, { colour = '#2f3f3a' }) => {
    for (const x of [-0.8, 0.8])
      for (const z of [-0.8, 0.8]) mesh.bar([x, 0, z], [x, 1.9, z], 0.08, wood)
    mesh.box([0, 1.85, 0], [2.2, 0.14, 2.2], boards)
    mesh.turned(
      [0, 2, 0],
      [
        [1, 0],
        [1.03, 0.5],
        [0.98, 0.55],
        [1.03, 1.1],
        [0.98, 1.15],
        [1, 1.6],
        [0.4, 2],
        [0.25, 2.1],
      ],
      plain(colour, 0.4),
    )
  },
)

/** A well with a stone ring, a frame and a bucket. */
export const well = thing({ turn: 0.5 }, (mesh) => {
  const stone: Surface = { colour: '#9a9284', pattern: 'stone', second: '#b9b1a2' }
  mesh.turned(
    [0, 0, 0],
    [
      [0.85, 0],
      [0.85, 0.8],
      [0.65, 0.82],
      [0.64, 0.4],
    ],
    stone,
  )
  for (const x of [-0.75, 0.75]) mesh.bar([x, 0, 0], [x, 2, 0], 0.07, wood)
  mesh.bar([-0.9, 1.7, 0], [0.9, 1.7, 0], 0.09, wood)
  mesh.bar([0, 1.7, 0], [0, 1.1, 0], 0.02, plain('#cbb98c'))
  mesh.turned(
    [0, 0.85, 0],
    [
      [0.13, 0],
      [0.17, 0.28],
    ],
    metal,
    14,
  )
})

/** A solar panel on a frame and a pump that pours water. */
export const solarPump = thing({ turn: 0.5 }, (mesh) => {
  const panel: Surface = { colour: '#26395c', pattern: 'bars', second: '#8fa5b8', gloss: 0.7 }
  mesh.quad([-1.4, 0.9, 0.9], [1.4, 0.9, 0.9], [1.4, 2.2, -0.6], [-1.4, 2.2, -0.6], panel)
  mesh.quad(
    [-1.4, 0.86, 0.88],
    [1.4, 0.86, 0.88],
    [1.4, 2.16, -0.62],
    [-1.4, 2.16, -0.62],
    plain('#8d9290'),
  )
  for (const x of [-1, 1]) mesh.bar([x, 0, 0.2], [x, 1.5, 0.2], 0.05, metal)
  mesh.box([2.4, 0, 0.4], [0.6, 0.5, 0.5], plain('#2f6f9a', 0.4))
  mesh.bar([2.4, 0.5, 0.4], [2.4, 0.95, 0.4], 0.09, metal)
  mesh.bar([2.4, 0.9, 0.4], [3.1, 0.8, 0.6], 0.07, metal)
  mesh.bar([3.1, 0.8, 0.6], [3.45, 0.0, 0.75], 0.06, plain('#bcd6dc', 0.9), 8, 0.14)
})

/** A stand with a barrel and drip lines over small plants. */
export const dripStand = thing({ turn: 0.6 }, (mesh) => {
  for (const x of [-0.4, 0.4])
    for (const z of [-0.4, 0.4]) mesh.bar([x - 1.6, 0, z], [x - 1.6, 1.1, z], 0.05, wood)
  mesh.turned(
    [-1.6, 1.1, 0],
    [
      [0.38, 0],
      [0.42, 0.45],
      [0.38, 0.9],
      [0.1, 0.95],
    ],
    plain('#2f6f9a', 0.4),
  )
  for (const z of [-0.6, 0, 0.6]) {
    mesh.bar([-1.6, 1.1, 0], [-0.9, 0.12, z], 0.025, plain('#26262a'))
    mesh.bar([-0.9, 0.12, z], [2.4, 0.1, z], 0.03, plain('#26262a'))
    for (let x = -0.6; x < 2.4; x += 0.5)
      ball(mesh, [x, 0.1, z + 0.05], 0.17, plain('#5f9a4a'), 0.7)
  }
})

/** A wind turbine of the ridge: a pale tower and three blades at an angle. */
export const windTurbine = thing<{ angle: number }>(
  { turn: 1.1, metres: 60 },
  (mesh, random, { angle }) => {
    const white = plain('#eef0ea', 0.2)
    mesh.bar([0, 0, 0], [0, 60, 0], 1.6, white, 14, 0.8)
    mesh.box([-0.4, 59.4, 0], [4.4, 1.9, 1.9], white)
    const start = angle ?? random() * 2
    for (let i = 0; i < 3; i++) {
      const t = start + (i * Math.PI * 2) / 3
      const [s, c] = [Math.sin(t), Math.cos(t)]
      mesh.bar([2.4, 60.3, 0], [2.4, 60.3 + c * 4, s * 4], 0.5, white, 8, 1)
      mesh.bar([2.4, 60.3 + c * 4, s * 4], [2.4, 60.3 + c * 23, s * 23], 1, white, 8, 0.16)
    }
  },
)

/** A small drone with four rotors. */
export const drone = thing({ turn: 0.5, shadow: false }, (mesh) => {
  mesh.box([0, 0.1, 0], [0.36, 0.13, 0.24], plain('#e3e2dc', 0.5))
  for (const [x, z] of [
    [-0.36, -0.36],
    [0.36, -0.36],
    [-0.36, 0.36],
    [0.36, 0.36],
  ] as const) {
    mesh.bar([0, 0.16, 0], [x, 0.2, z], 0.03, plain('#3a3a3e'))
    mesh.turned(
      [x, 0.22, z],
      [
        [0.24, 0],
        [0.24, 0.012],
        [0.01, 0.02],
      ],
      plain('#8a8d90'),
      16,
    )
    mesh.bar([x * 0.4, 0.1, z * 0.4], [x * 0.5, 0, z * 0.5], 0.02, plain('#3a3a3e'))
  }
})

/** A ridge tent for a camp. */
export const tent = thing<{ colour: string; lamp: boolean }>(
  { turn: 0.6 },
  (mesh, _random, { colour = '#b06a3a', lamp }) => {
    mesh.gable(
      [0, 0.1, 0],
      [2.4, 1.45, 2.1],
      lamp ? { colour: '#f0a950', glow: true } : { colour, pattern: 'canvas', thin: true },
    )
    for (const x of [-1.2, 1.2]) {
      mesh.triangle([x, 0, -1], [x, 0, 1], [x, 1.5, 0], { colour, pattern: 'canvas', thin: true })
      mesh.bar([x * 1.02, 0, 0], [x * 1.02, 1.6, 0], 0.03, wood)
    }
    mesh.at([1.22, 0, 0], { yaw: -Math.PI / 2 }, () =>
      opening(
        mesh,
        0,
        0,
        0,
        0.6,
        0.95,
        lamp ? { colour: '#ffd98a', glow: true } : plain('#3a2a22'),
        plain(colour),
      ),
    )
  },
)
