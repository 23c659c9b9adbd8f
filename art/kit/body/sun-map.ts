import { dot, type Vec } from '../animals/volume'
import type { Axes } from '../human/axes'
import type { Mesh } from './mesh'
import { rasterise, type Sheet } from './raster'
import { basis } from './rigid'

/** How much sun reaches a point past meshes, from 0 to 1. */
export type SunMap = (x: number, y: number, z: number, nx: number, ny: number, nz: number) => number

/** Looks at meshes from the sun once, so that every point can be asked whether the sun sees it. */
export function sunMap(meshes: readonly Mesh[], key: Vec, texel: number): SunMap {
  if (meshes.length === 0) return () => 1
  const [near, up, right] = basis(key, Math.abs(key[1]) > 0.9 ? [1, 0, 0] : [-key[2], 0, key[0]])
  // `basis` gives near, up, right as a right-handed set the other way round.
  const axes: Axes = { near, up, right: [-right[0], -right[1], -right[2]] }
  const sheet = sheetAround(meshes, axes, texel)
  const { depth } = rasterise(
    meshes.map((mesh) => ({ ...mesh, twoSided: true })),
    axes,
    sheet,
  )
  const { left, high, scale, width, height } = sheet
  const bias = texel * 1.6 + 0.0012
  return (x, y, z, nx, ny, nz) => {
    const px = x + nx * bias
    const py = y + ny * bias
    const pz = z + nz * bias
    const along = (axis: Vec): number => axis[0] * px + axis[1] * py + axis[2] * pz
    const column = (along(axes.right) - left) * scale - 0.5
    const row = (high - along(axes.up)) * scale - 0.5
    const t = along(axes.near) + bias
    let open = 0
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++) {
        const c = Math.round(column + i * 1.4)
        const r = Math.round(row + j * 1.4)
        const blocked =
          c >= 0 && r >= 0 && c < width && r < height && (depth[r * width + c] ?? -9) > t
        open += blocked ? 0 : 1
      }
    return open / 9
  }
}

function sheetAround(meshes: readonly Mesh[], axes: Axes, texel: number): Sheet {
  let [left, right, low, high] = [9, -9, 9, -9]
  for (const { points, quads } of meshes)
    for (const vertex of quads) {
      const p: Vec = [
        points[vertex * 3] ?? 0,
        points[vertex * 3 + 1] ?? 0,
        points[vertex * 3 + 2] ?? 0,
      ]
      const [x, y] = [dot(p, axes.right), dot(p, axes.up)]
      left = Math.min(left, x)
      right = Math.max(right, x)
      low = Math.min(low, y)
      high = Math.max(high, y)
    }
  const scale = 1 / texel
  return {
    left: left - texel * 2,
    high: high + texel * 2,
    scale,
    width: Math.ceil((right - left) * scale) + 4,
    height: Math.ceil((high - low) * scale) + 4,
  }
}
