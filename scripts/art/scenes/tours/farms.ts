import { cow } from '../../kit/animals/cow'
import { coffeeBush } from '../../kit/coffee'
import { cropRows, teaRows } from '../../kit/fields'
import { vegetableBeds } from '../../kit/gardens'
import { kale } from '../../kit/goat-farm'
import { pineapple } from '../../kit/pineapple'
import { pick } from '../../kit/random'
import { foliage } from '../../kit/shapes'
import { farmhouse, shed } from '../../kit/things/buildings'
import { fence } from '../../kit/things/farm-things'
import { basket, crates } from '../../kit/things/harvest-things'
import { broadTree, cypress, eucalyptus, hedge, treeLine } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Easel } from './easel'

/** Clipped tea that curves over the ridges of Limuru; a picker close by, a dairy on the hill. */
export function teaAndCheese(pen: Pen, frame: Frame, random: Random): void {
  const e = new Easel(pen, frame, random, 'morning', -0.75)
  const { light, width, height } = e
  e.sky({ kind: 'cumulus', horizon: 400, clouds: 0.9 })
  e.ridge({ base: 372, rise: 60, wave: 420, colour: '#5f8494', distance: 0.48, foot: 450 })
  e.mist(430, 50, 0.6)
  const all = { from: -60, to: width + 60 }
  const first = (x: number): number => 470 - 130 * Math.exp(-(((x - 1120) / 420) ** 2)) + x * 0.03
  const second = (x: number): number => 560 - 90 * Math.sin((x + 220) / 330) + 0.05 * x
  const third = (x: number): number =>
    880 - 200 * Math.exp(-(((x - 60) / 560) ** 2)) + 50 * Math.sin(x / 300)
  e.ridge({
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
  e.put(farmhouse, [1150, 372, 92, -1, 0.16], { turn: 0.5 })
  treeLine(
    pen,
    { x: 1220, y: 366, size: 170, distance: 0.2 },
    { x: 1400, y: 420, size: 150, distance: 0.22 },
    light,
    random,
    { count: 5, tree: eucalyptus },
  )
  e.put(cypress, [1040, 366, 110, 1, 0.18], {})
  e.put(cypress, [1012, 370, 90, 1, 0.18], {})
  e.mist(600, 60, 0.3)
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
    plucker(e, [x, y, size, side], '#e9dfc8')
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
  plucker(e, [1060, 1270, 660, -1], '#d9a437')
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

function plucker(e: Easel, spot: readonly [number, number, number, 1 | -1], scarf: string): void {
  e.person(spot, {
    pose: 'picking-tea',
    dress: 'kanga',
    sex: 'woman',
    view: spot[2] > 300 ? 0.25 : 'three-quarter',
    props: ['basket-back'],
    wear: { hair: 'scarf', hairColour: scarf, hatColour: scarf, cloth: scarf, shirt: '#c2503c' },
    shadow: false,
  })
}

/** Beds of vegetables seen from above, a row of round trees behind, a woman who harvests kale. */
export function organicFarm(pen: Pen, frame: Frame, random: Random): void {
  const e = new Easel(pen, frame, random, 'noon', 0.6)
  const { light, width } = e
  e.sky({ kind: 'cumulus', horizon: 250, clouds: 0.6 })
  e.ridge({ base: 236, rise: 40, wave: 360, colour: '#6f96a0', distance: 0.42, foot: 300 })
  e.ground({ top: 300, colour: '#8aa650', distance: 0.2, grass: 10 })
  for (let i = 0; i < 8; i++)
    e.put(
      broadTree,
      [70 + i * 212 + random() * 40, 400 + random() * 14, 235 + random() * 60, 1, 0.1],
      {
        leaves: pick(random, ['#4f7f38', '#5f8f3c', '#47733a']),
        wide: 1,
      },
    )
  e.put(hedge, [width / 2, 414, 40, 1, 0.08], { width: width * 1.1, ragged: 0.4 })
  const field = { horizon: 330, bottom: 1210, vanish: 640, from: 0, to: width }
  pen.save()
  pen.beginPath()
  pen.rect(0, 416, width, 900)
  pen.clip()
  vegetableBeds(pen, light, random, { ...field, bed: 330, plant: 128 })
  pen.restore()
  marigolds(e, field)
  e.person(
    [1130, 960, 520, -1],
    {
      pose: 'bending-to-pick',
      dress: 'kanga',
      sex: 'woman',
      wear: { hair: 'scarf', hairColour: '#d98a1f', shirt: '#e9e2d2', lowerColour: '#2f6f9a' },
    },
    '#6f9a52',
  )
  e.put(basket, [900, 985, 120], { goods: '#6f9f4a' })
  e.person([430, 640, 250, 1, 0.06], {
    pose: 'digging',
    dress: 'overall',
    sex: 'man',
    props: ['jembe'],
    wear: { hat: 'straw' },
  })
  for (const [x, y] of [
    [80, 1200],
    [230, 1230],
    [390, 1215],
    [1400, 1225],
    [1545, 1195],
  ] as const)
    e.put(kale, [x, y, 300], {})
}

/** Orange flowers stand guard along two of the paths. */
function marigolds(e: Easel, field: { horizon: number; bottom: number; vanish: number }): void {
  for (let near = 0.14; near < 1.1; near *= 1.07) {
    for (const column of [-1, 1]) {
      const x = field.vanish + column * 330 * near
      const y = field.horizon + (field.bottom - field.horizon) * near
      const area = { x, y: y - 20 * near, width: 76 * near, height: 60 * near }
      foliage(e.pen, area, e.light, e.random, { base: '#55803a', dab: 10 * near + 2 })
      for (let k = 0; k < 5; k++) {
        const spot = {
          x: x + (e.random() - 0.5) * 60 * near,
          y: y - (20 + 34 * e.random()) * near,
          width: 20 * near,
          height: 17 * near,
        }
        foliage(e.pen, spot, e.light, e.random, { base: '#e8871e', dab: 5 * near + 1.5 })
      }
    }
  }
}

/** Coffee on a red slope, below it a barn and cows on their grazing ground; afternoon. */
export function coffeeAndDairy(pen: Pen, frame: Frame, random: Random): void {
  const e = new Easel(pen, frame, random, 'afternoon', 0.8)
  e.sky({ kind: 'cumulus', horizon: 420, clouds: 0.7 })
  e.ridge({ base: 380, rise: 56, wave: 430, colour: '#6a87a0', distance: 0.5, foot: 450 })
  e.ridge({ base: 452, rise: 40, wave: 340, colour: '#668c4c', distance: 0.26, foot: 560 })
  e.put(hedge, [800, 540, 34, 1, 0.2], { width: 1700, ragged: 0.6 })
  e.ground({ top: 540, colour: '#86aa48', patches: '#a7b458', distance: 0.2, grass: 18 })
  e.put(broadTree, [1500, 600, 300, 1, 0.1], {})
  e.put(broadTree, [900, 566, 190, 1, 0.2], {})
  e.put(shed, [1210, 650, 190, -1, 0.06], { kind: 'cows', turn: 0.5 })
  e.put(fence, [1150, 735, 62, 1, 0.05], { length: 34, turn: 0.06 })
  for (const [x, y, size, side, pose] of [
    [960, 705, 92, 1, 'grazing'],
    [1440, 712, 96, -1, 'standing'],
    [1330, 800, 150, -1, 'grazing'],
    [1020, 830, 160, 1, 'looking'],
  ] as const) {
    e.put(cow, [x, y, size, side], { pose, coat: size === 96 ? 'jersey' : 'friesian' })
    e.tufts([x, y + 5, 18], size * 1.5, '#7a9c42')
  }
  // The red slope comes down from the left.
  const slope = (x: number): number =>
    430 + 620 / (1 + Math.exp(-(x - 640) / 170)) + 10 * Math.sin(x / 90)
  e.ridge({
    base: 700,
    rise: 60,
    wave: 300,
    colour: '#b05a35',
    distance: 0,
    crest: slope,
    foot: 1300,
    haze: 0,
    spurs: 0.5,
  })
  e.ground({ top: (x) => slope(x) + 6, colour: '#b25c36', patches: '#8f4629', distance: 0.04 })
  for (let row = 0; row < 5; row++) {
    const size = 150 + row * 62
    const count = 9 - row
    for (let k = 0; k < count; k++) {
      const x = -40 + (k + (row % 2) * 0.5) * size * 0.95
      const y = slope(x) + 40 + row * row * 22 + row * 58
      if (x > 470 + row * 190 || y > 1420) continue
      e.put(coffeeBush, [x, y, size, 1, 0.1 - row * 0.02], { cherries: 1.4 })
    }
    if (row === 2) pickers(e, slope)
  }
  e.put(basket, [960, 1130, 110], { goods: '#b02c26' })
  e.tufts([1300, 1210, 60], 700, '#7f9c44')
}

function pickers(e: Easel, slope: (x: number) => number): void {
  const wear = { hair: 'scarf' as const, hairColour: '#e0b040', shirt: '#efe6d2' }
  e.person([716, slope(716) + 250, 330, -1], {
    pose: 'picking',
    dress: 'kanga',
    sex: 'woman',
    props: ['basket-waist'],
    wear,
  })
  e.person([840, slope(840) + 190, 330, -1], {
    pose: 'picking',
    sex: 'man',
    visitor: true,
    props: ['basket-waist'],
    wear: { shirt: '#4f86a8' },
  })
}

/** Rows of pineapples run towards a lone hill, the sky is warm and late; low viewpoint. */
export function pineapples(pen: Pen, frame: Frame, random: Random): void {
  const e = new Easel(pen, frame, random, 'golden', 0.7)
  const { light, width } = e
  e.sky({ kind: 'golden', horizon: 560, sun: { x: 1290, y: 430, radius: 54 }, clouds: 1.2 })
  // Ol Donyo Sabuk alone over the plain.
  e.ridge({
    base: 460,
    rise: 90,
    wave: 420,
    colour: '#6a6a8c',
    distance: 0.4,
    crest: (x) =>
      566 -
      150 * Math.exp(-(((x - 430) / 330) ** 2)) -
      34 * Math.exp(-(((x - 700) / 130) ** 2)) +
      5 * Math.sin(x / 31),
    foot: 580,
    spurs: 0.9,
  })
  e.mist(560, 44, 0.6, '#ffd99c')
  e.ground({ top: 560, colour: '#a86a42', patches: '#8f5538', distance: 0.36 })
  e.glow(1290, 620, 1100, 260, '#ffd98e', 0.55)
  e.put(hedge, [800, 576, 26, 1, 0.36], { width: 1700, ragged: 0.7 })
  cropRows(pen, light, random, {
    horizon: 552,
    bottom: 1190,
    vanish: 900,
    from: -100,
    to: width + 100,
    spacing: 400,
    plant: 330,
    gap: 150,
    distance: 0.34,
    draw: (own, place, ownLight, ownRandom) => {
      if (place.y < 585) return
      if (place.y > 900 && Math.abs(place.x - 1090) < 130) return
      pineapple(own, place, ownLight, ownRandom, { fruit: 0.15 + ownRandom() * 0.85 })
    },
  })
  e.person([1090, 940, 400, -1], {
    pose: 'carrying-on-head',
    dress: 'shirt',
    sex: 'man',
    props: ['basket-head'],
    wear: { shirt: '#d9cdb4', boots: true },
  })
  e.dust([1090, 946, 26], 150, 0.5, '#b5784c')
  e.person([560, 690, 150, 1, 0.16], { pose: 'bending-to-pick', dress: 'overall', sex: 'woman' })
  e.put(crates, [700, 712, 52, 1, 0.14], { goods: '#d99a35', count: 3 })
  for (const [x, y, size] of [
    [250, 1230, 470],
    [1420, 1240, 450],
  ] as const)
    e.put(pineapple, [x, y, size], { fruit: 1 })
}
