import { glaze } from '../kit/colour'
import { patchwork } from '../kit/fields'
import { vegetableBeds } from '../kit/gardens'
import { lightOf } from '../kit/light'
import { banana } from '../kit/plants'
import { foliage, limb, tonesOf, type Point } from '../kit/shapes'
import { Stage } from '../kit/stage'
import { broadTree, hedge } from '../kit/trees'
import type { Pen, Random } from '../kit/types'
import type { Frame, Scene } from '../scene'
import { talking } from './fig-talk'
import { schoolClass } from './school-class'

/** In the shade of the old fig, the valley bright behind: three sit and talk, a fourth leans and listens. */
function underTheFig(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, {
    ...lightOf('morning', -0.8),
    height: 0.26,
    warm: '#ffdfa6',
  })
  const { light } = stage
  const { width } = frame
  stage.sky({ kind: 'dawn', horizon: 500, clouds: 0.6 })
  const far = { rise: 70, wave: 420 }
  stage.ridge({ ...far, base: 470, colour: '#6482a0', distance: 0.52, foot: 560 })
  stage.mist(540, 50, 0.7, '#ffeccb')
  const crest = stage.ridge({ ...far, base: 570, colour: '#6f9150', distance: 0.3, foot: 720 })
  patchwork(pen, light, random, {
    crest: (x) => crest(x) + 24,
    foot: 760,
    from: 0,
    to: width,
    plot: 105,
    distance: 0.26,
  })
  stage.mist(720, 50, 0.5, '#ffeccb')
  stage.put(hedge, [800, 800, 44, 1, 0.14], { width: 1700, ragged: 0.4 })
  stage.ground({
    top: (x) => 792 + 10 * Math.sin(x / 240),
    colour: '#8fa650',
    patches: '#b9a457',
    grass: 30,
    distance: 0.12,
  })
  stage.road(
    [
      [30, 1290, 430],
      [150, 1050, 210],
      [110, 910, 100],
      [240, 830, 46],
      [215, 795, 22],
    ],
    { distance: 0.1, tracks: false },
  )
  for (const [x, size] of [
    [40, 250],
    [120, 210],
    [330, 190],
  ] as const)
    stage.put(banana, [x, 840, size, 1, 0.1])
  fig(stage)
  talkers(stage)
  stage.tufts([800, 1210, 70], 1700, '#56753a')
}

/** The trunk on its roots, the crown above the picture, and the shade of both on the ground. */
function fig(stage: Stage): void {
  const { pen, light, random } = stage
  stage.glow([930, 1090, 1700], 400, '#26331c', 0.85, 0.5)
  for (let i = 0; i < 24; i++)
    stage.glow(
      [330 + 1150 * random(), 960 + 220 * random(), 30 + 70 * random()],
      14,
      '#f0e29a',
      0.5,
      0.3,
    )
  const shaded = { ...light, strength: 0.45 }
  const bark = tonesOf('#7d6c58', shaded)
  const bough = (from: Point, over: Point, to: Point, thick: number, thin: number): void =>
    limb(pen, from, over, to, { from: thick, to: thin }, bark, light)
  bough([1110, 430], [900, 270], [540, 150], 96, 40)
  bough([1150, 430], [1330, 230], [1620, 150], 104, 52)
  // How far the bark stands from the middle: flared at the roots, split where the boughs begin.
  const half = (y: number): number => 118 + 130 * Math.max(0, (y - 780) / 310) ** 2.2
  const edge = (side: number): Point[] =>
    Array.from({ length: 24 }, (_, i): Point => {
      const y = 60 + i * 45
      return [1130 + side * (half(y) + 7 * Math.sin(y / 31 + side)), y + 8 * Math.sin(i * 2)]
    })
  stage.shape(
    [...edge(-1), ...edge(1).toReversed()],
    stage.blend(
      [960, 0],
      [1320, 0],
      [
        [0, bark.lit],
        [0.45, bark.middle],
        [1, bark.shade],
      ],
    ),
  )
  for (let i = 0; i < 26; i++) {
    const share = -0.95 + 1.9 * ((i + random()) / 26)
    const at = (y: number): Point => [1130 + share * half(y) + 8 * (random() - 0.5), y]
    const colour = share < 0.2 && i % 3 === 0 ? bark.lit : bark.shade
    const [top, foot] = [180 + 420 * random(), 760 + 320 * random()]
    stage.line(at(top), at(780), at(foot), glaze(colour, 0.55), 5 + 6 * random())
  }
  stage.tufts([1130, 1092, 50], 640, '#56753a')
  for (let i = 0; i < 34; i++) {
    const x = 250 + i * 42 + 40 * random()
    const edge = 210 - 150 * Math.exp(-(((x - 1120) / 420) ** 2)) + 120 * random()
    const mass = { x, y: edge * random() - 10, width: 260, height: 170 }
    foliage(pen, mass, shaded, random, {
      base: random() < 0.4 ? '#4f7638' : '#33532c',
      dab: 13,
      density: 0.9,
    })
  }
}

