import { lightOf } from '../../kit/light'
import { polytunnel } from '../../kit/things/buildings'
import { table } from '../../kit/things/kitchen-things'
import { broadTree, eucalyptus, hedge, treeLine } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { faces, Stage } from '../../kit/stage'
import { seedlingRows, weatherMast } from './laboratory'

/** Pupils measure among rows of seedlings; behind them a greenhouse and a weather mast. */
function fieldLaboratory(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, {
    ...lightOf('morning', -0.7),
    height: 0.26,
    warm: '#ffdfa6',
  })
  const { light } = stage
  stage.sky({ kind: 'dawn', horizon: 470, clouds: 0.8 })
  stage.ridge({ base: 440, rise: 44, wave: 420, colour: '#6a8ea2', distance: 0.48, foot: 520 })
  treeLine(
    pen,
    { x: 40, y: 560, size: 210, distance: 0.26 },
    { x: 620, y: 548, size: 170, distance: 0.3 },
    light,
    random,
    { count: 8, tree: eucalyptus },
  )
  stage.put(broadTree, [1500, 590, 280, 1, 0.16], {})
  stage.put(hedge, [800, 566, 36, 1, 0.2], { width: 1700, ragged: 0.4 })
  stage.ground({ top: 560, colour: '#8aa550', patches: '#b29a58', distance: 0.2, grass: 14 })
  stage.put(polytunnel, [1120, 730, 230, 1, 0.05], { length: 13, turn: 0.85, tilt: 0.2 })
  seedlingRows(stage, { horizon: 600, top: 745, vanish: 470 })
  weatherMast(stage, [330, 860, 640])
  stage.put(table, [1235, 1040, 190, -1], { length: 2.2, turn: 0.2, tilt: 0.2 })
  const pupil = { dress: 'school', age: 'child' } as const
  stage.person([1090, 1050, 350, 1], { ...pupil, sex: 'woman', pose: 'microscope' })
  stage.person([1400, 1060, 360, -1], { ...pupil, sex: 'man', pose: 'taking-notes' })
  stage.person(
    [1290, 985, 430, -1],
    {
      pose: 'explaining',
      dress: 'lab',
      sex: 'woman',
      wear: { hair: 'bun', lowerColour: '#cfcabd' },
    },
    undefined,
  )
  stage.person([470, 930, 300, -1], { ...pupil, sex: 'woman', pose: 'pointing' })
  stage.person([560, 1090, 380, 1], { ...pupil, sex: 'man', pose: 'planting' })
  stage.person([250, 1060, 360, 1], { ...pupil, sex: 'woman', pose: 'taking-notes' })
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/educational-stem-tours',
    height: 1200,
    seed: 612,
    compose: fieldLaboratory,
    fine: true,
    focus: faces([
      [1090, 1050, 350],
      [1400, 1060, 360],
      [1290, 985, 430],
      [470, 930, 300],
      [560, 990, 300],
      [250, 1060, 360],
    ]),
  },
]
