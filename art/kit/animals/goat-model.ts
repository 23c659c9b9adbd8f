import { type GoatBuild, goatHead } from './goat-head'
import { type GoatPose, HIP, STANCES, type Stance } from './goat-stances'
import { foreLeg, hindLeg, type LegBuild } from './limbs'
import { Sculpture, type Section, type Vec, frameAt, outward } from './volume'

const TORSO: readonly Section[] = [
  [-0.5, 0.86, 0.66, 0.2],
  [-0.41, 0.97, 0.6, 0.29],
  [-0.22, 0.965, 0.5, 0.36],
  [0.02, 0.945, 0.45, 0.41],
  [0.22, 0.96, 0.47, 0.35],
  [0.35, 1, 0.53, 0.28],
  [0.43, 0.9, 0.57, 0.23],
]
const RANGY: readonly Section[] = [
  [-0.5, 0.86, 0.68, 0.16],
  [-0.42, 0.955, 0.62, 0.25],
  [-0.26, 0.955, 0.56, 0.29],
  [-0.08, 0.94, 0.47, 0.35],
  [0.12, 0.945, 0.42, 0.35],
  [0.28, 0.975, 0.43, 0.28],
  [0.37, 1, 0.48, 0.22],
  [0.45, 0.89, 0.55, 0.19],
]
const SHOULDER: Vec = [0.36, 0.76, 0.095]

/** Models a goat one unit high at the withers. */
export function goatModel(
  pose: GoatPose,
  build: GoatBuild,
  changed: Partial<Stance> = {},
): Sculpture {
  const goat = new Sculpture()
  const stance: Stance = { ...STANCES[pose], ...changed }
  const { kid } = build
  const swell = 1 + (build.girth - 0.5) * 0.22
  const slim = kid ? 0.8 : 1
  goat.within(stance.body, () => {
    goat.loft(
      'body',
      (build.rangy ? RANGY : TORSO).map(([x, top, bottom, width]): Section => [
        x * slim,
        top,
        top - (top - bottom) * (kid ? 0.86 : 0.97 + 0.03 * build.girth),
        width * swell * slim,
      ]),
      { blend: 0.06, smooth: 2 },
    )
    // Hip bones and the ridge of the withers catch the light.
    goat.both((side) => goat.ball('body', [-0.4 * slim, 0.92, side * 0.09, 0.055], { blend: 0.06 }))
    if (build.rangy) bones(goat)
    tail(goat, slim, kid)
    if (build.udder && pose !== 'lying') udder(goat, build.rangy ? 1.35 : 1)
  })
  legs(goat, stance, slim, pose === 'lying', kid)
  const base = outward(stance.body, [0.4 * slim, 0.83, 0])
  const breast = outward(stance.body, [0.47 * slim, 0.66, 0])
  const head: Vec =
    kid && !changed.head
      ? [stance.head[0] * 0.84, stance.head[1] * (pose === 'grazing' ? 1 : 1.02), 0]
      : stance.head
  neck(goat, base, breast, head, slim)
  const look = build.look
  goat.within(frameAt(head, { pitch: stance.pitch, yaw: look }), () =>
    goatHead(goat, build, kid ? 1.12 : 1),
  )
  return goat
}

function neck(goat: Sculpture, base: Vec, breast: Vec, head: Vec, slim: number): void {
  const at = (t: number, lift: number, radius: number): [number, number, number, number] => [
    base[0] + (head[0] - base[0]) * t,
    base[1] + (head[1] - base[1]) * t + lift,
    head[2] * t,
    radius * slim,
  ]
  goat.tube(
    'neck',
    [at(-0.08, -0.03, 0.165), at(0.3, -0.035, 0.132), at(0.68, -0.012, 0.1), at(0.95, 0, 0.092)],
    {
      blend: 0.08,
      flat: 0.72,
      smooth: 2,
    },
  )
  goat.tube(
    'neck',
    [
      [...breast, 0.115 * slim],
      [(breast[0] + head[0]) / 2, (breast[1] + head[1]) / 2 - 0.02, head[2] / 2, 0.075 * slim],
    ],
    { blend: 0.12, flat: 0.7 },
  )
}

