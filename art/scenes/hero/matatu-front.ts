import { plain, type Mesh, type Surface } from '../../kit/things/mesh'
import { ball } from '../../kit/things/parts'
import { shellPoint, wrap } from './matatu-shell'

const chrome = plain('#d5dade', 0.8)
const dark = plain('#211d20')
const gold = plain('#f0a726', 0.4)
const lamp = plain('#fff6d2', 0.9)
const amber = plain('#f08a24', 0.6)
const glass: Surface = { colour: '#2c3d47', gloss: 0.5 }

/** The face of a minibus: windscreen, route board, grille, lamps, bumper, blank number plate, mirrors. */
export function front(mesh: Mesh): void {
  wrap(mesh, [-1.62, 1.62], 1.32, 2.2, 0.006, dark)
  wrap(mesh, [-1.54, 1.54], 1.37, 2.15, 0.012, glass)
  // The board of the route above it, in the curve of the brow, and small lamps over it.
  wrap(mesh, [-0.92, 0.92], 2.235, 2.4, 0.05, dark)
  wrap(mesh, [-0.88, 0.88], 2.25, 2.385, 0.07, plain('#fff0c0', 0.4))
  for (const s of [-1.3, 1.3]) ball(mesh, shellPoint(s, 2.36, 0.02), 0.045, amber)
  grille(mesh)
  for (const side of [1, -1]) {
    headlamp(mesh, 0.66 * side)
    wrap(mesh, side > 0 ? [1.42, 1.82] : [-1.82, -1.42], 0.84, 1.0, 0.012, amber)
    // Mirrors on bent arms.
    mesh.bar([2.52, 2.02, 0.84 * side], [2.8, 2.0, 1.12 * side], 0.02, dark)
    mesh.bar([2.8, 2.0, 1.12 * side], [2.8, 1.9, 1.14 * side], 0.02, dark)
    mesh.box([2.8, 1.56, 1.15 * side], [0.08, 0.36, 0.2], dark)
  }
  // A bumper that goes round the corners, a plate with nothing on it, two low lamps.
  wrap(mesh, [-2.12, 2.12], 0.36, 0.56, 0.1, chrome)
  wrap(mesh, [-2.12, 2.12], 0.44, 0.47, 0.106, plain('#8f969b', 0.3))
  mesh.quad([2.84, 0.56, -0.66], [2.84, 0.56, 0.66], [2.7, 0.57, 0.66], [2.7, 0.57, -0.66], chrome)
  for (const side of [1, -1])
    mesh.bar([2.78, 0.46, 0.5 * side], [2.84, 0.46, 0.5 * side], 0.065, lamp, 16)
  mesh.box([2.83, 0.37, 0], [0.02, 0.17, 0.52], plain('#f7f3e4', 0.2))
}

/** Bright bars in a bright frame over the dark of the radiator. */
function grille(mesh: Mesh): void {
  mesh.box([2.76, 0.68, 0], [0.06, 0.38, 0.88], chrome)
  mesh.box([2.785, 0.71, 0], [0.06, 0.32, 0.81], dark)
  for (let i = 0; i < 4; i++)
    mesh.box([2.81, 0.738 + i * 0.074, 0], [0.04, 0.024, 0.8], plain('#c2c8cc', 0.7))
  mesh.bar([2.8, 0.87, 0], [2.86, 0.87, 0], 0.08, gold, 18)
}

/** A round lamp in a chrome ring. */
function headlamp(mesh: Mesh, z: number): void {
  mesh.bar([2.66, 0.9, z], [2.79, 0.9, z], 0.165, chrome, 22)
  mesh.bar([2.76, 0.9, z], [2.82, 0.9, z], 0.135, { ...lamp, glow: true }, 22)
}
