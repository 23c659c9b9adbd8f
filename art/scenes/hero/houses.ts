import type { Frame } from '../../scene'
import { between, pick } from '../../kit/random'
import { blend, shaded, softSpot, tonesOf, type Point } from '../../kit/shapes'
import type { Light, Pen, Random } from '../../kit/types'

/** A wall of houses as a map: share along it (0 near) and height to a point of the picture. */
export type Wall = {
  at: (share: number, up: number) => Point
  sunny: number
  out: number
  far: number
}

export type View = { frame: Frame; light: Light; random: Random; vanish: Point }

export function along(near: number, far: number, share: number): number {
  return near + (far - near) * share
}

export function house(
  pen: Pen,
  { light, random }: View,
  wall: Wall,
  { from, to, colour, tall }: { from: number; to: number; colour: string; tall: number },
): void {
  const tones = tonesOf(colour, light, from * wall.far)
  const at = (share: number, up: number): Point => wall.at(share, up * tall)
  const { sunny } = wall
  const panel = (
    a: number,
    b: number,
    low: number,
    high: number,
    fill: string | CanvasGradient,
  ): void => {
    pen.fillStyle = fill
    pen.beginPath()
    for (const point of [at(a, low), at(b, low), at(b, high), at(a, high)]) pen.lineTo(...point)
    pen.closePath()
    pen.fill()
  }
  const face = blend(pen, at(from, 1), at(from, 0), [
    [0, shaded(tones, sunny)],
    [1, shaded(tones, sunny - 0.3)],
  ])
  panel(from, to, 0, 1, face)
  panel(from, to, 0.955, 1.02, shaded(tones, sunny + 0.1))
  panel(from, to, 0.935, 0.955, tones.shade)
  const floors = 4
  const bays = 4
  const span = to - from
  const glass = tonesOf('#4c6478', light, from * 0.4)
  for (let floor = 1; floor < floors; floor++) {
    const low = 0.28 + ((floor - 1) / (floors - 1)) * 0.66
    for (let bay = 0; bay < bays; bay++) {
      const a = from + span * ((bay + 0.22) / bays)
      const b = from + span * ((bay + 0.76) / bays)
      panel(a, b, low, low + 0.14, random() < 0.3 ? glass.lit : glass.shade)
      panel(a, b, low + 0.125, low + 0.14, tones.shade)
      if ((bay + floor) % 3 === 0)
        panel(a - span * 0.02, b + span * 0.02, low - 0.01, low + 0.05, shaded(tones, sunny - 0.25))
    }
    panel(from, to, low - 0.045, low - 0.03, shaded(tones, sunny + 0.15))
  }
  shopFront(pen, { light, random }, { from, to, at: wall.at, out: wall.out, sunny })
}

function shopFront(
  pen: Pen,
  { light, random }: { light: Light; random: Random },
  {
    from,
    to,
    at,
    out,
    sunny,
  }: { from: number; to: number; at: Wall['at']; out: number; sunny: number },
): void {
  const fill = (points: Point[], colour: string): void => {
    pen.fillStyle = colour
    pen.beginPath()
    for (const point of points) pen.lineTo(...point)
    pen.closePath()
    pen.fill()
  }
  fill([at(from, 0), at(to, 0), at(to, 0.2), at(from, 0.2)], '#3a2f2c')
  const goods = ['#d98a3a', '#b8422f', '#7ea04a', '#e2c04f', '#8f5a8a'] as const
  for (let i = 0; i < 12; i++) {
    const share = from + (to - from) * (i / 12)
    const up = between(random, 0.02, 0.13)
    const [x, y] = at(share, up)
    const size = 34 * (1 - share)
    softSpot(
      pen,
      { x, y, width: size * 1.6, height: size },
      tonesOf(pick(random, [...goods]), light, from * 0.3).middle,
      0.9,
      0.6,
    )
  }
  const cloth = tonesOf(
    pick(random, ['#c7452f', '#2f7a6a', '#d9a437', '#31639a', '#f0e6d0']),
    light,
    from * 0.3,
  )
  const stripes = out === 0 ? 14 : 6
  for (let i = 0; i < stripes; i++) {
    const [a, b] = [from + ((to - from) * i) / stripes, from + ((to - from) * (i + 1)) / stripes]
    const hang = (share: number): Point => {
      const [x, y] = at(share, 0.15)
      return [x + out * 46 * (1 - share), y + (out === 0 ? 8 : 0)]
    }
    const colour = i % 2 === 0 ? cloth : tonesOf('#f3ead6', light, from * 0.3)
    fill([at(a, 0.24), at(b, 0.24), hang(b), hang(a)], sunny > 0.5 ? colour.lit : colour.middle)
  }
}
