import { mix } from '../../kit/colour'
import { outward, type Vec } from '../../kit/animals/volume'
import type { Form } from '../../kit/human/forms'
import { ballForm, basketForm, rodForm } from '../../kit/human/things'
import { lightOf } from '../../kit/light'
import type { Body } from '../../kit/people/body'
import { hang, stand } from '../../kit/people/poses'
import type { Joints } from '../../kit/people/skeleton'
import { maize, napier, sunflower } from '../../kit/plants'
import { around } from '../../kit/random'
import { foliage, tonesOf } from '../../kit/shapes'
import { broadTree, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { cabbageHead } from './cabbages'
import { Expo } from './stage'

/** The skyline of the slope, and the foot where it meets the green. */
const crest = (x: number): number => 500 - 210 * Math.exp(-(((x - 420) / 620) ** 2))
const foot = (x: number): number => 1010 + 50 * Math.cos((x - 300) / 520)
/** A row along the contour of the slope: 0 is the skyline, 1 the foot. */
const row = (x: number, v: number): number =>
  crest(x) + (foot(x) - crest(x)) * v + 22 * Math.sin(x / 330 + 2) * v * (1 - v) * 4

/** From the skyline down: where each strip ends, its soil, its rows, the step and size of plants. */
const strips = [
  { kind: 'napier', to: 0.13, soil: '#6f8a3c', rows: 3, step: 26, size: 62 },
  { kind: 'sunflower', to: 0.28, soil: '#8a7a3c', rows: 4, step: 24, size: 66 },
  { kind: 'amaranth', to: 0.44, soil: '#7f4a44', rows: 6, step: 20, size: 32 },
  { kind: 'maize', to: 0.62, soil: '#94703c', rows: 4, step: 25, size: 88 },
  { kind: 'beans', to: 0.8, soil: '#8a5f40', rows: 4, step: 38, size: 44 },
  { kind: 'cabbage', to: 1, soil: '#7c5036', rows: 3, step: 104, size: 98 },
] as const
type Strip = (typeof strips)[number]

/** Six strips of crops lie across one slope; a grower with her basket stands at its foot. */
function sixStrips(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, { ...lightOf('golden', -0.8), height: 0.3 })
  stage.sky({ kind: 'clear', horizon: 470, clouds: 0.6 })
  stage.knuckles(520, { shift: -60, distance: 0.56 })
  stage.put(broadTree, [250, crest(250) + 14, 170, 1, 0.28])
  stage.put(broadTree, [345, crest(345) + 12, 110, 1, 0.3])
  stage.ridge({
    base: 430,
    rise: 60,
    wave: 900,
    colour: '#8f8a4c',
    distance: 0.12,
    crest,
    foot: 1300,
    spurs: 0.1,
    haze: 0.1,
  })
  stage.put(hedge, [1420, crest(1420) + 12, 30, 1, 0.3], { width: 460, ragged: 0.7 })
  let from = 0.02
  for (const strip of strips) {
    const { to, soil } = strip
    const tones = tonesOf(soil, stage.light, 0.24 * (1 - to))
    const edge = Array.from({ length: 41 }, (_, i) => -20 + i * 41)
    stage.shape(
      [
        ...edge.map((x): [number, number] => [x, row(x, from)]),
        ...edge.toReversed().map((x): [number, number] => [x, row(x, to)]),
      ],
      stage.blend(
        [0, 0],
        [1600, 0],
        [
          [0, tones.lit],
          [0.5, tones.middle],
          [1, mix(tones.middle, tones.shade, 0.6)],
        ],
      ),
    )
    crop(stage, strip, from)
    // A grassed bank holds the soil below each strip.
    for (let x = -20; x < 1640; x += 30)
      stage.tufts([x, row(x, to) + 6, 12 + 22 * to, 1, 0.2 * (1 - to)], 60, '#8f9a4c', 0.9)
    from = to
  }
  stage.glow([200, 420, 1500], 500, '#ffe2a4', 0.35)
  stage.ground({ top: (x) => foot(x) + 12, colour: '#8f9a48', patches: '#b39a58', grass: 46 })
  grower(stage)
  stage.tufts([300, 1225, 90], 900, '#7f8f40', 0.9)
  stage.tufts([1350, 1225, 80], 700, '#8a8f44', 0.9)
}

