import { wood, metal, white, steel } from './event-things'
import { plain, type Surface } from './mesh'
import { ball } from './parts'
import { thing } from './thing'

/** A speaker's desk with a microphone. */
export const lectern = thing<{ colour: string }>(
  { turn: 1.1 },
  (mesh, _random, { colour = '#8a5a34' }) => {
    const body: Surface = { colour, pattern: 'planks' }
    mesh.box([0, 0, 0], [0.5, 1, 0.62], body)
    mesh.quad([0.32, 1, 0.38], [0.32, 1, -0.38], [-0.3, 1.22, -0.38], [-0.3, 1.22, 0.38], body)
    mesh.quad(
      [0.25, 0.3, 0.32],
      [0.25, 0.3, -0.32],
      [0.26, 0.8, -0.32],
      [0.26, 0.8, 0.32],
      plain('#3f6b52'),
    )
    mesh.bar([0.1, 1.1, 0], [-0.05, 1.42, 0], 0.012, steel)
    ball(mesh, [-0.06, 1.45, 0], 0.04, plain('#2b2b2e'))
  },
)

/** A microphone on a stand. */
export const microphoneStand = thing({ turn: 0.5 }, (mesh) => {
  mesh.turned(
    [0, 0, 0],
    [
      [0.16, 0],
      [0.15, 0.03],
      [0.02, 0.05],
    ],
    steel,
  )
  mesh.bar([0, 0, 0], [0, 1.4, 0], 0.014, steel)
  mesh.bar([0, 1.4, 0], [0.12, 1.5, 0], 0.022, plain('#2b2b2e'))
  ball(mesh, [0.14, 1.52, 0], 0.04, metal)
})

/** A screen with a plain field of colour and two bars, no text. */
export const screen = thing<{ colour: string; second: string }>(
  { turn: 1.35 },
  (mesh, _random, { colour = '#dfe6dc', second = '#6a9a5a' }) => {
    mesh.at([0, 0, 0], { yaw: -Math.PI / 2 }, () => {
      for (const x of [-1.4, 1.4]) mesh.bar([x, 0, 0], [x, 2.9, -0.05], 0.03, steel)
      mesh.quad([-1.6, 1, 0], [1.6, 1, 0], [1.6, 2.9, 0], [-1.6, 2.9, 0], { colour, glow: true })
      mesh.quad([-1.3, 1.3, 0.02], [0.2, 1.3, 0.02], [0.2, 2.2, 0.02], [-1.3, 2.2, 0.02], {
        colour: second,
        glow: true,
      })
      mesh.quad([0.4, 1.3, 0.02], [1.3, 1.3, 0.02], [1.3, 1.7, 0.02], [0.4, 1.7, 0.02], {
        colour: '#d9a23a',
        glow: true,
      })
    })
  },
)

/** A booth of a hall: side walls, a counter, a banner of colour bars. */
export const booth = thing<{ colour: string; second: string; third: string }>(
  { turn: 1.2 },
  (mesh, random, { colour = '#2f6f8a', second = '#e2b23e', third = '#efe8d8' }) => {
    mesh.at([0, 0, 0], { yaw: -Math.PI / 2 }, () => {
      mesh.quad([-1.5, 0, -1], [1.5, 0, -1], [1.5, 2.5, -1], [-1.5, 2.5, -1], plain(third))
      for (const x of [-1.5, 1.5])
        mesh.quad([x, 0, 0.8], [x, 0, -1], [x, 2.5, -1], [x, 2.5, 0.8], plain(third))
      mesh.box([0, 2.4, 0.75], [3.1, 0.45, 0.1], plain(colour))
      mesh.quad(
        [-1.1, 1.2, -0.98],
        [0.1, 1.2, -0.98],
        [0.1, 2.2, -0.98],
        [-1.1, 2.2, -0.98],
        plain(colour),
      )
      mesh.quad(
        [0.3, 1.2, -0.98],
        [1.1, 1.2, -0.98],
        [1.1, 1.6, -0.98],
        [0.3, 1.6, -0.98],
        plain(second),
      )
      mesh.box([-0.3, 0, 0.55], [1.9, 0.95, 0.5], plain(colour), white)
      for (let i = 0; i < 6; i++)
        mesh.turned(
          [-1.05 + i * 0.3, 0.95, 0.55],
          [
            [0.08, 0],
            [0.09, 0.1 + random() * 0.12],
            [0.05, 0.26],
          ],
          plain([second, '#b4523a', '#6a9a5a'][i % 3] ?? second, 0.4),
          12,
        )
    })
  },
)

/** A stand with bowls of seed on a striped cloth. */
export const seedStand = thing<{ goods: readonly string[] }>(
  { turn: 1.3 },
  (
    mesh,
    _random,
    { goods = ['#e8dcc0', '#8a3a2c', '#d9a23a', '#5a3a2a', '#b9584a', '#c9c08a'] },
  ) => {
    mesh.at([0, 0, 0], { yaw: -Math.PI / 2 }, () => {
      mesh.box([0, 0, 0], [2.4, 0.8, 1], {
        colour: '#b4523a',
        pattern: 'stripes',
        second: '#e8d8b0',
      })
      goods.forEach((colour, i) => {
        const [x, z] = [-0.85 + (i % 3) * 0.85, i < 3 ? 0.22 : -0.25]
        mesh.turned(
          [x, 0.8, z],
          [
            [0.12, 0],
            [0.25, 0.12],
          ],
          wood,
        )
        ball(mesh, [x, 0.9, z], 0.22, plain(colour), 0.4)
      })
    })
  },
)
