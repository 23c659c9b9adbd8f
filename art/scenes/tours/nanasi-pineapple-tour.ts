import { cropRows } from '../../kit/fields'
import { fruit, pineapple } from '../../kit/pineapple'
import { hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'

const sun = { x: 1290, y: 430 }
const horizon = 560

/** Ripe pineapples close up among their sword leaves, rows towards a lone hill, a late sky. */
function pineapples(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'golden', 0.7)
  const { light } = stage
  const { width } = stage.frame
  stage.sky({ kind: 'golden', horizon, sun: { ...sun, radius: 54 }, clouds: 1.2 })
  // Ol Donyo Sabuk alone over the plain.
  stage.ridge({
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
  stage.mist(560, 44, 0.6, '#ffd99c')
  stage.ground({ top: horizon, colour: '#a5623c', patches: '#8a4f33', distance: 0.36 })
  stage.glow([sun.x, 620, 1100], 260, '#ffd98e', 0.55, 0.04)
  stage.put(hedge, [800, 576, 26, 1, 0.36], { width: 1700, ragged: 0.7 })
  cropRows(pen, light, random, {
    horizon: 548,
    bottom: 1190,
    vanish: 960,
    from: -100,
    to: width + 100,
    spacing: 430,
    plant: 400,
    gap: 190,
    distance: 0.34,
    draw: (own, place, ownLight, ownRandom) => {
      if (place.y < 590) return
      if (place.y > 760 && Math.abs(place.x - 960) < (place.y - 548) * 0.3) return
      if (place.y > 1130) return
      pineapple(own, place, ownLight, ownRandom, { fruit: 0.35 + ownRandom() * 0.65 })
    },
  })
  carrier(stage)
  for (const [x, y, size, ripe] of [
    [640, 1130, 430, 0.75],
    [1330, 1150, 470, 0.9],
    [100, 1190, 600, 0.7],
    [420, 1260, 660, 1],
    [1560, 1250, 640, 0.95],
  ] as const)
    stage.put(pineapple, [x, y, size], { fruit: ripe })
}

/** Somebody comes up the row with fruit in a basket; the low sun stands behind. */
function carrier(stage: Stage): void {
  const [x, y, size] = [985, 985, 480]
  // The shadow runs away from where the sun stands over the horizon.
  const away = (share: number): [number, number] => [
    x + (x - sun.x) * share,
    y + (y - horizon) * share,
  ]
  for (let i = 0; i < 26; i++) {
    const share = (i / 26) * 0.62
    const [px, py] = away(share)
    stage.glow([px, py, 150 + 60 * share], 40 + 60 * share, '#3a1c22', 0.2 * (1 - share), 0.1)
  }
  stage.glow([x - 10, y - 2, 190], 40, '#2a1216', 0.6, 0.2)
  stage.person([x, y, size, -1], {
    pose: 'carrying-on-head',
    dress: 'shirt',
    sex: 'man',
    skin: 'cocoa',
    turn: 1.05,
    shadow: false,
    wear: { shirt: '#e0d4b8', lowerColour: '#4a5568', boots: true, sleeves: 'short' },
  })
  const rim = y - size * 1.17
  for (const [dx, dy, k] of [
    [-44, -2, 0.9],
    [40, -4, 0.95],
    [-6, 0, 1],
  ] as const)
    stage.put(fruit, [x - 4 + dx, rim + dy + 26, 118 * k], 1)
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/nanasi-pineapple-tour',
    height: 1200,
    seed: 607,
    compose: pineapples,
    fine: true,
    focus: [
      { x: 985, y: 560, radius: 110 },
      { x: 985, y: 700, radius: 200 },
      { x: 420, y: 900, radius: 330 },
      { x: 1560, y: 920, radius: 300 },
    ],
  },
]
