import type { Pen } from './types'

export type GlassKind = 'tumbler' | 'barrel' | 'cut' | 'tulip' | 'mug'

/** Measures of one glass in the picture; heights are shares from its foot (0) to its rim (1). */
export type Cut = {
  x: number
  y: number
  size: number
  kind: GlassKind
  /** Which side the light comes from. */
  sun: 1 | -1
  /** Half its width at a height. */
  wideAt: (up: number) => number
  /** The row of a height. */
  rowAt: (up: number) => number
  /** How deep its rings look, as a share of their half width. */
  ring: number
}

/** Makes the path of the glass between two heights, with its near edges round. */
export function body(pen: Pen, { x, wideAt, rowAt, ring }: Cut, from: number, to: number): void {
  const steps = 24
  const at = (i: number): number => from + ((to - from) * i) / steps
  pen.beginPath()
  for (let i = 0; i <= steps; i++) pen.lineTo(x - wideAt(at(i)), rowAt(at(i)))
  pen.ellipse(x, rowAt(to), wideAt(to), wideAt(to) * ring, 0, Math.PI, 0, true)
  for (let i = steps; i >= 0; i--) pen.lineTo(x + wideAt(at(i)), rowAt(at(i)))
  pen.ellipse(x, rowAt(from), wideAt(from), wideAt(from) * ring, 0, 0, Math.PI, false)
  pen.closePath()
}

/** Part of a ring of the glass as a line. */
export function arc(
  pen: Pen,
  { x, size, wideAt, rowAt, ring }: Cut,
  up: number,
  [from, to]: readonly [number, number],
  colour: string,
  wide: number,
  inner = 1,
): void {
  pen.strokeStyle = colour
  pen.lineWidth = size * wide
  pen.beginPath()
  pen.ellipse(x, rowAt(up), wideAt(up) * inner, wideAt(up) * ring * inner, 0, from, to)
  pen.stroke()
}
