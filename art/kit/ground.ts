import type { Frame } from '../scene'
import { glaze, mix, tone } from './colour'
import { outline } from './land'
import { around, pick, roughNoise, smoothNoise } from './random'
import { blend, shaded, tonesOf, type Point, type Profile } from './shapes'
import type { Light, Pen, Place, Random } from './types'

export type GroundOptions = {
  /** Row of the far edge, or its line. */
  top: number | Profile
  colour: string
  /** A second colour that comes through in patches: dry grass, soil, clover. */
  patches?: string
  /** How far away the far edge is, 0 to 1. */
  distance?: number
  /** Length of grass at the near edge in pixels; 0 for bare ground. */
  grass?: number
}

/** Open ground from a far edge to the bottom of the picture: patches, tufts, light across it. */
export function ground(
  pen: Pen,
  frame: Frame,
  light: Light,
  random: Random,
  options: GroundOptions,
): void {
  const { top, colour, distance = 0.5 } = options
  const crest: Profile = typeof top === 'number' ? () => top : top
  const far = Math.min(...Array.from({ length: 21 }, (_, i) => crest((frame.width * i) / 20)))
  const deep = frame.height - far
  pen.save()
  outline(pen, frame, crest)
  pen.clip()
  const near = tone(mix(colour, '#101c08', 0.22), light, 'middle')
  pen.fillStyle = blend(
    pen,
    [0, far],
    [0, frame.height],
    [
      [0, sunlit(colour, light, distance)],
      [0.3, sunlit(colour, light, distance * 0.45)],
      [1, near],
    ],
  )
  pen.fillRect(0, 0, frame.width, frame.height)
  const patch = roughNoise(random, 3)
  const other = options.patches ?? mix(colour, '#c9b04e', 0.4)
  for (let i = 0; i < 1500; i++) {
    const share = random() ** 1.6
    const [x, y] = [random() * frame.width, far + deep * share]
    const value = patch(x / (130 + 260 * share), y / (18 + 60 * share))
    const base = value > 0.08 ? other : mix(colour, '#0f1f0a', 0.2)
    const side = value > 0 ? 'lit' : 'shade'
    pen.fillStyle = glaze(
      tone(base, light, side, distance * (1 - share) ** 1.5),
      Math.min(0.3, Math.abs(value) * 0.8),
    )
    pen.beginPath()
    pen.ellipse(x, y, 24 + 110 * share, 2.5 + 13 * share, around(random, 0, 0.08), 0, Math.PI * 2)
    pen.fill()
  }
  pen.restore()
  if (options.grass) grassCover(pen, frame, light, random, { ...options, crest })
}

/** Grass in the sun: warm, but still its own colour. */
function sunlit(colour: string, light: Light, distance: number): string {
  const warmed = mix(tone(colour, light, 'lit'), colour, 0.5)
  return mix(warmed, light.air, distance)
}

function grassCover(
  pen: Pen,
  frame: Frame,
  light: Light,
  random: Random,
  options: GroundOptions & { crest: Profile },
): void {
  const { colour, grass = 20, crest, distance = 0.5 } = options
  const other = options.patches ?? mix(colour, '#c9b04e', 0.4)
  const bend = smoothNoise(random)
  const count = Math.round(frame.width * 1.7)
  const shares = Array.from({ length: count }, () => random() ** 0.75).toSorted((a, b) => a - b)
  for (const share of shares) {
    const x = random() * frame.width
    const y = crest(x) + (frame.height - crest(x)) * share + 2
    const long = grass * (0.12 + 0.88 * share) * (0.6 + 0.6 * random())
    const base = pick(random, [
      colour,
      mix(colour, '#12210c', 0.35),
      other,
      mix(colour, '#e8e08a', 0.25),
    ])
    pen.strokeStyle = glaze(
      shaded(tonesOf(base, light, distance * (1 - share) ** 2), random()),
      0.5 + 0.3 * share,
    )
    pen.lineWidth = 1.2 + 3.4 * share
    const lean = (bend(x / 90, y / 60) + around(random, 0, 0.7)) * long * 0.4
    pen.beginPath()
    pen.moveTo(x, y)
    pen.quadraticCurveTo(x, y - long * 0.6, x + lean, y - long)
    pen.stroke()
  }
}

