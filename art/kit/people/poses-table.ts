import type { Vec } from '../animals/volume'
import type { Body } from './body'
import type { Grip } from './poses'
import { ankle, type Action } from './poses'

/** Height of a table for somebody who sits at it. Paint the figure after the table, cut here. */
export const tableTop = 0.435

/** What somebody does who sits at a table; wrists lie on it unless told, at `tableTop` + 0.02. */
export type AtTable = {
  left?: Vec
  right?: Vec
  grips?: readonly [left: Grip, right: Grip]
  lean?: number
  look?: number
  nod?: number
  /** Where the elbows point: out to both sides unless told. */
  elbows?: Vec
}

/** Sits at a table with both forearms on it. */
export function atTable(body: Body, options: AtTable = {}): Action {
  const { lean = 0.14, look = 0, nod = 0.08, grips = ['loose', 'loose'] } = options
  const z = body.hipHalf + 0.012
  return {
    pose: {
      hips: [0, 0.29],
      lean,
      look,
      nod,
      left: options.left ?? [0.25, tableTop + 0.022, -0.09],
      right: options.right ?? [0.25, tableTop + 0.022, 0.09],
      leftFoot: [0.24, ankle, -z],
      rightFoot: [0.22, ankle, z],
      elbows: options.elbows ?? [-0.3, -0.4, 1],
    },
    left: grips[0],
    right: grips[1],
  }
}
