import { unit, type Frame, type Vec } from '../animals/volume'
import { ballAround, far, join, rod, step, within, type Cone, type Form } from './forms'
import { knucklesOf, nearTint, type Bone } from './near-hand'
import { stain, tint } from './tint'

export type Grip =
  | 'loose'
  | 'flat'
  | 'fist'
  | 'hold'
  | 'pinch'
  | 'nip'
  | 'point'
  | 'cup'
  | 'shake'
  | 'bear'

type Bend = { knuckle: number; middle: number; end: number }
type Fingers = readonly [fore: Bend, long: Bend, ring: Bend, little: Bend]

const bend = (knuckle: number, middle: number, end: number): Bend => ({ knuckle, middle, end })
const same = (b: Bend): Fingers => [b, b, b, b]
const closed = bend(1.25, 1.6, 0.9)

/** How each grip bends the fingers, where the thumb's end goes, and how far the fingers part. */
const grips: Record<Grip, { fingers: Fingers; thumb: Vec | 'fore'; part: number }> = {
  loose: {
    fingers: [
      bend(0.3, 0.4, 0.25),
      bend(0.42, 0.5, 0.3),
      bend(0.5, 0.55, 0.3),
      bend(0.55, 0.55, 0.3),
    ],
    thumb: [0.5, -0.16, 0.27],
    part: 0.05,
  },
  flat: { fingers: same(bend(0.06, 0.12, 0.08)), thumb: [0.44, -0.08, 0.4], part: 0.16 },
  fist: { fingers: same(closed), thumb: [0.52, -0.26, 0.06], part: 0 },
  hold: { fingers: same(bend(0.95, 1.15, 0.6)), thumb: [0.52, -0.36, 0.13], part: 0.04 },
  pinch: {
    fingers: [
      bend(0.62, 0.8, 0.3),
      bend(0.75, 0.75, 0.35),
      bend(0.85, 0.85, 0.4),
      bend(0.95, 0.9, 0.4),
    ],
    thumb: 'fore',
    part: 0.08,
  },
  // A pinch with bent fingers, which the thumb meets without being stretched.
  nip: {
    fingers: [
      bend(0.82, 0.95, 0.32),
      bend(1.1, 1.25, 0.6),
      bend(1.25, 1.4, 0.7),
      bend(1.35, 1.45, 0.7),
    ],
    thumb: 'fore',
    part: 0.06,
  },
  point: {
    fingers: [bend(0.02, 0.06, 0.04), closed, closed, closed],
    thumb: [0.52, -0.22, 0.08],
    part: 0,
  },
  shake: { fingers: same(bend(0.42, 0.75, 0.45)), thumb: [0.56, -0.13, 0.24], part: 0.03 },
  cup: { fingers: same(bend(0.42, 0.42, 0.25)), thumb: [0.46, -0.17, 0.36], part: 0.1 },
  // Something stands on the palm, and the thumb lies up against it.
  bear: {
    fingers: [
      bend(0.3, 0.42, 0.25),
      bend(0.42, 0.46, 0.3),
      bend(0.5, 0.5, 0.3),
      bend(0.58, 0.5, 0.3),
    ],
    thumb: [0.38, -0.4, 0.35],
    part: 0.1,
  },
}

/** Knuckles: forward, toward the thumb, length of the finger, thickness. */
const rays = [
  [0.5, 0.155, 0.42, 0.054],
  [0.525, 0.052, 0.47, 0.056],
  [0.505, -0.05, 0.43, 0.053],
  [0.46, -0.142, 0.335, 0.046],
] as const

type Bones = { fingers: Bone[][]; thumb: Bone[]; pinch: Vec }

