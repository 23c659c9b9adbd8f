import { beanPlaces, coffeeBean } from '../../kit/coffee-beans'
import { steam } from '../../kit/coffee-cup'
import { mix } from '../../kit/colour'
import { closeHand } from '../../kit/human/close-hand'
import { rodForm } from '../../kit/human/things'
import { lightOf } from '../../kit/light'
import { between, smoothNoise } from '../../kit/random'
import { blend, tonesOf, type Point } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { blurred } from './rooms'

const series = 'gallery/coffee-farm-safari'

const pan = { x: 770, y: 560, wide: 690, deep: 300 }
/** Where the paddle stands in the beans. */
const blade: Point = [610, 600]
/** Ring of the beans in the pan, and half the length of a bean. */
const ring = { wide: pan.wide * 0.84, deep: pan.deep * 0.82, y: pan.y + 22 }
const long = 37

/** Coffee beans darken in a flat pan over charcoal. */
function roasting(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, { ...lightOf('indoors', -0.7), strength: 0.8 })
  stage.box(
    [0, 0, 1600, 1200],
    blend(
      pen,
      [0, 0],
      [0, frame.height],
      [
        [0, '#241d1b'],
        [0.45, '#3a2b25'],
        [1, '#4d3226'],
      ],
    ),
  )
  stage.glow([110, 90, 1000], 800, '#b3987a', 0.42)
  blurred(stage, ['#4f382c', '#2f2623', '#62452f', '#3f322a'], 30, 620, 0.26)
  stove(stage)
  ironPan(stage)
  const fronts = beans(stage)
  paddle(stage)
  for (const draw of fronts) draw()
  for (const [x, size, width] of [
    [420, 560, 200],
    [1270, 430, 200],
  ] as const)
    steam(pen, { x, y: 470, size }, random, { colour: '#e9ddcb', opacity: 0.13, width })
}

/** A round clay stove heaped with glowing charcoal, lit from its own fire. */
function stove(stage: Stage): void {
  const { pen, random, light } = stage
  const clay = tonesOf('#8a4f34', light)
  stage.shape(
    [
      [170, 980],
      [1370, 980],
      [1240, 1210],
      [300, 1210],
    ],
    blend(
      pen,
      [170, 0],
      [1370, 0],
      [
        [0, clay.lit],
        [0.45, clay.middle],
        [1, clay.shade],
      ],
    ),
  )
  stage.oval(770, 980, 1240, 330, clay.middle)
  stage.oval(770, 976, 1160, 290, '#1d1210')
  stage.oval(770, 990, 1120, 262, '#c8461a')
  stage.glow([770, 990, 1000], 230, '#ffb648', 0.85, 0.2)
  for (const [sx, sy] of beanPlaces(random, 0.115, 1500)) {
    const [x, y] = [770 + sx * 535, 980 + sy * 104]
    const hot = random() * 0.75 + 0.25 * (1 - Math.abs(sx))
    const turn = random() * 6
    const r = between(random, 32, 52)
    const body = hot > 0.74 ? '#e8641f' : hot > 0.52 ? '#8a2a17' : '#2c1e1b'
    stage.shape(lump(x, y + 9, r, turn), '#3a1009')
    stage.shape(lump(x, y, r, turn), body)
    // Ash lies on the upper face.
    stage.shape(
      lump(x - r * 0.12, y - r * 0.2, r * 0.6, turn),
      hot > 0.74 ? '#ffb04a' : hot > 0.52 ? '#c4552a' : hot > 0.3 ? '#4f403b' : '#7d706a',
    )
  }
  stage.glow([770, 960, 1300], 260, '#ff8a2c', 0.32)
  // Two of the three rests that carry the pan.
  for (const x of [300, 1240]) {
    stage.box([x - 44, 850, x + 44, 1004], clay.shade)
    stage.box([x - 44, 850, x - 8, 1004], mix(clay.middle, '#e8641f', 0.3))
    stage.oval(x, 1004, 88, 26, clay.shade)
  }
}

/** A broken piece of charcoal: an uneven ring of corners. */
function lump(x: number, y: number, r: number, seed: number): Point[] {
  return Array.from({ length: 5 }, (_, i): Point => {
    const turn = (i / 5) * Math.PI * 2 + seed
    const off = r * (1 + 0.28 * Math.sin(seed * 7 + i * 2.4))
    return [x + Math.cos(turn) * off, y + Math.sin(turn) * off * 0.6]
  })
}

