import type { Easel, Mark } from './beast-render'
import { type Frame, type Vec, direction, outward } from './volume'

/** Draws one eye around its middle; `side` is 1 on the painter's side and `out` is where the eye looks. */
export type DrawEye = (easel: Easel, middle: Vec, side: number, out: Vec) => void

/**
 * The two eyes of a head, each only where it looks at the painter.
 *
 * @param frame the space of the head
 * @param at middle of the eye on the painter's side
 */
export function eyePair(frame: Frame, [x, y, z]: Vec, draw: DrawEye): Mark {
  return (easel) => {
    for (const side of [-1, 1]) {
      const out = direction(frame, [0.22, 0.12, side])
      const middle: Vec = [x, y, z * side]
      if (easel.faces(out) < 0.12 || !easel.sees(outward(frame, middle))) continue
      draw(easel, middle, side, out)
    }
  }
}
