import { stump } from '../../kit/goat-farm'
import { broadTree, hedge } from '../../kit/trees'
import { longGrass } from '../../kit/gardens'
import { lightOf } from '../../kit/light'
import { openPalm } from '../../kit/open-palm'
import { blend, tonesOf } from '../../kit/shapes'
import { fence } from '../../kit/things/farm-things'
import type { Pen, Random } from '../../kit/types'
import type { Frame } from '../../scene'
import { Stage } from './stage'

/** The oldest buck against a pale sky. */
export function hornsLikeBrackets(pen: Pen, frame: Frame, random: Random): void {
  const s = new Stage(pen, frame, random, {
    ...lightOf('golden', -0.75),
    strength: 0.75,
    height: 0.3,
    warm: '#ffe2b0',
  })
  s.sky({ kind: 'mist', horizon: 1080, clouds: 1.4 })
  s.glow([200, 900, 2400], 1400, '#ffeccb', 0.7)
  s.hills(1090, { shift: -420, distance: 0.62, near: '#7f9282', tall: 0.9 })
  s.ground({ top: 1100, colour: '#a8a35e', patches: '#8f9a55', grass: 40, distance: 0.4 })
  s.goat([960, 1215, 930, -1], {
    pose: 'portrait',
    coat: 'roan',
    horns: 'spread',
    beard: true,
    ears: 'level',
    turn: 0.55,
    look: 0.5,
    girth: 0.9,
  })
  s.put(longGrass, [320, 1230, 150], { width: 640 * s.u, colour: '#a59b52', density: 0.5 })
}

/** A brown goat with hanging ears looks in between the slats. */
export function allEars(pen: Pen, frame: Frame, random: Random): void {
  const s = new Stage(pen, frame, random, { ...lightOf('indoors', -0.85), strength: 0.8 })
  const wall = tonesOf('#5d4632', s.light)
  s.shape(
    [
      [0, 0],
      [1600, 0],
      [1600, 1200],
      [0, 1200],
    ],
    '#2c231f',
  )
  for (let i = 0; i < 14; i++) {
    const x = i * 124 - 30
    const side = i < 5 ? wall.middle : wall.shade
    s.shape(
      [
        [x, 0],
        [x + 96, 0],
        [x + 98, 1200],
        [x - 2, 1200],
      ],
      side,
    )
    // Morning comes in through the gaps.
    s.shape(
      [
        [x + 98, 0],
        [x + 122, 0],
        [x + 122, 1200],
        [x + 100, 1200],
      ],
      i % 3 === 1 ? '#d9c48a' : '#b7b78a',
    )
    s.line([x + 94, 0], [x + 95, 600], [x + 96, 1200], wall.lit, 6)
  }
  s.shape(
    [
      [0, 250],
      [1600, 290],
      [1600, 380],
      [0, 340],
    ],
    wall.shade,
  )
  s.line([0, 250], [800, 268], [1600, 290], wall.lit, 9)
  s.glow([180, 380, 1300], 1300, '#f6d79a', 0.4)
  s.glow([1500, 800, 1300], 1300, '#1d1716', 0.6)
  // Closer: what was measured on a smaller picture grows out of its lower edge.
  pen.save()
  pen.translate(640 * s.u, 1185 * s.u)
  pen.scale(1.3, 1.3)
  pen.translate(-640 * s.u, -1185 * s.u)
  s.goat([700, 1232, 900, 1], {
    pose: 'portrait',
    coat: 'brown',
    ears: 'lop',
    horns: 'none',
    beard: false,
    turn: 0.8,
    look: 0.25,
    girth: 0.6,
  })
  longEar(s)
  // The speckles of the face, denser on the cheek.
  for (let i = 0; i < 150; i++) {
    const [along, across] = [random(), random() + random() - 1]
    const [x, y] = [
      640 + along * 270 + across * 56 * (1 - 0.6 * along),
      600 + along * 250 - across * 74 * (1 - 0.4 * along),
    ]
    if (Math.hypot(x - 707, y - 650) < 62) continue
    const size = 3 + 6 * random()
    s.glow([x, y, size * 2.2], size * 1.7, i % 4 === 0 ? '#5a2f1c' : '#e3c5a2', 0.72, 0.5)
  }
  pen.restore()
}

