import { noise } from '../animals/noise'
import { normalsOf, type Mesh } from '../body/mesh'
import type { Posed } from '../body/pose'
import type { Cloth } from '../human/cloth'
import { far, step } from '../human/forms'
import type { Outfit } from '../human/lower'
import { stain, tint } from '../human/tint'
import { dot } from '../animals/volume'
import type { Body } from '../people/body'
import { less, type Joints, type Limb } from '../people/skeleton'
import { limbFold, trunkFold } from './folds'
import { skirtMesh } from './skirt'
import { smoothed, suit, suitPoints } from './suit'

/** A garment cut out of the suit: where it is, how loose, and what it is made of. */
type Garment = {
  /** How far inside of its hems a vertex is, in decimetres; below 0 is no cloth. */
  inside: (x: number, y: number, z: number, arm: number, leg: number) => number
  /** How far it stands off the body, in units of the figure. */
  ease: (y: number, arm: number, leg: number) => number
  folds: number
  surface: Mesh['surface']
  smooth: number
}

/** Base decimetres of a unit of the figure, for patterns. */
const unitOf = 16.6

/** Shirt and trousers of a posed body. */
export function clothesOf(
  posed: Posed,
  body: Body,
  joints: Joints,
  outfit: Outfit,
  seed: number,
): Mesh[] {
  const meshes: Mesh[] = [garment(posed, joints, topOf(outfit, posed), seed)]
  const { lower = 'trousers' } = outfit
  if (lower === 'trousers' || lower === 'shorts')
    meshes.push(garment(posed, joints, trousersOf(outfit, lower), seed + 3))
  else
    meshes.push(
      skirtMesh(body, joints, {
        to: hemOf(lower),
        ease: 0.006,
        folds: 0.007,
        seed,
        surface: clothSurface(outfit.bottom, {}),
      }),
    )
  if (outfit.coat !== undefined && outfit.coat > -0.6)
    meshes.push(
      skirtMesh(body, joints, {
        to: 1 + outfit.coat,
        ease: 0.02,
        folds: 0.005,
        seed,
        surface: clothSurface(outfit.top, {}),
      }),
    )
  if (outfit.apron) {
    const surface = clothSurface({ colour: outfit.apron }, {})
    const loose = lower.endsWith('skirt') ? 0.011 : 0.007
    const hanging = { to: 0.85, ease: loose, folds: 0.004, seed, surface }
    // Only the front of a skirt.
    const panel = { ...skirtMesh(body, joints, hanging), open: (u: number) => Math.abs(u) > 0.1 }
    meshes.push(garment(posed, joints, bibOf(outfit.apron, topOf(outfit, posed)), seed), panel)
  }
  return meshes
}

/** The upper half of an apron, over the garment it protects. */
function bibOf(colour: string, top: Garment): Garment {
  return {
    ...top,
    inside: (x, y, z, arm) =>
      Math.min(0.92 + 0.3 * step(2.6, 1, y) - Math.abs(x), 4.15 - y, y - 0.75, z - 0.2, -arm * 9),
    ease: (y, arm, leg) => top.ease(y, arm, leg) + 0.004,
    surface: clothSurface({ colour }, {}),
  }
}

/** How far down the legs a skirt reaches: 1 the knee, 2 the ankle. */
export function hemOf(lower: Outfit['lower']): number {
  return lower === 'skirt' ? 1.3 : 1.86
}

function topOf(outfit: Outfit, posed: Posed): Garment {
  const { sleeves = 'short', lower = 'trousers' } = outfit
  const end = sleeves === 'long' ? 1.93 : sleeves === 'short' ? 0.62 : 0.04
  const isSkirt = lower.endsWith('skirt')
  const hem = outfit.tucked ? 1.02 : isSkirt ? 0.9 : -0.12
  const open = sleeves === 'none' ? 0.86 : 0.74
  const man = posed.shape.traits.sex === 'man'
  return {
    inside: (x, y, z, arm) =>
      Math.min(far(x, y - 5.85, z - 0.42) - open, arm > -0.2 ? (end - arm) * 2.3 : 9, y - hem),
    ease: (y, arm) => {
      if (arm > 0) return 0.007 + 0.006 * Math.min(1, arm) - (arm > 1 ? 0.003 * (arm - 1) : 0)
      const down = Math.max(0, Math.min(1, (4.8 - y) / 3))
      const loose = 0.004 + (man ? 0.013 : 0.006) * down
      // Stuffed in, it bulges over the belt and closes under it.
      if (outfit.tucked || isSkirt) return loose * step(hem - 0.1, hem + 0.7, y)
      return loose + 0.005 * step(1, -0.2, y)
    },
    folds: 0.0055 * (outfit.folds ?? 1),
    surface: clothSurface(outfit.top, outfit),
    smooth: 10,
  }
}

