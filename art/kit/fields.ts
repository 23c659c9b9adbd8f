import { glaze, mix } from './colour'
import { around, between, pick, smoothNoise } from './random'
import { foliage, roundedPath, tonesOf, type Point, type Profile } from './shapes'
import { teaRow } from './tea-row'
import type { Light, Pen, Place, Random } from './types'

export type TeaOptions = {
  /** Crest of the slope and its foot. */
  crest: Profile
  foot: Profile | number
  from: number
  to: number
  /** Width of a row at the foot in pixels; rows narrow towards the crest. */
  row: number
  colour?: string
  distance?: number
  /** How much the rows swing along the hill, 0 to 1. */
  swing?: number
  /** Called after each row, so that somebody can stand between it and the next one. */
  after?: (row: TeaRow) => void
}

/** A row of tea: its share of the way from crest to foot, its line, and how thick it is. */
export type TeaRow = { share: number; line: Profile; thick: number }

/**
 * A slope of tea: rows of clipped bushes along the contours, bright tables on top, dark alleys
 * between. Drawn from the crest down, so that each row stands before the one behind.
 */
export function teaRows(pen: Pen, light: Light, random: Random, options: TeaOptions): void {
  const { crest, from, to, row, distance = 0 } = options
  const foot: Profile = typeof options.foot === 'number' ? flat(options.foot) : options.foot
  const base = options.colour ?? '#5a9138'
  const tones = tonesOf(base, light, distance)
  const alley = tonesOf(mix(base, '#0c1f14', 0.82), light, distance)
  const swing = smoothNoise(random)
  const bump = smoothNoise(random)
  const deepest = Math.max(
    ...[0, 0.25, 0.5, 0.75, 1].map(
      (t) => foot(from + (to - from) * t) - crest(from + (to - from) * t),
    ),
  )
  const clipToSlope = (): void => {
    pen.save()
    pen.beginPath()
    pen.moveTo(from, foot(from))
    for (let x = from; x <= to; x += 6) pen.lineTo(x, crest(x) - row * 0.12)
    for (let x = to; x >= from; x -= 6) pen.lineTo(x, foot(x) + row)
    pen.clip()
  }
  clipToSlope()
  for (let share = 0; share < 1.06;) {
    const thick = row * (0.2 + 0.8 * share)
    const line: Profile = (x) => {
      const top = crest(x)
      const bend =
        swing(x / (row * 11), share * 3) *
        (options.swing ?? 0.5) *
        thick *
        1.3 *
        Math.min(1, share * 5)
      return top + (foot(x) - top) * share + bend
    }
    const slim: Profile = (x) => Math.max(0.25, (foot(x) - crest(x)) / deepest)
    teaRow(pen, light, random, { from, to, line, thick, slim, tones, alley, bump, share })
    if (options.after) {
      // Heads rise over the crest.
      pen.restore()
      options.after({ share, line, thick })
      clipToSlope()
    }
    share += (thick * 0.94) / deepest
  }
  flanks(pen, light, options, foot)
  pen.restore()
}

/** Lays warm light on the flank that looks to the sun and cool shade on the other. */
function flanks(pen: Pen, light: Light, options: TeaOptions, foot: Profile): void {
  const { crest, from, to, distance = 0 } = options
  const strength = light.strength * (1 - distance)
  for (let x = from; x < to; x += 6) {
    const top = crest(x)
    const slope = (crest(x + 20) - crest(x - 20)) / 40
    const lean = Math.max(-1, Math.min(1, slope * light.from * 4.5 + 0.08))
    const colour = lean > 0 ? light.warm : mix(light.cool, '#0c1a18', 0.45)
    const opacity = Math.abs(lean) * strength * (lean > 0 ? 0.72 : 0.6)
    const fall = pen.createLinearGradient(0, top, 0, foot(x))
    fall.addColorStop(0, glaze(lean > 0 ? light.warm : colour, opacity))
    fall.addColorStop(0.55, glaze(colour, opacity * 0.55))
    fall.addColorStop(1, glaze(mix(light.cool, '#0c1a18', 0.6), 0.3 * strength))
    pen.fillStyle = fall
    pen.fillRect(x, top - 30, 6, foot(x) - top + 90)
  }
}

function flat(row: number): Profile {
  return () => row
}

/** A field whose rows run towards a point on the horizon. */
export type FieldArea = {
  /** Row where the field begins far off, and where it ends near by. */
  horizon: number
  bottom: number
  /** Where the rows run to on the horizon. */
  vanish: number
  from: number
  to: number
}

export type RowsOptions = FieldArea & {
  /** Pixels between two rows at the bottom. */
  spacing: number
  /** Height of a plant at the bottom. */
  plant: number
  /** Pixels between plants in a row at the bottom; plants close up with distance. */
  gap?: number
  /** Haze at the horizon, 0 to 1. */
  distance?: number
  draw: (pen: Pen, place: Place, light: Light, random: Random) => void
}

