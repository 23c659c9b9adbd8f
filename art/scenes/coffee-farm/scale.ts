import { cherry } from '../../kit/coffee-garden'
import { mix } from '../../kit/colour'
import { lightOf } from '../../kit/light'
import { between, pick } from '../../kit/random'
import { dressed } from '../../kit/human/dressed'
import { blend, tonesOf } from '../../kit/shapes'
import { basket } from '../../kit/things/harvest-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { bushes, ridges, slope, soil } from './farm'

const series = 'gallery/coffee-farm-safari'

/** A sack of cherries hangs on the scale; she steadies it, he writes the weight down. */
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
  stage.person([1385, 800, 270, -1, 0.18], {
    pose: 'carrying-on-head',
    dress: 'kanga',
    sex: 'woman',
    view: 0.4,
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
      [0, 120],
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
  stage.glow([mid + 90, 1040, 460], 90, '#3a2016', 0.6, 0.3)
  // The sack is drawn for the hook at y 506, larger than it hangs here.
  pen.save()
  pen.translate(mid, 506)
  pen.scale(0.78, 0.78)
  pen.translate(-mid, -506)
  sack(stage, mid)
  pen.restore()
  weighers(stage)
  stage.put(basket, [160, 1150, 190, 1], { goods: '#b3261f', bands: '#3f6b52' })
  stage.put(basket, [1470, 1160, 210, 1], { goods: '#b3261f', bands: '#b4523a' })
}

function weighers(stage: Stage): void {
  stage.put(dressed, [392, 1140, 800, 1], {
    sex: 'woman',
    dress: 'kanga',
    skin: 'sienna',
    turn: 0.3,
    mood: { smile: 0.7, gaze: [0, 0.3] },
    hands: {
      left: { grip: 'flat', palm: [1, 0, -0.2], point: [0.5, 1, 0] },
      right: { grip: 'flat', palm: [1, 0, -0.4], point: [0.5, 1, 0] },
    },
    wear: { shirt: '#e9e2d2', lowerColour: '#7a3f74', hair: 'scarf', cloth: '#d9a437' },
    action: (body) => ({
      pose: {
        hips: [0, body.hip],
        lean: 0.06,
        nod: -0.12,
        left: [0.25, 0.56, -0.05],
        right: [0.27, 0.63, 0.07],
        leftFoot: [0.04, 0.045, -0.075],
        rightFoot: [-0.04, 0.045, 0.08],
        elbows: [-0.6, -0.8, 0.4],
      },
      left: 'flat',
      right: 'flat',
    }),
  })
  stage.person([1130, 1150, 860, -1], {
    pose: 'taking-notes',
    dress: 'shirt',
    sex: 'man',
    skin: 'umber',
    view: 0.5,
    wear: { hat: 'straw', shirt: '#4f7f5a', sleeves: 'long', lowerColour: '#5b5040' },
  })
}

function sack(stage: Stage, mid: number): void {
  const { pen, light, random } = stage
  const jute = tonesOf('#bfa574', light)
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
      { x: 740, y: 290, radius: 170 },
      { x: 740, y: 600, radius: 200 },
      { x: 390, y: 480, radius: 150 },
      { x: 1140, y: 480, radius: 170 },
    ],
  },
]
