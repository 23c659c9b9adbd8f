import { bodyData } from '../body/data'
import { normalsOf, quadsOf, type Mesh, type Parts } from '../body/mesh'
import type { Posed } from '../body/pose'
import { step } from '../human/forms'
import { tint } from '../human/tint'
import { earrings } from './earrings'
import type { Face, Worn } from './face'
import { beardMesh, hairParts } from './hair'
import { headwear } from './headwear'
import { hairlineOf, type Hairline } from './lines'
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
  const worn: Worn = face.worn ?? { kind: 'cropped' }
  const points = 'colour' in worn ? tuckedIn(posed, hairlineOf(face)) : posed.points
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
      surface: eyeBall(side, face.skin),
      least: 0.72,
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
  const base = { points, normals, rest, quads }
  const beard = beardMesh(base, posed.headSize, face)
  if (beard) meshes.push(beard)
  const isGrown = face.age !== 'child' && face.age !== 'youth'
  const jewels = face.sex !== 'man' && isGrown ? earrings(posed) : []
  if ('colour' in worn)
    return { meshes, forms: [...headwear(posed.head, posed.headSize, worn), ...jewels] }
  const hair = hairParts(base, posed.head, posed.headSize, face, worn.kind)
  return { meshes: [...meshes, ...hair.meshes], forms: [...hair.forms, ...jewels] }
}

/** The scalp drawn in under a hat or a cloth, so that a large skull does not come through. */
function tuckedIn({ points, head, headSize }: Posed, behind: Hairline): Float32Array {
  const { points: rest } = bodyData()
  const result = points.slice()
  const { from, to } = bodyData().groups.get('body') ?? { from: 0, to: 0 }
  for (let i = from * 3; i < to * 3; i += 3) {
    const [x, y, z] = [rest[i] ?? 0, rest[i + 1] ?? 0, rest[i + 2] ?? 0]
    if (y < 7 || Math.abs(x) > 1.2) continue
    const share = 0.1 * step(0, 0.25, behind(x, y, z)) * step(7, 7.3, y)
    for (let axis = 0; axis < 3; axis++) {
      const middle =
        (head.at[axis] ?? 0) +
        0.1 * headSize * (head.y[axis] ?? 0) -
        0.08 * headSize * (head.x[axis] ?? 0)
      result[i + axis] = (result[i + axis] ?? 0) + share * (middle - (points[i + axis] ?? 0))
    }
  }
  return result
}
