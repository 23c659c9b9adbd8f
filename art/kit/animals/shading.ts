import type { Light } from '../types'
import type { Tones } from './palette'
import type { Vec } from './volume'

/** Direction toward the light: x right, y up, z toward the painter. */
export function towardLight(
  light: Light,
  { low = 14, span = 56, side: most = 0.9 }: { low?: number; span?: number; side?: number } = {},
): Vec {
  const rise = ((low + span * light.height) * Math.PI) / 180
  const side = Math.max(-1, Math.min(1, light.from)) * most
  return [side * Math.cos(rise), Math.sin(rise), Math.sqrt(1 - side * side) * Math.cos(rise)]
}

/** One channel of a surface that is lit by `glow`: shade, middle, then lit from `full` on. */
export function channelAt(
  { shade, middle, lit }: Tones,
  channel: 0 | 1 | 2,
  glow: number,
  full = 0.92,
): number {
  const [from, to] =
    glow < 0.42 ? [shade[channel], middle[channel]] : [middle[channel], lit[channel]]
  return from + (to - from) * (glow < 0.42 ? smooth(-0.12, 0.42, glow) : smooth(0.42, full, glow))
}

function smooth(low: number, high: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - low) / (high - low)))
  return t * t * (3 - 2 * t)
}

/** How a thing's own space is turned and leaned into the painter's, and back. */
export type Turning = {
  upright: (v: Vec) => Vec
  lean: (v: Vec) => Vec
  back: (x: number, y: number, z: number) => Vec
}

/** Turns by `yaw` and leans by `tilt`; with `way` -1 everything is its mirror image. */
export function turning(yaw: number, tilt: number, way: 1 | -1 = 1): Turning {
  const [cy, sy, ct, st] = [Math.cos(yaw), Math.sin(yaw), Math.cos(tilt), Math.sin(tilt)]
  return {
    upright: (v) => [(v[0] * cy - v[2] * sy) * way, v[1], v[0] * sy + v[2] * cy],
    lean: (v) => [v[0], v[1] * ct - v[2] * st, v[1] * st + v[2] * ct],
    back: (x, y, z) => {
      const [h, d] = [y * ct + z * st, z * ct - y * st]
      return [x * way * cy + d * sy, h, d * cy - x * way * sy]
    },
  }
}
