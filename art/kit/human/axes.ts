import type { Vec } from '../animals/volume'

export type Axes = { right: Vec; up: Vec; near: Vec }

/** The painter's axes in the model's space. */
export function axesOf(turn: number, tilt: number, facesLeft: boolean): Axes {
  const yaw = facesLeft ? Math.PI - turn : turn
  const [cy, sy, ct, st] = [Math.cos(yaw), Math.sin(yaw), Math.cos(tilt), Math.sin(tilt)]
  return { right: [cy, 0, -sy], up: [-st * sy, ct, -st * cy], near: [ct * sy, st, ct * cy] }
}

/** A point of the picture at a depth, in the model's space. */
export function point({ right, up, near }: Axes, x: number, y: number, t: number): Vec {
  return [
    right[0] * x + up[0] * y + near[0] * t,
    right[1] * x + up[1] * y + near[1] * t,
    right[2] * x + up[2] * y + near[2] * t,
  ]
}
