import { goat } from '../../kit/animals/goat'
import { longGrass } from '../../kit/gardens'
import { acacia } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'

/** Goats on a meadow slope, flat-topped acacias along its crest; one goat comes close. */
function goatSlope(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'afternoon', -0.85)
  stage.sky({ kind: 'clear', horizon: 560, clouds: 1.3 })
  stage.ridge({ base: 520, rise: 50, wave: 460, colour: '#7a97ac', distance: 0.5, foot: 600 })
  stage.ridge({ base: 580, rise: 36, wave: 380, colour: '#71904f', distance: 0.32, foot: 700 })
  const slope = (x: number): number =>
    650 - 300 * (Math.max(0, x) / 1600) ** 1.5 + 12 * Math.sin(x / 130)
  stage.ridge({
    base: 500,
    rise: 120,
    wave: 420,
    colour: '#8fae4e',
    distance: 0.1,
    crest: slope,
    foot: 1200,
    haze: 0,
    spurs: 0.5,
  })
  stage.ground({
    top: (x) => slope(x) + 16,
    colour: '#8fb04c',
    patches: '#c2b358',
    grass: 54,
    distance: 0.14,
  })
  for (const [x, size, distance] of [
    [270, 180, 0.22],
    [500, 235, 0.17],
    [1010, 330, 0.1],
    [1390, 430, 0.06],
  ] as const)
    stage.put(acacia, [x, slope(x) + 40 + size * 0.12, size, 1, distance], { wide: 1.5 })
  for (const [x, y, size, side, pose] of [
    [1010, 650, 70, 1, 'grazing'],
    [1180, 610, 76, -1, 'browsing'],
    [1310, 665, 90, -1, 'grazing'],
    [110, 740, 92, 1, 'walking'],
    [1130, 760, 120, -1, 'grazing'],
    [1000, 880, 150, -1, 'lying'],
    [1310, 965, 205, -1, 'grazing'],
  ] as const) {
    stage.put(goat, [x, y, size, side, Math.max(0, 0.16 - size / 900)], { pose })
    stage.tufts([x, y + 4, size * 0.16], size * 1.2, '#86a548')
  }
  stage.person(
    [1545, 765, 245, -1, 0.03],
    { pose: 'herding', dress: 'shuka', sex: 'man', age: 'youth', props: ['stick'] },
    '#86a548',
  )
  stage.put(goat, [450, 1110, 400, 1], {
    coat: 'alpine',
    face: 'doe',
    rangy: true,
    udder: true,
    horns: 'swept',
    ears: 'level',
    beard: true,
    turn: 0.25,
    look: 0.5,
  })
  stage.put(goat, [980, 1120, 215, -1], {
    kid: true,
    face: 'kid',
    ears: 'level',
    coat: 'brown',
    turn: 0.25,
    look: 0.2,
  })
  stage.put(longGrass, [1340, 1215, 180], { width: 640, colour: '#96aa4c' })
  stage.put(longGrass, [520, 1216, 90], { width: 900, colour: '#8fa84a', density: 0.7 })
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/goat-farm-tour',
    height: 1200,
    seed: 609,
    compose: goatSlope,
    focus: [
      { x: 760, y: 690, radius: 200 },
      { x: 880, y: 960, radius: 130 },
    ],
  },
]
