import type { Frame } from '../scene'
import { glaze, mix } from './colour'
import { around, between, smoothNoise } from './random'
import { blend, leaf, limb, shaded, softSpot, tonesOf, type Profile } from './shapes'
import type { Light, Pen, Place, Random } from './types'

export type LakeOptions = {
  /** Far shore and near shore, as rows or lines. */
  top: number | Profile
  bottom: number | Profile
  /** Colour of the sky that it mirrors, at the far and the near edge. */
  far?: string
  near?: string
  /** Column of the sun's path on the water, if there is one. */
  glitter?: number
  /** 0 a mirror to 1 ruffled. */
  ripples?: number
}

/** A lake between two shores: mirrored sky, a bright far rim, ripples that widen near by. */
export function lake(
  pen: Pen,
  frame: Frame,
  light: Light,
  random: Random,
  options: LakeOptions,
): void {
  const top = lineOf(options.top)
  const bottom = lineOf(options.bottom)
  const [high, low] = [top(frame.width / 2), bottom(frame.width / 2)]
  const far = options.far ?? mix(light.air, light.warm, 0.35)
  const near = options.near ?? mix('#3f7390', light.cool, 0.35)
  pen.save()
  pen.beginPath()
  for (let x = -4; x <= frame.width + 6; x += 6) pen.lineTo(x, top(x))
  for (let x = frame.width + 6; x >= -4; x -= 6) pen.lineTo(x, bottom(x))
  pen.closePath()
  pen.clip()
  pen.fillStyle = blend(
    pen,
    [0, high],
    [0, low],
    [
      [0, far],
      [0.3, mix(far, near, 0.35)],
      [1, near],
    ],
  )
  pen.fillRect(0, high - 200, frame.width, low - high + 400)
  const wave = smoothNoise(random)
  const deep = low - high
  for (let i = 0; i < 900; i++) {
    const share = random() ** 1.5
    const [x, y] = [random() * frame.width, high + deep * share]
    const value = wave(x / (120 + 260 * share), y / (10 + 30 * share))
    const colour = value > 0 ? mix(far, '#ffffff', 0.12) : mix(near, '#0f2a3a', 0.18)
    pen.fillStyle = glaze(colour, Math.abs(value) * 0.3 * (0.4 + (options.ripples ?? 0.5)))
    pen.beginPath()
    pen.ellipse(x, y, 18 + 90 * share, 1.2 + 4.5 * share, 0, 0, Math.PI * 2)
    pen.fill()
  }
  if (options.glitter !== undefined) glitter(pen, light, random, options.glitter, high, deep)
  pen.restore()
}

function glitter(
  pen: Pen,
  light: Light,
  random: Random,
  column: number,
  high: number,
  deep: number,
): void {
  const bright = mix(light.warm, '#fff6dc', 0.5)
  softSpot(
    pen,
    { x: column, y: high + deep * 0.3, width: deep * 0.9, height: deep * 1.6 },
    bright,
    0.3,
  )
  for (let i = 0; i < 260; i++) {
    const share = random()
    pen.fillStyle = glaze(bright, between(random, 0.35, 0.85))
    pen.beginPath()
    const spread = deep * (0.06 + 0.24 * share)
    const [x, y] = [column + around(random, 0, spread), high + deep * share]
    pen.ellipse(x, y, 5 + 18 * share, 1.2 + 2.6 * share, 0, 0, Math.PI * 2)
    pen.fill()
  }
}

/** A stand of papyrus: bare stems with round mops of threads, at a water's edge. */
export function papyrus(
  pen: Pen,
  { x, y, size, distance = 0 }: Place,
  light: Light,
  random: Random,
  options: { width: number; count?: number },
): void {
  const tones = tonesOf('#6f9144', light, distance)
  const count = options.count ?? Math.round((options.width / size) * 16)
  for (let i = 0; i < count; i++) {
    const foot = x + around(random, 0, options.width / 2)
    const long = size * between(random, 0.6, 1.05)
    const lean = around(random, 0, size * 0.16)
    const [headX, headY] = [foot + lean, y - long]
    limb(
      pen,
      [foot, y],
      [foot + lean * 0.2, y - long * 0.5],
      [headX, headY],
      { from: size * 0.02, to: size * 0.012 },
      tones,
      light,
    )
    for (let k = 0; k < 11; k++) {
      const angle = -Math.PI / 2 + around(random, 0, 1.6)
      const sunny = 0.55 + Math.cos(angle) * light.from * 0.35 - Math.sin(angle) * 0.15
      leaf(
        pen,
        [headX, headY],
        { angle, length: size * between(random, 0.13, 0.2), width: size * 0.014, droop: 0.4 },
        { one: shaded(tones, sunny + 0.2), other: shaded(tones, sunny) },
      )
    }
  }
  for (let i = 0; i < count; i++) {
    const foot = x + around(random, 0, options.width / 2)
    leaf(
      pen,
      [foot, y + size * 0.03],
      {
        angle: -Math.PI / 2 + around(random, 0, 0.5),
        length: size * between(random, 0.25, 0.5),
        width: size * 0.03,
        droop: 0.1,
      },
      { one: tones.middle, other: tones.shade },
    )
  }
}

function lineOf(line: number | Profile): Profile {
  return typeof line === 'number' ? () => line : line
}
