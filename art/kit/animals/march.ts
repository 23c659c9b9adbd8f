import { measure, type Probe, type Solid } from './field'
import { unit, type Vec } from './volume'

/** How finely a ray is followed, in units of the figure. */
export type Stride = {
  /** Nearer than this it has met the skin. */
  enough: number
  least: number
  most: number
}

/** Where a ray met the skin, or passed closest to it. */
export type Ray = {
  z: number
  /** How far it missed; 0 when it met. */
  miss: number
}

/** Looks into the picture from the depth `near` on, straight through a point of it. */
export function march(
  solids: readonly Solid[],
  x: number,
  y: number,
  near: number,
  { enough, least, most }: Stride,
  probe: Probe,
): Ray {
  let [z, far, closest, closestZ] = [near, 9, 9, 0]
  for (const { box } of solids) far = Math.min(far, box[4])
  for (let step = 0; step < most && z > far; step++) {
    const gap = measure(solids, x, y, z, probe)
    if (gap < enough) return { z, miss: 0 }
    if (gap < closest) {
      closest = gap
      closestZ = z
    }
    z -= Math.max(gap * 0.86, least)
  }
  return { z: closestZ, miss: closest }
}

/** Which way the skin looks at a point whose own distance is `centre`. */
export function normalAt(
  solids: readonly Solid[],
  x: number,
  y: number,
  z: number,
  centre: number,
  step: number,
  probe: Probe,
): Vec {
  return unit([
    measure(solids, x + step, y, z, probe) - centre,
    measure(solids, x, y + step, z, probe) - centre,
    measure(solids, x, y, z + step, probe) - centre,
  ])
}

/** How a point looks for what stands between it and the light. */
export type Reach = {
  /** How far above the skin, and how far at first, it looks. */
  lift: number
  stride: number
  steps: number
}

/** How much of the light reaches a point, from 0 to 1. */
export function openness(
  solids: readonly Solid[],
  x: number,
  y: number,
  z: number,
  normal: Vec,
  aim: Vec,
  { lift, stride, steps }: Reach,
  probe: Probe,
): number {
  let open = 1
  for (let step = 1; step <= steps && open > 0; step++) {
    const far = lift + stride * step
    const gap = measure(
      solids,
      x + normal[0] * lift + aim[0] * far,
      y + normal[1] * lift + aim[1] * far,
      z + normal[2] * lift + aim[2] * far,
      probe,
    )
    open = Math.min(open, Math.max(0, 0.5 + (gap * 4) / far))
  }
  return open
}
