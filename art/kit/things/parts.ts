import { type Mesh, type Surface, plain } from './mesh'

export const mabati: Surface = {
  colour: '#a9adab',
  pattern: 'mabati',
  second: '#8f5a3c',
  gloss: 0.25,
}

export const boards: Surface = { colour: '#93704a', pattern: 'planks' }

const doorway = plain('#2c2320')

export const post = plain('#6f4f34')

/** A window or door on the long wall (z+) or, with `end`, on the end wall (x+). */
export function opening(
  mesh: Mesh,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  inside: Surface = doorway,
  frame: Surface = plain('#e6dcc6'),
): void {
  mesh.quad(
    [x - w / 2 - 0.07, y - 0.05, z + 0.02],
    [x + w / 2 + 0.07, y - 0.05, z + 0.02],
    [x + w / 2 + 0.07, y + h + 0.07, z + 0.02],
    [x - w / 2 - 0.07, y + h + 0.07, z + 0.02],
    frame,
  )
  mesh.quad(
    [x - w / 2, y, z + 0.04],
    [x + w / 2, y, z + 0.04],
    [x + w / 2, y + h, z + 0.04],
    [x - w / 2, y + h, z + 0.04],
    inside,
  )
}

/** A ball of flat pieces. */
export function ball(
  mesh: Mesh,
  at: readonly [number, number, number],
  r: number,
  surface: Surface,
  flat = 1,
): void {
  const outline = Array.from({ length: 7 }, (_, i): readonly [number, number] => {
    const turn = (i / 6 - 0.5) * Math.PI
    return [Math.cos(turn) * r, Math.sin(turn) * r * flat]
  })
  mesh.turned([at[0], at[1], at[2]], outline, surface, 12)
}
