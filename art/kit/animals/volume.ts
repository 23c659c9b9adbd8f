/** A point or direction in an animal's own space: x forward, y up, z toward the painter. */
export type Vec = readonly [number, number, number]

/** A joint of a tube: where it is, and how thick the tube is there. */
export type Joint = readonly [x: number, y: number, z: number, radius: number]

/** A slice of a loft seen from the side: its place on the axis, upper and lower edge, and width. */
export type Section = readonly [x: number, top: number, bottom: number, width: number]

/** A space inside another one, such as that of a head: its origin and its three axes. */
export type Frame = { at: Vec; x: Vec; y: Vec; z: Vec }

/** A rounded cone between two points, the one shape all animals are modelled from. */
export type Bone = {
  part: string
  a: Vec
  b: Vec
  ra: number
  rb: number
  /** How softly it flows into what it touches. */
  blend: number
  /** Direction in which it is flattened, and to which share of its thickness (1: round). */
  flatAxis: Vec
  flat: number
  /** Height of the curls of a fleece; 0 for a smooth skin. */
  rough: number
  /** Share of its chain at both ends, from 0 to 1. */
  from: number
  to: number
  frame: Frame
  /** Bones of one chain have one number. */
  chain: number
}

/** How a tube or loft is modelled. */
export type Style = {
  blend?: number
  flat?: number
  flatAxis?: Vec
  rough?: number
  /** How many bones stand for one segment, so that a curve is round. */
  smooth?: number
}

/** The space the animal stands in. */
export const WORLD: Frame = { at: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }

/** A point of a frame, in the space around it. */
export function outward(frame: Frame, p: Vec): Vec {
  const d = direction(frame, p)
  return [d[0] + frame.at[0], d[1] + frame.at[1], d[2] + frame.at[2]]
}

/** A direction of a frame, in the space around it. */
export function direction(frame: Frame, p: Vec): Vec {
  const { x, y, z } = frame
  return [
    x[0] * p[0] + y[0] * p[1] + z[0] * p[2],
    x[1] * p[0] + y[1] * p[1] + z[1] * p[2],
    x[2] * p[0] + y[2] * p[1] + z[2] * p[2],
  ]
}

/** A direction of the space around a frame, in the frame: where "down" is for a bent head. */
export function inward(frame: Frame, p: Vec): Vec {
  return [dot(frame.x, p), dot(frame.y, p), dot(frame.z, p)]
}

/** The scalar product of two directions. */
export function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/** The vector product: across both directions. */
export function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/** The same direction with the length 1. */
export function unit(v: Vec): Vec {
  const length = Math.hypot(v[0], v[1], v[2]) || 1
  return [v[0] / length, v[1] / length, v[2] / length]
}

/**
 * A frame at a point: `pitch` lifts its x axis, `yaw` turns it toward the painter, `roll` leans it
 * to the side. Angles in radians.
 */
export function frameAt(at: Vec, { pitch = 0, yaw = 0, roll = 0 } = {}): Frame {
  const [cp, sp, cy, sy] = [Math.cos(pitch), Math.sin(pitch), Math.cos(yaw), Math.sin(yaw)]
  const x: Vec = [cp * cy, sp, cp * sy]
  const up: Vec = [-sp * cy, cp, -sp * sy]
  const side: Vec = [-sy, 0, cy]
  const [cr, sr] = [Math.cos(roll), Math.sin(roll)]
  const lean = (p: number, q: number, a: Vec, b: Vec): Vec => [
    a[0] * p + b[0] * q,
    a[1] * p + b[1] * q,
    a[2] * p + b[2] * q,
  ]
  return { at, x, y: lean(cr, sr, up, side), z: lean(cr, -sr, side, up) }
}

/** An animal as a set of soft volumes in its own space, to be painted from any side. */
export class Sculpture {
  readonly bones: Bone[] = []
  private frame: Frame = WORLD
  private chain = 0

