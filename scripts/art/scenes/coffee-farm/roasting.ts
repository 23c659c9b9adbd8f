import { closeHand } from '../../kit/human/close-hand'
import { rodForm } from '../../kit/human/things'
import { steam } from '../../kit/coffee-cup'
import { mix } from '../../kit/colour'
import { lightOf } from '../../kit/light'
import { around, between } from '../../kit/random'
import { blend, tonesOf } from '../../kit/shapes'
import type { Light, Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { blurred } from './rooms'

const series = 'gallery/coffee-farm-safari'

/** Coffee beans darken in a flat pan over charcoal. */
function roasting(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, { ...lightOf('indoors', -0.7), strength: 0.75 })
  const { light } = stage
  stage.box(
    [0, 0, 1600, 1200],
    blend(
      pen,
      [0, 0],
      [0, frame.height],
      [
        [0, '#2e2723'],
        [0.4, '#4a3a30'],
        [1, '#6d4a35'],
      ],
    ),
  )
  stage.glow([150, 150, 1100], 900, '#d9b98a', 0.5)
  blurred(stage, ['#5f4433', '#3c2f29', '#7a573f', '#4f3a2e'], 40, 620, 0.3)
  stage.glow([800, 1060, 1700], 620, '#e0722c', 0.55, 0.1)
  stove(stage)
  const pan = { x: 800, y: 640, wide: 620, deep: 268 }
  const iron = tonesOf('#3c3836', light)
  const oval = (dy: number, k: number, fill: string | CanvasGradient): void => {
    pen.fillStyle = fill
    pen.beginPath()
    pen.ellipse(pan.x, pan.y + dy, pan.wide * k, pan.deep * k, 0, 0, 7)
    pen.fill()
  }
  stage.line([1400, 690], [1560, 740], [1700, 800], iron.shade, 62)
  stage.line([1400, 676], [1560, 722], [1700, 780], iron.lit, 30)
  oval(70, 0.9, '#1c1817')
  oval(46, 0.97, mix(iron.shade, '#c85a22', 0.35))
  oval(20, 1, iron.shade)
  oval(
    0,
    1,
    blend(
      pen,
      [pan.x - pan.wide, 0],
      [pan.x + pan.wide, 0],
      [
        [0, mix(iron.lit, '#ffe2b0', 0.4)],
        [0.5, iron.middle],
        [1, iron.shade],
      ],
    ),
  )
  oval(10, 0.94, '#211b19')
  oval(8, 0.85, '#4a2c19')
  beans(pen, random, light, pan)
  closeHand(pen, { x: 1150, y: 334, size: 520 }, light, {
    skin: '#5f3a27',
    sleeve: '#b4523a',
    grip: 'pinch',
    way: [-0.9, -0.35, 0.1],
    palm: [-0.11, -0.85, -0.6],
    side: 1,
    arm: [0.96, 0.26, 0.1],
    things: [
      rodForm(
        [
          [-0.05, -0.04, 0],
          [0.36, 0.3, 0.02],
        ],
        0.036,
        '#a9743f',
      ),
    ],
  })
  stage.line([1150, 330], [1000, 480], [790, 640], '#5f3f25', 40)
  stage.line([1146, 322], [990, 470], [784, 632], '#a9743f', 22)
  for (let i = 0; i < 26; i++)
    bean(
      pen,
      [around(random, 770, 90), around(random, 668, 26)],
      24,
      random() * 3,
      '#6d3f22',
      light,
    )
  for (const [x, size, width] of [
    [620, 640, 260],
    [820, 760, 320],
    [470, 480, 200],
  ] as const)
    steam(pen, { x, y: 620, size }, random, {
      colour: '#e9ddcb',
      opacity: 0.2,
      width,
    })
}

function stove(stage: Stage): void {
  const { pen, random, light } = stage
  const clay = tonesOf('#8a5236', light)
  stage.shape(
    [
      [330, 840],
      [1270, 840],
      [1180, 1080],
      [1260, 1230],
      [340, 1230],
      [420, 1080],
    ],
    blend(
      pen,
      [330, 0],
      [1270, 0],
      [
        [0, clay.lit],
        [0.45, clay.middle],
        [1, clay.shade],
      ],
    ),
  )
  pen.fillStyle = '#2a1a15'
  pen.beginPath()
  pen.ellipse(800, 860, 480, 130, 0, 0, 7)
  pen.fill()
  for (let i = 0; i < 90; i++) {
    const turn = random() * Math.PI
    const [x, y] = [
      800 + Math.cos(turn) * 450 * Math.sqrt(random()),
      880 + Math.sin(turn) * 100 * random(),
    ]
    const hot = random()
    pen.fillStyle = hot > 0.55 ? '#f08a2f' : hot > 0.3 ? '#c8441f' : '#3a2a26'
    pen.beginPath()
    pen.ellipse(x, y, between(random, 18, 40), between(random, 12, 24), random(), 0, 7)
    pen.fill()
    if (hot > 0.75) stage.glow([x, y, 110], 70, '#ffc25e', 0.7)
  }
  stage.glow([800, 930, 1100], 200, '#ff9a3c', 0.45)
}

/** One bean: an oval with its crease. */
export function bean(
  pen: Pen,
  [x, y]: readonly [number, number],
  r: number,
  turn: number,
  colour: string,
  light: Light,
): void {
  const tones = tonesOf(colour, light)
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.fillStyle = blend(
    pen,
    [-r, -r * 0.6],
    [r * 0.6, r * 0.6],
    [
      [0, tones.lit],
      [0.4, tones.middle],
      [1, tones.shade],
    ],
  )
  pen.beginPath()
  pen.ellipse(0, 0, r, r * 0.62, 0, 0, 7)
  pen.fill()
  pen.strokeStyle = mix(tones.shade, '#000000', 0.4)
  pen.lineWidth = r * 0.14
  pen.beginPath()
  pen.moveTo(-r * 0.85, 0)
  pen.bezierCurveTo(-r * 0.3, r * 0.22, r * 0.3, -r * 0.22, r * 0.85, 0)
  pen.stroke()
  pen.restore()
}

function beans(
  pen: Pen,
  random: Random,
  light: Light,
  pan: { x: number; y: number; wide: number; deep: number },
): void {
  const spots = Array.from({ length: 900 }, () => {
    const [turn, off] = [random() * Math.PI * 2, Math.sqrt(random()) * 0.88]
    return { x: Math.cos(turn) * off, y: Math.sin(turn) * off }
  }).toSorted((one, other) => one.y - other.y)
  for (const { x, y } of spots) {
    // Hotter in the middle: darker there, still pale at the rim that looks to the window.
    const done = 1 - Math.hypot(x - 0.2, y - 0.1) * 0.8 + (random() - 0.5) * 0.5 + 0.22
    const colour = mix('#a5773f', '#2c150c', Math.min(1, Math.max(0, done)))
    const heap = 26 * (1 - x * x - y * y)
    bean(
      pen,
      [pan.x + x * pan.wide, pan.y + y * pan.deep + (12 - heap)],
      between(random, 20, 27),
      random() * 3,
      colour,
      light,
    )
  }
}

const round = (x: number, y: number, radius: number) => ({ x, y, radius })

export const scenes: readonly Scene[] = [
  {
    name: `${series}/08-pan`,
    height: 1200,
    seed: 708,
    compose: roasting,
    fine: true,
    focus: [round(800, 650, 420)],
  },
]
