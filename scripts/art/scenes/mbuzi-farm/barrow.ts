import { plain } from '../../kit/things/mesh'
import { ball } from '../../kit/things/parts'
import { thing } from '../../kit/things/thing'

const steel = plain('#3f7a5a', 0.3)
const rim = plain('#64a07c', 0.4)
const shaft = plain('#a4753f')
const dung = ['#2e2018', '#241912', '#3d2b1e', '#2e2018', '#54402a'] as const

/** A barrow full of compost: one wheel before it toward x, two legs, two handles. */
export const barrow = thing({ turn: 0.2, tilt: 0.16 }, (mesh, random) => {
  mesh.wheel([0.8, 0.22, 0], 0.22, 0.1, plain('#2b2927'), plain('#b9b4a6'))
  const floor = [
    [-0.34, 0.4, 0.18],
    [0.36, 0.38, 0.18],
    [0.36, 0.38, -0.18],
    [-0.34, 0.4, -0.18],
  ] as const
  const edge = [
    [-0.5, 0.76, 0.32],
    [0.68, 0.78, 0.32],
    [0.68, 0.78, -0.32],
    [-0.5, 0.76, -0.32],
  ] as const
  floor.forEach((a, i) => {
    const [b, c, d] = [floor[(i + 1) % 4] ?? a, edge[(i + 1) % 4] ?? a, edge[i] ?? a]
    mesh.quad(a, b, c, d, steel)
    mesh.bar(d, c, 0.022, rim)
  })
  for (let i = 0; i < 420; i++) {
    const [x, z] = [(random() - 0.5) * 1.02 + 0.09, (random() - 0.5) * 0.44]
    const heap = 0.24 * (1 - ((x - 0.09) / 0.55) ** 2) * (1 - (z / 0.4) ** 2)
    const at = [x, 0.73 + heap * (0.8 + 0.3 * random()), z] as const
    ball(mesh, at, 0.022 + 0.02 * random(), plain(dung[i % dung.length] ?? '#4a3323'))
  }
  for (const z of [0.2, -0.2]) {
    mesh.bar([0.82, 0.22, z * 0.36], [-0.34, 0.42, z], 0.026, shaft)
    mesh.bar([-0.34, 0.42, z], [-1.12, 0.62, z * 1.35], 0.026, shaft)
    mesh.bar([-0.98, 0.585, z * 1.31], [-1.16, 0.63, z * 1.36], 0.036, plain('#2b2927'))
    mesh.bar([-0.26, 0.42, z * 1.05], [-0.4, 0, z * 1.15], 0.024, shaft)
  }
})
