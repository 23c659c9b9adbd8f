import type { Joint, Sculpture, Section, Vec } from './volume'

type At = (x: number, y: number, z: number) => Vec

/** Face in slices: a flat brow, a slight dish below the eyes, a straight nose, a square muzzle. */
const FACE: readonly Section[] = [
  [-0.01, 0.06, -0.08, 0.14],
  [0.06, 0.072, -0.12, 0.172],
  [0.14, 0.062, -0.125, 0.17],
  [0.23, 0.04, -0.1, 0.13],
  [0.33, 0.027, -0.076, 0.11],
  [0.4, 0.02, -0.06, 0.12],
  [0.44, 0.008, -0.054, 0.128],
]

/** A cow's head, polled, her leaf-shaped ears held out and a little down. */
export function showHead(model: Sculpture, p: At, k: number): void {
  const joint = (x: number, y: number, z: number, r: number): Joint => [...p(x, y, z), r * k]
  model.loft(
    'head',
    FACE.map(([x, top, low, wide]): Section => [x * k, top * k, low * k, wide * k]),
    { blend: 0.035, smooth: 3 },
  )
  model.tube(
    'head',
    [joint(0.09, -0.098, 0, 0.054), joint(0.29, -0.086, 0, 0.036), joint(0.42, -0.078, 0, 0.033)],
    { blend: 0.02, flat: 1.2 },
  )
  model.tube('nose', [joint(0.435, -0.018, -0.03, 0.034), joint(0.435, -0.018, 0.03, 0.034)], {
    blend: 0.05,
  })
  model.both((side) => {
    model.ball('head', joint(0.13, 0.026, 0.07 * side, 0.034), { blend: 0.03 })
    model.tube(
      'head',
      [joint(0.1, 0.054, 0.072 * side, 0.02), joint(0.165, 0.046, 0.064 * side, 0.016)],
      { blend: 0.03 },
    )
    model.tube(
      'head',
      [joint(0.13, -0.03, 0.078 * side, 0.028), joint(0.28, -0.03, 0.046 * side, 0.018)],
      { blend: 0.04 },
    )
    model.ball('nose', joint(0.438, -0.008, 0.044 * side, 0.025), { blend: 0.02 })
    ear(model, joint, side, k)
  })
}

function ear(
  model: Sculpture,
  joint: (x: number, y: number, z: number, r: number) => Joint,
  side: 1 | -1,
  k: number,
): void {
  const [back, down] = [0.35, 0.7]
  const blade = [
    joint(0.008, 0.03, 0.07 * side, 0.02),
    joint(-0.022 * back, 0.034 - 0.012 * down, 0.115 * side, 0.036),
    joint(-0.07 * back, 0.026 - 0.04 * down, 0.17 * side, 0.04),
    joint(-0.115 * back, 0.01 - 0.06 * down, 0.215 * side, 0.026),
    joint(-0.145 * back, -0.004 - 0.08 * down, 0.24 * side, 0.006),
  ]
  const flatAxis: Vec = [0.62, 0.42, 0.6 * side]
  model.tube('ear', blade, { blend: 0.015, smooth: 3, flat: 0.3, flatAxis })
  model.tube(
    'inner',
    blade
      .slice(1)
      .map(([x, y, z, r]): Joint => [x + 0.012 * k, y + 0.004 * k, z + 0.008 * side * k, r * 0.55]),
    { blend: 0.004, smooth: 3, flat: 0.24, flatAxis },
  )
}

/** A noseband, two cheek pieces and a strap behind the ears. */
export function cowHalter(model: Sculpture, p: At): void {
  const strap = (...points: Vec[]): void =>
    model.tube(
      'halter',
      points.map(([x, y, z]) => [x, y, z, 0.009] as const),
      { blend: 0.004, smooth: 3 },
    )
  model.both((side) => {
    strap(
      p(0.28, 0.042, 0),
      p(0.285, 0.024, 0.06 * side),
      p(0.29, -0.05, 0.064 * side),
      p(0.295, -0.118, 0),
    )
    strap(p(0.287, -0.02, 0.068 * side), p(0.16, -0.06, 0.1 * side), p(0.03, -0.03, 0.094 * side))
    strap(p(0.03, -0.03, 0.094 * side), p(-0.01, 0.04, 0.082 * side), p(-0.015, 0.08, 0))
  })
}

/** Short horns that turn up and in if she has them, and the full lips of a muzzle. */
export function hornsAndLips(model: Sculpture, p: At, k: number, horned: boolean): void {
  const joint = (x: number, y: number, z: number, r: number): Joint => [...p(x, y, z), r * k]
  model.both((side) => {
    if (horned)
      model.tube(
        'horn',
        [
          joint(0.0, 0.05, 0.05 * side, 0.026),
          joint(-0.018, 0.078, 0.1 * side, 0.024),
          joint(-0.045, 0.115, 0.135 * side, 0.018),
          joint(-0.07, 0.148, 0.142 * side, 0.012),
          joint(-0.084, 0.168, 0.13 * side, 0.005),
        ],
        { blend: 0.012, smooth: 3 },
      )
    model.ball('nose', joint(0.432, -0.03, 0.042 * side, 0.035), { blend: 0.03 })
    model.ball('head', joint(0.385, -0.05, 0.042 * side, 0.034), { blend: 0.03 })
  })
}
