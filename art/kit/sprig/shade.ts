import { unit, type Vec } from '../animals/volume'
import { depthsOf } from './depth'
import type { Form } from './form'

/** How much of the light from one direction reaches a point, 0 to 1. */
export type Reach = (x: number, y: number, z: number) => number

/** Works out which points the light from a direction reaches. */
export function reachOf(forms: readonly Form[], way: Vec, scale: number, soft: number): Reach {
  const near = unit(way)
  const aid: Vec = Math.abs(near[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]
  const right = unit([
    aid[1] * near[2] - aid[2] * near[1],
    aid[2] * near[0] - aid[0] * near[2],
    aid[0] * near[1] - aid[1] * near[0],
  ])
  const down: Vec = [
    near[1] * right[2] - near[2] * right[1],
    near[2] * right[0] - near[0] * right[2],
    near[0] * right[1] - near[1] * right[0],
  ]
  const on = (axis: Vec, x: number, y: number, z: number): number =>
    axis[0] * x + axis[1] * y + axis[2] * z
  let [left, top, end, foot] = [1e9, 1e9, -1e9, -1e9]
  const project = (points: Float32Array): Float32Array => {
    const out = new Float32Array(points.length)
    for (let i = 0; i < points.length; i += 3) {
      const [x, y, z] = [points[i] ?? 0, points[i + 1] ?? 0, points[i + 2] ?? 0]
      out[i] = on(right, x, y, z)
      out[i + 1] = on(down, x, y, z)
      out[i + 2] = on(near, x, y, z)
    }
    return out
  }
  for (const { points } of forms) {
    const seen = project(points)
    for (let i = 0; i < seen.length; i += 3) {
      left = Math.min(left, seen[i] ?? 0)
      end = Math.max(end, seen[i] ?? 0)
      top = Math.min(top, seen[i + 1] ?? 0)
      foot = Math.max(foot, seen[i + 1] ?? 0)
    }
  }
  const map = depthsOf(forms, [left - 2, top - 2, end + 2, foot + 2], scale, project)
  const bias = 1.6 / scale
  return (x, y, z) => {
    const column = (on(right, x, y, z) - map.left) * scale
    const row = (on(down, x, y, z) - map.top) * scale
    const own = on(near, x, y, z) + bias
    let free = 0
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++) {
        const c = Math.floor(column + j * soft)
        const r = Math.floor(row + i * soft)
        const isOut = c < 0 || r < 0 || c >= map.width || r >= map.height
        if (isOut || (map.depth[r * map.width + c] ?? 0) <= own) free++
      }
    return free / 9
  }
}

/** How open each point of the forms lies to the sky and the room around it, 0 to 1. */
export function opennessOf(forms: readonly Form[], scale: number): Float32Array[] {
  const ways: Vec[] = [
    [0, -1, 0.1],
    [0.7, -0.7, 0.3],
    [-0.7, -0.7, 0.3],
    [0, -0.6, 0.8],
    [0.9, -0.1, 0.5],
    [-0.9, -0.1, 0.5],
    [0, 0.15, 1],
    [0.5, 0.5, 0.7],
    [-0.5, 0.5, 0.7],
    [0.4, -0.7, -0.6],
    [-0.4, -0.7, -0.6],
  ]
  const opens = forms.map(({ points }) => new Float32Array(points.length / 3))
  const sums = forms.map(({ points }) => new Float32Array(points.length / 3))
  for (const way of ways) {
    const to = unit(way)
    const reach = reachOf(forms, to, scale, 1)
    forms.forEach((form, index) => {
      const [open, sum] = [opens[index], sums[index]]
      if (!open || !sum) return
      const lift = 2.2 / scale
      for (let i = 0; i < open.length; i++) {
        const of = (axis: number): number => form.normals[i * 3 + axis] ?? 0
        let [nx, ny, nz] = [of(0), of(1), of(2)]
        // What counts of a leaf is the side that looks at the painter.
        if (form.isThin && nz < 0) [nx, ny, nz] = [-nx, -ny, -nz]
        const weight = nx * to[0] + ny * to[1] + nz * to[2]
        if (weight <= 0.05) continue
        sum[i] = (sum[i] ?? 0) + weight
        open[i] =
          (open[i] ?? 0) +
          weight *
            reach(
              (form.points[i * 3] ?? 0) + nx * lift,
              (form.points[i * 3 + 1] ?? 0) + ny * lift,
              (form.points[i * 3 + 2] ?? 0) + nz * lift,
            )
      }
    })
  }
  opens.forEach((open, index) => {
    for (let i = 0; i < open.length; i++) {
      const sum = sums[index]?.[i] ?? 0
      open[i] = sum > 0 ? (open[i] ?? 0) / sum : 1
    }
  })
  return opens
}
