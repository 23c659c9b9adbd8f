import { teaRows } from '../../kit/fields'
import { dust } from '../../kit/weather'
import { factory } from '../../kit/things/buildings'
import { pickup } from '../../kit/things/vehicles'
import { cypress, eucalyptus, treeLine } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'

/** A tea factory with its chimney among the hills, after the rain; leaf arrives by lorry. */
function teaFactory(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'afternoon', 0.85)
  const { light } = stage
  const { width, height } = stage.frame
  stage.sky({ kind: 'rain', horizon: 430, clouds: 0.7 })
  stage.glow([1350, 250, 1300], 700, '#fff0c0', 0.6, 0.04)
  stage.ridge({ base: 330, rise: 70, wave: 420, colour: '#5f8088', distance: 0.52, foot: 470 })
  stage.mist(430, 60, 0.7)
  const all = { from: -60, to: width + 60 }
  const back = (x: number): number =>
    440 - 110 * Math.exp(-(((x - 300) / 380) ** 2)) - 60 * Math.exp(-(((x - 1480) / 300) ** 2))
  stage.ridge({
    base: 430,
    rise: 60,
    wave: 320,
    colour: '#4f8440',
    distance: 0.26,
    crest: back,
    foot: 760,
  })
  teaRows(pen, light, random, {
    ...all,
    crest: back,
    foot: 800,
    row: 44,
    distance: 0.2,
    swing: 0.8,
    colour: '#659a3c',
  })
  treeLine(
    pen,
    { x: 1010, y: 470, size: 190, distance: 0.2 },
    { x: 1420, y: 430, size: 170, distance: 0.22 },
    light,
    random,
    { count: 7, tree: eucalyptus },
  )
  stage.mist(560, 60, 0.35)
  // The yard of red earth, then the long hall.
  stage.ground({
    top: (x) => 700 + 10 * Math.sin(x / 200),
    colour: '#a9653f',
    patches: '#8f9a4c',
    distance: 0.1,
  })
  smoke(stage, 930, 400)
  stage.put(factory, [700, 800, 400, 1, 0.03], { crop: 'tea', turn: 0.42, tilt: 0.18 })
  stage.put(cypress, [1290, 770, 230, 1, 0.06], {})
  stage.put(cypress, [1350, 780, 200, 1, 0.06], {})
  stage.put(pickup, [1160, 905, 112, -1], { load: 'sacks', colour: '#3f7a86' })
  for (const [x, y, side, pose] of [
    [985, 900, 1, 'carrying-sack'],
    [900, 880, -1, 'walking'],
    [1270, 910, -1, 'explaining'],
    [1330, 918, -1, 'listening'],
  ] as const)
    stage.person([x, y, 112, side, 0.02], {
      pose,
      visitor: pose === 'listening',
      ...(pose === 'carrying-sack' ? { props: ['sack-shoulder'] } : {}),
    })
  stage.road(
    [
      [1330, 1260, 330],
      [1240, 1060, 200],
      [1300, 950, 120],
      [1200, 880, 90],
    ],
    { colour: '#b0683f', distance: 0.06, verge: '#6a9a3c' },
  )
  const near = (x: number): number =>
    930 - 70 * Math.sin(x / 420 + 0.5) + 300 / (1 + Math.exp(-(x - 1080) / 40))
  teaRows(pen, light, random, {
    from: -60,
    to: 1120,
    crest: near,
    foot: height * 1.1,
    row: 120,
    colour: '#5f9632',
    swing: 0.5,
  })
  const far = (x: number): number => 1000 + 260 / (1 + Math.exp((x - 1430) / 30))
  teaRows(pen, light, random, {
    from: 1400,
    to: width + 60,
    crest: far,
    foot: height * 1.1,
    row: 110,
    colour: '#5f9632',
    swing: 0.5,
  })
}

function smoke(stage: Stage, x: number, y: number): void {
  for (let i = 0; i < 9; i++) {
    const up = i / 8
    dust(
      stage.pen,
      { x: x - up * 260, y: y - up * 120, size: 34 + up * 120 },
      stage.light,
      stage.random,
      {
        colour: '#e9e6de',
        opacity: 0.5 * (1 - up * 0.75),
        width: 40 + up * 160,
      },
    )
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'articles/industrial-tourism-nothing-beats-being-there',
    height: 1200,
    seed: 624,
    compose: teaFactory,
    focus: [{ x: 1000, y: 850, radius: 200 }],
  },
]
