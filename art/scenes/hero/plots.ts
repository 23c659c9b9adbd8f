import { glaze, mix } from '../../kit/colour'
import { around, between, pick, smoothNoise } from '../../kit/random'
import { foliage, tonesOf, type Point, type Profile } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'

export type PlotsOptions = {
  /** Where the fields begin far off, and the row where they end near by. */
  bank: Profile
  bottom: number
  /** Where the boundaries run to: a point on the horizon. */
  vanish: Point
  /** Width of a plot at the bottom. */
  plot: number
}

const crops = [
  ['#8fae4a', '#6f9440'],
  ['#a9b452', '#8a9a44'],
  ['#5f9440', '#4c7c38'],
  ['#c9b764', '#a8964c'],
  ['#a06a44', '#84543a'],
  ['#79a450', '#5f8a44'],
  ['#b8c06a', '#96a450'],
] as const

/** Smallholdings on a plain, seen from a hill: plots with rows in them, hedges, trees, tin roofs. */
export function plots(stage: Stage, options: PlotsOptions): void {
  const { pen, frame, random } = stage
  const { bank, bottom, vanish, plot } = options
  pen.save()
  pen.beginPath()
  for (let x = -10; x <= frame.width + 10; x += 10) pen.lineTo(x, bank(x))
  pen.lineTo(frame.width + 10, bottom)
  pen.lineTo(-10, bottom)
  pen.clip()
  const deep = bottom - vanish[1]
  const wobble = smoothNoise(random)
  const at = (u: number, near: number): Point => [
    vanish[0] + u * near + 10 * near * wobble(u / 160, near * 9),
    vanish[1] + deep * near + 9 * near * wobble(u / 240 + 9, near * 7),
  ]
  const bands: (readonly [far: number, close: number])[] = []
  for (let near = 0.1; near < 1;) {
    const next = Math.min(1.02, near * between(random, 1.22, 1.36))
    bands.push([near, next])
    near = next
  }
  for (const [far, close] of bands) {
    const reach = (frame.width * 1.1) / far
    for (let u = -reach; u < reach;) {
      const wide = plot * between(random, 0.45, 1.25)
      const [left] = at(u, close)
      const [right] = at(u + wide, close)
      if (right > -200 && left < frame.width + 200) holding(stage, at, u, wide, far, close)
      u += wide
    }
  }
  pen.restore()
}

function holding(
  stage: Stage,
  at: (u: number, near: number) => Point,
  u: number,
  wide: number,
  far: number,
  close: number,
): void {
  const { pen, light, random } = stage
  const [bright, dark] = crops[Math.floor(random() * crops.length)] ?? crops[0]
  const distance = 0.42 * Math.max(0, 1 - close) ** 1.4
  const tones = tonesOf(bright, light, distance)
  const rows = tonesOf(dark, light, distance)
  pen.fillStyle = pick(random, [tones.lit, tones.middle])
  pen.beginPath()
  for (const point of [at(u, far), at(u + wide, far), at(u + wide, close), at(u, close)])
    pen.lineTo(...point)
  pen.closePath()
  pen.fill()
  const isAcross = random() < 0.45
  const count = isAcross ? 6 : 9
  pen.strokeStyle = glaze(rows.middle, 0.75)
  pen.lineWidth = Math.max(1, 7 * close * close)
  for (let i = 1; i < count; i++) {
    const share = i / count
    const near = far + (close - far) * share
    pen.beginPath()
    pen.moveTo(...(isAcross ? at(u, near) : at(u + wide * share, far)))
    pen.lineTo(...(isAcross ? at(u + wide, near) : at(u + wide * share, close)))
    pen.stroke()
  }
  const hedge = mix('#3f6a34', '#5a7a3c', random())
  const shrub = ([x, y]: Point, near: number, k = 1): void =>
    foliage(
      pen,
      { x, y: y - 8 * near * k, width: 46 * near * k, height: 34 * near * k },
      light,
      random,
      {
        base: hedge,
        distance,
        dab: Math.max(2, 8 * near),
      },
    )
  if (random() < 0.75)
    for (let k = 0; k <= 1; k += 0.06) shrub(at(u + wide * k, far), far, between(random, 0.6, 1.2))
  if (random() < 0.6)
    for (let k = 0; k <= 1; k += 0.1)
      shrub(at(u, far + (close - far) * k), far + (close - far) * k, between(random, 0.6, 1.1))
  if (random() < 0.3) tree(stage, at(u + wide * 0.1, far), far, distance)
  if (random() < 0.22)
    homestead(stage, at(u + wide * 0.5, far + (close - far) * 0.3), close, distance)
}

function tree(stage: Stage, [x, y]: Point, near: number, distance: number): void {
  const { pen, light, random } = stage
  const size = 120 * near
  stage.line(
    [x, y],
    [x, y],
    [x, y - size * 0.5],
    tonesOf('#5a4632', light, distance).middle,
    6 * near,
  )
  for (const [dx, dy, wide] of [
    [0, -0.75, 0.9],
    [-0.25, -0.6, 0.6],
    [0.26, -0.62, 0.6],
  ] as const) {
    const area = {
      x: x + dx * size,
      y: y + dy * size,
      width: wide * size,
      height: wide * size * 0.62,
    }
    foliage(pen, area, light, random, { base: '#4a7038', distance, dab: Math.max(2, 9 * near) })
  }
}

/** A small house with a roof of tin. */
function homestead(stage: Stage, [x, y]: Point, near: number, distance: number): void {
  const { light, random } = stage
  const wall = tonesOf(pick(random, ['#e2d4b4', '#c9a27a']), light, distance)
  const roof = tonesOf(pick(random, ['#b8bcc0', '#a8553a']), light, distance)
  const [w, h] = [62 * near, 30 * near]
  stage.box([x, y - h, x + w, y], wall.lit)
  stage.box([x + w, y - h, x + w * 1.45, y], wall.shade)
  stage.shape(
    [
      [x - 4 * near, y - h],
      [x + w * 0.22, y - h * 1.75],
      [x + w * 1.2, y - h * 1.75],
      [x + w * 1.5, y - h],
    ],
    roof.lit,
  )
  stage.box([x + w * 0.4, y - h * 0.7, x + w * 0.6, y], '#4a3a30')
  stage.glow([x + w * around(random, 0.8, 0.1), y + 3, w * 2], h * 0.5, '#20301c', 0.35)
}
