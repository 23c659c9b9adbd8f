import type { Vec } from '../animals/volume'
import { plain, type Surface } from './mesh'
import { thing } from './thing'

/** The gate of the expo ground: two posts of timber, a painted beam with bunting, a roof of thatch. */
export const expoGate = thing<{ wide: number }>(
  { turn: 0.1, metres: 5 },
  (mesh, _random, { wide = 6 }) => {
    const half = wide / 2
    const timber: Surface = { colour: '#8a5c38', pattern: 'planks' }
    for (const x of [-half, half]) {
      mesh.box([x, 0, 0], [1, 0.5, 1.2], plain('#9a8a78'))
      mesh.box([x, 0.5, 0], [0.8, 3.2, 1], timber)
    }
    mesh.box([0, 3.7, 0], [wide + 1.4, 0.9, 0.9], plain('#b8402f'))
    // A band of painted triangles, as on a woven basket.
    for (let i = 0; i < 14; i++) {
      const [x, step] = [((i + 0.5) / 14 - 0.5) * (wide + 1), (wide + 1) / 14]
      const up = i % 2 === 0
      mesh.triangle(
        [x - step * 0.9, up ? 3.9 : 4.4, 0.47],
        [x + step * 0.9, up ? 3.9 : 4.4, 0.47],
        [x, up ? 4.4 : 3.9, 0.47],
        plain(up ? '#f0e4c4' : '#d9a23a'),
      )
    }
    // Bunting that sags under the beam.
    const colours = ['#d9a23a', '#2f6f8a', '#f0e4c4', '#3f8a5a'] as const
    const string = (share: number): Vec => [
      (share - 0.5) * (wide - 0.8),
      3.66 - 0.24 * Math.sin(share * Math.PI),
      0.4,
    ]
    for (let i = 0; i < 12; i++) {
      const [x, y, z] = string((i + 0.5) / 12)
      mesh.triangle(string(i / 12), string((i + 1) / 12), [x, y - 0.42, z], {
        colour: colours[i % 4] ?? '#d9a23a',
        thin: true,
      })
    }
    mesh.gable([0, 4.6, 0], [wide + 2, 0.6, 1.7], {
      colour: '#c9b078',
      pattern: 'thatch',
      second: '#8a6a3a',
    })
  },
)
