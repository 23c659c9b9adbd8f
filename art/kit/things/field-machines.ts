import type { Vec } from '../animals/volume'
import { plain, type Mesh, type Surface } from './mesh'
import { thing } from './thing'
import { tyre, trim } from './vehicle-parts'

/**
 * A farm tractor without a cab; `colour` of the bonnet and mudguards. `part: 'near'` is only the near
 * back wheel and its mudguard, to be painted again before a driver.
 */
export const tractor = thing<{ colour: string; part: 'near' }>(
  { turn: 0.4 },
  (mesh, _random, { colour = '#b8352a', part }) => {
    const paint = plain(colour, 0.5)
    backWheel(mesh, 1, paint)
    if (part === 'near') return
    backWheel(mesh, -1, paint)
    mesh.box([0.95, 0.85, 0], [1.75, 0.62, 0.66], paint)
    mesh.box([1.85, 0.8, 0], [0.08, 0.6, 0.56], {
      colour: '#2f2d2b',
      pattern: 'bars',
      second: '#6d6a64',
    })
    mesh.box([0.4, 0.55, 0], [2.9, 0.36, 0.42], plain('#4a4845'))
    mesh.bar([1.1, 1.4, 0.18], [1.1, 2.2, 0.18], 0.05, plain('#3a3836'))
    for (const side of [1, -1])
      mesh.wheel([1.5, 0.42, 0.66 * side], 0.42, 0.26, tyre, plain('#d9c26a', 0.3))
    // Footplate, seat and wheel.
    mesh.box([-0.2, 0.74, 0], [0.75, 0.06, 0.9], trim)
    mesh.box([-0.66, 0.8, 0], [0.16, 0.4, 0.2], plain('#4a4845'))
    mesh.box([-0.66, 1.2, 0], [0.44, 0.1, 0.46], trim)
    mesh.box([-0.9, 1.28, 0], [0.08, 0.34, 0.46], trim)
    mesh.bar([0.2, 1.4, 0], [-0.12, 1.68, 0], 0.03, trim)
    mesh.at([-0.13, 1.69, 0], { pitch: 0.7 }, () =>
      mesh.turned(
        [0, 0, 0],
        [
          [0.19, 0],
          [0.215, 0.02],
          [0.19, 0.04],
        ],
        trim,
        18,
      ),
    )
  },
)

/** A back wheel with its mudguard, open to the front so that the driver is seen. */
function backWheel(mesh: Mesh, side: 1 | -1, paint: Surface): void {
  mesh.wheel([-0.75, 0.78, 0.78 * side], 0.78, 0.42, tyre, plain('#d9c26a', 0.3))
  const p = (t: number, z: number): Vec => [
    -0.75 + Math.cos(t) * 0.87,
    0.78 + Math.sin(t) * 0.87,
    z * side,
  ]
  for (let i = 0; i < 6; i++) {
    const [a, b] = [1.2 + i * 0.3, 1.5 + i * 0.3]
    mesh.quad(p(a, 0.5), p(b, 0.5), p(b, 1.02), p(a, 1.02), paint)
  }
}
