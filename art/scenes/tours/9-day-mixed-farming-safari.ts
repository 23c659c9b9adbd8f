import { beast } from '../../kit/animals/wild'
import { longGrass } from '../../kit/gardens'
import { lightOf } from '../../kit/light'
import { safariVan } from '../../kit/things/vehicles'
import { acacia } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'

const sun = { x: 1180, y: 470, radius: 46 }

/** A safari van comes up the track out of the low sun; giraffes under an acacia watch it. */
function mixedSafari(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, { ...lightOf('golden', 0.7), air: '#d8c0b0' })
  const { light } = stage
  stage.sky({ kind: 'golden', horizon: 560, sun, clouds: 1.1 })
  for (const [base, rise, wave, colour, distance] of [
    [500, 80, 900, '#7d86ac', 0.5],
    [560, 40, 620, '#6f7898', 0.42],
  ] as const) {
    stage.ridge({ base, rise, wave, colour, distance, foot: base + 130, spurs: 0.12 })
    stage.mist(base + 60, 40, 0.55, '#ffd9a0')
  }
  stage.ground({
    top: (x) => 610 + 10 * Math.sin(x / 330),
    colour: '#cfa448',
    patches: '#a8923f',
    grass: 52,
    distance: 0.4,
  })
  for (const [x, y, size, distance] of [
    [760, 634, 60, 0.42],
    [1010, 632, 50, 0.44],
    [1380, 640, 80, 0.38],
    [1560, 650, 110, 0.34],
  ] as const)
    stage.put(acacia, [x, y, size, 1, distance], { wide: 1.5, leaves: '#6d7a36' })
  stage.glow([sun.x, 640, 1300], 330, '#ffdd8a', 0.6)
  // Two worn ruts with grass between them, that bend away over a rise.
  for (let near = 0; near < 1; near += 0.006) {
    const y = 640 + 600 * near ** 1.5
    // Nothing of it is to be seen through the open roof of the van.
    if (y < 770) continue
    const middle = 1130 - 210 * near + 70 * Math.sin(near * 5)
    for (const side of [-1, 1])
      stage.glow(
        [middle + side * (6 + 150 * near), y, 16 + 150 * near],
        6 + 26 * near,
        '#a8683c',
        0.5,
        0.5,
      )
  }
  stage.glow([330, 905, 620], 70, '#5a4030', 0.5, 0.3)
  stage.put(acacia, [300, 900, 560, 1, 0.04], { wide: 1.5, leaves: '#66722e' })
  for (const [x, y, size, side, look] of [
    [150, 925, 450, 1, 0.5],
    [590, 890, 400, 1, 0.2],
  ] as const) {
    stage.glow([x - 20, y, size * 0.7], size * 0.07, '#4a3020', 0.6, 0.3)
    const place = {
      x,
      y,
      size,
      facing: side > 0 ? ('right' as const) : ('left' as const),
      distance: 0.05,
    }
    beast(pen, place, light, random, 'giraffe', { look, turn: 0.25 })
    stage.tufts([x, y + 12, 30], size * 0.75, '#b0963f')
  }
  for (const [x, y, size, side, grazing] of [
    [1425, 765, 78, 1, true],
    [1552, 748, 72, -1, false],
  ] as const) {
    const place = {
      x,
      y,
      size,
      facing: side > 0 ? ('right' as const) : ('left' as const),
      distance: 0.16,
    }
    beast(pen, place, light, random, 'zebra', { pose: grazing ? 'grazing' : 'standing' })
    stage.tufts([x, y + 4, 14], size * 1.1, '#b0963f')
  }
  stage.dust([1230, 940, 200], 520, 0.5, '#f0c88e')
  stage.glow([1080, 1008, 660], 90, '#3a2418', 0.75, 0.5)
  stage.put(safariVan, [1080, 1015, 340, -1], { turn: 0.78, tilt: 0.14, shadow: false })
  stage.dust([1240, 1010, 70], 300, 0.4, '#f0c88e')
  stage.tufts([1080, 1030, 26], 480, '#b0963f', 0.7)
  for (const [x, wide] of [
    [1450, 560],
    [220, 760],
  ] as const)
    stage.put(longGrass, [x, 1225, 200], { width: wide, colour: '#c19c46' })
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/9-day-mixed-farming-safari',
    height: 1200,
    seed: 603,
    compose: mixedSafari,
    fine: true,
    focus: [
      { x: 1080, y: 860, radius: 250 },
      { x: 150, y: 640, radius: 180 },
      { x: 610, y: 640, radius: 170 },
    ],
  },
]
