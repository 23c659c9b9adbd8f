import { turning } from '../../kit/animals/shading'
import type { Vec } from '../../kit/animals/volume'
import type { Point } from '../../kit/shapes'
import type { Face } from '../../kit/things/mesh'

/**
 * Where the minibus stands and how it is seen: pixels of a metre at its middle, its turn, how high the
 * painter's eye is over the road and how far off, in metres.
 */
export const bus = { x: 850, y: 1055, metre: 280, turn: 0.16, eye: 1.4, far: 18 }

/** The row of the horizon. */
export const horizon = bus.y - bus.eye * bus.metre

const view = turning(bus.turn, 0, -1)

/** A point of the bus as the eye has it: what is nearer is larger. */
function drawn(p: Vec): Vec {
  const [x, y, z] = view.upright(p)
  const k = bus.far / (bus.far - z)
  return [x * k, bus.eye + (y - bus.eye) * k, z * k]
}

/** Where a point of the bus is in the picture. */
export function seen(p: Vec): Point {
  const [x, y] = drawn(p)
  return [bus.x + x * bus.metre, bus.y - y * bus.metre]
}

/** Pixels of a metre at a point of the bus. */
export function metreAt(p: Vec): number {
  return (bus.metre * bus.far) / (bus.far - view.upright(p)[2])
}

/** A face of the bus, moved so that the flat view of the kit shows it in perspective. */
export function foreshortened(face: Face): Face {
  const corner = (i: 0 | 1 | 2 | 3): Vec => view.back(...drawn(face.corners[i]))
  const [a, b, c] = [corner(0), corner(1), corner(2)]
  return { ...face, corners: [a, b, c, face.corners[2] === face.corners[3] ? c : corner(3)] }
}
