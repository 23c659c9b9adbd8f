import { plain } from './things/mesh'
import { thing } from './things/thing'

const boards = { colour: '#8f6b45', pattern: 'planks' } as const

/** A wall shelf with small round goat cheeses, some in ash or herbs; `length` in metres. */
export const cheeseShelf = thing<{ length: number; metres: number }>(
  { turn: 0.08, tilt: 0.16, metres: 0.4, shadow: false },
  (mesh, random, { length = 2 }) => {
    mesh.box([0, 0, 0], [length, 0.05, 0.42], boards)
    for (const x of [-length / 2 + 0.2, length / 2 - 0.2])
      mesh.box([x, -0.16, -0.12], [0.06, 0.16, 0.16], plain('#6f4f34'))
    for (let x = -length / 2 + 0.14; x < length / 2 - 0.1; x += 0.215) {
      const rind = ['#f1e7cf', '#e9dab8', '#f4ecda', '#b8b2a4', '#d9c38f'][Math.floor(random() * 5)]
      const surface = plain(rind ?? '#f1e7cf', 0.1)
      const tall = 0.085 + random() * 0.02
      const wheel = (y: number, z: number): void =>
        mesh.turned(
          [x + (random() - 0.5) * 0.02, y, z],
          [
            [0.085, 0],
            [0.096, 0.02],
            [0.096, tall - 0.02],
            [0.084, tall],
            [0.005, tall + 0.004],
          ],
          surface,
          24,
        )
      wheel(0.05, -0.08)
      if (random() < 0.45) wheel(0.05 + tall, -0.07)
      wheel(0.05, 0.1)
    }
  },
)
