import type { Joint, Sculpture, Section, Vec } from './volume'

export type HeadKind = {
  kid: boolean
  horns: HornKind
  ears: EarKind
  size: number
  /** Arched from brow to muzzle, as in breeds from the Nile. */
  roman?: boolean
  /** A finer nose, as it is seen from near. */
  near?: boolean
  /** A beard as one soft mass. */
  beard?: boolean
}

export type HornKind = 'none' | 'swept' | 'short' | 'spread' | 'buds' | 'scimitar'
export type EarKind = 'level' | 'upright' | 'lop' | 'pendulous'

/** Narrow, straight in profile, deep at the jaw, square at the muzzle. */
const GROWN: readonly Section[] = [
  [-0.005, 0.068, -0.085, 0.118],
  [0.055, 0.076, -0.128, 0.146],
  [0.125, 0.066, -0.128, 0.142],
  [0.2, 0.046, -0.1, 0.112],
  [0.275, 0.027, -0.072, 0.09],
  [0.335, 0.012, -0.052, 0.084],
  [0.378, -0.001, -0.05, 0.082],
]
const ROMAN: readonly Section[] = [
  [-0.005, 0.068, -0.085, 0.118],
  [0.055, 0.082, -0.128, 0.146],
  [0.125, 0.086, -0.128, 0.142],
  [0.2, 0.077, -0.102, 0.116],
  [0.275, 0.052, -0.074, 0.094],
  [0.335, 0.018, -0.054, 0.084],
  [0.378, -0.012, -0.05, 0.08],
]
const KID: readonly Section[] = [
  [-0.01, 0.082, -0.085, 0.138],
  [0.045, 0.1, -0.112, 0.166],
  [0.105, 0.088, -0.112, 0.16],
  [0.16, 0.05, -0.088, 0.12],
  [0.212, 0.022, -0.062, 0.09],
  [0.252, 0.006, -0.046, 0.076],
  [0.275, -0.002, -0.042, 0.07],
]

/** A goat's head with its poll at the origin of the frame and its muzzle along x. */
export function caprineHead(
  model: Sculpture,
  { kid, horns, ears, size, roman = false, near = false, beard = false }: HeadKind,
): void {
  const k = (value: number): number => value * size
  const joint = ([x, y, z, r]: Joint): Joint => [k(x), k(y), k(z), k(r)]
  model.loft('head', (kid ? KID : roman ? ROMAN : GROWN).map(joint), { blend: 0.03, smooth: 3 })
  // The lower jaw is a bone of its own, so that a mouth lies between it and the lip.
  model.tube(
    'head',
    (kid
      ? ([
          [0.07, -0.085, 0, 0.045],
          [0.18, -0.066, 0, 0.032],
          [0.248, -0.056, 0, 0.021],
        ] as const)
      : ([
          [0.08, -0.095, 0, 0.048],
          [0.24, -0.074, 0, 0.034],
          [0.352, -0.068, 0, 0.024],
        ] as const)
    ).map(joint),
    { blend: 0.02, flat: 1.05 },
  )
  model.tube(
    'nose',
    [
      kid
        ? joint([0.268, -0.016, 0, 0.024])
        : near
          ? joint([0.372, -0.026, 0, 0.026])
          : joint([0.374, -0.018, 0, 0.029]),
    ],
    {
      blend: 0.03,
      flat: 1.3,
    },
  )
  if (beard) {
    const [dx, dy] = model.down()
    const hang = (x: number, off: number, r: number): Joint =>
      joint([x + (dx - 0.12) * off, -0.092 + dy * off, 0, r])
    model.tube(
      'beard',
      [
        hang(0.27, -0.01, 0.034),
        hang(0.275, 0.06, 0.036),
        hang(0.27, 0.12, 0.024),
        hang(0.262, 0.165, 0.007),
      ],
      { blend: 0.03, smooth: 3, flat: 0.8, flatAxis: [0, 0, 1] },
    )
  }
  model.both((side) => {
    const put = ([x, y, z, r]: Joint): Joint => joint([x, y, z * side, r])
    const [ex, ey, ez] = kid ? [0.108, 0.03, 0.058] : [0.124, 0.034, 0.053]
    // The rim of the eye socket, the cheek bone running to the muzzle, the flat of the jaw.
    model.ball('head', put([ex, ey, ez, 0.026]), { blend: 0.022 })
    model.tube(
      'head',
      [
        put([ex - 0.03, ey + 0.024, ez + 0.002, 0.018]),
        put([ex + 0.03, ey + 0.02, ez - 0.006, 0.014]),
      ],
      { blend: 0.02 },
    )
    model.tube(
      'head',
      [
        put([ex - 0.01, ey - 0.045, ez + 0.004, 0.022]),
        put([ex + 0.11, ey - 0.04, ez - 0.024, 0.014]),
      ],
      { blend: 0.03 },
    )
    model.ball(
      'nose',
      kid
        ? put([0.266, -0.012, 0.02, 0.018])
        : put([near ? 0.37 : 0.372, near ? -0.018 : -0.012, 0.025, near ? 0.016 : 0.021]),
      { blend: 0.018 },
    )
    ear(model, ears, side, kid ? k(1.28) : k(1), kid)
    horn(model, horns, side, k)
  })
}

