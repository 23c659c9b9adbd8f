import { pig } from '../../kit/animals/pig'
import { trough } from '../../kit/goat-farm'
import { shed } from '../../kit/things/buildings'
import { fence } from '../../kit/things/farm-things'
import { eucalyptus, hedge, treeLine } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { faces, Stage } from '../../kit/stage'

/** Pigs outside a timber sty in the mist of Lari; the keeper brings the feed. */
function pigFarm(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'mist', -0.5)
  const { light } = stage
  stage.sky({ kind: 'mist', horizon: 460 })
  stage.ridge({ base: 330, rise: 60, wave: 400, colour: '#6f8f84', distance: 0.66, foot: 520 })
  stage.mist(430, 90, 0.8)
  const hill = (x: number): number => 640 - 190 * (x / 1600) + 20 * Math.sin(x / 210)
  treeLine(
    pen,
    { x: 60, y: 620, size: 330, distance: 0.56 },
    { x: 760, y: 560, size: 300, distance: 0.5 },
    light,
    random,
    { count: 8, tree: eucalyptus },
  )
  stage.mist(560, 110, 0.7)
  stage.ground({ top: hill, colour: '#6fa048', patches: '#8fb25a', distance: 0.36, grass: 40 })
  stage.put(hedge, [1300, 520, 60, 1, 0.34], { width: 800, ragged: 0.5 })
  stage.mist(560, 60, 0.5)
  stage.put(shed, [1050, 800, 360, 1, 0.04], { kind: 'pigs', turn: 0.42 })
  stage.put(fence, [260, 760, 90, 1, 0.12], { length: 14, turn: 0.05 })
  // Trodden earth before the sty.
  for (let i = 0; i < 34; i++)
    stage.glow([460 + random() * 1050, 850 + random() * 210, 320], 66, '#7d5f48', 0.55, 0.35)
  stage.person(
    [395, 965, 430, 1],
    {
      pose: 'pouring',
      dress: 'overall',
      sex: 'woman',
      wear: { hair: 'scarf', hairColour: '#c2452f', shirt: '#3f6a86', lowerColour: '#3f6a86' },
    },
    '#6d8f44',
  )
  stage.put(trough, [640, 985, 70], { length: 3.4, part: 'front' })
  for (const [x, y, size, side, pose, coat] of [
    [1390, 870, 130, -1, 'lying', 'pink'],
    [800, 930, 150, 1, 'looking', 'pink'],
    [1010, 960, 160, -1, 'grazing', 'spotted'],
    [1290, 1060, 220, -1, 'walking', 'pink'],
    [850, 1110, 215, -1, 'grazing', 'pink'],
  ] as const) {
    stage.put(pig, [x, y, size, side], { pose, coat })
    stage.tufts([x, y + 5, 16], size * 1.4, '#6f8a4a', 0.5)
  }
  for (const [x, y] of [
    [1085, 1105],
    [1150, 1128],
    [1040, 1142],
  ] as const)
    stage.put(pig, [x, y, 78, -1], { piglet: true, coat: 'pink', pose: 'walking' })
  stage.tufts([800, 1212, 64], 1700, '#6f9a48')
  stage.mist(720, 80, 0.25)
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/pig-farm-tour',
    height: 1200,
    seed: 611,
    compose: pigFarm,
    focus: [...faces([[395, 965, 430]]), { x: 1130, y: 980, radius: 200 }],
  },
]