function bonesOf(grip: Grip): Bones {
  const { fingers: bends, thumb, part } = grips[grip]
  const fingers = rays.map(([x, z, length, r], index): Bone[] => {
    const { knuckle, middle, end } = bends[index] ?? closed
    const out =
      (1.5 - index) * part + (grip === 'fist' || grip === 'hold' ? 0 : 0.02 * (1.5 - index))
    let at: Vec = [x, -0.002 - 0.012 * Math.abs(index - 1.2), z]
    let angle = 0
    return (
      [
        [0.46, knuckle, 1, 0.94],
        [0.3, middle, 0.94, 0.88],
        [0.24, end, 0.88, 0.74],
      ] as const
    ).map(([share, more, from, to], joint): Bone => {
      angle += more
      const way: Vec = [
        Math.cos(angle) * Math.cos(out),
        -Math.sin(angle),
        Math.cos(angle) * Math.sin(out),
      ]
      const a = at
      at = [
        a[0] + way[0] * length * share,
        a[1] + way[1] * length * share,
        a[2] + way[2] * length * share,
      ]
      return {
        a,
        b: at,
        ra: r * from,
        rb: r * to,
        back: [Math.sin(angle), Math.cos(angle), 0],
        last: joint === 2,
      }
    })
  })
  const foreTip = fingers[0]?.[2]?.b ?? [0.9, 0, 0.15]
  const foreBack = fingers[0]?.[2]?.back ?? [0, 1, 0]
  const pinch: Vec = [foreTip[0] - foreBack[0] * 0.06, foreTip[1] - foreBack[1] * 0.06, foreTip[2]]
  const tip: Vec =
    thumb === 'fore'
      ? [pinch[0] - foreBack[0] * 0.055, pinch[1] - foreBack[1] * 0.055, pinch[2] + 0.01]
      : thumb
  const root: Vec = [0.13, -0.04, 0.13]
  // The thumb's two outer bones bend outward, away from the palm.
  const line = [tip[0] - root[0], tip[1] - root[1], tip[2] - root[2]] as const
  const length = far(...line)
  const bow = Math.sqrt(Math.max(0.002, 0.27 ** 2 - (length / 2) ** 2)) * 0.7
  const side = unit([-line[2] * 0.6, -0.25, line[0]])
  const joint = (share: number, k: number): Vec => [
    root[0] + line[0] * share + side[0] * bow * k,
    root[1] + line[1] * share + side[1] * bow * k,
    root[2] + line[2] * share + side[2] * bow * k,
  ]
  const [first, second] = [joint(0.42, 0.9), joint(0.74, 0.72)]
  const back = unit([side[0] * 0.7 + 0.3, 0.5, side[2] * 0.8])
  return {
    fingers,
    thumb: [
      { a: root, b: first, ra: 0.1, rb: 0.068, back, last: false },
      { a: first, b: second, ra: 0.066, rb: 0.06, back, last: false },
      { a: second, b: tip, ra: 0.06, rb: grip === 'nip' ? 0.056 : 0.046, back, last: true },
    ],
    pinch,
  }
}

const palm: readonly Cone[] = [
  { a: [-0.3, 0, 0], b: [0.04, 0, 0], ra: 0.125, rb: 0.092 },
  { a: [0.02, 0, 0.045], b: [0.48, -0.005, 0.145], ra: 0.07, rb: 0.064 },
  { a: [0.02, 0, 0.01], b: [0.5, 0.0, 0.05], ra: 0.075, rb: 0.066 },
  { a: [0.02, 0, -0.02], b: [0.48, -0.004, -0.045], ra: 0.07, rb: 0.064 },
  { a: [0.02, -0.01, -0.05], b: [0.44, -0.015, -0.13], ra: 0.066, rb: 0.06 },
  { a: [0.12, -0.06, 0.09], b: [0.3, -0.055, 0.16], ra: 0.075, rb: 0.06 },
  { a: [0.1, -0.055, -0.09], b: [0.3, -0.045, -0.12], ra: 0.055, rb: 0.05 },
]

/** Where a grip holds its thing, in the hand's own space. */
export function gripPoint(grip: Grip): Vec {
  if (grip === 'pinch' || grip === 'nip') return bonesOf(grip).pinch
  return grip === 'flat' || grip === 'cup' || grip === 'bear' ? [0.42, -0.12, 0] : [0.5, -0.17, 0]
}

