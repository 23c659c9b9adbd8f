import type { Joint, Sculpture, Section, Vec } from './volume'

/** What makes one goat differ from the next one. */
export type GoatBuild = {
  horns: 'none' | 'swept' | 'spread' | 'short' | 'buds'
  ears: 'upright' | 'level' | 'lop' | 'pendulous'
  beard: boolean
  udder: boolean
  /** A kid: short trunk, long legs, big head. */
  kid: boolean
  /** 0 lean to 1 stout. */
  girth: number
  /** Turn of the head toward the painter, in radians. */
  look: number
  /**
   * The plain head of a grown goat unless told: one with quieter eyes for a close view,
   * or one with an arched nose.
   */
  face?: GoatFace
  /** Deep in front, tucked up behind, with hip bones that show; smooth and round unless told. */
  rangy?: boolean
}

export type GoatFace = 'doe' | 'nubian'

type Ears = GoatBuild['ears']

/** Slices from the poll to the nose, and where eyes and nose sit on them. */
type Skull = { sections: readonly Section[]; brow: Joint; eye: Joint; nose: Joint }

const SKULLS: Record<GoatFace | 'plain', Skull> = {
  plain: {
    sections: [
      [0.0, 0.085, -0.115, 0.15],
      [0.08, 0.098, -0.125, 0.175],
      [0.18, 0.07, -0.105, 0.14],
      [0.28, 0.035, -0.085, 0.1],
      [0.35, 0.012, -0.082, 0.088],
      [0.385, -0.004, -0.07, 0.078],
    ],
    brow: [0.115, 0.062, 0.066, 0.042],
    eye: [0.125, 0.05, 0.09, 0.021],
    nose: [0.395, -0.012, 0.022, 0.022],
  },
  doe: {
    sections: [
      [0.0, 0.085, -0.115, 0.15],
      [0.08, 0.1, -0.13, 0.172],
      [0.18, 0.072, -0.112, 0.134],
      [0.28, 0.034, -0.09, 0.1],
      [0.35, 0.01, -0.084, 0.09],
      [0.385, -0.008, -0.072, 0.08],
    ],
    brow: [0.105, 0.066, 0.058, 0.038],
    eye: [0.128, 0.05, 0.074, 0.02],
    nose: [0.395, -0.016, 0.022, 0.022],
  },
  nubian: {
    sections: [
      [0.0, 0.085, -0.12, 0.145],
      [0.08, 0.108, -0.135, 0.17],
      [0.17, 0.112, -0.125, 0.135],
      [0.26, 0.088, -0.105, 0.108],
      [0.34, 0.044, -0.098, 0.094],
      [0.4, -0.004, -0.092, 0.084],
      [0.425, -0.03, -0.082, 0.074],
    ],
    brow: [0.11, 0.066, 0.062, 0.042],
    eye: [0.128, 0.05, 0.08, 0.021],
    nose: [0.432, -0.034, 0.022, 0.022],
  },
}

/** A goat's head with its poll at the origin of the frame and its muzzle along x. */
export function goatHead(goat: Sculpture, build: GoatBuild, size: number): void {
  const k = (value: number): number => value * size
  const skull = SKULLS[build.face ?? 'plain']
  const scaled = ([x, y, z, r]: Joint | Section): [number, number, number, number] => [
    k(x),
    k(y),
    k(z),
    k(r),
  ]
  goat.loft('head', skull.sections.map(scaled), { blend: 0.035, smooth: 2 })
  const down = goat.down()
  goat.both((side) => {
    const aside = ([x, y, z, r]: Joint): Joint => scaled([x, y, z * side, r])
    goat.ball('head', aside(skull.brow), { blend: 0.03 })
    goat.ball('eye', aside(skull.eye), { blend: 0.004 })
    goat.ball('nose', aside(skull.nose), { blend: 0.02 })
    ears(goat, build.ears, side, k, build.face === 'doe' ? 0.55 : 0.34)
    horns(goat, build.horns, side, k)
  })
  if (build.beard)
    goat.tube(
      'beard',
      [0, 0.5, 1].map((t) => [
        k(0.26) + down[0] * t * 0.2 - t * 0.02,
        k(-0.1) + down[1] * t * 0.2,
        down[2] * t * 0.2,
        [0.04, 0.034, 0.008][t * 2] ?? 0.01,
      ]),
      { blend: 0.03, flat: 0.6 },
    )
}

