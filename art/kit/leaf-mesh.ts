import { dot, unit, type Vec } from './animals/volume'
import { normalsOf, type Mesh } from './body/mesh'
import { add } from './people/skeleton'

/** Leaves and blades as thin surfaces, gathered in one mesh that light and shadow know. */
export class LeafMesh {
  readonly #points: number[] = []
  readonly #rest: number[] = []
  readonly #quads: number[] = []
  readonly #faces: Vec[] = []

  /**
   * One leaf, as rows of points from its foot to its tip, each from the left edge to the right one.
   * Its surface is asked with `own`, the share of its length and the share of its breadth. What is
   * thinner than a stroke takes its light from where the whole of it looks: from its `face`.
   */
  add(rows: readonly (readonly Vec[])[], own = 0, face: Vec = [0, 0, 0]): void {
    const first = this.#points.length / 3
    const wide = rows[0]?.length ?? 0
    for (const [i, row] of rows.entries())
      for (const [j, point] of row.entries()) {
        this.#points.push(...point)
        this.#faces.push(face)
        this.#rest.push(own, i / (rows.length - 1), j / (wide - 1))
        if (i === 0 || j === 0) continue
        const at = first + i * wide + j
        this.#quads.push(at - wide - 1, at - wide, at, at - 1)
      }
  }

  /** All leaves; each shows the painter, who is `near`, the side that he sees. */
  mesh(near: Vec, surface: Mesh['surface']): Mesh {
    const points = Float32Array.from(this.#points)
    const quads = Uint32Array.from(this.#quads)
    const normals = normalsOf(points, quads)
    for (const [i, face] of this.#faces.entries()) {
      const [x = 0, y = 0, z = 0] = normals.subarray(i * 3, i * 3 + 3)
      const normal: Vec = [x, y, z]
      const way = dot(normal, face[0] || face[1] || face[2] ? face : near) < 0 ? -0.5 : 0.5
      normals.set(unit(add(face, normal, way)), i * 3)
    }
    return { points, normals, quads, rest: Float32Array.from(this.#rest), surface, twoSided: true }
  }
}
