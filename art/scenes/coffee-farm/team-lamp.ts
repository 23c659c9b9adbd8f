import type { Stage } from '../../kit/stage'
import type { Light } from '../../kit/types'
import { windowFrame } from './rooms'

/** The light of the lamp on the table, for somebody who sits on one side of it. */
export const lamplight = (from: number): Light => ({
  from,
  height: 0.12,
  strength: 1,
  warm: '#ffc070',
  cool: '#4a4a70',
  air: '#6b5a78',
})

/** Hills and the last of the day behind the panes. */
export function eveningWindow(stage: Stage): void {
  const [left, top, right, bottom] = [270, 90, 690, 470]
  stage.box(
    [left, top, right, bottom],
    stage.blend(
      [0, top],
      [0, bottom],
      [
        [0, '#3c4372'],
        [0.4, '#8a6690'],
        [0.68, '#ee9c6b'],
        [0.72, '#f6b877'],
      ],
    ),
  )
  stage.shape(
    [
      [left, 372],
      [310, 350],
      [346, 340],
      [384, 356],
      [420, 352],
      [470, 372],
      [540, 330],
      [580, 314],
      [622, 320],
      [654, 342],
      [right, 352],
      [right, bottom],
      [left, bottom],
    ],
    '#4a4768',
  )
  stage.box([left, 420, right, bottom], '#2f3550')
  windowFrame(stage, [left, top, right, bottom], {
    wide: 22,
    bars: [
      [472, top, 488, bottom],
      [left, 270, right, 282],
    ],
    wood: '#4a3430',
    sill: { over: 46, high: 30, wood: '#7a5440' },
  })
}

/** A storm lantern: foot, glass with its flame, hood and bow. */
export function lantern(stage: Stage, x: number, y: number): void {
  stage.line([x - 66, y - 150], [x, y - 370], [x + 66, y - 150], '#2f2826', 6)
  stage.glow([x, y - 120, 520], 520, '#ffd890', 0.75, 0.03)
  for (const side of [-1, 1])
    stage.line(
      [x + side * 58, y - 30],
      [x + side * 78, y - 120],
      [x + side * 50, y - 196],
      '#3a302c',
      9,
    )
  stage.soft(
    [
      [x - 40, y - 186],
      [x + 40, y - 186],
      [x + 54, y - 110],
      [x + 36, y - 52],
      [x - 36, y - 52],
      [x - 54, y - 110],
    ],
    '#ffe9b4',
  )
  stage.soft(
    [
      [x, y - 160],
      [x + 18, y - 100],
      [x, y - 70],
      [x - 18, y - 100],
    ],
    '#fffdf0',
  )
  stage.oval(x, y + 4, 150, 40, '#2a2020')
  stage.box([x - 62, y - 56, x + 62, y], '#7a3f30')
  stage.oval(x, y, 124, 30, '#5a2f28')
  stage.oval(x, y - 56, 124, 26, '#a4583c')
  stage.shape(
    [
      [x - 52, y - 182],
      [x + 52, y - 182],
      [x + 26, y - 226],
      [x - 26, y - 226],
    ],
    '#5a3a30',
  )
}
