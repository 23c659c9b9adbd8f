import { plain, type Mesh } from '../kit/things/mesh'
import { thing } from '../kit/things/thing'

const enamel = plain('#2f8a80', 0.75)
const rim = plain('#1f5f5a', 0.6)
const inside = plain('#173f3d')
const brass = plain('#c79a45', 0.8)
const worn = plain('#c8b98f', 0.3)

type At = readonly [x: number, y: number, z: number]

/** A watering can on its foot: round body, a long spout toward x with a brass rose, two handles. */
export const wateringCan = thing({ turn: 0.3, tilt: 0.2 }, (mesh) => {
  mesh.turned(
    [0, 0, 0],
    [
      [0.165, 0],
      [0.178, 0.012],
      [0.178, 0.03],
      [0.172, 0.036],
      [0.166, 0.2],
      [0.158, 0.33],
    ],
    enamel,
    48,
  )
  // Two beads run round it, and the rim where the enamel has worn.
  for (const [r, y] of [
    [0.176, 0.1],
    [0.168, 0.27],
  ] as const)
    ring(mesh, r, y, rim)
  ring(mesh, 0.16, 0.334, worn)
  // Half of the top is closed, toward the spout.
  mesh.turned(
    [0, 0.3, 0],
    [
      [0.156, 0.004],
      [0, 0.004],
    ],
    inside,
    40,
  )
  cover(mesh)
  spout(mesh)
  // One handle arches over the top, one stands off behind.
  curved(mesh, [0.1, 0.34, 0], [0.06, 0.56, 0], [-0.2, 0.52, 0], [-0.155, 0.3, 0], 0.0145, rim)
  curved(mesh, [-0.152, 0.27, 0], [-0.32, 0.28, 0], [-0.3, 0.08, 0], [-0.165, 0.09, 0], 0.0135, rim)
})

function ring(mesh: Mesh, r: number, y: number, surface: typeof enamel): void {
  mesh.turned(
    [0, y, 0],
    [
      [r - 0.008, -0.008],
      [r + 0.003, -0.005],
      [r + 0.003, 0.005],
      [r - 0.008, 0.008],
    ],
    surface,
    48,
  )
}

/** The half lid at the side of the spout rises a little to its edge over the middle. */
function cover(mesh: Mesh): void {
  const steps = 14
  for (let i = 0; i < steps; i++) {
    const at = (k: number): At => {
      const turn = (k / steps - 0.5) * Math.PI
      return [Math.cos(turn) * 0.158, 0.334, Math.sin(turn) * 0.158]
    }
    const [a, b] = [at(i), at(i + 1)]
    const crest = (z: number): number => 0.334 + 0.026 * (1 - (z / 0.158) ** 2)
    mesh.quad([...a], [...b], [0, crest(b[2]), b[2]], [0, crest(a[2]), a[2]], enamel)
  }
}

function spout(mesh: Mesh): void {
  mesh.bar([0.14, 0.07, 0], [0.29, 0.24, 0], 0.042, enamel, 24, 0.03)
  mesh.bar([0.29, 0.24, 0], [0.43, 0.435, 0], 0.03, enamel, 24, 0.021)
  // A strut holds the spout to the body.
  mesh.bar([0.15, 0.31, 0], [0.34, 0.31, 0], 0.009, rim, 12)
  mesh.bar([0.42, 0.421, 0], [0.452, 0.466, 0], 0.022, brass, 24, 0.03)
  mesh.bar([0.452, 0.466, 0], [0.492, 0.508, 0], 0.03, brass, 28, 0.068)
  mesh.bar([0.492, 0.508, 0], [0.505, 0.52, 0], 0.07, brass, 28, 0.064)
  // The holes of the rose, in two rings around one.
  for (const [count, r] of [
    [1, 0],
    [6, 0.024],
    [11, 0.047],
  ] as const)
    for (let i = 0; i < count; i++) {
      const turn = (i / count) * Math.PI * 2
      const [u, z] = [Math.cos(turn) * r, Math.sin(turn) * r]
      const hole: At = [0.505 - u * 0.71, 0.521 + u * 0.7, z]
      mesh.bar([...hole], [hole[0] + 0.003, hole[1] + 0.003, z], 0.0055, plain('#4a3312'), 10)
    }
}

/** A round wire along a curve with two handles. */
function curved(mesh: Mesh, a: At, b: At, c: At, d: At, r: number, surface: typeof enamel): void {
  const at = (t: number): [number, number, number] => {
    const k = 1 - t
    const one = (i: 0 | 1 | 2): number =>
      k ** 3 * a[i] + 3 * k * k * t * b[i] + 3 * k * t * t * c[i] + t ** 3 * d[i]
    return [one(0), one(1), one(2)]
  }
  const steps = 30
  for (let i = 0; i < steps; i++) mesh.bar(at(i / steps), at((i + 1.02) / steps), r, surface, 14)
}
