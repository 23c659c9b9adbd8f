import { noise } from '../../kit/animals/noise'
import type { Vec } from '../../kit/animals/volume'
import type { Outfit } from '../../kit/human/lower'
import { blob, within, type Cone, type Form } from '../../kit/human/forms'
import type { Face } from '../../kit/head/face'
import { human, type HumanOptions } from '../../kit/human/human'
import { mix } from '../../kit/colour'
import { tint } from '../../kit/human/tint'
import { lightOf } from '../../kit/light'
import { stand } from '../../kit/people/poses'
import { maize } from '../../kit/plants'
import type { Spot } from '../../kit/stage'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { ridges } from './farm'
import { stageOf } from './team-stage'

/** Leaves of the young tree: how far out and near, how high, how broad, and how old from 0 to 1. */
const leaves = [
  [0.06, 0.012, 0.052, 0.0135, 1],
  [-0.06, 0.012, 0.05, 0.013, 1],
  [-0.03, 0.04, 0.066, 0.0115, 0.8],
  [0.054, -0.012, 0.092, 0.0125, 0.7],
  [-0.056, -0.004, 0.1, 0.0125, 0.75],
  [0.026, 0.036, 0.1, 0.0105, 0.6],
  [0.04, 0.004, 0.136, 0.0105, 0.4],
  [-0.038, 0.006, 0.142, 0.0105, 0.45],
  [0.026, 0.006, 0.164, 0.0075, 0],
  [-0.021, 0.006, 0.167, 0.007, 0.1],
] as const

/** A young tree in a clod of earth: a woody stem, and leaves on stalks that bend over, darker with age. */
function seedling([x, y, z]: Vec): Form[] {
  const top = 0.15
  return [
    blob(
      [
        { a: [x - 0.012, y, z], b: [x + 0.012, y - 0.004, z], ra: 0.03, rb: 0.031 },
        { a: [x, y - 0.008, z + 0.01], b: [x, y - 0.008, z - 0.012], ra: 0.028, rb: 0.028 },
      ],
      0.012,
      () => ({ colour: tint('#4f3220'), gloss: 0.02, flesh: false }),
      (u, v, w) => 0.009 * (noise(u * 70, v * 70, w * 70, 4) - 0.5),
    ),
    blob(
      [
        { a: [x, y + 0.018, z], b: [x + 0.002, y + 0.06, z], ra: 0.0058, rb: 0.0042 },
        { a: [x + 0.002, y + 0.06, z], b: [x - 0.001, y + 0.1, z], ra: 0.0042, rb: 0.0034 },
        { a: [x - 0.001, y + 0.1, z], b: [x, y + top, z], ra: 0.0034, rb: 0.0024 },
      ],
      0.002,
      (_, v) => ({
        colour: tint(v < y + 0.1 ? '#5f4530' : '#5d6636'),
        gloss: 0.05,
        flesh: false,
      }),
    ),
    ...leaves.map(([dx, dz, up, wide, age]): Form => {
      const foot: Vec = [x, y + Math.min(top, up - 0.014), z]
      const points = Array.from({ length: 9 }, (_, i): Vec => {
        const share = 0.18 + (i / 8) * 1.3
        const bend = 0.7 * Math.hypot(dx, dz) * (share - 0.7) ** 2
        return [x + dx * share, y + up + 0.014 - bend, z + dz * share]
      })
      const half = (i: number): number => 0.0008 + wide * Math.sin(Math.PI * (i / 8) ** 0.8)
      const blade = points.slice(1).map((b, i): Cone => {
        const a = points[i] ?? b
        return { a, b, ra: half(i), rb: half(i + 1), flat: 0.14, axis: upward(a, b) }
      })
      const [lit, dim, rib] = [
        tint(mix('#62883a', '#355c2c', age)),
        tint(mix('#4d7132', '#254a26', age)),
        tint(mix('#769648', '#486e34', age)),
      ]
      const stalk = { a: foot, b: points[0] ?? foot, ra: 0.002, rb: 0.0018 }
      return blob([stalk, ...blade], 0.003, (u, v) => {
        const aside = besides(points, u, v)
        const colour = Math.abs(aside) < 0.0005 ? rib : aside * dx > 0 ? lit : dim
        return { colour, gloss: 0.2, flesh: false }
      })
    }),
  ]
}

