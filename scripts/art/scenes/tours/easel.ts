import { grassTufts, ground, road, type GroundOptions } from '../../kit/ground'
import { dust, mistBank, ridge, type RidgeOptions } from '../../kit/land'
import { lightOf, type Hour } from '../../kit/light'
import { person, type PersonOptions } from '../../kit/people/person'
import { softSpot, type Profile } from '../../kit/shapes'
import { sky, type SkyOptions } from '../../kit/sky'
import type { Light, Pen, Place, Random } from '../../kit/types'
import { lake, type LakeOptions } from '../../kit/water'
import type { FocusSpot, Frame } from '../../scene'

/** Where something stands: column, row, height, where it looks (-1 left), how far it is. */
export type Spot = readonly [x: number, y: number, size: number, side?: 1 | -1, distance?: number]

/** A canvas of 1600 x 1200 with its light: what every kit function wants, held together. */
export class Easel {
  readonly width: number
  readonly height: number
  readonly light: Light

  constructor(
    readonly pen: Pen,
    readonly frame: Frame,
    readonly random: Random,
    hour: Hour | Light,
    from = 0,
  ) {
    this.light = typeof hour === 'string' ? lightOf(hour, from) : hour
    this.width = frame.width
    this.height = frame.height
  }

  put<Options>(
    painter: (pen: Pen, place: Place, light: Light, random: Random, options: Options) => void,
    [x, y, size, side = 1, distance = 0]: Spot,
    options: NoInfer<Options>,
  ): void {
    const place: Place = { x, y, size, facing: side < 0 ? 'left' : 'right', distance }
    painter(this.pen, place, this.light, this.random, options)
  }

  /** A person whose feet stand in grass or dust of the given colour. */
  person(spot: Spot, options: PersonOptions, foot?: string): void {
    this.put(person, spot, options)
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

  road(
    points: readonly (readonly [x: number, y: number, width: number])[],
    options: Parameters<typeof road>[4] = {},
  ): void {
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

  tufts([x, y, size, , distance = 0]: Spot, width: number, colour: string, density = 1): void {
    const place = { x, y, size, distance }
    grassTufts(this.pen, place, this.light, this.random, { width, colour, density })
  }

  glow(
    x: number,
    y: number,
    width: number,
    height: number,
    colour: string,
    opacity: number,
    core = 0.04,
  ): void {
    softSpot(this.pen, { x, y, width, height }, colour, opacity, core)
  }
}

/** Places for the finest brushes on the heads and hands of people standing at the given spots. */
export function faces(
  spots: readonly (readonly [x: number, y: number, size: number])[],
): FocusSpot[] {
  return spots.flatMap(([x, y, size]) => [
    { x, y: y - size * 0.88, radius: size * 0.2 },
    { x, y: y - size * 0.55, radius: size * 0.26 },
  ])
}
