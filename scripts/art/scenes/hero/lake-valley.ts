import type { Frame } from '../../scene'
import { grassTufts, ground, road } from '../../kit/ground'
import { ridge } from '../../kit/land'
import { cloudShadows, mistBank } from '../../kit/weather'
import { patchwork } from '../../kit/fields'
import { lightOf } from '../../kit/light'
import { sky } from '../../kit/sky'
import { person } from '../../kit/people/person'
import { roughNoise } from '../../kit/random'
import { foliage } from '../../kit/shapes'
import { acacia, cypress, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import { lake } from '../../kit/water'
import { slide } from './slide'

/** A ridge of blue hills that falls away to a lake in the valley. */
function lakeInTheValley(pen: Pen, frame: Frame, random: Random): void {
  const { width, height } = frame
  const light = lightOf('morning', -0.7)
  const horizon = height * 0.42
  sky(pen, frame, light, random, { kind: 'cumulus', horizon: horizon * 1.06, clouds: 0.9 })
  // Each range falls from the right towards the lake, the nearer the later and the bluer.
  const ranges = [
    { high: 0.1, end: 1.1, colour: '#6f93b8', distance: 0.5 },
    { high: 0.17, end: 0.86, colour: '#54809f', distance: 0.38 },
    { high: 0.24, end: 0.62, colour: '#47736e', distance: 0.24 },
  ]
  ranges.forEach(({ high, end, colour, distance }, index) => {
    const rough = roughNoise(random, 4)
    const crest = (x: number): number => {
      const share = Math.max(0, 1 - (width - x) / (width * end))
      return (
        horizon +
        44 +
        index * 6 -
        height * high * share ** 0.8 -
        26 * rough(x / 150) * (0.3 + share)
      )
    }
    const foot = horizon + 80 + index * 6
    ridge(pen, frame, light, random, {
      base: horizon - 60,
      rise: 60,
      wave: 330,
      colour,
      distance,
      crest,
      foot,
      spurs: 1,
      haze: 0.6,
    })
    mistBank(pen, frame, light, random, { y: foot - 16, thick: 26, opacity: 0.4 })
  })
  const shore = horizon + height * 0.1
  ridge(pen, frame, light, random, {
    base: shore - 12,
    rise: 16,
    wave: 420,
    colour: '#6f9563',
    distance: 0.3,
    foot: shore + 30,
  })
  lake(pen, frame, light, random, {
    top: (x) => shore + 8 + 6 * Math.sin(x / 170),
    bottom: (x) => shore + height * 0.15 + 22 * Math.sin(x / 260 + 1),
    far: '#d3e4e6',
    near: '#4a86a8',
  })
  const bank = (x: number): number => shore + height * 0.12 + 24 * Math.sin(x / 250 + 1.1)
  ground(pen, frame, light, random, { top: bank, colour: '#86a352', distance: 0.22, grass: 0 })
  patchwork(pen, light, random, {
    crest: bank,
    foot: height * 0.86,
    from: 0,
    to: width,
    plot: 120,
    distance: 0.14,
  })
  for (let i = 0; i < 26; i++) {
    const x = random() * width
    const y = bank(x) + 12 + random() * height * 0.1
    const place = { x, y, size: 26 + random() * 30, distance: 0.15 }
    if (i % 3 === 0) acacia(pen, place, light, random)
    else cypress(pen, place, light, random, { wide: 0.5 })
  }
  cloudShadows(pen, frame, light, random, { top: shore + 120, bottom: height * 0.8, count: 4 })
  shoulder(pen, frame, light, random)
}

/** The hill in front on the right, with the footpath along its spine. */
function shoulder(pen: Pen, frame: Frame, light: ReturnType<typeof lightOf>, random: Random): void {
  const { width, height } = frame
  const crest = (x: number): number =>
    height * (1.04 - 0.5 * (1 / (1 + Math.exp(-(x - width * 0.68) / (width * 0.09))))) +
    9 * Math.sin(x / 70)
  ridge(pen, frame, light, random, {
    base: height * 0.7,
    rise: 10,
    wave: 420,
    colour: '#76943f',
    distance: 0,
    crest,
    foot: height * 1.1,
    haze: 0,
    spurs: 1,
  })
  ground(pen, frame, light, random, {
    top: (x) => crest(x) + 6,
    colour: '#8aa24a',
    patches: '#c0a957',
    grass: 34,
    distance: 0,
  })
  const path = [0.64, 0.7, 0.76, 0.83, 0.9, 0.95].map((at, i) => {
    const near = 1 - i / 6
    return [width * at, crest(width * at) + 12 + 150 * near * near, 14 + 90 * near ** 1.6] as const
  })
  road(pen, path, light, random, {
    colour: '#b9744a',
    distance: 0,
    tracks: false,
    verge: '#7f9440',
  })
  const bushes = [0.6, 0.72, 0.89]
  for (const at of bushes) {
    const bush = { x: width * at, y: crest(width * at) + 66, width: 96, height: 58 }
    foliage(pen, bush, light, random, { base: '#56783a', dab: 8 })
    grassTufts(pen, { x: bush.x, y: bush.y + 30, size: 26 }, light, random, { width: 110 })
  }
  // Two guests walk up the path, in the middle of the picture's right half.
  for (const [at, off, size, sex] of [
    [0.83, 4, 88, 'man'],
    [0.805, 10, 86, 'woman'],
  ] as const) {
    const place = { x: width * at, y: crest(width * at) + 34 + off, size, facing: 'right' as const }
    person(pen, place, light, random, {
      pose: 'walking',
      visitor: true,
      sex,
      view: 'back-quarter',
      props: ['backpack'],
    })
  }
  hedge(pen, { x: width * 0.98, y: crest(width * 0.98) + 10, size: 60 }, light, random, {
    width: 130,
    ragged: 0.5,
  })
}

export const scenes = slide(4, lakeInTheValley)