/** The way the face of a leaf looks where it runs from one place to the next: up and toward the painter. */
function upward(a: Vec, b: Vec): Vec {
  const way: Vec = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [wx, wy, wz] = way
  const share = (0.8 * wy + 0.6 * wz) / (wx * wx + wy * wy + wz * wz)
  const [nx, ny, nz] = [-share * wx, 0.8 - share * wy, 0.6 - share * wz]
  const length = Math.hypot(nx, ny, nz)
  return [nx / length, ny / length, nz / length]
}

/** How far a place is from the middle of a leaf, as the painter sees it; below 0 on its right. */
function besides(points: readonly Vec[], u: number, v: number): number {
  let nearest = 9
  for (const [i, [bx, by]] of points.slice(1).entries()) {
    const [ax, ay] = points[i] ?? [bx, by]
    const [wx, wy] = [bx - ax, by - ay]
    const share = ((u - ax) * wx + (v - ay) * wy) / (wx * wx + wy * wy || 1)
    const t = Math.max(0, Math.min(1, share))
    const [ox, oy] = [u - ax - wx * t, v - ay - wy * t]
    const away = Math.hypot(ox, oy)
    if (away < Math.abs(nearest)) nearest = wx * oy - wy * ox < 0 ? -away : away
  }
  return nearest
}

/** Where the wrist of the girl is who hugs her book. */
const hugging: Vec = [0.125, 0.55, -0.075]

/** A thin blue book that leans against somebody's chest. */
function exerciseBook(at: Vec): Form {
  const [cover, label, pages] = [tint('#2f5f8a'), tint('#e8e0c8'), tint('#f2ead8')]
  const [c, d] = [Math.cos(0.22), Math.sin(0.22)]
  return within({ at, x: [c, -d, 0], y: [d, c, 0], z: [0, 0, 1] }, 0.1, [0, 0, 0], 1.3, {
    distance: (x, y, z) =>
      Math.max(Math.abs(x) - 0.07, Math.abs(y) - 0.85, Math.abs(z) - 0.62) * 0.9,
    surface: (x, y, z) => {
      const edge = Math.abs(x) < 0.05 && (Math.abs(y) > 0.8 || Math.abs(z) > 0.58)
      const written = x > 0 && Math.abs(y - 0.35) < 0.2 && Math.abs(z) < 0.36
      return { colour: edge ? pages : written ? label : cover, gloss: 0.1, flesh: false }
    },
  })
}

