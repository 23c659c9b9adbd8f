import type { Joint, Sculpture, Vec } from './volume'

/** Thickness of a leg, from where it leaves the trunk to the hoof. */
export type LegBuild = {
  hip: number
  knee: number
  hock: number
  cannon: number
  hoof: number
  /** Natural length from hip to ground: a shorter way folds the joints. */
  length: number
  /** Part that the coat sees for the lower leg and the foot. */
  lower?: string
  foot?: string
  /** How strongly the joints stand out of the line, 1 unless told. */
  bend?: number
}

/**
 * A hind leg from the hip to the ground: stifle forward, hock backward, as in all hoofed animals
 * and dogs.
 */
export function hindLeg(sculpture: Sculpture, hip: Vec, foot: Vec, build: LegBuild): void {
  const { at, fold } = line(hip, foot, build)
  const bend = build.bend ?? 1
  const stifle = at(0.36, 0.11 * bend + fold * 0.32)
  const hock = at(0.61, -0.1 * bend - fold * 0.3)
  const fetlock = at(0.92, -0.03 * bend)
  const toe = at(0.985, 0.025)
  sculpture.tube(
    'thigh',
    [
      [...hip, build.hip],
      [...stifle, build.knee],
    ],
    { blend: 0.09, flat: 0.8 },
  )
  sculpture.tube(
    'thigh',
    [
      [...stifle, build.knee * 0.92],
      [...hock, build.hock],
    ],
    { blend: 0.05 },
  )
  lowerLeg(sculpture, hock, fetlock, toe, build)
}

/** A foreleg from the shoulder to the ground: elbow back, knee straight or bent forward. */
export function foreLeg(sculpture: Sculpture, shoulder: Vec, foot: Vec, build: LegBuild): void {
  const { at, fold } = line(shoulder, foot, build)
  const bend = build.bend ?? 1
  const elbow = at(0.36, -0.03 * bend - fold * 0.14)
  const knee = at(0.63, 0.012 * bend + fold * 0.34)
  const fetlock = at(0.92, -0.005 * bend - fold * 0.08)
  const toe = at(0.985, 0.035 - fold * 0.08)
  sculpture.tube(
    'thigh',
    [
      [...shoulder, build.hip],
      [...elbow, build.knee],
    ],
    { blend: 0.09, flat: 0.8 },
  )
  sculpture.tube(
    'thigh',
    [
      [...elbow, build.knee * 0.85],
      [...knee, build.hock],
    ],
    { blend: 0.05 },
  )
  lowerLeg(sculpture, knee, fetlock, toe, build)
}

function lowerLeg(sculpture: Sculpture, joint: Vec, fetlock: Vec, toe: Vec, build: LegBuild): void {
  const part = build.lower ?? 'leg'
  const middle: Vec = [
    joint[0] * 0.5 + fetlock[0] * 0.5,
    joint[1] * 0.5 + fetlock[1] * 0.5,
    joint[2] * 0.5 + fetlock[2] * 0.5,
  ]
  const joints: Joint[] = [
    [...joint, build.hock],
    [...middle, build.cannon],
    [...fetlock, build.cannon * 1.15],
  ]
  sculpture.tube(part, joints, { blend: 0.015 })
  sculpture.tube(
    build.foot ?? 'hoof',
    [
      [...fetlock, build.cannon],
      [toe[0], toe[1] + build.hoof * 0.35, toe[2], build.hoof],
    ],
    { blend: 0.012 },
  )
}

function line(
  top: Vec,
  foot: Vec,
  build: LegBuild,
): { at: (share: number, forward: number) => Vec; fold: number } {
  const [dx, dy] = [foot[0] - top[0], foot[1] - top[1]]
  const length = Math.hypot(dx, dy) || 1
  // A leg folds when hip and foot come closer than standing needs.
  const fold = 0.75 * Math.sqrt(Math.max(0, 1 - (length / (build.length * 0.93)) ** 2))
  const reach = build.length * 0.98
  return {
    fold,
    at: (share, forward) => [
      top[0] + dx * share - (dy / length) * forward * reach,
      top[1] + dy * share + (dx / length) * forward * reach,
      top[2] + (foot[2] - top[2]) * Math.min(1, share * 1.4),
    ],
  }
}
