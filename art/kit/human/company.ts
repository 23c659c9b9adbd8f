import { outward, type Frame, type Vec } from '../animals/volume'
import { bodyOf, type Body } from '../people/body'
import { solve, type Pose } from '../people/skeleton'
import type { Parts } from '../body/mesh'
import { figureParts, type HandPose } from './figure'
import type { Face } from '../head/face'
import { within } from './forms'
import type { Outfit } from './lower'

type Companion = {
  face: Face
  outfit: Outfit
  pose: (body: Body) => Pose
  left?: HandPose
  right?: HandPose
  stout?: number
  seed: number
  /** Where the feet are in the other figure's space, and the height against it. */
  at: Vec
  size?: number
  /** Which way it looks there, in radians: 0 as the other does, half a turn face to face. */
  yaw: number
}

/** A second figure in the space of a first, so that both touch and shade each other. */
export function companion(options: Companion): Parts {
  const { face, at, yaw, size = 1 } = options
  const body = bodyOf(face.age ?? 'adult', face.sex ?? 'woman', options.stout ?? 1)
  const pose = options.pose(body)
  const joints = solve(body, pose)
  const { forms, meshes } = figureParts(body, joints, {
    face,
    outfit: options.outfit,
    seed: options.seed,
    stout: options.stout ?? 1,
    ...(options.left ? { left: options.left } : {}),
    ...(options.right ? { right: options.right } : {}),
    leftToe: pose.leftToe ?? 0,
    rightToe: pose.rightToe ?? 0,
  })
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)]
  const frame: Frame = { at, x: [c, 0, s], y: [0, 1, 0], z: [-s, 0, c] }
  return {
    forms: forms.map((form) => within(frame, size, form.at, form.radius, form)),
    meshes: meshes.map((mesh) => ({
      ...mesh,
      points: carried(mesh.points, frame, size),
      normals: carried(mesh.normals, { ...frame, at: [0, 0, 0] }, 1),
    })),
  }
}

/** Points in the space around a frame. */
function carried(points: Float32Array, frame: Frame, size: number): Float32Array {
  const result = new Float32Array(points.length)
  for (let i = 0; i < points.length; i += 3) {
    const [x, y, z] = [points[i] ?? 0, points[i + 1] ?? 0, points[i + 2] ?? 0]
    const to = outward(frame, [x * size, y * size, z * size])
    result.set(to, i)
  }
  return result
}