/** The near ear, as long as the face. */
function longEar(s: Stage): void {
  const { pen, u } = s
  const ear = tonesOf('#9a5c38', s.light)
  pen.fillStyle = blend(
    pen,
    [450 * u, 600 * u],
    [640 * u, 700 * u],
    [
      [0, ear.lit],
      [0.45, ear.middle],
      [1, ear.shade],
    ],
  )
  pen.beginPath()
  pen.moveTo(600 * u, 540 * u)
  pen.bezierCurveTo(500 * u, 560 * u, 440 * u, 760 * u, 458 * u, 900 * u)
  pen.bezierCurveTo(470 * u, 990 * u, 560 * u, 1010 * u, 584 * u, 930 * u)
  pen.bezierCurveTo(620 * u, 800 * u, 660 * u, 640 * u, 640 * u, 560 * u)
  pen.fill()
  s.glow([545, 800, 90], 340, '#c98f7c', 0.5, 0.1)
  s.glow([500, 800, 34], 300, ear.lit, 0.5, 0.1)
}

/** Salt on the palm of a child. */
export function saltOnThePalm(pen: Pen, frame: Frame, random: Random): void {
  const s = new Stage(pen, frame, random, { ...lightOf('golden', 0.7), height: 0.35 })
  s.sky({ kind: 'golden', horizon: 430, clouds: 0.5 })
  s.hills(440, { shift: -260, distance: 0.62, near: '#8d8f66' })
  s.ground({ top: 452, colour: '#a3a24e', patches: '#c6b060', grass: 40, distance: 0.4 })
  s.put(broadTree, [230, 560, 380, 1, 0.22])
  s.put(fence, [800, 660, 150, 1, 0.2], { length: 11, turn: 0.02, shadow: false })
  s.goat([1130, 1215, 840, -1], {
    pose: 'portrait',
    coat: 'galla',
    horns: 'short',
    beard: true,
    turn: 0.3,
    look: 0,
  })
  s.put(openPalm, [330, 900, 660, 1], { sleeve: '#2f5286' })
  s.line([604, 826], [560, 848], [512, 846], '#d98a8a', 20)
  s.line([600, 822], [560, 840], [520, 840], '#e8a6a0', 9)
}

/** Three kids and a stump. */
export function climbingLesson(pen: Pen, frame: Frame, random: Random): void {
  const s = new Stage(pen, frame, random, 'afternoon', 0.65)
  s.sky({ kind: 'golden', horizon: 400, clouds: 0.5 })
  s.hills(400, { shift: 120, distance: 0.5, near: '#6f8a58' })
  s.ground({ top: 412, colour: '#8aa04a', patches: '#bdb25e', grass: 50, distance: 0.35 })
  s.put(broadTree, [190, 560, 420, 1, 0.14])
  s.put(hedge, [700, 480, 60, 1, 0.3], { width: 900 * s.u })
  s.goat([1500, 600, 120, -1, 0.16], { pose: 'looking', coat: 'toggenburg' })
  s.goat([905, 560, 100, 1, 0.2], { pose: 'grazing', coat: 'brown' })
  s.put(stump, [640, 1060, 330])
  s.goat([520, 775, 215, 1], { pose: 'standing', coat: 'white', kid: true, turn: 0.5, look: 0.4 })
  s.goat([700, 805, 205, 1], {
    pose: 'lying',
    coat: 'black-and-white',
    kid: true,
    turn: 0.7,
    look: 0.2,
  })
  s.glow([1180, 1062, 360], 70, '#233018', 0.6, 0.3)
  s.goat([1110, 880, 235, 1], {
    pose: 'jumping',
    coat: 'brown',
    kid: true,
    turn: 0.05,
    shadow: false,
  })
  s.tufts([640, 1188, 52], 900, '#8aa04a', 0.8)
  s.put(longGrass, [1380, 1225, 150], { width: 600 * s.u, colour: '#a0a650', density: 0.7 })
  s.put(longGrass, [120, 1225, 130], { width: 400 * s.u, colour: '#8fa04c', density: 0.7 })
}
