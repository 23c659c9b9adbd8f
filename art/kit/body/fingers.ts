import { cross, dot, unit, type Vec } from '../animals/volume'
import { add, less } from '../people/skeleton'
import { mapped, pinned, spin, times, type Affine, type Turn } from './rigid'
import { restJoint, restTail, type Shape } from './shape'

/** How far the three joints of a finger are bent, in radians: 0 is straight on from the hand. */
export type Bend = readonly [knuckle: number, middle: number, end: number]

/** How a hand holds its fingers. */
export type Fingers = {
  /** Fore, long, ring and little finger. */
  bends: readonly [Bend, Bend, Bend, Bend]
  /** The thumb: how far it comes before the palm and away from it, and how its two outer joints bend. */
  thumb: readonly [before: number, away: number, middle: number, end: number]
  /** How far the fingers part, in radians from one to the next. */
  part?: number
}

/** The maps of the bones of the fingers for a hand that is moved as a whole by `hand`. */
export function fingerMaps(
  shape: Shape,
  side: 'L' | 'R',
  rest: Turn,
  hand: Affine,
  { bends, thumb, part = 0 }: Fingers,
): [string, Affine][] {
  const result: [string, Affine][] = []
  // Bending turns the fingers from their line toward the palm, around the way to the thumb.
  const toPalm = side === 'R' ? 1 : -1
  for (const [index, bend] of bends.entries()) {
    const names = [1, 2, 3].map((joint) => `finger${index + 2}-${joint}.${side}`)
    const points = [...names.map((name) => restJoint(shape, name)), restTail(shape, names[2] ?? '')]
    const across = acrossOf(points, rest)
    let turn = times(hand.m, spin(normal(rest), (index - 1.2) * part))
    let at = mapped(hand, points[0] ?? [0, 0, 0])
    let before = 0
    for (const [joint, name] of names.entries()) {
      const [from, to] = [points[joint] ?? [0, 0, 0], points[joint + 1] ?? [0, 0, 0]] as [Vec, Vec]
      const own = angleOf(less(to, from), rest, toPalm)
      const change = (bend[joint] ?? 0) - (own - before)
      before = own
      turn = times(turn, spin(across, change * toPalm))
      const map = pinned(turn, from, at)
      result.push([name, map])
      at = mapped(map, to)
    }
  }
  const names = [1, 2, 3].map((joint) => `finger1-${joint}.${side}`)
  const [before, away, ...outer] = thumb
  let turn = times(hand.m, times(spin(rest[0], -before * toPalm), spin(normal(rest), -away)))
  let at = mapped(hand, restJoint(shape, names[0] ?? ''))
  const bones = [...names.map((name) => restJoint(shape, name)), restTail(shape, names[2] ?? '')]
  const hinge = thumbHinge(bones, rest, toPalm)
  for (const [joint, name] of names.entries()) {
    const from = bones[joint] ?? [0, 0, 0]
    if (joint > 0) turn = times(turn, spin(hinge, outer[joint - 1] ?? 0))
    const map = pinned(turn, from, at)
    result.push([name, map])
    at = mapped(map, bones[joint + 1] ?? from)
  }
  return result
}

const normal = (rest: Turn): Vec => rest[1]

/** The axis that a finger bends around: across it, in the plane of the palm. */
function acrossOf(points: readonly Vec[], rest: Turn): Vec {
  const line = less(points[1] ?? [1, 0, 0], points[0] ?? [0, 0, 0])
  return unit(cross(add(line, rest[1], -dot(line, rest[1])), rest[1]))
}

/** How far a line is bent out of the plane of the hand toward the palm. */
function angleOf(line: Vec, rest: Turn, toPalm: number): number {
  const up = dot(line, rest[1]) / (Math.hypot(...line) || 1)
  return Math.asin(Math.max(-1, Math.min(1, up))) * toPalm
}

/** The thumb's two outer joints bend toward the fingers' roots. */
function thumbHinge(bones: readonly Vec[], rest: Turn, toPalm: number): Vec {
  const line = less(bones[2] ?? [1, 0, 0], bones[1] ?? [0, 0, 0])
  const inward: Vec = [
    rest[1][0] * 0.4 * toPalm - rest[2][0],
    rest[1][1] * 0.4 * toPalm - rest[2][1],
    rest[1][2] * 0.4 * toPalm - rest[2][2],
  ]
  return unit(cross(line, inward))
}
