import { ostrich } from '../../kit/animals/ostrich'
import { glaze } from '../../kit/colour'
import { longGrass } from '../../kit/gardens'
import { acacia } from '../../kit/trees'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage, type Spot } from '../../kit/stage'
import { nearOstrich } from './ostrich-bird'
import type { Stride } from './ostrich-form'

/** Tall ostriches on the dry plain at Kitengela, the low sun behind them; at a child's height. */
function ostriches(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'golden', 0.5)
  const horizon = 790
  const sun = { x: 1130, y: 590, radius: 66 }
  stage.sky({ kind: 'golden', horizon, sun, clouds: 0.6 })
  stage.ridge({ base: 762, rise: 34, wave: 520, colour: '#8c7c86', distance: 0.52, foot: 800 })
  stage.mist(786, 36, 0.6, '#ffdb98')
  stage.ground({
    top: (x) => horizon + 6 * Math.sin(x / 240),
    colour: '#c79a55',
    patches: '#b07f4c',
    grass: 22,
    distance: 0.42,
  })
  stage.glow([sun.x, horizon + 40, 1300], 420, '#ffdc8e', 0.6, 0.04)
  for (const [x, size] of [
    [120, 84],
    [330, 62],
    [1290, 70],
    [1500, 120],
  ] as const)
    stage.put(acacia, [x, horizon + 12, size, 1, 0.4], { wide: 1.5, leaves: '#7a7640' })
  const shade = (x: number, y: number, size: number): void => {
    // With the sun behind, the shadow comes towards the painter.
    const away = (x - sun.x) * 0.42
    const [endX, endY] = [x + away, y + size * 0.2]
    pen.fillStyle = glaze('#6a5048', 0.42)
    for (const foot of [-0.06, 0.07]) {
      pen.beginPath()
      pen.moveTo(x + (foot - 0.014) * size, y)
      pen.lineTo(endX - size * 0.05, endY)
      pen.lineTo(endX + size * 0.05, endY)
      pen.lineTo(x + (foot + 0.014) * size, y)
      pen.fill()
    }
    stage.glow(
      [endX + away * 0.12, endY + size * 0.03, size * 0.75],
      size * 0.13,
      '#5a4a50',
      0.62,
      0.4,
    )
  }
  const back = { ...stage.light, strength: 0.75, height: 0.3 }
  const bird = (
    [x, y, size, side, distance]: readonly [number, number, number, 1 | -1, number],
    options: Parameters<typeof ostrich>[4],
  ): void => {
    shade(x, y, size)
    const place = {
      x,
      y,
      size,
      facing: side < 0 ? ('left' as const) : ('right' as const),
      distance,
    }
    const light = { ...back, from: x < sun.x ? 0.85 : -0.85 }
    ostrich(pen, place, light, random, { shadow: false, ...options })
    stage.tufts([x, y + 4, Math.max(10, size * 0.04)], size * 0.5, '#a88244')
  }
  bird([640, 836, 128, 1, 0.3], { pose: 'walking', coat: 'female' })
  bird([720, 846, 140, 1, 0.28], { pose: 'feeding', coat: 'female' })
  stage.person([1130, 862, 150, -1, 0.2], {
    pose: 'leaning-on-stick',
    dress: 'shuka',
    sex: 'man',
    shadow: false,
  })
  const near = (spot: Spot, seed: number, male: boolean, stride: Stride): void => {
    shade(spot[0], spot[1], spot[2])
    const light = {
      ...stage.light,
      from: spot[0] < sun.x ? 0.75 : -0.75,
      strength: 0.85,
      height: 0.34,
    }
    nearOstrich(new Stage(pen, frame, random, light), spot, { male, stride, seed })
    stage.tufts([spot[0], spot[1] + 6, Math.max(10, spot[2] * 0.035)], spot[2] * 0.5, '#a88244')
  }
  near([1375, 1000, 610, -1, 0.05], 7, false, 'walking')
  near([850, 1030, 740, 1, 0.02], 5, false, 'walking')
  near([370, 1130, 1030, 1, 0], 3, true, 'standing')
  stage.put(longGrass, [1330, 1215, 150], { width: 700, colour: '#b58c48', density: 0.7 })
  stage.put(longGrass, [140, 1216, 130], { width: 460, colour: '#b58c48', density: 0.7 })
}

export const scenes: readonly Scene[] = [
  {
    name: 'tours/maasai-ostrich-farm-tour',
    height: 1200,
    seed: 633,
    compose: ostriches,
    fine: true,
    focus: [
      { x: 620, y: 150, radius: 170 },
      { x: 1085, y: 335, radius: 120 },
      { x: 1190, y: 430, radius: 120 },
      { x: 1130, y: 790, radius: 90 },
      { x: 400, y: 1090, radius: 180 },
    ],
  },
]
