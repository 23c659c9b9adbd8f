import type { Vec } from '../animals/volume'

/** Depth and the visible face of every pixel, with the place on it. */
export type Raster = {
  width: number
  height: number
  depth: Float32Array
  face: Int32Array
  u: Float32Array
  v: Float32Array
}

/** An empty raster. */
export function rasterOf(width: number, height: number): Raster {
  const count = width * height
  return {
    width,
    height,
    depth: new Float32Array(count).fill(-1e9),
    face: new Int32Array(count).fill(-1),
    u: new Float32Array(count),
    v: new Float32Array(count),
  }
}

const halves = [
  [0, 1, 2, 0, 0, 1, 0, 1, 1],
  [0, 2, 3, 0, 0, 1, 1, 0, 1],
] as const

/** Draws one face: corners in pixels with their depth (greater is nearer). */
export function rasterFace(raster: Raster, corners: readonly Vec[], index: number): void {
  for (const [i, j, k, u0, v0, u1, v1, u2, v2] of halves) {
    const [a, b, c] = [corners[i], corners[j], corners[k]]
    if (!a || !b || !c) continue
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
    if (Math.abs(area) < 1e-6) continue
    const left = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0])))
    const right = Math.min(raster.width - 1, Math.ceil(Math.max(a[0], b[0], c[0])))
    const top = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1])))
    const foot = Math.min(raster.height - 1, Math.ceil(Math.max(a[1], b[1], c[1])))
    for (let row = top; row <= foot; row++) {
      const y = row + 0.5
      for (let column = left; column <= right; column++) {
        const x = column + 0.5
        const w1 = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area
        const w2 = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area
        const w0 = 1 - w1 - w2
        if (w0 < -1e-6 || w1 < -1e-6 || w2 < -1e-6) continue
        const z = w0 * a[2] + w1 * b[2] + w2 * c[2]
        const at = row * raster.width + column
        if (z <= (raster.depth[at] ?? 0)) continue
        raster.depth[at] = z
        raster.face[at] = index
        raster.u[at] = w0 * u0 + w1 * u1 + w2 * u2
        raster.v[at] = w0 * v0 + w1 * v1 + w2 * v2
      }
    }
  }
}
