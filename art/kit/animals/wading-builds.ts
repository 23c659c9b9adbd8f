import type { Bird } from './bird-model'
import type { Joint, Sculpture, Vec } from './volume'

export type WadingBird = 'flamingo' | 'marabou' | 'crowned-crane' | 'egret'

/** The build of a wading bird; 1 is the height of its crown. */
export function wadingBuild(kind: WadingBird, feeding: boolean, walking: boolean): Bird {
  const stride = walking
    ? ([
        [0.12, 0.0],
        [-0.1, 0.02],
      ] as const)
    : ([
        [0.0, 0],
        [0.03, 0],
      ] as const)
  const body = (length: number, depth: number): Bird['body'] => [
    [-length, depth * 0.5, -depth * 0.3, depth * 0.7],
    [-length * 0.4, depth, -depth * 0.9, depth * 1.6],
    [length * 0.3, depth, -depth, depth * 1.7],
    [length * 0.9, depth * 0.7, -depth * 0.5, depth],
  ]
  const wing = (length: number, depth: number): Joint[] => [
    [length * 0.5, depth * 0.1, depth * 0.78, depth * 0.5],
    [-length * 0.3, depth * 0.05, depth * 0.86, depth * 0.7],
    [-length * 1.3, 0, depth * 0.4, depth * 0.25],
  ]
  const leg = {
    hip: [0, -0.02, 0.035] as Vec,
    feet: stride,
    thigh: 0.03,
    shank: 0.011,
    bend: 0.035,
    toe: 0.05,
  }
  const builds: Record<WadingBird, () => Bird> = {
    flamingo: () => ({
      body: body(0.14, 0.085),
      at: [0, 0.54, 0],
      lift: 0.12,
      neck: feeding
        ? [
            [0.11, 0.56, 0, 0.04],
            [0.24, 0.6, 0, 0.026],
            [0.3, 0.42, 0, 0.019],
            [0.26, 0.2, 0, 0.018],
            [0.29, 0.07, 0, 0.022],
          ]
        : [
            [0.11, 0.56, 0, 0.042],
            [0.2, 0.54, 0, 0.028],
            [0.22, 0.68, 0, 0.02],
            [0.14, 0.8, 0, 0.019],
            [0.15, 0.92, 0, 0.02],
            [0.21, 0.955, 0, 0.024],
          ],
      head: { radius: 0.033, beak: 0.07, thick: 0.022, pitch: feeding ? -2.2 : -0.9 },
      tail: [
        [-0.13, 0, 0, 0.045],
        [-0.2, -0.02, 0, 0.015],
      ],
      wing: wing(0.14, 0.085),
      leg: { ...leg, thigh: 0.022, shank: 0.011 },
    }),
    marabou: () => ({
      body: body(0.17, 0.12),
      at: [0, 0.55, 0],
      lift: 0.5,
      neck: [
        [0.1, 0.66, 0, 0.06],
        [0.12, 0.76, 0, 0.04],
        [0.09, 0.84, 0, 0.034],
        [0.12, 0.92, 0, 0.036],
      ],
      head: { radius: 0.052, beak: 0.24, thick: 0.036, pitch: -0.5 },
      tail: [
        [-0.16, -0.02, 0, 0.05],
        [-0.28, -0.06, 0, 0.03],
      ],
      wing: wing(0.19, 0.125),
      leg: { ...leg, thigh: 0.04, shank: 0.014 },
      extra: (model) =>
        model.tube(
          'crest',
          [
            [0.17, 0.72, 0, 0.03],
            [0.19, 0.62, 0, 0.024],
          ],
          { blend: 0.03 },
        ),
    }),
    'crowned-crane': () => ({
      body: body(0.17, 0.095),
      at: [0, 0.5, 0],
      lift: 0.24,
      neck: feeding
        ? [
            [0.14, 0.52, 0, 0.05],
            [0.26, 0.46, 0, 0.028],
            [0.33, 0.28, 0, 0.022],
            [0.38, 0.14, 0, 0.024],
          ]
        : [
            [0.13, 0.57, 0, 0.055],
            [0.2, 0.68, 0, 0.03],
            [0.18, 0.8, 0, 0.022],
            [0.2, 0.9, 0, 0.024],
          ],
      head: { radius: 0.034, beak: 0.055, thick: 0.014, pitch: feeding ? -1.1 : -0.1 },
      tail: [
        [-0.16, -0.03, 0, 0.06],
        [-0.26, -0.1, 0, 0.04],
        [-0.3, -0.16, 0, 0.02],
      ],
      wing: wing(0.18, 0.1),
      leg: { ...leg, thigh: 0.026, shank: 0.0115 },
      extra: (model, head) => crown(model, head),
    }),
    egret: () => ({
      body: body(0.2, 0.12),
      at: [0, 0.5, 0],
      lift: 0.35,
      neck: feeding
        ? [
            [0.15, 0.54, 0, 0.07],
            [0.28, 0.56, 0, 0.045],
            [0.36, 0.36, 0, 0.036],
            [0.42, 0.24, 0, 0.042],
          ]
        : [
            [0.13, 0.6, 0, 0.08],
            [0.23, 0.66, 0, 0.05],
            [0.18, 0.8, 0, 0.038],
            [0.23, 0.92, 0, 0.044],
          ],
      head: { radius: 0.056, beak: 0.12, thick: 0.02, pitch: feeding ? -0.9 : -0.15 },
      tail: [
        [-0.2, 0, 0, 0.05],
        [-0.3, -0.03, 0, 0.02],
      ],
      wing: wing(0.2, 0.12),
      leg: { ...leg, thigh: 0.036, shank: 0.014 },
    }),
  }
  return builds[kind]()
}

function crown(model: Sculpture, [x, y, z]: Vec): void {
  for (let index = 0; index < 9; index++) {
    const fan = -0.75 + index * 0.2
    const side = ((index % 3) - 1) * 0.03
    model.tube(
      'crest',
      [
        [x - 0.015, y + 0.02, z, 0.008],
        [
          x - 0.02 + Math.sin(fan - 0.3) * 0.085,
          y + 0.03 + Math.cos(fan - 0.3) * 0.085,
          z + side,
          0.012,
        ],
      ],
      { blend: 0.004 },
    )
  }
  model.both((side) =>
    model.ball('cheek', [x + 0.004, y - 0.004, z + side * 0.026, 0.018], { blend: 0.004 }),
  )
  model.tube(
    'comb',
    [
      [x + 0.03, y - 0.035, z, 0.012],
      [x + 0.03, y - 0.06, z, 0.011],
    ],
    { blend: 0.004 },
  )
}
