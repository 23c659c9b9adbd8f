import type { Frame } from '../scene'
import { glaze, mix } from './colour'
import { around } from './random'
import { blend, softSpot } from './shapes'
import type { Light, Pen, Random } from './types'

/** Mist that lies across the picture in soft banks. */
export function mistBank(
  pen: Pen,
  frame: Frame,
  light: Light,
  random: Random,
  options: { y: number; thick: number; opacity?: number; colour?: string },
): void {
  const colour = options.colour ?? mix(light.air, '#ffffff', 0.35)
  for (let i = 0; i < 18; i++) {
    const spot = {
      x: random() * frame.width,
      y: around(random, options.y, options.thick * 0.5),
      width: frame.width * (0.25 + 0.45 * random()),
      height: options.thick * (0.5 + 0.7 * random()),
    }
    softSpot(pen, spot, colour, (options.opacity ?? 0.5) * 0.4, 0.1)
  }
}

/** Shadows of clouds that lie on the land between two rows. */
export function cloudShadows(
  pen: Pen,
  frame: Frame,
  light: Light,
  random: Random,
  options: { top: number; bottom: number; count?: number; opacity?: number },
): void {
  for (let i = 0; i < (options.count ?? 6); i++) {
    const near = random()
    const y = options.top + (options.bottom - options.top) * near
    const width = frame.width * (0.16 + 0.4 * near * random() + 0.1)
    const colour = mix(light.cool, '#15301f', 0.5)
    for (let k = 0; k < 3; k++) {
      const x = random() * frame.width
      softSpot(pen, { x, y, width, height: 16 + near * 60 }, colour, options.opacity ?? 0.3, 0.3)
    }
  }
}

/** Shafts of light that fall from the sun's side through cloud, dust or leaves. */
export function lightShafts(
  pen: Pen,
  light: Light,
  random: Random,
  options: {
    x: number
    y: number
    length: number
    count?: number
    opacity?: number
    spread?: number
  },
): void {
  const spread = options.spread ?? 0.5
  for (let i = 0; i < (options.count ?? 6); i++) {
    const angle = Math.PI / 2 + around(random, 0, spread) + light.from * 0.35
    const open = 0.02 + 0.05 * random()
    const [x, y, long] = [options.x, options.y, options.length * (0.7 + 0.4 * random())]
    const end = [x + Math.cos(angle) * long, y + Math.sin(angle) * long] as const
    pen.fillStyle = blend(pen, [x, y], end, [
      [0, glaze(light.warm, options.opacity ?? 0.25)],
      [1, glaze(light.warm, 0)],
    ])
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + Math.cos(angle - open) * long, y + Math.sin(angle - open) * long)
    pen.lineTo(x + Math.cos(angle + open) * long, y + Math.sin(angle + open) * long)
    pen.fill()
  }
}

/** A cloud of dust over a road or under hooves. */
export function dust(
  pen: Pen,
  place: { x: number; y: number; size: number },
  light: Light,
  random: Random,
  options: { colour?: string; opacity?: number; width?: number } = {},
): void {
  const colour = mix(options.colour ?? '#d9b48a', light.warm, 0.4)
  for (let i = 0; i < 16; i++) {
    const spot = {
      x: around(random, place.x, (options.width ?? place.size * 2) / 2),
      y: place.y - place.size * 0.5 * random() ** 1.4,
      width: place.size * (0.6 + random()),
      height: place.size * (0.35 + 0.5 * random()),
    }
    softSpot(pen, spot, colour, (options.opacity ?? 0.35) * 0.5, 0.1)
  }
}
