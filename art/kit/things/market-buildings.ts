import { type Surface, plain } from './mesh'
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