  /** Models what `build` adds in the space of `frame`. */
  within(frame: Frame, build: () => void): void {
    const outer = this.frame
    this.frame = {
      at: outward(outer, frame.at),
      x: direction(outer, frame.x),
      y: direction(outer, frame.y),
      z: direction(outer, frame.z),
    }
    build()
    this.frame = outer
  }

  /** "Down" as the frame that is worked in sees it: what hangs (a beard, an ear) follows it. */
  down(): Vec {
    return inward(this.frame, [0, -1, 0])
  }

  /** A tube through joints, such as a leg, a neck or a horn. */
  tube(part: string, joints: readonly Joint[], style: Style = {}): void {
    const points = curve(joints, style.smooth ?? 1)
    this.chain++
    for (let index = 0; index + 1 < Math.max(2, points.length); index++) {
      const a = points[index]
      const b = points[index + 1] ?? a
      if (!a || !b) continue
      const spans = Math.max(1, points.length - 1)
      this.add(part, a, b, style.flat ?? 1, index / spans, (index + 1) / spans, style)
    }
  }

  /** A volume through side-view slices, such as a trunk or a head. */
  loft(part: string, sections: readonly Section[], style: Style = {}): void {
    const points = curve(
      sections.map(([x, top, bottom]): Joint => [x, (top + bottom) / 2, 0, (top - bottom) / 2]),
      style.smooth ?? 1,
    )
    const widths = curve(
      sections.map(([x, top, bottom, width]): Joint => [x, 0, 0, width / (top - bottom)]),
      style.smooth ?? 1,
    )
    const spans = Math.max(1, points.length - 1)
    this.chain++
    for (let index = 0; index < spans; index++) {
      const a = points[index]
      const b = points[index + 1] ?? a
      if (!a || !b) continue
      const flat = ((widths[index]?.[3] ?? 1) + (widths[index + 1]?.[3] ?? 1)) / 2
      this.add(part, a, b, flat, index / spans, (index + 1) / spans, style)
    }
  }

  /** A ball, stretched by nothing: an eye, a hump, a knee. */
  ball(part: string, joint: Joint, style: Style = {}): void {
    this.tube(part, [joint], style)
  }

  /** Models both sides of the animal: 1 is the painter's side of one that looks right. */
  both(build: (side: 1 | -1) => void): void {
    build(-1)
    build(1)
  }

  private add(
    part: string,
    a: Joint,
    b: Joint,
    flat: number,
    from: number,
    to: number,
    style: Style,
  ): void {
    this.bones.push({
      part,
      a: outward(this.frame, [a[0], a[1], a[2]]),
      b: outward(this.frame, [b[0], b[1], b[2]]),
      ra: a[3],
      rb: b[3],
      blend: style.blend ?? 0.04,
      flatAxis: direction(this.frame, unit(style.flatAxis ?? [0, 0, 1])),
      flat: Math.max(0.12, Math.min(1.6, flat)),
      rough: style.rough ?? 0,
      from,
      to,
      frame: this.frame,
      chain: this.chain,
    })
  }
}

function curve(joints: readonly Joint[], smooth: number): readonly Joint[] {
  if (smooth <= 1 || joints.length < 3) return joints
  const result: Joint[] = []
  const at = (index: number): Joint =>
    joints[Math.max(0, Math.min(joints.length - 1, index))] ?? [0, 0, 0, 0]
  for (let index = 0; index + 1 < joints.length; index++) {
    const [p, q, r, s] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    for (let step = 0; step < smooth; step++) {
      const t = step / smooth
      const value = (i: 0 | 1 | 2 | 3): number =>
        0.5 *
        (2 * q[i] +
          (r[i] - p[i]) * t +
          (2 * p[i] - 5 * q[i] + 4 * r[i] - s[i]) * t * t +
          (3 * q[i] - p[i] - 3 * r[i] + s[i]) * t * t * t)
      result.push([value(0), value(1), value(2), Math.max(0.001, value(3))])
    }
  }
  result.push(at(joints.length - 1))
  return result
}
