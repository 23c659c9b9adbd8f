import { caprine } from '../../kit/animals/caprine'
import { leanTorso } from '../../kit/animals/lean-torso'
import { longGrass } from '../../kit/gardens'
import { lightOf } from '../../kit/light'
import { acacia } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'

/** Goats on a meadow slope in the last warm light, flat-topped acacias along its crest. */
function goatSlope(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, { ...lightOf('golden', -0.8), height: 0.34 })
  stage.sky({ kind: 'golden', horizon: 600, clouds: 0.4 })
  stage.ridge({ base: 540, rise: 60, wave: 460, colour: '#8b93a6', distance: 0.62, foot: 640 })
  stage.ridge({ base: 600, rise: 40, wave: 380, colour: '#7d8a5c', distance: 0.45, foot: 720 })
  stage.mist(610, 50, 0.4, '#ffe2b0')
  const slope = (x: number): number =>
    690 - 270 * (Math.max(0, x) / 1600) ** 1.5 + 12 * Math.sin(x / 130)
  stage.ridge({
    base: 540,
    rise: 120,
    wave: 420,
    colour: '#96a04c',
    distance: 0.1,
    crest: slope,
    foot: 1200,
    haze: 0,
    spurs: 0.5,
  })
  stage.ground({
    top: (x) => slope(x) + 14,
    colour: '#8f9f48',
    patches: '#c9b25a',
    grass: 54,
    distance: 0.12,
  })
  for (const [x, size, distance] of [
    [1110, 250, 0.24],
    [1440, 430, 0.1],
  ] as const)
    stage.put(acacia, [x, slope(x) + 30 + size * 0.1, size, 1, distance], { wide: 1.5 })
  stage.person(
    [1190, 660, 150, -1, 0.14],
    { pose: 'herding', dress: 'shuka', sex: 'man', age: 'youth', props: ['stick'] },
    '#8c9a48',
  )
  for (const [x, y, size, side, distance, options] of [
    [1010, 640, 58, -1, 0.2, { pose: 'grazing', hide: 'galla' }],
    [1330, 610, 66, -1, 0.16, { pose: 'walking', hide: 'pied', turn: 0.2 }],
    [1480, 740, 100, -1, 0.1, { pose: 'grazing', hide: 'brown', turn: 0.1 }],
    [1250, 690, 84, 1, 0.14, { pose: 'alert', hide: 'boer', turn: 0.35, horns: 'short' }],
    [1580, 830, 140, -1, 0.05, { pose: 'grazing', hide: 'galla', turn: 0.3, horns: 'short' }],
  ] as const) {
    stage.put(caprine, [x, y, size, side, distance], options)
    stage.tufts([x, y + 4, size * 0.15, 1, distance], size * 1.3, '#8f9c48')
  }
  stage.glow([300, 480, 1700], 1000, '#ffd58a', 0.32)
  stage.glow([40, 600, 1100], 420, '#fff2c8', 0.55)
  // She bends to her kid in the middle of a step.
  stage.put(caprine, [470, 1110, 570, 1], {
    hide: 'toggenburg',
    udder: true,
    horns: 'swept',
    beard: false,
    eye: 'mild',
    turn: 0.3,
    look: 0.15,
    girth: 0.3,
    hair: 0.022,
    build: doe,
    carriage: {
      feet: [
        [-0.7, 0],
        [-0.42, 0],
        [0.52, 0],
        [0.24, 0],
      ],
      head: [0.72, 1.1, 0],
      pitch: -0.62,
    },
  })
  stage.put(caprine, [1240, 1120, 370, -1], {
    kid: true,
    weaned: true,
    hide: 'toggenburg',
    horns: 'buds',
    eye: 'mild',
    turn: 0.25,
    look: 0.2,
    girth: 0.7,
    hair: 0.02,
    build: {
      bone: 0.9,
      flesh: 0.95,
      head: 1.02,
      neck: {
        withers: [0.22, 0.86, 0, 0.12],
        breast: [0.27, 0.75, 0, 0.085],
        throat: 0.06,
        crest: 0.078,
        flat: 0.76,
      },
    },
    carriage: {
      feet: [
        [-0.37, 0],
        [-0.24, 0],
        [0.3, 0],
        [0.15, 0],
      ],
      head: [0.4, 1.2, 0],
      pitch: 0.0,
    },
  })
  stage.put(longGrass, [1380, 1215, 150], { width: 600, colour: '#a3a64a' })
  stage.put(longGrass, [560, 1222, 84], { width: 1200, colour: '#93a046', density: 0.8 })
}

/** Lean: the belly rises to the flank, the back dips behind the withers. */
const doe = {
  bone: 0.84,
  flesh: 0.9,
  torso: leanTorso,
  neck: {
    withers: [0.33, 0.87, 0, 0.115],
    breast: [0.36, 0.74, 0, 0.08],
    throat: 0.05,
    crest: 0.064,
    flat: 0.62,
  },
} as const

export const scenes: readonly Scene[] = [
  {
    name: 'tours/goat-farm-tour',
    height: 1200,
    seed: 609,
    fine: true,
    compose: goatSlope,
    focus: [
      { x: 920, y: 560, radius: 230 },
      { x: 1060, y: 700, radius: 170 },
      { x: 440, y: 820, radius: 330 },
      { x: 1240, y: 900, radius: 240 },
      { x: 1190, y: 600, radius: 90 },
    ],
  },
]
