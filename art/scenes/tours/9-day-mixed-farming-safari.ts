import { longGrass } from '../../kit/gardens'
import { lightOf } from '../../kit/light'
import { safariVan } from '../../kit/things/vehicles'
import { acacia } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { giraffeClose } from './giraffe-close'

const sun = { x: 1250, y: 430, radius: 46 }

/** A giraffe, close by, looks after a safari van that goes off towards the ridges in its dust. */
function mixedSafari(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, { ...lightOf('golden', 0.7), air: '#d8c0b0' })
  stage.sky({ kind: 'golden', horizon: 560, sun, clouds: 0.8 })
  for (const [base, rise, wave, colour, distance] of [
    [460, 90, 900, '#8f93b4', 0.56],
    [520, 60, 620, '#7d86ac', 0.48],
    [590, 40, 480, '#6f7898', 0.4],
  ] as const) {
    stage.ridge({ base, rise, wave, colour, distance, foot: base + 130, spurs: 0.12 })
    stage.mist(base + 60, 40, 0.55, '#ffd9a0')
  }
  stage.ground({
    top: (x) => 640 + 10 * Math.sin(x / 330),
    colour: '#cfa448',
    patches: '#a8923f',
    grass: 52,
    distance: 0.4,
  })
  for (const [x, y, size, distance] of [
    [820, 664, 50, 0.44],
    [1380, 672, 80, 0.38],
    [1530, 690, 150, 0.3],
  ] as const)
    stage.put(acacia, [x, y, size, 1, distance], { wide: 1.5, leaves: '#6d7a36' })
  stage.glow([sun.x, 650, 1300], 330, '#ffdd8a', 0.6)
  // Two worn ruts with grass between them, that wind away toward the ridges.
  for (let near = 0; near < 1; near += 0.004) {
    const y = 652 + 590 * near ** 1.5
    const middle = 1060 + 200 * Math.sin(near * 5.2 + 0.3) - 60 * near
    for (const side of [-1, 1])
      stage.glow(
        [middle + side * (6 + 150 * near), y, 14 + 130 * near],
        5 + 24 * near,
        '#a8683c',
        0.5,
        0.5,
      )
  }
  // Dust that the van leaves hangs in the light.
  for (const [x, y, wide, high, opacity] of [
    [1200, 806, 330, 100, 0.55],
    [1170, 850, 420, 120, 0.4],
    [1110, 920, 520, 130, 0.28],
  ] as const)
    stage.glow([x, y, wide], high, '#ffe0a6', opacity)
  stage.glow([1192, 796, 200], 26, '#5a3a24', 0.7, 0.4)
  stage.put(safariVan, [1192, 798, 116, -1, 0.1], {
    turn: -1.15,
    tilt: 0.1,
    openRoof: false,
    rack: true,
    shadow: false,
  })
  stage.dust([1190, 804, 40], 240, 0.45, '#f0c88e')
  stage.put(longGrass, [1120, 1225, 190], { width: 1200, colour: '#c19c46' })
  giraffeClose(stage)
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/9-day-mixed-farming-safari',
    height: 1200,
    seed: 603,
    compose: mixedSafari,
    fine: true,
    focus: [
      { x: 730, y: 320, radius: 230 },
      { x: 990, y: 500, radius: 130 },
      { x: 560, y: 220, radius: 200 },
      { x: 1192, y: 745, radius: 110 },
      { x: 455, y: 380, radius: 120 },
      { x: 370, y: 560, radius: 130 },
      { x: 260, y: 740, radius: 140 },
      { x: 130, y: 930, radius: 150 },
      { x: 20, y: 1090, radius: 140 },
    ],
  },
]