/** The space of a hand at a wrist: fingers along `way`, the palm toward `facing`; 1 is the right. */
export function handFrame(at: Vec, way: Vec, facing: Vec, side: 1 | -1): Frame {
  const x = unit(way)
  const share = x[0] * facing[0] + x[1] * facing[1] + x[2] * facing[2]
  const y = unit([share * x[0] - facing[0], share * x[1] - facing[1], share * x[2] - facing[2]])
  const cross: Vec = [
    (x[1] * y[2] - x[2] * y[1]) * -side,
    (x[2] * y[0] - x[0] * y[2]) * -side,
    (x[0] * y[1] - x[1] * y[0]) * -side,
  ]
  return { at, x, y, z: cross }
}

/**
 * A hand with palm, thumb and four jointed fingers; `size` is from the wrist to the longest tip.
 * `near` adds what only shows close to the eye: bony knuckles, creases, lines of the palm.
 */
export function handForm(frame: Frame, size: number, grip: Grip, skin: string, near = false): Form {
  const { fingers, thumb } = bonesOf(grip)
  const bumps = near ? knucklesOf([...fingers, thumb]) : []
  const chains = [...fingers, thumb].map((bones) => ({ bones, ...ballAround(bones) }))
  const everything = ballAround([...palm, ...fingers.flat(), ...thumb], 0.03)
  const bones = [...fingers.flat(), ...thumb]
  const paint = near ? nearTint(skin, bones) : handTint(skin, bones)
  return within(frame, size, everything.at, everything.radius, {
    distance: (x, y, z) => {
      let d = 9
      for (const { a, b, ra, rb } of palm)
        d = join(d, rod(x, y, z, a[0], a[1], a[2], b[0], b[1], b[2], ra, rb), 0.05)
      let tips = 9
      for (const { bones, at, radius } of chains) {
        const off = far(x - at[0], y - at[1], z - at[2]) - radius
        if (off > 0.06) {
          tips = Math.min(tips, off)
          continue
        }
        let finger = 9
        for (const { a, b, ra, rb } of bones)
          finger = join(finger, rod(x, y, z, a[0], a[1], a[2], b[0], b[1], b[2], ra, rb), 0.012)
        tips = join(tips, finger, 0.008)
      }
      for (const [bx, by, bz, r] of bumps) tips = join(tips, far(x - bx, y - by, z - bz) - r, 0.03)
      return join(d, tips, 0.035)
    },
    surface: paint,
  })
}

function handTint(skin: string, bones: readonly Bone[]): Form['surface'] {
  const base = tint(skin)
  const pale = stain(base, tint('#d9a184'), 0.55)
  const nail = stain(base, tint('#e6b8a2'), 0.38)
  const dark = stain(base, tint('#1a0906'), 0.4)
  return (x, y, z) => {
    let [near, bone, along] = [9, bones[0], 0]
    for (const one of bones) {
      const { a, b, ra, rb } = one
      const off = rod(x, y, z, a[0], a[1], a[2], b[0], b[1], b[2], ra, rb)
      if (off < near) {
        near = off
        bone = one
      }
    }
    let colour = stain(base, pale, step(-0.02, -0.06, y) * step(-0.02, 0.16, x))
    if (bone && near < 0.02) {
      const { a, b, back, last, rb } = bone
      const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
      const length = far(dx, dy, dz)
      along = ((x - a[0]) * dx + (y - a[1]) * dy + (z - a[2]) * dz) / (length * length)
      const up =
        (x - a[0] - dx * along) * back[0] +
        (y - a[1] - dy * along) * back[1] +
        (z - a[2] - dz * along) * back[2]
      colour = stain(base, pale, step(-0.2 * rb, -0.7 * rb, up))
      const crease = Math.exp(-((along * length) ** 2) / 0.00018)
      colour = stain(colour, dark, 0.55 * crease)
      if (last && along > 0.55 && up > rb * 0.45) {
        const cross = far(
          x - a[0] - dx * along - back[0] * up,
          y - a[1] - dy * along - back[1] * up,
          z - a[2] - dz * along - back[2] * up,
        )
        colour = stain(
          colour,
          nail,
          step(rb * 0.85, rb * 0.6, far(cross, Math.max(0, 0.8 - along) * rb * 2.2)) *
            step(0.5, 0.6, along),
        )
      }
    }
    return { colour, gloss: 0.22, flesh: true }
  }
}
