import type { GoatFarm } from './stage'
import { mix } from '../../kit/colour'
import { tonesOf, type Point } from '../../kit/shapes'
import type { Spot } from '../../kit/stage'
import { bananaLeaf } from '../../kit/torn-banana'

/** A banana plant with a smooth stem: sheaths that part as long lines, dry ones that peel at its foot. */
export function smoothBanana(stage: GoatFarm, [x, y, size, , distance = 0]: Spot): void {
  const { pen, light, random } = stage
  const stem = tonesOf('#8f9a58', light, distance)
  const wide = size * 0.066
  const crown: Point = [x + size * 0.02, y - size * 0.52]
  const [left, right] = light.from < 0 ? [stem.lit, stem.shade] : [stem.shade, stem.lit]
  const edge = (side: number, up: number): Point => [
    x + (crown[0] - x) * up + side * wide * (1.15 - 0.55 * up),
    y - size * 0.52 * up,
  ]
  stage.glow([x, y, wide * 7], size * 0.06, '#4a4a26', 0.45, 0.2)
  stage.soft(
    [
      edge(-1, 0),
      edge(-1, 0.3),
      edge(-1, 0.7),
      edge(-1, 1),
      edge(1, 1),
      edge(1, 0.7),
      edge(1, 0.3),
      edge(1, 0),
    ],
    stage.blend(
      [x - wide, 0],
      [x + wide, 0],
      [
        [0, left],
        [0.5, stem.middle],
        [1, right],
      ],
    ),
  )
  // The edges of the sheaths run up the stem, each to the foot of its leaf.
  for (const [from, to, tone] of [
    [-0.7, 0.2, stem.shade],
    [-0.1, 0.8, stem.shade],
    [0.5, -0.4, mix(stem.middle, '#6b4a2c', 0.5)],
    [0.85, 0.5, stem.lit],
  ] as const)
    stage.line(
      edge(from, 0.02),
      edge((from + to) / 2 - 0.1, 0.5),
      edge(to, 0.96),
      tone,
      size * 0.007,
    )
  // Dry sheaths hang from the stem.
  for (const [side, up, long] of [
    [-0.5, 0.62, 0.3],
    [0.55, 0.42, 0.24],
  ] as const) {
    const [px, py] = edge(side, up)
    stage.soft(
      [
        [px - wide * 0.3, py],
        [px + wide * 0.34, py - wide * 0.2],
        [px + wide * 0.2, py + size * long * 0.5],
        [px - wide * 0.1, py + size * long],
        [px - wide * 0.32, py + size * long * 0.4],
      ],
      tonesOf('#9a7a4a', light, distance).middle,
    )
  }
  for (const [angle, long, rise] of [
    [-2.9, 0.6, 0.28],
    [-0.25, 0.6, 0.28],
    [-2.35, 0.6, 0.18],
    [-0.8, 0.58, 0.18],
    [-1.95, 0.56, 0.08],
    [-1.2, 0.56, 0.06],
  ] as const)
    bananaLeaf(
      pen,
      {
        from: crown,
        to: [crown[0] + Math.cos(angle) * long * size, crown[1] + Math.sin(angle) * long * size],
        rise: rise * size,
        wide: size * 0.1,
      },
      light,
      random,
      { distance },
    )
}
