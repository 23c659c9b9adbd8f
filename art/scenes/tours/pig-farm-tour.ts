import { lightOf } from '../../kit/light'
import { around, between } from '../../kit/random'
import { tonesOf } from '../../kit/shapes'
import { Stage } from '../../kit/stage'
import { eucalyptus } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { piglet, sow } from './sow'

const STRAW = ['#e8cc88', '#b9924e', '#f3e0aa', '#a07c42', '#d6b068']

/** A sow asleep in deep straw under the roof of her sty, her piglets against her belly. */
function pigFarm(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, {
    ...lightOf('morning', -0.85),
    height: 0.5,
    strength: 1,
  })
  outside(stage)
  sty(stage)
  stage.box(
    [0, 560, 1600, 1200],
    stage.blend(
      [0, 560],
      [0, 1200],
      [
        [0, '#8a6a3c'],
        [0.25, '#bb9452'],
        [1, '#cfa860'],
      ],
    ),
  )
  straw(stage, [-40, 565, 1640, 1230], 2600)
  const nest = (x: number, y: number, wide: number): void =>
    straw(stage, [x - wide, y - 16, x + wide * 0.8, y + 34], wide * 0.3)
  stage.glow([1650, 420, 1900], 900, '#2a1c14', 0.6)
  stage.glow([830, 890, 1500], 300, '#3a2412', 0.6, 0.4)
  stage.put(sow, [850, 850, 620, -1], 0.42)
  nest(330, 955, 240)
  for (const [x, y, size, turn, seed] of [
    [1330, 850, 270, -1.15, 3],
    [1160, 900, 285, -1.4, 8],
    [975, 955, 300, -1.25, 6],
    [790, 1000, 310, -1.5, 2],
  ] as const) {
    stage.glow([x, y + 20, size * 1.1], size * 0.4, '#3a2412', 0.6, 0.3)
    stage.put(piglet, [x, y, size, -1], { turn, seed })
    nest(x, y + 60, size * 0.4)
  }
  stage.glow([1280, 1060, 420], 110, '#3a2412', 0.6, 0.3)
  stage.put(piglet, [1280, 1050, 300, -1], { turn: 0.5, seed: 4, head: [0.44, 0.3, -0.12, 0.2] })
  nest(1260, 1095, 170)
  straw(stage, [-40, 1080, 1640, 1260], 700)
  sunbeam(stage)
}

/** Morning sun comes in over the wall and lies across the straw. */
function sunbeam(stage: Stage): void {
  const { pen } = stage
  pen.save()
  pen.globalCompositeOperation = 'soft-light'
  pen.filter = 'blur(26px)'
  for (const [top, foot, wide] of [
    [-260, 300, 520],
    [420, 1050, 300],
  ] as const)
    stage.shape(
      [
        [top, 60],
        [top + wide, 60],
        [foot + wide * 1.3, 1200],
        [foot, 1200],
      ],
      'rgba(255,238,190,0.6)',
    )
  pen.restore()
}

function outside(stage: Stage): void {
  stage.sky({ kind: 'mist', horizon: 300, clouds: 0.3 })
  stage.ridge({ base: 190, rise: 50, wave: 520, colour: '#6f8f78', distance: 0.55, foot: 300 })
  for (const [x, size] of [
    [60, 330],
    [430, 250],
    [520, 290],
    [1120, 220],
    [1500, 340],
  ] as const)
    stage.put(eucalyptus, [x, 330, size, 1, 0.4])
}

/** A wall of boards, open above, two posts and the edge of the roof. */
function sty(stage: Stage): void {
  const wood = tonesOf('#73543a', stage.light)
  const { random } = stage
  for (let row = 0; row < 4; row++) {
    const y = 262 + row * 92
    stage.box([0, y, 1600, y + 84], row % 2 ? '#6f5036' : '#664930')
    stage.box([0, y + 84, 1600, y + 92], '#2c2119')
    stage.line([0, y + 3], [800, y + 3], [1600, y + 3], wood.lit, 6)
    for (let i = 0; i < 40; i++) {
      const [x, at, long] = [random() * 1600, y + 12 + random() * 66, between(random, 60, 260)]
      stage.line(
        [x, at],
        [x + long / 2, at + around(random, 0, 4)],
        [x + long, at],
        i % 2 ? '#5a402a' : '#85633f',
        3,
      )
    }
  }
  for (const x of [230, 1390]) {
    stage.box([x, 0, x + 62, 640], '#4f3b2a')
    stage.box([x, 0, x + 34, 640], wood.middle)
    stage.box([x, 0, x + 9, 640], wood.lit)
  }
  stage.glow([200, 420, 1100], 500, '#ffdf9c', 0.3)
  stage.box([0, 0, 1600, 66], '#4a3828')
  stage.box([0, 60, 1600, 72], '#2c2119')
}

/** Straws strewn over a rectangle, longer the nearer they lie. */
function straw(
  stage: Stage,
  [left, top, right, foot]: readonly number[] & [number, number, number, number],
  count: number,
): void {
  const { random } = stage
  for (let i = 0; i < count; i++) {
    const y = top + (foot - top) * random()
    const long = (y - 420) * (0.06 + 0.1 * random())
    const x = left + (right - left) * random()
    const [dx, dy] = [long * (random() < 0.5 ? 1 : -1), long * (random() - 0.5) * 0.6]
    stage.line(
      [x, y],
      [x + dx / 2, y + dy - long * 0.1],
      [x + dx, y + dy],
      STRAW[i % 5] ?? '#e8cc88',
      long * 0.05 + 1,
    )
  }
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/pig-farm-tour',
    height: 1200,
    seed: 611,
    compose: pigFarm,
    fine: true,
    focus: [
      { x: 330, y: 820, radius: 260 },
      { x: 900, y: 720, radius: 480 },
    ],
  },
]
