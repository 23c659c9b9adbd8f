import { tonesOf, type Point } from './shapes'
import type { Stage } from './stage'

/** A cob with its husk drawn back: rows of kernels on a spindle that narrows to the tip. */
export function maizeCob(
  stage: Stage,
  [x, y]: Point,
  long: number,
  turn: number,
  colour: string,
): void {
  const tones = tonesOf(colour, stage.light)
  const husk = tonesOf('#9fb45c', stage.light)
  const [c, d] = [Math.cos(turn), Math.sin(turn)]
  const at = (along: number, across: number): Point => [
    x + (along * c - across * d) * long,
    y + (along * d + across * c) * long * 0.72,
  ]
  stage.oval(x + 8, y + long * 0.16, long * 1.15, long * 0.24, 'rgba(80,56,40,0.35)')
  for (const [side, fill] of [
    [-1, husk.lit],
    [1, husk.middle],
  ] as const)
    stage.soft(
      [
        at(-0.72, 0),
        at(-0.45, 0.12 * side),
        at(-0.12, 0.34 * side),
        at(0.02, 0.38 * side),
        at(-0.2, 0.06 * side),
      ],
      fill,
    )
  stage.soft(
    [
      at(-0.5, -0.12),
      at(-0.2, -0.2),
      at(0.2, -0.17),
      at(0.62, 0),
      at(0.2, 0.17),
      at(-0.2, 0.2),
      at(-0.5, 0.12),
    ],
    stage.blend(at(0, -0.2), at(0, 0.2), [
      [0, tones.lit],
      [0.5, tones.middle],
      [1, tones.shade],
    ]),
  )
  for (let row = -1; row <= 1; row++)
    for (let k = 0; k < 7; k++) {
      const along = -0.36 + k * 0.125
      const [px, py] = at(along, row * 0.1 * (1 - Math.max(0, along) * 0.9))
      stage.oval(
        px,
        py,
        long * 0.085,
        long * 0.075,
        row < 0 ? tones.lit : row > 0 ? tones.middle : '#f6d878',
      )
    }
  stage.soft(
    [at(-0.74, -0.04), at(-0.5, -0.13), at(-0.34, 0), at(-0.5, 0.13), at(-0.74, 0.04)],
    husk.middle,
  )
}
