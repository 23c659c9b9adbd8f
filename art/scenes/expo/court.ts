import { strewn } from '../../kit/ground'
import { foliage, limb, tonesOf, type Point } from '../../kit/shapes'
import type { Expo } from './stage'

/** A low house around the court, with a shaded veranda. */
export function house(stage: Expo): void {
  stage.box([0, 350, 1600, 640], '#e2cfa6')
  stage.shape(
    [
      [-20, 250],
      [1620, 230],
      [1620, 366],
      [-20, 372],
    ],
    stage.blend(
      [0, 240],
      [0, 370],
      [
        [0, '#c9744a'],
        [1, '#9a5236'],
      ],
    ),
  )
  stage.box([0, 368, 1600, 640], 'rgba(70,52,60,0.42)')
  for (let i = 0; i < 9; i++) {
    const x = 60 + i * 190
    if (i % 2 === 0) stage.box([x + 70, 440, x + 140, 640], '#5a4438')
    else stage.box([x + 60, 450, x + 150, 560], '#5f7a84')
    stage.box([x, 368, x + 26, 642], '#efe6cf')
  }
}

/** The trunk to the left, the flowering crown across the top, its shade on the court; none of its spots of light near the column `clear`. */
export function tree(stage: Expo, clear: number): void {
  const { pen, light, random } = stage
  const bark = tonesOf('#5a4a44', light)
  stage.glow([560, 850, 1500], 300, '#4f4060', 0.6, 0.3)
  for (let i = 0; i < 22; i++) {
    const spot = [1200 * random(), 760 + 180 * random(), 30 + 60 * random()] as const
    if (Math.abs(spot[0] - clear) > 130) stage.glow(spot, 12, '#ffe9b4', 0.6, 0.3)
  }
  const bough = (from: Point, over: Point, to: Point, thick: number, thin: number): void =>
    limb(pen, from, over, to, { from: thick, to: thin }, bark, light)
  bough([230, 400], [420, 220], [820, 120], 64, 24)
  bough([215, 420], [150, 230], [-40, 130], 60, 30)
  bough([235, 440], [500, 290], [860, 190], 46, 14)
  bough([200, 850], [240, 600], [222, 200], 112, 76)
  for (let i = 0; i < 46; i++) {
    const x = -60 + i * 30 + 30 * random()
    const low = 250 * (1 - 0.55 * (x / 1350)) + 60 * Math.sin(x / 90)
    const mass = { x, y: low * random() - 10, width: 230, height: 140 }
    foliage(pen, mass, light, random, {
      base: ['#8d77b8', '#a58ad0', '#7460a4'][i % 3] ?? '#8d77b8',
      dab: 12,
      density: 0.85,
    })
  }
  strewn(pen, [60, 800], [620, 900], random, {
    colours: ['#8f74c4', '#a48ad2', '#7a62b0'],
    count: 420,
    size: 9,
  })
}
