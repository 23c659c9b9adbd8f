import { ellipsoid, join } from '../human/forms'

/**
 * The skull in the head's own space, where its height is 1 and x looks forward; larger by `more`:
 * cloth, hats and helmets lie on it.
 */
export function skull(x: number, y: number, z: number, more = 0): number {
  const d = ellipsoid(x + 0.1, y - 0.13, z, 0.45 + more, 0.375 + more, 0.335 + more)
  return join(d, ellipsoid(x - 0.09, y - 0.2, z, 0.27 + more, 0.285 + more, 0.27 + more), 0.06)
}
