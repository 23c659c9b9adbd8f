import { plain, type Surface } from './mesh'
import { thing } from './thing'

export const wood = plain('#8a6238')

export const boards: Surface = { colour: '#a9783f', pattern: 'planks' }

const white = plain('#efeadd', 0.3)

/** A sign on a post at a demonstration plot: a board of colour bars. */
export const plotSign = thing<{ colour: string }>(
  { turn: 1.2 },
  (mesh, _random, { colour = '#3f8a5a' }) => {
    mesh.at([0, 0, 0], { yaw: -Math.PI / 2 }, () => {
      for (const x of [-0.3, 0.3]) mesh.bar([x, 0, 0], [x, 1, 0], 0.03, wood)
      mesh.box([0, 0.6, 0.04], [0.9, 0.5, 0.04], white)
      mesh.quad(
        [-0.4, 0.9, 0.07],
        [0.4, 0.9, 0.07],
        [0.4, 1.05, 0.07],
        [-0.4, 1.05, 0.07],
        plain(colour),
      )
      mesh.quad(
        [-0.4, 0.68, 0.07],
        [0.1, 0.68, 0.07],
        [0.1, 0.78, 0.07],
        [-0.4, 0.78, 0.07],
        plain('#8a8d80'),
      )
    })
  },
)
