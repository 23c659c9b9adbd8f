import type { Frame } from '../../scene'
import { teaRows } from '../../kit/fields'
import { road } from '../../kit/ground'
import { peak, ridge } from '../../kit/land'
import { mistBank } from '../../kit/weather'
import { lightOf } from '../../kit/light'
import { person } from '../../kit/people/person'
import { foliage } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { cypress, eucalyptus, treeLine } from '../../kit/trees'
import type { Pen, Place, Random } from '../../kit/types'
import { slide } from './slide'

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
  slopes(pen, frame, light, random, horizon)
}

function slopes(
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
  })
  road(
    pen,
    [
      [width * 0.62, height * 1.05, 120],
      [width * 0.7, height * 0.9, 64],
      [width * 0.8, height * 0.8, 34],
      [width * 0.86, second(width * 0.86) + 60, 18],
      [width * 0.93, second(width * 0.93) + 4, 8],
    ],
    light,
    random,
    { distance: 0.1, tracks: false, verge: '#6a8f3c' },
  )
  pickers(pen, light, random, [
    { x: width * 0.585, y: second(width * 0.585) + 96, size: 92 },
    { x: width * 0.66, y: second(width * 0.66) + 70, size: 80 },
    { x: width * 0.94, y: second(width * 0.94) + 130, size: 104 },
    { x: width * 0.735, y: third(width * 0.735) + 66, size: 205 },
    { x: width * 0.845, y: third(width * 0.845) + 60, size: 188 },
  ])
  teaRows(pen, light, random, {
    ...all,
    crest: third,
    foot: height * 1.14,
    row: 124,
    colour: '#5f9130',
    swing: 0.3,
  })
}

/** People who pick, waist-deep in the tea, their baskets on their backs. */
function pickers(
  pen: Pen,
  light: ReturnType<typeof lightOf>,
  random: Random,
  places: readonly Place[],
): void {
  const scarves = ['#d9a437', '#c2452f', '#e9dfc8', '#3f7fa0', '#b8508a'] as const
  places.forEach((place, index) => {
    const facing = index % 2 === 0 ? ('left' as const) : ('right' as const)
    person(pen, { ...place, facing }, light, random, {
      pose: 'picking-tea',
      dress: 'kanga',
      sex: 'woman',
      view: index % 3 === 1 ? 'back-quarter' : 'three-quarter',
      props: ['basket-back'],
      wear: { hair: 'scarf', hairColour: scarves[index % scarves.length] ?? scarves[0] },
      shadow: false,
    })
    for (const off of [-0.45, 0, 0.45]) {
      const { x, y, size } = place
      const bush = { x: x + off * size, y: y - size * 0.14, width: size * 0.75, height: size * 0.5 }
      foliage(pen, bush, light, random, { base: '#5c8c30', dab: size * 0.045 })
    }
  })
}

export const scenes = slide(1, teaAtSunrise)
