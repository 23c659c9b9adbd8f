import type { Mesh } from '../body/mesh'
import { normalsOf } from '../body/mesh'

type Shape = { points: Float32Array; normals: Float32Array; rest: Float32Array; quads: number[] }

/** Only the vertices that quads use, numbered anew. */
export function cutOut(
  mesh: Pick<Mesh, 'points' | 'normals' | 'rest'>,
  quads: ArrayLike<number>,
): Shape {
  const places = new Map<number, number>()
  const own: number[] = []
  for (let i = 0; i < quads.length; i++) {
    const vertex = quads[i] ?? 0
    const place = places.get(vertex) ?? places.size
    places.set(vertex, place)
    own.push(place)
  }
  const copy = (values: Float32Array): Float32Array => {
    const result = new Float32Array(places.size * 3)
    for (const [vertex, place] of places)
      for (let axis = 0; axis < 3; axis++) result[place * 3 + axis] = values[vertex * 3 + axis] ?? 0
    return result
  }
  return {
    points: copy(mesh.points),
    normals: copy(mesh.normals),
    rest: copy(mesh.rest),
    quads: own,
  }
}

/** Every quad in four, so that what is pushed out of it can have finer lumps. */
export function finer(shape: Shape): Shape {
  const lists: [number[], number[], number[]] = [
    [...shape.points],
    [...shape.normals],
    [...shape.rest],
  ]
  const middles = new Map<string, number>()
  const middle = (name: string, corners: readonly number[]): number => {
    const known = middles.get(name)
    if (known !== undefined) return known
    const place = lists[0].length / 3
    for (const list of lists)
      for (let axis = 0; axis < 3; axis++)
        list.push(corners.reduce((sum, at) => sum + (list[at * 3 + axis] ?? 0), 0) / corners.length)
    middles.set(name, place)
    return place
  }
  const edge = (a: number, b: number): number => middle(a < b ? `${a} ${b}` : `${b} ${a}`, [a, b])
  const quads: number[] = []
  for (let at = 0; at < shape.quads.length; at += 4) {
    const four = shape.quads.slice(at, at + 4)
    const centre = middle(`q${at}`, four)
    for (let i = 0; i < 4; i++) {
      const own = four[i] ?? 0
      const before = four[(i + 3) % 4] ?? 0
      const after = four[(i + 1) % 4] ?? 0
      quads.push(own, edge(own, after), centre, edge(before, own))
    }
  }
  return {
    points: Float32Array.from(lists[0]),
    normals: Float32Array.from(lists[1]),
    rest: Float32Array.from(lists[2]),
    quads,
  }
}

/** A surface moved out along its normals by a length for each place of its rest. */
export function pushed(
  shape: Shape,
  out: (x: number, y: number, z: number) => number,
): Pick<Mesh, 'points' | 'normals' | 'rest' | 'quads'> {
  const points = shape.points.slice()
  for (let i = 0; i < points.length; i += 3) {
    const far = out(shape.rest[i] ?? 0, shape.rest[i + 1] ?? 0, shape.rest[i + 2] ?? 0)
    for (let axis = 0; axis < 3; axis++)
      points[i + axis] = (points[i + axis] ?? 0) + (shape.normals[i + axis] ?? 0) * far
  }
  const quads = Uint32Array.from(shape.quads)
  return { points, normals: normalsOf(points, quads), rest: shape.rest, quads }
}
