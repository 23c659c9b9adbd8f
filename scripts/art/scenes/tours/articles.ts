import { goat } from '../../kit/animals/goat'
import { patchwork } from '../../kit/fields'
import { longGrass } from '../../kit/gardens'
import { strewn } from '../../kit/ground'
import { banana, maize } from '../../kit/plants'
import { foliage } from '../../kit/shapes'
import { farmhouse, hut } from '../../kit/things/buildings'
import { acacia, broadTree, cypress, eucalyptus, hedge, treeLine } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import { stream } from '../../kit/water'
import type { Frame } from '../../scene'
import { coffeeSpray } from './coffee-spray'
import { Easel } from './easel'
import { footbridge } from './footbridge'
import { seedlingRows } from './laboratory'

/** A branch heavy with red cherries, close by; the green valley lies soft below. */
export function coffeeCulture(pen: Pen, frame: Frame, random: Random): void {
  const e = new Easel(pen, frame, random, 'morning', -0.8)
  const { light, width } = e
  e.sky({ kind: 'clear', horizon: 400 })
  e.ridge({ base: 372, rise: 60, wave: 420, colour: '#6c8ea8', distance: 0.56, foot: 470 })
  e.mist(460, 60, 0.7)
  e.ridge({ base: 500, rise: 60, wave: 380, colour: '#5f8f5a', distance: 0.36, foot: 640 })
  e.mist(620, 60, 0.6)
  const slope = (x: number): number => 690 - 60 * Math.sin(x / 360) + 0.08 * x
  e.ridge({
    base: 690,
    rise: 50,
    wave: 340,
    colour: '#6b9a48',
    distance: 0.24,
    crest: slope,
    foot: 1000,
  })
  patchwork(pen, light, random, {
    crest: (x) => slope(x) + 14,
    foot: 1280,
    from: 0,
    to: width,
    plot: 130,
    distance: 0.24,
  })
  e.put(farmhouse, [1180, 880, 66, 1, 0.2], {})
  for (const [x, y] of [
    [1080, 890],
    [1290, 876],
    [1320, 900],
    [500, 850],
    [240, 900],
  ] as const)
    e.put(broadTree, [x, y, 110, 1, 0.22], {})
  e.mist(980, 120, 0.35)
  coffeeSpray(e, {
    from: [1700, 1160],
    over: [1250, 900],
    to: [760, 1090],
    leaf: 230,
    cherry: 24,
    nodes: 6,
    distance: 0.1,
    ripe: 0.6,
  })
  coffeeSpray(e, {
    from: [-80, 250],
    over: [620, 300],
    to: [1330, 760],
    leaf: 380,
    cherry: 44,
    nodes: 8,
  })
}

/** A footbridge over a stream, a small farm on each bank; neighbours cross it in the morning. */
export function buildingBridges(pen: Pen, frame: Frame, random: Random): void {
  const e = new Easel(pen, frame, random, 'morning', 0.75)
  const { light, width } = e
  e.sky({ kind: 'cumulus', horizon: 380, clouds: 0.8 })
  e.ridge({ base: 350, rise: 60, wave: 400, colour: '#6a8ca0', distance: 0.5, foot: 440 })
  const hill = e.ridge({
    base: 430,
    rise: 50,
    wave: 360,
    colour: '#6f9a4c',
    distance: 0.26,
    foot: 560,
  })
  patchwork(pen, light, random, {
    crest: (x) => hill(x) + 20,
    foot: 560,
    from: 0,
    to: width,
    plot: 96,
    distance: 0.25,
  })
  e.ground({ top: 540, colour: '#7fa64a', patches: '#a9ab56', distance: 0.18, grass: 34 })
  stream(
    pen,
    [
      [900, 1280, 620],
      [800, 1060, 430],
      [830, 880, 270],
      [700, 740, 130],
      [760, 640, 60],
      [730, 560, 22],
    ],
    light,
    random,
  )
  // The farm on the left: a house under bananas; on the right: huts and maize.
  e.put(broadTree, [90, 660, 300, 1, 0.12], {})
  e.put(farmhouse, [270, 705, 150, 1, 0.06], { wall: '#d9b98a' })
  for (let i = 0; i < 4; i++) e.put(banana, [420 + i * 54, 700 + i * 10, 150, 1, 0.06], {})
  e.put(broadTree, [1500, 640, 320, 1, 0.1], { blossom: '#d9772f' })
  e.put(hut, [1300, 690, 170, -1, 0.06], {})
  e.put(hut, [1120, 650, 118, -1, 0.1], {})
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 8; i++)
      e.put(
        maize,
        [1060 + row * 24 + i * 74, 735 + row * 34 + random() * 10, 130 + row * 14, 1, 0.04],
        {},
      )
  e.road(
    [
      [80, 960, 120],
      [250, 850, 60],
      [300, 760, 30],
      [285, 706, 16],
    ],
    { tracks: false, distance: 0.1 },
  )
  e.road(
    [
      [1600, 960, 110],
      [1330, 880, 60],
      [1290, 780, 28],
      [1310, 700, 14],
    ],
    { tracks: false, distance: 0.1 },
  )
  for (const side of [-1, 1])
    for (let i = 0; i < 6; i++) {
      const area = { x: 815 + side * (400 + 24 * i), y: 975 + 24 * i, width: 150, height: 90 }
      foliage(pen, area, light, random, { base: '#5f8a3e', dab: 10 })
    }
  e.put(footbridge, [800, 955, 150], { length: 7.4, part: 'whole' })
  e.person([640, 905, 270, 1], {
    pose: 'carrying-on-head',
    dress: 'kanga',
    sex: 'woman',
    props: ['basket-head'],
    wear: { shirt: '#e9e2d2', lowerColour: '#c8452f' },
    shadow: false,
  })
  e.person([905, 890, 268, -1], { pose: 'waving', sex: 'man', dress: 'shirt', shadow: false })
  e.person([985, 905, 190, -1], { pose: 'walking', dress: 'school', age: 'child', shadow: false })
  e.put(footbridge, [800, 955, 150], { length: 7.4, part: 'rail' })
  e.put(longGrass, [220, 1220, 170], { width: 560, colour: '#86a04a' })
  e.put(longGrass, [1430, 1220, 190], { width: 480, colour: '#86a04a' })
}

