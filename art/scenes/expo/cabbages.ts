import { mix } from '../../kit/colour'
import { around } from '../../kit/random'
import { shaded, tonesOf, type Point } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'

/** A head of cabbage in its open outer leaves; `x`, `y` is where it stands, `wide` from leaf to leaf. */
export function cabbageHead(stage: Stage, x: number, y: number, wide: number): void {
  const { light, random } = stage
  stage.glow([x - light.from * wide * 0.2, y, wide * 1.25], wide * 0.42, '#24160e', 0.75, 0.35)
  const outer = tonesOf('#55896a', light)
  const leaves = Array.from({ length: 9 }, (_, i) => (i / 9) * Math.PI * 2 + around(random, 0, 0.3))
  // Those that lie away from the painter come first, those before the head last.
  const [behind, before] = [
    leaves.filter((a) => Math.sin(a) < 0.1),
    leaves.filter((a) => Math.sin(a) >= 0.1),
  ]
  const leaf = (angle: number): void => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const long = wide * 0.5 * around(random, 1, 0.1)
    const at = (out: number, side: number): Point => [
      x + c * out * long - s * side * long,
      y - wide * 0.2 + (s * out + c * side) * long * 0.52,
    ]
    const lit = 0.5 + c * light.from * 0.35 - s * 0.12 + around(random, 0, 0.08)
    stage.soft(
      [
        at(0.2, -0.2),
        at(0.6, -0.46),
        at(0.96, -0.24),
        at(1.04, 0.05),
        at(0.92, 0.3),
        at(0.55, 0.44),
        at(0.2, 0.2),
      ],
      shaded(outer, lit),
    )
    stage.line(
      at(0.25, 0),
      at(0.6, 0.03),
      at(0.98, 0),
      mix(shaded(outer, lit + 0.3), '#dfe8c4', 0.45),
      wide * 0.022,
    )
  }
  for (const angle of behind) leaf(angle)
  ball(stage, x, y - wide * 0.34, wide * 0.3)
  for (const angle of before.toSorted((a, b) => Math.sin(a) - Math.sin(b))) leaf(angle)
}

/** The closed head: leaves wrapped round each other, their ribs fanned out from below. */
function ball(stage: Stage, x: number, y: number, r: number): void {
  const { light } = stage
  const tones = tonesOf('#a9c987', light)
  const sun = x + light.from * r * 0.8
  const fill = stage.blend(
    [sun, y - r],
    [2 * x - sun, y + r],
    [
      [0, mix(tones.lit, '#f3f6cf', 0.35)],
      [0.5, tones.middle],
      [1, mix(tones.shade, '#3f6a50', 0.3)],
    ],
  )
  stage.oval(x, y, r * 2, r * 1.76, fill)
  const seam = mix(tones.shade, '#3a6148', 0.5)
  stage.line(
    [x - r * 0.75, y - r * 0.5],
    [x + r * 0.2, y - r * 0.5],
    [x + r * 0.35, y + r * 0.7],
    seam,
    r * 0.07,
  )
  stage.line(
    [x + r * 0.5, y - r * 0.7],
    [x + r * 0.1, y - r * 0.3],
    [x + r * 0.3, y],
    seam,
    r * 0.06,
  )
  for (const out of [-0.62, -0.25, 0.15, 0.6])
    stage.line(
      [x + out * r * 0.25, y + r * 0.75],
      [x + out * r * 0.7, y + r * 0.1],
      [x + out * r, y - r * 0.45],
      mix(tones.lit, '#fbfbe0', 0.5),
      r * 0.055,
    )
}
