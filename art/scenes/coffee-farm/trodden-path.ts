import { glaze, mix } from '../../kit/colour'
import { between, seeded, smoothNoise } from '../../kit/random'
import type { Stage } from '../../kit/stage'

type Station = readonly [x: number, y: number, width: number]

/** A foot path of red earth: its edges wander, crumble into the grass and are grown over. */
export function troddenPath(stage: Stage, points: readonly Station[]): void {
  const random = seeded(12)
  const line = smooth(points)
  const [left, right] = [smoothNoise(random), smoothNoise(random)]
  const wander = (side: -1 | 1, [, y, wide]: Station): number =>
    (side < 0 ? left : right)(y / 34) * wide * 0.055 +
    (side < 0 ? left : right)(y / 9 + 40) * wide * 0.025
  const edge = (side: -1 | 1, share: number): [number, number][] =>
    line.map((at) => [at[0] + side * at[2] * 0.5 * share + wander(side, at), at[1]])
  const far = (y: number): number => Math.max(0, Math.min(1, (1000 - y) / 460))
  // Earth that feet have carried into the grass.
  for (const at of line)
    stage.glow([at[0], at[1], at[2] * 1.5], Math.max(5, at[2] * 0.2), '#a8683f', 0.35, 0.4)
  const body = stage.blend(
    [0, 560],
    [0, 1200],
    [
      [0, '#c08a66'],
      [0.35, '#bb7048'],
      [1, '#a85a36'],
    ],
  )
  stage.shape([...edge(-1, 1), ...edge(1, 1).toReversed()], body)
  // The worn middle is lighter, the left border lies in its own shade.
  stage.shape([...edge(-1, 0.5), ...edge(1, 0.72).toReversed()], glaze('#d99566', 0.28))
  stage.shape([...edge(-1, 0.16), ...edge(1, 0.46).toReversed()], glaze('#e6ab7c', 0.25))
  stage.shape([...edge(-1, 1), ...edge(-1, 0.84).toReversed()], glaze('#6f3a22', 0.35))
  for (let i = 0; i < 240; i++) {
    const at = line[Math.floor(random() ** 1.6 * line.length)]
    if (!at) continue
    const [x, y, wide] = at
    const size = wide * between(random, 0.03, 0.16)
    stage.glow(
      [x + wide * between(random, -0.46, 0.46), y, size],
      size * 0.22,
      ['#8c4a2c', '#d59a6c', '#b96a42'][i % 3] ?? '#b96a42',
      0.55,
      0.3,
    )
  }
  // Crumbs at the edges, then grass that leans in over them.
  for (let i = line.length - 1; i >= 0; i--) {
    const at = line[i]
    if (!at) continue
    const [x, y, wide] = at
    for (const side of [-1, 1] as const) {
      const border = x + side * wide * 0.5 + wander(side, at)
      for (let k = 0; k < 2; k++) {
        const size = wide * between(random, 0.015, 0.05)
        stage.oval(
          border + wide * between(random, -0.06, 0.06),
          y + between(random, -4, 4),
          size,
          size * 0.4,
          k ? '#8f7a44' : '#b2683f',
        )
      }
      if (i % 2 === (side < 0 ? 0 : 1) && wide > 40)
        stage.tufts(
          [
            border + side * wide * 0.03,
            y + 3,
            wide * between(random, 0.05, 0.13),
            1,
            0.12 * far(y),
          ],
          wide * 0.17,
          mix('#78893f', '#a79a52', random() * 0.7),
          0.9,
        )
    }
  }
}

/** The path in small steps through its stations, from near to far. */
function smooth(points: readonly Station[]): Station[] {
  const line: Station[] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const [b, c] = [points[i], points[i + 1]]
    if (!b || !c) continue
    const [a, d] = [points[i - 1] ?? b, points[i + 2] ?? c]
    for (let k = 0; k < 14; k++) {
      const t = k / 14
      const at = (axis: 0 | 1 | 2): number =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
      line.push([at(0), at(1), at(2)])
    }
  }
  return line
}