/** Plants in rows along the contour, the far ones first. */
function crop(stage: Expo, { kind, rows, step, size, to }: Strip, from: number): void {
  const { random } = stage
  for (let i = 0; i < rows; i++) {
    const v = from + ((to - from) * (i + 0.75)) / (rows + 0.4)
    const grow = 1 + 0.28 * (i / rows)
    for (let x = -40 + random() * step; x < 1650; x += step * grow * around(random, 1, 0.16)) {
      const y = row(x, v) + around(random, 0, 3)
      plantAt(stage, kind, x, y, size * grow * around(random, 1, 0.14), 0.28 * (1 - v))
    }
  }
}

function plantAt(
  stage: Expo,
  kind: Strip['kind'],
  x: number,
  y: number,
  size: number,
  distance: number,
): void {
  const { pen, light, random } = stage
  const side = random() < 0.5 ? 1 : -1
  stage.glow([x + size * 0.2, y, size * 0.9], size * 0.22, '#2a1c12', 0.4 * (1 - distance))
  if (kind === 'napier') stage.put(napier, [x, y, size, 1, distance])
  else if (kind === 'sunflower') stage.put(sunflower, [x, y, size, -1, distance])
  else if (kind === 'maize') stage.put(maize, [x, y, size, side, distance])
  else if (kind === 'cabbage') cabbageHead(stage, x, y, size)
  else
    foliage(pen, { x, y: y - size * 0.4, width: size * 1.1, height: size * 0.9 }, light, random, {
      base: kind === 'beans' ? '#6b9a3c' : '#8f3f62',
      distance,
      dab: size * 0.15,
    })
}

/** She has stopped on the green with her basket on her head and looks up the slope. */
function grower(stage: Expo): void {
  stage.glow([1240, 1182, 520], 66, '#241c12', 0.6, 0.3)
  stage.person([1130, 1185, 770, -1], {
    dress: 'kanga',
    sex: 'woman',
    skin: 'umber',
    turn: -1.0,
    tilt: 0.06,
    shadow: false,
    wear: { hair: 'wrap', cloth: '#2f6f7a', shirt: '#e9dcc0', lowerColour: '#c8452f' },
    hands: { right: { grip: 'bear', palm: [0, 0.5, -1], point: [0.1, 1, 0] } },
    action: (body) => ({
      pose: {
        ...stand(body),
        left: hang(body, -1, 0.04),
        right: [0.02, 0.995, 0.125],
        elbows: [0.1, -0.5, 1],
        leftFoot: [-0.06, 0.05, -0.05],
        rightFoot: [0.05, 0.045, 0.05],
      },
    }),
    things: (joints, body) => [
      sash(joints, body),
      basketForm([0.018, 1.018, 0], 0.135, 0.1, { colour: '#b8863f', band: '#7a2f2c' }),
      ...oranges(),
    ],
  })
  stage.tufts([1130, 1200, 44], 360, '#8f9a48', 0.9)
}

/** A cloth wound round the waist over blouse and wrap. */
function sash({ pelvis }: Joints, body: Body): Form {
  const points = Array.from({ length: 17 }, (_, i): Vec => {
    const turn = (i / 16) * Math.PI * 2
    return outward(pelvis, [
      0.076 * Math.cos(turn) + 0.003,
      body.waist * 0.5,
      0.088 * Math.sin(turn),
    ])
  })
  return rodForm(points, 0.018, '#2f6f7a', 0.05)
}

/** Oranges heaped in the basket on her head. */
function oranges(): Form[] {
  const rings = [
    [7, 0.094, 1.12],
    [4, 0.048, 1.146],
    [1, 0, 1.16],
  ] as const
  return rings.flatMap(([count, out, up]) =>
    Array.from({ length: count }, (_, i) => {
      const turn = (i / count) * Math.PI * 2 + up
      const tone = i % 3 === 1 ? '#d9952e' : '#cf7d22'
      return ballForm([0.018 + out * Math.cos(turn), up, out * Math.sin(turn)], 0.036, tone, 0.25)
    }),
  )
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/12-strips',
    height: 1200,
    seed: 6112,
    compose: sixStrips,
    fine: true,
    focus: [
      { x: 1130, y: 400, radius: 220 },
      { x: 1130, y: 760, radius: 200 },
      { x: 500, y: 950, radius: 220 },
    ],
  },
]
