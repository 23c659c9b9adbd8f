import { cross, dot, unit, type Frame, type Vec } from '../animals/volume'
import { between3, less } from '../people/skeleton'
import { fingerMaps, type Bend, type Fingers } from './fingers'
import { handLength, restHand } from './pose'
import { mapped, pinned, still, between } from './rigid'
import { restJoint, restTail, shapeOf, type Shape } from './shape'

export type Grip =
  | 'loose'
  | 'flat'
  | 'fist'
  | 'hold'
  | 'pinch'
  | 'nip'
  | 'point'
  | 'cup'
  | 'shake'
  | 'bear'

const same = (bend: Bend): Fingers['bends'] => [bend, bend, bend, bend]
const closed: Bend = [1.3, 1.65, 0.9]

/** How each grip bends the fingers, and how the thumb comes to meet them. */
const grips: Record<Grip, Fingers> = {
  loose: {
    bends: [
      [0.22, 0.35, 0.2],
      [0.34, 0.45, 0.25],
      [0.42, 0.5, 0.28],
      [0.48, 0.5, 0.28],
    ],
    thumb: [-0.25, -0.35, 0.15, 0.35],
    part: -0.09,
  },
  flat: { bends: same([0.04, 0.1, 0.06]), thumb: [-0.45, -0.1, 0, 0], part: -0.05 },
  fist: { bends: same(closed), thumb: [0.5, -0.5, 0.1, 0.8], part: -0.14 },
  hold: { bends: same([0.95, 1.15, 0.6]), thumb: [0.7, -0.35, -0.1, 0.2], part: -0.13 },
  pinch: {
    bends: [
      [0.72, 0.8, 0.3],
      [0.8, 0.8, 0.35],
      [0.9, 0.85, 0.4],
      [1.0, 0.9, 0.4],
    ],
    thumb: [-0.04, -0.45, 0.16, 0.24],
    part: -0.08,
  },
  nip: {
    bends: [
      [0.82, 0.95, 0.32],
      [1.1, 1.25, 0.6],
      [1.25, 1.4, 0.7],
      [1.35, 1.45, 0.7],
    ],
    thumb: [0.05, -0.36, -0.08, 1.05],
    part: -0.1,
  },
  point: {
    bends: [[0.02, 0.06, 0.04], closed, closed, closed],
    thumb: [0.47, -0.5, 0, 0.8],
    part: -0.12,
  },
  shake: { bends: same([0.42, 0.75, 0.45]), thumb: [-0.2, -0.25, 0, 0.2], part: -0.1 },
  cup: { bends: same([0.42, 0.42, 0.25]), thumb: [-0.3, -0.2, 0, 0.5], part: -0.08 },
  // Something stands on the palm, and the thumb lies up against it.
  bear: {
    bends: [
      [0.3, 0.42, 0.25],
      [0.42, 0.46, 0.3],
      [0.5, 0.5, 0.3],
      [0.58, 0.5, 0.3],
    ],
    thumb: [-0.09, 0.1, 0.4, 0.4],
    part: -0.04,
  },
}

/** How the fingers of a grip are bent. */
export function fingersOf(grip: Grip): Fingers {
  return grips[grip]
}

/** The joints and tips of the fingers, thumb first, in the space of a right hand of length 1. */
function fingerPoints(fingers: Fingers): Vec[][] {
  neutral ??= shapeOf({ sex: 'woman', age: 'adult' })
  const shape = neutral
  const rest = restHand(shape, 'R')
  const wrist = restJoint(shape, 'wrist.R')
  const long = handLength(shape, 'R')
  const maps = new Map(
    fingerMaps(shape, 'R', rest, pinned(between(still, still), [0, 0, 0], [0, 0, 0]), fingers),
  )
  return [1, 2, 3, 4, 5].map((finger) =>
    [1, 2, 3, 4].map((joint): Vec => {
      const name = `finger${finger}-${Math.min(3, joint)}.R`
      const at = joint > 3 ? restTail(shape, name) : restJoint(shape, name)
      const map = maps.get(name)
      const off = less(map ? mapped(map, at) : at, wrist)
      return [dot(off, rest[0]) / long, -dot(off, rest[1]) / long, dot(off, rest[2]) / long]
    }),
  )
}

let neutral: Shape | undefined

const places = new Map<Grip, Vec>()

/** Where a grip holds its thing, in the space of a hand of length 1. */
export function gripPoint(grip: Grip): Vec {
  let found = places.get(grip)
  if (!found) {
    found = placeOf(grip)
    places.set(grip, found)
  }
  return found
}

function placeOf(grip: Grip): Vec {
  const points = fingerPoints(grips[grip])
  const tip = (finger: number): Vec => points[finger]?.[3] ?? [1, 0, 0]
  if (grip === 'pinch' || grip === 'nip') return between3(tip(0), tip(1), 0.5)
  if (grip === 'flat' || grip === 'cup' || grip === 'bear') return [0.45, -0.11, 0]
  // The middle of the tunnel that the curled fingers make.
  const sum: [number, number, number] = [0, 0, 0]
  for (const finger of [1, 2, 3])
    for (const joint of [0, 1, 2, 3])
      for (const axis of [0, 1, 2] as const)
        sum[axis] += (points[finger]?.[joint]?.[axis] ?? 0) / 12
  return sum
}

/** The space of a hand at a wrist: fingers along `way`, the palm toward `facing`; 1 is the right. */
export function handFrame(at: Vec, way: Vec, facing: Vec, side: 1 | -1): Frame {
  const x = unit(way)
  const share = dot(x, facing)
  const y = unit([share * x[0] - facing[0], share * x[1] - facing[1], share * x[2] - facing[2]])
  return { at, x, y, z: side > 0 ? cross(y, x) : cross(x, y) }
}
