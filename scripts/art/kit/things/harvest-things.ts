import { plain, type Mesh, type Surface } from './mesh'
import { ball } from './parts'
import { thing } from './thing'

export const wood = plain('#8a6238')

export const boards: Surface = { colour: '#a9783f', pattern: 'planks' }

export const metal = plain('#b4b8ba', 0.8)

const jute: Surface = { colour: '#c3ab7d', pattern: 'weave' }

/** A wheelbarrow; `load` is the colour of what it carries. */
export const wheelbarrow = thing<{ load: string }>({ turn: 0.35 }, (mesh, random, { load }) => {
  mesh.wheel([0.75, 0.2, 0], 0.2, 0.1, plain('#2b2927'), plain('#8a8a86'))
  const tub = plain('#3f7a5a', 0.3)
  const low = [
    [-0.35, 0.35, 0.2],
    [0.4, 0.33, 0.2],
    [0.4, 0.33, -0.2],
    [-0.35, 0.35, -0.2],
  ] as const
  const rim = [
    [-0.6, 0.72, 0.36],
    [0.75, 0.7, 0.36],
    [0.75, 0.7, -0.36],
    [-0.6, 0.72, -0.36],
  ] as const
  low.forEach((a, i) => {
    const [b, c, d] = [low[(i + 1) % 4] ?? a, rim[(i + 1) % 4] ?? a, rim[i] ?? a]
    mesh.quad(a, b, c, d, tub)
  })
  for (const z of [0.24, -0.24]) {
    mesh.bar([0.75, 0.2, z * 0.4], [-1.25, 0.62, z * 1.2], 0.025, wood)
    mesh.bar([-0.35, 0.4, z], [-0.45, 0, z * 1.1], 0.025, wood)
  }
  if (load)
    for (let i = 0; i < 26; i++)
      ball(
        mesh,
        [(random() - 0.45) * 1.05, 0.62 + random() * 0.2, (random() - 0.5) * 0.5],
        0.14,
        plain(load),
      )
})

/** A cart with two wheels and shafts for a donkey in front of it. */
export const cart = thing<{ load: 'none' | 'cans' | 'crates' }>(
  { turn: 0.35 },
  (mesh, _random, { load = 'none' }) => {
    for (const z of [0.75, -0.75])
      mesh.wheel([-0.2, 0.45, z], 0.45, 0.16, plain('#2b2927'), plain('#8a5a3a'))
    mesh.box([-0.2, 0.6, 0], [2, 0.12, 1.3], boards)
    for (const z of [0.62, -0.62]) {
      mesh.box([-0.2, 0.72, z], [2, 0.28, 0.06], boards)
      mesh.bar([0.7, 0.65, z * 0.9], [2.8, 0.85, z * 0.7], 0.045, wood)
    }
    if (load === 'cans')
      for (const x of [-0.9, -0.4, 0.1, 0.6]) for (const z of [-0.3, 0.3]) canAt(mesh, x, 0.72, z)
    if (load === 'crates')
      for (const x of [-0.85, -0.2, 0.45])
        for (const y of [0.72, 1.06]) mesh.box([x, y, 0], [0.6, 0.32, 1.1], boards)
  },
)

function canAt(mesh: Mesh, x: number, y: number, z: number): void {
  mesh.turned(
    [x, y, z],
    [
      [0.17, 0],
      [0.18, 0.4],
      [0.1, 0.5],
      [0.1, 0.58],
      [0.13, 0.59],
      [0.13, 0.66],
      [0.02, 0.69],
    ],
    metal,
    18,
  )
}

/** Metal milk cans side by side. */
export const milkCans = thing<{ count: number }>({ turn: 0.3 }, (mesh, _random, { count = 3 }) => {
  for (let i = 0; i < count; i++) canAt(mesh, (i - (count - 1) / 2) * 0.42, 0, (i % 2) * 0.22)
})

/** Sacks that stand; open ones show what is in them. */
export const sacks = thing<{ count: number; open: string }>(
  { turn: 0.3, metres: 0.95 },
  (mesh, random, { count = 3, open }) => {
    for (let i = 0; i < count; i++) {
      const [x, z] = [(i - (count - 1) / 2) * 0.58, (i % 2) * 0.3 + random() * 0.08]
      const rise = open ? 0.72 : 0.85
      mesh.turned(
        [x, 0, z],
        [
          [0.24, 0],
          [0.32, 0.14],
          [0.31, 0.5],
          [0.26, rise - 0.08],
          open ? [0.3, rise] : [0.07, rise],
        ],
        jute,
        18,
      )
      if (open) ball(mesh, [x, rise - 0.03, z], 0.26, plain(open), 0.5)
      else
        mesh.turned(
          [x, rise, z],
          [
            [0.07, 0],
            [0.14, 0.1],
          ],
          jute,
          12,
        )
    }
  },
)

