import { longGrass } from '../../kit/gardens'
import { cyclist } from '../../kit/people/riders'
import { windTurbine } from '../../kit/things/farm-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'

/** The steep Ngong ridge with its wind turbines, cyclists on the path along the spine. */
function ngongRidge(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'morning', 0.8)
  stage.sky({ kind: 'cumulus', horizon: 640, clouds: 1.1 })
  stage.ridge({ base: 640, rise: 26, wave: 420, colour: '#7f9fb8', distance: 0.62, foot: 690 })
  stage.ground({ top: 660, colour: '#a3a565', patches: '#c2ae70', distance: 0.5 })
  stage.mist(690, 60, 0.5)
  const knuckle = (x: number, at: number, tall: number, wide: number): number =>
    tall * Math.exp(-(((x - at) / wide) ** 2))
  const back = (x: number): number =>
    720 -
    knuckle(x, 300, 120, 190) -
    knuckle(x, 640, 230, 230) -
    knuckle(x, 1010, 170, 240) +
    9 * Math.sin(x / 60) +
    5 * Math.sin(x / 23)
  stage.ridge({
    base: 520,
    rise: 100,
    wave: 300,
    colour: '#6d9550',
    distance: 0.26,
    crest: back,
    foot: 1250,
    spurs: 1,
    haze: 0.75,
  })
  for (const [x, size, angle] of [
    [300, 120, 0.3],
    [520, 150, 1],
    [668, 170, 0.1],
    [850, 160, 1.5],
    [1000, 180, 0.7],
  ] as const)
    stage.put(windTurbine, [x, back(x) + 6, size, 1, 0.2], { angle, shadow: false })
  const front = (x: number): number =>
    1160 -
    700 / (1 + Math.exp(-(x - 980) / 190)) -
    40 * Math.exp(-(((x - 1380) / 120) ** 2)) +
    8 * Math.sin(x / 55)
  stage.ridge({
    base: 760,
    rise: 200,
    wave: 360,
    colour: '#6f9c3e',
    distance: 0.02,
    crest: front,
    foot: 1350,
    spurs: 1,
    haze: 0,
  })
  stage.ground({
    top: (x) => front(x) + 30,
    colour: '#7ba444',
    patches: '#a9ad54',
    grass: 36,
    distance: 0.04,
  })
  stage.put(windTurbine, [1260, front(1260) + 8, 400, 1, 0.06], { angle: 0.5, shadow: false })
  stage.put(windTurbine, [1480, front(1480) + 8, 440, 1, 0.02], { angle: 1.4, shadow: false })
  stage.road(
    [
      [520, 1260, 250],
      [790, 1080, 140],
      [1010, 900, 84],
      [1120, 740, 50],
      [1230, 610, 28],
      [1330, front(1330) + 12, 14],
    ],
    { colour: '#b9744a', tracks: false, verge: '#7f9c44', distance: 0.06 },
  )
  stage.put(cyclist, [1098, 790, 128, 1], {
    wear: { hat: 'helmet', hatColour: '#e2b23e', shirt: '#2f6fa0' },
  })
  stage.put(cyclist, [815, 1080, 330, 1], {
    turn: 0.35,
    wear: { hat: 'helmet', hatColour: '#f0ead8', shirt: '#d2452f' },
  })
  stage.tufts([815, 1086, 20], 300, '#8a9a48')
  stage.put(longGrass, [1330, 1220, 170], { width: 620, colour: '#8ca048' })
  stage.put(longGrass, [160, 1225, 150], { width: 520, colour: '#8ca048' })
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/ngong-adrenaline-rush',
    height: 1200,
    seed: 608,
    compose: ngongRidge,
    focus: [
      { x: 815, y: 930, radius: 220 },
      { x: 1098, y: 730, radius: 90 },
    ],
  },
]
