import type { Sculpture } from '../../kit/animals/volume'
import { mix } from '../../kit/colour'
import { around, pick } from '../../kit/random'
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
  turner(stage, [985, 972, 420, 1, 0.04])
  bed(stage, { from: -880, to: 400, side: 'right' })
  raker(stage, [748, 1176, 600, -1], { shirt: '#f0e8d6', lowerColour: '#7a3f74' })
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

type Bed = { from: number; to: number; side: 'left' | 'right' }

/** A point of the picture from its column in front and from 0 (far) to 1 (near). */
const at = (near: number, k: number, drop = 0): [number, number] => [
  far.x + (near - far.x) * k,
  far.y + (1160 - far.y) * k + drop * k,
]
const [back, end] = [0.1, 1.12]

/** A raised bed that comes towards the painter; `side` is the one that faces the way between. */
function bed(stage: Stage, { from, to, side }: Bed): void {
  const { pen, random, light } = stage
  const edge = side === 'right' ? to : from
  const out = side === 'right' ? 1 : -1
  const air = (colour: string) => mix(colour, light.air, 0.22)
  underneath(stage, edge, out)
  const wood = tonesOf('#8a6238', light)
  // The net hangs a little between the posts, with the weight of beans in it.
  for (let k = end; k > back; k *= 0.8)
    stage.soft(
      [
        at(edge, k),
        at(edge, k, 34),
        at(edge, k * 0.9, 62),
        at(edge, k * 0.8, 34),
        at(edge, k * 0.8),
      ],
      '#9c8a62',
    )
  stage.shape(
    [at(from - 16, back), at(to + 16, back), at(to + 16, end), at(from - 16, end)],
    wood.middle,
  )
  stage.shape(
    [at(edge, back), at(edge + 16 * out, back), at(edge + 16 * out, end, 26), at(edge, end, 26)],
    side === 'right' ? wood.shade : wood.middle,
  )
  stage.shape(
    [at(from, back), at(to, back), at(to, end), at(from, end)],
    blend(
      pen,
      [0, far.y],
      [0, 1200],
      [
        [0, air('#dccb9c')],
        [0.5, '#cdb982'],
        [1, '#bfa872'],
      ],
    ),
  )
  // Beans in loose rows, so that each shows most of itself.
  for (let k = 0.16; k < end; k += (0.95 * size(k)) / 660) {
    const step = (1.95 * size(k)) / k
    for (let near = from + 14; near < to - 10; near += step) {
      const [x, y] = at(near + step * around(random, 0, 0.35), k)
      if (x > -20 && x < 1620 && y < 1215)
        bean(stage, [x, y + size(k) * around(random, 0, 0.3)], size(k))
    }
  }
  furrows(stage, { from, to, side })
  for (const near of [from, to])
    stage.shape(
      [at(near - 17, back), at(near + 17, back), at(near + 17, end), at(near - 17, end)],
      near === edge ? wood.lit : wood.middle,
    )
}

/** Half the length of a bean. */
const size = (k: number): number => 1.8 + 14 * k

function bean(stage: Stage, [x, y]: readonly [number, number], r: number): void {
  const { pen, random } = stage
  const base = pick(random, ['#e9dcb2', '#f1e6c4', '#decb98', '#eaddb6', '#d6c18a'])
  const turn = random() * 3
  for (const [dx, dy, a, b, fill] of [
    [0.1, 0.2, 1.1, 0.68, '#75603a'],
    [0, 0, 1, 0.6, base],
    [-0.14, -0.12, 0.6, 0.26, '#fbf5e0'],
  ] as const) {
    pen.fillStyle = fill
    pen.beginPath()
    pen.ellipse(x + dx * r, y + dy * r, a * r, b * r, turn, 0, 7)
    pen.fill()
  }
}

/** The ground below a bed lies in its shade; thin posts carry it, and light falls in beyond. */
function underneath(stage: Stage, edge: number, out: number): void {
  const { pen, light } = stage
  const wood = tonesOf('#8a6238', light)
  stage.shape(
    [at(edge, back), at(edge, end), at(edge, end, legs), at(edge, back, legs)],
    blend(
      pen,
      [0, far.y],
      [0, 1300],
      [
        [0, mix('#7a5a3e', light.air, 0.25)],
        [1, '#5f4130'],
      ],
    ),
  )
  // The sunlit ground on the other side of the bed.
  stage.shape(
    [at(edge, back, 70), at(edge, end, 70), at(edge, end, 150), at(edge, back, 150)],
    '#a8845a',
  )
  stage.shape(
    [
      at(edge, back, legs),
      at(edge, end, legs),
      at(edge + 90 * out, end, legs),
      at(edge + 90 * out, back, legs),
    ],
    'rgba(56,36,26,0.34)',
  )
  for (let k = end; k > back; k *= 0.8) {
    const post = (off: number, low: number, fill: string, wide: number): void =>
      stage.line(
        at(edge + off, k),
        at(edge + off, k, low / 2),
        at(edge + off, k, low),
        fill,
        wide * k,
      )
    post(-out * 140, legs * 0.7, '#4a3226', 14)
    post(0, legs, wood.shade, 26)
    post(-6, legs, wood.middle, 12)
  }
}

/** Furrows of the rake: a shade and a lit edge, slightly wavering. */
function furrows(stage: Stage, { from, to }: Bed): void {
  const lines = 7
  for (let i = 1; i < lines; i++) {
    const near = from + ((to - from) * i) / lines
    for (const [shift, colour, wide] of [
      [0, 'rgba(120,96,54,0.5)', 12],
      [-14, 'rgba(252,246,224,0.6)', 9],
    ] as const)
      for (let k = 0.12; k < end; k += 0.02) {
        const wave = (t: number) => Math.sin(t * 15 + i) * 4
        stage.line(
          at(near + shift + wave(k), k),
          at(near + shift + wave(k + 0.01), k + 0.01),
          at(near + shift + wave(k + 0.024), k + 0.024),
          colour,
          wide * k,
        )
      }
  }
}

/** A woman who bends over a bed and turns the beans with both hands. */
function turner(stage: Stage, spot: Spot): void {
  stage.put(dressed, spot, {
    sex: 'woman',
    dress: 'kanga',
    skin: 'umber',
    turn: 0.2,
    face: { smile: 0.15 },
    wear: { shirt: '#c9703a', lowerColour: '#3f6b8a', hair: 'scarf', cloth: '#d9a23a' },
    hands: {
      left: { grip: 'cup', palm: [0, -1, 0.3] },
      right: { grip: 'cup', palm: [0, -1, -0.3] },
    },
    action: (body) => ({
      pose: {
        hips: [-0.06, body.hip - 0.01],
        lean: 0.6,
        nod: 0.1,
        left: [0.24, 0.5, -0.09],
        right: [0.27, 0.5, 0.05],
        leftFoot: [0.04, 0.045, -0.07],
        rightFoot: [-0.05, 0.045, 0.07],
        elbows: [-0.4, -0.4, 0.8],
      },
    }),
  })
}
