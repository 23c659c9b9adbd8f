import { wood, boards, metal } from './harvest-things'
import { plain } from './mesh'
import { thing } from './thing'

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

/** A solar panel of two rows of cells, tilted on one post with two braces. */
export const solarPanel = thing({ turn: 0.5, metres: 2.6 }, (mesh) => {
  const frame = plain('#c4c8c6', 0.5)
  const p = (x: number, along: number, off = 0): [number, number, number] => [
    x,
    1.75 + along * 0.62 + off,
    -along * 0.78 + off,
  ]
  mesh.quad(p(-1.3, -1, -0.03), p(1.3, -1, -0.03), p(1.3, 1, -0.03), p(-1.3, 1, -0.03), frame)
  for (const row of [-1, 0.02])
    for (let i = 0; i < 3; i++) {
      const [a, b] = [-1.27 + i * 0.86, -1.27 + i * 0.86 + 0.82]
      mesh.quad(p(a, row), p(b, row), p(b, row + 0.96), p(a, row + 0.96), {
        colour: '#1f3357',
        pattern: 'bars',
        second: '#3a5a8a',
        gloss: 0.25,
      })
    }
  for (const x of [-0.85, 0.85]) {
    mesh.bar([x, 0, 0], [x, 1.72, 0], 0.07, metal)
    mesh.bar([x, 0.9, 0], [x, 1.3, 0.55], 0.035, metal)
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
