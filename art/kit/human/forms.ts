import type { Frame, Vec } from '../animals/volume'
import type { Rgb } from './tint'

/** What a point of a surface is made of. */
export type Surface = {
  /** Linear light, 0 to 1. */
  colour: Rgb
  /** How much it shines: cloth 0, skin 0.3, an eye 1. */
  gloss: number
  /** Whether light wanders under it, as in skin. */
  flesh: boolean
}

/** One body in the model's space: x forward, y up, z to its right; a standing person is 1 high. */
export type Form = {
  /** A ball around it. */
  at: Vec
  radius: number
  /** How far a point is from its surface, below 0 inside. Never more than the truth by much. */
  distance: (x: number, y: number, z: number) => number
  /** What it is made of at a point; `pixel` is the size of a pixel of the picture in the model. */
  surface: (x: number, y: number, z: number, pixel: number) => Surface
}

/** A cone with round ends; `flat` squeezes it along `axis` to that share. */
export type Cone = {
  a: Vec
  b: Vec
  ra: number
  rb: number
  flat?: number
  axis?: Vec
}

/** The smaller of two distances, flowing into each other over the length `k`. */
export function join(a: number, b: number, k: number): number {
  const h = k - Math.abs(a - b)
  return h <= 0 ? Math.min(a, b) : Math.min(a, b) - (h * h) / (4 * k)
}

/** What is left of `a` when `b` is cut away, with an edge rounded over `k`. */
export function carve(a: number, b: number, k: number): number {
  return -join(-a, b, k)
}

/** Length of a direction; `Math.hypot` takes ten times as long. */
export function far(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z)
}

/** 0 below `low`, 1 above `high`, smooth between them. */
export function step(low: number, high: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - low) / (high - low)))
  return t * t * (3 - 2 * t)
}

/** Distance from an ellipsoid around the origin. */
export function ellipsoid(x: number, y: number, z: number, a: number, b: number, c: number) {
  const px = x / a
  const py = y / b
  const pz = z / c
  const qx = px / a
  const qy = py / b
  const qz = pz / c
  const near = Math.sqrt(px * px + py * py + pz * pz)
  if (near < 1e-6) return -Math.min(a, b, c)
  return (near * (near - 1)) / Math.sqrt(qx * qx + qy * qy + qz * qz)
}

/** Distance from a cone between two points, told by their coordinates. */
export function rod(
  x: number,
  y: number,
  z: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  ra: number,
  rb: number,
): number {
  const dx = bx - ax
  const dy = by - ay
  const dz = bz - az
  const px = x - ax
  const py = y - ay
  const pz = z - az
  const along = (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz + 1e-12)
  const t = along < 0 ? 0 : along > 1 ? 1 : along
  const ex = px - dx * t
  const ey = py - dy * t
  const ez = pz - dz * t
  return Math.sqrt(ex * ex + ey * ey + ez * ez) - (ra + (rb - ra) * t)
}

/** A cone with everything its distance needs at hand: it is asked millions of times a picture. */
function coneDistance({ a, b, ra, rb, flat = 1, axis }: Cone): Form['distance'] {
  const [ax, ay, az] = a
  const [bx, by, bz] = b
  if (flat === 1 || !axis) return (x, y, z) => rod(x, y, z, ax, ay, az, bx, by, bz, ra, rb)
  const [mx, my, mz] = [(ax + bx) / 2, (ay + by) / 2, (az + bz) / 2]
  const [u, v, w] = axis
  const [pull, shrink] = [1 / flat - 1, Math.min(1, flat)]
  return (x, y, z) => {
    // Pulled apart along the axis, the squeezed cone is a round one.
    const more = ((x - mx) * u + (y - my) * v + (z - mz) * w) * pull
    return rod(x + u * more, y + v * more, z + w * more, ax, ay, az, bx, by, bz, ra, rb) * shrink
  }
}

/** The ball around some cones. */
function ballAround(cones: readonly Cone[], room = 0): { at: Vec; radius: number } {
  const low = [9, 9, 9]
  const high = [-9, -9, -9]
  for (const { a, b, ra, rb } of cones)
    for (const [end, r] of [
      [a, ra],
      [b, rb],
    ] as const)
      end.forEach((value, axis) => {
        low[axis] = Math.min(low[axis] ?? 9, value - r)
        high[axis] = Math.max(high[axis] ?? -9, value + r)
      })
  const middle = (axis: number): number => ((low[axis] ?? 0) + (high[axis] ?? 0)) / 2
  const at: Vec = [middle(0), middle(1), middle(2)]
  const radius = Math.max(
    ...cones.flatMap(({ a, b, ra, rb }) => [
      Math.hypot(a[0] - at[0], a[1] - at[1], a[2] - at[2]) + ra,
      Math.hypot(b[0] - at[0], b[1] - at[1], b[2] - at[2]) + rb,
    ]),
  )
  return { at, radius: radius + room }
}

/** Cones that flow into each other over `soft`; `relief` is taken off their distance. */
export function blob(
  cones: readonly Cone[],
  soft: number,
  surface: Form['surface'],
  relief?: (x: number, y: number, z: number) => number,
): Form {
  const parts = cones.map(coneDistance)
  return {
    ...ballAround(cones, soft * 0.5 + 0.01),
    distance: (x, y, z) => {
      let d = 9
      for (const part of parts) d = join(d, part(x, y, z), soft)
      return relief && d < 0.02 ? d - relief(x, y, z) : d
    },
    surface,
  }
}

/** A form that is modelled in a space of its own: `size` is the length of its unit. */
export function within(
  { at, x: ax, y: ay, z: az }: Frame,
  size: number,
  middle: Vec,
  radius: number,
  inner: Pick<Form, 'distance' | 'surface'>,
): Form {
  const [ox, oy, oz] = at
  const scaled = ([x, y, z]: Vec): Vec => [x / size, y / size, z / size]
  const [xx, xy, xz] = scaled(ax)
  const [yx, yy, yz] = scaled(ay)
  const [zx, zy, zz] = scaled(az)
  const { distance, surface } = inner
  const centre = (axis: 0 | 1 | 2): number =>
    at[axis] + size * (ax[axis] * middle[0] + ay[axis] * middle[1] + az[axis] * middle[2])
  return {
    at: [centre(0), centre(1), centre(2)],
    radius: radius * size,
    distance: (x, y, z) => {
      const px = x - ox
      const py = y - oy
      const pz = z - oz
      return (
        size *
        distance(
          px * xx + py * xy + pz * xz,
          px * yx + py * yy + pz * yz,
          px * zx + py * zy + pz * zz,
        )
      )
    },
    surface: (x, y, z, pixel) => {
      const px = x - ox
      const py = y - oy
      const pz = z - oz
      return surface(
        px * xx + py * xy + pz * xz,
        px * yx + py * yy + pz * yz,
        px * zx + py * zy + pz * zz,
        pixel / size,
      )
    },
  }
}

/** How far the nearest surface of some forms is. */
export function gapOf(forms: readonly Form[], x: number, y: number, z: number): number {
  let least = 9
  for (const { at, radius, distance } of forms) {
    const ball = far(x - at[0], y - at[1], z - at[2]) - radius
    if (ball >= least) continue
    // Outside of its ball a form is at least that far.
    const own = ball > 0.03 ? ball : distance(x, y, z)
    if (own < least) least = own
  }
  return least
}
