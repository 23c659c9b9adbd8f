import { teaRows } from '../../kit/fields'
import { dust } from '../../kit/weather'
import { factory } from '../../kit/things/buildings'
import { pickup } from '../../kit/things/vehicles'
import { cypress, eucalyptus, treeLine } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { between } from '../hero/tea-pickers'

/** A tea factory with its chimney among the hills, after the rain; leaf arrives by lorry. */
function teaFactory(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'golden', 0.8)
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
  smoke(stage, 1015, 285)
  stage.put(factory, [720, 800, 520, 1, 0.03], { crop: 'tea', turn: 0.42, tilt: 0.18 })
  stage.put(cypress, [1385, 780, 250, 1, 0.06], {})
  stage.put(cypress, [1450, 790, 220, 1, 0.06], {})
  stage.put(pickup, [1265, 868, 118, -1], { load: 'sacks', colour: '#3f7a86' })
  for (const [x, y, side, pose] of [
    [1080, 872, 1, 'carrying-sack'],
    [1385, 876, -1, 'listening'],
  ] as const)
    stage.person([x, y, 118, side, 0.02], {
      pose,
      ...(pose === 'carrying-sack' ? { props: ['sack-shoulder'] } : {}),
    })
  // The garden comes down to the wall of the yard, and the pluckers stand in it.
  teaRows(pen, light, random, {
    ...all,
    crest: (x) => 905 - 55 * Math.exp(-(((x - 250) / 420) ** 2)) + 22 * Math.sin(x / 340),
    foot: (x) => height * 1.16 + 50 * Math.sin(x / 300),
    row: 108,
    distance: 0.02,
    colour: '#6a9a34',
    swing: 0.7,
    after: between(stage, [
      {
        x: 330,
        share: 0.34,
        size: 400,
        facing: 'right',
        scarf: '#d9a23a',
        shirt: '#b8402f',
      },
      {
        x: 1180,
        share: 0.12,
        size: 215,
        facing: 'left',
        scarf: '#e9dfc8',
        shirt: '#5b4a8a',
      },
    ]),
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
    focus: [
      { x: 340, y: 820, radius: 190 },
      { x: 1150, y: 850, radius: 180 },
    ],
  },
]
