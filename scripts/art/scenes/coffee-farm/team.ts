import type { Scene } from '../../scene'
import { care } from './team-desk'
import { kitchen, partnerships } from './team-indoors'
import { guide, schools } from './team-outdoors'

const portraitScene = (index: number, compose: Scene['compose'], x: number, y: number): Scene => ({
  name: `team/${index}`,
  width: 960,
  height: 1200,
  seed: 720 + index,
  compose,
  focus: [{ x, y, radius: 120 }],
})

export const scenes: readonly Scene[] = [
  portraitScene(1, guide, 570, 440),
  portraitScene(2, partnerships, 640, 660),
  portraitScene(3, kitchen, 420, 350),
  portraitScene(4, schools, 520, 650),
  portraitScene(5, care, 400, 620),
]
