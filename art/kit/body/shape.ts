import type { Vec } from '../animals/volume'
import { bodyData } from './data'

/** What makes one body: shares of sex, age and weight, and small targets of its own. */
export type Traits = {
  sex: 'man' | 'woman'
  age: 'child' | 'youth' | 'adult' | 'elder'
  /** Where the forebears lived. */
  people?: 'african' | 'caucasian' | 'asian'
  /** -1 is thin, 0 usual, 1 heavy. */
  weight?: number
  /** Single targets by name, such as `nose-hump-incr`, with their shares. */
  details?: Readonly<Record<string, number>>
}

/** A body at rest, in the figure's own space: x forward, y up, z to its right; 1 is its usual height. */
export type Shape = {
  /** Coordinates of all points of the baked data: skinned vertices, then joints. */
  points: Float32Array
  traits: Traits
  /** Decimetres of the baked data for a unit. */
  scale: number
}

/** Shares of the ages that were baked. */
const agesOf: Record<Traits['age'], Readonly<Record<string, number>>> = {
  child: { child: 0.85, young: 0.15 },
  youth: { child: 0.3, young: 0.7 },
  adult: { young: 0.88, old: 0.12 },
  elder: { young: 0.3, old: 0.7 },
}

/** Builds a body at rest. */
export function shapeOf(traits: Traits): Shape {
  const data = bodyData()
  const raw = data.points.slice()
  const add = (name: string, share: number): void => {
    if (Math.abs(share) < 1e-4) return
    const { at, moves } = data.target(name)
    for (let i = 0; i < at.length; i++) {
      const to = (at[i] ?? 0) * 3
      raw[to] = (raw[to] ?? 0) + (moves[i * 3] ?? 0) * share
      raw[to + 1] = (raw[to + 1] ?? 0) + (moves[i * 3 + 1] ?? 0) * share
      raw[to + 2] = (raw[to + 2] ?? 0) + (moves[i * 3 + 2] ?? 0) * share
    }
  }
  for (const [name, share] of macrosOf(traits)) add(name, share)
  // A low forehead or a short neck must not make the rest of the body larger.
  const height = heightOf(raw)
  for (const [name, share] of Object.entries(traits.details ?? {})) add(name, share)
  return { ...inFigureSpace(raw, height), traits }
}

function macrosOf({ sex, age, people = 'african', weight = 0 }: Traits): [string, number][] {
  const word = sex === 'man' ? 'male' : 'female'
  const heavy = Math.max(0, Math.min(1, weight))
  const thin = Math.max(0, Math.min(1, -weight))
  const result: [string, number][] = []
  for (const [years, share] of Object.entries(agesOf[age])) {
    result.push([`${people}-${word}-${years}`, share])
    const build = `universal-${word}-${years}-averagemuscle`
    // Grown men of the fields are a little stronger than the average.
    const strong = sex === 'man' && years === 'young' && age !== 'child' ? 0.3 : 0
    const usual = 1 - heavy - thin
    result.push([`${build}-minweight`, share * thin])
    result.push([`${build}-maxweight`, share * heavy])
    result.push([`${build}-averageweight`, share * usual * (1 - strong)])
    if (strong)
      result.push(['universal-male-young-maxmuscle-averageweight', share * usual * strong])
  }
  return result
}

/** The lowest point of the skin, and how far the highest is above it. */
function heightOf(raw: Float32Array): { low: number; scale: number } {
  const { from, to } = bodyData().groups.get('body') ?? { from: 0, to: 0 }
  let [low, high] = [Infinity, -Infinity]
  for (let i = from; i < to; i++) {
    const y = raw[i * 3 + 1] ?? 0
    low = Math.min(low, y)
    high = Math.max(high, y)
  }
  return { low, scale: high - low }
}

/** From decimetres with x to the left and z forward to units of the height with x forward. */
function inFigureSpace(
  raw: Float32Array,
  { low, scale }: { low: number; scale: number },
): Pick<Shape, 'points' | 'scale'> {
  const points = new Float32Array(raw.length)
  for (let i = 0; i < raw.length; i += 3) {
    points[i] = (raw[i + 2] ?? 0) / scale
    points[i + 1] = ((raw[i + 1] ?? 0) - low) / scale
    points[i + 2] = -(raw[i] ?? 0) / scale
  }
  return { points, scale }
}

/** A point of the data at rest. */
export function restPoint(shape: Shape, index: number): Vec {
  const { points } = shape
  return [points[index * 3] ?? 0, points[index * 3 + 1] ?? 0, points[index * 3 + 2] ?? 0]
}

/** The head end of a bone at rest. */
export function restJoint(shape: Shape, bone: string): Vec {
  const { bones, boneAt } = bodyData()
  return restPoint(shape, bones[boneAt.get(bone) ?? 0]?.head ?? 0)
}

/** The tail end of a bone at rest. */
export function restTail(shape: Shape, bone: string): Vec {
  const { bones, boneAt } = bodyData()
  return restPoint(shape, bones[boneAt.get(bone) ?? 0]?.tail ?? 0)
}

/**
 * The head at rest: its height from chin to crown, and its origin, halfway up and so far behind the
 * brow that the front of the skull is 0.35 of its height before it.
 */
export function skullOf({ points }: Shape): { at: Vec; size: number } {
  const data = bodyData()
  const { from, to } = data.groups.get('body') ?? { from: 0, to: 0 }
  let [crown, chin, front] = [-Infinity, Infinity, -Infinity]
  for (let i = from; i < to; i++) {
    const [x, y] = [points[i * 3] ?? 0, points[i * 3 + 1] ?? 0]
    const [bx, by, bz] = [
      Math.abs(data.points[i * 3] ?? 0),
      data.points[i * 3 + 1] ?? 0,
      data.points[i * 3 + 2] ?? 0,
    ]
    crown = Math.max(crown, y)
    if (bx < 0.1 && by > 6.05 && by < 6.3 && bz > 1.1) chin = Math.min(chin, y)
    if (Math.abs(by - 7.6) < 0.1) front = Math.max(front, x)
  }
  const size = crown - chin
  return { at: [front - 0.35 * size, chin + size / 2, 0], size }
}
