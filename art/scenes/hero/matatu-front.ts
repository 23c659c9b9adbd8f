import { plain, type Mesh, type Surface } from '../../kit/things/mesh'
import { ball } from '../../kit/things/parts'

const chrome = plain('#d5dade', 0.8)
const dark = plain('#211d20')
const gold = plain('#f0a726', 0.4)
const lamp = plain('#fff6d2', 0.9)
const amber = plain('#f08a24', 0.6)
const glass: Surface = { colour: '#32444f', second: '#4d636f', pattern: 'glass', gloss: 0.6 }

/** Where the nose is at a height: it leans back from the sill of the windscreen upward. */
const nose = (y: number): number => (y < 1.3 ? 2.72 + 0.054 * (y - 0.56) : 2.76 - 0.32 * (y - 1.3))

/** The face of a minibus: windscreen, route board, grille, lamps, bumper, blank number plate, mirrors. */
export function front(mesh: Mesh): void {
  const panel = (
    [low, high]: readonly [number, number],
    [left, right]: readonly [number, number],
    out: number,
    surface: Surface,
  ): void =>
    mesh.quad(
      [nose(low) + out, low, left],
      [nose(low) + out, low, right],
      [nose(high) + out, high, right],
      [nose(high) + out, high, left],
      surface,
    )
  panel([1.32, 2.18], [0.92, -0.92], 0.008, dark)
  panel([1.36, 2.14], [0.87, -0.87], 0.014, glass)
  // The board of the route above it, and a row of small lamps.
  mesh.box([2.42, 2.26, 0], [0.14, 0.2, 1.5], gold)
  mesh.box([2.5, 2.3, 0], [0.02, 0.12, 1.3], plain('#fff0c0', 0.4))
  for (let i = 0; i < 5; i++) ball(mesh, [2.24, 2.55, -0.72 + i * 0.36], 0.065, amber)
  // The yellow line goes round the nose, and a pale wing of paint spreads below it.
  panel([1.14, 1.24], [0.98, -0.98], 0.006, plain('#f6d02f', 0.4))
  panel([0.5, 0.62], [0.98, -0.98], 0.004, plain('#2a9a68', 0.4))
  grille(mesh)
  for (const side of [1, -1]) {
    headlamp(mesh, 0.68 * side)
    mesh.box([nose(0.9) + 0.02, 0.82, 0.93 * side], [0.06, 0.16, 0.09], amber)
    // Mirrors on bent arms.
    mesh.bar([2.6, 2.0, 0.96 * side], [2.86, 1.98, 1.16 * side], 0.022, dark)
    mesh.box([2.86, 1.62, 1.18 * side], [0.07, 0.4, 0.2], dark)
    mesh.box([2.83, 1.65, 1.18 * side], [0.03, 0.34, 0.17], plain('#9fb6bd', 0.6))
  }
  mesh.box([2.84, 0.36, 0], [0.18, 0.22, 2.06], chrome)
  mesh.box([2.86, 0.58, 0], [0.1, 0.02, 2.0], plain('#8f969b', 0.4))
  for (const side of [1, -1])
    mesh.bar([2.92, 0.47, 0.72 * side], [2.95, 0.47, 0.72 * side], 0.075, lamp, 16)
  mesh.box([2.945, 0.38, 0], [0.02, 0.18, 0.6], dark)
  mesh.box([2.96, 0.4, 0], [0.02, 0.14, 0.55], plain('#f7f3e4', 0.2))
  // The skirt under the bumper.
  mesh.box([2.72, 0.26, 0], [0.12, 0.12, 1.7], dark)
}

/** Bright bars in a bright frame over the dark of the radiator. */
function grille(mesh: Mesh): void {
  mesh.box([2.76, 0.68, 0], [0.06, 0.36, 0.84], chrome)
  mesh.box([2.785, 0.71, 0], [0.06, 0.3, 0.77], dark)
  for (let i = 0; i < 4; i++)
    mesh.box([2.81, 0.735 + i * 0.068, 0], [0.04, 0.026, 0.76], plain('#c2c8cc', 0.7))
  mesh.bar([2.8, 0.86, 0], [2.86, 0.86, 0], 0.09, gold, 18)
}

/** A round lamp in a chrome ring. */
function headlamp(mesh: Mesh, z: number): void {
  mesh.bar([2.7, 0.86, z], [2.82, 0.86, z], 0.19, chrome, 22)
  mesh.bar([2.8, 0.86, z], [2.845, 0.86, z], 0.155, { ...lamp, glow: true }, 22)
}
