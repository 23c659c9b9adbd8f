import { mix } from '../../kit/colour'
import { around, between } from '../../kit/random'
import { leaf, shaded, tonesOf, type Point, type Profile } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'

/** The plane of the clipped tops of tea: its horizon, where it is near, where its rows meet, from row to row, a leaf. */
type Field = { horizon: number; bottom: number; vanish: number; bed: number; leaf?: number }

/** Rows of tea that run away from the painter, each a rounded hedge with a dark alley beside it. */
export function alleys(
  stage: Stage,
  { horizon, bottom, vanish, bed, leaf = 17 }: Field,
  from: number,
  behind: (y: number) => void = () => undefined,
): void {
  const { pen, random, light } = stage
  stage.box([0, from, stage.frame.width, stage.frame.height], '#274a2c')
  for (let y = from; y < bottom + 130;) {
    const near = (y - horizon) / (bottom - horizon)
    const pace = Math.max(2.4, 15 * near)
    const distance = Math.max(0, 0.3 - near * 0.8)
    const tones = tonesOf('#639a36', light, distance)
    const dark = tonesOf('#1d3b22', light, distance)
    const bend = 240 * (1 - near) ** 2 * near
    const first = Math.ceil((-200 - vanish - bend) / (bed * near))
    const last = Math.floor((stage.frame.width + 200 - vanish - bend) / (bed * near))
    for (let column = first; column <= last; column++) {
      const x = vanish + bend + column * bed * near
      const [wide, high] = [bed * 0.4 * near, bed * 0.2 * near]
      stage.oval(x + wide * 0.16, y + high * 0.5, wide * 2, high * 1.3, dark.middle)
      for (let i = 0; i < 26 * (17 / leaf) ** 2; i++) {
        const u = around(random, 0, 0.98)
        const v = Math.sqrt(Math.max(0, 1 - u * u))
        const up = v * between(random, 0.1, 1)
        const lit = 0.42 - u * 0.42 + up * 0.2 + around(random, 0, 0.2)
        const dab = Math.max(1.6, leaf * near * between(random, 0.6, 1.2))
        pen.fillStyle = shaded(tones, lit)
        pen.beginPath()
        pen.ellipse(
          x + u * wide,
          y + high * (0.55 - up),
          dab,
          dab * 0.45,
          around(random, 0, 0.7),
          0,
          7,
        )
        pen.fill()
      }
    }
    behind(y)
    y += pace
  }
}

/** Tea close by, from `top` to the foot of the picture: sprigs one before the other. */
export function closeTea(stage: Stage, top: Profile, from: number, to: number, foot = 1260): void {
  const { random, light } = stage
  const edge: Point[] = []
  for (let x = from; x <= to; x += 20) edge.push([x, top(x) + 30])
  stage.shape(
    [...edge, [to, foot], [from, foot]],
    mix(tonesOf('#23502a', light).shade, '#0f2216', 0.3),
  )
  for (let depth = 0; depth < 1;) {
    const size = 0.62 + depth * 0.85
    for (let x = from + around(random, 0, 20); x < to; x += between(random, 34, 62) * size) {
      const y = top(x) + depth * (foot - top(x)) + around(random, 0, 14 * size)
      sprig(stage, [x, y], size, between(random, 0, 1) < 0.55)
    }
    depth += 0.075 * size
  }
}

/** A shoot: old leaves spread out below, and, where it is `young`, two leaves and a bud on top. */
export function sprig(stage: Stage, [x, y]: Point, size: number, young: boolean): void {
  const { random, light } = stage
  const old = tonesOf(random() < 0.4 ? '#2f6a35' : '#3f7d38', light)
  for (const spread of [-1.45, 1.4, -0.95, 1, -0.5, 0.4]) {
    const angle = -Math.PI / 2 + spread + around(random, 0, 0.22)
    const lit = 0.45 + Math.abs(spread) * 0.04 + Math.cos(angle) * -0.22 + around(random, 0, 0.16)
    const shape = {
      angle,
      length: size * between(random, 58, 84),
      width: size * between(random, 17, 23),
      droop: 0.1 + Math.abs(spread) * 0.16,
    }
    leaf(stage.pen, [x, y], shape, {
      one: shaded(old, lit + 0.22),
      other: shaded(old, lit - 0.16),
    })
  }
  if (young) shoot(stage, [x, y - size * 6], size, around(random, 0, 0.25))
}

/** Two leaves and a bud, light with new growth; `lean` turns it from upright. */
export function shoot(stage: Stage, at: Point, size: number, lean: number): void {
  const { random, light } = stage
  const fresh = tonesOf('#a3c843', light)
  for (const [spread, long, wide] of [
    [-0.62, 50, 14],
    [0.66, 46, 13],
    [0.06, 44, 6],
  ] as const) {
    const angle = -Math.PI / 2 + lean + spread
    const lit = 0.62 - Math.cos(angle) * 0.24 + around(random, 0, 0.08)
    leaf(
      stage.pen,
      at,
      { angle, length: long * size, width: wide * size, droop: Math.abs(spread) * 0.18 },
      { one: shaded(fresh, lit + 0.2), other: shaded(fresh, lit - 0.2) },
    )
  }
}
