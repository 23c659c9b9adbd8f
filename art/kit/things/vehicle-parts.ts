import { type Mesh, type Surface, plain } from './mesh'

export const tyre = plain('#2b2927')

const rim = plain('#b7b4aa', 0.5)

export const glass: Surface = { colour: '#3f5058', pattern: 'glass', second: '#9fb6bd', gloss: 0.7 }

export const trim = plain('#34312f')

/** A body drawn from the side: its outline in x and y, pushed out to a width. */
export function pushed(
  mesh: Mesh,
  outline: readonly (readonly [x: number, y: number])[],
  wide: number,
  surface: Surface,
): void {
  const middle = outline.reduce<[number, number]>(
    (sum, [x, y]) => [sum[0] + x / outline.length, sum[1] + y / outline.length],
    [0, 0],
  )
  outline.forEach(([x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length] ?? [x, y]
    mesh.quad([x, y, wide / 2], [nx, ny, wide / 2], [nx, ny, -wide / 2], [x, y, -wide / 2], surface)
    for (const z of [wide / 2, -wide / 2])
      mesh.triangle([middle[0], middle[1], z], [x, y, z], [nx, ny, z], surface)
  })
}

export function pane(
  mesh: Mesh,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z: number,
  slant = 0,
  surface: Surface = glass,
): void {
  for (const side of [1, -1])
    mesh.quad(
      [x0, y0, z * side],
      [x1, y0, z * side],
      [x1 - slant, y1, z * side],
      [x0, y1, z * side],
      surface,
    )
}

export function wheels(mesh: Mesh, xs: readonly number[], r: number, z: number): void {
  for (const x of xs) for (const side of [1, -1]) mesh.wheel([x, r, z * side], r, 0.24, tyre, rim)
}

export function lamps(mesh: Mesh, x: number, y: number, z: number, back = -x): void {
  for (const side of [1, -1]) {
    mesh.box([x, y, z * side], [0.06, 0.2, 0.26], plain('#f2ead0', 0.8))
    mesh.box([back, y, z * side], [0.06, 0.26, 0.2], plain('#b3382c', 0.4))
  }
}