/** They sit close together in the shade: a host with her cup, an elder at the trunk, two guests. */
function talkers({ pen, frame, random, light }: Stage): void {
  const shade = new Stage(pen, frame, random, { ...light, strength: 0.7 })
  for (const { spot, feet = 0.24, ...options } of talking) {
    const [x, y, size, side = 1] = spot
    // A soft shade around, and a dark one right below the soles.
    shade.glow([x, y, size * 0.66], size * 0.11, '#161c10', 0.7, 0.3)
    shade.glow([x + side * size * feet * 0.8, y - 4, size * 0.3], size * 0.05, '#0c1008', 0.8, 0.4)
    shade.person(spot, { ...options, shadow: false })
    shade.tufts([x, y + size * 0.022, size * 0.026], size * 0.6, '#56753a', 0.5)
  }
}

/** A teacher and pupils in their vegetable garden, early, with mist at the far hedge. */
function schoolGarden(pen: Pen, frame: Frame, random: Random): void {
  const morning = { ...lightOf('morning', 0.75), height: 0.28, warm: '#ffe2ac' }
  const stage = new Stage(pen, frame, random, morning)
  const { light } = stage
  const { width } = frame
  stage.sky({ kind: 'dawn', horizon: 470, clouds: 0.8 })
  stage.ridge({ base: 440, rise: 60, wave: 380, colour: '#6f7f94', distance: 0.5, foot: 520 })
  stage.mist(510, 50, 0.7, '#ffe2b0')
  stage.ground({ top: 530, colour: '#8fa650', distance: 0.24, grass: 8 })
  for (const [x, size] of [
    [120, 330],
    [330, 270],
    [560, 220],
    [1430, 300],
  ] as const)
    stage.put(broadTree, [x, 592, size, 1, 0.16])
  stage.put(hedge, [width / 2, 606, 40, 1, 0.14], { width: width * 1.1 })
  pen.save()
  pen.beginPath()
  pen.rect(0, 622, width, 600)
  pen.clip()
  const field = { horizon: 560, bottom: 1230, vanish: 1000, from: 0, to: width }
  vegetableBeds(pen, light, random, { ...field, bed: 330, plant: 116 })
  pen.restore()
  stage.glow([1250, 560, 1500], 700, '#ffd890', 0.3, 0.04)
  stage.ground({
    top: (x) => 900 + 10 * Math.sin(x / 130),
    colour: '#96603f',
    patches: '#7a4a32',
    grass: 0,
    distance: 0,
  })
  schoolClass(stage)
}

export const scenes: readonly Scene[] = [
  {
    name: 'about/story',
    height: 1200,
    seed: 511,
    compose: underTheFig,
    fine: true,
    focus: [
      { x: 370, y: 540, radius: 180 },
      { x: 740, y: 540, radius: 160 },
      { x: 1080, y: 570, radius: 180 },
      { x: 1390, y: 260, radius: 150 },
      { x: 520, y: 760, radius: 150 },
      { x: 950, y: 800, radius: 170 },
    ],
  },
  {
    name: 'about/impact',
    height: 1200,
    seed: 512,
    compose: schoolGarden,
    fine: true,
    focus: [
      { x: 370, y: 450, radius: 170 },
      { x: 480, y: 720, radius: 190 },
      { x: 1090, y: 420, radius: 190 },
      { x: 920, y: 1020, radius: 220 },
      { x: 820, y: 640, radius: 120 },
    ],
  },
]
