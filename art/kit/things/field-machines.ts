import type { Vec } from '../animals/volume'
import { plain, type Mesh, type Surface } from './mesh'
import { thing } from './thing'
import { pushed, tyre, trim } from './vehicle-parts'

const cream = plain('#d9c26a', 0.3)
const iron = plain('#4a4845')

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
    // Engine and gears below, the long bonnet with its falling nose above.
    mesh.box([0.3, 0.62, 0], [2.3, 0.4, 0.4], iron)
    mesh.box([-0.6, 0.55, 0], [0.9, 0.5, 1.1], iron)
    pushed(
      mesh,
      [
        [0.1, 0.98],
        [0.1, 1.46],
        [0.3, 1.56],
        [1.35, 1.5],
        [1.72, 1.4],
        [1.84, 1.2],
        [1.84, 0.92],
      ],
      0.6,
      paint,
    )
    mesh.box([1.86, 0.9, 0], [0.06, 0.42, 0.46], {
      colour: '#2f2d2b',
      pattern: 'bars',
      second: '#6d6a64',
    })
    for (const z of [0.301, -0.301])
      mesh.quad([0.5, 1.06, z], [1.6, 1.06, z], [1.6, 1.26, z], [0.5, 1.26, z], {
        colour: '#2f2d2b',
        pattern: 'bars',
        second: '#5d5a54',
      })
    mesh.bar([1.0, 1.45, 0.16], [1.0, 2.2, 0.16], 0.05, plain('#3a3836'))
    mesh.bar([1.0, 1.6, 0.16], [1.0, 1.95, 0.16], 0.085, plain('#3a3836'))
    mesh.bar([1.42, 0.5, -0.66], [1.42, 0.5, 0.66], 0.06, iron)
    for (const side of [1, -1]) treaded(mesh, [1.42, 0.5, 0.66 * side], 0.5, 0.26, 18)
    // Footplate, seat and wheel.
    mesh.box([-0.15, 0.74, 0], [0.75, 0.06, 0.9], trim)
    mesh.box([-0.6, 1.0, 0], [0.2, 0.2, 0.2], iron)
    mesh.box([-0.6, 1.2, 0], [0.44, 0.1, 0.46], trim)
    mesh.box([-0.84, 1.24, 0], [0.08, 0.3, 0.46], trim)
    mesh.bar([0.15, 1.4, 0], [-0.1, 1.64, 0], 0.03, trim)
    mesh.at([-0.11, 1.65, 0], { pitch: 0.7 }, () =>
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

/** A wheel whose tyre has slanting lugs, so that its edge is rough. */
function treaded(mesh: Mesh, [x, y, z]: Vec, r: number, thick: number, lugs: number): void {
  const inner = r * 0.94
  mesh.wheel([x, y, z], inner, thick, tyre, cream)
  for (let i = 0; i < lugs; i++)
    for (const half of [1, -1]) {
      const a = ((i + half * 0.25) / lugs) * Math.PI * 2
      const b = a + (0.45 / lugs) * Math.PI * 2
      mesh.bar(
        [x + Math.cos(a) * inner, y + Math.sin(a) * inner, z + (thick / 2) * half],
        [x + Math.cos(b) * inner, y + Math.sin(b) * inner, z],
        r * 0.06,
        tyre,
        6,
      )
    }
}

/** A back wheel with its mudguard, open to the front so that the driver is seen. */
function backWheel(mesh: Mesh, side: 1 | -1, paint: Surface): void {
  treaded(mesh, [-0.75, 0.78, 0.78 * side], 0.78, 0.42, 22)
  const p = (t: number, z: number, r = 0.87): Vec => [
    -0.75 + Math.cos(t) * r,
    0.78 + Math.sin(t) * r,
    z * side,
  ]
  for (let i = 0; i < 10; i++) {
    const [a, b] = [0.75 + i * 0.21, 0.96 + i * 0.21]
    mesh.quad(p(a, 0.5), p(b, 0.5), p(b, 1.02), p(a, 1.02), paint)
    mesh.quad(p(a, 1.02), p(b, 1.02), p(b, 1.02, 0.79), p(a, 1.02, 0.79), paint)
    mesh.quad(p(a, 0.5), p(b, 0.5), p(b, 0.5, 0.5), p(a, 0.5, 0.5), paint)
  }
}
