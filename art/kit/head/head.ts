import { bodyData } from '../body/data'
import { normalsOf, quadsOf, type Mesh, type Parts } from '../body/mesh'
import type { Posed } from '../body/pose'
import { tint } from '../human/tint'
import type { Face, Worn } from './face'
import { beardMesh, hairParts } from './hair'
import { headwear } from './headwear'
import { eyeBall, headSkin } from './skin'

let headQuads: Uint16Array | undefined

/** The quads of head and neck, down into the collar. */
function quadsOfHead(): Uint16Array {
  const { points } = bodyData()
  headQuads ??= quadsOf('body', (vertex) => {
    const [x, y] = [Math.abs(points[vertex * 3] ?? 0), points[vertex * 3 + 1] ?? 0]
    return y > 5.35 + 0.25 * x && x < 1.2
  })
  return headQuads
}

/** Head and neck of a posed body, with what grows and is worn on it. */
export function headParts(posed: Posed, face: Face): Parts {
  const { points: rest } = bodyData()
  const { points } = posed
  // The normals of the whole body, so that the neck's edge is shaded as if it went on.
  const normals = normalsOf(points, quadsOf('body'))
  const quads = quadsOfHead()
  const meshes: Mesh[] = [{ points, normals, quads, rest, surface: headSkin(face) }]
  for (const [name, side] of [
    ['helper-l-eye', 1],
    ['helper-r-eye', -1],
  ] as const) {
    const own = quadsOf(name)
    meshes.push({
      points,
      normals: normalsOf(points, own),
      quads: own,
      rest,
      surface: eyeBall(side),
      least: 0.5,
    })
  }
  if ((face.open ?? 0) > 0.1) {
    const own = quadsOf('helper-upper-teeth')
    // Never white: a grin of chalk is the first thing that makes a face a mask.
    const enamel = tint('#b9aa9a')
    meshes.push({
      points,
      normals: normalsOf(points, own),
      quads: own,
      rest,
      surface: () => ({ colour: enamel, gloss: 0.1, flesh: false }),
      least: 0.3,
    })
  }
  const worn: Worn = face.worn ?? { kind: 'cropped' }
  const base = { points, normals, rest, quads }
  const beard = beardMesh(base, posed.headSize, face)
  if (beard) meshes.push(beard)
  if ('colour' in worn) return { meshes, forms: headwear(posed.head, posed.headSize, worn) }
  const hair = hairParts(base, posed.head, posed.headSize, face, worn.kind)
  return { meshes: [...meshes, ...hair.meshes], forms: hair.forms }
}
