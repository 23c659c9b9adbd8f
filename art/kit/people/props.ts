import { unit, type Sculpture, type Vec } from '../animals/volume'
import type { Body } from './body'
import { plasticChair, woodenChair } from './prop-chairs'
import { loads } from './prop-loads'
import { cup, heap, rod, slab, tight, wood, type Build } from './prop-shapes'
import { add, between3, type Joints, type Limb } from './skeleton'

/** The middle of a closed hand. */
function palm(limb: Limb): Vec {
  return add(limb.end, limb.way, 0.045)
}

const builds: Record<string, Build> = {
  ...loads,
  jembe: ({ model, left, right }) => {
    const way = unit(add(left, right, -1))
    const tip = add(left, way, 0.52 - 0.0)
    const low: Vec = [Math.max(tip[0] - 0.02, left[0] + 0.16), 0.06, left[2] - 0.01]
    rod(model, wood, add(right, unit(add(right, low, -1)), 0.1), low, 0.0125)
    model.tube(
      '*#6d6d70',
      [
        [low[0] + 0.01, 0.07, low[2], 0.02],
        [low[0] - 0.05, 0.0, low[2], 0.05],
      ],
      { flat: 0.2, flatAxis: [0.75, -0.6, 0], blend: 0.004 },
    )
  },
  'jembe-raised': ({ model, left, right }) => {
    const way = unit(add(left, right, -1))
    const top = add(left, way, 0.34)
    rod(model, wood, add(right, way, -0.14), top, 0.0125)
    model.tube(
      '*#6d6d70',
      [
        [...top, 0.022],
        [...add(top, [0.11, -0.02, 0]), 0.05],
      ],
      { flat: 0.2, flatAxis: [0.2, 1, 0], blend: 0.004 },
    )
  },
  rake: ({ model, left, right }) => {
    const way = unit(add(left, right, -1))
    const low: Vec = [left[0] + 0.34, 0.3, left[2]]
    rod(model, wood, add(right, way, -0.2), low, 0.011)
    rod(model, wood, add(low, [0, 0, -0.12]), add(low, [0, 0, 0.12]), 0.014)
    for (let i = -3; i <= 3; i++)
      rod(model, wood, add(low, [0, 0, i * 0.036]), add(low, [0.02, -0.05, i * 0.036]), 0.008)
  },
  stick: ({ model, right }) =>
    rod(
      model,
      wood,
      [right[0] + 0.03, 0, right[2] + 0.02],
      add(right, [-0.02, 0.22, -0.01]),
      0.0105,
    ),
  pot: ({ model, right }) => {
    const at = add(right, [0.075, -0.015, 0])
    model.tube(
      '*#7e8488',
      [
        [...add(at, [0.0, -0.035, 0]), 0.05],
        [...add(at, [0.03, 0.035, 0]), 0.036],
      ],
      { blend: 0.015 },
    )
    model.tube(
      '*#7e8488',
      [
        [...add(at, [0.03, -0.03, 0]), 0.016],
        [...add(at, [0.11, 0.005, 0]), 0.009],
      ],
      { blend: 0.008 },
    )
    rod(model, '#8a5a2c', add(at, [0.095, -0.0, 0]), add(at, [0.1, -0.14, 0]), 0.005)
  },
  cup: ({ model, right }) => cup(model, add(right, [0.022, 0.02, -0.012])),
  'cup-left': ({ model, left }) => cup(model, add(left, [0.026, 0.02, 0.01])),
  spoon: ({ model, right }) => {
    rod(model, '*#9a9488', add(right, [-0.005, 0.012, 0]), add(right, [0.06, -0.085, -0.01]), 0.008)
    model.ball('*#9a9488', [...add(right, [0.064, -0.1, -0.012]), 0.018], tight)
  },
  notebook: ({ model, left }) =>
    slab(model, '#efe6d0', add(left, [0.02, 0.03, 0.02]), 0.058, [-0.5, 0.86, 0]),
  'notebook-lap': ({ model, left, right }) =>
    slab(model, '#efe6d0', add(between3(left, right, 0.5), [0, -0.03, 0]), 0.065, [-0.25, 0.97, 0]),
  map: ({ model, left, right }) => {
    const middle = between3(left, right, 0.5)
    for (const z of [-0.09, -0.03, 0.03, 0.09])
      slab(model, z < 0 ? '#e6d9b4' : '#cfd9b8', add(middle, [0.03, 0.04, z]), 0.062, [
        -0.6,
        0.8,
        z * 2,
      ])
  },
  paper: ({ model, right }) =>
    slab(model, '#f2ebda', [right[0] + 0.04, 0.015, right[2]], 0.12, [0, 1, 0]),
  microphone: ({ model, right }) => {
    rod(model, '#26262a', add(right, [-0.01, -0.05, 0]), add(right, [0.0, 0.04, 0]), 0.011)
    model.ball('*#4b4b50', [...add(right, [0.002, 0.055, 0]), 0.02], tight)
  },
  microscope: ({ model, left, right }) => {
    const [x, y, z] = add(between3(left, right, 0.5), [0.05, 0, 0])
    slab(model, '#3b3f46', [x + 0.02, y - 0.06, z], 0.07, [0, 1, 0])
    model.tube(
      '*#d5d4cf',
      [
        [x + 0.07, y - 0.05, z, 0.02],
        [x + 0.075, y + 0.07, z, 0.02],
        [x + 0.02, y + 0.12, z, 0.02],
      ],
      { blend: 0.02 },
    )
    rod(model, '*#43474e', [x + 0.035, y + 0.03, z], [x - 0.005, y + 0.17, z], 0.019)
  },
  camera: ({ model, left, right }) => {
    const at = add(between3(left, right, 0.5), [0.035, 0.02, 0])
    model.tube(
      '#2b2b2e',
      [
        [...add(at, [0, 0, -0.03]), 0.03],
        [...add(at, [0, 0, 0.03]), 0.03],
      ],
      tight,
    )
    rod(model, '*#3a3a3e', at, add(at, [0.065, 0, 0]), 0.024)
  },
  bottle: ({ model, right }) => {
    rod(model, '#efe9da', add(right, [-0.02, 0.02, 0]), add(right, [0.06, -0.005, 0]), 0.021)
    rod(model, '#b4604a', add(right, [0.08, -0.01, 0]), add(right, [0.1, -0.018, 0]), 0.011)
  },
  chair: ({ model, joints }) => plasticChair(model, joints),
  'chair-wood': ({ model, joints }) => woodenChair(model, joints),
  stool: ({ model, joints }) => {
    const [x, y, z] = joints.pelvis.at
    const seat = y - 0.075
    model.ball(wood, [x, seat, z, 0.1], { flat: 0.2, flatAxis: [0, 1, 0], blend: 0.004 })
    for (const [dx, dz] of [
      [-0.06, -0.05],
      [0.06, -0.05],
      [-0.06, 0.05],
      [0.06, 0.05],
    ] as const)
      rod(model, wood, [x + dx * 0.8, seat, z + dz * 0.8], [x + dx, 0.01, z + dz], 0.014)
  },
  pail: ({ model, left, right }) => {
    const [x, , z] = between3(left, right, 0.5)
    model.tube(
      '*#b4b8ba',
      [
        [x + 0.02, 0.055, z, 0.055],
        [x + 0.02, 0.13, z, 0.066],
      ],
      { blend: 0.01 },
    )
    model.ball('#f2ede0', [x + 0.02, 0.178, z, 0.06], { flat: 0.25, flatAxis: [0, 1, 0], ...tight })
  },
  seedling: ({ model, left, right }) => {
    const [x, , z] = between3(left, right, 0.5)
    heap(model, '#5a3a24', [x + 0.04, 0.0, z], 0.1)
    rod(model, '#5d8a3a', [x + 0.045, 0.03, z], [x + 0.045, 0.13, z], 0.008)
    for (const [dx, dz] of [
      [0.06, 0.02],
      [-0.055, 0.02],
      [0.02, -0.06],
      [0.02, 0.06],
    ] as const)
      model.tube(
        '#6fa043',
        [
          [x + 0.045, 0.11, z, 0.01],
          [x + 0.045 + dx * 0.6, 0.15, z + dz * 0.6, 0.018],
          [x + 0.045 + dx, 0.14, z + dz, 0.006],
        ],
        { blend: 0.008 },
      )
  },
  mat: ({ model }) => {
    for (let i = -4; i <= 4; i++)
      rod(model, '#7a4f86', [-0.3, 0.0, i * 0.04], [0.42, 0.0, i * 0.04], 0.02)
  },
}

/** Adds things to the hands, head or back of a figure; unknown names are refused. */
export function holdProps(
  model: Sculpture,
  body: Body,
  joints: Joints,
  props: readonly string[],
): void {
  const facts = { model, body, joints, right: palm(joints.rightArm), left: palm(joints.leftArm) }
  for (const prop of props) {
    const build = builds[prop]
    if (!build) throw new Error(`No such thing to hold: ${prop}.`)
    build(facts)
  }
}
