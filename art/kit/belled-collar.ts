import { plain } from './things/mesh'
import { thing } from './things/thing'

/** A leather collar that hangs from a nail, a brass bell below it; a metre is its whole length. */
export const belledCollar = thing<{ leather: string; wide: number; bell: number; metres: number }>(
  { turn: 0.12, tilt: 0.05, metres: 1, shadow: false },
  (mesh, random, { leather = '#7a4a2c', wide = 0.24, bell = 0.3 }) => {
    const strap = plain(leather, 0.25)
    const brass = plain(
      ['#d0a03c', '#b9892f', '#dcb450'][Math.floor(random() * 3)] ?? '#d0a03c',
      0.9,
    )
    const steps = 26
    const point = (i: number): readonly [number, number] => {
      const turn = (i / steps) * Math.PI * 2
      return [Math.sin(turn) * wide * (1 - 0.22 * Math.cos(turn)), 0.68 + Math.cos(turn) * 0.31]
    }
    const b = 0.036
    for (let i = 0; i < steps; i++) {
      const [[x0, y0], [x1, y1]] = [point(i), point(i + 1)]
      mesh.quad(
        [x0, y0, b],
        [x1, y1, b],
        [x1 * 0.84, 0.68 + (y1 - 0.68) * 0.87, b],
        [x0 * 0.84, 0.68 + (y0 - 0.68) * 0.87, b],
        strap,
      )
      mesh.quad([x0, y0, b], [x1, y1, b], [x1, y1, -b], [x0, y0, -b], strap)
    }
    mesh.box([wide * 0.98, 0.66, 0.05], [0.07, 0.1, 0.02], plain('#b9b4a4', 0.8))
    mesh.bar([0, 0.99, -0.05], [0, 0.97, 0.12], 0.018, plain('#55504a', 0.5))
    mesh.bar([0, 0.38, 0.02], [0, bell + 0.03, 0.02], 0.02, brass)
    mesh.turned(
      [0, bell - 0.27, 0.02],
      [
        [0.0, -0.01],
        [0.03, -0.03],
        [0.035, 0.0],
        [0.135, 0.0],
        [0.155, 0.012],
        [0.125, 0.08],
        [0.115, 0.17],
        [0.085, 0.235],
        [0.03, 0.27],
        [0.005, 0.275],
      ],
      brass,
      26,
    )
  },
)
