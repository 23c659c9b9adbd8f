import type { faceLines } from '../../kit/animals/beast-marks'
import type { Joint, Sculpture, Section, Vec } from '../../kit/animals/volume'

/** Face in slices: a broad brow, dished before the eyes, a short snout. */
const FACE: readonly Section[] = [
  [0, 0.125, -0.17, 0.27],
  [0.08, 0.115, -0.18, 0.275],
  [0.16, 0.072, -0.16, 0.225],
  [0.23, 0.028, -0.13, 0.165],
  [0.3, 0.012, -0.108, 0.142],
  [0.35, 0.014, -0.098, 0.138],
]

/** A pig's head, its poll at the origin: jowls, pointed ears held up, the disc of the snout. */
export function pigHead(model: Sculpture, k: number): void {
  const joint = (x: number, y: number, z: number, r: number): Joint => [x * k, y * k, z * k, r * k]
  model.loft(
    'head',
    FACE.map(([x, top, low, wide]): Section => [x * k, top * k, low * k, wide * k]),
    { blend: 0.04, smooth: 3 },
  )
  model.tube(
    'head',
    [joint(0.06, -0.14, 0, 0.085), joint(0.22, -0.125, 0, 0.052), joint(0.345, -0.108, 0, 0.03)],
    { blend: 0.03, flat: 1.2 },
  )
  // The disc, upright and flat.
  model.tube('nose', [joint(0.408, -0.008, 0, 0.06), joint(0.4, -0.064, 0, 0.056)], {
    blend: 0.012,
    flat: 0.3,
    flatAxis: [0.98, -0.12, 0],
  })
  model.both((side) => {
    model.ball('head', joint(0.07, -0.085, 0.1 * side, 0.075), { blend: 0.07 })
    model.ball('head', joint(0.155, 0.036, 0.08 * side, 0.034), { blend: 0.03 })
    // Straight, flat across its own line and hardly blended, or it would swell out of its bounds.
    const blade = [0, 0.3, 0.58, 0.84, 1].map((t, i) =>
      joint(
        0.1 * t,
        0.08 + 0.3 * t,
        (0.088 + 0.1 * t) * side,
        [0.062, 0.096, 0.082, 0.046, 0.006][i] ?? 0,
      ),
    )
    const flatAxis: Vec = [0.62, -0.447, 0.72 * side]
    model.tube('ear', blade, { blend: 0.004, smooth: 2, flat: 0.2, flatAxis })
    model.tube(
      'inner',
      blade
        .slice(1)
        .map(([x, y, z, r]): Joint => [
          x + 0.009 * k,
          y - 0.006 * k,
          z + 0.008 * side * k,
          r * 0.62,
        ]),
      { blend: 0.001, smooth: 2, flat: 0.16, flatAxis },
    )
  })
}

/** The mouth that turns up at its corner, the nostrils, the folds over the snout. */
export function pigFace(k: number): Parameters<typeof faceLines>[1] {
  const p = (x: number, y: number, z: number): Vec => [x * k, y * k, z * k]
  const round = (x: number, y: number, z: number, wide: number, high: number): Vec[] =>
    Array.from({ length: 9 }, (_, i) => {
      const a = (i / 8) * Math.PI * 2
      return p(x, y + Math.sin(a) * high, z + Math.cos(a) * wide)
    })
  return [
    {
      at: [
        p(0.375, -0.1, 0.03),
        p(0.335, -0.104, 0.056),
        p(0.28, -0.11, 0.066),
        p(0.22, -0.116, 0.084),
        p(0.18, -0.1, 0.102),
      ],
      colour: 'rgba(92,40,32,0.7)',
      wide: 0.008,
      out: [0.2, -0.1, 1],
    },
    {
      at: round(0.428, -0.034, 0.025, 0.012, 0.018),
      colour: 'rgba(74,28,24,0.9)',
      wide: 0.004,
      fill: true,
      out: [1, 0, 0.05],
    },
    ...[0.345, 0.31].map((x) => ({
      at: [p(x, 0.016, 0.015), p(x - 0.004, 0.004, 0.05), p(x - 0.012, -0.02, 0.066)],
      colour: 'rgba(140,70,58,0.45)',
      wide: 0.006,
      out: [0, 0.4, 1] as const,
    })),
  ]
}
