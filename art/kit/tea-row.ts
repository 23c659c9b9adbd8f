import { glaze, mix } from './colour'
import { around, between } from './random'
import { shaded, type Profile, type Tones } from './shapes'
import type { Light, Pen, Random } from './types'

/** One row of clipped tea along the hill: a dark alley, the shaded side, the bright table on top. */
export function teaRow(
  pen: Pen,
  light: Light,
  random: Random,
  row: {
    from: number
    to: number
    line: Profile
    thick: number
    /** Share of the thickness at a column: rows close up where the slope is short. */
    slim: Profile
    tones: Tones
    alley: Tones
    bump: (x: number, y?: number) => number
    share: number
  },
): void {
  const { from, to, line, thick, slim, tones, alley, bump, share } = row
  const step = Math.max(3, thick * 0.16)
  const edge = (x: number, up: number): number =>
    line(x) - thick * slim(x) * up * (1 + 0.16 * bump(x / (thick * 0.9), share * 40))
  const band = (low: number, high: number, colour: string): void => {
    pen.fillStyle = colour
    pen.beginPath()
    for (let x = from; x <= to + step; x += step) pen.lineTo(x, edge(x, high))
    for (let x = to + step; x >= from; x -= step) pen.lineTo(x, edge(x, low))
    pen.fill()
  }
  band(-0.5, 0.3, alley.shade)
  band(-0.06, 0.5, tones.shade)
  band(0.18, 0.66, tones.middle)
  band(0.42, 0.68, mix(tones.middle, tones.lit, 0.55))
  const dab = Math.max(2.2, thick * 0.13)
  const count = Math.round(((to - from) / dab) * (thick > 9 ? 1.5 : 0.7))
  for (let i = 0; i < count; i++) {
    const x = from + (to - from) * random()
    const up = between(random, 0.02, 0.66)
    const slope = (line(x + thick) - line(x - thick)) / (2 * thick)
    const rounded =
      bump(x / (thick * 0.9) + 0.4, share * 40) - bump(x / (thick * 0.9) - 0.4, share * 40)
    const lit =
      up * 1.25 + 0.08 - (slope * 0.9 + rounded * 0.22) * -light.from + around(random, 0, 0.22)
    pen.fillStyle = glaze(shaded(tones, lit), 0.9)
    pen.beginPath()
    pen.ellipse(
      x,
      edge(x, up),
      dab * between(random, 0.7, 1.3),
      dab * 0.5,
      around(random, slope, 0.3),
      0,
      Math.PI * 2,
    )
    pen.fill()
  }
}
