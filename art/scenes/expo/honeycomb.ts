import { bees } from '../../kit/animals/hives'
import { turning } from '../../kit/animals/shading'
import { dot, type Vec } from '../../kit/animals/volume'
import { smoker, topBarHive } from '../../kit/expo-things'
import { far, step, type Form } from '../../kit/human/forms'
import { dressed, type DressedOptions } from '../../kit/human/dressed'
import { tint } from '../../kit/human/tint'
import { lightOf } from '../../kit/light'
import { add, type Limb } from '../../kit/people/skeleton'
import { seeded } from '../../kit/random'
import { roundedPath, type Point } from '../../kit/shapes'
import { honeycomb } from '../../kit/things/honeycomb'
import { broadTree, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { combBees } from './comb-bees'
import { Expo, grass } from './stage'

/** Where the keeper stands behind the hive, how tall, and how far turned from the side. */
const keeper = { x: 500, y: 1960, size: 1820, turn: 0.86, tilt: 0.1 }
const view = turning(keeper.turn, keeper.tilt)

/** Where a point of the keeper's own space is in the picture. */
const seen = (p: Vec): Point => {
  const [x, y] = view.lean(view.upright(p))
  return [keeper.x + x * keeper.size, keeper.y - y * keeper.size]
}

/** The bar that the comb hangs from, in the keeper's space: forward, up, half its length. */
const bar = { x: 0.3, y: 0.735, half: 0.275 }

/** White suit, golden comb: it has just come out of the hive, in the last sun. */
function beekeepersCorner(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('golden', 0.8), height: 0.26 })
  stage.sky({ kind: 'golden', horizon: 520, clouds: 0.8 })
  stage.knuckles(536, { shift: -300, distance: 0.5 })
  stage.ground({ top: 545, ...grass, grass: 30, distance: 0.3 })
  stage.put(broadTree, [110, 800, 700, 1, 0.2], { leaves: '#4f7f3e' })
  stage.put(hedge, [800, 690, 120, 1, 0.2], { width: 1700, leaves: '#567f42', ragged: 0.6 })
  stage.put(topBarHive, [1440, 850, 200, -1, 0.12], { open: 0, colour: '#8fb0b8' })
  stage.put(topBarHive, [1230, 760, 140, 1, 0.18], { open: 0, colour: '#d9b45c' })
  const head = keeperWithBar(stage)
  veil(stage, head)
  comb(stage)
  stage.put(topBarHive, [800, 1730, 800, 1], { open: 0.56, turn: 0.08, tilt: 0.3 })
  stage.put(smoker, [1180, 1118, 215, 1])
  stage.steam(1214, 880, 460, 130, 0.22)
  bees(pen, { x: 1130, y: 700, size: 560 }, stage.light, random, { count: 17, length: 17 })
}

/** The keeper in hat and gloves, both hands on the bar; tells where the middle of the head is. */
function keeperWithBar(stage: Expo): Point {
  const { x, y, size } = keeper
  let head: Vec = [0, 0.93, 0]
  const options: DressedOptions = {
    dress: 'bee',
    sex: 'man',
    skin: 'sienna',
    turn: keeper.turn,
    tilt: keeper.tilt,
    shadow: false,
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        lean: 0.1,
        nod: 0.2,
        look: -0.42,
        left: [bar.x - 0.055, bar.y + 0.022, -0.215],
        right: [bar.x - 0.055, bar.y + 0.022, 0.215],
        leftFoot: [0.04, 0.045, -0.08],
        rightFoot: [-0.02, 0.045, 0.08],
        elbows: [-0.5, -0.7, 0.8],
      },
    }),
    hands: {
      left: { grip: 'hold', palm: [0.15, -1, 0], point: [1, 0.12, 0.05] },
      right: { grip: 'hold', palm: [0.15, -1, 0], point: [1, 0.12, -0.05] },
    },
    face: { smile: 0.15, beard: 0 },
    extra: (model) => {
      model.tube('#8f7350', [
        [bar.x, bar.y, -bar.half, 0.0115],
        [bar.x, bar.y, bar.half, 0.0115],
      ])
    },
    things: (joints) => {
      head = joints.head.at
      return [joints.leftArm, joints.rightArm].map(gauntlet)
    },
  }
  const place = stage.place([x, y, size])
  const { pen, light } = stage
  dressed(pen, place, light, seeded(6108), options)
  // Below the face the same figure once more, its hands in leather gloves.
  pen.save()
  pen.beginPath()
  pen.rect(0, seen(head)[1] + size * 0.1, 1600, 1200)
  pen.clip()
  dressed(pen, place, light, seeded(6108), {
    ...options,
    face: { ...options.face, skin: '#cfb078' },
  })
  pen.restore()
  return seen(head)
}

