import { plain, type Surface } from './things/mesh'
import { thing } from './things/thing'

const wood = plain('#8a6238')
const boards: Surface = { colour: '#a9783f', pattern: 'planks' }

/** A long drinking trough of boards on feet; `part` paints the back with the water, or the front. */
export const trough = thing<{ part: 'back' | 'front'; length: number }>(
  { turn: 0, tilt: 0.32, metres: 0.5, shadow: false },
  (mesh, _random, { part = 'front', length = 8 }) => {
    const half = length / 2
    if (part === 'back') {
      mesh.quad(
        [-half, 0.2, -0.3],
        [half, 0.2, -0.3],
        [half, 0.5, -0.34],
        [-half, 0.5, -0.34],
        boards,
      )
      mesh.quad(
        [-half, 0.38, 0.32],
        [half, 0.38, 0.32],
        [half, 0.38, -0.32],
        [-half, 0.38, -0.32],
        plain('#8fa6ac', 0.8),
      )
      return
    }
    mesh.quad([-half, 0.1, 0.26], [half, 0.1, 0.26], [half, 0.5, 0.34], [-half, 0.5, 0.34], boards)
    mesh.bar([-half, 0.5, 0.35], [half, 0.5, 0.35], 0.035, wood)
    for (const x of [-half, half]) mesh.box([x, 0.1, 0], [0.08, 0.42, 0.72], wood)
    for (let x = -half + 0.5; x <= half; x += 1.5) mesh.box([x, 0, 0.3], [0.14, 0.5, 0.12], wood)
  },
)

/** A charcoal grill: half a drum on legs, red coals, a grate with meat and maize. */
export const drumGrill = thing({ turn: 0.25, tilt: 0.35 }, (mesh, random) => {
  const iron = plain('#3d3836', 0.3)
  const steps = 8
  for (let i = 0; i < steps; i++) {
    const point = (k: number): readonly [number, number] => {
      const turn = Math.PI + (k / steps) * Math.PI
      return [Math.cos(turn) * 0.34, 0.78 + Math.sin(turn) * 0.32]
    }
    const [[z0, y0], [z1, y1]] = [point(i), point(i + 1)]
    mesh.quad([-0.65, y0, z0], [0.65, y0, z0], [0.65, y1, z1], [-0.65, y1, z1], iron)
    for (const x of [-0.65, 0.65]) mesh.triangle([x, 0.78, 0], [x, y0, z0], [x, y1, z1], iron)
  }
  for (const x of [-0.5, 0.5])
    for (const z of [-0.26, 0.26]) mesh.bar([x, 0.6, z * 0.6], [x * 1.1, 0, z * 1.3], 0.03, iron)
  for (let i = 0; i < 60; i++) {
    const colour = random() < 0.6 ? '#f0702c' : '#57413a'
    const [x, z] = [(random() - 0.5) * 1.2, (random() - 0.5) * 0.54]
    mesh.box([x, 0.7, z], [0.1, 0.06, 0.09], { colour, glow: colour === '#f0702c' })
  }
  for (let x = -0.6; x <= 0.62; x += 0.1)
    mesh.bar([x, 0.8, -0.32], [x, 0.8, 0.32], 0.012, plain('#5f5d5c', 0.5))
  // Skewers of meat across the grate, and a cob of maize between them here and there.
  for (let i = 0; i < 9; i++) {
    const x = -0.54 + i * 0.135
    if (i % 3 === 1) {
      mesh.bar([x, 0.85, -0.13], [x + 0.02, 0.85, 0.15], 0.045, plain('#d9a23a', 0.4))
      continue
    }
    mesh.bar([x, 0.835, -0.27], [x, 0.835, 0.3], 0.007, plain('#8c8a86', 0.6))
    for (let z = -0.19; z < 0.22; z += 0.085) {
      const colour = ['#6e3620', '#8a4a2a', '#9c5a30'][Math.floor(random() * 3)] ?? '#8a4a2a'
      const [tip, fat] = [random() * 0.02, 0.03 + random() * 0.012]
      mesh.bar([x - 0.026, 0.845, z], [x + 0.026, 0.845 + tip, z + 0.012], fat, plain(colour, 0.5))
    }
  }
})
