import { bodyData } from '../body/data'
import { limbData } from '../body/limbs'
import { quadsOf } from '../body/mesh'
import type { Posed } from '../body/pose'

/** The close suit of the baked body, every quad in four: what clothes are made from. */
export type Suit = {
  count: number
  quads: Uint16Array
  /** Base coordinates, in decimetres. */
  base: Float32Array
  /** How far along arm and leg, in bones; below 0 on the trunk. */
  arm: Float32Array
  leg: Float32Array
  /** Neighbours of each vertex, four at most; a lack repeats the vertex itself. */
  near: Uint16Array
  /** Four vertices of the baked mesh, whose mean each vertex is. */
  from: Uint16Array
}

let known: Suit | undefined

/** The suit, made once. */
export function suit(): Suit {
  known ??= make()
  return known
}

function make(): Suit {
  const own = quadsOf('helper-tights')
  const places = new Map<string, number>()
  const from: number[] = []
  const place = (...four: [number, number, number, number]): number => {
    const name = four.toSorted((a, b) => a - b).join(' ')
    let found = places.get(name)
    if (found === undefined) {
      found = places.size
      places.set(name, found)
      from.push(...four)
    }
    return found
  }
  const quads: number[] = []
  for (let at = 0; at < own.length; at += 4) {
    const four = [own[at] ?? 0, own[at + 1] ?? 0, own[at + 2] ?? 0, own[at + 3] ?? 0] as const
    const centre = place(...four)
    for (let i = 0; i < 4; i++) {
      const [a, b, c] = [four[i] ?? 0, four[(i + 1) % 4] ?? 0, four[(i + 3) % 4] ?? 0]
      quads.push(place(a, a, a, a), place(a, a, b, b), centre, place(a, a, c, c))
    }
  }
  const count = places.size
  const near = new Uint16Array(count * 4).map((_, i) => i >> 2)
  const links = new Uint8Array(count)
  const link = (a: number, b: number): void => {
    const used = links[a] ?? 0
    for (let slot = 0; slot < used; slot++) if (near[a * 4 + slot] === b) return
    if (used > 3) return
    near[a * 4 + used] = b
    links[a] = used + 1
  }
  for (let at = 0; at < quads.length; at += 4)
    for (let i = 0; i < 4; i++) {
      const [a, b] = [quads[at + i] ?? 0, quads[at + ((i + 1) % 4)] ?? 0]
      link(a, b)
      link(b, a)
    }
  const ways = Uint16Array.from(from)
  const base = meanOf(bodyData().points, ways)
  const { alongArm, alongLeg } = limbData()
  return {
    count,
    quads: Uint16Array.from(quads),
    base,
    arm: limbOf(alongArm, ways, /^(upperarm|lowerarm|wrist|metacarpal|finger)/),
    leg: limbOf(alongLeg, ways, /^(upperleg|lowerleg|foot|toe)/),
    near,
    from: ways,
  }
}

/** Where vertices of the suit are along a limb; only those count that mostly belong to it. */
function limbOf(along: Float32Array, from: Uint16Array, name: RegExp): Float32Array {
  const { bones, skinBones, skinWeights } = bodyData()
  const own = along.map((value, vertex) => {
    let share = 0
    for (let slot = 0; slot < 4; slot++)
      if (name.test(bones[skinBones[vertex * 4 + slot] ?? 0]?.name ?? ''))
        share += skinWeights[vertex * 4 + slot] ?? 0
    return share > 0.5 ? value : -0.3
  })
  const result = new Float32Array(from.length / 4)
  for (let i = 0; i < from.length; i++)
    result[i >> 2] = (result[i >> 2] ?? 0) + (own[from[i] ?? 0] ?? 0) / 4
  return result
}

function meanOf(points: Float32Array, from: Uint16Array): Float32Array {
  const result = new Float32Array((from.length / 4) * 3)
  for (let i = 0; i < from.length; i++)
    for (let axis = 0; axis < 3; axis++) {
      const to = (i >> 2) * 3 + axis
      result[to] = (result[to] ?? 0) + (points[(from[i] ?? 0) * 3 + axis] ?? 0) / 4
    }
  return result
}

/** The suit on a posed body. */
export function suitPoints({ points }: Posed): Float32Array {
  return meanOf(points, suit().from)
}

/** Moves every vertex toward the middle of its neighbours. */
export function smoothed(points: Float32Array, times: number): Float32Array {
  const { near, count } = suit()
  let [now, next] = [points.slice(), new Float32Array(points.length)]
  for (let round = 0; round < times; round++) {
    for (let vertex = 0; vertex < count; vertex++)
      for (let axis = 0; axis < 3; axis++) {
        let sum = 0
        for (let slot = 0; slot < 4; slot++)
          sum += now[(near[vertex * 4 + slot] ?? 0) * 3 + axis] ?? 0
        const own = now[vertex * 3 + axis] ?? 0
        next[vertex * 3 + axis] = own + 0.65 * (sum / 4 - own)
      }
    ;[now, next] = [next, now]
  }
  return now
}
