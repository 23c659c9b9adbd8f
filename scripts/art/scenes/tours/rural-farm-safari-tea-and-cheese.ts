import { teaRows } from '../../kit/fields'
import { pick } from '../../kit/random'
import { foliage } from '../../kit/shapes'
import { farmhouse } from '../../kit/things/buildings'
import { cypress, eucalyptus, treeLine } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { faces, Stage } from '../../kit/stage'

/** Clipped tea that curves over the ridges of Limuru; a picker close by, a dairy on the hill. */
function teaAndCheese(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'morning', -0.75)
  const { light } = stage
  const { width, height } = stage.frame
  stage.sky({ kind: 'cumulus', horizon: 400, clouds: 0.9 })
  stage.ridge({ base: 372, rise: 60, wave: 420, colour: '#5f8494', distance: 0.48, foot: 450 })
  stage.mist(430, 50, 0.6)
  const all = { from: -60, to: width + 60 }
  const first = (x: number): number => 470 - 130 * Math.exp(-(((x - 1120) / 420) ** 2)) + x * 0.03
  const second = (x: number): number => 560 - 90 * Math.sin((x + 220) / 330) + 0.05 * x
  const third = (x: number): number =>
    880 - 200 * Math.exp(-(((x - 60) / 560) ** 2)) + 50 * Math.sin(x / 300)
  stage.ridge({
    base: 430,
    rise: 60,
    wave: 300,
    colour: '#5c8a40',
    distance: 0.24,
    crest: first,
    foot: height,
  })
  teaRows(pen, light, random, {
    ...all,
    crest: first,
    foot: 780,
    row: 40,
    distance: 0.22,
    swing: 1,
  })
  stage.put(farmhouse, [1150, 372, 92, -1, 0.16], { turn: 0.5 })
  treeLine(
    pen,
    { x: 1220, y: 366, size: 170, distance: 0.2 },
    { x: 1400, y: 420, size: 150, distance: 0.22 },
    light,
    random,
    { count: 5, tree: eucalyptus },
  )
  stage.put(cypress, [1040, 366, 110, 1, 0.18], {})
  stage.put(cypress, [1012, 370, 90, 1, 0.18], {})
  stage.mist(600, 60, 0.3)
  teaRows(pen, light, random, {
    ...all,
    crest: second,
    foot: (x) => 1080 + 90 * Math.sin(x / 400),
    row: 76,
    distance: 0.08,
    colour: '#679a34',
    swing: 0.9,
  })
  for (const [x, y, size, side] of [
    [460, 640, 92, 1],
    [560, 618, 86, -1],
    [1330, 700, 110, -1],
  ] as const) {
    plucker(stage, [x, y, size, side], '#e9dfc8')
    foliage(pen, { x, y: y - size * 0.14, width: size * 1.5, height: size * 0.5 }, light, random, {
      base: '#5f9434',
      dab: 6,
    })
  }
  teaRows(pen, light, random, {
    ...all,
    crest: third,
    foot: (x) => 1330 + 40 * Math.sin(x / 200),
    row: 150,
    colour: '#5b9030',
    swing: 0.7,
  })
  plucker(stage, [1060, 1270, 660, -1], '#d9a437')
  // She stands in the tea to her hips; her hands are over the fresh shoots.
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 13; i++) {
      const area = {
        x: 560 + i * 86 + row * 30,
        y: 1036 + row * 74 + 20 * Math.sin(i * 1.7 + row),
        width: 190,
        height: 130,
      }
      const base = pick(random, ['#5b9030', '#649a35', '#528a30'] as const)
      foliage(pen, area, light, random, { base, dab: 13 })
    }
}

function plucker(
  stage: Stage,
  spot: readonly [number, number, number, 1 | -1],
  scarf: string,
): void {
  stage.person(spot, {
    pose: 'picking-tea',
    dress: 'kanga',
    sex: 'woman',
    view: spot[2] > 300 ? 0.25 : 'three-quarter',
    props: ['basket-back'],
    wear: { hair: 'scarf', hairColour: scarf, hatColour: scarf, cloth: scarf, shirt: '#c2503c' },
    shadow: false,
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/rural-farm-safari-tea-and-cheese',
    height: 1200,
    seed: 602,
    compose: teaAndCheese,
    focus: faces([[1060, 1190, 640]]),
  },
]
