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

/** Heel and foot of the far and the near leg. */
const legs: Record<Stride, readonly (readonly [heel: Vec, foot: Vec, toe: number])[]> = {
  standing: [
    [[-0.01, 0.255, -0.06], [0.045, 0.022, -0.06], 0],
    [[-0.055, 0.25, 0.06], [-0.015, 0.022, 0.06], 0],
  ],
  walking: [
    [[-0.15, 0.27, -0.06], [-0.2, 0.055, -0.06], -0.75],
    [[0.045, 0.255, 0.06], [0.12, 0.022, 0.06], 0],
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
  for (const [heel, foot, toe] of legs[stride]) {
    const knee: Vec = [heel[0] + 0.075, 0.42, heel[2] * 1.2]
    const shape = (points: readonly Joint[], blend = 0.012): void =>
      bird.tube('leg', points, { blend, smooth: 4 })
    // A drumstick that thins quickly: its muscle sits high, below the feathers.
    shape([
      [0.0, 0.5, heel[2], 0.06],
      [...knee, 0.05],
      [heel[0] + 0.036, 0.345, heel[2], 0.031],
      [heel[0] + 0.006, heel[1] + 0.025, heel[2], 0.0165],
      [...heel, 0.0175],
    ])
    shape([
      [heel[0] - 0.002, heel[1], heel[2], 0.019],
      [heel[0] * 0.8 + foot[0] * 0.2, heel[1] * 0.8 + foot[1] * 0.2, heel[2], 0.0128],
      [heel[0] * 0.25 + foot[0] * 0.75, heel[1] * 0.25 + foot[1] * 0.75, heel[2], 0.0115],
      [...foot, 0.0155],
    ])
    const ahead = (far: number, side: number, lift = 0): Joint => [
      foot[0] + far * Math.cos(toe),
      Math.max(0.008, foot[1] - 0.011 + lift + far * Math.sin(toe)),
      foot[2] + side,
      0.0115,
    ]
    shape([[...foot, 0.014], ahead(0.045, 0, 0.004), ahead(0.088, 0.004)])
    shape([[...foot, 0.012], ahead(0.03, 0.022), ahead(0.052, 0.032)], 0.006)
  }
  return bird
}
