import { lightOf } from '../../kit/light'
import { tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { GoatFarm } from './stage'

/** A brown goat with hanging ears looks in between the slats. */
function allEars(pen: Pen, frame: Frame, random: Random): void {
  const stage = new GoatFarm(pen, frame, random, {
    ...lightOf('indoors', -0.85),
    strength: 1,
    height: 0.42,
    warm: '#ffdfa6',
  })
  const wall = tonesOf('#5d4632', stage.light)
  stage.box([0, 0, 1600, 1200], '#2c231f')
  for (let i = 0; i < 14; i++) {
    const x = i * 124 - 30
    const side = i < 5 ? wall.middle : wall.shade
    stage.shape(
      [
        [x, 0],
        [x + 96, 0],
        [x + 98, 1200],
        [x - 2, 1200],
      ],
      side,
    )
    // Morning comes in through the gaps.
    stage.shape(
      [
        [x + 98, 0],
        [x + 122, 0],
        [x + 122, 1200],
        [x + 100, 1200],
      ],
      i < 4 ? '#f4dfa4' : i < 8 ? '#cdb67c' : '#7d7455',
    )
    stage.line([x + 94, 0], [x + 95, 600], [x + 96, 1200], wall.lit, 6)
  }
  stage.shape(
    [
      [0, 250],
      [1600, 290],
      [1600, 380],
      [0, 340],
    ],
    wall.shade,
  )
  stage.line([0, 250], [800, 268], [1600, 290], wall.lit, 9)
  stage.glow([60, 420, 1500], 1500, '#ffdf9c', 0.5)
  stage.glow([1500, 800, 1300], 1300, '#1d1716', 0.42)
  stage.caprine([1400, 1960, 1320, -1], {
    hide: 'nubian',
    ears: 'pendulous',
    horns: 'short',
    roman: true,
    beard: false,
    eye: 'mild',
    turn: 0.6,
    look: -0.28,
    girth: 0.4,
    shadow: false,
    build: {
      head: 1.16,
      neck: {
        withers: [0.33, 0.87, 0, 0.115],
        breast: [0.37, 0.72, 0, 0.08],
        throat: 0.052,
        crest: 0.068,
        flat: 0.64,
      },
    },
    carriage: { head: [0.56, 1.16, 0], pitch: -0.42 },
  })
  // The sun of the gaps lies on the face.
  stage.glow([560, 560, 900], 900, '#ffdf9c', 0.16, 0.1)
}

export const scenes: readonly Scene[] = [
  {
    name: 'gallery/mbuzi-farm/08-ears',
    height: 1200,
    seed: 6008,
    compose: allEars,
    fine: true,
    focus: [{ x: 680, y: 600, radius: 430 }],
  },
]
