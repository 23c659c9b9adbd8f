/** Directions around a point, in rings of two sizes. */
const ring = Array.from({ length: 8 }, (_, i) => {
  const angle = (i * Math.PI) / 4 + 0.2
  return [Math.cos(angle), Math.sin(angle)] as const
})

/** The depths of a sheet and what it takes to read them. */
export type Depths = { depth: Float32Array; width: number; height: number; scale: number }

/**
 * How open a point lies, from 0 in a crack to 1 on a free plane: whatever rises over its own plane
 * nearby takes light from it. The normal is told as the painter sees it.
 */
export function openness(
  { depth, width, height, scale }: Depths,
  column: number,
  row: number,
  nx: number,
  ny: number,
  nz: number,
): number {
  const own = depth[row * width + column] ?? 0
  const steep = Math.max(0.25, nz)
  const around = (radius: number): number => {
    const pixels = Math.max(1.5, radius * scale)
    const reach = pixels / scale
    let taken = 0
    for (const [dx, dy] of ring) {
      const c = Math.round(column + dx * pixels)
      const r = Math.round(row - dy * pixels)
      if (c < 0 || r < 0 || c >= width || r >= height) continue
      const there = depth[r * width + c] ?? -1e9
      const plane = own - ((nx * dx + ny * dy) / steep) * reach
      const over = (there - plane) / reach
      if (over > 0.08) taken += Math.min(1, over) * Math.max(0, 1 - Math.max(0, over - 1.5) / 2)
    }
    return taken / ring.length
  }
  return Math.max(0.15, 1 - 0.75 * around(0.007) - 0.8 * around(0.018) - 0.7 * around(0.045))
}