/** Tufts of grass along a line, in front of feet and wheels; `size` is their height. */
export function grassTufts(
  pen: Pen,
  { x, y, size, distance = 0 }: Place,
  light: Light,
  random: Random,
  options: { width: number; colour?: string; density?: number },
): void {
  const colour = options.colour ?? '#6d9440'
  const count = Math.round((options.width / size) * 7 * (options.density ?? 1))
  for (let i = 0; i < count; i++) {
    const at = x + around(random, 0, options.width / 2)
    const base = pick(random, [colour, mix(colour, '#14260c', 0.35), mix(colour, '#d8cf74', 0.3)])
    pen.strokeStyle = shaded(tonesOf(base, light, distance), random())
    pen.lineWidth = Math.max(1.5, size * 0.09 * (0.6 + random() * 0.7))
    const long = size * (0.5 + 0.6 * random())
    const foot = y + around(random, 0, size * 0.12)
    pen.beginPath()
    pen.moveTo(at, foot)
    pen.quadraticCurveTo(
      at + around(random, 0, size * 0.1),
      foot - long * 0.6,
      at + around(random, 0, size * 0.5),
      foot - long,
    )
    pen.stroke()
  }
}

/**
 * A road or path through the given points, from near to far, with its width at each: red murram
 * unless told. Wheel tracks, a worn middle and grassy edges.
 */
export function road(
  pen: Pen,
  points: readonly (readonly [x: number, y: number, width: number])[],
  light: Light,
  random: Random,
  options: { colour?: string; distance?: number; tracks?: boolean; verge?: string } = {},
): void {
  const colour = options.colour ?? '#b5683f'
  const fine = finer(points)
  const first = fine[0]
  const last = fine.at(-1)
  if (!first || !last) return
  const band = (from: number, to: number): void => {
    pen.beginPath()
    for (const [x, y, w] of fine) pen.lineTo(x + w * from, y)
    for (const [x, y, w] of fine.toReversed()) pen.lineTo(x + w * to, y)
    pen.closePath()
  }
  const far = options.distance ?? 0.4
  const gradient = (side: 'lit' | 'middle' | 'shade'): CanvasGradient =>
    blend(
      pen,
      [0, first[1]],
      [0, last[1]],
      [
        [0, tone(colour, light, side)],
        [1, tone(colour, light, side, far)],
      ],
    )
  band(-0.5, 0.5)
  pen.fillStyle = gradient('middle')
  pen.fill()
  const sunny = light.from < 0 ? 1 : -1
  for (const [from, to, side] of [
    [0.5 * -sunny, 0.38 * -sunny, 'shade'],
    [0.18 * sunny, 0.42 * sunny, 'lit'],
  ] as const) {
    band(from, to)
    pen.globalAlpha = 0.5
    pen.fillStyle = gradient(side)
    pen.fill()
    pen.globalAlpha = 1
  }
  if (options.tracks ?? true) {
    for (const at of [-0.24, 0.2]) {
      band(at - 0.05, at + 0.06)
      pen.globalAlpha = 0.35
      pen.fillStyle = gradient('shade')
      pen.fill()
      pen.globalAlpha = 1
    }
  }
  verges(pen, fine, light, random, options.verge ?? '#7d9445')
}

function verges(
  pen: Pen,
  line: readonly (readonly [number, number, number])[],
  light: Light,
  random: Random,
  colour: string,
): void {
  for (const [x, y, w] of line.toReversed()) {
    for (const side of [-0.52, 0.52]) {
      if (random() < 0.25) continue
      grassTufts(pen, { x: x + w * side, y: y + 2, size: Math.max(3, w * 0.09) }, light, random, {
        width: w * 0.14,
        colour,
        density: 0.8,
      })
    }
  }
}

function finer(points: readonly (readonly [number, number, number])[]): [number, number, number][] {
  const result: [number, number, number][] = []
  const at = (index: number): readonly [number, number, number] =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0, 0]
  for (let i = 0; i < points.length - 1; i++) {
    for (let k = 0; k < 16; k++) {
      const t = k / 16
      const value = (axis: 0 | 1 | 2): number => {
        const [a, b, c, d] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]]
        const cubic = (3 * b - a - 3 * c + d) * t * t * t + (2 * a - 5 * b + 4 * c - d) * t * t
        return 0.5 * (2 * b + (c - a) * t + cubic)
      }
      result.push([value(0), value(1), Math.max(0.5, value(2))])
    }
  }
  const end = at(points.length - 1)
  result.push([end[0], end[1], end[2]])
  return result
}

/** A foot of stones, flowers or cherries: small dabs of colour strewn over an area. */
export function strewn(
  pen: Pen,
  from: Point,
  to: Point,
  random: Random,
  options: { colours: readonly [string, ...string[]]; count: number; size: number },
): void {
  for (let i = 0; i < options.count; i++) {
    const share = random()
    pen.fillStyle = pick(random, options.colours)
    const size = options.size * (0.35 + 0.65 * share) * (0.7 + 0.5 * random())
    pen.beginPath()
    const [x, y] = [from[0] + (to[0] - from[0]) * random(), from[1] + (to[1] - from[1]) * share]
    pen.ellipse(x, y, size, size * 0.7, 0, 0, Math.PI * 2)
    pen.fill()
  }
}
