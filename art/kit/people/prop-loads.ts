import { outward, type Joint } from '../animals/volume'
import { add, between3 } from './skeleton'
import { box, heap, kid, rod, tight, vessel, wood, type Build } from './prop-shapes'

const straw = '#b98f4e'

/** What people carry: on the head, the back, the shoulder, in the arms. */
export const loads: Record<string, Build> = {
  'basket-head': ({ model, joints }) => {
    const top = outward(joints.head, [-0.006, 0.078, 0])
    rod(model, 'cloth', add(top, [0, -0.006, -0.012]), add(top, [0, -0.006, 0.012]), 0.034)
    vessel(model, straw, add(top, [0, 0.012, 0]), 0.075, 0.15, 0.105)
    for (const [x, z] of [
      [-0.06, 0.02],
      [0.02, -0.06],
      [0.06, 0.04],
      [0, 0.07],
      [-0.02, 0],
    ] as const)
      model.ball('#c98f2e', [top[0] + x, top[1] + 0.125, top[2] + z, 0.045], tight)
  },
  'basket-waist': ({ model, joints, body }) => {
    const at = outward(joints.pelvis, [0.13, -0.05 * body.head, 0])
    vessel(model, straw, at, 0.07, 0.092, 0.14)
    heap(model, '#b02c26', add(at, [0, 0.13, 0]), 0.085)
    const c = outward(joints.chest, [0, body.chest, 0.05])
    rod(model, '#7c5a3a', add(at, [-0.04, 0.14, 0.08]), c, 0.009)
  },
  'basket-back': ({ model, joints, body }) => {
    const at = outward(joints.chest, [-0.155, -0.06, 0])
    model.tube(
      straw,
      [
        [...at, 0.078],
        [...outward(joints.chest, [-0.165, body.chest * 0.7, 0]), 0.098],
      ],
      { blend: 0.01 },
    )
    heap(model, '#77a043', outward(joints.chest, [-0.165, body.chest * 0.7 + 0.07, 0]), 0.1)
    for (const z of [-0.05, 0.05])
      model.tube(
        '#7c5a3a',
        [
          [...outward(joints.chest, [-0.08, body.chest * 0.7, z]), 0.011],
          [...outward(joints.chest, [0.0, body.chest + 0.012, z * 1.2]), 0.011],
          [...outward(joints.chest, [0.066, body.chest * 0.62, z * 1.2]), 0.011],
        ],
        tight,
      )
  },
  backpack: ({ model, joints, body }) => {
    const c = body.chest
    model.tube(
      '#4f6a58',
      [
        [...outward(joints.chest, [-0.1, 0.02, 0]), 0.075],
        [...outward(joints.chest, [-0.1, c * 0.8, 0]), 0.066],
      ],
      { flat: 0.75, flatAxis: [1, 0, 0], blend: 0.01 },
    )
    for (const z of [-0.055, 0.055])
      model.tube(
        '#3f5547',
        [
          [...outward(joints.chest, [-0.04, c + 0.004, z]), 0.012],
          [...outward(joints.chest, [0.03, c - 0.012, z]), 0.012],
          [...outward(joints.chest, [0.064, c * 0.6, z]), 0.012],
          [...outward(joints.chest, [0.05, 0.03, z * 1.3]), 0.011],
        ],
        tight,
      )
  },
  'school-bag': ({ model, joints, body }) => {
    const c = body.chest
    model.tube(
      '#7a3b3b',
      [
        [...outward(joints.chest, [-0.09, 0.0, 0]), 0.075],
        [...outward(joints.chest, [-0.09, c * 0.7, 0]), 0.07],
      ],
      { flat: 0.7, flatAxis: [1, 0, 0], blend: 0.01 },
    )
  },
  crate: ({ model, right, left }) => {
    const middle = between3(right, left, 0.5)
    const at = add(middle, [0.06, 0.03, 0])
    box(model, wood, at, [0.085, 0.06, 0.14])
    for (const [x, z, c] of [
      [-0.04, -0.08, '#b4382c'],
      [0.04, -0.02, '#d08a2c'],
      [-0.03, 0.05, '#b4382c'],
      [0.04, 0.1, '#6d9440'],
    ] as const)
      model.ball(c, [at[0] + x, at[1] + 0.07, at[2] + z, 0.042], tight)
  },
  'sack-shoulder': ({ model, joints, body }) => {
    const at = (x: number, y: number, z: number, r: number): Joint => [
      ...outward(joints.chest, [x, body.chest + y, z]),
      r,
    ]
    model.tube(
      '#c3ab7d',
      [at(-0.14, 0.03, 0.1, 0.07), at(-0.02, 0.08, 0.1, 0.088), at(0.12, 0.07, 0.09, 0.068)],
      { blend: 0.03 },
    )
    model.tube('#a98f63', [at(0.16, 0.07, 0.09, 0.03), at(0.21, 0.075, 0.09, 0.04)], tight)
  },
  'grass-bundle': ({ model, joints, body }) => {
    for (let i = 0; i < 22; i++) {
      const turn = i * 2.4
      const off = Math.sqrt(i / 22) * 0.11
      const [y, z] = [Math.cos(turn) * off, Math.sin(turn) * off]
      const a = outward(joints.chest, [-0.42, body.chest + 0.1 + y * 1.5 - 0.09, z * 1.8])
      const b = outward(joints.chest, [-0.04, body.chest + 0.13 + y, z])
      const c = outward(joints.chest, [0.32, body.chest + 0.04 + y * 1.6, z * 1.7])
      model.tube(
        i % 3 === 0 ? '#9db257' : i % 3 === 1 ? '#6d923c' : '#557a30',
        [
          [...a, 0.014],
          [...b, 0.024],
          [...c, 0.012],
        ],
        { blend: 0.012 },
      )
    }
  },
  jerrycan: ({ model, right }) => {
    const [x, y, z] = add(right, [0, -0.09, 0.01])
    model.tube(
      '#d8b13a',
      [
        [x, y, z, 0.052],
        [x, y - 0.09, z, 0.054],
      ],
      { flat: 0.66, flatAxis: [0, 0, 1], blend: 0.02 },
    )
    rod(model, '#c29a2c', [x - 0.035, y + 0.075, z], [x + 0.035, y + 0.085, z], 0.011)
  },
  kid: ({ model, joints, body }) =>
    kid(model, (x, y, z) => outward(joints.chest, [x, y + body.chest * 0.34, z])),
  feed: ({ model, right }) => heap(model, '#8fae4a', add(right, [0.02, 0.016, 0]), 0.034),
}
