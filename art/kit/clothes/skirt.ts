import { cross, dot, outward, unit, type Vec } from '../animals/volume'
import { normalsOf, type Mesh } from '../body/mesh'
import { step } from '../human/forms'
import type { Body } from '../people/body'
import { add, between3, less, type Joints, type Limb } from '../people/skeleton'

/** A cloth tube that hangs from the waist round both legs. */
type Hanging = {
  /** How far down it reaches: 1 the knee, 2 the ankle. */
  to: number
  /** How much wider than a close skirt it is. */
  ease: number
  folds: number
  seed: number
  surface: Mesh['surface']
}

const rows = 30
const columns = 72

/** A skirt, wrap or the tail of a coat: it follows the legs, over the lap of somebody who sits. */
export function skirtMesh(body: Body, joints: Joints, hanging: Hanging): Mesh {
  const { to, ease, folds, seed, surface } = hanging
  const { pelvis, leftLeg, rightLeg } = joints
  const g = body.girth
  const waist = outward(pelvis, [0, body.waist * 0.68, 0])
  const stations = Array.from({ length: rows + 1 }, (_, row) => {
    const t = -0.42 + ((to + 0.42) * row) / rows
    const [l, r] = [pointOn(leftLeg, waist, t), pointOn(rightLeg, waist, t)]
    return { t, l, r, centre: between3(l, r, 0.5) }
  })
  const count = (rows + 1) * (columns + 1)
  const points = new Float32Array(count * 3)
  const rest = new Float32Array(count * 3)
  let [widest, deepest] = [0, 0]
  const hem = stations[rows]?.centre ?? waist
  let left = stations
    .slice(1)
    .reduce(
      (sum, { centre }, i) => sum + Math.hypot(...less(centre, stations[i]?.centre ?? hem)),
      0,
    )
  const isSeated = leftLeg.joint[1] > leftLeg.root[1] - 0.14
  for (const [row, { t, l, r, centre }] of stations.entries()) {
    const before = stations[Math.max(0, row - 2)]?.centre ?? centre
    const after = stations[Math.min(rows, row + 2)]?.centre ?? centre
    const down = unit(less(after, before))
    const side = unit(add(pelvis.z, down, -dot(pelvis.z, down)))
    const ahead = cross(side, down)
    const apart = less(r, l)
    const full = step(-0.42, 0.02, t)
    let wide = g * (0.062 - 0.004 * full + ease * (0.3 + full)) + Math.abs(dot(apart, side)) / 2
    let deep = g * (0.056 + 0.008 * full + ease * (0.3 + full)) + Math.abs(dot(apart, ahead)) / 2
    // What hangs free does not draw in again below the hips.
    if (!isSeated) {
      wide = Math.max(wide, widest * 0.995)
      deep = Math.max(deep, deepest * 0.995)
    }
    widest = wide
    deepest = deep
    const share = row / rows
    const depth = folds * (0.12 + share ** 1.4) * (isSeated ? 0.5 : 1)
    if (row > 0) left -= Math.hypot(...less(centre, stations[row - 1]?.centre ?? centre))
    for (let column = 0; column <= columns; column++) {
      const turn = (column / columns) * 2 * Math.PI - Math.PI
      const slow = Math.sin(turn * 2 + seed) + 0.6 * share * Math.sin(turn * 3 + 2 * seed)
      const wave =
        Math.sin(turn * 8 + seed + 1.6 * slow) + 0.5 * Math.sin(turn * 13 + 2 * seed + slow)
      const out = 1 + (depth * wave) / wide
      const at = row * (columns + 1) + column
      for (const axis of [0, 1, 2] as const)
        points[at * 3 + axis] =
          centre[axis] +
          side[axis] * Math.sin(turn) * wide * out +
          ahead[axis] * Math.cos(turn) * deep * out
      rest.set([turn * 0.085, left, left * 16.6], at * 3)
    }
  }
  const quads = new Uint16Array(rows * columns * 4)
  for (let row = 0, at = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, at += 4) {
      const a = row * (columns + 1) + column
      quads.set([a, a + 1, a + columns + 2, a + columns + 1], at)
    }
  return { points, normals: normalsOf(points, quads), quads, rest, surface, twoSided: true }
}

/** A point of the line from the waist down a leg: 0 the hip, 1 the knee, 2 the ankle. */
function pointOn({ root, joint, end }: Limb, waist: Vec, t: number): Vec {
  if (t < 0) {
    const near = between3(waist, root, 0.14)
    return between3(root, near, Math.min(1, -t / 0.42))
  }
  const own = t < 1 ? between3(root, joint, t) : between3(joint, end, t - 1)
  const about = Math.exp(-(((t - 1) / 0.25) ** 2)) * 0.25
  // The cloth cuts the corner of the knee.
  return between3(own, between3(root, end, t / 2), about)
}
