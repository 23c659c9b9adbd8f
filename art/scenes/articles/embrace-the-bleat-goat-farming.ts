import { caprine } from '../../kit/animals/caprine'
import { longGrass } from '../../kit/gardens'
import { lightOf } from '../../kit/light'
import { strewn } from '../../kit/ground'
import { foliage, tonesOf } from '../../kit/shapes'
import { acacia, broadTree } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'

/** Goats browse on a hedge in a sunny meadow, one of them on its hind legs. */
function embraceTheBleat(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, {
    ...lightOf('morning', -0.65),
    height: 0.34,
  })
  stage.sky({ kind: 'clear', horizon: 420, clouds: 0.6 })
  stage.glow([100, 420, 1600], 760, '#ffe6ac', 0.6)
  stage.ridge({ base: 392, rise: 44, wave: 460, colour: '#6f96a6', distance: 0.48, foot: 470 })
  stage.ridge({ base: 450, rise: 26, wave: 380, colour: '#6f9850', distance: 0.28, foot: 540 })
  stage.ground({ top: 500, colour: '#93b84e', patches: '#c9c05e', distance: 0.22, grass: 44 })
  stage.put(acacia, [250, 560, 190, 1, 0.2], {})
  stage.put(broadTree, [90, 560, 170, 1, 0.22], {})
  for (const [x, y, size, side] of [
    [330, 640, 70, 1],
    [180, 690, 86, -1],
    [470, 610, 60, 1],
  ] as const) {
    stage.put(caprine, [x, y, size, side, 0.14], {
      pose: 'grazing',
      hide: size < 70 ? 'brown' : 'galla',
    })
    stage.tufts([x, y + 4, 13], size * 1.2, '#8fae4c')
  }
  // A hedge runs into the picture from the bush in the right foreground.
  for (let i = 0; i < 9; i++) {
    const near = i / 8
    const [x, y] = [640 + 800 * near ** 1.1, 570 + 90 * near]
    bush(stage, x, y, 60 + 130 * near, 150 + 120 * near, 0.2 - 0.1 * near)
  }
  leaves(stage, [1590, 620, 460], 620)
  leaves(stage, [1570, 860, 420], 520)
  strewn(pen, [1100, 520], [1600, 860], random, {
    colours: ['#f4efe2', '#e8b9c4'],
    count: 110,
    size: 7,
  })
  strewn(pen, [0, 620], [1100, 1200], random, {
    colours: ['#f3d34a', '#f4efe0', '#f3d34a'],
    count: 260,
    size: 8,
  })
  stage.put(caprine, [880, 690, 120, 1], { pose: 'alert', hide: 'saanen' })
  stage.tufts([880, 695, 16], 156, '#86a848')
  limb(stage)
  // Its forefeet rest on the limb of the bush, the knees bent, and it eats from the twigs above.
  stage.put(caprine, [1215, 1070, 400, 1], {
    hide: 'boer',
    turn: 0.2,
    look: 0.15,
    girth: 0.6,
    build: { bone: 0.84 },
    carriage: {
      body: { pitch: 0.78, lift: 0.02 },
      feet: [
        [-0.5, 0],
        [-0.3, 0],
        [0.54, 0.885],
        [0.68, 0.955],
      ],
      head: [0.4, 1.72, 0],
      pitch: 0.1,
    },
  })
  stage.tufts([1215, 1066, 40], 300, '#86a848')
  leaves(stage, [1585, 350, 190], 200)
  leaves(stage, [1560, 1000, 400], 420)
  stage.put(caprine, [390, 1120, 430, 1], {
    hide: 'alpine',
    udder: true,
    horns: 'short',
    turn: 0.4,
    look: 0.3,
    build: { bone: 0.78, flesh: 0.8 },
    carriage: {
      feet: [
        [-0.68, 0],
        [-0.42, 0],
        [0.44, 0],
        [0.3, 0],
      ],
      head: [0.66, 1.24, 0],
      pitch: -0.42,
    },
  })
  stage.put(caprine, [838, 1120, 235, -1], {
    kid: true,
    hide: 'saanen',
    pose: 'walking',
    turn: 0.35,
    look: 0.3,
    build: { bone: 0.8, flesh: 0.7 },
  })
  stage.put(longGrass, [1180, 1220, 130], { width: 900, colour: '#8fae4c', density: 0.8 })
  stage.put(longGrass, [140, 1222, 120], { width: 420, colour: '#8fae4c', density: 0.8 })
}

/** A limb of the bush that leans out of it, thick enough for two hooves. */
function limb(stage: Stage): void {
  const bark = tonesOf('#7b5a3e', stage.light)
  const along = (t: number, off: number): [number, number] => [
    1352 + 288 * t,
    748 - 150 * t ** 1.25 + off * (17 + 13 * t) + 3 * Math.sin(t * 17 + off),
  ]
  const edge = (off: number): [number, number][] =>
    Array.from({ length: 15 }, (_, i) => along(i / 14, off))
  stage.soft(
    [...edge(-1), ...edge(1).toReversed()],
    stage.blend(
      [1470, 660],
      [1484, 716],
      [
        [0, bark.lit],
        [0.4, bark.middle],
        [1, bark.shade],
      ],
    ),
  )
  for (let i = 0; i < 46; i++) {
    const [t, off] = [stage.random(), stage.random() * 1.7 - 0.85]
    const long = 0.05 + 0.08 * stage.random()
    stage.line(along(t, off), along(t + long / 2, off + 0.1), along(t + long, off), bark.shade, 2.5)
  }
  // A broken end, and a side twig with leaves below it.
  stage.oval(1354, 748, 18, 34, '#b08a5c')
  stage.line([1440, 726], [1420, 780], [1430, 820], bark.shade, 9)
  leaves(stage, [1428, 826, 90], 64)
}

/** A leafy mass around a point, big and dark enough to lean on. */
function leaves(
  stage: Stage,
  [x, y, width]: readonly [number, number, number],
  high: number,
): void {
  const area = { x, y, width, height: high }
  const options = { base: '#416e2e', dab: 13 }
  foliage(stage.pen, area, stage.light, stage.random, options)
}

/** A stretch of hedge of several leafy masses. */
function bush(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  width: number,
  distance: number,
): void {
  for (let k = 0; k < 3; k++) {
    const high = size * (0.8 + 0.35 * stage.random())
    const area = {
      x: x + (k - 1) * width * 0.34,
      y: y - high * 0.46,
      width: size * 0.75,
      height: high,
    }
    const base = k === 1 ? '#4f7a36' : '#5f8c40'
    foliage(stage.pen, area, stage.light, stage.random, {
      base,
      distance,
      dab: Math.max(6, size * 0.045),
    })
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'articles/embrace-the-bleat-goat-farming',
    height: 1200,
    seed: 623,
    fine: true,
    compose: embraceTheBleat,
    focus: [
      { x: 660, y: 640, radius: 200 },
      { x: 400, y: 880, radius: 280 },
      { x: 800, y: 920, radius: 180 },
      { x: 1420, y: 400, radius: 190 },
      { x: 1400, y: 680, radius: 170 },
    ],
  },
]
