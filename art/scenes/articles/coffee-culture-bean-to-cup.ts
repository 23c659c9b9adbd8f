import { teaRows } from '../../kit/fields'
import { paintSprig } from '../../kit/sprig/paint'
import { farmhouse } from '../../kit/things/buildings'
import { broadTree } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { coffeeSpray } from './coffee-spray'
import { Stage } from '../../kit/stage'

/** A branch heavy with red cherries, close by; the green valley lies soft below. */
function coffeeCulture(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'morning', -0.8)
  valley(stage)
  paintSprig(pen, nearBranch(), light, { window: [0, 0, frame.width, frame.height] })
}

const light = {
  sun: [-0.62, -0.74, 0.32],
  warm: '#fff0c8',
  sky: '#c4dcf0',
  ground: '#a8b878',
  strength: 1,
} as const

function valley(stage: Stage): void {
  const { pen, light, random, frame } = stage
  const { width } = frame
  stage.sky({ kind: 'clear', horizon: 470, clouds: 0.3 })
  stage.ridge({ base: 400, rise: 70, wave: 420, colour: '#6c8ea8', distance: 0.56, foot: 520 })
  stage.mist(480, 60, 0.6)
  stage.ridge({ base: 520, rise: 70, wave: 380, colour: '#5f8f5a', distance: 0.4, foot: 680 })
  stage.mist(640, 60, 0.5)
  const slope = (x: number): number => 690 - 60 * Math.sin(x / 360) + 0.08 * x
  stage.ridge({
    base: 690,
    rise: 50,
    wave: 340,
    colour: '#6b9a48',
    distance: 0.24,
    crest: slope,
    foot: 1220,
  })
  teaRows(pen, light, random, {
    crest: (x) => slope(x) + 6,
    foot: 1260,
    from: 0,
    to: width,
    row: 46,
    colour: '#4f8a3a',
    distance: 0.26,
    swing: 0.9,
  })
  stage.put(farmhouse, [330, 930, 74, 1, 0.2], {})
  for (const [x, y] of [
    [230, 940],
    [440, 926],
    [470, 950],
    [60, 800],
    [640, 850],
    [1480, 1010],
    [760, 1010],
    [820, 1024],
    [1060, 1120],
  ] as const)
    stage.put(broadTree, [x, y, 120, 1, 0.2], {})
  stage.mist(1000, 160, 0.25)
}

/** The branch runs from the bush on the left out into the light; each pair of leaves hangs its own way. */
function nearBranch() {
  return coffeeSpray({
    path: [
      [-120, 300, -60],
      [180, 300, 0],
      [520, 330, 40],
      [830, 440, 50],
      [1110, 600, 30],
      [1330, 770, 0],
      [1420, 850, -20],
    ],
    wood: 17,
    cherry: 41,
    seed: 4177,
    nodes: [
      {
        t: 0.115,
        leaves: [
          { angle: -1.35, toward: -0.5, length: 380, arch: 0.7, bend: 0.2, roll: 0.3 },
          { angle: 1.25, toward: 0.35, length: 500, droop: 0.6, arch: 0.35, bend: -0.25 },
        ],
        cherries: 11,
        ripe: 0.9,
      },
      {
        t: 0.27,
        leaves: [
          {
            angle: -0.72,
            toward: -0.25,
            length: 510,
            droop: 0.5,
            arch: 0.5,
            roll: -0.35,
            wide: 0.22,
          },
          { angle: 1.9, toward: 0.2, length: 440, droop: 0.5, roll: 0.5, arch: 0.3, bend: 0.2 },
        ],
        cherries: 13,
        ripe: 0.85,
      },
      {
        t: 0.42,
        leaves: [
          { angle: -1.15, toward: 0.5, length: 420, arch: 0.8, roll: 0.5, bend: 0.3, twist: 0.4 },
          {
            angle: 0.95,
            toward: 0.45,
            length: 530,
            droop: 0.9,
            arch: 0.4,
            roll: -0.2,
            wide: 0.22,
            bites: [
              [0.62, 1, 0.075],
              [0.7, 0.9, 0.05],
              [0.4, -0.55, 0.022],
            ],
          },
        ],
        cherries: 14,
        ripe: 0.9,
      },
      {
        t: 0.575,
        leaves: [
          {
            angle: -0.35,
            toward: -0.3,
            length: 500,
            droop: 0.55,
            arch: 0.3,
            roll: -0.75,
            twist: -0.5,
          },
          { angle: 2.15, toward: 0.1, length: 460, droop: 0.8, roll: 2.6, arch: -0.2, bend: 0.15 },
        ],
        cherries: 13,
        ripe: 0.8,
      },
      {
        t: 0.725,
        leaves: [
          { angle: -0.95, toward: -0.2, length: 410, arch: 0.5, droop: 0.3, roll: 0.25 },
          { angle: 1.55, toward: 0.55, length: 460, droop: 0.6, arch: 0.5, bend: -0.3, roll: 0.3 },
        ],
        cherries: 12,
        ripe: 0.75,
      },
      {
        t: 0.865,
        leaves: [
          { angle: -0.3, toward: 0.25, length: 380, droop: 0.7, arch: 0.4, roll: -0.2 },
          { angle: 2.3, toward: 0.3, length: 350, droop: 0.7, arch: 0.2, roll: -0.4 },
        ],
        cherries: 9,
        ripe: 0.45,
      },
      {
        t: 0.985,
        leaves: [
          { angle: -0.15, toward: -0.1, length: 230, droop: 0.3, roll: 0.5, wide: 0.17 },
          { angle: 1.25, toward: 0.35, length: 260, droop: 0.5, arch: 0.3, wide: 0.17 },
          { angle: 0.6, toward: 0.2, length: 140, roll: 0.9, wide: 0.13 },
        ],
        cherries: 4,
        ripe: 0.1,
      },
    ],
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
