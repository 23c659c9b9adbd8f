import { mix } from './colour'
import { between } from './random'
import { foliage, tonesOf, type Profile } from './shapes'
import type { Light, Pen, Random } from './types'

/** Terraces of coffee on a slope: banks of red soil along the contours, a row of bushes on each. */
export function coffeeTerraces(
  pen: Pen,
  light: Light,
  random: Random,
  options: {
    crest: Profile
    foot: Profile
    from: number
    to: number
    /** Number of terraces from the crest to the foot. */
    rows: number
    distance?: number
    /** Fade of the foot: how much more air lies over the lowest row. */
    sink?: number
    soil?: string
    colour?: string
    /** Size of the leaves against what is usual. */
    leaf?: number
  },
): void {
  const { crest, foot, from, to, rows, distance = 0, sink = 0, leaf = 1 } = options
  for (let row = 0; row < rows; row++) {
    const near = (row + 0.5) / rows
    const away = Math.min(0.95, distance + sink * near ** 1.5)
    const line: Profile = (x) => crest(x) + (foot(x) - crest(x)) * near ** 1.18
    const step = ((foot(0) - crest(0)) / rows) * (0.62 + 0.76 * near)
    const soil = tonesOf(options.soil ?? '#9c5c3c', light, away)
    for (const [colour, shift, thick] of [
      [soil.middle, 0, step * 0.7],
      [soil.shade, step * 0.2, step * 0.26],
    ] as const) {
      pen.strokeStyle = colour
      pen.lineWidth = Math.max(2, thick)
      pen.beginPath()
      for (let x = from; x <= to; x += 20) pen.lineTo(x, line(x) + shift + step * 0.15)
      pen.stroke()
    }
    const gap = step * 1.05
    for (let x = from + gap * random(); x < to; x += gap * between(random, 0.85, 1.15)) {
      const tall = step * between(random, 0.92, 1.2)
      const area = { x, y: line(x) - tall * 0.28, width: tall * 1.35, height: tall }
      const heart = { ...area, y: area.y + tall * 0.16, height: tall * 0.72 }
      foliage(pen, heart, { ...light, strength: 0 }, random, {
        base: '#29492f',
        distance: away,
        dab: Math.max(3, tall * 0.22) * leaf,
        density: 0.7,
      })
      area.height = tall * 0.74
      area.y -= tall * 0.1
      foliage(pen, area, light, random, {
        base: mix(
          options.colour ?? '#44763a',
          random() < 0.5 ? '#7a9a48' : '#2f5f3c',
          0.3 * random(),
        ),
        distance: away,
        dab: Math.max(2.5, tall * 0.17) * leaf,
      })
    }
  }
}
