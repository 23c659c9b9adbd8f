import type { Form } from './form'

/** What is seen through each pixel of a window: how near, which form, and where on it. */
export type Depths = {
  left: number
  top: number
  scale: number
  width: number
  height: number
  depth: Float32Array
  form: Int16Array
  u: Float32Array
  v: Float32Array
}

export type Projection = (points: Float32Array) => Float32Array

/** Draws forms into a window from the side of greater z; `project` turns them before. */
export function depthsOf(
  forms: readonly Form[],
  [left, top, right, bottom]: readonly [number, number, number, number],
  scale: number,
  project: Projection = (points) => points,
): Depths {
  const width = Math.max(1, Math.ceil((right - left) * scale))
  const height = Math.max(1, Math.ceil((bottom - top) * scale))
  const count = width * height
  const seen: Depths = {
    left,
    top,
    scale,
    width,
    height,
    depth: new Float32Array(count).fill(-1e9),
    form: new Int16Array(count).fill(-1),
    u: new Float32Array(count),
    v: new Float32Array(count),
  }
  forms.forEach((form, index) => drawForm(seen, form, index, project(form.points)))
  return seen
}

function drawForm(seen: Depths, form: Form, index: number, points: Float32Array): void {
  const { rows, columns } = form
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const a = row * columns + column
      const corners = [a, a + 1, a + columns + 1, a + columns] as const
      triangle(seen, form, index, points, corners[0], corners[1], corners[2])
      triangle(seen, form, index, points, corners[0], corners[2], corners[3])
    }
}

function triangle(
  seen: Depths,
  { rows, columns, isGone }: Form,
  index: number,
  points: Float32Array,
  a: number,
  b: number,
  c: number,
): void {
  const { left, top, scale, width, height } = seen
  const px = (i: number): number => ((points[i * 3] ?? 0) - left) * scale
  const py = (i: number): number => ((points[i * 3 + 1] ?? 0) - top) * scale
  const pz = (i: number): number => points[i * 3 + 2] ?? 0
  const [ax, ay, bx, by, cx, cy] = [px(a), py(a), px(b), py(b), px(c), py(c)]
  const [az, bz, cz] = [pz(a), pz(b), pz(c)]
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  if (Math.abs(area) < 1e-7) return
  const [x0, x1] = [Math.max(0, Math.floor(Math.min(ax, bx, cx))), Math.ceil(Math.max(ax, bx, cx))]
  const [y0, y1] = [Math.max(0, Math.floor(Math.min(ay, by, cy))), Math.ceil(Math.max(ay, by, cy))]
  const along = (i: number): number => Math.floor(i / columns) / (rows - 1)
  const across = (i: number): number => ((i % columns) / (columns - 1)) * 2 - 1
  const [ua, ub, uc] = [along(a), along(b), along(c)]
  const [va, vb, vc] = [across(a), across(b), across(c)]
  for (let row = y0; row <= Math.min(height - 1, y1); row++)
    for (let column = x0; column <= Math.min(width - 1, x1); column++) {
      const [x, y] = [column + 0.5, row + 0.5]
      const w1 = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area
      const w2 = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area
      const w0 = 1 - w1 - w2
      if (w0 < -1e-5 || w1 < -1e-5 || w2 < -1e-5) continue
      const z = w0 * az + w1 * bz + w2 * cz
      const at = row * width + column
      if (z <= (seen.depth[at] ?? 0)) continue
      const u = w0 * ua + w1 * ub + w2 * uc
      const v = w0 * va + w1 * vb + w2 * vc
      if (isGone?.(u, v)) continue
      seen.depth[at] = z
      seen.form[at] = index
      seen.u[at] = u
      seen.v[at] = v
    }
}
