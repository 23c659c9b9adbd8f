import type { Vec } from '../../kit/animals/volume'
import { coffeeLeaf } from '../../kit/coffee-garden'
import { closeHand } from '../../kit/human/close-hand'
import { ballForm } from '../../kit/human/things'
import { seeded } from '../../kit/random'
import { berry, cluster, type Berry } from '../../kit/sprig/berry'
import { add, type Form } from '../../kit/sprig/form'
import { coffee, leafForms, type LeafOptions } from '../../kit/sprig/leaf'
import { paintSprig } from '../../kit/sprig/paint'
import { curve, twig } from '../../kit/sprig/twig'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { blurred } from './rooms'

const series = 'gallery/coffee-farm-safari'

const sun = {
  sun: [-0.6, -0.72, 0.4],
  warm: '#fff2cc',
  sky: '#cfe4e4',
  ground: '#7f9a58',
  strength: 0.95,
} as const

/** The red cherry: its middle. It sits at the node, on a stalk shorter than itself. */
const red: Vec = [948, 500, 60]

/** One red cherry among green ones, held between finger and thumb. */
function firstCherry(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'morning', -0.7)
  const { light } = stage
  blurred(stage, ['#3f5f38', '#6d8f48', '#2f4f36', '#8fa857', '#54763f', '#c3c878'], 150)
  softLeaves(stage)
  paintSprig(pen, branch(), sun, { window: [0, 0, frame.width, frame.height] })
  // A soft shade behind the hand lets its outline stand out from the leaves.
  stage.glow([red[0] + 330, red[1] + 260, 1300], 700, '#1f3a22', 0.42, 0.2)
  closeHand(pen, { x: red[0], y: red[1], size: 900 }, light, {
    skin: '#8a5535',
    sleeve: '#8f4a34',
    grip: 'nip',
    way: [-0.95, 0.28, 0.1],
    palm: [0.25, 0.85, -0.36],
    side: -1,
    arm: [0.93, -0.36, 0.05],
    things: [ballForm([-0.002, 0.014, 0.012], 0.062, '#c9201b')],
  })
  pen.save()
  pen.translate(red[0] - 860, red[1] - 598)
  handLines(stage)
  pen.restore()
}

type Hung = Omit<LeafOptions, 'at' | 'kind' | 'seed'>

/** Nodes of the branch: where, how many cherries, and how the leaves of each pair hang. */
const nodes: readonly { t: number; count: number; leaves: readonly Hung[] }[] = [
  {
    t: 0.1,
    count: 7,
    leaves: [
      { angle: -1.15, toward: -0.35, length: 400, wide: 0.2, arch: 0.6, droop: 0.3, roll: 0.4 },
      { angle: 1.15, toward: 0.4, length: 520, wide: 0.2, droop: 0.5, arch: 0.45, bend: -0.3 },
    ],
  },
  {
    t: 0.32,
    count: 9,
    leaves: [
      {
        angle: -0.85,
        toward: -0.3,
        length: 540,
        wide: 0.21,
        droop: 0.5,
        arch: 0.4,
        roll: -0.35,
        bites: [
          [0.56, -1, 0.07],
          [0.63, -0.92, 0.045],
        ],
      },
      { angle: 2.2, toward: 0.25, length: 460, wide: 0.2, droop: 0.9, arch: 0.3, roll: 0.5 },
    ],
  },
  {
    t: 0.545,
    count: 0,
    leaves: [
      { angle: -1.7, toward: 0.35, length: 420, wide: 0.2, arch: 0.75, roll: 0.35, bend: 0.35 },
      { angle: 0.12, toward: -0.15, length: 480, wide: 0.2, droop: 0.75, arch: 0.2, roll: -0.45 },
    ],
  },
  {
    t: 0.8,
    count: 8,
    leaves: [
      {
        angle: -0.75,
        toward: 0.2,
        length: 440,
        wide: 0.2,
        droop: 0.45,
        arch: 0.5,
        roll: -0.9,
        twist: -0.5,
      },
      {
        angle: 1.35,
        toward: 0.5,
        length: 430,
        wide: 0.2,
        droop: 0.5,
        arch: 0.5,
        bend: -0.2,
        roll: 0.3,
      },
    ],
  },
]