function trousersOf(outfit: Outfit, lower: 'trousers' | 'shorts'): Garment {
  const end = lower === 'shorts' ? 0.86 : 1.96
  return {
    inside: (_x, y, _z, _arm, leg) => Math.min(1.12 - y, leg > -0.2 ? (end - leg) * 3.9 : 9),
    ease: (y, _arm, leg) =>
      leg > 0
        ? 0.008 + 0.007 * Math.min(1, leg) + (lower === 'shorts' ? 0.006 * leg : 0)
        : 0.006 * step(1.2, 0.4, y) + 0.002,
    folds: 0.005 * (outfit.folds ?? 1),
    surface: clothSurface(outfit.bottom, outfit.belt ? { belt: outfit.belt } : {}),
    smooth: 7,
  }
}

function garment(posed: Posed, joints: Joints, made: Garment, seed: number): Mesh {
  const { base, arm, leg, quads, count } = suit()
  const bare = suitPoints(posed)
  const outward = normalsOf(bare, quads)
  const soft = smoothed(bare, made.smooth)
  const rest = new Float32Array(base.length)
  const bends = {
    leftArm: bendOf(joints.leftArm),
    rightArm: bendOf(joints.rightArm),
    leftLeg: bendOf(joints.leftLeg),
    rightLeg: bendOf(joints.rightLeg),
  }
  const creases = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    const [x, y, z] = [base[i * 3] ?? 0, base[i * 3 + 1] ?? 0, base[i * 3 + 2] ?? 0]
    const [onArm, onLeg] = [arm[i] ?? -1, leg[i] ?? -1]
    const inside = made.inside(x, y, z, onArm, onLeg)
    const [u, v, turn] = woven(x, y, z, onArm, onLeg)
    rest.set([u, v, inside], i * 3)
    if (inside < -1) continue
    let under = 0
    for (let axis = 0; axis < 3; axis++)
      under +=
        ((soft[i * 3 + axis] ?? 0) - (bare[i * 3 + axis] ?? 0)) * (outward[i * 3 + axis] ?? 0)
    const sag = 1 - 0.45 * (outward[i * 3 + 1] ?? 0)
    const off = made.ease(y, onArm, onLeg) * sag + Math.max(0, -under)
    for (let axis = 0; axis < 3; axis++)
      soft[i * 3 + axis] = (soft[i * 3 + axis] ?? 0) + (outward[i * 3 + axis] ?? 0) * off
    const left = x > 0
    creases[i] =
      onArm > 0
        ? limbFold(onArm, turn, seed + (left ? 1 : 0), left ? bends.leftArm : bends.rightArm, 1.8)
        : onLeg > 0
          ? limbFold(
              onLeg,
              turn,
              seed + (left ? 1 : 0),
              left ? bends.leftLeg : bends.rightLeg,
              1.85,
            )
          : trunkFold(x, y, z, seed)
  }
  const points = smoothed(soft, 2)
  const normals = normalsOf(points, quads)
  for (let i = 0; i < count; i++)
    for (let axis = 0; axis < 3; axis++)
      points[i * 3 + axis] =
        (points[i * 3 + axis] ?? 0) +
        (normals[i * 3 + axis] ?? 0) * made.folds * Math.max(-0.25, creases[i] ?? 0)
  return {
    points,
    normals: normalsOf(points, quads),
    quads: withCloth(rest),
    rest,
    surface: made.surface,
    open: (_u, _v, inside) => inside < 0,
    twoSided: true,
  }
}

