import { patchwork } from '../../kit/fields'
import { farmhouse } from '../../kit/things/buildings'
import { broadTree } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { coffeeSpray } from './coffee-spray'
import { Stage } from '../../kit/stage'

/** A branch heavy with red cherries, close by; the green valley lies soft below. */
function coffeeCulture(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'morning', -0.8)
  const { light } = stage
  const { width } = stage.frame
  stage.sky({ kind: 'clear', horizon: 400 })
  stage.ridge({ base: 372, rise: 60, wave: 420, colour: '#6c8ea8', distance: 0.56, foot: 470 })
  stage.mist(460, 60, 0.7)
  stage.ridge({ base: 500, rise: 60, wave: 380, colour: '#5f8f5a', distance: 0.36, foot: 640 })
  stage.mist(620, 60, 0.6)
  const slope = (x: number): number => 690 - 60 * Math.sin(x / 360) + 0.08 * x
  stage.ridge({
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
  stage.put(farmhouse, [1180, 880, 66, 1, 0.2], {})
  for (const [x, y] of [
    [1080, 890],
    [1290, 876],
    [1320, 900],
    [500, 850],
    [240, 900],
  ] as const)
    stage.put(broadTree, [x, y, 110, 1, 0.22], {})
  stage.mist(980, 120, 0.35)
  coffeeSpray(stage, {
    from: [1700, 1160],
    over: [1250, 900],
    to: [760, 1090],
    leaf: 230,
    cherry: 24,
    nodes: 6,
    distance: 0.1,
    ripe: 0.6,
  })
  coffeeSpray(stage, {
    from: [-80, 250],
    over: [620, 300],
    to: [1330, 760],
    leaf: 380,
    cherry: 44,
    nodes: 8,
  })
}

export const scenes: readonly Scene[] = [
  {
    name: 'articles/coffee-culture-bean-to-cup',
    height: 1200,
    seed: 621,
    compose: coffeeCulture,
    focus: [{ x: 700, y: 420, radius: 330 }],
  },
]
