import type { Frame } from '../../scene'
import { glaze, mix } from '../../kit/colour'
import { lightOf } from '../../kit/light'
import { between, pick } from '../../kit/random'
import { blend, tonesOf, type Point } from '../../kit/shapes'
import { dressed } from '../../kit/human/dressed'
import { sky } from '../../kit/sky'
import { broadTree, jacaranda } from '../../kit/trees'
import type { Light, Pen, Place, Random } from '../../kit/types'
import { paintedMinibus } from './matatu'
import { along, house, type View, type Wall } from './houses'
import { slide } from './slide'
import { wideStreet } from './wide-city'

/** One side of the street: a wall of houses that runs to the vanishing point. */
type Side = { nearX: number; nearY: number; tall: number }

/** Bright buildings and a painted minibus on a city street in the late afternoon. */
function cityStreet(pen: Pen, frame: Frame, random: Random): void {
  const { width, height } = frame
  const light = lightOf('afternoon', -0.7)
  const horizon = height * 0.64
  const vanish: Point = [width * 0.4, horizon]
  const view: View = { frame, light, random, vanish }
  sky(pen, frame, light, random, { kind: 'cumulus', horizon, clouds: 0.6 })
  skyline(pen, view)
  street(pen, view)
  const cross = height * 0.835
  const left: Side = { nearX: -width * 0.12, nearY: height * 0.97, tall: height * 0.62 }
  const right: Side = { nearX: width * 1.12, nearY: height * 1.0, tall: height * 1.15 }
  const shades = ['#c7b48f', '#b9a08a', '#cdbf9f', '#a9a79a'] as const
  const brights = ['#e2a13c', '#3f8f8a', '#d2563f', '#e7cf8e', '#4f7fae', '#cf7f9a'] as const
  row(pen, view, receding(view, left, cross), [...shades])
  row(pen, view, receding(view, right, cross), [...brights])
  crossStreet(pen, view, cross)
  const corner = receding(view, right, cross).at(0, 0)
  frontal(pen, view, corner, width * 1.02, right.tall * 0.56, '#e0913a')
  const other = receding(view, left, cross).at(0, 0)
  frontal(pen, view, other, -width * 0.06, left.tall * 0.62, '#c2ae8a')
  for (const [at, size] of [
    [0.75, 0.1],
    [0.58, 0.16],
    [0.33, 0.3],
  ] as const) {
    const place = {
      x: along(left.nearX, vanish[0], at) + width * 0.03,
      y: along(left.nearY, horizon, at),
      size: height * size,
      distance: at * 0.35,
    }
    if (at < 0.4) jacaranda(pen, place, light, random)
    else broadTree(pen, place, light, random)
  }
  walkers(pen, view, cross)
  const isTall = height > width
  paintedMinibus(
    pen,
    {
      x: width * (isTall ? 0.56 : 0.645),
      y: height * (isTall ? 0.92 : 0.945),
      size: isTall ? width * 0.29 : height * 0.33,
    },
    light,
    random,
  )
}

function skyline(pen: Pen, { frame, light, random, vanish }: View): void {
  const { width, height } = frame
  const unit = Math.max(width, height * 1.3)
  for (let i = 0; i < 15; i++) {
    const x = vanish[0] + (i / 14 - 0.42) * width * 0.62
    const tall = height * between(random, 0.07, 0.2) * (1.25 - Math.abs(i / 14 - 0.42) * 1.2)
    const wide = unit * between(random, 0.018, 0.034)
    tower(
      pen,
      light,
      { x, y: vanish[1] + 6, wide, tall },
      pick(random, ['#b9c0c4', '#c4b7a2', '#9fb0b8']),
    )
  }
  // A round tower with a brim, as the city's conference centre has.
  const [x, y, tall] = [vanish[0] + width * 0.045, vanish[1], height * 0.32]
  tower(pen, light, { x, y, wide: unit * 0.03, tall }, '#b98f6c')
  pen.fillStyle = tonesOf('#a47c5c', light, 0.4).middle
  pen.beginPath()
  pen.ellipse(x, y - tall, unit * 0.021, unit * 0.008, 0, 0, Math.PI * 2)
  pen.fill()
}

function tower(
  pen: Pen,
  light: Light,
  { x, y, wide, tall }: { x: number; y: number; wide: number; tall: number },
  colour: string,
): void {
  const tones = tonesOf(colour, light, 0.45)
  pen.fillStyle = blend(
    pen,
    [x - wide / 2, 0],
    [x + wide / 2, 0],
    [
      [0, tones.lit],
      [0.5, tones.middle],
      [1, tones.shade],
    ],
  )
  pen.fillRect(x - wide / 2, y - tall, wide, tall)
  pen.fillStyle = glaze(tones.shade, 0.4)
  for (let floor = 1; floor < 9; floor++)
    pen.fillRect(x - wide / 2, y - (tall * floor) / 9, wide, 3)
}

