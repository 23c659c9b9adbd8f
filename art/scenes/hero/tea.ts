import type { Frame } from '../../scene'
import { teaRows } from '../../kit/fields'
import { peak, ridge } from '../../kit/land'
import { mistBank } from '../../kit/weather'
import { lightOf } from '../../kit/light'
import { Stage } from '../../kit/stage'
import { sky } from '../../kit/sky'
import { cypress, eucalyptus, treeLine } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import { slide } from './slide'
import { nearPickers } from './near-pickers'
import { between } from './tea-pickers'

/** Tea in contour rows at sunrise, mist in the valleys, Mount Kenya far off. */
function teaAtSunrise(pen: Pen, frame: Frame, random: Random): void {
  const { width, height } = frame
  const light = lightOf('dawn', 0.75)
  const horizon = height * 0.46
  const sun = { x: width * 0.76, y: horizon * 0.86, radius: 30 }
  sky(pen, frame, light, random, { kind: 'dawn', horizon, sun })
  const mountain = {
    x: width * 0.53,
    base: horizon,
    height: Math.min(height * 0.2, width * 0.15),
    width: 900,
  }
  peak(pen, frame, light, random, { ...mountain, kind: 'jagged', distance: 0.6 })
  const layer = (base: number, distance: number, colour: string): void => {
    ridge(pen, frame, light, random, {
      base,
      rise: 46,
      wave: 400,
      colour,
      distance,
      foot: base + 90,
    })
  }
  layer(horizon - 8, 0.55, '#5f7492')
  mistBank(pen, frame, light, random, { y: horizon + 30, thick: 50, opacity: 0.6 })
  layer(horizon + 50, 0.36, '#4f7358')
  mistBank(pen, frame, light, random, { y: horizon + 110, thick: 50, opacity: 0.7 })
  const stage = new Stage(pen, frame, random, light)
  slopes(stage, pen, frame, light, random, horizon)
  sunrise(stage, sun, horizon)
}

/** The low sun gilds the mist and the land below it; the far side lies in cool shade. */
function sunrise(stage: Stage, sun: { x: number; y: number }, horizon: number): void {
  const { width, height } = stage.frame
  stage.pen.save()
  stage.pen.globalCompositeOperation = 'soft-light'
  stage.glow([sun.x, horizon + 60, width * 1.5], height * 1.3, '#ffd48a', 0.75, 0.03)
  stage.pen.globalCompositeOperation = 'multiply'
  stage.glow([width * 0.1, height * 1.02, width * 1.3], height * 0.7, '#7f98a8', 0.55, 0.05)
  stage.pen.restore()
  stage.glow([sun.x, horizon + 70, width * 0.9], height * 0.22, '#ffe2a8', 0.5, 0.03)
}

function slopes(
  stage: Stage,
  pen: Pen,
  frame: Frame,
  light: ReturnType<typeof lightOf>,
  random: Random,
  horizon: number,
): void {
  const { width, height } = frame
  const first = (x: number): number =>
    horizon + 118 - 62 * Math.sin(x / 330 + 0.6) - 22 * Math.sin(x / 140)
  const second = (x: number): number =>
    height * 0.7 - 105 * Math.cos((x - width * 0.98) / 520) + 26 * Math.sin(x / 210)
  const third = (x: number): number =>
    height * 0.84 + 84 * Math.sin((x - width * 0.5) / 480) - 12 * Math.sin(x / 150)
  const all = { from: -60, to: width + 60 }
  ridge(pen, frame, light, random, {
    base: horizon + 120,
    rise: 40,
    wave: 300,
    colour: '#4f7a3c',
    distance: 0.25,
    crest: first,
    foot: height,
  })
  teaRows(pen, light, random, {
    ...all,
    crest: first,
    foot: height * 0.8,
    row: 38,
    distance: 0.24,
    colour: '#6f9a3c',
  })
  const foot = (x: number, size: number, distance: number) => ({
    x,
    y: first(x) + 8,
    size,
    distance,
  })
  treeLine(pen, foot(width * 0.55, 92, 0.26), foot(width * 0.66, 80, 0.32), light, random, {
    count: 6,
    tree: cypress,
  })
  treeLine(pen, foot(width * 0.9, 170, 0.2), foot(width * 0.99, 150, 0.2), light, random, {
    count: 4,
    tree: eucalyptus,
  })
  mistBank(pen, frame, light, random, { y: height * 0.64, thick: 56, opacity: 0.45 })
  teaRows(pen, light, random, {
    ...all,
    crest: second,
    foot: (x) => height * 1.02 + 60 * Math.sin(x / 300),
    row: 70,
    distance: 0.06,
    colour: '#6a9a34',
    after: between(stage, [
      {
        x: width * 0.94,
        share: 0.1,
        size: 112,
        facing: 'left',
        scarf: '#e9dfc8',
        shirt: '#b8508a',
      },
      {
        x: width * 0.58,
        share: 0.16,
        size: 122,
        facing: 'right',
        scarf: '#c2452f',
        shirt: '#d9a437',
      },
      {
        x: width * 0.635,
        share: 0.08,
        size: 100,
        facing: 'left',
        scarf: '#d9a437',
        shirt: '#e9dfc8',
      },
    ]),
  })
  const isTall = width < height
  const [one, other] = isTall ? [0.65, 0.89] : [0.7, 0.87]
  const near = nearPickers(stage, [
    {
      x: width * one,
      share: 0.02,
      size: isTall ? 380 : 330,
      facing: 'right',
      scarf: '#d9a437',
      shirt: '#f0e6d4',
      kanga: '#c86a2a',
    },
    {
      x: width * other,
      share: 0.01,
      size: isTall ? 340 : 290,
      facing: 'left',
      scarf: '#c2452f',
      shirt: '#3f8f8a',
      kanga: '#b03f58',
    },
  ])
  teaRows(pen, light, random, {
    ...all,
    crest: third,
    foot: height * 1.14,
    row: 124,
    colour: '#5f9130',
    swing: 0.3,
    after: near.after,
  })
  near.paint()
}

export const scenes = slide(1, teaAtSunrise, {
  wide: [
    { x: 1596, y: 356, radius: 70 },
    { x: 1500, y: 760, radius: 180 },
    { x: 1650, y: 850, radius: 170 },
    { x: 1810, y: 790, radius: 170 },
    { x: 1275, y: 620, radius: 110 },
    { x: 1965, y: 550, radius: 60 },
  ],
  phone: [
    { x: 821, y: 534, radius: 70 },
    { x: 730, y: 1090, radius: 210 },
    { x: 840, y: 1210, radius: 190 },
    { x: 950, y: 1120, radius: 190 },
    { x: 655, y: 920, radius: 90 },
    { x: 1005, y: 840, radius: 60 },
  ],
})
