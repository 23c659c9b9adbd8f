import { coffeeCup } from '../../kit/coffee-cup'
import { coffeeSpray, gardenBush } from '../../kit/coffee-garden'
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
  slope(stage, 660, 900, 6, 0.2, 0.04, 0.6)
  bushesBelow(stage)
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
  wisps(stage)
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

/** The coffee under the rail, near enough to show leaf and cherry. */
function bushesBelow(stage: Stage): void {
  stage.box([0, 900, 1600, 1200], '#7d4a34')
  for (const [y, size, step, start, distance] of [
    [1130, 270, 220, 20, 0.12],
    [1480, 540, 400, -60, 0],
  ] as const)
    for (let x = start; x < 1720; x += step)
      gardenBush(
        stage.pen,
        stage.place([x + 40 * Math.sin(x), y + 12 * Math.sin(x * 3), size, 1, distance]),
        stage.light,
        stage.random,
        { wide: 0.95, cherries: 0.35, branches: 30, shadow: false },
      )
}

/** Steam that leaves the whole of the coffee, gathers, curls once and is lost in the light. */
function wisps(stage: Stage): void {
  for (const [start, lean, sway, high, phase, opacity] of [
    [-36, 6, 44, 330, 0.2, 0.17],
    [22, 36, 38, 400, 2.6, 0.2],
    [-4, 60, 30, 210, 4.4, 0.12],
  ] as const)
    for (let i = 0; i < 110; i++) {
      const t = i / 109
      const curl = Math.sin(phase + t * 4.2 + 1.6 * t * t) * sway * t ** 0.8
      const wide = 46 * (1 - t) ** 3 + 12 + 64 * t ** 1.3
      stage.glow(
        [980 + start * (1 - t) + lean * t + curl, 708 - high * t, wide],
        22 + 20 * t,
        '#fff4dc',
        opacity * Math.min(1, t * 7) * (1 - t) ** 1.3,
      )
    }
}

const round = (x: number, y: number, radius: number) => ({ x, y, radius })

export const scenes: readonly Scene[] = [
  {
    name: `${series}/13-veranda`,
    height: 1200,
    seed: 713,
    compose: veranda,
    focus: [
      round(980, 790, 180),
      round(1010, 560, 160),
      ...[100, 400, 700, 1250, 1550].map((x) => round(x, 750, 190)),
    ],
  },
]
