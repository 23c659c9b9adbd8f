import type { Sculpture, Section, Vec } from './volume'

/** What makes one goat differ from the next one. */
export type GoatBuild = {
  horns: 'none' | 'swept' | 'spread' | 'short' | 'buds'
  ears: 'upright' | 'level' | 'lop'
  beard: boolean
  udder: boolean
  /** A kid: short trunk, long legs, big head. */
  kid: boolean
  /** 0 lean to 1 stout. */
  girth: number
  /** Turn of the head toward the painter, in radians. */
  look: number
}

/** A goat's head with its poll at the origin of the frame and its muzzle along x. */
export function goatHead(goat: Sculpture, build: GoatBuild, size: number): void {
  const k = (value: number): number => value * size
  const sections: Section[] = [
    [k(0.0), k(0.085), k(-0.115), k(0.15)],
    [k(0.08), k(0.098), k(-0.125), k(0.175)],
    [k(0.18), k(0.07), k(-0.105), k(0.14)],
    [k(0.28), k(0.035), k(-0.085), k(0.1)],
    [k(0.35), k(0.012), k(-0.082), k(0.088)],
    [k(0.385), k(-0.004), k(-0.07), k(0.078)],
  ]
  goat.loft('head', sections, { blend: 0.035, smooth: 2 })
  const down = goat.down()
  goat.both((side) => {
    goat.ball('head', [k(0.115), k(0.062), k(side * 0.066), k(0.042)], { blend: 0.03 })
    goat.ball('eye', [k(0.125), k(0.05), k(side * 0.09), k(0.021)], { blend: 0.004 })
    goat.ball('nose', [k(0.395), k(-0.012), k(side * 0.022), k(0.022)], { blend: 0.02 })
    ears(goat, build.ears, side, k)
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
  kind: GoatBuild['ears'],
  side: 1 | -1,
  k: (v: number) => number,
): void {
  const tip: Record<GoatBuild['ears'], Vec> = {
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
      flat: 0.34,
      flatAxis: kind === 'lop' ? [0.35, 0.1, side] : [0.75, 0.35, side * 0.5],
    },
  )
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