/** What shows under the skin of a lean goat: hooks, pins, shoulder blades. */
function bones(goat: Sculpture): void {
  goat.both((side) => {
    goat.ball('body', [-0.27, 0.925, side * 0.125, 0.035], { blend: 0.06 })
    goat.ball('body', [-0.5, 0.86, side * 0.06, 0.035], { blend: 0.05 })
    goat.tube(
      'body',
      [
        [0.33, 0.96, side * 0.06, 0.04],
        [0.4, 0.68, side * 0.125, 0.075],
      ],
      { blend: 0.06, flat: 0.6 },
    )
  })
}

function tail(goat: Sculpture, slim: number, kid: boolean): void {
  goat.tube(
    'tail',
    [
      [-0.54 * slim, 0.86, 0, 0.05],
      [-0.62 * slim, 0.94, 0.01, 0.052],
      [-0.66 * slim, kid ? 1.06 : 1.02, 0.015, 0.03],
    ],
    { blend: 0.03, smooth: 2, flat: 0.7 },
  )
}

function udder(goat: Sculpture, full: number): void {
  goat.tube(
    'udder',
    [
      [-0.3, 0.5, 0, 0.1 * full],
      [-0.31, 0.42, 0, 0.085 * full],
    ],
    { blend: 0.04 },
  )
  goat.both((side) =>
    goat.tube(
      'udder',
      [
        [-0.28, 0.38, side * 0.05 * full, 0.032 * full],
        [-0.26, 0.3, side * 0.06 * full, 0.016 * full],
      ],
      { blend: 0.03 },
    ),
  )
}

function legs(goat: Sculpture, stance: Stance, slim: number, lying: boolean, kid: boolean): void {
  const hind: LegBuild = {
    hip: 0.17 * slim,
    knee: 0.09 * slim,
    hock: 0.046,
    cannon: 0.033,
    hoof: 0.036,
    length: 0.8,
  }
  const fore: LegBuild = {
    ...hind,
    hip: 0.14 * slim,
    knee: 0.068 * slim,
    hock: 0.043,
    length: 0.75,
  }
  if (lying) {
    goat.both((side) => foldedLegs(goat, side))
    return
  }
  goat.both((side) => {
    const near = side === 1
    const hip = outward(stance.body, [HIP[0] * slim, HIP[1], HIP[2] * side * slim])
    const shoulder = outward(stance.body, [
      SHOULDER[0] * slim,
      SHOULDER[1],
      SHOULDER[2] * side * slim,
    ])
    const [hx, hy] = stance.feet[near ? 0 : 1]
    const [fx, fy] = stance.feet[near ? 2 : 3]
    const narrow = kid ? 0.88 : 1
    hindLeg(goat, hip, [hx * slim, hy, side * 0.1 * narrow], hind)
    foreLeg(goat, shoulder, [fx * slim, fy, side * 0.09 * narrow], fore)
  })
}

function foldedLegs(goat: Sculpture, side: 1 | -1): void {
  goat.tube(
    'thigh',
    [
      [-0.36, 0.33, side * 0.13, 0.17],
      [-0.18, 0.18, side * 0.2, 0.11],
    ],
    { blend: 0.08 },
  )
  goat.tube(
    'thigh',
    [
      [-0.18, 0.17, side * 0.2, 0.1],
      [-0.42, 0.06, side * 0.22, 0.055],
    ],
    { blend: 0.05 },
  )
  goat.tube(
    'leg',
    [
      [-0.42, 0.055, side * 0.22, 0.05],
      [-0.14, 0.04, side * 0.25, 0.036],
    ],
    { blend: 0.02 },
  )
  goat.tube(
    'hoof',
    [
      [-0.14, 0.04, side * 0.25, 0.036],
      [-0.08, 0.035, side * 0.25, 0.042],
    ],
    { blend: 0.01 },
  )
  goat.tube(
    'thigh',
    [
      [0.34, 0.35, side * 0.12, 0.13],
      [0.3, 0.14, side * 0.15, 0.075],
    ],
    { blend: 0.08 },
  )
  goat.tube(
    'thigh',
    [
      [0.3, 0.12, side * 0.15, 0.065],
      [0.52, 0.06, side * 0.16, 0.052],
    ],
    { blend: 0.04 },
  )
  goat.tube(
    'leg',
    [
      [0.52, 0.055, side * 0.16, 0.048],
      [0.28, 0.035, side * 0.19, 0.036],
    ],
    { blend: 0.02 },
  )
}
