import { cells, noise } from '../../kit/animals/noise'
import { glaze, mix } from '../../kit/colour'
import { roundedPath, shaded, tonesOf, type Point } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'

/** Rows of the neck with its back and its throat there, from the poll down. */
const neck = [
  [190, 500, 640],
  [300, 448, 610],
  [420, 398, 572],
  [560, 330, 528],
  [720, 236, 492],
  [900, 110, 470],
  [1060, -30, 478],
  [1210, -190, 500],
] as const

const head: readonly Point[] = [
  [540, 236],
  [572, 176],
  [640, 164],
  [692, 196],
  [730, 236],
  [800, 300],
  [862, 346],
  [908, 376],
  [928, 414],
  [912, 446],
  [896, 456],
  [898, 478],
  [866, 494],
  [806, 470],
  [744, 462],
  [680, 476],
  [608, 470],
  [552, 424],
  [520, 340],
]

/** A giraffe close to, in profile: neck and head, looking right into the light. */
export function giraffeClose(stage: Stage): void {
  paintNeck(stage)
  ear(stage)
  horns(stage)
  face(stage)
  eye(stage)
}

/** Where the neck begins and ends in a row. */
function edges(y: number): readonly [number, number] {
  let i = 0
  while (i < neck.length - 2 && (neck[i + 1]?.[0] ?? 0) <= y) i++
  const [one, two] = [neck[i] ?? neck[0], neck[i + 1] ?? neck[0]]
  const share = (y - one[0]) / (two[0] - one[0])
  return [one[1] + (two[1] - one[1]) * share, one[2] + (two[2] - one[2]) * share]
}

/** Brown patches between pale seams; the throat has the sun, the back its rim of mane. */
function paintNeck(stage: Stage): void {
  const { pen, light, random } = stage
  const pale = tonesOf('#e6cfa0', light)
  const brown = tonesOf('#96592e', light)
  const step = 3
  for (let y = 200; y < 1200; y += step) {
    const [left, right] = edges(y)
    for (let x = Math.max(0, left); x < right; x += step) {
      const across = ((x - left) / (right - left)) * 2 - 1
      // Round the neck the patches draw together toward its edges.
      const around = Math.asin(Math.max(-1, Math.min(1, across)))
      const patch = cells(around * 1.25 + 3.2, (y + x * 0.55) / 118 + 0.3, 1.5, 11)
      const fur = (noise(x * 0.09, y * 0.03, 1, 4) - 0.5) * 0.16
      const inside = Math.max(0, Math.min(1, (patch - 0.12 + fur * 0.4) * 14))
      // The head shades the top of the neck.
      const under = 0.4 * Math.max(0, 1 - Math.hypot((x - 590) / 150, (y - 480) / 110))
      const sun = Math.max(0, Math.min(1, 0.42 + across * 0.5 + fur - under))
      pen.fillStyle = mix(shaded(pale, sun), shaded(brown, sun), inside)
      pen.fillRect(x, y, step + 0.6, step + 0.6)
    }
  }
  const mane = tonesOf('#7a4526', light)
  for (let y = 214; y < 1210; y += 3) {
    const [left] = edges(y)
    const long = 20 + 16 * random()
    const colour = shaded(mane, random() * 0.9)
    stage.line([left + 12, y + 8], [left - long * 0.5, y], [left - long, y - 16], colour, 6)
  }
}

function ear(stage: Stage): void {
  const hide = tonesOf('#d3aa72', stage.light)
  stage.soft(
    [
      [560, 252],
      [520, 190],
      [452, 150],
      [408, 150],
      [424, 204],
      [476, 256],
      [532, 274],
    ],
    stage.blend(
      [420, 150],
      [540, 270],
      [
        [0, hide.middle],
        [1, hide.shade],
      ],
    ),
  )
  stage.soft(
    [
      [548, 244],
      [506, 206],
      [444, 172],
      [440, 190],
      [486, 236],
      [530, 258],
    ],
    '#6b452f',
  )
}

function horns(stage: Stage): void {
  const hide = tonesOf('#a8743f', stage.light)
  for (const [x, top, colour] of [
    [634, 84, hide.shade],
    [592, 66, hide.middle],
  ] as const) {
    stage.soft(
      [
        [x - 26, 210],
        [x - 22, 140],
        [x - 25, top + 20],
        [x - 10, top],
        [x + 12, top],
        [x + 22, top + 24],
        [x + 18, 140],
        [x + 26, 200],
      ],
      colour,
    )
    stage.oval(x - 2, top + 14, 48, 34, '#2e2019')
    stage.line([x + 14, top + 30], [x + 12, 130], [x + 16, 170], hide.lit, 6)
  }
}

function face(stage: Stage): void {
  const { pen, light } = stage
  const hide = tonesOf('#c9995c', light)
  const muzzle = tonesOf('#a58468', light)
  pen.save()
  roundedPath(pen, head)
  pen.clip()
  stage.box(
    [480, 140, 960, 520],
    stage.blend(
      [640, 470],
      [730, 200],
      [
        [0, hide.shade],
        [0.4, hide.middle],
        [1, hide.lit],
      ],
    ),
  )
  // The muzzle is grey, the cheek pale with small patches, the bridge of the nose dark.
  stage.glow([900, 430, 260], 210, muzzle.middle, 1, 0.3)
  stage.glow([640, 400, 230], 150, tonesOf('#e9cfa0', light).middle, 0.8, 0.2)
  for (const [x, y, w, h] of [
    [570, 330, 50, 66],
    [560, 412, 48, 56],
    [622, 366, 52, 44],
    [626, 436, 58, 36],
    [692, 410, 42, 34],
  ] as const)
    stage.soft(
      Array.from({ length: 7 }, (_, i): Point => {
        const r = 0.42 + 0.24 * stage.random()
        return [x + Math.cos(i * 0.9) * w * r * 1.2, y + Math.sin(i * 0.9) * h * r * 1.2]
      }),
      glaze('#8a5330', 0.75),
    )
  stage.line([690, 190], [760, 270], [880, 360], tonesOf('#8f5a34', light).middle, 34)
  stage.line([694, 182], [770, 262], [884, 350], hide.lit, 9)
  stage.line([560, 470], [700, 520], [870, 500], hide.shade, 26)
  stage.glow([600, 240, 150], 120, '#a06a3c', 0.6)
  // Nostril, mouth.
  stage.line([866, 402], [880, 388], [898, 398], '#3a2720', 11)
  stage.line([800, 448], [850, 456], [906, 448], '#4a3228', 7)
  stage.glow([884, 484, 60], 30, '#5a4236', 0.6)
  pen.restore()
}

/** A large dark eye under a lid with long lashes, the sun a spark in it. */
function eye(stage: Stage): void {
  stage.glow([664, 278, 130], 104, '#5e3820', 0.6, 0.3)
  stage.soft(
    [
      [622, 284],
      [640, 254],
      [676, 246],
      [708, 268],
      [698, 298],
      [660, 308],
    ],
    '#1c1310',
  )
  stage.oval(672, 280, 44, 40, '#3a2216')
  stage.oval(674, 280, 24, 28, '#120c0a')
  stage.oval(684, 268, 12, 11, '#fff3d8')
  stage.line([620, 282], [656, 230], [714, 272], '#a06a3c', 14)
  for (let i = 0; i < 4; i++) {
    const x = 664 + i * 11
    stage.line([x, 252 + i * 4], [x + 10, 244], [x + 22 + i * 2, 246 + i * 4], '#20140f', 4)
  }
}
