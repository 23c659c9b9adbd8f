/** A colour as linear light, 0 to 1 a channel. */
export type Rgb = readonly [number, number, number]

const known = new Map<string, Rgb>()

/** The linear light of a colour written as `#rrggbb`. */
export function tint(colour: string): Rgb {
  let found = known.get(colour)
  if (!found) {
    const value = Number.parseInt(colour.slice(1), 16)
    const line = (byte: number): number => (byte / 255) ** 2.2
    found = [line(value >> 16), line((value >> 8) & 255), line(value & 255)]
    known.set(colour, found)
  }
  return found
}

/** `a` mixed with a share of `b`. */
export function stain(a: Rgb, b: Rgb, share: number): Rgb {
  const t = share < 0 ? 0 : share > 1 ? 1 : share
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}

/** A channel of linear light as a byte; what is brighter than white fades into it. */
export function byteOf(value: number): number {
  const held = value < 0.7 ? value : 0.7 + 0.3 * (1 - Math.exp(-(value - 0.7) / 0.3))
  return 255 * Math.max(0, held) ** (1 / 2.2)
}
