import { glaze, mix } from './colour'
import { fruit } from './pineapple'
import { fibre, flesh } from './pineapple-slice'
import { around, between } from './random'
import { blend, softSpot, tonesOf, type Point } from './shapes'
import type { Light, Pen, Place, Random } from './types'

/** How far the cut face is turned away: it looks this much narrower than the fruit. */
const turned = 0.78

/**
 * Half a pineapple whose cut face is turned a little from the light, so that the rind shows beside
 * it; crown and all. `place` as of the whole fruit.
 */
export function halfFruit(pen: Pen, place: Place, light: Light, random: Random): void {
  const { x, y, size } = place
  const [high, wide] = [size * 0.52, size * 0.215]
  const side = light.from < 0 ? -1 : 1
  // Of the whole fruit stay the crown and the part behind the face, on the side of the light.
  pen.save()
  pen.beginPath()
  pen.rect(x - size, y - size * 1.3, size * 2, size * 1.3 - high * 0.99)
  pen.rect(side > 0 ? x : x - size, y - high, size, high * 1.1)
  pen.clip()
  fruit(pen, place, light, random, 0.95)
  pen.restore()
  const half = (v: number): number =>
    wide * Math.max(0, 1 - Math.abs(v * 2 - 1) ** 2.7) ** 0.42 * turned
  const outline = (k: number, teeth = 0): void => {
    pen.beginPath()
    for (const s of [1, -1])
      for (let i = 0; i <= 60; i++) {
        const v = s > 0 ? i / 60 : 1 - i / 60
        // Where an eye was cut, the flesh draws back from the rind.
        const bite = teeth * Math.max(0, Math.sin(v * Math.PI * 11)) ** 2
        const reach = half(v) - wide * (1 - k) - wide * bite
        pen.lineTo(
          x + s * Math.max(0, reach),
          y - high * (0.5 + (v - 0.5) * (1 - (1 - k) * (wide / high) * 1.6)),
        )
      }
    pen.closePath()
  }
  const tones = tonesOf(flesh, light)
  outline(1)
  pen.fillStyle = tonesOf('#7a5a26', light).middle
  pen.fill()
  outline(0.965)
  pen.fillStyle = tonesOf('#d8b04a', light).lit
  pen.fill()
  outline(0.93, 0.05)
  pen.fillStyle = blend(
    pen,
    [x - wide * side, y],
    [x + wide * side, y - high],
    [
      [0, mix(tones.middle, '#e79a14', 0.45)],
      [0.5, mix(tones.middle, flesh, 0.75)],
      [1, mix(tones.lit, '#ffe88a', 0.4)],
    ],
  )
  pen.fill()
  pen.save()
  pen.clip()
  fruitlets(pen, { x, y, high, half }, random)
  core(pen, { x, y, high, wide }, random)
  wet(pen, { x, y, high, wide, side }, random)
  pen.restore()
  eyesCut(pen, { x, y, high, wide, half })
  // The edge of the cut, where the low sun comes over the rind.
  pen.strokeStyle = glaze('#fff0b4', 0.85)
  pen.lineWidth = size * 0.006
  pen.beginPath()
  for (let v = 0.16; v < 0.9; v += 0.03) pen.lineTo(x + side * half(v) * 0.995, y - high * v)
  pen.stroke()
}

type Face = { x: number; y: number; high: number; half: (v: number) => number }

