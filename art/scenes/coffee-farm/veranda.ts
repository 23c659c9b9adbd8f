import { coffeeCup, steam } from '../../kit/coffee-cup'
import { coffeeSpray } from '../../kit/coffee-garden'
import { blend, tonesOf } from '../../kit/shapes'
import type { Pen, Random } from '../../kit/types'
import type { Frame, Scene } from '../../scene'
import { Stage } from '../../kit/stage'
import { ridges, slope } from './farm'
import { planks } from './rooms'

const series = 'gallery/coffee-farm-safari'

/** A cup on the rail of a veranda, the ridges turning gold. */
function veranda(pen: Pen, frame: Frame, random: Random): void {
  const stage = new Stage(pen, frame, random, 'golden', 0.75)
  const { light } = stage
  stage.sky({ kind: 'golden', horizon: 520, sun: { x: 1290, y: 400, radius: 46 } })
  ridges(stage, 500, { distance: 0.42, near: '#8a8f48', far: '#8a7f96' })
  stage.mist(610, 60, 0.5, '#ffdc9c')
  slope(stage, 660, 900, 6, 0.2, 0.04)
  slope(stage, 830, 1330, 5, 0.06, -0.03)
  stage.glow([1290, 430, 1500], 760, '#ffc86e', 0.4, 0.02)
  const wood = tonesOf('#8f5f3a', light)
  const beam = (x: number, y: number, w: number, h: number, upright: boolean): void =>
    stage.box(
      [x, y, x + w, y + h],
      upright
        ? blend(
            pen,
            [x, 0],
            [x + w, 0],
            [
              [0, wood.shade],
              [0.6, wood.middle],
              [0.86, wood.lit],
              [1, wood.lit],
            ],
          )
        : blend(
            pen,
            [0, y],
            [0, y + h],
            [
              [0, wood.lit],
              [0.3, wood.middle],
              [1, wood.shade],
            ],
          ),
    )
  beam(0, 0, 1600, 70, false)
  beam(0, 66, 1600, 26, false)
  beam(190, 60, 96, 860, true)
  for (let x = 360; x < 1620; x += 168) beam(x, 940, 44, 300, true)
  beam(190, 900, 96, 320, true)
  planks(stage, 826, '#a06c40', 930)
  beam(0, 928, 1600, 44, false)
  coffeeCup(pen, { x: 980, y: 868, size: 176, facing: 'right' }, light, {
    saucer: true,
    tilt: 0.3,
    band: '#2f7d78',
  })
  steam(pen, { x: 980, y: 690, size: 330 }, random, {
    colour: '#fff2d8',
    opacity: 0.3,
    width: 120,
  })
  for (const [x, y, angle] of [
    [-40, 300, 0.5],
    [-60, 160, 0.2],
    [-50, 470, 0.1],
  ] as const)
    coffeeSpray(pen, [x, y], light, random, {
      angle,
      length: 260,
      leaf: 120,
      lit: 0.4,
      droop: 0.5,
    })
}

const round = (x: number, y: number, radius: number) => ({ x, y, radius })

export const scenes: readonly Scene[] = [
  {
    name: `${series}/13-veranda`,
    height: 1200,
    seed: 713,
    compose: veranda,
    focus: [round(980, 790, 180)],
  },
]
