import { step, type Surface } from '../human/forms'
import { stain, tint } from '../human/tint'
import { bodyData } from './data'
import { limbData } from './limbs'
import { quadsOf, type Mesh } from './mesh'
import type { Posed } from './pose'

/** The colours of skin below the neck, by the marks of the limbs. */
function limbSkin(skin: string): Mesh['surface'] {
  const base = tint(skin)
  const usual = stain(base, tint('#140805'), 0.06)
  const dark = stain(base, tint('#140805'), 0.5)
  const palmTint = stain(base, tint('#d9a184'), 0.45)
  const nailTint = stain(base, tint('#e6b8a2'), 0.4)
  return (palm, nail, crease): Surface => {
    let colour = stain(usual, dark, crease * 0.5)
    colour = stain(colour, palmTint, palm * (1 - crease * 0.4))
    colour = stain(colour, nailTint, step(0.35, 0.65, nail))
    return { colour, gloss: 0.26 + 0.2 * nail, flesh: true }
  }
}

/** Which skin shows, by how far along the limbs: arms from `arm` on, legs from `leg` on. */
export type Bare = { arm: number; leg?: number; legEnd?: number }

/** The skin of bare arms, hands and legs. */
export function limbMesh(posed: Posed, normals: Float32Array, skin: string, bare: Bare): Mesh {
  const { alongArm, alongLeg, marks } = limbData()
  const { points: base } = bodyData()
  const { arm, leg = 9, legEnd = 9 } = bare
  const quads = quadsOf('body', (vertex) => {
    const [onArm, onLeg] = [alongArm[vertex] ?? -1, alongLeg[vertex] ?? -1]
    if (onArm > -0.9 && onArm >= arm && (base[vertex * 3 + 1] ?? 0) < 6) return true
    return onLeg > -0.9 && onLeg >= leg && onLeg <= legEnd
  })
  return { points: posed.points, normals, quads, rest: marks, surface: limbSkin(skin) }
}
