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
