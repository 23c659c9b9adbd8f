import { mix } from './colour'
import { around, between } from './random'
import { blend, leaf, shaded, softSpot, tonesOf, type Point } from './shapes'
import type { Light, Pen, Place, Random } from './types'

/**
 * A pineapple plant, its foot at `place` and `size` high to the tip of the crown: sword leaves all
 * round, and on its stout stalk the fruit when `fruit` is 0 (green) to 1 (ripe); `share` is the part
 * of the height that the fruit takes. The light comes
 * from behind it, so that its shadow falls toward the painter.
 */
export function pineapple(
  pen: Pen,
  place: Place,
  light: Light,
  random: Random,
  options: { fruit?: number; share?: number } = {},
): void {
  const { x, y, size, distance = 0 } = place
  softSpot(
    pen,
    {
      x: x - light.from * size * 0.18,
      y: y + size * 0.05,
      width: size * 1.15,
      height: size * 0.26,
    },
    '#3a1d18',
    0.62 * (1 - distance),
    0.25,
  )
  const swords = Array.from({ length: 17 }, (_, i) => ((i + 0.5) / 17) * 2 - 1)
  // Those behind stay low, so that the crown stands free against what is beyond.
  for (const lean of swords)
    if (Math.abs(lean) > 0.24)
      sword(pen, place, light, random, Math.sign(lean) * (0.42 + 0.6 * Math.abs(lean)), 0.56)
  if (options.fruit !== undefined)
    fruit(
      pen,
      { ...place, y: y - size * 0.2, size: size * (options.share ?? 0.8) },
      light,
      random,
      options.fruit,
    )
  // In front of the fruit only those that bend well aside.
  for (const lean of [-0.5, 0.55, -0.72, 0.75, -0.95, 0.98, -1.15, 1.15])
    sword(pen, { ...place, y: y + size * 0.015 }, light, random, lean, 0.56)
}

/** One long stiff leaf that leans by -1 (left) to 1 (right) and bends at its end. */
function sword(
  pen: Pen,
  { x, y, size, distance = 0 }: Place,
  light: Light,
  random: Random,
  lean: number,
  long: number,
): void {
  const base = mix('#5f8a5c', random() < 0.3 ? '#9a8a52' : '#4a7a62', random() * 0.6)
  const tones = tonesOf(base, light, distance)
  const angle = -Math.PI / 2 + lean * 1.2 + around(random, 0, 0.08)
  const sunny = 0.5 + lean * light.from * 0.34 + around(random, 0, 0.14)
  leaf(
    pen,
    [x + lean * size * 0.05, y - size * 0.03],
    {
      angle,
      length: size * long * between(random, 0.86, 1.1),
      width: size * 0.046,
      droop: lean * lean * 0.24,
    },
    lean * light.from > 0
      ? { one: shaded(tones, sunny + 0.3), other: shaded(tones, sunny - 0.2) }
      : { one: shaded(tones, sunny - 0.1), other: shaded(tones, sunny + 0.16) },
  )
}

/** A fruit with its crown; `place` is the foot of the fruit, `size` the height of both. */
export function fruit(
  pen: Pen,
  { x, y, size, distance = 0 }: Place,
  light: Light,
  random: Random,
  ripe = 1,
): void {
  const high = size * 0.52
  const wide = size * 0.215
  crown(pen, { x, y: y - high * 0.95, size: size * 0.52, distance }, light, random)
  const skin = tonesOf(mix('#76863f', '#e09a2f', ripe), light, distance)
  const gap = mix(mix(skin.shade, '#3d2410', 0.62), light.air, distance)
  // A squat barrel: full from shoulder to foot.
  const half = (v: number): number => wide * (1 - Math.abs(v * 2 - 1) ** 2.7) ** 0.42
  pen.fillStyle = gap
  pen.beginPath()
  for (let v = 0; v <= 1.001; v += 0.04) pen.lineTo(x - half(Math.min(1, v)), y - high * (1 - v))
  for (let v = 1; v >= -0.001; v -= 0.04) pen.lineTo(x + half(Math.max(0, v)), y - high * (1 - v))
  pen.fill()
  const rows = size > 210 ? 9 : 6
  const around = size > 210 ? 13 : 9
  for (let row = 0; row <= rows; row++)
    for (let k = 0; k < around; k++) {
      const turn = ((k + (row % 2) / 2) / around - 0.5) * Math.PI * 2
      if (Math.cos(turn) < 0.05) continue
      const v = row / rows
      eye(pen, skin, gap, {
        // Seen from a little above, each ring of eyes sags in front.
        at: (du, dv) => {
          const down = Math.min(1, Math.max(0, v + dv / rows))
          const angle = turn + (du * Math.PI) / around
          return [
            x + Math.sin(angle) * half(down),
            y - high * (1 - down) + Math.cos(angle) * wide * 0.12 * (1 - Math.abs(down * 2 - 1)),
          ]
        },
        lit: 0.52 + 0.46 * Math.sin(turn) * light.from + 0.14 * (0.5 - v),
        fine: size > 210,
      })
    }
  // What the low sun draws along the one side.
  softSpot(
    pen,
    { x: x + light.from * wide * 0.86, y: y - high * 0.56, width: wide * 0.7, height: high * 0.8 },
    light.warm,
    0.42 * (1 - distance),
    0.1,
  )
}

/** One diamond of the skin: a bright upper edge, a darker foot, a small dry spike in its middle. */
function eye(
  pen: Pen,
  skin: ReturnType<typeof tonesOf>,
  gap: string,
  { at, lit, fine }: { at: (du: number, dv: number) => Point; lit: number; fine: boolean },
): void {
  const diamond = (k: number, up: number): void => {
    pen.beginPath()
    for (const [u, v] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const)
      pen.lineTo(...at(u * k, v * k - up))
    pen.closePath()
    pen.fill()
  }
  const [top, foot] = [at(0, -0.8), at(0, 0.8)]
  pen.fillStyle = blend(pen, top, foot, [
    [0, shaded(skin, lit + 0.26)],
    [0.5, shaded(skin, lit)],
    [1, shaded(skin, lit - 0.34)],
  ])
  diamond(0.84, 0)
  if (!fine) return
  pen.fillStyle = mix(gap, skin.shade, 0.4)
  diamond(0.3, -0.1)
  pen.fillStyle = mix(shaded(skin, lit + 0.3), '#f4e2b0', 0.4)
  diamond(0.14, 0.16)
}

/** The tuft of stiff leaves on a fruit. */
function crown(pen: Pen, { x, y, size, distance = 0 }: Place, light: Light, random: Random): void {
  const green = tonesOf('#5f8f58', light, distance)
  // Upright ones behind, then shorter and shorter ones that bend out.
  for (const [count, spread, long, droop] of [
    [7, 0.34, 1, 0.02],
    [8, 0.75, 0.84, 0.1],
    [7, 1.2, 0.56, 0.2],
  ] as const)
    for (let i = 0; i < count; i++) {
      const lean = ((i + 0.5) / count) * 2 - 1
      const sunny = 0.5 + lean * light.from * 0.4
      leaf(
        pen,
        [x + lean * size * 0.11, y],
        {
          angle: -Math.PI / 2 + lean * spread + around(random, 0, 0.06),
          length: size * long * between(random, 0.88, 1.06),
          width: size * 0.085,
          droop: droop * Math.abs(lean),
        },
        { one: shaded(green, sunny + 0.28), other: shaded(green, sunny - 0.22) },
      )
    }
}
