import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Stage } from '../../kit/stage'

// Portraits are 960 wide and 1200 high; the stage counts in pixels of a canvas 1600 wide.
const portraitFrame = (frame: Frame): Frame => ({
  width: (frame.width / 960) * 1600,
  height: frame.height,
})

export function stageOf(
  pen: Pen,
  frame: Frame,
  random: Random,
  light: ConstructorParameters<typeof Stage>[3],
  from: number,
): Stage {
  return new Stage(pen, portraitFrame(frame), random, light, from)
}
