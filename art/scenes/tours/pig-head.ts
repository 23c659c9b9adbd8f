import type { Joint, Sculpture, Section, Vec } from '../../kit/animals/volume'

/** A dished face on a long straight snout. */
const GROWN: readonly Section[] = [
  [-0.02, 0.08, -0.27, 0.26],
  [0.08, 0.085, -0.295, 0.285],
  [0.17, 0.045, -0.275, 0.25],
  [0.25, 0.0, -0.235, 0.195],
  [0.34, -0.028, -0.2, 0.155],
  [0.43, -0.036, -0.182, 0.135],
  [0.525, -0.038, -0.175, 0.13],
]
/** Shorter and rounder. */
const YOUNG: readonly Section[] = [
  [-0.02, 0.1, -0.22, 0.26],
  [0.08, 0.11, -0.24, 0.28],
  [0.17, 0.075, -0.23, 0.25],
  [0.25, 0.02, -0.205, 0.19],
  [0.33, -0.018, -0.185, 0.15],
  [0.41, -0.035, -0.172, 0.13],
]

/** The head of a pig with lop ears, its poll at the origin of the frame and its snout along x. */
export function pigHead(model: Sculpture, piglet: boolean, scale: number): void {
  const put = ([x, y, z, r]: Joint): Joint => [x * scale, y * scale, z * scale, r * scale]
  model.loft(
    'head',
    (piglet ? YOUNG : GROWN).map((s): Section => put(s)),
    { blend: 0.04, smooth: 4 },
  )
  const end = piglet ? 0.415 : 0.53
  // The disc of the snout, a little broader than what carries it.
  model.tube('nose', [put([end - 0.006, -0.106, 0, 0.084]), put([end + 0.016, -0.106, 0, 0.08])], {
    blend: 0.012,
    flat: 0.3,
    flatAxis: [1, -0.12, 0],
  })
  // The lower jaw ends behind the snout.
  model.tube(
    'head',
    [put([0.12, -0.2, 0, 0.085]), put([0.3, -0.185, 0, 0.045]), put([end - 0.06, -0.178, 0, 0.03])],
    { blend: 0.03, smooth: 2 },
  )
  model.both((side) => {
    const own = ([x, y, z, r]: Joint): Joint => put([x, y, z * side, r])
    model.ball('head', own([0.2, 0.005, 0.075, 0.036]), { blend: 0.04 })
    model.ball('head', own([0.12, -0.17, 0.105, 0.1]), { blend: 0.06 })
    ear(model, own, side)
  })
}

const EAR: readonly Joint[] = [
  [-0.01, 0.055, 0.09, 0.045],
  [0.01, 0.09, 0.13, 0.064],
  [0.06, 0.078, 0.17, 0.07],
  [0.12, 0.022, 0.19, 0.056],
  [0.18, -0.05, 0.193, 0.032],
  [0.22, -0.115, 0.187, 0.006],
]

/** A broad leaf that falls forward from the poll, beside the eye. */
function ear(model: Sculpture, own: (joint: Joint) => Joint, side: 1 | -1): void {
  const flatAxis: Vec = [0.25, 0.55, 0.8 * side]
  model.tube('ear', EAR.map(own), { blend: 0.035, smooth: 3, flat: 0.34, flatAxis })
}
