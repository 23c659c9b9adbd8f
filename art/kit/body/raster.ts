import type { Axes } from '../human/axes'
import type { Mesh } from './mesh'

/** A window of the painter's plane: its left and upper edge, and pixels per unit. */
export type Sheet = { left: number; high: number; scale: number; width: number; height: number }

/** What is seen of meshes, for each pixel of a sheet. */
export type Seen = {
  /** Depth toward the painter; far below everything where nothing is seen. */
  depth: Float32Array
  /** Which mesh, counted from 1; 0 is none. */
  mesh: Uint8Array
  /** Which corner triangle: twice the quad, and 1 more for its second half. */
  triangle: Uint32Array
  /** Shares of the triangle's second and third corner. */
  second: Float32Array
  third: Float32Array
}

const nothing = -1e9

/** Draws meshes into the depths of a sheet, as seen along the axes. */
export function rasterise(meshes: readonly Mesh[], axes: Axes, sheet: Sheet): Seen {
  const size = sheet.width * sheet.height
  const seen: Seen = {
    depth: new Float32Array(size).fill(nothing),
    mesh: new Uint8Array(size),
    triangle: new Uint32Array(size),
    second: new Float32Array(size),
    third: new Float32Array(size),
  }
  for (const [index, mesh] of meshes.entries()) draw(mesh, index + 1, axes, sheet, seen)
  return seen
}

function draw(mesh: Mesh, id: number, { right, up, near }: Axes, sheet: Sheet, seen: Seen): void {
  const { points, quads, open, twoSided = false, nearer = 0 } = mesh
  const { left, high, scale, width, height } = sheet
  const count = points.length / 3
  const sx = new Float32Array(count)
  const sy = new Float32Array(count)
  const st = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    const x = points[i * 3] ?? 0
    const y = points[i * 3 + 1] ?? 0
    const z = points[i * 3 + 2] ?? 0
    sx[i] = (right[0] * x + right[1] * y + right[2] * z - left) * scale
    sy[i] = (high - up[0] * x - up[1] * y - up[2] * z) * scale
    st[i] = near[0] * x + near[1] * y + near[2] * z + nearer
  }
  for (let at = 0; at < quads.length; at += 4)
    for (let half = 0; half < 2; half++) {
      const a = quads[at] ?? 0
      const b = quads[at + 1 + half] ?? 0
      const c = quads[at + 2 + half] ?? 0
      if (b === c) continue
      const ax = sx[a] ?? 0
      const ay = sy[a] ?? 0
      const bx = sx[b] ?? 0
      const by = sy[b] ?? 0
      const cx = sx[c] ?? 0
      const cy = sy[c] ?? 0
      // Rows grow downward, so what looks at the painter turns the other way round.
      const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
      if (area === 0 || (area > 0 && !twoSided)) continue
      const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
      const x1 = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
      const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
      const y1 = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
      const ta = st[a] ?? 0
      const tb = st[b] ?? 0
      const tc = st[c] ?? 0
      for (let row = y0; row <= y1; row++)
        for (let column = x0; column <= x1; column++) {
          const px = column + 0.5
          const py = row + 0.5
          const v = ((px - ax) * (cy - ay) - (py - ay) * (cx - ax)) / area
          const w = ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / area
          if (v < 0 || w < 0 || v + w > 1) continue
          const t = ta + (tb - ta) * v + (tc - ta) * w
          const pixel = row * width + column
          if (t <= (seen.depth[pixel] ?? nothing)) continue
          if (
            open &&
            open(
              mix(mesh.rest, a, b, c, v, w, 0),
              mix(mesh.rest, a, b, c, v, w, 1),
              mix(mesh.rest, a, b, c, v, w, 2),
            )
          )
            continue
          seen.depth[pixel] = t
          seen.mesh[pixel] = id
          seen.triangle[pixel] = (at >> 1) + half
          seen.second[pixel] = v
          seen.third[pixel] = w
        }
    }
}

/** A number of three vertices, mixed by the shares of the second and the third. */
export function mix(
  values: Float32Array,
  a: number,
  b: number,
  c: number,
  v: number,
  w: number,
  axis: number,
): number {
  const first = values[a * 3 + axis] ?? 0
  return (
    first + ((values[b * 3 + axis] ?? 0) - first) * v + ((values[c * 3 + axis] ?? 0) - first) * w
  )
}

/** The corners of a triangle that is seen. */
export function cornersOf(mesh: Mesh, triangle: number): readonly [number, number, number] {
  const at = (triangle >> 1) * 4
  const half = triangle & 1
  return [mesh.quads[at] ?? 0, mesh.quads[at + 1 + half] ?? 0, mesh.quads[at + 2 + half] ?? 0]
}