function branch(): Form[] {
  const random = seeded(7021)
  const at = curve([
    [-60, 445, -30],
    [300, 392, 10],
    [700, 384, 20],
    [1100, 418, 10],
    [1400, 470, -10],
    [1720, 560, -40],
  ])
  const wood = (t: number): number =>
    (15 - 6 * t) *
    (1 + nodes.reduce((sum, node) => sum + 0.55 * Math.exp(-(((t - node.t) / 0.012) ** 2)), 0))
  const forms = [
    twig(
      Array.from({ length: 60 }, (_, i) => at(i / 59)),
      wood,
      { bark: '#87704e', tip: '#74844a', seed: 31, rough: 0.09 },
    ),
  ]
  const put = (one: Berry): void => {
    forms.push(
      berry(one, greens[Math.floor(random() * greens.length)] ?? greens[0], forms.length * 7),
    )
  }
  for (const { t, count, leaves } of nodes) {
    const here = at(t)
    for (const leaf of leaves)
      forms.push(
        ...leafForms({
          fold: 0.24,
          wave: 0.014,
          ...leaf,
          at: here,
          kind: coffee,
          seed: forms.length * 13,
        }),
      )
    const way = add(at(t + 0.02), at(t - 0.02), -1)
    cluster(random, { at: here, way, wood: wood(t), radius: 45, count }).forEach(put)
  }
  // Round the red one the green ones leave the room that finger and thumb need.
  const [x, y, z] = at(0.545)
  for (const [dx, dy, dz, radius] of [
    [-72, 20, 18, 45],
    [-44, -40, 30, 43],
    [34, -46, 26, 46],
    [78, 2, 30, 44],
    [-6, -2, 52, 44],
    [-108, -34, -10, 40],
    [112, -36, -14, 41],
    [40, 42, -40, 44],
    [-30, 52, -46, 43],
  ] as const)
    put({ at: [x + dx, y + dy + 4, z + dz], radius, out: [dx, dy + 34, 12] })
  return forms
}

const greens = [
  ['#7f9f3f', '#93a944'],
  ['#8aa53c', '#a5ae52'],
  ['#6d9440', '#86a544'],
  ['#97a846', '#b3ae56'],
] as const

/** Leaves of the bushes behind, in pairs along their branches, far out of focus. */
function softLeaves(stage: Stage): void {
  const { pen, light } = stage
  pen.save()
  pen.filter = 'blur(14px)'
  for (const [x, y, way] of [
    [140, 190, 0.35],
    [760, 120, 0.2],
    [1420, 240, 2.9],
    [130, 960, -0.4],
    [620, 1040, -0.2],
    [1470, 860, 3.3],
  ] as const)
    for (const side of [-1, 1])
      for (const far of [0, 210])
        coffeeLeaf(
          pen,
          [x + Math.cos(way) * far, y + Math.sin(way) * far],
          {
            angle: way + side * 1.1,
            length: 330,
            lit: side < 0 ? 0.5 : 0.3,
            fat: 0.27,
            base: '#3f6f3a',
          },
          light,
          0.12,
        )
  pen.restore()
}

/** Creases over the joint of the finger, and a duller thumbnail, so that the hand is not too smooth. */
function handLines(stage: Stage): void {
  for (const [from, over, to] of [
    [
      [716, 717],
      [736, 708],
      [754, 713],
    ],
    [
      [718, 729],
      [738, 721],
      [758, 727],
    ],
    [
      [722, 741],
      [740, 736],
      [756, 741],
    ],
  ] as const)
    stage.line(from, over, to, 'rgba(58,28,14,0.24)', 3)
  stage.soft(
    [
      [868, 632],
      [874, 622],
      [926, 606],
      [929, 622],
      [886, 636],
      [878, 656],
      [870, 648],
    ],
    'rgba(150,98,70,0.62)',
  )
}

const round = (x: number, y: number, radius: number) => ({ x, y, radius })

export const scenes: readonly Scene[] = [
  {
    name: `${series}/02-cherry`,
    height: 1200,
    seed: 702,
    compose: firstCherry,
    fine: true,
    focus: [round(940, 500, 420), round(1100, 790, 330), round(1480, 1000, 220)],
  },
]
