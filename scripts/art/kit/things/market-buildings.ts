import { type Surface, plain } from './mesh'
import { mabati, boards, post, ball } from './parts'
import { thing } from './thing'

/** A marquee of the expo: white canvas on poles, scalloped edge, pennants. */
export const marquee = thing<{ lamp: boolean; pennant: string; length: number; walls: boolean }>(
  { turn: 0.5 },
  (mesh, _random, { lamp, pennant = '#c8452f', length = 10, walls = true }) => {
    const cloth: Surface = { colour: '#f1ece0', pattern: 'canvas', thin: true }
    const [h, d] = [length / 2, 3.4]
    const inside: Surface = lamp
      ? { colour: '#ffd592', glow: true }
      : { colour: '#b9b3a4', pattern: 'canvas' }
    for (let x = -h; x <= h; x += length / 4)
      for (const z of [-d, d]) mesh.bar([x, 0, z], [x, 2.5, z], 0.05, plain('#d8d4ca'))
    const peaks = [-h / 2, h / 2]
    for (const peak of peaks) {
      const [x0, x1] = [peak - h / 2, peak + h / 2]
      const top: [number, number, number] = [peak, 5.1, 0]
      const ring = [
        [x0, d],
        [peak, d],
        [x1, d],
        [x1, 0],
        [x1, -d],
        [peak, -d],
        [x0, -d],
        [x0, 0],
      ] as const
      ring.forEach(([x, z], i) => {
        const [nx, nz] = ring[(i + 1) % ring.length] ?? [x, z]
        const low = (a: number, b: number, up: number): [number, number, number] => [
          peak + (a - peak) * up,
          5.1 - 2.6 * up ** 0.62,
          b * up,
        ]
        mesh.quad([x, 2.5, z], [nx, 2.5, nz], low(nx, nz, 0.4), low(x, z, 0.4), cloth)
        mesh.triangle(low(x, z, 0.4), low(nx, nz, 0.4), top, cloth)
        if (Math.abs(z) === d && Math.abs(nz) === d)
          mesh.quad(
            [x, 2.2, z * 1.01],
            [nx, 2.2, nz * 1.01],
            [nx, 2.52, nz * 1.01],
            [x, 2.52, z * 1.01],
            { colour: '#f1ece0', pattern: 'stripes', second: pennant },
          )
      })
      mesh.bar(top, [peak, 6.2, 0], 0.04, plain('#d8d4ca'))
      mesh.triangle([peak, 6.2, 0], [peak, 5.7, 0], [peak + 0.9, 5.95, 0.1], {
        colour: pennant,
        thin: true,
      })
    }
    if (walls) mesh.quad([-h, 0, -d], [h, 0, -d], [h, 2.5, -d], [-h, 2.5, -d], inside)
    if (walls) mesh.quad([-h, 0, d], [-h, 0, -d], [-h, 2.5, -d], [-h, 2.5, d], cloth)
  },
)

/** A roadside stall: poles, a roof of cloth or mabati, a counter with heaps of fruit. */
export const stall = thing<{ cloth: string; goods: readonly string[]; tin: boolean }>(
  { turn: 1.2 },
  (
    mesh,
    random,
    { cloth = '#c8643a', goods = ['#d98a1f', '#b4322a', '#7fa043', '#e0c04a', '#7d4a68'], tin },
  ) => {
    mesh.at([0, 0, 0], { yaw: -Math.PI / 2 }, () => {
      for (const x of [-1.7, 1.7])
        for (const z of [-0.9, 1.1]) mesh.bar([x, 0, z], [x, z > 0 ? 2.25 : 2.6, z], 0.055, post)
      const roof: Surface = tin
        ? mabati
        : { colour: cloth, pattern: 'stripes', second: '#f0e4c8', thin: true }
      mesh.quad([-2, 2.2, 1.5], [2, 2.2, 1.5], [2, 2.65, -1.1], [-2, 2.65, -1.1], roof)
      if (!tin) mesh.quad([-2, 1.95, 1.52], [2, 1.95, 1.52], [2, 2.2, 1.5], [-2, 2.2, 1.5], roof)
      mesh.quad([-1.7, 0.1, -0.9], [1.7, 0.1, -0.9], [1.7, 1.3, -0.9], [-1.7, 1.3, -0.9], {
        colour: '#6f5238',
        pattern: 'planks',
      })
      mesh.box([0, 0, 0.45], [3.5, 0.75, 1.1], boards)
      mesh.quad(
        [-1.8, 0.76, 1.15],
        [1.8, 0.76, 1.15],
        [1.8, 1.15, -0.1],
        [-1.8, 1.15, -0.1],
        boards,
      )
      goods.forEach((colour, i) => {
        const x = -1.4 + (i * 2.8) / Math.max(1, goods.length - 1)
        for (let k = 0; k < 9; k++) {
          const [row, column] = [Math.floor(k / 3), k % 3]
          ball(
            mesh,
            [
              x + (column - 1) * 0.19 + (random() - 0.5) * 0.04,
              0.92 + row * 0.13,
              0.95 - row * 0.36,
            ],
            0.13,
            plain(colour, 0.25),
          )
        }
      })
    })
  },
)
