import { farmhouse } from '../../kit/things/buildings'
import { broadTree, cypress, eucalyptus, hedge, treeLine } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { faces, Stage } from '../../kit/stage'
import { seedlingRows } from '../tours/laboratory'

/** Young crops in rows run towards a farmhouse among trees; a farmer shows guests the field. */
function worthEveryPenny(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'dawn', 0.8)
  const { light } = stage
  stage.sky({ kind: 'dawn', horizon: 500, sun: { x: 1420, y: 400, radius: 44 }, clouds: 0.8 })
  stage.ridge({ base: 462, rise: 50, wave: 460, colour: '#7286a2', distance: 0.54, foot: 540 })
  stage.mist(520, 50, 0.7)
  stage.ground({ top: 545, colour: '#8ea352', patches: '#b3a45a', distance: 0.3, grass: 18 })
  treeLine(
    pen,
    { x: 60, y: 576, size: 200, distance: 0.34 },
    { x: 560, y: 570, size: 170, distance: 0.36 },
    light,
    random,
    { count: 7, tree: eucalyptus },
  )
  for (const [x, size] of [
    [700, 260],
    [860, 210],
    [1330, 290],
    [1470, 220],
  ] as const)
    stage.put(broadTree, [x, 608, size, 1, 0.2], {})
  stage.put(farmhouse, [1060, 640, 190, -1, 0.08], { roof: '#b0583c' })
  stage.put(broadTree, [1270, 650, 300, 1, 0.1], { leaves: '#557f3c' })
  stage.put(cypress, [880, 640, 190, 1, 0.12], {})
  stage.put(hedge, [800, 664, 34, 1, 0.14], { width: 1700, ragged: 0.5 })
  seedlingRows(stage, { horizon: 560, top: 670, vanish: 1010 })
  stage.glow([1300, 720, 1200], 220, '#ffe0a0', 0.4, 0.04)
  stage.person(
    [350, 1110, 570, 1],
    { pose: 'explaining', dress: 'overall', sex: 'man', wear: { hat: 'straw' } },
    '#7a9a3e',
  )
  stage.person([575, 1130, 550, -1], { pose: 'listening', visitor: true, sex: 'woman' }, '#7a9a3e')
  stage.person(
    [745, 1085, 390, -1],
    { pose: 'pointing', age: 'child', visitor: true, dress: 'tee' },
    '#7a9a3e',
  )
}

export const scenes: readonly Scene[] = [
  {
    name: 'articles/why-agritourism-worth-every-penny',
    height: 1200,
    seed: 625,
    compose: worthEveryPenny,
    fine: true,
    focus: faces([
      [350, 1110, 570],
      [575, 1130, 550],
      [745, 1085, 390],
    ]),
  },
]
