import { mix } from './colour'
import { around, between } from './random'
import { castShadow, foliage, leaf, limb, shaded, tonesOf, type Point } from './shapes'
import type { Light, Pen, Place, Random } from './types'

/** A maize plant: stalk, arching leaves in two ranks, tassel, and a cob when it is ripe. */
export function maize(
  pen: Pen,
  { x, y, size, distance = 0 }: Place,
  light: Light,
  random: Random,
  options: { cob?: boolean; ripe?: number } = {},
): void {
  const base = mix('#5f8f3a', '#c2a250', options.ripe ?? 0)
  const tones = tonesOf(base, light, distance)
  const lean = around(random, 0, size * 0.05)
  limb(
    pen,
    [x, y],
    [x, y - size * 0.5],
    [x + lean, y - size * 0.92],
    { from: size * 0.035, to: size * 0.014 },
    tones,
    light,
  )
  for (let i = 0; i < 9; i++) {
    const climb = 0.12 + 0.72 * (i / 8)
    const side = i % 2 === 0 ? 1 : -1
    const angle = side > 0 ? -between(random, 0.7, 1.15) : Math.PI + between(random, 0.7, 1.15)
    const sunny = 0.5 + side * light.from * 0.35
    leaf(
      pen,
      [x + lean * climb, y - size * climb],
      {
        angle,
        length: size * between(random, 0.42, 0.58),
        width: size * 0.06,
        droop: between(random, 0.5, 0.95),
      },
      { one: shaded(tones, sunny + 0.25), other: shaded(tones, sunny - 0.3) },
    )
  }
  const silk = tonesOf('#cdb26a', light, distance)
  pen.strokeStyle = silk.lit
  pen.lineWidth = Math.max(1.2, size * 0.012)
  for (let i = -3; i <= 3; i++) {
    pen.beginPath()
    pen.moveTo(x + lean, y - size * 0.88)
    pen.lineTo(x + lean + i * size * 0.025, y - size * (1.02 - Math.abs(i) * 0.012))
    pen.stroke()
  }
  if (options.cob)
    cob(pen, { x: x + lean * 0.5, y: y - size * 0.46, size: size * 0.16 }, light, distance)
}

function cob(pen: Pen, { x, y, size }: Place, light: Light, distance: number): void {
  const husk = tonesOf('#a9b860', light, distance)
  const look = light.from || 1
  leaf(
    pen,
    [x, y],
    { angle: -1.15, length: size, width: size * 0.36, droop: 0 },
    { one: husk.lit, other: husk.middle },
  )
  pen.fillStyle = tonesOf('#e0b13e', light, distance).lit
  pen.beginPath()
  pen.ellipse(x + size * 0.3, y - size * 0.72, size * 0.1, size * 0.24, 0.35 * look, 0, Math.PI * 2)
  pen.fill()
}

/** A clump of napier grass: tall blades that arch outward. */
export function napier(pen: Pen, place: Place, light: Light, random: Random): void {
  const { x, y, size, distance = 0 } = place
  const tones = tonesOf('#6f9a3f', light, distance)
  castShadow(pen, place, light, size * 0.7)
  const blades = Array.from({ length: 34 }, () => around(random, 0, 1)).toSorted(
    (a, b) => Math.abs(b) - Math.abs(a),
  )
  for (const side of blades) {
    const sunny = 0.5 + side * light.from * 0.35 + around(random, 0, 0.25)
    leaf(
      pen,
      [x + side * size * 0.13, y],
      {
        angle: -Math.PI / 2 + side * 0.75,
        length: size * between(random, 0.65, 1.05),
        width: size * 0.05,
        droop: Math.abs(side) * 0.45,
      },
      { one: shaded(tones, sunny + 0.2), other: shaded(tones, sunny - 0.25) },
    )
  }
}