/** Goats browse on a hedge in a sunny meadow, two of them on their hind legs. */
export function embraceTheBleat(pen: Pen, frame: Frame, random: Random): void {
  const e = new Easel(pen, frame, random, 'noon', -0.65)
  e.sky({ kind: 'cumulus', horizon: 420, clouds: 1 })
  e.ridge({ base: 392, rise: 44, wave: 460, colour: '#6f96a6', distance: 0.48, foot: 470 })
  e.ridge({ base: 450, rise: 26, wave: 380, colour: '#6f9850', distance: 0.28, foot: 540 })
  e.ground({ top: 500, colour: '#93b84e', patches: '#c9c05e', distance: 0.22, grass: 44 })
  e.put(acacia, [250, 560, 190, 1, 0.2], {})
  e.put(broadTree, [90, 560, 170, 1, 0.22], {})
  for (const [x, y, size, side] of [
    [330, 640, 70, 1],
    [180, 690, 86, -1],
    [470, 610, 60, 1],
  ] as const) {
    e.put(goat, [x, y, size, side, 0.14], { pose: 'grazing' })
    e.tufts([x, y + 4, 13], size * 1.2, '#8fae4c')
  }
  // The hedge runs from the right foreground into the picture.
  for (let i = 0; i < 15; i++) {
    const near = i / 14
    const x = 560 + 1010 * near ** 1.25
    const y = 560 + 420 * near ** 1.5
    bush(e, x, y, 70 + 400 * near, 150 + 220 * near, 0.14 * (1 - near))
  }
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
  for (const [x, y, size, pose, coat] of [
    [850, 700, 110, 'browsing', 'white'],
    [985, 780, 150, 'rearing', 'brown'],
    [890, 880, 190, 'browsing', 'black-and-white'],
    [1180, 985, 290, 'rearing', 'boer'],
    [480, 1110, 330, 'looking', 'toggenburg'],
  ] as const) {
    e.put(goat, [x, y, size, 1], { pose, coat, turn: 0.1 })
    e.tufts([x, y + 5, size * 0.13], size * 1.3, '#86a848')
  }
  e.put(goat, [800, 1090, 140, -1], { kid: true, pose: 'jumping', coat: 'white' })
  e.put(longGrass, [1180, 1220, 130], { width: 900, colour: '#8fae4c', density: 0.8 })
  e.put(longGrass, [140, 1222, 120], { width: 420, colour: '#8fae4c', density: 0.8 })
}

/** A stretch of hedge of several leafy masses. */
function bush(e: Easel, x: number, y: number, size: number, width: number, distance: number): void {
  for (let k = 0; k < 3; k++) {
    const high = size * (0.8 + 0.35 * e.random())
    const area = {
      x: x + (k - 1) * width * 0.34,
      y: y - high * 0.46,
      width: size * 0.75,
      height: high,
    }
    const base = k === 1 ? '#4f7a36' : '#5f8c40'
    foliage(e.pen, area, e.light, e.random, { base, distance, dab: Math.max(6, size * 0.045) })
  }
}

/** Young crops in rows run towards a farmhouse among trees; a farmer shows guests the field. */
export function worthEveryPenny(pen: Pen, frame: Frame, random: Random): void {
  const e = new Easel(pen, frame, random, 'dawn', 0.8)
  const { light } = e
  e.sky({ kind: 'dawn', horizon: 500, sun: { x: 1420, y: 400, radius: 44 }, clouds: 0.8 })
  e.ridge({ base: 462, rise: 50, wave: 460, colour: '#7286a2', distance: 0.54, foot: 540 })
  e.mist(520, 50, 0.7)
  e.ground({ top: 545, colour: '#8ea352', patches: '#b3a45a', distance: 0.3, grass: 18 })
  treeLine(
    pen,
    { x: 60, y: 576, size: 200, distance: 0.34 },
    { x: 560, y: 570, size: 170, distance: 0.36 },
    light,
    random,
    { count: 7, tree: eucalyptus },
  )
  for (const [x, size] of [
    [700, 260],
    [860, 210],
    [1330, 290],
    [1470, 220],
  ] as const)
    e.put(broadTree, [x, 608, size, 1, 0.2], {})
  e.put(farmhouse, [1060, 640, 190, -1, 0.08], { roof: '#b0583c' })
  e.put(broadTree, [1270, 650, 300, 1, 0.1], { leaves: '#557f3c' })
  e.put(cypress, [880, 640, 190, 1, 0.12], {})
  e.put(hedge, [800, 664, 34, 1, 0.14], { width: 1700, ragged: 0.5 })
  seedlingRows(e, { horizon: 560, top: 670, vanish: 1010 })
  e.glow(1300, 720, 1200, 220, '#ffe0a0', 0.4)
  e.person(
    [420, 905, 330, 1],
    { pose: 'explaining', dress: 'overall', sex: 'man', wear: { hat: 'straw' } },
    '#7a9a3e',
  )
  e.person([545, 925, 325, -1], { pose: 'listening', visitor: true, sex: 'woman' }, '#7a9a3e')
  e.person(
    [640, 900, 230, -1],
    { pose: 'pointing', age: 'child', visitor: true, dress: 'tee' },
    '#7a9a3e',
  )
}
