import { plain } from './mesh'
import { thing } from './thing'
import { tyre, glass, trim, wheels } from './vehicle-parts'

/** A farm tractor without a cab; `colour` of the bonnet and mudguards; `driven` leaves out the seat. */
export const tractor = thing<{ colour: string; driven: boolean; plough: boolean }>(
  { turn: 0.4 },
  (mesh, _random, { colour = '#b8352a', driven, plough }) => {
    const paint = plain(colour, 0.5)
    mesh.box([0.95, 0.85, 0], [1.75, 0.62, 0.66], paint)
    mesh.box([1.85, 0.8, 0], [0.08, 0.6, 0.56], {
      colour: '#2f2d2b',
      pattern: 'bars',
      second: '#6d6a64',
    })
    mesh.box([0.4, 0.55, 0], [2.9, 0.36, 0.42], plain('#4a4845'))
    mesh.bar([1.1, 1.4, 0.18], [1.1, 2.2, 0.18], 0.05, plain('#3a3836'))
    for (const side of [1, -1]) {
      mesh.wheel([-0.75, 0.78, 0.78 * side], 0.78, 0.42, tyre, plain('#d9c26a', 0.3))
      mesh.wheel([1.5, 0.42, 0.66 * side], 0.42, 0.26, tyre, plain('#d9c26a', 0.3))
      for (let i = 0; i < 6; i++) {
        const [a, b] = [0.15 + i * 0.42, 0.15 + (i + 1) * 0.42]
        const p = (t: number, z: number): [number, number, number] => [
          -0.75 + Math.cos(t) * 0.9,
          0.78 + Math.sin(t) * 0.9,
          z * side,
        ]
        mesh.quad(p(a, 0.5), p(b, 0.5), p(b, 1.02), p(a, 1.02), paint)
      }
    }
    mesh.bar([0.1, 1.3, 0], [-0.12, 1.68, 0], 0.03, trim)
    mesh.at([-0.12, 1.68, 0], { roll: 0, pitch: 0.55 }, () =>
      mesh.turned(
        [0, 0, 0],
        [
          [0.24, 0],
          [0.27, 0.025],
          [0.24, 0.05],
        ],
        trim,
        16,
      ),
    )
    if (!driven) {
      mesh.box([-0.7, 1.05, 0], [0.5, 0.14, 0.5], trim)
      mesh.box([-0.95, 1.15, 0], [0.12, 0.42, 0.5], trim)
    }
    if (plough)
      for (const z of [-0.5, 0, 0.5]) {
        mesh.bar([-1.5, 0.75, 0], [-2.5, 0.75, z], 0.05, plain('#3d6a8a'))
        mesh.at([-2.4 + z * 0.5, 0.36, z], { yaw: 0.5 }, () =>
          mesh.wheel([0, 0, 0], 0.36, 0.05, plain('#8d8b86', 0.5), plain('#77756f', 0.6)),
        )
        mesh.bar([-2.45 + z * 0.5, 0.75, z], [-2.4 + z * 0.5, 0.36, z], 0.045, plain('#3d6a8a'))
      }
  },
)

/** A disc plough or harrow on its own. */
export const discPlough = thing<{ colour: string }>(
  { turn: 0.5 },
  (mesh, _random, { colour = '#3d6a8a' }) => {
    const paint = plain(colour, 0.3)
    mesh.bar([-1, 0.75, 0.5], [1, 0.85, -0.5], 0.08, paint)
    mesh.bar([1, 0.85, -0.5], [1.3, 1.15, 0], 0.07, paint)
    for (const t of [-0.8, 0, 0.8]) {
      mesh.bar([t, 0.8, -t * 0.5], [t, 0.38, -t * 0.5 + 0.1], 0.05, paint)
      mesh.at([t, 0.38, -t * 0.5 + 0.15], { yaw: 0.55 }, () =>
        mesh.wheel([0, 0, 0], 0.38, 0.06, plain('#a3a19b', 0.7), plain('#8a8882', 0.7)),
      )
    }
  },
)

/** A combine harvester with its reel to the front. */
export const combine = thing<{ colour: string }>(
  { turn: 0.5 },
  (mesh, _random, { colour = '#5f8a3a' }) => {
    const paint = plain(colour, 0.4)
    mesh.box([-0.8, 1.1, 0], [5, 1.9, 2.4], paint)
    mesh.box([-1.2, 3, 0], [2.6, 0.5, 2], { colour, pattern: 'planks' })
    mesh.box([2.2, 1.6, 0], [1.3, 1.9, 1.9], glass, paint)
    mesh.wheel([1.3, 0.9, 1.35], 0.9, 0.55, tyre, plain('#d9c26a'))
    mesh.wheel([1.3, 0.9, -1.35], 0.9, 0.55, tyre, plain('#d9c26a'))
    wheels(mesh, [-2.7], 0.55, 1.1)
    mesh.quad(
      [2.6, 1.2, 0.6],
      [2.6, 1.2, -0.6],
      [3.8, 0.4, -0.6],
      [3.8, 0.4, 0.6],
      plain('#c2b04a'),
    )
    mesh.box([4.1, 0.2, 0], [0.8, 0.5, 5], plain('#c9b23e', 0.3))
    for (let i = 0; i < 6; i++) {
      const t = (i / 6) * Math.PI * 2
      mesh.bar(
        [4.6 + Math.cos(t) * 0.55, 0.95 + Math.sin(t) * 0.55, -2.5],
        [4.6 + Math.cos(t) * 0.55, 0.95 + Math.sin(t) * 0.55, 2.5],
        0.05,
        plain('#b8352a'),
      )
      for (const z of [-2.4, 0, 2.4])
        mesh.bar(
          [4.6, 0.95, z],
          [4.6 + Math.cos(t) * 0.55, 0.95 + Math.sin(t) * 0.55, z],
          0.03,
          plain('#c9b23e'),
        )
    }
    mesh.bar([-2, 3.2, 1.1], [-3.6, 3.7, 2.2], 0.14, paint)
  },
)
