import { lightOf } from '../../kit/light'
import { between } from '../../kit/random'
import { blend, tonesOf, type Point } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { bellCollar } from './bell-collar'
import { GoatFarm } from './stage'

/** Bells on their collars on an old door, in raking light. */
function bellsOnTheDoor(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, { ...lightOf('golden', -0.9), height: 0.45 })
  const old = ['#7f8a84', '#8a8274', '#75807c', '#93897a', '#7b7a70', '#868f88', '#8d8373']
  for (let i = 0; i < 7; i++) {
    const x = i * 232 - 20
    const plank = tonesOf(old[i] ?? '#857f74', stage.light)
    pen.fillStyle = blend(
      pen,
      [x, 0],
      [x + 232, 0],
      [
        [0, plank.lit],
        [0.08, plank.middle],
        [0.9, plank.middle],
        [0.97, plank.shade],
        [1, '#241f1c'],
      ],
    )
    pen.fillRect(x, 0, 233, frame.height)
    for (let k = 0; k < 34; k++) {
      const [gx, y] = [x + 14 + random() * 200, random() * 1200]
      const long = between(random, 90, 420)
      stage.line(
        [gx, y],
        [gx + between(random, -9, 9), y + long / 2],
        [gx + between(random, -6, 6), y + long],
        k % 3 ? plank.shade : plank.lit,
        between(random, 2, 5),
      )
    }
    // What is left of a coat of blue paint.
    for (let k = 0; k < 9; k++)
      stage.glow(
        [x + random() * 220, random() * 1200, between(random, 40, 130)],
        between(random, 80, 300),
        '#5f93a0',
        0.34,
        0.3,
      )
    for (const y of [141, 1106]) stage.glow([x + 116, y, 22], 22, '#33291f', 0.9, 0.5)
  }
  for (const y of [86, 1050]) {
    const rail = tonesOf('#857a6a', stage.light)
    stage.shape(
      [
        [0, y],
        [1600, y + 8],
        [1600, y + 118],
        [0, y + 110],
      ],
      rail.middle,
    )
    stage.shape(
      [
        [0, y],
        [1600, y + 8],
        [1600, y + 24],
        [0, y + 16],
      ],
      rail.lit,
    )
    stage.shape(
      [
        [0, y + 110],
        [1600, y + 118],
        [1600, y + 142],
        [0, y + 134],
      ],
      '#332a24',
    )
    for (let k = 0; k < 26; k++) {
      const [gx, gy] = [random() * 1500, y + 24 + random() * 80]
      stage.line([gx, gy], [gx + 60, gy + 3], [gx + 150, gy + 1], k % 2 ? rail.shade : rail.lit, 3)
    }
  }
  const bells = [
    [
      225,
      900,
      760,
      {
        leather: '#6d4326',
        brass: '#d8ac48',
        mouth: 0.142,
        loop: 0.185,
        turn: 0.95,
        buckle: 1.32,
        thread: '#d9c49a',
      },
    ],
    [
      610,
      985,
      850,
      { leather: '#874727', brass: '#c9953f', mouth: 0.156, loop: 0.215, turn: -0.8, buckle: 4.3 },
    ],
    [
      1000,
      880,
      740,
      {
        leather: '#3f2c26',
        brass: '#e0b858',
        mouth: 0.13,
        loop: 0.235,
        turn: 1.15,
        buckle: 1.75,
        thread: '#b5482f',
      },
    ],
    [
      1370,
      950,
      815,
      {
        leather: '#a3703a',
        brass: '#d2a244',
        mouth: 0.15,
        loop: 0.175,
        turn: 0.6,
        buckle: 1.05,
        thread: '#6b4526',
      },
    ],
  ] as const
  for (const [x, y, size, options] of bells) {
    // Its shadow lies on the planks, away from the light.
    pen.save()
    pen.shadowColor = 'rgba(24,18,24,0.62)'
    pen.shadowBlur = 26
    pen.shadowOffsetX = 74
    pen.shadowOffsetY = 30
    stage.put(bellCollar, [x, y, size], options)
    pen.restore()
    nail(stage, x + size * 0.002, y - size * 0.945, size * 0.056)
    const wide = options.mouth * size
    stage.glow([x - wide * 0.3, y - size * 0.2, wide * 0.34], wide * 0.9, '#fff6d2', 0.8, 0.15)
    const lip = y - size * 0.345 + wide * 2.1
    stage.glow([x - wide * 0.5, lip, wide * 0.45], wide * 0.16, '#fff6d2', 0.55, 0.15)
  }
  stage.glow([1700, 1100, 1200], 1500, '#2c2540', 0.35)
  stage.glow([0, 100, 1300], 1300, '#ffd890', 0.3)
}

/** The iron nail that bears a collar: it stands out of the rail through the top of the loop. */
function nail(stage: GoatFarm, x: number, y: number, wide: number): void {
  stage.line([x + 6, y + 2], [x + 30, y + 20], [x + 58, y + 34], 'rgba(24,18,24,0.6)', wide * 0.5)
  stage.line([x + 14, y - 12], [x + 6, y - 5], [x - 4, y + 2], '#1f1b1a', wide * 0.62)
  stage.line([x + 10, y - 16], [x + 3, y - 11], [x - 5, y - 6], '#8d8478', wide * 0.14)
  // A hammered head with uneven corners, seen nearly end on.
  const head = (k: number, dx: number, dy: number): Point[] =>
    Array.from({ length: 8 }, (_, i) => {
      const turn = (i / 8) * Math.PI * 2 + 0.3
      const reach = wide * k * (0.62 + (i % 2) * 0.07 + 0.03 * Math.sin(i * 5 + x))
      return [x + dx + Math.cos(turn) * reach, y + dy + Math.sin(turn) * reach * 0.92]
    })
  stage.soft(head(1.1, -3, 7), '#191615')
  stage.soft(head(1.02, -6, 3), '#49413c')
  stage.soft(head(0.72, -8, 1), '#6b6158')
  stage.line(
    [x - 8 - wide * 0.4, y + 4],
    [x - 8 - wide * 0.3, y - wide * 0.42],
    [x - 2, y - wide * 0.42],
    '#d8c6a4',
    5,
  )
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/18-bells',
    height: 1200,
    seed: 6018,
    compose: bellsOnTheDoor,
    fine: true,
    focus: [
      { x: 210, y: 740, radius: 190 },
      { x: 610, y: 830, radius: 220 },
      { x: 1000, y: 720, radius: 180 },
      { x: 1370, y: 790, radius: 210 },
      { x: 650, y: 380, radius: 120 },
      { x: 320, y: 350, radius: 110 },
      { x: 1080, y: 340, radius: 110 },
      { x: 1480, y: 360, radius: 110 },
    ],
  },
]
