import type { Scene } from '../../scene'
import { kitchen } from './team-indoors'
import { guide, schools } from './team-outdoors'
import { road } from './team-road'
import { care, partnerships } from './team-table'

const portraitScene = (
  index: number,
  compose: Scene['compose'],
  ...focus: readonly (readonly [x: number, y: number, radius: number])[]
): Scene => ({
  name: `team/${index}`,
  width: 960,
  height: 1200,
  seed: 720 + index,
  compose,
  focus: focus.map(([x, y, radius]) => ({ x, y, radius })),
})

export const scenes: readonly Scene[] = [
  portraitScene(1, guide, [590, 390, 110], [890, 400, 80], [230, 510, 120], [500, 650, 70]),
  portraitScene(2, partnerships, [330, 600, 130], [640, 600, 130], [490, 880, 150]),
  portraitScene(3, kitchen, [420, 350, 120]),
  portraitScene(
    4,
    schools,
    [490, 560, 110],
    [710, 640, 120],
    [700, 450, 90],
    [850, 540, 90],
    [150, 480, 90],
  ),
  portraitScene(5, care, [450, 560, 140], [480, 900, 160]),
  portraitScene(6, road, [330, 560, 150]),
]
