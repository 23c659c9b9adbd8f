import type { Scene } from '../../scene'
import { kitchen } from './team-kitchen'
import { guide } from './team-outdoors'
import { schools } from './team-schools'
import { road } from './team-road'
import { care } from './team-desk'
import { partnerships } from './team-table'

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
  fine: true,
  focus: focus.map(([x, y, radius]) => ({ x, y, radius })),
})

export const scenes: readonly Scene[] = [
  portraitScene(1, guide, [375, 350, 150], [840, 460, 120], [270, 640, 120], [340, 620, 260]),
  portraitScene(
    2,
    partnerships,
    [200, 540, 160],
    [760, 540, 160],
    [480, 910, 240],
    [480, 740, 130],
  ),
  portraitScene(3, kitchen, [440, 220, 170], [590, 540, 140], [690, 850, 210], [690, 1130, 160]),
  portraitScene(
    4,
    schools,
    [215, 440, 110],
    [450, 430, 110],
    [760, 430, 110],
    [520, 730, 170],
    [690, 740, 90],
  ),
  portraitScene(
    5,
    care,
    [470, 500, 170],
    [640, 890, 130],
    [420, 950, 160],
    [860, 940, 110],
    [760, 480, 140],
  ),
  portraitScene(6, road, [430, 490, 140], [690, 690, 110]),
]
