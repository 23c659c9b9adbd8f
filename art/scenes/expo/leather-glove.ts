import { cross, dot, type Vec } from '../../kit/animals/volume'
import { fingerMaps } from '../../kit/body/fingers'
import { fingersOf } from '../../kit/body/grips'
import { handLength, restHand } from '../../kit/body/pose'
import { basis, between, mapped, pinned } from '../../kit/body/rigid'
import { restJoint, restTail, shapeOf } from '../../kit/body/shape'
import { handOf, handSize, type HandPose } from '../../kit/human/figure'
import { blob, far, join, step, type Cone, type Form } from '../../kit/human/forms'
import { tint } from '../../kit/human/tint'
import type { Body } from '../../kit/people/body'
import { add, between3, less, type Limb } from '../../kit/people/skeleton'

/** The joints and tips of the fingers of a posed hand, thumb first. */
function fingerLines(limb: Limb, side: 1 | -1, pose: HandPose, body: Body): Vec[][] {
  const shape = shapeOf({ sex: 'man', age: 'adult' })
  const end = side > 0 ? 'R' : 'L'
  const rest = restHand(shape, end)
  const { x, y } = handOf(limb, side, pose)
  const across = cross(x, y)
  const toThumb: Vec = [-side * across[0], -side * across[1], -side * across[2]]
  const larger = handSize(body) / handLength(shape, end)
  const turn = between(rest, basis(x, toThumb)).map((value) => value * larger)
  const hand = pinned(turn, restJoint(shape, `wrist.${end}`), limb.end)
  const maps = new Map(fingerMaps(shape, end, rest, hand, fingersOf(pose.grip)))
  return [1, 2, 3, 4, 5].map((finger) =>
    [1, 2, 3, 4].map((joint): Vec => {
      const name = `finger${finger}-${Math.min(3, joint)}.${end}`
      const at = joint > 3 ? restTail(shape, name) : restJoint(shape, name)
      const map = maps.get(name)
      return map ? mapped(map, at) : at
    }),
  )
}

const [leather, worn, hemBand, seam] = [
  tint('#ead49c'),
  tint('#d8b878'),
  tint('#c9a566'),
  tint('#8a6427'),
]
const cuffLong = 0.088

/** A keeper's glove of thick yellow leather: fingers, hand and a long cuff over the sleeve, in one piece. */
export function leatherGlove(limb: Limb, side: 1 | -1, pose: HandPose, body: Body): Form {
  const { end, way } = limb
  const { x: along, y: back } = handOf(limb, side, pose)
  const across = cross(along, back)
  const lines = fingerLines(limb, side, pose, body)
  const cones = lines.flatMap((points, finger): Cone[] =>
    points.slice(1).map((to, joint): Cone => {
      const thick = (finger === 0 ? 0.0092 : 0.0086) - 0.0006 * joint
      return { a: points[joint] ?? to, b: to, ra: thick + 0.0004, rb: thick }
    }),
  )
  const fingers = blob(cones, 0.003, () => ({ colour: leather, gloss: 0.2, flesh: false }))
  const palm = blob(
    lines.map((points): Cone => {
      const knuckle = points[0] ?? end
      return { a: add(end, way, -0.006), b: knuckle, ra: 0.0165, rb: 0.0092 }
    }),
    0.012,
    fingers.surface,
  )
  const share = (x: number, y: number, z: number): number =>
    (-dot([x - end[0], y - end[1], z - end[2]], way) + 0.008) / cuffLong
  // It narrows where a strap holds it to the wrist, then widens straight to its hem.
  const cuff = (x: number, y: number, z: number): number => {
    const t = Math.max(0, Math.min(1, share(x, y, z)))
    const middle = add(end, way, 0.008 - t * cuffLong)
    const off: Vec = [x - middle[0], y - middle[1], z - middle[2]]
    const turn = Math.atan2(dot(off, back), dot(off, across))
    // Two soft folds run askew round it, as in stiff leather that was bent.
    const fold = 0.0011 * Math.sin(t * 9 + turn * 1.6 + side) * step(0.06, 0.3, t) * (1 - t)
    const r = 0.0225 + 0.011 * step(0.02, 0.3, t) + 0.0095 * t + fold + 0.0016 * step(0.89, 0.92, t)
    return (far(...off) - r) * 0.8
  }
  const seams = [1, 2, 3].map((finger) => {
    const [one, other] = [lines[finger]?.[0] ?? end, lines[finger + 1]?.[0] ?? end]
    return { from: between3(end, between3(one, other, 0.5), 0.4), to: between3(one, other, 0.5) }
  })
  const stitched = (x: number, y: number, z: number): boolean =>
    seams.some(({ from, to }) => {
      const line = less(to, from)
      const off: Vec = [x - from[0], y - from[1], z - from[2]]
      if (dot(off, back) < 0.002) return false
      const t = dot(off, line) / dot(line, line)
      if (t < 0 || t > 1) return false
      const beside = dot(add(off, line, -t), across)
      return Math.abs(beside) < 0.0011
    })
  return {
    at: end,
    radius: 0.15,
    distance: (x, y, z) => {
      const t = share(x, y, z)
      const sleeve = Math.max(cuff(x, y, z), (t - 1) * cuffLong, -t * cuffLong - 0.006)
      const hand = join(fingers.distance(x, y, z), palm.distance(x, y, z), 0.006)
      return join(hand, sleeve, 0.014)
    },
    surface: (x, y, z) => {
      const t = share(x, y, z)
      const [hem, strap] = [Math.abs(t - 0.89) < 0.014, Math.abs(t - 0.08) < 0.02]
      const dark = hem || strap || stitched(x, y, z)
      const colour = dark ? seam : t > 0.9 ? hemBand : t < -0.75 ? worn : leather
      return { colour, gloss: 0.2, flesh: false }
    },
  }
}
