import { cross, unit, type Vec } from '../../kit/animals/volume'
import type { Mesh, Surface } from '../../kit/things/mesh'

type Row = readonly [y: number, half: number, front: number]

/** Half the width and the place of the nose at each height: sides that lean in, a rounded brow and roof. */
const rows: readonly Row[] = [
  [0.34, 0.9, 2.66],
  [0.46, 0.95, 2.71],
  [0.7, 0.975, 2.75],
  [1.14, 0.985, 2.77],
  [1.24, 0.985, 2.765],
  [1.34, 0.98, 2.745],
  [2.2, 0.9, 2.46],
  [2.32, 0.87, 2.4],
  [2.42, 0.81, 2.31],
  [2.5, 0.71, 2.19],
  [2.55, 0.56, 2.04],
  [2.58, 0.3, 1.85],
  [2.585, 0.02, 1.6],
]

const round = 0.3
const tail = -3.15

/** Half the width and the nose at a height. */
function section(y: number): { half: number; front: number; r: number } {
  const above = Math.max(
    1,
    rows.findIndex(([at]) => at >= y),
  )
  const low = rows[above - 1] ?? [0.34, 0.9, 2.66]
  const high = rows[above] ?? low
  const share = Math.max(0, Math.min(1, (y - low[0]) / (high[0] - low[0] || 1)))
  const half = low[1] + (high[1] - low[1]) * share
  const front = low[2] + (high[2] - low[2]) * share
  return { half, front, r: Math.min(round, half) }
}

/** How far the side is from the middle at a height. */
export const sideAt = (y: number): number => section(y).half

/**
 * A point of the shell. `s` runs round it from the middle of the nose: to 1 along the front, to 2 round the
 * corner, then on by metres along the side; below 0 the same on the far side.
 */
export function shellPoint(s: number, y: number, out = 0): Vec {
  const { half, front, r } = section(y)
  const [way, side] = [Math.abs(s), s < 0 ? -1 : 1]
  if (way <= 1) return [front + out, y, side * way * (half - r)]
  const turn = (Math.min(way, 2) - 1) * (Math.PI / 2)
  const x = front - r + (r + out) * Math.cos(turn) - Math.max(0, way - 2)
  return [Math.max(tail, x), y, side * (half - r + (r + out) * Math.sin(turn))]
}

/** Where on the way round the side has reached `x` at a height. */
const wayTo = (x: number, y: number): number => {
  const { front, r } = section(y)
  return 2 + front - r - x
}

function normalAt(s: number, y: number): Vec {
  const [a, b] = [shellPoint(s - 0.02, y), shellPoint(s + 0.02, y)]
  const [low, high] = [
    shellPoint(s, Math.max(0.34, y - 0.05)),
    shellPoint(s, Math.min(2.585, y + 0.05)),
  ]
  const along: Vec = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const up: Vec = [high[0] - low[0], high[1] - low[1], high[2] - low[2]]
  const n = unit(cross(along, up))
  if (y > 2.54) return [0, 1, 0]
  const p = shellPoint(s, y)
  return n[0] * (p[0] + 0.2) * 0.3 + n[1] * (y - 1.2) + n[2] * p[2] * 3 < 0
    ? [-n[0], -n[1], -n[2]]
    : n
}

type Edge = number | ((s: number) => number)

const edgeAt = (edge: Edge, s: number): number => (typeof edge === 'number' ? edge : edge(s))

/** A sheet that lies on the shell from `from` to `to` round it, between two heights. */
export function wrap(
  mesh: Mesh,
  [from, to]: readonly [number, number],
  low: Edge,
  high: Edge,
  out: number,
  surface: Surface,
): void {
  const columns = Math.max(1, Math.ceil((to - from) / 0.2))
  for (let i = 0; i < columns; i++) {
    const [a, b] = [from + ((to - from) * i) / columns, from + ((to - from) * (i + 1)) / columns]
    const [al, ah] = [edgeAt(low, a), edgeAt(high, a)]
    const [bl, bh] = [edgeAt(low, b), edgeAt(high, b)]
    const steps = Math.max(1, Math.ceil((ah - al) / 0.14))
    for (let k = 0; k < steps; k++) {
      const [u, v] = [k / steps, (k + 1) / steps]
      piece(
        mesh,
        [
          [a, al + (ah - al) * u],
          [b, bl + (bh - bl) * u],
          [b, bl + (bh - bl) * v],
          [a, al + (ah - al) * v],
        ],
        out,
        surface,
      )
    }
  }
}

/** As `wrap`, on the near side only, between two places along the bus. */
export function panel(
  mesh: Mesh,
  [a, b]: readonly [number, number],
  low: number,
  high: number,
  out: number,
  surface: Surface,
): void {
  const steps = Math.max(1, Math.ceil((high - low) / 0.14))
  for (let k = 0; k < steps; k++) {
    const [u, v] = [low + ((high - low) * k) / steps, low + ((high - low) * (k + 1)) / steps]
    piece(
      mesh,
      [
        [wayTo(b, u), u],
        [wayTo(a, u), u],
        [wayTo(a, v), v],
        [wayTo(b, v), v],
      ],
      out,
      surface,
    )
  }
}

type Corner = readonly [s: number, y: number]

function piece(
  mesh: Mesh,
  corners: readonly [Corner, Corner, Corner, Corner],
  out: number,
  surface: Surface,
): void {
  const [a, b, c, d] = corners
  const point = ([s, y]: Corner): Vec => shellPoint(s, y, out)
  const normal = ([s, y]: Corner): Vec => normalAt(s, y)
  mesh.quad(point(a), point(b), point(c), point(d), surface, [
    normal(a),
    normal(b),
    normal(c),
    normal(d),
  ])
}

/** The whole shell, its colour by height. */
export function shell(mesh: Mesh, colourAt: (y: number) => Surface): void {
  const end = 8.1
  for (let row = 0; row + 1 < rows.length; row++) {
    const [low, high] = [rows[row]?.[0] ?? 0, rows[row + 1]?.[0] ?? 0]
    const surface = colourAt((low + high) / 2)
    wrap(mesh, [-end, end], low, high, 0, surface)
    const [a, b] = [sideAt(low), sideAt(high)]
    mesh.quad([tail, low, -a], [tail, low, a], [tail, high, b], [tail, high, -b], surface)
  }
}
