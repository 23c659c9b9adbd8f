import { cross, dot, unit, type Vec } from '../animals/volume'
import { less } from '../people/skeleton'
import { bodyData } from './data'
import { normalsOf } from './mesh'

/** Three numbers a vertex for the skin of trunk and limbs, and how far along its limb it is. */
export type LimbData = {
  /** How much it is palm, how much nail, and how much crease or rough joint, from 0 to 1. */
  marks: Float32Array
  /** Arm: 0 at the shoulder, 1 at the elbow, 2 at the wrist, more in the hand. -1 is no arm. */
  alongArm: Float32Array
  /** Leg: 0 at the hip, 1 at the knee, 2 at the ankle. -1 is no leg. */
  alongLeg: Float32Array
}

let known: LimbData | undefined

/** Where the vertices of the baked body are on arms, hands and legs; worked out once. */
export function limbData(): LimbData {
  known ??= read()
  return known
}

const armBones = /^(upperarm|lowerarm|wrist|metacarpal|finger|shoulder)/
const legBones = /^(upperleg|lowerleg|foot|toe)/

function read(): LimbData {
  const { points, bones, skinned, skinBones, skinWeights, quads, groups } = bodyData()
  const body = groups.get('body')
  const bodyQuads = quads.subarray((body?.firstQuad ?? 0) * 4, (body?.lastQuad ?? 0) * 4)
  const normals = normalsOf(points, bodyQuads)
  const marks = new Float32Array(points.length)
  const alongArm = new Float32Array(points.length / 3).fill(-1)
  const alongLeg = new Float32Array(points.length / 3).fill(-1)
  const [left, right] = [handMarks('L'), handMarks('R')]
  for (let vertex = 0; vertex < skinned; vertex++) {
    let [arm, leg, hand, heaviest, most] = [0, 0, 0, 0, 0]
    for (let slot = 0; slot < 4; slot++) {
      const weight = skinWeights[vertex * 4 + slot] ?? 0
      const bone = skinBones[vertex * 4 + slot] ?? 0
      const { name } = bones[bone] ?? { name: '' }
      if (armBones.test(name)) arm += weight
      if (legBones.test(name)) leg += weight
      if (/^(wrist|metacarpal|finger)/.test(name)) hand += weight
      if (weight > most) [most, heaviest] = [weight, bone]
    }
    const p = at(points, vertex)
    const isLeft = p[0] > 0
    if (arm > 0.05) alongArm[vertex] = along(p, isLeft, armLine)
    if (leg > 0.05) alongLeg[vertex] = along(p, isLeft, legLine)
    const rough = roughness(p, at(normals, vertex))
    marks[vertex * 3 + 2] = rough
    if (hand < 0.3) continue
    const [palm, nail, crease] = (isLeft ? left : right)(p, at(normals, vertex), heaviest)
    marks.set([palm * Math.min(1, hand * 1.4), nail, Math.max(rough, crease)], vertex * 3)
  }
  return { marks, alongArm, alongLeg }
}

function at(values: Float32Array, vertex: number): Vec {
  return [values[vertex * 3] ?? 0, values[vertex * 3 + 1] ?? 0, values[vertex * 3 + 2] ?? 0]
}

const armLine = ['upperarm01', 'lowerarm01', 'wrist'] as const
const legLine = ['upperleg01', 'lowerleg01', 'foot'] as const

/** How far along a limb a point is, in bones. */
function along(p: Vec, isLeft: boolean, line: readonly [string, string, string]): number {
  const [a, b, c] = line.map((name) => headOf(`${name}.${isLeft ? 'L' : 'R'}`))
  if (!a || !b || !c) return -1
  const share = (from: Vec, to: Vec): number =>
    dot(less(p, from), less(to, from)) / dot(less(to, from), less(to, from))
  const first = share(a, b)
  const second = share(b, c)
  // The plane that halves the joint parts the two bones.
  return first < 1 && second < 0 ? first : second < 0 ? Math.min(1, first) : 1 + second
}

function headOf(bone: string): Vec {
  const { points, bones, boneAt } = bodyData()
  return at(points, bones[boneAt.get(bone) ?? 0]?.head ?? 0)
}

function tailOf(bone: string): Vec {
  const { points, bones, boneAt } = bodyData()
  return at(points, bones[boneAt.get(bone) ?? 0]?.tail ?? 0)
}

/** Elbows and knees are darker and rougher. */
function roughness(p: Vec, n: Vec): number {
  const side = p[0] > 0 ? 'L' : 'R'
  const [elbow, knee] = [headOf(`lowerarm01.${side}`), headOf(`lowerleg01.${side}`)]
  const near = (joint: Vec, wide: number): number =>
    Math.exp(-dot(less(p, joint), less(p, joint)) / (wide * wide))
  return 0.7 * near(elbow, 0.5) * Math.max(0, -n[2]) + 0.6 * near(knee, 0.65) * Math.max(0, n[2])
}

/** Tells palm, nails and creases of one hand. */
function handMarks(side: 'L' | 'R') {
  const { bones } = bodyData()
  const root = (finger: number): Vec => headOf(`finger${finger}-1.${side}`)
  const ahead = less(root(3), headOf(`wrist.${side}`))
  const across = less(root(2), root(5))
  const toPalm = unit(side === 'R' ? cross(across, ahead) : cross(ahead, across))
  const toThumb = unit(across)
  return (p: Vec, n: Vec, bone: number): [palm: number, nail: number, crease: number] => {
    const { name } = bones[bone] ?? { name: '' }
    const finger = /^finger(\d)-(\d)/.exec(name)
    const isThumb = finger?.[1] === '1'
    // The thumb lies across: its pad looks at the fingers.
    const inner: Vec = isThumb
      ? unit([
          toPalm[0] * 0.5 - toThumb[0],
          toPalm[1] * 0.5 - toThumb[1],
          toPalm[2] * 0.5 - toThumb[2],
        ])
      : toPalm
    const facing = dot(n, inner)
    const palm = Math.max(0, Math.min(1, (facing - 0.05) / 0.5))
    if (!finger) return [palm, 0, 0]
    const [from, to] = [headOf(name), tailOf(name)]
    const line = less(to, from)
    const length = Math.hypot(...line)
    const share = dot(less(p, from), line) / (length * length)
    const crease = Math.exp(-(((share * length) / 0.05) ** 2)) * (facing < 0 ? 0.8 : 0.5)
    const nail = finger[2] === '3' && share > 0.45 && facing < -0.62 ? 1 : 0
    return [palm, nail, nail ? 0 : crease]
  }
}