function street(pen: Pen, { frame, light, vanish }: View): void {
  const { width, height } = frame
  const tar = tonesOf('#7c7670', light)
  pen.fillStyle = blend(
    pen,
    [0, vanish[1]],
    [0, height],
    [
      [0, mix(tar.lit, light.air, 0.4)],
      [0.4, tar.lit],
      [1, tar.middle],
    ],
  )
  pen.fillRect(0, vanish[1], width, height - vanish[1])
  const wedge = (from: number, to: number, colour: string): void => {
    pen.fillStyle = colour
    pen.beginPath()
    pen.moveTo(...vanish)
    pen.lineTo(from, height)
    pen.lineTo(to, height)
    pen.fill()
  }
  const kerb = tonesOf('#c8ab86', light)
  wedge(-width * 0.9, -width * 0.05, kerb.middle)
  wedge(-width * 0.08, -width * 0.03, kerb.shade)
  wedge(width * 1.02, width * 2.6, kerb.lit)
  wedge(width * 0.99, width * 1.03, kerb.shade)
  // The houses of the sunny side throw no shade here; those on the left lay theirs over the road.
  wedge(-width * 0.9, width * 0.2, glaze('#3a3f5c', 0.34))
  for (let i = 0; i < 7; i++) {
    const [near, far] = [0.06 + i * i * 0.02, 0.06 + i * i * 0.02 + 0.012 + i * 0.006]
    const at = (share: number, off: number): Point => [
      vanish[0] + (width * 0.1 + off) * share,
      vanish[1] + (height - vanish[1]) * share,
    ]
    pen.fillStyle = glaze('#f6e9c8', 0.75)
    pen.beginPath()
    for (const point of [at(near, 0), at(near, 24), at(far, 24), at(far, 0)]) pen.lineTo(...point)
    pen.fill()
  }
}

/** The part of a street side that lies beyond the row where the cross street begins. */
function receding({ vanish }: View, side: Side, cross: number): Wall {
  const start = (cross - side.nearY) / (vanish[1] - side.nearY)
  const isRight = side.nearX > vanish[0]
  return {
    sunny: isRight ? 0.95 : 0.3,
    out: isRight ? -1 : 1,
    far: 0.4,
    at: (share, up) => {
      const t = start + (1 - start) * share
      const foot = along(side.nearY, vanish[1], t)
      return [along(side.nearX, vanish[0], t), foot - side.tall * up * (1 - t)]
    },
  }
}

/** The house at the corner, whose front looks at the painter. */
function frontal(
  pen: Pen,
  view: View,
  from: Point,
  toX: number,
  tall: number,
  colour: string,
): void {
  const wall: Wall = {
    sunny: 0.7,
    out: 0,
    far: 0,
    at: (share, up) => [along(from[0], toX, share), from[1] + 4 - tall * up],
  }
  house(pen, view, wall, { from: 0, to: 1, colour, tall: 1 })
}

/** The street in front, along which the minibus drives. */
function crossStreet(pen: Pen, { frame, light }: View, top: number): void {
  const { width, height } = frame
  const tar = tonesOf('#7c7670', light)
  pen.fillStyle = tonesOf('#c8ab86', light).lit
  pen.fillRect(0, top, width, height * 0.02)
  pen.fillStyle = blend(
    pen,
    [0, top],
    [0, height],
    [
      [0, tar.lit],
      [1, tar.middle],
    ],
  )
  pen.fillRect(0, top + height * 0.016, width, height)
  pen.fillStyle = glaze('#f6e9c8', 0.7)
  for (let x = 0; x < width; x += 190) {
    pen.beginPath()
    for (const [dx, dy] of [
      [0, 0],
      [95, 0],
      [88, 9],
      [-9, 9],
    ] as const) {
      pen.lineTo(x + dx, height * 0.965 + dy)
    }
    pen.fill()
  }
}

function row(pen: Pen, view: View, wall: Wall, colours: readonly string[]): void {
  const spans: { from: number; to: number; colour: string; tall: number }[] = []
  let from = 0
  for (let i = 0; from < 0.86; i++) {
    const to = from + (1 - from) * between(view.random, 0.2, 0.3)
    const colour = colours[i % colours.length] ?? '#cccccc'
    spans.push({ from, to, colour, tall: between(view.random, 0.7, 1) })
    from = to
  }
  for (const span of spans.toReversed()) house(pen, view, wall, span)
}

/** People on the pavements, far ones first. */
function walkers(pen: Pen, { frame, light, random, vanish }: View, cross: number): void {
  const { width, height } = frame
  const spots = [
    ...[0.16, 0.24, 0.33, 0.42].map((share) => ({
      x: vanish[0] + width * (share < 0.3 ? 0.62 : -0.46) * share,
      y: along(vanish[1], height, share),
    })),
    ...[0.03, 0.07, 0.2, 0.24, 0.31, 0.49, 0.9, 0.93, 0.975].map((at) => ({
      x: width * at,
      y: cross + height * 0.012 * (1 + random()),
    })),
  ]
  for (const { x, y } of spots) {
    const place: Place = {
      x,
      y,
      size: (y - vanish[1]) * 0.66,
      facing: random() < 0.5 ? 'left' : 'right',
      distance: Math.max(0, 0.2 - (y - vanish[1]) / height),
    }
    dressed(pen, place, light, random, {
      pose: random() < 0.75 ? 'walking' : 'standing',
      view: pick(random, ['side', 'three-quarter', 'back-quarter']),
      dress: pick(random, ['shirt', 'dress', 'suit', 'kanga', 'tee']),
    })
  }
}

export const scenes = slide(
  3,
  (pen, frame, random) =>
    (frame.width > frame.height ? wideStreet : cityStreet)(pen, frame, random),
  { wide: [{ x: 1470, y: 720, radius: 420 }] },
)