/** The long leather cuff of a glove: narrow at the wrist, wide at its hem over the sleeve. */
function gauntlet({ end, way }: Limb): Form {
  const [leather, hem, seam] = [tint('#cdb27c'), tint('#a5824a'), tint('#7f6238')]
  const long = 0.084
  const along = (x: number, y: number, z: number): number =>
    -dot([x - end[0], y - end[1], z - end[2]], way) + 0.012
  return {
    at: add(end, way, 0.012 - long / 2),
    radius: 0.075,
    distance: (x, y, z) => {
      const t = along(x, y, z)
      const share = Math.max(0, Math.min(1, t / long))
      const middle = add(end, way, 0.012 - t)
      const crease = 0.0009 * Math.sin(t * 380) * (1 - share)
      const edge = 0.0018 * step(0.86, 0.9, share)
      const r = 0.019 + 0.0075 * step(-0.05, 0.3, share) + 0.0155 * share + crease + edge
      return Math.max(far(x - middle[0], y - middle[1], z - middle[2]) - r, -t, t - long) * 0.8
    },
    surface: (x, y, z) => {
      const share = along(x, y, z) / long
      const stitched = Math.abs(share - 0.85) < 0.016
      return { colour: stitched ? seam : share > 0.86 ? hem : leather, gloss: 0.12, flesh: false }
    },
  }
}

/** The comb under its bar, turned as the bar is, with the bees that still sit on it. */
function comb(stage: Expo): void {
  const { pen, light, random } = stage
  const [left, right] = [seen([bar.x, bar.y, 0.165]), seen([bar.x, bar.y, -0.165])]
  const [dx, dy] = [right[0] - left[0], right[1] - left[1]]
  const size = 0.33 * keeper.size
  pen.save()
  pen.transform(dx / size, dy / size, 0, 1, (left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + 16)
  honeycomb(pen, { x: 0, y: 0, size }, light, random)
  combBees(pen, size, light, seeded(88))
  pen.restore()
  // The flat bar of wood over the rod that the hands close round.
  const at = (z: number, up: number): Point => seen([bar.x, bar.y + up, z])
  for (const [from, to] of [
    [bar.half + 0.012, 0.248],
    [0.186, -0.186],
    [-0.248, -bar.half - 0.012],
  ] as const)
    for (const [low, high, colour] of [
      [-0.013, 0.013, '#9a7448'],
      [0.007, 0.016, '#dcae6c'],
      [-0.0135, -0.008, '#6b4526'],
    ] as const)
      stage.shape([at(from, low), at(to, low), at(to, high), at(from, high)], colour)
}

/** Black tulle that falls from the brim of the hat to the shoulders; the face shows through it. */
function veil(stage: Expo, [x, y]: Point): void {
  const { pen } = stage
  const u = keeper.size
  const at = (dx: number, dy: number): Point => [x + dx * u, y + dy * u]
  const fall = [
    at(-0.085, -0.07),
    at(-0.05, -0.036),
    at(0.0, -0.012),
    at(0.05, 0.002),
    at(0.086, 0.0),
    at(0.1, 0.04),
    at(0.112, 0.09),
    at(0.092, 0.118),
    at(0.05, 0.13),
    at(0.012, 0.146),
    at(-0.03, 0.138),
    at(-0.075, 0.13),
    at(-0.112, 0.1),
    at(-0.108, 0.04),
    at(-0.1, -0.02),
  ]
  const [left, right] = [at(-0.11, 0), at(0.11, 0.02)]
  stage.soft(
    fall,
    stage.blend(left, right, [
      [0, 'rgba(24,22,24,0.62)'],
      [0.2, 'rgba(28,26,28,0.42)'],
      [0.5, 'rgba(30,28,30,0.3)'],
      [0.84, 'rgba(34,30,28,0.36)'],
      [1, 'rgba(40,34,28,0.56)'],
    ]),
  )
  pen.save()
  roundedPath(pen, fall)
  pen.clip()
  // The weave, fine enough to be a tone rather than lines.
  for (let k = -40; k < 40; k++) {
    const off = k * 0.0062
    for (const way of [-1, 1])
      stage.line(
        at(off - way * 0.11, -0.09),
        at(off, 0.03),
        at(off + way * 0.11, 0.16),
        'rgba(16,14,16,0.1)',
        1.8,
      )
  }
  // Soft folds that spread from the brim to the shoulders; a few catch the low sun.
  for (const [top, foot, wide, colour] of [
    [-0.07, -0.09, 26, 'rgba(16,14,16,0.2)'],
    [-0.04, -0.052, 16, 'rgba(16,14,16,0.16)'],
    [0.064, 0.076, 22, 'rgba(16,14,16,0.18)'],
    [-0.056, -0.072, 12, 'rgba(255,238,206,0.1)'],
    [0.05, 0.056, 10, 'rgba(255,238,206,0.12)'],
    [0.084, 0.1, 12, 'rgba(255,236,200,0.3)'],
  ] as const) {
    pen.filter = 'blur(5px)'
    stage.line(at(top, -0.06), at((top + foot) / 2 + 0.006, 0.03), at(foot, 0.15), colour, wide)
    pen.filter = 'none'
  }
  pen.restore()
  // Its edge, where the net is seen double.
  pen.strokeStyle = 'rgba(30,26,26,0.4)'
  pen.lineWidth = 4
  roundedPath(pen, fall)
  pen.stroke()
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/08-honeycomb',
    height: 1200,
    seed: 6108,
    compose: beekeepersCorner,
    fine: true,
    focus: [
      { x: 560, y: 300, radius: 220 },
      { x: 850, y: 820, radius: 380 },
    ],
  },
]
