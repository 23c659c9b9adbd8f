import { frameAt, Sculpture, type Joint, type Vec } from '../../kit/animals/volume'

export type Stride = 'standing' | 'walking'

/** The middle line of the neck, from the shoulders up. */
export const necks: Record<Stride, readonly Joint[]> = {
  standing: [
    [0.1, 0.6, 0, 0.06],
    [0.19, 0.645, 0, 0.034],
    [0.215, 0.735, 0, 0.022],
    [0.19, 0.84, 0, 0.0185],
    [0.2, 0.915, 0, 0.0185],
    [0.222, 0.95, 0, 0.02],
  ],
  walking: [
    [0.1, 0.6, 0, 0.06],
    [0.2, 0.62, 0, 0.034],
    [0.27, 0.7, 0, 0.022],
    [0.27, 0.82, 0, 0.0185],
    [0.275, 0.91, 0, 0.0185],
    [0.3, 0.95, 0, 0.02],
  ],
}

type Leg = { knee: Vec; heel: Vec; foot: Vec; toe: number }

/**
 * The far and the near leg. What shows below the plumes begins at the knee: the drumstick goes
 * down and backward to the heel, the shank forward again to the toes.
 */
const legs: Record<Stride, readonly Leg[]> = {
  standing: [
    { knee: [0.085, 0.44, -0.07], heel: [0.0, 0.262, -0.06], foot: [0.075, 0.03, -0.06], toe: 0 },
    {
      knee: [0.02, 0.435, 0.075],
      heel: [-0.125, 0.272, 0.06],
      foot: [-0.045, 0.022, 0.06],
      toe: 0,
    },
  ],
  walking: [
    {
      knee: [-0.02, 0.42, -0.07],
      heel: [-0.16, 0.285, -0.06],
      foot: [-0.19, 0.06, -0.06],
      toe: -0.75,
    },
    { knee: [0.115, 0.43, 0.075], heel: [0.02, 0.265, 0.06], foot: [0.11, 0.022, 0.06], toe: 0 },
  ],
}

/** The body of an ostrich one unit high, without its plumes. */
export function ostrichForm(stride: Stride): Sculpture {
  const bird = new Sculpture()
  bird.within(frameAt([0, 0.545, 0], { pitch: 0.12 }), () => {
    bird.loft(
      'body',
      [
        [-0.22, 0.05, -0.05, 0.12],
        [-0.12, 0.105, -0.1, 0.23],
        [0.02, 0.115, -0.115, 0.25],
        [0.12, 0.08, -0.085, 0.18],
      ],
      { blend: 0.05, smooth: 3, rough: 0.01 },
    )
    for (const side of [1, -1])
      bird.tube(
        'wing',
        [
          [0.09, 0.025, 0.115 * side, 0.062],
          [-0.03, -0.005, 0.13 * side, 0.085],
          [-0.17, -0.045, 0.105 * side, 0.05],
        ],
        { blend: 0.02, smooth: 3, flat: 0.35, rough: 0.01 },
      )
  })
  bird.tube('neck', necks[stride], { blend: 0.03, smooth: 6 })
  for (const { knee, heel, foot, toe } of legs[stride]) {
    const shape = (points: readonly Joint[], blend = 0.012): void =>
      bird.tube('leg', points, { blend, smooth: 4 })
    const down = (t: number, back: number, r: number): Joint => [
      knee[0] + (heel[0] - knee[0]) * t - back,
      knee[1] + (heel[1] - knee[1]) * t,
      heel[2],
      r,
    ]
    // A drumstick that thins quickly: its muscle sits high, below the feathers.
    shape([
      [knee[0] * 0.5, 0.52, heel[2], 0.07],
      [...knee, 0.062],
      down(0.4, 0.004, 0.046),
      down(0.72, 0.004, 0.026),
      down(0.92, 0.002, 0.019),
      [...heel, 0.021],
    ])
    shape([
      [heel[0] - 0.003, heel[1], heel[2], 0.0225],
      [heel[0] * 0.8 + foot[0] * 0.2, heel[1] * 0.8 + foot[1] * 0.2, heel[2], 0.0128],
      [heel[0] * 0.25 + foot[0] * 0.75, heel[1] * 0.25 + foot[1] * 0.75, heel[2], 0.0115],
      [...foot, 0.0155],
    ])
    // Two toes: a thick one with a great nail, and a small one to the outside.
    const ahead = (far: number, side: number, lift: number, r: number): Joint => [
      foot[0] + far * Math.cos(toe),
      Math.max(r * 0.7, foot[1] - 0.008 + lift + far * Math.sin(toe)),
      foot[2] + side,
      r,
    ]
    bird.tube(
      'toe',
      [
        ahead(-0.008, 0, 0.006, 0.0155),
        ahead(0.03, 0, 0.004, 0.0145),
        ahead(0.06, 0.002, -0.002, 0.0135),
        ahead(0.082, 0.004, -0.004, 0.0115),
      ],
      { blend: 0.012, smooth: 3 },
    )
    bird.tube('claw', [ahead(0.084, 0.004, -0.003, 0.009), ahead(0.108, 0.005, -0.012, 0.003)], {
      blend: 0.004,
    })
    const out = foot[2] > 0 ? 1 : -1
    bird.tube(
      'toe',
      [
        ahead(0, 0.006 * out, 0, 0.0125),
        ahead(0.028, 0.026 * out, -0.006, 0.0105),
        ahead(0.048, 0.036 * out, -0.008, 0.007),
      ],
      { blend: 0.008, smooth: 2 },
    )
  }
  return bird
}
