import { goat, type GoatOptions } from '../../kit/animals/goat'
import { mix } from '../../kit/colour'
import { grassTufts, ground, type GroundOptions } from '../../kit/ground'
import { dust, mistBank, ridge } from '../../kit/land'
import { lightOf, type Hour } from '../../kit/light'
import { person, type PersonOptions } from '../../kit/people/person'
import { smoothNoise } from '../../kit/random'
import { softSpot, type Profile } from '../../kit/shapes'
import { sky, type SkyOptions } from '../../kit/sky'
import type { Light, Pen, Place, Random } from '../../kit/types'
import type { Frame } from '../../scene'

/** Where something stands: x, y and size on a picture 1600 wide, where it looks, how far it is. */
export type Spot = readonly [x: number, y: number, size: number, side?: 1 | -1, distance?: number]

type Simple = (pen: Pen, place: Place, light: Light, random: Random) => void
type Painter<Options> = (
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: Options,
) => void

/** A picture in the making: all lengths are those of a canvas of 1600 x 1200, whatever its size. */
export class Stage {
  readonly light: Light
  readonly u: number

  constructor(
    readonly pen: Pen,
    readonly frame: Frame,
    readonly random: Random,
    light: Hour | Light,
    from = 0,
  ) {
    this.light = typeof light === 'string' ? lightOf(light, from) : light
    this.u = frame.width / 1600
  }

  place([x, y, size, side = 1, distance = 0]: Spot): Place {
    const { u } = this
    return {
      x: x * u,
      y: y * u,
      size: size * u,
      facing: side < 0 ? 'left' : 'right',
      distance,
    }
  }

  goat(spot: Spot, options: GoatOptions = {}): void {
    goat(this.pen, this.place(spot), this.light, this.random, options)
  }

  person(spot: Spot, options: PersonOptions = {}): void {
    person(this.pen, this.place(spot), this.light, this.random, options)
  }

  /** Paints a thing of the kit at a spot. */
  put(painter: Simple, spot: Spot): void
  put<Options>(painter: Painter<Options>, spot: Spot, options: Options): void
  put<Options>(painter: Painter<Options | undefined>, spot: Spot, options?: Options): void {
    painter(this.pen, this.place(spot), this.light, this.random, options)
  }

  sky(options: Omit<SkyOptions, 'horizon'> & { horizon: number }): void {
    const { u } = this
    const { sun } = options
    sky(this.pen, this.frame, this.light, this.random, {
      ...options,
      horizon: options.horizon * u,
      ...(sun ? { sun: { x: sun.x * u, y: sun.y * u, radius: (sun.radius ?? 50) * u } } : {}),
    })
  }

  ground(options: Omit<GroundOptions, 'top'> & { top: number | Profile }): void {
    const { u } = this
    const { top } = options
    ground(this.pen, this.frame, this.light, this.random, {
      ...options,
      top: typeof top === 'number' ? top * u : (x) => top(x / u) * u,
      grass: (options.grass ?? 0) * u,
    })
  }

  tufts(spot: Spot, width: number, colour = '#6d9440', density = 1): void {
    const place = this.place(spot)
    grassTufts(this.pen, place, this.light, this.random, {
      width: width * this.u,
      colour,
      density,
    })
  }

  mist(y: number, thick: number, opacity: number, colour?: string): void {
    mistBank(this.pen, this.frame, this.light, this.random, {
      y: y * this.u,
      thick: thick * this.u,
      opacity,
      ...(colour ? { colour } : {}),
    })
  }

  dust([x, y, size]: Spot, width: number, opacity: number, colour = '#d9b48a'): void {
    const { u } = this
    dust(this.pen, { x: x * u, y: y * u, size: size * u }, this.light, this.random, {
      width: width * u,
      opacity,
      colour,
    })
  }

  glow(
    [x, y, width]: readonly [number, number, number],
    height: number,
    colour: string,
    opacity: number,
    core = 0.05,
  ): void {
    const { u } = this
    const area = { x: x * u, y: y * u, width: width * u, height: height * u }
    softSpot(this.pen, area, colour, opacity, core)
  }

  /** Fills a closed path of points; a colour or a gradient from top to bottom. */
  shape(points: readonly (readonly [number, number])[], fill: string | CanvasGradient): void {
    const { pen, u } = this
    pen.fillStyle = fill
    pen.beginPath()
    for (const [x, y] of points) pen.lineTo(x * u, y * u)
    pen.closePath()
    pen.fill()
  }

  line(
    from: readonly [number, number],
    over: readonly [number, number],
    to: readonly [number, number],
    colour: string,
    width: number,
  ): void {
    const { pen, u } = this
    pen.strokeStyle = colour
    pen.lineWidth = width * u
    pen.beginPath()
    pen.moveTo(from[0] * u, from[1] * u)
    pen.quadraticCurveTo(over[0] * u, over[1] * u, to[0] * u, to[1] * u)
    pen.stroke()
  }

  /**
   * The hills that the farm looks at, the same in every picture: a long back, a saddle, a broad
   * dome with a knob. `base` is the row of the saddle, `shift` moves the view.
   */
  hills(
    base: number,
    options: {
      shift?: number
      distance?: number
      far?: string
      near?: string
      tall?: number
      foot?: number
    } = {},
  ): void {
    const { pen, frame, light, random, u } = this
    const { shift = 0, distance = 0.45, far = '#7d8fa6', near = '#5f7d5a', tall = 1 } = options
    const foot = (options.foot ?? base + 120) * u
    ridge(pen, frame, light, random, {
      base: (base - 26 * tall) * u,
      rise: 34 * tall * u,
      wave: 420 * u,
      colour: far,
      distance: Math.min(0.85, distance + 0.25),
      foot,
    })
    const rough = smoothNoise(random)
    const hump = (x: number, at: number, wide: number): number =>
      Math.exp(-(((x - at - shift) / wide) ** 2))
    const crest: Profile = (px) => {
      const x = px / u
      const rise = 74 * hump(x, 380, 330) + 126 * hump(x, 1180, 290) + 34 * hump(x, 1330, 62)
      return (base - tall * (rise + 7 * rough(x / 60))) * u
    }
    ridge(pen, frame, light, random, {
      base: base * u,
      rise: 120 * tall * u,
      wave: 380 * u,
      colour: near,
      distance,
      crest,
      foot,
      spurs: 0.8,
    })
  }

  /** Warm or cool air laid over a part of the picture. */
  veil(colour: string, opacity: number, from = 0, to = 1200): void {
    const { pen, frame, u } = this
    pen.save()
    pen.globalAlpha = opacity
    pen.fillStyle = mix(colour, colour, 0)
    pen.fillRect(0, from * u, frame.width, (to - from) * u)
    pen.restore()
  }
}
