import { cherry } from '../../kit/coffee-garden'
import { glaze, mix } from '../../kit/colour'
import { lightOf } from '../../kit/light'
import { between, pick } from '../../kit/random'
import { blend, tonesOf, type Point } from '../../kit/shapes'
import { basket } from '../../kit/things/harvest-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { bushes, ridges, slope, soil } from './farm'
import { hangingScale } from './hanging-scale'
import { weigher } from './weigher'

const series = 'gallery/coffee-farm-safari'

/** A sack of cherries hangs on the scale; a man writes the weight down. */
function onTheScale(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, {
    ...lightOf('morning', -0.6),
    height: 0.26,
    warm: '#ffdda0',
  })
  const { light } = stage
  stage.sky({ kind: 'dawn', horizon: 380 })
  ridges(stage, 350, { distance: 0.42 })
  slope(stage, 470, 640, 5, 0.3)
  stage.ground({ top: 620, colour: soil, patches: '#b97a50', distance: 0.16 })
  bushes(stage, [
    [40, 780, 330, 1, 0.14],
    [1530, 790, 350, 1, 0.14],
  ])
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
      [0, 120],
      [
        [0, '#3a2a20'],
        [0.5, wood.shade],
        [1, wood.middle],
      ],
    ),
  )
  // The sack hangs a forearm over the earth, so its shade lies apart from it.
  stage.glow([600, 1128, 470], 74, '#3a2016', 0.45, 0.25)
  stage.glow([596, 1126, 330], 50, '#2c160e', 0.65, 0.45)
  stage.put(basket, [100, 1130, 240, 1], { goods: '#b3261f', bands: '#3f6b52' })
  hangingScale(stage, [510, 92], 1.1, (mid, y) => {
    // The sack is drawn for the top of its loop at y 470, larger than it hangs here.
    pen.save()
    pen.translate(mid, y)
    pen.scale(0.74, 0.74)
    pen.translate(-mid, -470)
    sack(stage, mid)
    pen.restore()
  })
  weigher(stage)
}

/** A jute sack that hangs by its two ears: a sagging mouth with cherries, a full round belly. */
function sack(stage: Stage, mid: number): void {
  const { pen, light, random } = stage
  const jute = tonesOf('#b8935c', light)
  const rope = (side: number, from: number): void => {
    for (const [colour, wide, off] of [
      [jute.shade, 18, 5],
      ['#d9c593', 11, 0],
    ] as const)
      stage.line(
        [mid + side * from, 648 + off],
        [mid + side * (22 + from * 0.42), 584],
        [mid + side * 5, 530],
        colour,
        wide,
      )
  }
  // The far lip of the mouth, and the ropes to the hook behind the heap.
  stage.oval(mid, 652, 372, 92, '#5a3d22')
  for (const side of [-1, 1]) rope(side, 120)
  const half: readonly Point[] = [
    [186, 640],
    [192, 700],
    [206, 800],
    [214, 890],
    [204, 960],
    [168, 1004],
    [96, 1022],
    [0, 1026],
  ]
  const outline: Point[] = [
    ...half.map(([dx, y]): Point => [mid + dx, y]),
    ...half.toReversed().map(([dx, y]): Point => [mid - dx, y]),
    [mid - 120, 676],
    [mid, 690],
    [mid + 120, 676],
  ]
  stage.soft(
    outline,
    blend(
      pen,
      [mid - 214, 0],
      [mid + 214, 0],
      [
        [0, jute.middle],
        [0.2, jute.lit],
        [0.58, jute.middle],
        [1, mix(jute.shade, '#4a3018', 0.3)],
      ],
    ),
  )
  pen.save()
  pen.clip()
  // The threads of the jute follow the belly.
  pen.globalAlpha = 0.32
  for (let k = 0; k < 46; k++) {
    const dx = -220 + k * 10
    stage.line(
      [mid + dx * 0.86, 640],
      [mid + dx * 1.12, 850],
      [mid + dx * 0.9, 1030],
      jute.shade,
      2.4,
    )
    const y = 650 + k * 8.6
    stage.line([mid - 230, y], [mid, y + 40], [mid + 230, y], k % 2 ? jute.shade : jute.lit, 2.4)
  }
  pen.globalAlpha = 1
  for (const y of [792, 824])
    stage.line([mid - 240, y], [mid, y + 44], [mid + 240, y], '#8f4632', 13)
  // Broad soft folds from the two ears, where the weight pulls.
  for (const side of [-1, 1])
    for (const [to, y, dark] of [
      [118, 850, true],
      [88, 900, false],
      [40, 960, true],
    ] as const)
      for (const off of [-8, 0, 8])
        stage.line(
          [mid + side * (178 - off * 0.4), 668],
          [mid + side * (170 + off), 780],
          [mid + side * (to + off * 2), y],
          glaze(dark ? '#5a3d1e' : '#f0dba8', 0.14),
          15,
        )
  stage.glow([mid + 170, 880, 300], 420, '#4a2f18', 0.5, 0.1)
  stage.glow([mid, 1040, 460], 130, '#3a2412', 0.75, 0.3)
  pen.restore()
  const berries = Array.from({ length: 170 }, () => {
    const [turn, off] = [random() * 6.283, Math.sqrt(random())]
    return [
      mid + Math.cos(turn) * off * 164,
      654 + Math.sin(turn) * off * 34 - (1 - off) * 66,
    ] as const
  }).toSorted((a, b) => a[1] - b[1])
  for (const at of berries)
    cherry(
      pen,
      at,
      between(random, 17, 22),
      light,
      pick(random, ['#b3261f', '#c23a28', '#9a1f22', '#a8281f', '#c9702f']),
    )
  // The rolled near lip lies before them.
  for (const [dy, colour, wide] of [
    [8, mix(jute.shade, '#3a2412', 0.4), 30],
    [0, jute.middle, 26],
    [-6, jute.lit, 11],
  ] as const) {
    pen.lineCap = 'round'
    stage.line([mid - 184, 648 + dy], [mid, 732 + dy], [mid + 184, 648 + dy], colour, wide)
    pen.lineCap = 'butt'
  }
  for (const side of [-1, 1]) {
    rope(side, 178)
    stage.oval(mid + side * 178, 654, 44, 52, jute.shade)
    stage.oval(mid + side * 180, 650, 34, 40, jute.lit)
    stage.line(
      [mid + side * 160, 656],
      [mid + side * 178, 664],
      [mid + side * 197, 654],
      '#7a5a30',
      7,
    )
  }
  // The four cords are whipped together under the loop that hangs in the hook.
  for (const [k, colour] of ['#8a6a3a', '#d9c593', '#8a6a3a', '#e6d6a8', '#8a6a3a'].entries())
    stage.line([mid - 17, 519 + k * 6], [mid, 523 + k * 6], [mid + 17, 519 + k * 6], colour, 7)
}

export const scenes: readonly Scene[] = [
  {
    name: `${series}/04-scale`,
    height: 1200,
    seed: 704,
    compose: onTheScale,
    fine: true,
    focus: [
      { x: 510, y: 302, radius: 210 },
      { x: 510, y: 640, radius: 230 },
      { x: 1120, y: 370, radius: 210 },
      { x: 960, y: 920, radius: 260 },
    ],
  },
]
