import { mix } from './colour'
import { blend, softSpot, tonesOf } from './shapes'
import type { Light, Pen, Place, Random } from './types'

/** A cup seen from a little above; `size` is its height without the saucer. */
export function coffeeCup(
  pen: Pen,
  place: Place,
  light: Light,
  options: {
    colour?: string
    saucer?: boolean
    handle?: boolean
    tilt?: number
    /** Half its width as a share of its height: a bowl is wider than high. */
    wide?: number
    band?: string
  } = {},
): void {
  const { x, y, size, facing = 'right', distance = 0 } = place
  const tones = tonesOf(options.colour ?? '#efe9dc', light, distance)
  const half = size * (options.wide ?? 0.56)
  const deep = half * (options.tilt ?? 0.34)
  const side = light.from < 0 ? -1 : 1
  const away = -light.from * size * (0.5 / (light.height + 0.3))
  const shadow = mix(light.cool, '#1a130e', 0.55)
  softSpot(
    pen,
    {
      x: x + away * 0.5,
      y: y + deep * 0.1,
      width: half * 2.4 + Math.abs(away),
      height: deep * 2.4,
    },
    shadow,
    0.3 + 0.3 * light.strength,
    0.5,
  )
  if (options.saucer) saucer(pen, place, light, half * 1.55, deep * 1.5)
  if (options.handle !== false) {
    const way = facing === 'right' ? 1 : -1
    for (const [colour, wide, off] of [
      [tones.shade, size * 0.13, size * 0.012],
      [tones.middle, size * 0.08, 0],
    ] as const) {
      pen.strokeStyle = colour
      pen.lineWidth = wide
      pen.beginPath()
      pen.ellipse(x + way * half * 0.98, y - size * 0.56 + off, size * 0.24, size * 0.25, 0, 0, 7)
      pen.stroke()
    }
  }
  const low = half * 0.62
  pen.fillStyle = blend(
    pen,
    [x - half, y],
    [x + half, y],
    [
      [0, side < 0 ? tones.lit : tones.shade],
      [0.3, side < 0 ? tones.lit : tones.middle],
      [0.7, side < 0 ? tones.middle : tones.lit],
      [1, side < 0 ? tones.shade : tones.lit],
    ],
  )
  const body = (from: number, to: number): void => {
    const wide = (t: number): number => low + (half - low) * Math.sin((t * Math.PI) / 2)
    pen.beginPath()
    pen.ellipse(x, y - size * to, wide(to), (deep * wide(to)) / half, 0, Math.PI, 0, true)
    for (let t = to; t >= from; t -= 0.05) pen.lineTo(x + wide(t), y - size * t)
    pen.ellipse(x, y - size * from, wide(from), (deep * wide(from)) / half, 0, 0, Math.PI)
    for (let t = from; t <= to; t += 0.05) pen.lineTo(x - wide(t), y - size * t)
    pen.closePath()
    pen.fill()
  }
  body(0, 1)
  if (options.band) {
    const band = tonesOf(options.band, light, distance)
    pen.fillStyle = blend(
      pen,
      [x - half, y],
      [x + half, y],
      [
        [0, side < 0 ? band.lit : band.shade],
        [1, side < 0 ? band.shade : band.lit],
      ],
    )
    body(0.5, 0.66)
  }
  pen.fillStyle = tones.lit
  pen.beginPath()
  pen.ellipse(x, y - size, half, deep, 0, 0, 7)
  pen.fill()
  pen.fillStyle = blend(
    pen,
    [x - half, y],
    [x + half, y],
    [
      [0, side < 0 ? tones.shade : tones.middle],
      [1, side < 0 ? tones.middle : tones.shade],
    ],
  )
  pen.beginPath()
  pen.ellipse(x, y - size * 0.985, half * 0.92, deep * 0.9, 0, 0, 7)
  pen.fill()
  pen.fillStyle = blend(
    pen,
    [x - half, y],
    [x + half, y],
    [
      [0, mix('#2c170d', light.air, distance)],
      [0.6, mix('#43230f', light.air, distance)],
      [1, mix('#5a3114', light.air, distance)],
    ],
  )
  pen.beginPath()
  pen.ellipse(x, y - size * 0.93, half * 0.85, deep * 0.78, 0, 0, 7)
  pen.fill()
  softSpot(
    pen,
    { x: x + side * half * 0.3, y: y - size * 0.95, width: half * 0.7, height: deep * 0.5 },
    light.warm,
    0.5,
    0.2,
  )
}

function saucer(
  pen: Pen,
  { x, y, distance = 0 }: Place,
  light: Light,
  wide: number,
  deep: number,
): void {
  const tones = tonesOf('#eae2d2', light, distance)
  const left = light.from < 0
  for (const [dy, k, from, to] of [
    [deep * 0.16, 1, tones.shade, tones.shade],
    [0, 1, left ? tones.lit : tones.middle, left ? tones.middle : tones.lit],
    [deep * 0.04, 0.72, left ? tones.middle : tones.lit, tones.shade],
  ] as const) {
    pen.fillStyle = blend(
      pen,
      [x - wide, y],
      [x + wide, y],
      [
        [0, from],
        [1, to],
      ],
    )
    pen.beginPath()
    pen.ellipse(x, y + dy, wide * k, deep * k, 0, 0, 7)
    pen.fill()
  }
}

/** Steam or smoke that curls up from a place; `size` is how high it rises. */
export function steam(
  pen: Pen,
  { x, y, size }: Place,
  random: Random,
  options: { colour?: string; opacity?: number; width?: number } = {},
): void {
  const { colour = '#ffffff', opacity = 0.3, width = size * 0.3 } = options
  for (let strand = 0; strand < 3; strand++) {
    const [start, swing, turn] = [(random() - 0.5) * width * 0.7, 0.5 + random(), random() * 6]
    for (let i = 0; i < 90; i++) {
      const t = i / 89
      const wide = width * (0.12 + 0.34 * t)
      const at = x + start + Math.sin(turn + t * 5.5) * width * 0.3 * swing * (0.3 + t)
      softSpot(
        pen,
        { x: at, y: y - size * t, width: wide * 1.5, height: size * 0.12 },
        colour,
        opacity * 0.42 * (1 - t) ** 1.1 * Math.min(1, t * 6 + 0.3),
        0,
      )
    }
  }
}
