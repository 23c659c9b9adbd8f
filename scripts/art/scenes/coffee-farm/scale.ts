import { oneHand } from '../../kit/close-hand'
import { cherry } from '../../kit/coffee-garden'
import { mix } from '../../kit/colour'
import { between, pick } from '../../kit/random'
import { blend, softSpot, tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../mbuzi-farm/stage'
import { bushes, ridges, slope, soil } from './farm'
import { planks } from './rooms'

const series = 'gallery/coffee-farm-safari'

/** A sack of cherries hangs on the scale, a notebook below. */
function onTheScale(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'noon', -0.6)
  const { light, u } = stage
  stage.sky({ kind: 'clear', horizon: 380 })
  ridges(stage, 350, { distance: 0.42 })
  slope(stage, 470, 640, 5, 0.3)
  stage.ground({ top: 620, colour: soil, patches: '#b97a50', distance: 0.16 })
  bushes(stage, [
    [60, 760, 300, 1, 0.16],
    [1490, 770, 330, 1, 0.16],
  ])
  for (const [x, y, size, side] of [
    [290, 880, 360, 1],
    [1330, 900, 370, -1],
  ] as const)
    stage.person([x, y, size, side, 0.1], {
      pose: 'standing',
      dress: 'kanga',
      sex: 'woman',
      props: ['basket-waist'],
    })
  stage.person([1130, 850, 350, -1, 0.12], {
    pose: 'hands-on-hips',
    dress: 'shirt',
    sex: 'man',
    wear: { hat: 'straw' },
  })
  const wood = tonesOf('#7a5636', light)
  stage.shape(
    [
      [0, 0],
      [1600, 0],
      [1600, 96],
      [0, 120],
    ],
    blend(
      pen,
      [0, 0],
      [0, 120 * u],
      [
        [0, '#3a2a20'],
        [0.5, wood.shade],
        [1, wood.middle],
      ],
    ),
  )
  const mid = 740
  const steel = tonesOf('#a9acaa', light)
  stage.line([mid, 80], [mid, 120], [mid, 180], steel.shade, 16)
  stage.line([mid - 3, 80], [mid - 3, 120], [mid - 3, 180], steel.lit, 7)
  for (const [r, fill] of [
    [136, steel.shade],
    [128, steel.middle],
    [112, '#f1ead8'],
  ] as const) {
    pen.fillStyle = fill
    pen.beginPath()
    pen.arc(mid * u, 290 * u, r * u, 0, 7)
    pen.fill()
  }
  stage.glow([mid + 50, 340, 190], 170, '#8f8a76', 0.45, 0.1)
  for (let i = 0; i < 16; i++) {
    const turn = -Math.PI * 1.25 + (i / 15) * Math.PI * 1.5
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const from = i % 3 === 0 ? 76 : 90
    stage.line(
      [mid + c * from, 290 + s * from],
      [mid + c * 95, 290 + s * 95],
      [mid + c * 102, 290 + s * 102],
      '#3a3430',
      i % 3 === 0 ? 9 : 5,
    )
  }
  stage.line([mid, 290], [mid + 30, 262], [mid + 66, 226], '#b3261f', 11)
  stage.glow([mid, 290, 34], 34, '#3a3430', 1, 0.7)
  stage.line([mid, 425], [mid, 460], [mid, 480], steel.shade, 18)
  stage.line([mid, 478], [mid + 42, 520], [mid - 4, 530], steel.middle, 16)
  planks(stage, 1010, '#a9793f')
  stage.glow([mid + 130, 1036, 560], 60, '#3a2414', 0.5, 0.2)
  sack(stage, mid)
  book(stage)
  oneHand(pen, { x: 1330 * u, y: 1010 * u, size: 420 * u }, light, random, {
    skin: 'cocoa',
    sleeve: '#5d86a6',
    pitch: -0.28,
    yaw: Math.PI - 0.1,
    roll: -0.5,
    side: -1,
    bend: { fingers: 0.8, fore: 0.55, thumb: 0.7 },
  })
  stage.line([1120, 1120], [1170, 1040], [1225, 970], '#c9962f', 17)
}

