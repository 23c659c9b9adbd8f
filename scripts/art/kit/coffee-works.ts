import { plain, type Mesh, type Surface } from './things/mesh'
import { ball } from './things/parts'
import { thing } from './things/thing'

const wood = plain('#8a6238')
const iron = plain('#3f5a4c', 0.35)
const steel = plain('#8f9290', 0.6)
const boards: Surface = { colour: '#9a7246', pattern: 'planks' }

function handWheel(mesh: Mesh, x: number, y: number, z: number, r: number): void {
  const rim = plain('#a8372a', 0.4)
  const sides = 28
  for (let i = 0; i < sides; i++) {
    const [a, b] = [(i / sides) * Math.PI * 2, ((i + 1) / sides) * Math.PI * 2]
    mesh.bar(
      [x + Math.cos(a) * r, y + Math.sin(a) * r, z],
      [x + Math.cos(b) * r, y + Math.sin(b) * r, z],
      0.045,
      rim,
    )
  }
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 + 0.4
    mesh.bar([x, y, z], [x + Math.cos(a) * r, y + Math.sin(a) * r, z], 0.03, rim)
  }
  mesh.bar([x, y, z - 0.3], [x, y, z + 0.06], 0.05, steel)
  const [hx, hy] = [x + Math.cos(0.9) * r, y + Math.sin(0.9) * r]
  mesh.bar([hx, hy, z], [hx, hy, z + 0.22], 0.035, wood)
}

/** A pulper on its frame: hopper of cherries, drum, hand wheel, a chute of wet beans, skins behind. */
export const pulper = thing({ turn: 0.5, tilt: 0.22, metres: 2 }, (mesh, random) => {
  for (const x of [-0.5, 0.5])
    for (const z of [-0.32, 0.32]) mesh.bar([x * 1.2, 0, z * 1.2], [x, 1, z], 0.055, wood)
  mesh.box([0, 0.94, 0], [1.25, 0.1, 0.85], boards)
  mesh.box([0, 0.4, 0], [1.2, 0.06, 0.1], wood)
  mesh.at([0, 1.28, 0], { pitch: 0 }, () => {
    mesh.bar([0, 0, -0.36], [0, 0, 0.36], 0.3, iron, 26)
  })
  mesh.box([-0.02, 1.02, 0], [0.9, 0.24, 0.78], iron)
  const low = [
    [-0.22, 1.52, 0.22],
    [0.22, 1.52, 0.22],
    [0.22, 1.52, -0.22],
    [-0.22, 1.52, -0.22],
  ] as const
  const high = [
    [-0.52, 1.98, 0.46],
    [0.52, 1.98, 0.46],
    [0.52, 1.98, -0.46],
    [-0.52, 1.98, -0.46],
  ] as const
  low.forEach((a, i) => {
    const [b, c, d] = [low[(i + 1) % 4] ?? a, high[(i + 1) % 4] ?? a, high[i] ?? a]
    mesh.quad(a, b, c, d, plain('#4f6f5c', 0.3))
  })
  for (let i = 0; i < 70; i++)
    ball(
      mesh,
      [(random() - 0.5) * 0.94, 1.93 + random() * 0.11, (random() - 0.5) * 0.82],
      0.055,
      plain(['#b3261f', '#c23a28', '#8f1d20'][i % 3] ?? '#b3261f', 0.5),
    )
  handWheel(mesh, 0.05, 1.3, 0.62, 0.52)
  // The chute of beans to the front, the apron of skins to the back.
  mesh.quad([0.35, 1.08, 0.26], [0.35, 1.08, -0.26], [1.15, 0.62, -0.3], [1.15, 0.62, 0.3], steel)
  for (let i = 0; i < 45; i++) {
    const t = random()
    ball(
      mesh,
      [0.4 + 0.75 * t, 1.1 - 0.46 * t, (random() - 0.5) * 0.48],
      0.035,
      plain(i % 2 ? '#ece0bc' : '#d9c797', 0.6),
    )
  }
  mesh.quad([-0.4, 1.08, 0.3], [-0.4, 1.08, -0.3], [-0.95, 0.62, -0.3], [-0.95, 0.62, 0.3], steel)
  for (let i = 0; i < 80; i++) {
    const t = random()
    const fall = i < 30
    const turn = random() * 6.28
    const off = Math.sqrt(random())
    ball(
      mesh,
      fall
        ? [-0.42 - 0.53 * t, 1.1 - 0.46 * t, (random() - 0.5) * 0.5]
        : [-1.15 + Math.cos(turn) * off * 0.5, 0.04 + (1 - off) * 0.34, Math.sin(turn) * off * 0.5],
      0.055,
      plain(['#9a2a26', '#b8433a', '#7a1f22', '#c46a52'][i % 4] ?? '#9a2a26', 0.2),
      0.6,
    )
  }
  mesh.turned(
    [1.32, 0, 0],
    [
      [0.34, 0],
      [0.44, 0.42],
      [0.4, 0.42],
      [0.38, 0.3],
    ],
    plain('#3a6a8a', 0.4),
    26,
  )
  for (let i = 0; i < 55; i++) {
    const [turn, off] = [random() * 6.28, Math.sqrt(random())]
    ball(
      mesh,
      [1.32 + Math.cos(turn) * off * 0.36, 0.37 + (1 - off) * 0.12, Math.sin(turn) * off * 0.36],
      0.04,
      plain(i % 2 ? '#ece0bc' : '#d3c08e', 0.6),
    )
  }
})
