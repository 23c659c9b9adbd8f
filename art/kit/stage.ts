import type { Frame } from '../scene'
import { grassTufts, ground, road, type GroundOptions } from './ground'
import { ridge, type RidgeOptions } from './land'
import { lightOf, type Hour } from './light'
import { dressed, type DressedOptions } from './human/dressed'
import { blend, roundedPath, softSpot, type Point, type Profile } from './shapes'
import { sky, type SkyOptions } from './sky'
import type { Light, Pen, Place, Random } from './types'
import { lake, type LakeOptions } from './water'
import { dust, mistBank } from './weather'

/** Where something stands: column, row, height, where it looks (-1 left), how far it is. */
export type Spot = readonly [x: number, y: number, size: number, side?: 1 | -1, distance?: number]

type Fill = string | CanvasGradient
export type Edges = readonly [left: number, top: number, right: number, bottom: number]
type Painter<Options> = (
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: Options,
) => void

/** A canvas with its light: what every function of the kit wants, held together. */
export class Stage {
  readonly light: Light

  constructor(
    readonly pen: Pen,
    readonly frame: Frame,
    readonly random: Random,
    light: Hour | Light,
    from = 0,
  ) {
    this.light = typeof light === 'string' ? lightOf(light, from) : light
  }

  /** The spot as the functions of the kit take it. */
  place([x, y, size, side = 1, distance = 0]: Spot): Place {
    return { x, y, size, facing: side < 0 ? 'left' : 'right', distance }
  }

  /** Paints a thing of the kit at a spot. */
  put(painter: Painter<undefined>, spot: Spot): void
  put<Options>(painter: Painter<Options>, spot: Spot, options: NoInfer<Options>): void
  put<Options>(painter: Painter<Options | undefined>, spot: Spot, options?: Options): void {
    painter(this.pen, this.place(spot), this.light, this.random, options)
  }

  /** A person, whose feet stand in grass or dust of the given colour. */
  person(spot: Spot, options: DressedOptions = {}, foot?: string): void {
    this.put(dressed, spot, options)
    const [x, y, size, , distance = 0] = spot
    if (foot) this.tufts([x, y + size * 0.018, size * 0.055, 1, distance], size * 0.4, foot, 0.8)
  }

  sky(options: SkyOptions): void {
    sky(this.pen, this.frame, this.light, this.random, options)
  }

  ridge(options: RidgeOptions): Profile {
    return ridge(this.pen, this.frame, this.light, this.random, options)
  }

  ground(options: GroundOptions): void {
    ground(this.pen, this.frame, this.light, this.random, options)
  }

  road(points: Parameters<typeof road>[1], options: Parameters<typeof road>[4] = {}): void {
    road(this.pen, points, this.light, this.random, options)
  }

  lake(options: LakeOptions): void {
    lake(this.pen, this.frame, this.light, this.random, options)
  }

  mist(y: number, thick: number, opacity: number, colour?: string): void {
    const options = { y, thick, opacity, ...(colour ? { colour } : {}) }
    mistBank(this.pen, this.frame, this.light, this.random, options)
  }

  dust([x, y, size]: Spot, width: number, opacity: number, colour = '#d9b48a'): void {
    dust(this.pen, { x, y, size }, this.light, this.random, { width, opacity, colour })
  }

  tufts(spot: Spot, width: number, colour = '#6d9440', density = 1): void {
    const options = { width, colour, density }
    grassTufts(this.pen, this.place(spot), this.light, this.random, options)
  }

  /** A spot of light or shade, strongest in its middle. */
  glow(
    [x, y, width]: readonly [x: number, y: number, width: number],
    height: number,
    colour: string,
    opacity: number,
    core = 0.05,
  ): void {
    softSpot(this.pen, { x, y, width, height }, colour, opacity, core)
  }

  /** A closed shape with straight sides. */
  shape(points: readonly Point[], fill: Fill): void {
    const { pen } = this
    pen.fillStyle = fill
    pen.beginPath()
    for (const [x, y] of points) pen.lineTo(x, y)
    pen.closePath()
    pen.fill()
  }

  /** A rectangle, told by its edges. */
  box([left, top, right, bottom]: Edges, fill: Fill): void {
    this.shape(
      [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
      fill,
    )
  }

  /** A closed shape through smooth curves. */
  soft(points: readonly Point[], fill: Fill): void {
    this.pen.fillStyle = fill
    roundedPath(this.pen, points)
    this.pen.fill()
  }

  /** An ellipse, filled. */
  oval(x: number, y: number, wide: number, high: number, fill: Fill): void {
    const { pen } = this
    pen.fillStyle = fill
    pen.beginPath()
    pen.ellipse(x, y, wide / 2, high / 2, 0, 0, Math.PI * 2)
    pen.fill()
  }

  /** A stroke from one point to another, bent towards the one between them. */
  line(from: Point, over: Point, to: Point, colour: string, width: number): void {
    const { pen } = this
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.beginPath()
    pen.moveTo(...from)
    pen.quadraticCurveTo(...over, ...to)
    pen.stroke()
  }

  /** A gradient between two points. */
  blend(from: Point, to: Point, stops: readonly (readonly [number, string])[]): CanvasGradient {
    return blend(this.pen, from, to, stops)
  }
}
