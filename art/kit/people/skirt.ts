import { outward, type Joint, type Sculpture, type Vec } from '../animals/volume'
import type { Body } from './body'
import { add, between3, type Joints } from './skeleton'

/**
 * A skirt, wrap or the tail of a coat, from the waist over the thighs; `long` is 0 at the knee, 1
 * at the ankle and -1 at the hip. Its pleats are soft folds; it follows the legs, also of a
 * seated figure.
 */
export function skirt(
  model: Sculpture,
  body: Body,
  joints: Joints,
  part: string,
  long: number,
): void {
  const { leftLeg, rightLeg, pelvis } = joints
  const g = body.girth
  const coat = part === 'shirt'
  const along = (leg: typeof leftLeg, share: number): Vec =>
    share < 0 ? between3(leg.root, leg.joint, 1 + share) : between3(leg.joint, leg.end, share)
  const middleOf = (share: number): Vec =>
    between3(along(leftLeg, share), along(rightLeg, share), 0.5)
  const spreadOf = (share: number): [number, number] => {
    const [a, b] = [along(leftLeg, share), along(rightLeg, share)]
    return [Math.abs(a[0] - b[0]) / 2, Math.abs(a[2] - b[2]) / 2]
  }
  const thigh = rightLeg.joint[1] - rightLeg.root[1]
  const isSeated = thigh > -0.12
  if (isSeated) {
    lap(model, joints, part, long, g)
    return
  }
  const count = 16
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) / count) * Math.PI * 2
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const ring = (share: number, wide: number): Vec => {
      const [dx, dz] = spreadOf(share)
      return add(middleOf(share), [c * (wide + dx), 0, s * (wide * 1.05 + dz * 0.9)])
    }
    const fold = i % 2 === 0 ? 1.1 : 0.94
    const top: Joint = [
      ...outward(pelvis, [c * 0.036 * g, body.waist * (coat ? 0.5 : 0.62), s * 0.058 * g]),
      0.024 * g,
    ]
    const hip: Joint = [...outward(pelvis, [c * 0.05 * g - 0.004, -0.03, s * 0.068 * g]), 0.026 * g]
    const points: Joint[] = [top, hip]
    if (long > -0.6) points.push([...ring(-0.72, 0.042 * g), 0.027])
    if (long > -0.45) points.push([...ring(-0.4, 0.044 * g), 0.028])
    if (long > 0.05) points.push([...ring(0, 0.046 * g * fold), 0.027])
    points.push([
      ...ring(long, (long > 0.6 ? 0.046 : long > -0.6 ? 0.054 : 0.046) * fold * g),
      0.024,
    ])
    model.tube(part, points, { blend: 0.034 })
  }
}

function lap(
  model: Sculpture,
  { leftLeg, rightLeg }: Joints,
  part: string,
  long: number,
  g: number,
): void {
  for (const share of [0, 0.33, 0.67, 1]) {
    const root = between3(leftLeg.root, rightLeg.root, share)
    const knee = between3(leftLeg.joint, rightLeg.joint, share)
    const end = between3(leftLeg.end, rightLeg.end, share)
    const points: Joint[] = [
      [...root, 0.066 * g],
      [...between3(root, knee, 0.6), 0.058 * g],
    ]
    if (long > -0.4) points.push([...knee, 0.05 * g])
    if (long > 0) points.push([...between3(knee, end, long * 0.85), 0.04 * g])
    model.tube(part, points, { blend: 0.04 })
  }
}