function ear(model: Sculpture, kind: EarKind, side: 1 | -1, k: number, kid: boolean): void {
  const [dx, dy] = model.down()
  // Root low behind the eye, below the horns; the opening looks forward.
  const root: Vec = [0.012, 0.038, 0.064]
  const shapes: Record<EarKind, readonly Joint[]> = {
    level: [
      [root[0], root[1], root[2], 0.018],
      [-0.002, 0.032, 0.105, 0.03],
      [-0.024, 0.022, 0.17, 0.031],
      [-0.056, 0.0, 0.245, 0.007],
    ],
    upright: [
      [root[0], root[1], root[2], 0.018],
      [-0.012, 0.06, 0.1, 0.032],
      [-0.04, 0.094, 0.145, 0.034],
      [-0.075, 0.124, 0.19, 0.01],
    ],
    lop: [
      [root[0], root[1], root[2], 0.02],
      [0.0 + dx * 0.03, 0.045 + dy * 0.04, 0.108, 0.04],
      [0.0 + dx * 0.14, 0.04 + dy * 0.15, 0.122, 0.05],
      [0.005 + dx * 0.25, 0.035 + dy * 0.26, 0.118, 0.026],
    ],
    pendulous: [
      [root[0], root[1], root[2], 0.02],
      [-0.006 + dx * 0.02, 0.05 + dy * 0.03, 0.098, 0.028],
      [-0.004 + dx * 0.12, 0.042 + dy * 0.13, 0.12, 0.04],
      [0.012 + dx * 0.24, 0.036 + dy * 0.25, 0.128, 0.057],
      [0.034 + dx * 0.33, 0.034 + dy * 0.34, 0.122, 0.046],
      [0.056 + dx * 0.37, 0.034 + dy * 0.38, 0.112, 0.018],
    ],
  }
  const scale = kid ? k * 0.92 : k
  const joints = shapes[kind].map(([x, y, z, r]): Joint => [
    x * scale,
    y * scale,
    z * scale * side,
    r * scale,
  ])
  const hangs = kind === 'lop' || kind === 'pendulous'
  const flatAxis: Vec = hangs ? [0.4, 0.1, side] : [0.86, 0.42, side * 0.25]
  model.tube('ear', joints, {
    blend: 0.012,
    smooth: 3,
    flat: kind === 'pendulous' ? 0.2 : 0.3,
    flatAxis,
  })
  if (hangs) return
  model.tube(
    'inner',
    joints
      .slice(0, 4)
      .map(([x, y, z, r], i): Joint => [
        x + 0.012 * k,
        y + 0.002 * k,
        z,
        r * (i === 0 ? 0.4 : 0.62),
      ]),
    { blend: 0.004, smooth: 3, flat: 0.26, flatAxis },
  )
}

function horn(model: Sculpture, kind: HornKind, side: 1 | -1, k: (v: number) => number): void {
  const shapes: Record<HornKind, readonly Vec[]> = {
    none: [],
    buds: [
      [0.035, 0.085, 0.036],
      [0.03, 0.115, 0.04],
    ],
    short: [
      [0.028, 0.055, 0.03],
      [0.005, 0.15, 0.048],
      [-0.075, 0.225, 0.07],
      [-0.15, 0.245, 0.085],
    ],
    swept: [
      [0.028, 0.055, 0.03],
      [0.008, 0.17, 0.05],
      [-0.075, 0.29, 0.085],
      [-0.2, 0.36, 0.125],
      [-0.32, 0.355, 0.155],
    ],
    spread: [
      [0.028, 0.055, 0.032],
      [0.01, 0.16, 0.075],
      [-0.05, 0.25, 0.16],
      [-0.12, 0.29, 0.27],
      [-0.15, 0.27, 0.37],
    ],
    scimitar: [
      [0.024, 0.05, 0.04],
      [0.014, 0.14, 0.056],
      [-0.04, 0.245, 0.078],
      [-0.135, 0.315, 0.1],
      [-0.24, 0.33, 0.118],
      [-0.33, 0.29, 0.126],
    ],
  }
  const points = shapes[kind]
  // Leaned back from how they are drawn, because the face hangs.
  const lean = kind === 'buds' ? ([1, 0] as const) : ([Math.cos(0.5), Math.sin(0.5)] as const)
  const thick = kind === 'buds' ? 0.022 : kind === 'scimitar' ? 0.048 : 0.036
  if (points.length > 0)
    model.tube(
      'horn',
      points.map(([x, y, z], index): Joint => [
        k(0.028 + (x - 0.028) * lean[0] - (y - 0.055) * lean[1]),
        k(0.055 + (y - 0.055) * lean[0] + (x - 0.028) * lean[1]),
        k(z * side),
        k(thick * (1 - ((kind === 'scimitar' ? 0.93 : 0.8) * index) / (points.length - 1))),
      ]),
      { blend: 0.01, smooth: 4, flat: 0.78, flatAxis: [0, 0, 1] },
    )
}
