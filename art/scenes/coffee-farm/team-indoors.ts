import { blend, tonesOf } from '../../kit/shapes'
import { Stage } from '../../kit/stage'

/** A plain room: a wall with light across it, a floor. */
export function room(stage: Stage, wall: string, floor: string): void {
  const { pen, light } = stage
  const tones = tonesOf(wall, light)
  stage.box(
    [0, 0, 960, 1200],
    blend(
      pen,
      [0, 0],
      [960, 300],
      [
        [0, tones.lit],
        [0.5, tones.middle],
        [1, tones.shade],
      ],
    ),
  )
  stage.box([0, 960, 960, 1210], tonesOf(floor, light).middle)
  stage.glow([480, 970, 1300], 80, tones.shade, 0.5, 0.2)
}
