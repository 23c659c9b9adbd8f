import { type Grain, seed, seedBowl, stripedCloth } from '../../kit/market-still'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Expo } from './stage'

/** Bowls of seed on striped cloth, from above. */
function seedsInEveryShade(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Expo(pen, frame, random, 'morning', -0.8)
  const cloth = [
    ['#b4423a', 3],
    ['#efe3c6', 1],
    ['#2f5f6a', 2],
    ['#efe3c6', 1],
    ['#d9a23a', 1.4],
    ['#efe3c6', 0.8],
  ] as const
  stripedCloth(pen, stage.light, random, {
    top: -20,
    bottom: 1220,
    from: -200,
    to: 1800,
    lean: 110,
    stripes: cloth,
  })
  stage.glow([250, 200, 1500], 1000, '#fff0c4', 0.3)
  stage.glow([1500, 1100, 1300], 900, '#2a2038', 0.4)
  const speckled: Grain = {
    kind: 'bean',
    colours: ['#d9b48c', '#cf9f7a', '#e3c6a0'],
    specks: '#7a2430',
    size: 27,
  }
  const maize: Grain = { kind: 'kernel', colours: ['#f2e8cc', '#e9dab2', '#f7f0dc'], size: 22 }
  const sorghum: Grain = { kind: 'ball', colours: ['#9a3b28', '#b4502f', '#7f2f24'], size: 17 }
  const black: Grain = { kind: 'bean', colours: ['#332a33', '#43363c', '#28222a'], size: 24 }
  const grams: Grain = { kind: 'ball', colours: ['#7d8a45', '#6c7a3c', '#96a058'], size: 19 }
  const yellow: Grain = { kind: 'kernel', colours: ['#e0a52f', '#d4922a', '#eabb4c'], size: 22 }
  const bowls = [
    [300, 210, 380, black, '#a5793f'],
    [1300, 190, 400, yellow, '#7a4a34'],
    [800, 150, 330, grams, '#8f6a44'],
    [1370, 660, 420, sorghum, '#c9a878'],
    [230, 700, 440, maize, '#6b4330'],
    [790, 690, 600, speckled, '#94602f'],
  ] as const
  for (const [x, y, size, grain, colour] of bowls)
    seedBowl(pen, { x, y, size }, stage.light, random, {
      grain,
      colour,
      flat: 0.76,
    })
  // Some were spilt; none lies in another.
  const spilt: [number, number][] = []
  for (let i = 0; i < 60 && spilt.length < 17; i++) {
    const [a, far] = [0.5 + random() * 2.2, 345 + random() * 160]
    const [x, y] = [790 + Math.cos(a) * far, 760 + Math.sin(a) * far * 0.8]
    if (spilt.some(([px, py]) => Math.hypot(px - x, py - y) < 50)) continue
    const grain = [speckled, maize, speckled][spilt.length % 3] ?? speckled
    seed(pen, x, y, stage.light, random, grain)
    spilt.push([x, y])
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/agri-expo-2025/03-seeds',
    height: 1200,
    seed: 6103,
    compose: seedsInEveryShade,
    focus: [
      { x: 790, y: 690, radius: 330 },
      { x: 1370, y: 650, radius: 250 },
      { x: 230, y: 690, radius: 250 },
      { x: 300, y: 210, radius: 220 },
      { x: 800, y: 150, radius: 200 },
      { x: 1300, y: 190, radius: 230 },
      { x: 780, y: 1050, radius: 330 },
    ],
  },
]