/** The quads of the suit that have some cloth. */
function withCloth(rest: Float32Array): Uint16Array {
  const { quads } = suit()
  const result: number[] = []
  for (let at = 0; at < quads.length; at += 4) {
    const four = quads.subarray(at, at + 4)
    if (four.some((vertex) => (rest[vertex * 3 + 2] ?? -1) > 0)) result.push(...four)
  }
  return Uint16Array.from(result)
}

/** How far a limb is bent, from 0 to 1. */
function bendOf({ root, joint, end }: Limb): number {
  const [a, b] = [less(joint, root), less(end, joint)]
  return (1 - dot(a, b) / (Math.hypot(...a) * Math.hypot(...b) || 1)) / 2
}

/** Where a place of the body is in the weave: across and along, and its turn around trunk or limb. */
function woven(
  x: number,
  y: number,
  z: number,
  arm: number,
  leg: number,
): [number, number, number] {
  const side = Math.abs(x)
  if (arm > 0) {
    const first = Math.min(1, arm)
    const second = Math.max(0, arm - 1)
    const [cx, cz] = [1.68 + 1.45 * first + 1.18 * second, 0.14 + 1.63 * second]
    const turn = Math.atan2(side - cx, z - cz)
    return [(turn * 0.55) / unitOf, (5.3 - arm * 2.3) / unitOf, turn]
  }
  if (leg > 0) {
    const turn = Math.atan2(side - 1.1 - 0.5 * leg, z - 0.1)
    return [(turn * 0.85) / unitOf, (0.5 - leg * 4) / unitOf, turn]
  }
  const turn = Math.atan2(x, z + 0.1)
  return [(turn * 1.35) / unitOf, y / unitOf, turn]
}

/** The colours of cloth by its weave; hems are stitched, and the trim of a shirt is woven in. */
function clothSurface(
  { colour, second, pattern = 'plain' }: Cloth,
  { collar, belt, lower, backpack }: Partial<Outfit>,
): Mesh['surface'] {
  const [one, two] = [tint(colour), tint(second ?? colour)]
  const dark = tint('#20160f')
  const leather = tint(belt ?? '#000000')
  const strap = tint(backpack ?? '#000000')
  const hasPlacket = collar !== undefined && lower !== undefined
  const line = (value: number): number =>
    step(0.27, 0.31, Math.abs(value - Math.floor(value) - 0.5))
  return (u, v, inside) => {
    let share = 0
    if (pattern === 'stripes') share = line(v * 22)
    else if (pattern === 'checks') share = 0.5 * line(u * 24) + 0.5 * line(v * 24)
    else if (pattern === 'dots') share = step(0.64, 0.7, noise(u * 70, v * 60, 3, 5))
    else if (pattern === 'kanga') {
      const [a, b] = [u * 20 - Math.floor(u * 20) - 0.5, v * 16 - Math.floor(v * 16) - 0.5]
      const border = step(0.2, 0.26, inside) * step(0.83, 0.77, inside)
      share = Math.max(border, step(0.3, 0.24, far(a, b)) * step(0.95, 1.1, inside))
    }
    const wear = (noise(u * 40, v * 40, 1, 8) - 0.5) * 0.1
    let shade = stain(stain(one, two, share), dark, Math.max(0, wear))
    // The stitches of a hem.
    shade = stain(shade, dark, 0.28 * Math.exp(-(((inside - 0.2) / 0.04) ** 2)))
    if (belt !== undefined && lower === undefined && inside < 0.24 && v > 0)
      return { colour: leather, gloss: 0.3, flesh: false }
    if (backpack && v > 0.16 && Math.abs(Math.abs(u) - 0.06) < 0.011)
      return { colour: strap, gloss: 0.05, flesh: false }
    if (hasPlacket && v > 0.05 && Math.abs(u) < 0.006) {
      const row = v * 30 - Math.floor(v * 30) - 0.5
      const isButton = far(u, row / 30) < 0.0028
      shade = isButton ? tint('#efe8d8') : stain(shade, dark, 0.5 * step(0.004, 0.006, Math.abs(u)))
    }
    return { colour: shade, gloss: 0.03, flesh: false }
  }
}
