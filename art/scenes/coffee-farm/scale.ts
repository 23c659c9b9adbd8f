import { cherry } from '../../kit/coffee-garden'
import { mix } from '../../kit/colour'
import { lightOf } from '../../kit/light'
import { between, pick } from '../../kit/random'
import { blend, tonesOf } from '../../kit/shapes'
import { basket } from '../../kit/things/harvest-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { bushes, ridges, slope, soil } from './farm'

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
  stage.glow([600, 1130, 620], 90, '#3a2016', 0.6, 0.3)
  stage.put(basket, [130, 1120, 250, 1], { goods: '#b3261f', bands: '#3f6b52' })
  const mid = 740
  // The scale hangs large and near; it is drawn for the beam at y 100.
  pen.save()
  pen.translate(560, 100)
  pen.scale(1.26, 1.26)
  pen.translate(-mid, -100)
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
    pen.arc(mid, 290, r, 0, 7)
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
  // The sack is drawn for the hook at y 506, larger than it hangs here.
  pen.save()
  pen.translate(mid, 506)
  pen.scale(0.78, 0.78)
  pen.translate(-mid, -506)
  sack(stage, mid)
  pen.restore()
  pen.restore()
  writer(stage)
}

/** He reads the hand of the scale off into his book. */
function writer(stage: Stage): void {
  stage.person([1130, 1620, 1330, -1], {
    pose: 'taking-notes',
    dress: 'shirt',
    sex: 'man',
    skin: 'chestnut',
    view: 0.3,
    shadow: false,
    mood: { smile: 0.5, lids: 0.7 },
    face: { beard: 0.3 },
    wear: {
      hair: 'cropped',
      hat: 'none',
      shirt: '#4f7f9a',
      sleeves: 'long',
      lowerColour: '#5b5040',
    },
  })
}

function sack(stage: Stage, mid: number): void {
  const { pen, light, random } = stage
  const jute = tonesOf('#b8935c', light)
  const edge = (t: number): number =>
    168 + 66 * Math.sin(Math.PI * (t * 0.86 - 0.16)) - (t > 0.7 ? (t - 0.7) ** 2 * 1100 : 0)
  const points: [number, number][] = []
  for (let t = 0; t <= 1.001; t += 0.05) points.push([mid - edge(t), 590 + 372 * t])
  for (let t = 1; t >= -0.001; t -= 0.05) points.push([mid + edge(t), 590 + 372 * t])
  stage.shape(
    points,
    blend(
      pen,
      [mid - 240, 0],
      [mid + 240, 0],
      [
        [0, jute.middle],
        [0.22, jute.lit],
        [0.55, jute.middle],
        [1, jute.shade],
      ],
    ),
  )
  pen.save()
  pen.clip()
  // Folds that hang from the two ears, and the weave of the jute.
  for (let i = 0; i < 8; i++) {
    const side = i % 2 === 0 ? 1 : -1
    const to = between(random, -0.5, 0.9)
    stage.line(
      [mid + side * 150, 612],
      [mid + side * (150 + 40 * to), 720],
      [mid + side * 190 * to, between(random, 800, 930)],
      random() < 0.6 ? mix(jute.middle, jute.shade, 0.6) : mix(jute.middle, jute.lit, 0.6),
      between(random, 4, 9),
    )
  }
  pen.globalAlpha = 0.4
  for (let k = 0; k < 60; k++) {
    const x = mid - 250 + k * 9
    stage.line([x, 590], [x + (x - mid) * 0.25, 760], [x, 970], jute.shade, 2)
    const y = 600 + k * 6.4
    stage.line([mid - 250, y], [mid, y + 26], [mid + 250, y], k % 2 ? jute.shade : jute.lit, 2)
  }
  pen.globalAlpha = 1
  for (const y of [748, 782])
    stage.line([mid - 260, y], [mid, y + 40], [mid + 260, y], '#8f4632', 13)
  stage.glow([mid + 150, 830, 330], 360, jute.shade, 0.5, 0.1)
  stage.glow([mid + 20, 968, 380], 90, '#3f2f1c', 0.55, 0.2)
  pen.restore()
  for (let i = 0; i < 190; i++) {
    const [turn, off] = [random() * 6.283, Math.sqrt(random())]
    const y = 590 + Math.sin(turn) * off * 46 - (1 - off) * 52
    cherry(
      pen,
      [mid + Math.cos(turn) * off * 156, y],
      between(random, 15, 20),
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

export const scenes: readonly Scene[] = [
  {
    name: `${series}/04-scale`,
    height: 1200,
    seed: 704,
    compose: onTheScale,
    fine: true,
    focus: [
      { x: 560, y: 340, radius: 200 },
      { x: 560, y: 720, radius: 230 },
      { x: 1090, y: 480, radius: 200 },
      { x: 940, y: 800, radius: 180 },
    ],
  },
]
