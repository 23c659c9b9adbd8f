import { collards } from '../../kit/collards'
import { glaze, mix } from '../../kit/colour'
import { lightOf } from '../../kit/light'
import { maize } from '../../kit/plants'
import { around } from '../../kit/random'
import type { Point } from '../../kit/shapes'
import { solarPanel } from '../../kit/things/farm-things'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

/** Where the rows meet. */
const far: Point = [470, 400]
/** Where the furrow leaves the picture. */
const bed = 900
/** The mouth of the pipe, and where its water lands. */
const mouth: Point = [1010, 640]
const splash: Point = [800, 985]

/** Where a row that leaves the picture at a column is; `k` 0 is far away, 1 the near edge. */
const along = (near: number, k: number): Point => [
  far[0] + (near - far[0]) * k,
  far[1] + (1200 - far[1]) * k,
]

/** A thick jet from a pipe fills a furrow that runs between rows of kale; the panel stands behind. */
function solarPumpAtWork(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('afternoon', -0.7), height: 0.4 })
  stage.sky({ kind: 'clear', horizon: 420, clouds: 0.5 })
  stage.knuckles(430, { shift: 300, distance: 0.5 })
  stage.put(hedge, [800, 448, 44, 1, 0.3], { width: 1800, ragged: 0.5 })
  stage.ground({ top: 440, colour: '#9a6a48', patches: '#b0845a', grass: 0, distance: 0.32 })
  for (let row = 0; row < 4; row++)
    for (let x = 880 + row * 8; x < 1650; x += 44 + 10 * row)
      stage.put(maize, [around(random, x, 6), 500 + row * 24, 110 + 26 * row, 1, 0.28 - 0.05 * row])
  furrow(stage)
  const steps = [0.1, 0.125, 0.155, 0.19, 0.235, 0.29, 0.36, 0.45, 0.56, 0.7]
  for (const k of steps) {
    if (k === 0.45) farmer(stage)
    if (k === 0.29) {
      stage.glow([1290, 655, 420], 40, '#2a1a12', 0.55, 0.3)
      stage.put(solarPanel, [1270, 655, 400, 1, 0.06], { turn: 0.5, tilt: 0.12 })
    }
    for (const near of [-2000, -1250, -500, 250, 1560, 2260, 3000]) kale(stage, near, k)
  }
  pipe(stage)
  jet(stage)
  for (const [x, y, size] of [
    [60, 1230, 470],
    [1500, 1290, 430],
    [1290, 1270, 300],
  ] as const)
    stage.put(collards, [x, y, size])
}

function kale(stage: Expo, near: number, k: number): void {
  const [x, y] = along(near, k)
  const size = 520 * k * around(stage.random, 1, 0.12)
  // Where the farmer stands the row has a gap.
  const isFree = near !== 250 || k < 0.25 || k > 0.5
  if (isFree && x > -200 && x < 1800)
    stage.put(collards, [around(stage.random, x, 30 * k), y, size, 1, Math.max(0, 0.3 - k)])
}

/** Opens the end of the furrow with his jembe, his back half turned. */
function farmer(stage: Expo): void {
  stage.glow([330, 712, 260], 34, '#2a1a12', 0.6, 0.3)
  stage.person([318, 712, 350, 1, 0.05], {
    pose: 'digging',
    dress: 'shirt',
    sex: 'man',
    skin: 'umber',
    turn: -0.2,
    shadow: false,
    wear: { shirt: '#c8452f', sleeves: 'long', lowerColour: '#46506a', hat: 'straw', boots: true },
  })
}

/** A shape with rough edges along the furrow, `half` of its width at the near edge. */
function strip(stage: Expo, half: number, fill: string | CanvasGradient): void {
  const edge = (side: 1 | -1): Point[] =>
    Array.from({ length: 46 }, (_, i) => {
      const k = 0.05 + (i / 45) ** 1.7 * 1.02
      const [x, y] = along(bed, k)
      return [x + side * half * k * around(stage.random, 1, 0.07), y]
    })
  stage.soft([...edge(-1), ...edge(1).toReversed()], fill)
}

/** The furrow with its wet banks, and the sky in the water. */
function furrow(stage: Expo): void {
  const { random, light } = stage
  strip(stage, 370, mix('#6e4630', light.air, 0.1))
  for (let i = 0; i < 420; i++) {
    const k = 0.1 + 0.95 * random() ** 0.7
    const side = random() < 0.5 ? -1 : 1
    const [x, y] = along(bed + side * (240 + 150 * random()), k)
    const wide = 34 * k * around(random, 1, 0.4)
    stage.oval(x, y, wide, wide * 0.6, mix('#4a2c1e', '#a5714c', random() * 0.8))
    stage.oval(x - wide * 0.15, y - wide * 0.12, wide * 0.5, wide * 0.25, glaze('#c99468', 0.6))
  }
  strip(stage, 252, '#3f281c')
  strip(
    stage,
    230,
    stage.blend(
      [0, 440],
      [0, 1200],
      [
        [0, '#e6e6d8'],
        [0.35, '#b5c6c8'],
        [0.7, '#7d95a0'],
        [1, '#56707c'],
      ],
    ),
  )
  // The brown bed shows through along the banks; ripples lie across.
  for (let i = 0; i < 150; i++) {
    const k = 0.12 + 0.95 * random()
    const [x, y] = along(bed + (random() - 0.5) * 400, k)
    const wide = 55 * k * around(random, 1, 0.5)
    const colour = ['#eef4ee', '#4d6672', '#7a6a58', '#c6d6d6'][i % 4] ?? '#eef4ee'
    stage.line([x - wide, y], [x, y - 6 * k], [x + wide, y + 2 * k], glaze(colour, 0.55), 5 * k)
  }
}

