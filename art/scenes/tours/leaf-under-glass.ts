import { glaze } from '../../kit/colour'
import { shaded, tonesOf, type Point } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'

type Blade = { from: Point; angle: number; length: number; width: number; stalk: number }

/** A broad leaf on its stalk, lit from behind: toothed edge, pale rib, side veins that run to the teeth. */
export function toothedLeaf(stage: Stage, { from, angle, length, width, stalk }: Blade): void {
  const { pen, light } = stage
  const green = tonesOf('#5f9a3c', light)
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const at = (along: number, across: number): Point => [
    from[0] + c * along - s * across,
    from[1] + s * along + c * across,
  ]
  // The rib bends a little, as a leaf hangs by its own weight.
  const bend = (t: number): number => 0.1 * width * Math.sin(t * Math.PI)
  const rib = (t: number): Point => at(stalk + length * t, bend(t))
  const half = (t: number): number => width * 0.5 * Math.sin(Math.PI * t ** 0.72) ** 0.8
  const edge = (t: number, side: 1 | -1): Point => {
    const tooth = 1 + 0.05 * ((t * 13) % 1)
    return at(stalk + length * t, bend(t) + side * half(t) * tooth)
  }
  const steps = Array.from({ length: 101 }, (_, i) => i / 100)
  pen.lineCap = 'round'
  stage.line(at(-40, 4), at(stalk * 0.5, -3), rib(0.02), '#86a650', 11)
  for (const side of [-1, 1] as const) {
    const lit = side < 0 ? 0.9 : 0.52
    const fade = pen.createLinearGradient(...rib(0.5), ...edge(0.5, side))
    fade.addColorStop(0, shaded(green, lit - 0.22))
    fade.addColorStop(1, shaded(green, lit))
    pen.fillStyle = fade
    pen.beginPath()
    for (const t of steps) pen.lineTo(...edge(t, side))
    for (const t of steps.toReversed()) pen.lineTo(...rib(t))
    pen.fill()
    for (let t = 0.1; t < 0.86; t += 0.11) {
      const [x, y] = rib(t)
      const [ex, ey] = edge(Math.min(0.97, t + 0.13), side)
      const tip: Point = [x + (ex - x) * 0.92, y + (ey - y) * 0.92]
      stage.line(
        [x, y],
        at(stalk + length * (t + 0.05), bend(t) + side * half(t) * 0.5),
        tip,
        '#b9d58a',
        4,
      )
    }
  }
  pen.strokeStyle = '#cfe2a0'
  pen.lineWidth = 8
  pen.beginPath()
  for (const t of steps.slice(0, 94)) pen.lineTo(...rib(t))
  pen.stroke()
  pen.lineCap = 'butt'
}

/** The glass: behind it the leaf is larger, with all its veins, and a ladybird walks on it. */
export function magnifier(stage: Stage, [x, y]: Point, r: number, handle: Point): void {
  const { pen } = stage
  const far = Math.hypot(handle[0] - x, handle[1] - y)
  const on = (share: number): Point => [
    x + ((handle[0] - x) / far) * r * share,
    y + ((handle[1] - y) / far) * r * share,
  ]
  stage.line(on(1), on(1.15), on(1.34), '#b08a3c', 24)
  pen.save()
  pen.beginPath()
  pen.ellipse(x, y, r * 0.97, r, 0, 0, Math.PI * 2)
  pen.clip()
  veins(stage, x, y, r)
  ladybird(stage, x + r * 0.18, y - r * 0.08, r * 0.36)
  // The glass is bright at one side and dark along the other, as a lens is.
  stage.glow([x + r * 0.72, y + r * 0.74, r * 1.1], r * 0.9, '#14240f', 0.55)
  stage.glow([x - r * 0.5, y - r * 0.62, r * 0.8], r * 0.5, '#ffffff', 0.75, 0.1)
  pen.restore()
  for (const [colour, wide] of [
    ['#5f4318', 22],
    ['#c9a24a', 15],
    [glaze('#fff0c0', 0.85), 4],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = wide
    pen.beginPath()
    pen.ellipse(x, y, r * 0.97, r, 0, 0, Math.PI * 2)
    pen.stroke()
  }
}

function veins(stage: Stage, x: number, y: number, r: number): void {
  stage.box(
    [x - r, y - r, x + r, y + r],
    stage.blend(
      [x - r, y - r],
      [x + r, y + r],
      [
        [0, '#a9d060'],
        [0.6, '#7db548'],
        [1, '#5b9438'],
      ],
    ),
  )
  const from: Point = [x - r * 0.62, y + r * 1.1]
  const to: Point = [x - r * 0.1, y - r * 1.1]
  const rib = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ]
  for (const [side, starts] of [
    [1, [0.02, 0.32, 0.62, 0.9]],
    [-1, [0.18, 0.5, 0.8]],
  ] as const)
    for (const t of starts) {
      const [a, b] = rib(t)
      const end: Point = [a + side * r * 1.7, b - r * 0.62]
      const middle: Point = [a + side * r * 0.7, b - r * 0.05]
      stage.line([a, b], middle, end, '#e0efb4', 9)
      // Fine veins between the side veins make the net that only a glass shows.
      for (let k = 1; k < 8; k++) {
        const share = k / 8
        const px = a + side * r * 1.5 * share
        const py = b - r * (0.08 + 0.42 * share) * share
        stage.line([px, py], [px + 8, py + r * 0.16], [px - 6, py + r * 0.42], '#c3de8c', 4)
      }
    }
  stage.line(from, rib(0.5), to, '#eef5cc', 19)
}

/** A ladybird seen from above, its head to the upper right. */
function ladybird(stage: Stage, x: number, y: number, r: number): void {
  const { pen } = stage
  pen.save()
  pen.translate(x, y)
  pen.rotate(0.6)
  stage.glow([6, 10, r * 2.6], r * 2.6, '#1c2c10', 0.6, 0.4)
  for (const side of [-1, 1])
    for (const along of [-0.5, 0, 0.5])
      stage.line(
        [side * r * 0.6, along * r],
        [side * r * 1.05, along * r * 1.1],
        [side * r * 1.2, along * r * 1.5],
        '#1a1210',
        r * 0.12,
      )
  stage.oval(0, -r * 0.92, r * 0.98, r * 0.72, '#17110f')
  for (const side of [-1, 1]) stage.oval(side * r * 0.28, -r * 1.0, r * 0.22, r * 0.2, '#f2ead8')
  stage.oval(0, 0, r * 1.7, r * 1.9, '#c8281c')
  stage.glow([-r * 0.3, -r * 0.3, r * 1], r * 0.9, '#ff7a58', 0.8)
  stage.line([0, -r * 0.9], [0, 0], [0, r * 0.92], '#2a0c08', r * 0.09)
  for (const [u, v] of [
    [-0.42, -0.38],
    [0.42, -0.38],
    [-0.5, 0.22],
    [0.5, 0.22],
    [-0.26, 0.66],
    [0.26, 0.66],
  ] as const)
    stage.oval(u * r, v * r, r * 0.34, r * 0.36, '#1a0f0d')
  stage.oval(0, -r * 0.74, r * 0.3, r * 0.26, '#1a0f0d')
  pen.restore()
}
