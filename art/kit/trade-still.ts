import { mix } from './colour'
import { between } from './random'
import { shaded, softSpot, tonesOf, type Point, type Tones } from './shapes'
import type { Light, Pen, Place, Random } from './types'

function ellipse(pen: Pen, x: number, y: number, w: number, h: number): void {
  pen.beginPath()
  pen.ellipse(x, y, w, h, 0, 0, Math.PI * 2)
}

type Bands = readonly [string, ...string[]]

/** One stitch of sisal over a coil: from the inner to the outer side, a little aslant. */
function stitch(pen: Pen, from: Point, to: Point, wide: number, tones: Tones, lit: number): void {
  for (const [colour, share, off] of [
    [mix(shaded(tones, lit - 0.4), '#140c0a', 0.35), 1, 0.14],
    [shaded(tones, lit), 0.78, 0],
    [shaded(tones, lit + 0.3), 0.24, -0.14],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = wide * share
    pen.beginPath()
    pen.moveTo(from[0] + off * wide, from[1] + off * wide)
    pen.lineTo(to[0] + off * wide, to[1] + off * wide)
    pen.stroke()
  }
}

/**
 * A round coiled basket that hangs on a wall, its bands of colour around the middle, every stitch
 * to be seen; `size` is its width.
 */
export function wallBasket(
  pen: Pen,
  { x, y, size }: Place,
  light: Light,
  random: Random,
  { bands, squeeze = 1 }: { bands: Bands; squeeze?: number },
): void {
  const r = size / 2
  softSpot(
    pen,
    {
      x: x - light.from * r * 0.34,
      y: y + r * 0.3,
      width: size * 1.24 * squeeze,
      height: size * 1.22,
    },
    '#0c0708',
    0.8,
    0.62,
  )
  const coils = Math.round(r / 13)
  const teeth = Math.floor(between(random, 6, 10))
  const [low, high] = [between(random, 0.3, 0.38), between(random, 0.68, 0.78)]
  const isStriped = random() < 0.36
  const at = (turn: number, out: number): Point => [
    x + Math.cos(turn) * r * out * squeeze,
    y + Math.sin(turn) * r * out,
  ]
  /** Bands run round; between two of them teeth climb outward, stitch by stitch. */
  const colourOf = (share: number, turn: number): string => {
    const climb = (share - low) / (high - low)
    const tooth = Math.abs((((turn / (Math.PI * 2)) * teeth + 9) % 1) * 2 - 1)
    if (!isStriped && climb > 0 && climb < 1)
      return (climb < tooth ? bands[1 % bands.length] : bands[0]) ?? bands[0]
    return bands[Math.floor(share * bands.length * 0.999)] ?? bands[0]
  }
  pen.fillStyle = '#1c120e'
  ellipse(pen, x, y, r * 0.99 * squeeze, r * 0.99)
  pen.fill()
  for (let coil = coils; coil > 0; coil--) {
    const [inner, outer] = [(coil - 0.86) / coils, coil / coils]
    const share = (inner + outer) / 2
    const count = Math.max(7, Math.round((Math.PI * 2 * share * r) / 10.5))
    const slant = (Math.PI * 2 * 0.42) / count
    for (let k = 0; k < count; k++) {
      const turn = (k / count) * Math.PI * 2 + coil * 0.7
      // The rim is round; within it the bowl is hollow, so its far side takes the light.
      const way = share > 0.88 ? 1 : -1
      const lit =
        0.5 +
        way * (Math.cos(turn) * light.from - Math.sin(turn) * 0.7) * 0.34 * (0.35 + 0.65 * share) +
        (random() - 0.5) * 0.16
      const tones = tonesOf(colourOf(share, turn), light)
      const wide = ((Math.PI * 2 * share * r) / count) * (coil === coils ? 1.15 : 1)
      stitch(pen, at(turn, inner), at(turn + slant, outer), wide, tones, lit)
    }
  }
  softSpot(
    pen,
    {
      x: x + light.from * r * 0.34 * squeeze,
      y: y - r * 0.3,
      width: size * 0.86 * squeeze,
      height: size * 0.86,
    },
    '#140c10',
    0.5,
    0.1,
  )
}

/** A coiled basket that stands open: stitched rows of two colours, the dark of its inside above. */
export function standingBasket(
  pen: Pen,
  { x, y, size }: Place,
  light: Light,
  random: Random,
  { wide, colours: [one, other] }: { wide: number; colours: readonly [string, string] },
): void {
  softSpot(
    pen,
    { x: x - light.from * wide * 0.3, y, width: wide * 1.5, height: 70 },
    '#120c0c',
    0.8,
    0.3,
  )
  const rows = Math.round(size / 17)
  const halfAt = (up: number): number => (wide / 2) * (0.72 + 0.28 * up)
  for (let row = 0; row <= rows; row++) {
    const [up, next] = [row / rows, (row + 1) / rows]
    const [half, more] = [halfAt(up), halfAt(next)]
    const [low, high] = [y - 20 - size * up, y - 20 - size * next]
    pen.fillStyle = '#1c120e'
    ellipse(pen, x, low, half, half * 0.19)
    pen.fill()
    const count = Math.round((Math.PI * half) / 11)
    for (let k = 0; k <= count; k++) {
      const turn = (k / count) * Math.PI
      const tones = tonesOf(row % 5 < 2 !== (row % 5 === 3 && k % 4 < 2) ? other : one, light)
      const lit = 0.5 + Math.cos(turn) * light.from * 0.44 + (random() - 0.5) * 0.16
      stitch(
        pen,
        [x + Math.cos(turn) * half, low + Math.sin(turn) * half * 0.19],
        [x + Math.cos(turn - 0.03) * more * 0.995, high + Math.sin(turn) * more * 0.19 + 3],
        (Math.PI * half * (0.3 + 0.7 * Math.sin(turn))) / count + 2,
        tones,
        lit,
      )
    }
  }
  const top = halfAt(1)
  const mouth = y - 22 - size - size / rows
  const rim = tonesOf(other, light)
  pen.fillStyle = rim.middle
  ellipse(pen, x, mouth, top, top * 0.2)
  pen.fill()
  pen.fillStyle = '#20140f'
  ellipse(pen, x, mouth + 2, top * 0.9, top * 0.155)
  pen.fill()
  // The stitches of the far wall go down into the dark.
  pen.save()
  pen.clip()
  for (let row = 0; row < 2; row++)
    for (let k = 1; k < 40; k++) {
      const turn = Math.PI + (k / 40) * Math.PI
      const [out, depth] = [top * (0.88 - 0.03 * row), mouth + 2 + row * 11]
      const lift = Math.sin(turn) * top * (0.15 - 0.035 * row)
      stitch(
        pen,
        [x + Math.cos(turn) * out, depth + lift],
        [x + Math.cos(turn - 0.03) * out * 0.97, depth + lift + 10],
        (top * 3) / 40,
        tonesOf(mix(row ? one : other, '#1a100c', 0.5 + 0.16 * row), light),
        0.4 - Math.cos(turn) * light.from * 0.3,
      )
    }
  pen.restore()
}
