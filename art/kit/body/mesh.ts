import type { Form, Surface } from '../human/forms'
import { bodyData } from './data'

/** A surface of quads in the figure's space, as the renderer takes it. */
export type Mesh = {
  /** Three coordinates a vertex. */
  points: Float32Array
  normals: Float32Array
  /** Four vertices a quad; a triangle repeats one. */
  quads: Uint16Array | Uint32Array
  /** Three numbers a vertex that `surface` reads: where it is on the body at rest, or u, v and a mark. */
  rest: Float32Array
  /** What it is made of where `rest` is x, y, z; `pixel` is the size of a pixel in the figure. */
  surface: (x: number, y: number, z: number, pixel: number) => Surface
  /** Where it lets through what is behind: hair at its edge, lace. */
  open?: (x: number, y: number, z: number) => boolean
  /** Whether its back shows too: a brim, an open collar. */
  twoSided?: boolean
  /** How far it is drawn toward the eye before depths are compared: what lies on something else. */
  nearer?: number
  /** How open to the light it counts at the least: a wet eye is never black. */
  least?: number
}

/** What something is made of: forms by their distance, and surfaces of quads. */
export type Parts = { forms: Form[]; meshes: Mesh[] }

/** Parts, where some things are forms alone. */
export function partsOf(things: Form[] | Parts): Parts {
  return Array.isArray(things) ? { forms: things, meshes: [] } : things
}

/** The quads of a group of the baked mesh, or of those of them that `keep` takes by their vertices. */
export function quadsOf(group: string, keep?: (vertex: number) => boolean): Uint16Array {
  const { groups, quads } = bodyData()
  const found = groups.get(group)
  if (!found) throw new Error(`The body has no part "${group}".`)
  const own = quads.subarray(found.firstQuad * 4, found.lastQuad * 4)
  if (!keep) return own
  const result: number[] = []
  for (let at = 0; at < own.length; at += 4) {
    const four = own.subarray(at, at + 4)
    if (four.every(keep)) result.push(...four)
  }
  return Uint16Array.from(result)
}

/** Smooth normals: each vertex looks where the quads around it look together. */
export function normalsOf(points: Float32Array, quads: Uint16Array | Uint32Array): Float32Array {
  const normals = new Float32Array(points.length)
  const add = (vertex: number, nx: number, ny: number, nz: number): void => {
    normals[vertex * 3] = (normals[vertex * 3] ?? 0) + nx
    normals[vertex * 3 + 1] = (normals[vertex * 3 + 1] ?? 0) + ny
    normals[vertex * 3 + 2] = (normals[vertex * 3 + 2] ?? 0) + nz
  }
  const edge = (from: number, to: number, axis: number): number =>
    (points[to * 3 + axis] ?? 0) - (points[from * 3 + axis] ?? 0)
  for (let at = 0; at < quads.length; at += 4) {
    const a = quads[at] ?? 0
    const b = quads[at + 1] ?? 0
    const c = quads[at + 2] ?? 0
    const d = quads[at + 3] ?? 0
    const ux = edge(a, c, 0)
    const uy = edge(a, c, 1)
    const uz = edge(a, c, 2)
    const vx = edge(b, d, 0)
    const vy = edge(b, d, 1)
    const vz = edge(b, d, 2)
    const nx = uy * vz - uz * vy
    const ny = uz * vx - ux * vz
    const nz = ux * vy - uy * vx
    add(a, nx, ny, nz)
    add(b, nx, ny, nz)
    add(c, nx, ny, nz)
    if (c !== d) add(d, nx, ny, nz)
  }
  for (let at = 0; at < normals.length; at += 3) {
    const x = normals[at] ?? 0
    const y = normals[at + 1] ?? 0
    const z = normals[at + 2] ?? 0
    const size = Math.sqrt(x * x + y * y + z * z) || 1
    normals[at] = x / size
    normals[at + 1] = y / size
    normals[at + 2] = z / size
  }
  return normals
}
