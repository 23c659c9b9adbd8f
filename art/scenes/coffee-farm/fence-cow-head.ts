import type { Joint, Sculpture, Section, Vec } from '../../kit/animals/volume'

type Put = (x: number, y: number, z: number, r: number) => Joint

/** Where the ball of her eye lies on the painter's side, and how big it is. */
export const EYE = [0.174, 0.02, 0.106, 0.0265] as const

/** Sides of the face: deep at the jaw, slender below the eyes, full again at the muzzle. */
const SIDES: readonly Section[] = [
  [0.01, 0.04, -0.1, 0.14],
  [0.09, 0.045, -0.15, 0.166],
  [0.16, 0.038, -0.148, 0.15],
  [0.25, 0.028, -0.118, 0.112],
  [0.34, 0.02, -0.09, 0.106],
  [0.42, 0.008, -0.078, 0.12],
]

/** The head of a cow, her poll at the origin and her muzzle along x. */
export function cowHead(model: Sculpture, k: number): void {
  const put: Put = (x, y, z, r) => [x * k, y * k, z * k, r * k]
  // Brow and nose are one plane, broad between the eyes and straight down to the muzzle.
  model.tube(
    'head',
    [
      put(-0.005, 0.018, 0, 0.076),
      put(0.07, 0.026, 0, 0.092),
      put(0.15, 0.014, 0, 0.098),
      put(0.23, 0.011, 0, 0.07),
      put(0.32, 0.006, 0, 0.057),
      put(0.385, -0.002, 0, 0.057),
    ],
    { blend: 0.03, smooth: 3, flat: 0.45, flatAxis: [0, 1, 0] },
  )
  model.loft(
    'head',
    SIDES.map(([x, top, low, wide]): Section => [x * k, top * k, low * k, wide * k]),
    { blend: 0.04, smooth: 3 },
  )
  model.tube('head', [put(-0.012, 0.03, -0.05, 0.04), put(-0.012, 0.03, 0.05, 0.04)], {
    blend: 0.04,
  })
  model.tube(
    'head',
    [put(0.1, -0.118, 0, 0.05), put(0.3, -0.1, 0, 0.036), put(0.42, -0.094, 0, 0.032)],
    { blend: 0.03, flat: 1.25 },
  )
  muzzle(model, put)
  model.both((side) => {
    const own: Put = (x, y, z, r) => put(x, y, z * side, r)
    socket(model, own)
    // The crest of the cheek and the flat muscle of the jaw.
    model.tube('head', [own(0.19, -0.036, 0.07, 0.022), own(0.3, -0.04, 0.048, 0.016)], {
      blend: 0.04,
    })
    model.ball('head', own(0.09, -0.07, 0.06, 0.05), { blend: 0.05 })
    ear(model, own, side, k)
    horn(model, own)
  })
}

/** A broad square muzzle: the bare pad from nostril to nostril, the lips, the chin below. */
function muzzle(model: Sculpture, put: Put): void {
  const across = (part: string, x: number, y: number, z: number, r: number, blend: number): void =>
    model.tube(part, [put(x, y, -z, r), put(x, y, z, r)], { blend })
  across('head', 0.392, -0.018, 0.05, 0.043, 0.04)
  across('head', 0.396, -0.054, 0.054, 0.04, 0.04)
  across('nose', 0.44, -0.01, 0.036, 0.034, 0.03)
  across('nose', 0.45, -0.036, 0.03, 0.033, 0.03)
  across('nose', 0.446, -0.056, 0.034, 0.029, 0.03)
  across('chin', 0.424, -0.098, 0.028, 0.027, 0.03)
  across('chin', 0.4, -0.1, 0.026, 0.03, 0.03)
  for (const side of [-1, 1])
    model.tube(
      'nose',
      // The rim that stands round the upper side of a nostril.
      [
        put(0.452, 0.008, 0.026 * side, 0.013),
        put(0.442, 0.018, 0.05 * side, 0.014),
        put(0.426, 0.008, 0.068 * side, 0.012),
        put(0.432, -0.014, 0.073 * side, 0.01),
      ],
      { blend: 0.016, smooth: 3 },
    )
}

/** The ball of the eye under its lid and the rim of the brow. */
function socket(model: Sculpture, put: Put): void {
  const [x, y, z, r] = EYE
  model.ball('head', put(x - 0.008, y - 0.004, z - 0.024, 0.035), { blend: 0.03 })
  model.tube(
    'head',
    [put(x - 0.055, y + 0.018, z - 0.028, 0.022), put(x - 0.012, y + 0.022, z - 0.026, 0.018)],
    { blend: 0.03 },
  )
  model.ball('eye', put(x, y, z, r), { blend: 0.002 })
  // The upper lid hugs the ball on the side of the brow and runs down to the tear duct.
  model.tube(
    'lid',
    [
      put(x - 0.03, y - 0.012, z + 0.002, 0.006),
      put(x - 0.026, y + 0.01, z + 0.002, 0.008),
      put(x - 0.01, y + 0.025, z - 0.006, 0.008),
      put(x + 0.014, y + 0.021, z - 0.016, 0.007),
      put(x + 0.034, y + 0.002, z - 0.022, 0.006),
    ],
    { blend: 0.01, smooth: 4 },
  )
}

/** Level leaves that stand out from below and behind the horns, their hollow looking forward. */
function ear(model: Sculpture, put: Put, side: 1 | -1, k: number): void {
  const blade = [
    put(0.024, -0.004, 0.08, 0.022),
    put(0.018, -0.006, 0.118, 0.031),
    put(0.012, -0.018, 0.168, 0.039),
    put(0.01, -0.036, 0.216, 0.031),
    put(0.012, -0.054, 0.25, 0.014),
    put(0.015, -0.061, 0.264, 0.004),
  ]
  const flatAxis: Vec = [0.8, 0.5, 0.16 * side]
  model.tube('ear', blade, { blend: 0.015, smooth: 3, flat: 0.3, flatAxis })
  model.tube(
    'inner',
    blade.slice(1, 5).map(([x, y, z, r]): Joint => [x + 0.011 * k, y + 0.004 * k, z, r * 0.66]),
    { blend: 0.004, smooth: 3, flat: 0.25, flatAxis },
  )
}

/** Short horns that leave the poll sideways and rise in a lyre, both alike. */
function horn(model: Sculpture, put: Put): void {
  model.tube(
    'horn',
    [
      put(-0.012, 0.036, 0.066, 0.027),
      put(-0.022, 0.056, 0.112, 0.025),
      put(-0.03, 0.104, 0.148, 0.02),
      put(-0.026, 0.152, 0.164, 0.0135),
      put(-0.012, 0.19, 0.164, 0.005),
    ],
    { blend: 0.012, smooth: 4 },
  )
}
