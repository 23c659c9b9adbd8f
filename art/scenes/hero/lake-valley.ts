import type { Frame } from '../../scene'
import { grassTufts, ground, road } from '../../kit/ground'
import { ridge } from '../../kit/land'
import { cloudShadows, mistBank } from '../../kit/weather'
import { lightOf } from '../../kit/light'
import { sky } from '../../kit/sky'
import { Stage } from '../../kit/stage'
import { roughNoise } from '../../kit/random'
import { foliage } from '../../kit/shapes'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import { lake } from '../../kit/water'
import { brow } from './lake-brow'
import { plots } from './plots'
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
  const stage = new Stage(pen, frame, random, light)
  plots(stage, {
    bank,
    bottom: height * 1.04,
    vanish: [width * 0.3, shore + height * 0.03],
    plot: Math.min(width, height) * 0.42,
  })
  cloudShadows(pen, frame, light, random, { top: shore + 150, bottom: height * 0.8, count: 3 })
  stage.mist(shore + height * 0.13, 40, 0.35)
  if (width < height) brow(pen, frame, light)
  else shoulder(pen, frame, light, random)
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
  const unit = Math.min(width, height * 0.8)
  // The path climbs in bends that shorten with distance and goes over the brow.
  const path = (
    [
      [0.73, 1.08, 0.34],
      [0.755, 0.95, 0.19],
      [0.845, 0.855, 0.115],
      [0.835, 0.785, 0.078],
      [0.805, 0.73, 0.056],
      [0.83, 0.68, 0.041],
      [0.885, 0.635, 0.029],
      [0.9, 0.604, 0.02],
      [0.885, 0.588, 0.014],
    ] as const
  ).map(([x, y, wide]) => [width * x, height * y, unit * wide] as const)
  road(pen, path, light, random, {
    colour: '#b9744a',
    distance: 0.12,
    tracks: false,
    verge: '#7f9440',
  })
  for (const [x, y, size] of [
    [0.62, 0.97, 0.08],
    [0.96, 0.9, 0.1],
    [0.93, 0.74, 0.06],
    [0.7, 0.82, 0.05],
  ] as const) {
    const bush = { x: width * x, y: height * y, width: unit * size * 1.5, height: unit * size }
    foliage(pen, bush, light, random, { base: '#56783a', dab: 8 })
    grassTufts(pen, { x: bush.x, y: bush.y + bush.height / 2, size: 26 }, light, random, {
      width: bush.width * 1.1,
    })
  }
  // Two guests walk up the path.
  const stage = new Stage(pen, frame, random, light)
  for (const [x, y, size, sex, shirt, hatColour] of [
    [0.868, 0.662, 0.165, 'man', '#3f6f9a', '#d9c79a'],
    [0.842, 0.795, 0.235, 'woman', '#c8502f', '#efe4c8'],
  ] as const)
    stage.person([width * x, height * y, unit * size, 1], {
      pose: 'walking',
      visitor: true,
      sex,
      view: -0.85,
      props: ['backpack'],
      wear: { shirt, hat: 'sunhat', hatColour, lowerColour: '#5a5244' },
    })
  hedge(pen, { x: width * 0.985, y: crest(width * 0.985) + 10, size: 60 }, light, random, {
    width: 110,
    ragged: 0.5,
  })
}

export const scenes = slide(4, lakeInTheValley, {
  wide: [
    { x: 1790, y: 620, radius: 160 },
    { x: 700, y: 640, radius: 500 },
  ],
  phone: [
    { x: 520, y: 1090, radius: 240 },
    { x: 655, y: 1010, radius: 200 },
    { x: 500, y: 940, radius: 460 },
    { x: 940, y: 940, radius: 240 },
  ],
})