/** Rows of plants that run towards the horizon, drawn from far to near. */
export function cropRows(pen: Pen, light: Light, random: Random, options: RowsOptions): void {
  const { horizon, bottom, vanish, spacing, plant } = options
  const deep = bottom - horizon
  const gap = options.gap ?? plant * 0.7
  for (let near = 0.05; near < 1.12;) {
    const y = horizon + deep * near
    const first = Math.floor((options.from - vanish) / (spacing * near)) - 1
    const last = Math.ceil((options.to - vanish) / (spacing * near)) + 1
    for (let k = first; k <= last; k++) {
      const x = vanish + (k + 0.5) * spacing * near + around(random, 0, plant * 0.05 * near)
      if (x < options.from - plant || x > options.to + plant) continue
      const size = plant * near * between(random, 0.85, 1.12)
      const distance = (options.distance ?? 0.35) * (1 - Math.min(1, near)) ** 1.5
      options.draw(
        pen,
        { x, y: y + around(random, 0, plant * 0.04 * near), size, distance },
        light,
        random,
      )
    }
    near *= 1 + Math.max(0.035, (gap / deep) * 0.55)
  }
}

/** Soil in furrows that run towards a point on the horizon. */
export function furrows(
  pen: Pen,
  light: Light,
  random: Random,
  options: FieldArea & { spacing: number; colour?: string; distance?: number },
): void {
  const { horizon, bottom, vanish, from, to, spacing, distance = 0.35 } = options
  const base = options.colour ?? '#8a4f33'
  const far = tonesOf(base, light, distance)
  const near = tonesOf(base, light)
  pen.save()
  pen.beginPath()
  pen.rect(from, horizon, to - from, bottom - horizon)
  pen.clip()
  const soil = pen.createLinearGradient(0, horizon, 0, bottom)
  soil.addColorStop(0, far.middle)
  soil.addColorStop(0.4, near.middle)
  soil.addColorStop(1, near.middle)
  pen.fillStyle = soil
  pen.fillRect(from, horizon, to - from, bottom - horizon)
  const count = Math.ceil((to - from + Math.abs(vanish) * 0.5) / spacing) + 6
  for (let k = -count; k <= count; k++) {
    const at = (off: number): number => vanish + (k + off) * spacing
    for (const [low, high, colour] of [
      [0.1, 0.42, near.shade],
      [0.55, 0.8, near.lit],
    ] as const) {
      pen.fillStyle = glaze(colour, between(random, 0.55, 0.8))
      pen.beginPath()
      pen.moveTo(vanish + k * spacing * 0.04, horizon)
      pen.lineTo(at(low), bottom)
      pen.lineTo(at(high), bottom)
      pen.fill()
    }
  }
  pen.restore()
}

/** Plots of farmland on a slope, seen from afar: a patchwork with hedges between. */
export function patchwork(
  pen: Pen,
  light: Light,
  random: Random,
  options: {
    crest: Profile
    foot: number
    from: number
    to: number
    plot: number
    distance?: number
  },
): void {
  const { crest, foot, from, to, plot, distance = 0.3 } = options
  const crops = [
    '#7da043',
    '#9fae52',
    '#5f8a3c',
    '#b9ab5c',
    '#9a7a4c',
    '#6f9a52',
    '#557f3c',
    '#86a548',
  ] as const
  for (let share = 0.05; share < 1;) {
    const high = plot * (0.1 + 0.5 * share)
    for (let x = from; x < to;) {
      const wide = plot * (0.6 + share) * between(random, 0.4, 1.7)
      const y = crest(x + wide / 2) + (foot - crest(x + wide / 2)) * share
      const tones = tonesOf(pick(random, [...crops]), light, distance * (1.2 - share))
      const skew = high * around(random, 0.5 * light.from, 0.7)
      const field: Point[] = [
        [x, y],
        [x + wide, y + around(random, 0, high * 0.12)],
        [x + wide + skew, y + high],
        [x + skew, y + high],
      ]
      pen.fillStyle = glaze(
        pick(random, [tones.lit, tones.middle, tones.middle]),
        between(random, 0.35, 0.75),
      )
      roundedPath(
        pen,
        field.flatMap((point) => [point, point]),
      )
      pen.fill()
      if (random() < 0.7) {
        const edge = {
          x: x + wide * 0.5,
          y: y + high * 0.05,
          width: wide * 0.9,
          height: high * 0.34,
        }
        foliage(pen, edge, light, random, {
          base: '#466a34',
          distance,
          dab: Math.max(2, high * 0.08),
        })
      }
      x += wide * 0.98
    }
    share += (high / Math.max(60, foot - crest((from + to) / 2))) * 0.95
  }
}
