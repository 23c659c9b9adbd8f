import type { Sculpture } from '../../kit/animals/volume'
import { mix } from '../../kit/colour'
import { between, pick } from '../../kit/random'
import { dressed } from '../../kit/human/dressed'
import { blend, tonesOf } from '../../kit/shapes'
import { factory } from '../../kit/things/buildings'
import { eucalyptus } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Stage, type Spot } from '../../kit/stage'
import { bushes, ridges, slope } from './farm'

/** Long raised beds of pale beans in full sun; the rake has left its lines. */
export function beds(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'noon', -0.55)
  stage.sky({ kind: 'cumulus', horizon: 330, clouds: 1 })
  ridges(stage, 320, { distance: 0.4 })
  slope(stage, 430, 540, 4, 0.3)
  for (const x of [60, 150, 260]) stage.put(eucalyptus, [x, 540, 330, 1, 0.24])
  stage.put(factory, [1320, 540, 190, -1, 0.24], { crop: 'coffee' })
  stage.ground({ top: 520, colour: '#a0784e', patches: '#8f9a4e', distance: 0.1 })
  bushes(stage, [
    [1500, 590, 130, 1, 0.2],
    [420, 566, 110, 1, 0.24],
  ])
  bed(stage, { from: 2900, to: 4200, side: 'left' })
  bed(stage, { from: -3000, to: -1500, side: 'right' })
  bed(stage, { from: 1330, to: 2420, side: 'left' })
  raker(stage, [880, 818, 233, 1, 0.12], { shirt: '#e9e2d2', lowerColour: '#3f6b8a' })
  bed(stage, { from: -880, to: 400, side: 'right' })
  raker(stage, [716, 1152, 490, -1], { shirt: '#f0e8d6', lowerColour: '#7a3f74' })
}

/** A woman on the ground beside a bed draws a wooden rake over the beans. */
function raker(stage: Stage, spot: Spot, colours: { shirt: string; lowerColour: string }): void {
  stage.put(dressed, spot, {
    sex: 'woman',
    dress: 'kanga',
    skin: 'sienna',
    turn: 0.3,
    wear: { ...colours, hat: 'sunhat' },
    action: (body) => ({
      pose: {
        hips: [-0.02, body.hip],
        lean: 0.24,
        nod: 0.14,
        left: [0.27, 0.62, -0.03],
        right: [0.12, 0.68, 0.07],
        leftFoot: [0.06, 0.045, -0.075],
        rightFoot: [-0.06, 0.045, 0.08],
        elbows: [-0.6, -0.5, 0.7],
      },
      left: 'fist',
      right: 'fist',
    }),
    extra: rake,
  })
}

function rake(model: Sculpture): void {
  const wood = '#8a5f34'
  const head = [0.68, 0.515, -0.08] as const
  model.tube(
    wood,
    [
      [0.03, 0.735, 0.08, 0.011],
      [...head, 0.011],
    ],
    { blend: 0.004 },
  )
  const way = [0.25, 0, 0.97] as const
  const at = (along: number, drop = 0): readonly [number, number, number] => [
    head[0] + way[0] * along,
    head[1] - drop,
    head[2] + way[2] * along,
  ]
  model.tube(
    wood,
    [
      [...at(-0.15), 0.014],
      [...at(0.15), 0.014],
    ],
    { blend: 0.004 },
  )
  for (let i = -4; i <= 4; i++)
    model.tube(
      wood,
      [
        [...at(i * 0.034), 0.008],
        [...at(i * 0.034, 0.045), 0.006],
      ],
      { blend: 0.004 },
    )
}

const far = { x: 830, y: 500 }
/** How far the ground lies below the top of a bed that fills the picture's height. */
const legs = 400

/** A raised bed that comes towards the painter; `side` is the one that faces the way between. */
function bed(
  stage: Stage,
  { from, to, side }: { from: number; to: number; side: 'left' | 'right' },
): void {
  const { pen, random, light } = stage
  const [back, end] = [0.1, 1.12]
  const at = (near: number, k: number, drop = 0): [number, number] => [
    far.x + (near - far.x) * k,
    far.y + (1160 - far.y) * k + drop * k,
  ]
  const edge = side === 'right' ? to : from
  const inner = side === 'right' ? edge - 300 : edge + 300
  // Shade under the bed and on the ground beside it.
  stage.shape(
    [at(edge, back), at(edge, end), at(edge, end, legs), at(edge, back, legs)],
    blend(
      pen,
      [0, far.y],
      [0, 1300],
      [
        [0, mix('#4f3526', light.air, 0.3)],
        [1, '#38241a'],
      ],
    ),
  )
  stage.shape(
    [
      at(edge, back, legs),
      at(edge, end, legs),
      at(edge + (side === 'right' ? 120 : -40), end, legs),
      at(edge + (side === 'right' ? 120 : -40), back, legs),
    ],
    'rgba(56,36,26,0.4)',
  )
  const wood = tonesOf('#8a6238', light)
  for (let k = end; k > back; k *= 0.8) {
    const post = (near: number, fill: string, wide: number): void =>
      stage.line(at(near, k), at(near, k, legs / 2), at(near, k, legs), fill, wide * k)
    post(inner, '#2a1a14', 34)
    post(edge, wood.shade, 40)
    post(edge - 8, wood.middle, 18)
  }
  stage.line(at(edge, back, 230), at(edge, 0.5, 230), at(edge, end, 230), wood.shade, 12)
  const air = (colour: string) => mix(colour, light.air, 0.22)
  stage.shape(
    [at(from - 26, back), at(to + 26, back), at(to + 26, end), at(from - 26, end)],
    wood.middle,
  )
  stage.shape(
    [at(edge - 14, back), at(edge + 26, back), at(edge + 26, end, 60), at(edge - 14, end, 60)],
    side === 'right' ? wood.shade : wood.middle,
  )
  stage.shape(
    [at(from, back), at(to, back), at(to, end), at(from, end)],
    blend(
      pen,
      [0, far.y],
      [0, 1200],
      [
        [0, air('#e6d9b2')],
        [0.5, '#e9dcb4'],
        [1, '#e2d0a0'],
      ],
    ),
  )
  for (let i = 0; i < 1500; i++) {
    const k = back + (end - back) * random() ** 0.6
    const [x, y] = at(between(random, from + 14, to - 14), k)
    pen.fillStyle = pick(random, ['#d3bf8a', '#f4eaca', '#c4ac74', '#ecdfb6', '#dac894'])
    pen.beginPath()
    pen.ellipse(x, y, 3 + 11 * k, 2 + 6.5 * k, random() * 3, 0, 7)
    pen.fill()
  }
  // Furrows of the rake: a shade and a lit edge, slightly wavering.
  const lines = 9
  for (let i = 1; i < lines; i++) {
    const near = from + ((to - from) * i) / lines
    for (const [shift, colour, wide] of [
      [0, '#9c8250', 17],
      [-15, '#fbf3d6', 12],
    ] as const) {
      pen.strokeStyle = colour
      for (let k = back; k < end; k += 0.03) {
        const wave = Math.sin(k * 23 + i) * 6
        const [x, y] = at(near + shift + wave, k)
        const [nx, ny] = at(near + shift + Math.sin((k + 0.03) * 23 + i) * 6, k + 0.03)
        pen.lineWidth = Math.max(1.5, wide * k)
        pen.beginPath()
        pen.moveTo(x, y)
        pen.lineTo(nx, ny)
        pen.stroke()
      }
    }
  }
}
