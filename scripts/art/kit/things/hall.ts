import { mix, tone } from '../colour'
import { between, pick } from '../random'
import { blend } from '../shapes'
import type { Light, Pen, Random } from '../types'
import { booth } from './hall-things'

export type HallOptions = {
  width: number
  height: number
  /** Row where wall and floor meet. */
  horizon: number
  /** Booths on each side. */
  booths?: number
  wall?: string
}

const colours = ['#2f6f8a', '#b4523a', '#3f8a5a', '#7a4f86', '#d8a325', '#4a6f9a'] as const

/** The inside of an exhibition hall: roof trusses, windows, hanging banners of plain colours, booths in depth. */
export function exhibitionHall(pen: Pen, light: Light, random: Random, options: HallOptions): void {
  const { width, height, horizon, booths = 5, wall = '#d8cfbc' } = options
  pen.fillStyle = blend(
    pen,
    [0, 0],
    [0, horizon],
    [
      [0, tone(mix(wall, '#4a4640', 0.5), light, 'shade')],
      [0.55, tone(wall, light, 'middle')],
      [1, tone(wall, light, 'lit')],
    ],
  )
  pen.fillRect(0, 0, width, horizon + 2)
  const floor = '#a99a84'
  pen.fillStyle = blend(
    pen,
    [0, horizon],
    [0, height],
    [
      [0, tone(floor, light, 'lit')],
      [1, tone(mix(floor, '#3a3028', 0.35), light, 'middle')],
    ],
  )
  pen.fillRect(0, horizon, width, height - horizon)
  const middle = width / 2
  for (let i = 0; i < 9; i++) {
    const near = i / 8
    const y = horizon * (0.5 - 0.5 * near)
    pen.strokeStyle = tone(mix('#5d5a54', wall, 0.6 - near * 0.5), light, 'shade')
    pen.lineWidth = 3 + near * 16
    pen.beginPath()
    pen.moveTo(middle - width * (0.24 + near * 0.5), y + horizon * 0.14)
    pen.quadraticCurveTo(
      middle,
      y - horizon * 0.1,
      middle + width * (0.24 + near * 0.5),
      y + horizon * 0.14,
    )
    pen.stroke()
  }
  for (let i = 0; i < 7; i++) {
    pen.fillStyle = mix('#fff6dc', light.air, 0.15)
    pen.fillRect(
      middle + (i - 3) * width * 0.075 - width * 0.024,
      horizon * 0.56,
      width * 0.048,
      horizon * 0.2,
    )
  }
  for (let i = 0; i < 12; i++) {
    const near = Math.floor(i / 2) / 6
    const side = i % 2 === 0 ? -1 : 1
    const [w, h] = [width * (0.022 + 0.04 * near), horizon * (0.2 + 0.22 * near)]
    const x = middle + side * width * (0.12 + 0.36 * near) + between(random, -8, 8)
    const y = horizon * (0.36 - 0.3 * near)
    pen.fillStyle = blend(
      pen,
      [x, y],
      [x + w, y],
      [
        [0, tone(pick(random, colours), light, 'lit')],
        [1, tone(pick(random, colours), light, 'middle')],
      ],
    )
    pen.fillRect(x, y, w, h)
    pen.fillStyle = '#efe8d8'
    pen.fillRect(x + w * 0.2, y + h * 0.15, w * 0.6, h * 0.14)
  }
  for (let i = 0; i < booths; i++) {
    const near = (i + 0.5) / booths
    const deep = near * near
    const y = horizon + (height - horizon) * 0.75 * deep + 8
    const size = horizon * (0.28 + 0.8 * deep)
    for (const side of [-1, 1] as const) {
      const shade = (): string => pick(random, colours)
      booth(
        pen,
        {
          x: middle + side * width * (0.15 + 0.38 * deep),
          y,
          size,
          facing: side < 0 ? 'right' : 'left',
          distance: 0.3 * (1 - near),
        },
        light,
        random,
        { colour: shade(), second: shade(), turn: 0.55, shadow: false },
      )
    }
  }
}