/** A teacher of the outdoors kneels with a seedling in her hands; two pupils lean in to it. */
export function schools(pen: Pen, frame: Frame, random: Random): void {
  const stage = stageOf(pen, frame, random, { ...lightOf('golden', 0.2), height: 0.34 }, 0)
  stage.sky({ kind: 'golden', horizon: 290, clouds: 0.5 })
  ridges(stage, 270, { distance: 0.42 })
  stage.mist(300, 60, 0.6, '#ffe0ac')
  stage.ground({ top: 360, colour: '#8f9a4c', patches: '#a06a44', grass: 20, distance: 0.16 })
  for (const [y, size, away] of [
    [470, 190, 0.4],
    [580, 280, 0.32],
    [740, 390, 0.24],
  ] as const)
    for (let x = -30; x < 1000; x += size * 0.3)
      stage.put(maize, [x + random() * 20, y, size, 1, away], { cob: true })
  stage.ground({
    top: (x) => 742 + 8 * Math.sin(x / 90),
    colour: '#8f5a3a',
    patches: '#74452c',
    grass: 0,
    distance: 0.04,
  })
  const child = (
    spot: Spot,
    face: Face,
    outfit: Outfit,
    rest: Omit<HumanOptions, 'face' | 'outfit'>,
  ): void =>
    stage.put(human, spot, {
      face: { age: 'child', plump: 0.8, nose: 0.85, ...face },
      headScale: 1.06,
      outfit,
      shadow: false,
      ...rest,
    })
  child(
    [550, 1410, 1150, -1, 0.03],
    {
      age: 'youth',
      plump: 0.4,
      nose: 0.95,
      skin: '#7b4a30',
      sex: 'man',
      smile: 0.6,
      lids: 0.78,
      gaze: [-0.1, -0.5],
    },
    { top: { colour: '#d9a83a' }, sleeves: 'short', bottom: { colour: '#5a6a4a' } },
    {
      turn: 0.72,
      left: { grip: 'loose', palm: [-0.9, 0, -0.2], point: [0, -0.2, 0.9] },
      right: { grip: 'loose', palm: [-0.9, 0, 0.2], point: [0, -0.2, -0.9] },
      pose: (body) => ({
        ...stand(body),
        lean: 0.3,
        bow: 0.04,
        nod: 0.26,
        look: -0.06,
        left: [0.13, 0.512, -0.05],
        right: [0.13, 0.512, 0.06],
        elbows: [-0.5, -0.3, 0.9],
      }),
    },
  )
  stage.put(human, [195, 1500, 1640, 1], {
    face: {
      skin: '#6b4029',
      sex: 'woman',
      smile: 0.9,
      open: 0.12,
      lids: 0.8,
      gaze: [0.1, -0.3],
      worn: { kind: 'wrap', colour: '#d98a2a', second: '#3f5a7a' },
    },
    outfit: {
      top: { colour: '#3f8a7a' },
      sleeves: 'short',
      lower: 'long-skirt',
      bottom: { colour: '#8a4a3a', second: '#e8c878', pattern: 'kanga' },
      tucked: true,
    },
    turn: 0.34,
    shadow: false,
    left: { grip: 'cup', palm: [0.1, 1, 0.35], point: [1, 0, 0.35] },
    right: { grip: 'cup', palm: [0.1, 1, -0.35], point: [1, 0, -0.35] },
    pose: (body) => ({
      hips: [-0.1, 0.25],
      lean: 0.14,
      nod: 0.1,
      look: 0.12,
      left: [0.166, 0.38, -0.05],
      right: [0.14, 0.387, 0.06],
      leftFoot: [-0.2, 0.055, -body.hipHalf],
      rightFoot: [-0.2, 0.055, body.hipHalf],
      leftToe: 1.4,
      rightToe: 1.4,
      knees: [1, -0.7, 0.1],
      elbows: [-0.5, -0.8, 0.6],
    }),
    things: () => seedling([0.2, 0.412, 0]),
  })
  // She reaches out to feel a leaf.
  child(
    [850, 1450, 1170, -1, 0.01],
    {
      skin: '#5f3a27',
      smile: 0.9,
      open: 0.1,
      lids: 0.8,
      gaze: [0, -0.3],
      worn: { kind: 'puffs' },
    },
    {
      top: { colour: '#b8402f', second: '#efe0b0', pattern: 'stripes' },
      sleeves: 'short',
      bottom: { colour: '#3f4f6a' },
    },
    {
      turn: 0.4,
      right: { grip: 'pinch', palm: [0.1, -0.7, -0.6], point: [1, -0.1, -0.1] },
      pose: (body) => ({
        ...stand(body),
        lean: 0.24,
        nod: 0.12,
        left: hugging,
        right: [0.172, 0.65, 0.05],
        elbows: [-0.3, -0.9, 0.3],
      }),
      left: { grip: 'loose', palm: [-0.9, 0.1, 0.4], point: [0.35, 0.25, 0.9] },
      things: () => [exerciseBook([0.098, 0.585, 0.005])],
    },
  )
}