function ironPan(stage: Stage): void {
  const { pen, light } = stage
  const iron = tonesOf('#45403e', light)
  const oval = (dy: number, k: number, fill: string | CanvasGradient): void =>
    stage.oval(pan.x, pan.y + dy, pan.wide * 2 * k, pan.deep * 2 * k, fill)
  stage.line([1390, 610], [1520, 650], [1700, 720], '#191413', 70)
  stage.line([1390, 596], [1520, 634], [1700, 700], mix(iron.middle, '#c8672c', 0.25), 30)
  oval(96, 0.86, '#120c0b')
  // The fire reddens the round of the pan from below.
  oval(
    62,
    0.95,
    blend(
      pen,
      [0, pan.y + 250],
      [0, pan.y + 360],
      [
        [0, '#2b201d'],
        [1, '#b4501f'],
      ],
    ),
  )
  oval(30, 0.995, iron.shade)
  oval(
    0,
    1,
    blend(
      pen,
      [pan.x - pan.wide, 0],
      [pan.x + pan.wide, 0],
      [
        [0, mix(iron.lit, '#ffe2b0', 0.45)],
        [0.4, iron.middle],
        [1, '#2a2321'],
      ],
    ),
  )
  oval(9, 0.955, '#1b1513')
  oval(26, 0.87, '#1a0f0a')
}

/** Lays the beans that are behind the paddle; gives those in front of it, to be laid after it. */
function beans(stage: Stage): (() => void)[] {
  const { pen, random, light } = stage
  const patches = smoothNoise(random)
  const lay = (x: number, y: number, r: number): (() => void) => {
    // Uneven: some are still cinnamon while others are nearly black.
    const done = 0.5 + 0.3 * patches(x / 210, y / 120) + (random() - 0.5) * 0.62
    const options = {
      colour: mix('#a2683a', '#35190e', Math.min(1, Math.max(0, done))),
      turn: random() * Math.PI,
      creased: random() < 0.66,
      shines: random() < 0.16,
    }
    return () => coffeeBean(pen, [x, y], r, light, options)
  }
  const all: { y: number; front: number; draw: () => void }[] = []
  for (const layer of [0, 1])
    for (const [sx, sy] of beanPlaces(random, layer ? 0.155 : 0.088, layer ? 700 : 4000)) {
      const heap = 24 * (1 - sx * sx - sy * sy) * (layer + 0.4)
      const [x, y] = [pan.x + sx * ring.wide, ring.y + sy * ring.deep - heap]
      if (swept(x, y, layer)) continue
      all.push({
        y: y + layer * 12,
        front: y - blade[1],
        draw: lay(x, y, long * between(random, 0.9, 1.08)),
      })
    }
  // What the paddle pushes: a low ridge before it.
  for (const [sx, sy] of beanPlaces(random, 0.36, 260)) {
    const [x, y] = [blade[0] - 78 + sx * 96, blade[1] + 6 + sy * 92 - 44 * (1 - Math.abs(sx))]
    all.push({
      y: y + 46,
      front: y > blade[1] - 34 && x < blade[0] - 20 ? 1 : -1,
      draw: lay(x, y, long),
    })
  }
  all.sort((one, other) => one.y - other.y)
  for (const { front, draw } of all) if (front <= 0) draw()
  return all.filter(({ front }) => front > 0).map(({ draw }) => draw)
}

/** Whether a place lies in the furrow that the paddle left behind it. */
function swept(x: number, y: number, layer: number): boolean {
  const along = (x - blade[0] - 26) / 330
  if (along < 0 || along > 1) return false
  const off = Math.abs(y - (blade[1] + 6 - 34 * along))
  return off < (layer ? 78 : 50) * (1 - along ** 3)
}

/** The flat wooden paddle in a hand, its blade dug into the beans. */
function paddle(stage: Stage): void {
  const { pen, light } = stage
  const wood = tonesOf('#b98248', light)
  const [x, y] = blade
  const hold: Point = [872, 292]
  const size = 540
  closeHand(pen, { x: hold[0], y: hold[1], size }, light, {
    skin: '#764729',
    sleeve: '#9a4a34',
    grip: 'nip',
    way: [-0.96, 0.06, 0.1],
    palm: [-0.46, -0.72, -0.6],
    side: 1,
    arm: [0.98, 0.12, 0.05],
    things: [
      rodForm(
        [
          [(655 - hold[0]) / size, (hold[1] - 505) / size, 0.03],
          [0, 0, 0.005],
          [0.27, 0.27, -0.01],
        ],
        0.034,
        '#b98248',
      ),
    ],
  })
  const face: Point[] = [
    [x + 76, y - 148],
    [x + 108, y - 40],
    [x + 54, y + 84],
    [x - 34, y + 88],
    [x - 34, y - 10],
    [x + 14, y - 118],
  ]
  stage.soft(
    face.map(([px, py]) => [px + 12, py + 6]),
    wood.shade,
  )
  stage.soft(
    face,
    blend(
      pen,
      [x - 30, y - 60],
      [x + 100, y],
      [
        [0, wood.lit],
        [0.6, wood.middle],
        [1, wood.shade],
      ],
    ),
  )
}

const round = (x: number, y: number, radius: number) => ({ x, y, radius })

export const scenes: readonly Scene[] = [
  {
    name: `${series}/08-pan`,
    height: 1200,
    seed: 708,
    compose: roasting,
    fine: true,
    focus: [
      round(600, 600, 560),
      round(980, 620, 480),
      round(950, 180, 300),
      round(1480, 450, 130),
    ],
  },
]
