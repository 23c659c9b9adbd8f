import { outward, type Frame, type Vec } from '../animals/volume'
import { add, between3, less, type Joints } from '../people/skeleton'
import { axesOfFrame, between, mapped, partly, pinned, still, turned, type Affine } from './rigid'
import { restJoint, skullOf, type Shape } from './shape'

/** The maps of the bones from the pelvis to the head. */
export type Trunk = {
  root: Affine
  chest: Affine
  head: Affine
  maps: Map<string, Affine>
  /** From the chin to the crown. */
  headSize: number
  frames: { head: Frame; chest: Frame; pelvis: Frame }
}

/** Painted heads are a little larger than measured ones, so that faces can be read. */
const headScales = { child: 1.17, youth: 1.09, adult: 1.06, elder: 1.06 }

const spine = ['spine05', 'spine04', 'spine03', 'spine02', 'spine01'] as const

/** Bends the spine and the neck between the frames of pelvis, chest and head. */
export function trunkOf(shape: Shape, joints: Joints): Trunk {
  const { pelvis, chest } = joints
  const turnOf = (frame: Frame): Float64Array => between(still, axesOfFrame(frame))
  const [low, high, top] = [turnOf(pelvis), turnOf(chest), turnOf(joints.head)]
  const hips = middle(shape, 'upperleg01')
  const shoulders = middle(shape, 'upperarm01')
  const newHips = between3(joints.leftLeg.root, joints.rightLeg.root, 0.5)
  const newShoulders = between3(joints.leftArm.root, joints.rightArm.root, 0.5)
  const root = pinned(low, hips, newHips)
  const maps = new Map<string, Affine>([['root', root]])
  const rise = shoulders[1] - hips[1]
  const length = Math.hypot(...less(newShoulders, newHips))
  for (const name of spine) {
    const at = restJoint(shape, name)
    const share = Math.max(0, Math.min(1, (at[1] - hips[1]) / rise))
    const turn = partly(low, high, name === 'spine01' ? 1 : share ** 0.8)
    const line: Vec = [hips[0] + (shoulders[0] - hips[0]) * share, hips[1] + rise * share, 0]
    const off = turned(turn, less(at, line))
    const to = add(hermite(newHips, pelvis.y, newShoulders, chest.y, length, share), off)
    maps.set(name, pinned(turn, at, to))
  }
  const chestMap = pinned(high, shoulders, newShoulders)
  maps.set('spine01', chestMap)
  let before = chestMap
  for (const [name, share] of [
    ['neck01', 0.25],
    ['neck02', 0.5],
    ['neck03', 0.78],
    ['head', 1],
  ] as const) {
    const at = restJoint(shape, name)
    before = pinned(partly(high, top, share), at, mapped(before, at))
    maps.set(name, before)
  }
  const skull = skullOf(shape)
  const larger = headScales[shape.traits.age]
  const base = restJoint(shape, 'head')
  before = pinned(
    before.m.map((value) => value * larger),
    base,
    mapped(before, base),
  )
  maps.set('head', before)
  return {
    root,
    chest: chestMap,
    head: before,
    maps,
    headSize: skull.size * larger,
    frames: {
      head: { ...joints.head, at: mapped(before, skull.at) },
      chest: { ...chest, at: mapped(chestMap, shoulders) },
      pelvis: { ...pelvis, at: outward(pelvis, [0, 0, 0]) },
    },
  }
}

function middle(shape: Shape, bone: string): Vec {
  return between3(restJoint(shape, `${bone}.L`), restJoint(shape, `${bone}.R`), 0.5)
}

/** A point of the curve that leaves one place along one direction and arrives along another. */
function hermite(a: Vec, way: Vec, b: Vec, end: Vec, length: number, t: number): Vec {
  const [t2, t3] = [t * t, t * t * t]
  const [p, q, r, s] = [2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, 3 * t2 - 2 * t3, t3 - t2]
  const at = (k: 0 | 1 | 2): number =>
    a[k] * p + way[k] * length * q + b[k] * r + end[k] * length * s
  return [at(0), at(1), at(2)]
}
