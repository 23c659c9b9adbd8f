import { teaRows } from '../../kit/fields'
import { foliage } from '../../kit/shapes'
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
    { x: 1100, y: 466, size: 190, distance: 0.2 },
    { x: 1420, y: 430, size: 170, distance: 0.22 },
    light,
    random,
    { count: 6, tree: eucalyptus },
  )
  stage.mist(560, 60, 0.35)
  // The yard of red earth, then the long hall.
  stage.ground({
    top: (x) => 700 + 10 * Math.sin(x / 200),
    colour: '#a9653f',
    patches: '#8f9a4c',
    distance: 0.1,
  })
  stage.put(factory, [720, 800, 520, 1, 0.03], { crop: 'tea', turn: 0.42, tilt: 0.18 })
  smoke(stage, 1014, 274)
  stage.put(cypress, [1385, 780, 250, 1, 0.06], {})
  stage.put(cypress, [1450, 790, 220, 1, 0.06], {})
  stage.put(pickup, [1265, 868, 118, -1], { load: 'sacks', colour: '#3f7a86' })
  for (const [x, y, side, pose] of [
    [1115, 866, 1, 'carrying-sack'],
    [1385, 876, -1, 'listening'],
  ] as const)
    stage.person([x, y, 118, side, 0.02], {
      pose,
      ...(pose === 'carrying-sack' ? { props: ['sack-shoulder'] } : {}),
    })
  const pluckers = between(stage, [
    { x: 270, share: 0.36, size: 560, facing: 'right', scarf: '#d9a23a', shirt: '#b8402f' },
    { x: 1060, share: 0.17, size: 350, facing: 'left', scarf: '#e9dfc8', shirt: '#5b4a8a' },
  ])
  // The garden comes down to the wall of the yard, and the pluckers stand in it.
  teaRows(pen, light, random, {
    ...all,
    crest: (x) => 905 - 55 * Math.exp(-(((x - 250) / 420) ** 2)) + 22 * Math.sin(x / 340),
    foot: (x) => height * 1.16 + 50 * Math.sin(x / 300),
    row: 108,
    distance: 0.02,
    colour: '#6a9a34',
    swing: 0.7,
    after: (row) => {
      // Nothing of a plucker is seen below the bush before her.
      pen.save()
      pen.beginPath()
      pen.moveTo(-60, -60)
      pen.lineTo(width + 60, -60)
      for (let x = width + 60; x >= -60; x -= 20) pen.lineTo(x, row.line(x) + row.thick * 1.4)
      pen.clip()
      pluckers(row)
      pen.restore()
    },
  })
  // The bush is as high as their hands.
  for (const [x, y, step, dab] of [
    [250, 1104, 44, 11],
    [930, 1001, 22, 7],
  ] as const)
    for (let i = 0; i < 16; i++)
      foliage(
        pen,
        {
          x: x + (i % 8) * step,
          y: y + step * (0.5 * Math.floor(i / 8) + 0.2 * Math.abs(4 - (i % 8))),
          width: step * 2.5,
          height: step * 1.4,
        },
        light,
        random,
        { base: i < 8 ? '#74a63a' : '#659634', dab },
      )
}

/** The smoke of the dryers: dense over the chimney, then torn along by the wind. */
function smoke(stage: Stage, x: number, y: number): void {
  for (let i = 16; i >= 0; i--) {
    const up = i / 16
    const size = 40 + up * 130
    const at: [number, number] = [x - 300 * up ** 1.4, y - 150 * up ** 0.8]
    stage.glow([at[0], at[1], size * 1.5], size, '#f6f1e4', 0.62 * (1 - up * 0.75), 0.2)
    stage.glow(
      [at[0] - size * 0.16, at[1] + size * 0.2, size],
      size * 0.6,
      '#a9a49c',
      0.4 * (1 - up * 0.8),
      0.2,
    )
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'articles/industrial-tourism-nothing-beats-being-there',
    height: 1200,
    seed: 624,
    compose: teaFactory,
    fine: true,
    focus: [
      { x: 350, y: 840, radius: 130 },
      { x: 430, y: 1050, radius: 110 },
      { x: 1020, y: 850, radius: 150 },
      { x: 1250, y: 800, radius: 170 },
    ],
  },
]