/** From the core a fruitlet runs out and up to each eye: fibres, and near the eye its small seed hollows. */
function fruitlets(pen: Pen, { x, y, high, half }: Face, random: Random): void {
  for (const s of [-1, 1]) {
    for (let i = 0; i < 210; i++) {
      const v = random()
      const from = between(random, 0.1, 0.5)
      const to = Math.min(0.97, from + between(random, 0.28, 0.6))
      const at = (k: number): Point => [
        x + s * half(v) * k,
        y - high * (v * 0.94) - high * 0.1 * k * k,
      ]
      const colour = i % 5 < 2 ? '#d9860c' : i % 5 < 4 ? '#ffe47a' : '#fff4bc'
      fibre(
        pen,
        at(from),
        at((from + to) / 2),
        at(to),
        between(random, 1.6, 4.6),
        glaze(colour, 0.36),
      )
    }
    for (let k = 0; k < 11; k++) {
      const v = (k + 0.2) / 11
      const at = (share: number, up = 0): Point => [
        x + s * half(v + 0.03) * share,
        y - high * (v * 0.94 + up) - high * 0.1 * share * share,
      ]
      fibre(pen, at(0.16), at(0.6), at(1), 3.4, glaze('#c9780e', 0.5))
      fibre(pen, at(0.2, 0.012), at(0.6, 0.012), at(0.98, 0.01), 3, glaze('#fff2b0', 0.55))
      for (const [share, up] of [
        [0.72, 0.042],
        [0.8, 0.03],
      ] as const) {
        const [px, py] = at(share, up)
        pen.fillStyle = glaze('#b4660c', 0.75)
        pen.beginPath()
        pen.ellipse(px, py, high * 0.014, high * 0.006, s * -0.5, 0, Math.PI * 2)
        pen.fill()
      }
    }
  }
}

/** The core is paler and tough, its fibres run along it, and its edge is lost in the flesh. */
function core(
  pen: Pen,
  { x, y, high, wide }: { x: number; y: number; high: number; wide: number },
  random: Random,
): void {
  for (const [k, opacity] of [
    [0.56, 0.35],
    [0.4, 0.6],
    [0.28, 0.7],
  ] as const)
    softSpot(
      pen,
      { x, y: y - high * 0.5, width: wide * k * 1.3, height: high * (0.84 + k * 0.2) },
      '#fff0b2',
      opacity,
      0.4,
    )
  for (let i = 0; i < 46; i++) {
    const [dx, v] = [around(random, 0, wide * 0.15), between(random, 0.12, 0.7)]
    const to = Math.min(0.9, v + between(random, 0.1, 0.3))
    fibre(
      pen,
      [x + dx, y - high * v],
      [x + dx * 1.15, y - high * (v + to) * 0.5],
      [x + dx * 0.9, y - high * to],
      between(random, 1.2, 2.6),
      glaze(i % 2 ? '#dca63a' : '#fffbe2', 0.5),
    )
  }
}

/** Juice stands on the cut: a broken sheen down the face, and drops that shine. */
function wet(
  pen: Pen,
  { x, y, high, wide, side }: { x: number; y: number; high: number; wide: number; side: 1 | -1 },
  random: Random,
): void {
  softSpot(
    pen,
    { x: x + side * wide * 0.46, y: y - high * 0.66, width: wide * 0.5, height: high * 0.5 },
    '#fffbe0',
    0.55,
    0.05,
  )
  for (let i = 0; i < 26; i++) {
    const v = between(random, 0.3, 0.9)
    const px = x + side * wide * around(random, 0.46, 0.16)
    softSpot(
      pen,
      { x: px, y: y - high * v, width: between(random, 8, 26), height: between(random, 4, 9) },
      '#ffffff',
      0.85,
      0.3,
    )
  }
  softSpot(
    pen,
    { x: x + side * wide * 0.4, y: y - high * 0.74, width: wide * 0.22, height: high * 0.1 },
    '#ffffff',
    0.95,
    0.25,
  )
  // Towards the foot the face sinks into the shade of the board.
  softSpot(
    pen,
    { x: x - side * wide * 0.2, y, width: wide * 2, height: high * 0.4 },
    '#a85a0c',
    0.5,
    0.1,
  )
}

/** Eyes that the knife went through: small brown pits between rind and flesh. */
function eyesCut(pen: Pen, { x, y, high, wide, half }: Face & { wide: number }): void {
  for (const s of [-1, 1])
    for (let k = 0; k < 11; k += 2) {
      const v = (k + 0.5) / 11
      pen.fillStyle = '#6f4a1a'
      pen.beginPath()
      pen.ellipse(
        x + s * (half(v) - wide * 0.075),
        y - high * (0.5 + (v - 0.5) * 0.95),
        wide * 0.05,
        high * 0.014,
        s * -0.3,
        0,
        Math.PI * 2,
      )
      pen.fill()
    }
}