/** Wooden crates, stacked, with fruit or leaves on top. */
export const crates = thing<{ count: number; goods: string }>(
  { turn: 0.5, metres: 0.9 },
  (mesh, random, { count = 3, goods }) => {
    for (let i = 0; i < count; i++) {
      const [x, y] = [i < 3 ? (i - 0.5) * 0.72 : (i - 3) * 0.72, i < 3 ? 0 : 0.36]
      mesh.box([x, y, 0], [0.66, 0.34, 0.46], boards, plain('#5a4028'))
      if (goods)
        for (let k = 0; k < 10; k++)
          ball(
            mesh,
            [x + (random() - 0.5) * 0.5, y + 0.35, (random() - 0.5) * 0.3],
            0.085,
            plain(goods, 0.25),
          )
    }
  },
)

/** A round woven basket; `goods` heaps it. */
export const basket = thing<{ goods: string; bands: string }>(
  { turn: 0 },
  (mesh, random, { goods, bands }) => {
    const weave: Surface = { colour: '#b98f4e', pattern: 'weave', second: '#e2c486' }
    mesh.turned(
      [0, 0, 0],
      [
        [0.2, 0],
        [0.26, 0.12],
      ],
      weave,
    )
    mesh.turned(
      [0, 0.12, 0],
      [
        [0.26, 0],
        [0.285, 0.08],
      ],
      bands ? { ...weave, colour: bands } : weave,
    )
    mesh.turned(
      [0, 0.2, 0],
      [
        [0.285, 0],
        [0.3, 0.12],
        [0.27, 0.12],
        [0.25, 0.04],
      ],
      weave,
    )
    if (goods)
      for (let i = 0; i < 34; i++) {
        const [turn, off] = [i * 2.4, Math.sqrt(i / 34)]
        ball(
          mesh,
          [
            Math.cos(turn) * off * 0.22,
            0.36 - off * 0.09 + random() * 0.02,
            Math.sin(turn) * off * 0.22,
          ],
          0.05,
          plain(goods, 0.3),
        )
      }
  },
)

/** A hanging scale on three poles with a sack. */
export const scales = thing<{ goods: string }>(
  { turn: 0.2 },
  (mesh, _random, { goods = '#b02c26' }) => {
    for (const [x, z] of [
      [-0.8, 0.4],
      [0.8, 0.4],
      [0, -0.8],
    ] as const)
      mesh.bar([x, 0, z], [0, 2.3, 0], 0.045, wood)
    mesh.bar([0, 2.25, 0], [0, 1.8, 0], 0.015, metal)
    mesh.at([0, 1.68, 0.05], { roll: Math.PI / 2 }, () =>
      mesh.turned(
        [0, 0, 0],
        [
          [0.02, -0.05],
          [0.17, -0.05],
          [0.17, 0.05],
          [0.02, 0.05],
        ],
        plain('#e6e0d0', 0.5),
        18,
      ),
    )
    mesh.bar([0, 1.5, 0], [0, 1.25, 0], 0.015, metal)
    mesh.turned(
      [0, 0.5, 0],
      [
        [0.18, 0],
        [0.3, 0.15],
        [0.28, 0.5],
        [0.12, 0.72],
        [0.2, 0.78],
      ],
      jute,
      18,
    )
    ball(mesh, [0, 1.2, 0], 0.17, plain(goods), 0.5)
  },
)

/** A milking machine: a bucket with a lid, hoses and a cluster. */
export const milkingMachine = thing({ turn: 0.4 }, (mesh) => {
  mesh.turned(
    [0, 0, 0],
    [
      [0.2, 0],
      [0.22, 0.4],
      [0.14, 0.5],
      [0.15, 0.55],
      [0.02, 0.57],
    ],
    metal,
  )
  mesh.box([0.6, 0, 0], [0.4, 0.3, 0.3], plain('#b8352a', 0.3))
  mesh.bar([0.02, 0.56, 0], [0.45, 0.6, 0.1], 0.025, plain('#26262a'))
  mesh.bar([0.45, 0.6, 0.1], [0.6, 0.3, 0], 0.025, plain('#26262a'))
  for (const x of [-0.08, 0.06])
    for (const z of [0.1, 0.22]) mesh.bar([x - 0.2, 0.5, z], [x - 0.2, 0.68, z], 0.035, metal)
})
