import { inward, outward, type Frame, type Vec } from '../animals/volume'

/** A point of one frame as another frame sees it. */
export function inwardPoint(to: Frame, from: Frame, point: Vec): Vec {
  const world = outward(from, point)
  return inward(to, [world[0] - to.at[0], world[1] - to.at[1], world[2] - to.at[2]])
}