function sack(stage: Stage, mid: number): void {
  const { pen, light, random, u } = stage
  const jute = tonesOf('#bfa574', light)
  const edge = (t: number): number =>
    168 + 66 * Math.sin(Math.PI * (t * 0.86 - 0.16)) - (t > 0.9 ? (t - 0.9) * 620 : 0)
  const points: [number, number][] = []
  for (let t = 0; t <= 1.001; t += 0.05) points.push([mid - edge(t), 590 + 372 * t])
  for (let t = 1; t >= -0.001; t -= 0.05) points.push([mid + edge(t), 590 + 372 * t])
  stage.shape(
    points,
    blend(
      pen,
      [(mid - 240) * u, 0],
      [(mid + 240) * u, 0],
      [
        [0, jute.middle],
        [0.22, jute.lit],
        [0.55, jute.middle],
        [1, jute.shade],
      ],
    ),
  )
  for (let i = 0; i < 26; i++) {
    const y = between(random, 640, 850)
    const x = mid + between(random, -0.74, 0.74) * edge((y - 590) / 372)
    stage.line(
      [x, y],
      [x + between(random, -26, 26), y + 50],
      [x + between(random, -20, 20), y + between(random, 70, 150)],
      random() < 0.5 ? mix(jute.middle, jute.shade, 0.7) : jute.lit,
      between(random, 3, 9),
    )
  }
  stage.glow([mid + 150, 830, 330], 360, jute.shade, 0.5, 0.1)
  for (const side of [-1, 1])
    stage.shape(
      [
        [mid + side * 150, 950],
        [mid + side * 214, 900],
        [mid + side * 226, 976],
      ],
      side < 0 ? jute.lit : jute.shade,
    )
  stage.glow([mid, 955, 400], 60, jute.shade, 0.7, 0.2)
  for (let i = 0; i < 190; i++) {
    const [turn, off] = [random() * 6.283, Math.sqrt(random())]
    const y = 590 + Math.sin(turn) * off * 46 - (1 - off) * 52
    cherry(
      pen,
      [(mid + Math.cos(turn) * off * 156) * u, y * u],
      between(random, 15, 20) * u,
      light,
      pick(random, ['#b3261f', '#c23a28', '#9a1f22', '#a8281f', '#c9702f']),
    )
  }
  for (const side of [-1, 1])
    for (const [colour, wide, off] of [
      [jute.shade, 17, 4],
      ['#d9c593', 10, 0],
    ] as const)
      stage.line(
        [mid + side * 168, 606 + off],
        [mid + side * 96, 560 + off],
        [mid, 506 + off],
        colour,
        wide,
      )
  stage.line([mid - 172, 600], [mid, 668], [mid + 172, 600], jute.lit, 22)
  stage.line([mid - 172, 612], [mid, 684], [mid + 172, 612], jute.shade, 8)
}

function book(stage: Stage): void {
  const { pen, u } = stage
  softSpot(pen, { x: 900 * u, y: 1130 * u, width: 820 * u, height: 170 * u }, '#2a1a10', 0.45, 0.5)
  stage.shape(
    [
      [560, 1060],
      [1180, 1060],
      [1290, 1188],
      [490, 1188],
    ],
    '#7a2f2a',
  )
  stage.shape(
    [
      [574, 1048],
      [872, 1062],
      [880, 1172],
      [512, 1170],
    ],
    '#f3ecd8',
  )
  stage.shape(
    [
      [872, 1062],
      [1168, 1048],
      [1262, 1170],
      [880, 1172],
    ],
    '#e6dcc2',
  )
  stage.line([872, 1060], [876, 1110], [880, 1174], '#b3a582', 7)
  for (let i = 0; i < 5; i++) {
    const y = 1074 + i * 20
    stage.line([580 - i * 10, y], [700, y + 3], [840 - ((i * 37) % 60), y + 3], '#6f7f8f', 5)
    if (i < 3) stage.line([910, y], [1000, y], [1090 + ((i * 53) % 60), y - 3], '#6f7f8f', 5)
  }
}

export const scenes: readonly Scene[] = [
  {
    name: `${series}/04-scale`,
    height: 1200,
    seed: 704,
    compose: onTheScale,
    focus: [
      { x: 740, y: 290, radius: 170 },
      { x: 740, y: 580, radius: 220 },
    ],
  },
]
