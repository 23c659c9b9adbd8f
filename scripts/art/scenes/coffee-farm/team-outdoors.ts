import { kale } from '../../kit/goat-farm'
import { maize } from '../../kit/plants'
import { acacia } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { bushes, redPath, ridges, slope } from './farm'
import { stageOf } from './team-stage'

/** The lead guide walks in front and shows the way; the group follows behind. */
export function guide(pen: Pen, frame: Frame, random: Random): void {
  const stage = stageOf(pen, frame, random, 'morning', -0.75)
  stage.sky({ kind: 'cumulus', horizon: 480, clouds: 0.8 })
  ridges(stage, 460, { distance: 0.34 })
  slope(stage, 560, 800, 7, 0.2, -0.06)
  stage.put(acacia, [820, 640, 260, 1, 0.22])
  stage.ground({ top: 730, colour: '#8f9a4c', patches: '#a9774c', grass: 26, distance: 0.05 })
  redPath(stage, [
    [420, 1270, 520],
    [560, 1010, 270],
    [330, 850, 130],
    [420, 760, 60],
    [300, 700, 30],
  ])
  for (const [x, y, size, sex] of [
    [350, 850, 220, 'woman'],
    [270, 870, 240, 'man'],
    [410, 905, 250, 'woman'],
  ] as const)
    stage.person([x, y, size, 1, 0.1], {
      pose: 'walking',
      visitor: true,
      sex,
      view: 0.9,
      props: ['backpack'],
    })
  bushes(
    stage,
    [
      [830, 880, 300, 1, 0.06],
      [80, 900, 280, 1, 0.06],
      [900, 1060, 420],
      [20, 1140, 430],
    ],
    { cherries: 0.5 },
  )
  stage.person([560, 1130, 760, 1], {
    pose: 'pointing',
    dress: 'overall',
    sex: 'man',
    skin: 'cocoa',
    view: 0.95,
    wear: { hat: 'straw', shirt: '#a99a5c', lowerColour: '#a99a5c' },
    props: ['backpack'],
  })
  stage.tufts([480, 1206, 54], 1000, '#7f8c44', 0.7)
}

/** A teacher of the outdoors kneels with pupils among the rows. */
export function schools(pen: Pen, frame: Frame, random: Random): void {
  const stage = stageOf(pen, frame, random, 'afternoon', 0.7)
  stage.sky({ kind: 'cumulus', horizon: 460, clouds: 1 })
  ridges(stage, 440, { distance: 0.32 })
  stage.ground({ top: 580, colour: '#8f9a4c', patches: '#a06a44', grass: 20, distance: 0.08 })
  for (const [y, size, away] of [
    [640, 200, 0.2],
    [700, 260, 0.14],
    [780, 330, 0.08],
  ] as const)
    for (let x = -30; x < 1000; x += size * 0.3)
      stage.put(maize, [x + random() * 20, y, size, 1, away], { cob: true })
  stage.ground({
    top: (x) => 790 + 8 * Math.sin(x / 90),
    colour: '#9a6240',
    patches: '#8a5638',
    grass: 6,
  })
  const child = { dress: 'school', age: 'child' } as const
  stage.person([140, 990, 470, 1, 0.02], { ...child, pose: 'listening', sex: 'woman' })
  stage.person([840, 985, 480, -1, 0.02], { ...child, pose: 'taking-notes', sex: 'man', view: 0.6 })
  stage.person([700, 950, 440, -1, 0.03], { ...child, pose: 'pointing', sex: 'woman', view: 0.9 })
  stage.person([430, 1090, 800, 1], {
    pose: 'planting',
    dress: 'shirt',
    sex: 'woman',
    skin: 'umber',
    view: 0.8,
    wear: {
      hair: 'braids',
      shirt: '#3f8a7a',
      sleeves: 'long',
      lowerColour: '#6d5f4a',
      boots: true,
    },
  })
  stage.person([225, 1140, 500, 1], { ...child, pose: 'squatting', sex: 'man', view: 0.35 })
  for (const [x, y, s] of [
    [610, 1130, 130],
    [720, 1110, 120],
    [830, 1130, 130],
    [80, 1180, 150],
    [920, 1190, 160],
  ] as const)
    stage.put(kale, [x, y, s, 1])
  stage.tufts([480, 1208, 40], 980, '#7f8c44', 0.5)
}