function ears(
  goat: Sculpture,
  kind: Ears,
  side: 1 | -1,
  k: (v: number) => number,
  flat: number,
): void {
  if (kind === 'pendulous') {
    hangingEar(goat, side, k)
    return
  }
  const tip: Record<Exclude<Ears, 'pendulous'>, Vec> = {
    upright: [-0.12, 0.13, 0.16],
    level: [-0.1, 0.0, 0.22],
    lop: [-0.05, -0.24, 0.15],
  }
  const [x, y, z] = tip[kind]
  const wide = kind === 'lop' ? 0.056 : 0.048
  const middle: Vec =
    kind === 'lop' ? [-0.05, -0.05, 0.15] : [x * 0.5, y * 0.5 + 0.035, 0.075 + z * 0.45]
  goat.tube(
    'ear',
    [
      [k(0), k(0.045), k(side * 0.075), k(0.026)],
      [k(middle[0]), k(middle[1]), k(side * middle[2]), k(wide)],
      [k(x), k(y), k(side * z), k(kind === 'lop' ? 0.034 : 0.014)],
    ],
    {
      blend: 0.016,
      smooth: 3,
      flat,
      flatAxis: kind === 'lop' ? [0.35, 0.1, side] : [0.75, 0.35, side * 0.5],
    },
  )
}

/** An ear longer than the face, broad below, that falls as the head is turned. */
function hangingEar(goat: Sculpture, side: 1 | -1, k: (v: number) => number): void {
  const [dx, dy, dz] = goat.down()
  const at = (fall: number, out: number, wide: number): Joint => [
    k(0.005 + dx * fall + 0.03 * out),
    k(0.05 + dy * fall),
    k(side * (0.07 + 0.05 * out) + dz * fall),
    k(wide),
  ]
  goat.tube('ear', [at(0, 0, 0.028), at(0.1, 1, 0.05), at(0.29, 1.2, 0.068), at(0.4, 1.1, 0.044)], {
    blend: 0.016,
    smooth: 3,
    flat: 0.42,
    flatAxis: [0.3, 0, side],
  })
}

function horns(
  goat: Sculpture,
  kind: GoatBuild['horns'],
  side: 1 | -1,
  k: (v: number) => number,
): void {
  const shapes: Record<GoatBuild['horns'], readonly Vec[]> = {
    none: [],
    buds: [
      [0.05, 0.08, 0.04],
      [0.04, 0.13, 0.045],
    ],
    short: [
      [0.045, 0.07, 0.04],
      [0.02, 0.19, 0.065],
      [-0.07, 0.26, 0.085],
    ],
    swept: [
      [0.045, 0.07, 0.04],
      [0.01, 0.22, 0.07],
      [-0.12, 0.33, 0.11],
      [-0.28, 0.34, 0.15],
    ],
    spread: [
      [0.045, 0.07, 0.04],
      [0.0, 0.2, 0.09],
      [-0.09, 0.28, 0.2],
      [-0.14, 0.29, 0.33],
    ],
  }
  const points = shapes[kind]
  const thick = kind === 'buds' ? 0.026 : 0.037
  if (points.length > 0)
    goat.tube(
      'horn',
      points.map(([x, y, z], index) => [
        k(x),
        k(y),
        k(z * side),
        k(thick * (1 - (0.72 * index) / (points.length - 1))),
      ]),
      { blend: 0.012, smooth: 4 },
    )
}