/** A banana plant: thick stem, torn paddles of leaves, suckers at the foot. */
export function banana(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: { bunch?: boolean } = {},
): void {
  const { x, y, size, distance = 0 } = place
  const tones = tonesOf('#6a9a44', light, distance)
  const stem = tonesOf('#8f8a50', light, distance)
  castShadow(pen, place, light, size * 0.6)
  const crown: Point = [x + around(random, 0, size * 0.04), y - size * 0.44]
  limb(
    pen,
    [x, y],
    [x, y - size * 0.25],
    crown,
    { from: size * 0.1, to: size * 0.055 },
    stem,
    light,
  )
  const fan = [-2.7, -0.4, -2.2, -0.95, -1.9, -1.3, -1.6]
  for (const middle of fan) {
    const angle = around(random, middle, 0.12)
    const side = Math.cos(angle)
    const length = size * between(random, 0.5, 0.66)
    const sunny = 0.55 + side * light.from * 0.3
    const paddle = { angle, length, width: size * 0.2, droop: 0.05 + Math.abs(side) ** 2 * 0.75 }
    leaf(pen, crown, paddle, { one: shaded(tones, sunny + 0.3), other: shaded(tones, sunny - 0.3) })
    pen.strokeStyle = shaded(tonesOf('#b7c070', light, distance), sunny + 0.2)
    pen.lineWidth = Math.max(1.2, size * 0.012)
    pen.beginPath()
    pen.moveTo(...crown)
    pen.quadraticCurveTo(
      crown[0] + Math.cos(angle) * length * 0.55,
      crown[1] + Math.sin(angle) * length * 0.55,
      crown[0] + Math.cos(angle) * length * 0.95,
      crown[1] + Math.sin(angle) * length * 0.95 + paddle.droop * length * 0.95,
    )
    pen.stroke()
  }
  if (options.bunch) {
    const fruit = { x: x + size * 0.1, y: y - size * 0.38, width: size * 0.13, height: size * 0.2 }
    foliage(pen, fruit, light, random, { base: '#a3a93c', distance, dab: size * 0.03 })
  }
}

/** A sunflower; from a distance a yellow disc on a stalk with broad leaves. */
export function sunflower(
  pen: Pen,
  { x, y, size, facing = 'right', distance = 0 }: Place,
  light: Light,
  random: Random,
): void {
  const green = tonesOf('#5d8a3a', light, distance)
  const turn = facing === 'left' ? -1 : 1
  const head: Point = [x + turn * size * 0.05, y - size * 0.86]
  limb(
    pen,
    [x, y],
    [x, y - size * 0.5],
    head,
    { from: size * 0.035, to: size * 0.025 },
    green,
    light,
  )
  for (let i = 0; i < 6; i++) {
    const side = i % 2 === 0 ? 1 : -1
    const sunny = 0.5 + side * light.from * 0.3
    leaf(
      pen,
      [x, y - size * (0.18 + 0.1 * i)],
      {
        angle: side > 0 ? -0.45 : Math.PI + 0.45,
        length: size * 0.26,
        width: size * 0.1,
        droop: 0.35,
      },
      { one: shaded(green, sunny + 0.2), other: shaded(green, sunny - 0.2) },
    )
  }
  const petal = tonesOf('#f0b52c', light, distance)
  const radius = size * 0.15
  for (let i = 0; i < 18; i++) {
    const angle = (i / 18) * Math.PI * 2 + around(random, 0, 0.1)
    leaf(
      pen,
      [head[0] + Math.cos(angle) * radius * 0.4, head[1] + Math.sin(angle) * radius * 0.4],
      { angle, length: radius * 0.75, width: radius * 0.2, droop: 0 },
      {
        one: shaded(petal, 0.7 - Math.sin(angle) * 0.3),
        other: shaded(petal, 0.5 - Math.sin(angle) * 0.3),
      },
    )
  }
  const heart = tonesOf('#5b3a20', light, distance)
  pen.fillStyle = heart.middle
  pen.beginPath()
  pen.ellipse(head[0], head[1], radius * 0.52, radius * 0.52, 0, 0, Math.PI * 2)
  pen.fill()
  pen.fillStyle = heart.lit
  pen.beginPath()
  pen.ellipse(
    head[0] + light.from * radius * 0.15,
    head[1] - radius * 0.15,
    radius * 0.25,
    radius * 0.22,
    0,
    0,
    Math.PI * 2,
  )
  pen.fill()
}

/** A cabbage or a head of lettuce: whorled leaves. */
export function cabbage(
  pen: Pen,
  { x, y, size, distance = 0 }: Place,
  light: Light,
  random: Random,
  options: { colour?: string } = {},
): void {
  const tones = tonesOf(options.colour ?? '#86a874', light, distance)
  for (let ring = 0; ring < 3; ring++) {
    const reach = 1 - ring * 0.28
    for (let i = 0; i < 7; i++) {
      const angle = (i / 7) * Math.PI * 2 + ring + around(random, 0, 0.2)
      const [dx, dy] = [Math.cos(angle) * 0.42 * reach, Math.sin(angle) * 0.22 * reach]
      pen.fillStyle = shaded(
        tones,
        0.45 + dx * light.from - dy * 1.2 + ring * 0.12 + around(random, 0, 0.12),
      )
      pen.beginPath()
      pen.ellipse(
        x + dx * size,
        y - size * (0.3 + ring * 0.12) + dy * size,
        size * 0.3 * reach,
        size * 0.22 * reach,
        angle * 0.3,
        0,
        Math.PI * 2,
      )
      pen.fill()
    }
  }
}
