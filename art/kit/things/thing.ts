import type { Light, Pen, Place, Random } from '../types'
import { Mesh } from './mesh'
import { paintMesh, type MeshView } from './paint-mesh'

/** A kit function for a thing: `place.size` is its height; `turn` and `tilt` choose the view. */
export type Thing<Options> = (
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options?: Options & MeshView,
) => void

/** Makes the kit function of a thing from how it is built, in metres, front toward +x or +z. */
export function thing<Options extends object = object>(
  view: MeshView,
  build: (mesh: Mesh, random: Random, options: Partial<Options>) => void,
): Thing<Partial<Options>> {
  return (pen, place, light, random, options) => {
    const mesh = new Mesh()
    build(mesh, random, options ?? {})
    paintMesh(pen, mesh, place, light, { seed: Math.floor(random() * 1000), ...view, ...options })
  }
}
