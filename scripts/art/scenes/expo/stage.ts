import { mix } from '../../kit/colour'
import { mistBank, ridge } from '../../kit/land'
import { person, type PersonOptions } from '../../kit/people/person'
import { posedPerson, type PosedOptions } from '../../kit/posed'
import { smoothNoise } from '../../kit/random'
import { blend, type Point } from '../../kit/shapes'
import { marquee } from '../../kit/things/market-buildings'
import { Stage, type Spot } from '../mbuzi-farm/stage'

/** Colours of the trodden green. */
export const grass = { colour: '#7f9a48', patches: '#b3a860' }

/** Somebody: where, then how. */
export type Somebody = readonly [Spot, PersonOptions]

/** The expo ground on its green, always below the same four knuckles of hills. */
export class Expo extends Stage {
  /** Four knuckles on a long back; `base` is the row of their foot. */
  knuckles(
    base: number,
    options: { shift?: number; tall?: number; colour?: string; distance?: number } = {},
  ): void {
    const { pen, frame, light, random, u } = this
    const { shift = 0, tall = 1, colour = '#5b7192', distance = 0.45 } = options
    const rough = smoothNoise(random)
    const humps = [
      [220, 78, 150],
      [560, 112, 140],
      [860, 96, 120],
      [1180, 128, 170],
      [1500, 60, 170],
    ] as const
    ridge(pen, frame, light, random, {
      base: base * u,
      rise: 90 * u,
      wave: 420 * u,
      colour,
      distance,
      foot: (base + 60) * u,
      spurs: 0.7,
      crest: (px) => {
        const x = px / u
        let rise = 34
        for (const [at, high, wide] of humps)
          rise = Math.max(rise, 34 + high * Math.exp(-(((x - at - shift) / wide) ** 2)))
        return (base - tall * (rise + 5 * rough(x / 46))) * u
      },
    })
    mistBank(pen, frame, light, random, { y: base * u, thick: 26 * u, opacity: 0.5 })
  }

  people(everybody: readonly Somebody[], shared: PersonOptions = {}): void {
    for (const [[x, y, size, side, distance], options] of everybody)
      person(
        this.pen,
        this.place([x, y, size, side ?? 1, distance ?? 0]),
        this.light,
        this.random,
        {
          ...shared,
          ...options,
        },
      )
  }

  posed(spot: Spot, options: PosedOptions): void {
    posedPerson(this.pen, this.place(spot), this.light, this.random, options)
  }

  /** A marquee; `size` is the height of a grown person beside it. */
  tent(
    [x, y, size, side = 1, distance = 0]: Spot,
    options: { lamp?: boolean; pennant?: string; length?: number; turn?: number } = {},
  ): void {
    const { lamp = false, pennant = '#c8452f', length = 10, turn = 0.5 } = options
    this.put(marquee, [x, y, size * 3.6, side, distance], {
      lamp,
      pennant,
      length,
      turn,
      metres: 6.2,
    })
  }

  /** A gradient down or across the picture, between two points of a 1600 px canvas. */
  blend(from: Point, to: Point, stops: readonly (readonly [number, string])[]): CanvasGradient {
    const { u } = this
    return blend(this.pen, [from[0] * u, from[1] * u], [to[0] * u, to[1] * u], stops)
  }

  /** An ellipse, filled. */
  oval(x: number, y: number, wide: number, high: number, fill: string | CanvasGradient): void {
    const { pen, u } = this
    pen.fillStyle = fill
    pen.beginPath()
    pen.ellipse(x * u, y * u, (wide / 2) * u, (high / 2) * u, 0, 0, Math.PI * 2)
    pen.fill()
  }

  /** A closed shape through smooth curves. */
  soft(points: readonly Point[], fill: string | CanvasGradient): void {
    const { pen, u } = this
    const first = points[0]
    if (!first) return
    pen.fillStyle = fill
    pen.beginPath()
    points.forEach((point, i) => {
      const next = points[(i + 1) % points.length] ?? first
      const before = points.at(i - 1) ?? first
      if (i === 0) pen.moveTo(((before[0] + point[0]) / 2) * u, ((before[1] + point[1]) / 2) * u)
      const [x, y] = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2]
      pen.quadraticCurveTo(point[0] * u, point[1] * u, x * u, y * u)
    })
    pen.closePath()
    pen.fill()
  }

  /** The plain wall and floor of an indoor corner, lit from the light's side. */
  room(wall: string, floor: string, edge: number): void {
    const { from } = this.light
    const [lit, dim] = [mix(wall, this.light.warm, 0.25), mix(wall, '#1f1a22', 0.45)]
    const across = this.blend(
      [from < 0 ? 0 : 1600, 0],
      [from < 0 ? 1600 : 0, 300],
      [
        [0, lit],
        [0.5, wall],
        [1, dim],
      ],
    )
    this.shape(
      [
        [0, 0],
        [1600, 0],
        [1600, edge],
        [0, edge],
      ],
      across,
    )
    const down = this.blend(
      [0, edge],
      [0, 1200],
      [
        [0, mix(floor, this.light.warm, 0.2)],
        [1, mix(floor, '#1f1a22', 0.35)],
      ],
    )
    this.shape(
      [
        [0, edge],
        [1600, edge],
        [1600, 1200],
        [0, 1200],
      ],
      down,
    )
  }

  /** Rain in silver lines, slanting a little. */
  rain(count: number, colour = '#e6eef0', opacity = 0.55): void {
    const { pen, random } = this
    pen.save()
    for (let i = 0; i < count; i++) {
      const [x, y, long] = [random() * 1700 - 50, random() * 1250 - 60, 40 + random() * 90]
      pen.globalAlpha = opacity * (0.35 + 0.65 * random())
      this.line([x, y], [x - long * 0.07, y + long / 2], [x - long * 0.14, y + long], colour, 2.6)
    }
    pen.restore()
  }

  /** An umbrella over somebody; x, y is its tip, `wide` its width. */
  umbrella(x: number, y: number, wide: number, one: string, other: string): void {
    const [half, rise] = [wide / 2, wide * 0.42]
    const lean = this.light.from * wide * 0.05
    const points: Point[] = []
    for (let i = 0; i <= 12; i++) {
      const a = Math.PI * (i / 12)
      points.push([x - half * Math.cos(a) + lean * (i / 12 - 0.5), y + rise * (1 - Math.sin(a))])
    }
    this.line([x, y], [x + 2, y + wide * 0.5], [x + wide * 0.05, y + wide * 0.95], '#3b3a3e', 5)
    const fill = this.blend(
      [x - half, y],
      [x + half, y + rise],
      [
        [0, mix(one, this.light.from < 0 ? this.light.warm : this.light.cool, 0.4)],
        [0.5, one],
        [1, mix(one, this.light.from < 0 ? this.light.cool : this.light.warm, 0.4)],
      ],
    )
    this.shape(points, fill)
    for (const [a, b] of [
      [0.2, 0.4],
      [0.62, 0.84],
    ] as const)
      this.shape(
        [
          [x, y],
          [x - half + wide * a, y + rise],
          [x - half + wide * b, y + rise],
        ],
        mix(other, one, 0.15),
      )
  }

  /** A white steam that rises and leans. */
  steam(x: number, y: number, high: number, lean = 40, opacity = 0.34): void {
    for (let i = 0; i < 14; i++) {
      const up = i / 13
      const sway = Math.sin(i * 1.2 + x) * 26 * up + lean * up * up
      this.glow(
        [x + sway, y - high * up, 60 + 110 * up],
        70 + 60 * up,
        '#f6f3ea',
        opacity * (1 - up * 0.8),
      )
    }
  }
}
