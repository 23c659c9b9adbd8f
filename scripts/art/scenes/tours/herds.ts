import { goat } from '../../kit/animals/goat'
import { pig } from '../../kit/animals/pig'
import { longGrass } from '../../kit/gardens'
import { trough } from '../../kit/goat-farm'
import { shed } from '../../kit/things/buildings'
import { fence } from '../../kit/things/farm-things'
import { acacia, eucalyptus, hedge, treeLine } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Easel } from './easel'

/** Goats on a meadow slope, flat-topped acacias along its crest; one goat comes close. */
export function goatSlope(pen: Pen, frame: Frame, random: Random): void {
  const e = new Easel(pen, frame, random, 'afternoon', -0.85)
  e.sky({ kind: 'clear', horizon: 560, clouds: 1.3 })
  e.ridge({ base: 520, rise: 50, wave: 460, colour: '#7a97ac', distance: 0.5, foot: 600 })
  e.ridge({ base: 580, rise: 36, wave: 380, colour: '#71904f', distance: 0.32, foot: 700 })
  const slope = (x: number): number =>
    650 - 300 * (Math.max(0, x) / 1600) ** 1.5 + 12 * Math.sin(x / 130)
  e.ridge({
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
  e.ground({
    top: (x) => slope(x) + 16,
    colour: '#8fb04c',
    patches: '#c2b358',
    grass: 54,
    distance: 0.14,
  })
  for (const [x, size, distance] of [
    [470, 190, 0.22],
    [700, 250, 0.16],
    [1010, 330, 0.1],
    [1390, 430, 0.06],
  ] as const)
    e.put(acacia, [x, slope(x) + 40 + size * 0.12, size, 1, distance], { wide: 1.5 })
  for (const [x, y, size, side, pose] of [
    [620, 660, 64, 1, 'grazing'],
    [760, 640, 66, -1, 'standing'],
    [900, 668, 74, 1, 'grazing'],
    [1180, 610, 76, -1, 'browsing'],
    [1300, 660, 88, -1, 'grazing'],
    [350, 760, 100, 1, 'walking'],
    [1040, 770, 128, -1, 'grazing'],
    [1420, 800, 140, -1, 'standing'],
    [760, 840, 160, 1, 'lying'],
    [1180, 930, 210, -1, 'grazing'],
    [190, 930, 200, 1, 'grazing'],
  ] as const) {
    e.put(goat, [x, y, size, side, Math.max(0, 0.16 - size / 900)], { pose })
    e.tufts([x, y + 4, size * 0.16], size * 1.2, '#86a548')
  }
  e.person(
    [1500, 830, 250, -1, 0.03],
    { pose: 'herding', dress: 'shuka', sex: 'man', age: 'youth', props: ['stick'] },
    '#86a548',
  )
  e.put(goat, [500, 1140, 400, 1], {
    pose: 'looking',
    coat: 'toggenburg',
    horns: 'short',
    turn: 0.4,
    look: 0.5,
  })
  e.put(goat, [1010, 1130, 200, -1], { kid: true, pose: 'standing', coat: 'toggenburg', turn: 0.3 })
  e.put(longGrass, [1340, 1215, 180], { width: 640, colour: '#96aa4c' })
  e.put(longGrass, [520, 1216, 90], { width: 900, colour: '#8fa84a', density: 0.7 })
}

/** Pigs outside a timber sty in the mist of Lari; the keeper brings the feed. */
export function pigFarm(pen: Pen, frame: Frame, random: Random): void {
  const e = new Easel(pen, frame, random, 'mist', -0.5)
  const { light } = e
  e.sky({ kind: 'mist', horizon: 460 })
  e.ridge({ base: 330, rise: 60, wave: 400, colour: '#6f8f84', distance: 0.66, foot: 520 })
  e.mist(430, 90, 0.8)
  const hill = (x: number): number => 640 - 190 * (x / 1600) + 20 * Math.sin(x / 210)
  treeLine(
    pen,
    { x: 60, y: 620, size: 330, distance: 0.56 },
    { x: 760, y: 560, size: 300, distance: 0.5 },
    light,
    random,
    { count: 8, tree: eucalyptus },
  )
  e.mist(560, 110, 0.7)
  e.ground({ top: hill, colour: '#6fa048', patches: '#8fb25a', distance: 0.36, grass: 40 })
  e.put(hedge, [1300, 520, 60, 1, 0.34], { width: 800, ragged: 0.5 })
  e.mist(560, 60, 0.5)
  e.put(shed, [1050, 800, 360, 1, 0.04], { kind: 'pigs', turn: 0.42 })
  e.put(fence, [260, 760, 90, 1, 0.12], { length: 14, turn: 0.05 })
  // Trodden earth before the sty.
  for (let i = 0; i < 34; i++)
    e.glow(460 + random() * 1050, 850 + random() * 210, 320, 66, '#7d5f48', 0.55, 0.35)
  e.person(
    [395, 965, 430, 1],
    {
      pose: 'pouring',
      dress: 'overall',
      sex: 'woman',
      wear: { hair: 'scarf', hairColour: '#c2452f', shirt: '#3f6a86', lowerColour: '#3f6a86' },
    },
    '#6d8f44',
  )
  e.put(trough, [640, 985, 70], { length: 3.4, part: 'front' })
  for (const [x, y, size, side, pose, coat] of [
    [1390, 870, 130, -1, 'lying', 'pink'],
    [800, 930, 150, 1, 'looking', 'pink'],
    [1010, 960, 160, -1, 'grazing', 'spotted'],
    [1290, 1060, 220, -1, 'walking', 'pink'],
    [850, 1110, 215, -1, 'grazing', 'pink'],
  ] as const) {
    e.put(pig, [x, y, size, side], { pose, coat })
    e.tufts([x, y + 5, 16], size * 1.4, '#6f8a4a', 0.5)
  }
  for (const [x, y] of [
    [1085, 1105],
    [1150, 1128],
    [1040, 1142],
  ] as const)
    e.put(pig, [x, y, 78, -1], { piglet: true, coat: 'pink', pose: 'walking' })
  e.tufts([800, 1212, 64], 1700, '#6f9a48')
  e.mist(720, 80, 0.25)
}
