import { bovine } from '../../kit/animals/bovine'
import { coffeeBush } from '../../kit/coffee'
import { shed } from '../../kit/things/buildings'
import { fence } from '../../kit/things/farm-things'
import { basket } from '../../kit/things/harvest-things'
import { lightOf } from '../../kit/light'
import { broadTree, hedge } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'

/** Coffee on a red slope, below it a barn and cows on their grazing ground; afternoon. */
function coffeeAndDairy(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, {
    ...lightOf('golden', 0.8),
    height: 0.42,
  })
  stage.sky({ kind: 'golden', horizon: 420, clouds: 0.6 })
  stage.glow([1550, 400, 1500], 700, '#ffe0a4', 0.5)
  stage.ridge({ base: 380, rise: 56, wave: 430, colour: '#6a87a0', distance: 0.5, foot: 450 })
  stage.ridge({ base: 452, rise: 40, wave: 340, colour: '#668c4c', distance: 0.26, foot: 560 })
  stage.put(hedge, [800, 540, 34, 1, 0.2], { width: 1700, ragged: 0.6 })
  stage.ground({ top: 540, colour: '#86aa48', patches: '#a7b458', distance: 0.2, grass: 18 })
  stage.put(broadTree, [1500, 600, 300, 1, 0.1], {})
  stage.put(broadTree, [900, 566, 190, 1, 0.2], {})
  stage.put(shed, [1210, 650, 190, -1, 0.06], { kind: 'cows', turn: 0.5 })
  stage.put(fence, [1150, 735, 62, 1, 0.05], { length: 34, turn: 0.06 })
  for (const [x, y, size, side, options] of [
    [930, 690, 84, 1, { pose: 'grazing', hide: 'friesian', turn: 0.3 }],
    [1500, 716, 96, -1, { hide: 'jersey', turn: 0.3 }],
    [1000, 815, 148, 1, { pose: 'alert', hide: 'friesian', turn: 0.45, look: 0.3 }],
    [1450, 850, 176, -1, { pose: 'grazing', hide: 'ayrshire', turn: 0.3 }],
    [1150, 868, 92, -1, { calf: true, hide: 'friesian', turn: 0.4 }],
  ] as const) {
    stage.put(bovine, [x, y, size, side], options)
    stage.tufts([x, y + 5, 18], size * 1.5, '#7a9c42')
  }
  // The red slope comes down from the left.
  const slope = (x: number): number =>
    430 + 620 / (1 + Math.exp(-(x - 640) / 170)) + 10 * Math.sin(x / 90)
  stage.ridge({
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
  stage.ground({ top: (x) => slope(x) + 6, colour: '#b25c36', patches: '#8f4629', distance: 0.04 })
  for (let row = 0; row < 5; row++) {
    const size = 150 + row * 62
    const count = 9 - row
    for (let k = 0; k < count; k++) {
      const x = -40 + (k + (row % 2) * 0.5) * size * 0.95
      const y = slope(x) + 40 + row * row * 22 + row * 58
      if (x > 470 + row * 190 || y > 1420) continue
      stage.put(coffeeBush, [x, y, size, 1, 0.1 - row * 0.02], { cherries: 0.7 })
    }
    if (row === 2) pickers(stage, slope)
  }
  stage.put(basket, [960, 1130, 110], { goods: '#b02c26' })
  stage.tufts([1300, 1210, 60], 700, '#7f9c44')
}

function pickers(stage: Stage, slope: (x: number) => number): void {
  const wear = { hair: 'scarf' as const, hairColour: '#e0b040', shirt: '#efe6d2' }
  stage.person([716, slope(716) + 250, 330, -1], {
    pose: 'picking',
    dress: 'kanga',
    sex: 'woman',
    props: ['basket-waist'],
    wear,
  })
  stage.person([840, slope(840) + 190, 330, -1], {
    pose: 'picking',
    sex: 'man',
    visitor: true,
    props: ['basket-waist'],
    wear: { shirt: '#4f86a8' },
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/coffee-and-dairy-tour',
    height: 1200,
    seed: 605,
    compose: coffeeAndDairy,
    focus: [
      { x: 780, y: 880, radius: 220 },
      { x: 1020, y: 750, radius: 180 },
      { x: 1400, y: 760, radius: 200 },
    ],
  },
]