/** An iron pipe on a block of stone, with a flange behind its mouth. */
function pipe(stage: Expo): void {
  const [x, y] = mouth
  stage.glow([1420, 1075, 680], 120, '#2a1a12', 0.6, 0.3)
  stage.shape(
    [
      [1240, 690],
      [1640, 690],
      [1640, 1090],
      [1228, 1068],
    ],
    stage.blend(
      [1220, 700],
      [1620, 1000],
      [
        [0, '#d6c8a8'],
        [0.5, '#a8977c'],
        [1, '#75664f'],
      ],
    ),
  )
  stage.shape(
    [
      [1240, 690],
      [1640, 690],
      [1640, 650],
      [1275, 655],
    ],
    '#e3d8ba',
  )
  for (let i = 0; i < 60; i++) {
    const [a, b] = [1240 + 380 * stage.random(), 710 + 340 * stage.random()]
    stage.oval(a, b, 26 * stage.random(), 10 * stage.random(), glaze('#5c4e3c', 0.35))
  }
  const iron = stage.blend(
    [0, y - 74],
    [0, y + 74],
    [
      [0, '#7f95a0'],
      [0.22, '#c4d6dc'],
      [0.5, '#4f7f95'],
      [1, '#22323c'],
    ],
  )
  const rust = stage.blend(
    [0, y - 100],
    [0, y + 100],
    [
      [0, '#a87a5a'],
      [0.25, '#d8b08a'],
      [0.6, '#7a4c34'],
      [1, '#35211a'],
    ],
  )
  stage.box([x, y - 72, 1640, y + 72], iron)
  for (const [left, wide] of [
    [1110, 36],
    [1152, 36],
  ] as const) {
    stage.box([left, y - 98, left + wide, y + 98], rust)
    for (const up of [-70, 0, 68]) stage.oval(left + wide / 2, y + up, 20, 20, '#4a3428')
  }
  stage.oval(x, y, 58, 148, '#93a8b0')
  stage.oval(x - 3, y, 42, 124, '#16262c')
}

/** The water in strands that part as they fall, and the foam where they land. */
function jet(stage: Expo): void {
  const { random } = stage
  const fall = (start: number, speed: number, t: number): Point => [
    mouth[0] - 6 - speed * t,
    mouth[1] + start + 26 * t + (splash[1] - mouth[1] - start - 26) * t * t,
  ]
  const reach = mouth[0] - splash[0]
  // The body of the jet, dark where the far bank shows through.
  const edge = (start: number, speed: number): Point[] =>
    Array.from({ length: 13 }, (_, i) => fall(start, speed, i / 12))
  stage.soft(
    [...edge(-44, reach + 78), ...edge(58, reach - 84).toReversed()],
    stage.blend(mouth, splash, [
      [0, '#5f8794'],
      [0.5, '#8fb3bc'],
      [1, '#d4e4e4'],
    ]),
  )
  const strand = (colour: string, wide: number): void => {
    const start = -40 + 96 * random()
    const speed = reach + 70 - (start + 40) * 1.6 + around(random, 0, 22)
    const from = random() * 0.5
    const to = Math.min(1.02, from + 0.25 + 0.5 * random())
    for (let t = from; t < to; t += 0.05)
      stage.line(
        fall(start, speed, t),
        fall(start, speed, t + 0.03),
        fall(start, speed, Math.min(to, t + 0.058)),
        colour,
        wide * (1 - 0.5 * Math.abs(t - (from + to) / 2)),
      )
  }
  for (let i = 0; i < 150; i++)
    strand(
      glaze(['#46707e', '#7fa6b0', '#b9d3d8', '#eef6f4', '#5c8a96'][i % 5] ?? '#b9d3d8', 0.55),
      around(random, 7, 4),
    )
  for (let i = 0; i < 40; i++) strand(glaze('#fbfdf8', 0.9), around(random, 4, 2))
  stage.glow([splash[0] - 10, splash[1] + 14, 420], 130, '#f2f6f0', 0.8, 0.15)
  for (let i = 0; i < 420; i++) {
    const turn = Math.PI * 2 * random()
    const out = random() ** 0.6
    const [x, y] = [
      splash[0] - 12 + Math.cos(turn) * out * 150,
      splash[1] + 10 + Math.sin(turn) * out * 52 - (1 - out) * 70 * random(),
    ]
    const size = 8 + 22 * random() * (1 - out * 0.5)
    const tone = mix('#86a4ae', '#fdfefa', 0.25 + 0.75 * random())
    stage.oval(x, y, size * 1.3, size, glaze(tone, 0.85))
  }
  for (let i = 0; i < 90; i++) {
    const side = random() < 0.5 ? -1 : 1
    const out = random()
    const size = 4 + 9 * random()
    stage.oval(
      splash[0] + side * out * 165,
      splash[1] - 30 - 130 * random() * (1 - out * out),
      size,
      size,
      glaze('#fbfdf8', 0.9),
    )
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/07-pump',
    height: 1200,
    seed: 6107,
    compose: solarPumpAtWork,
    fine: true,
    focus: [
      { x: 880, y: 820, radius: 260 },
      { x: 300, y: 560, radius: 120 },
    ],
  },
]
