import type { Light } from './types'

export type Side = 'lit' | 'middle' | 'shade'

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function toHex(rgb: readonly number[]): string {
  return `#${rgb
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Mixes two `#rrggbb` colours: 0 gives `a`, 1 gives `b`. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [channels(a), channels(b)]
  return toHex(from.map((value, index) => value + ((to[index] ?? 0) - value) * share))
}

/** The same colour with an opacity from 0 to 1, as the canvas takes it. */
export function glaze(colour: string, opacity: number): string {
  return `rgba(${channels(colour).join(',')},${opacity})`
}

/**
 * One of the three tones of a surface: lit by the light, turned away from it, or between. With
 * distance (0 near, 1 far) it fades into the air.
 */
export function tone(base: string, light: Light, side: Side, distance = 0): string {
  const hard = 0.35 + 0.65 * light.strength
  const seen =
    side === 'lit'
      ? mix(base, light.warm, 0.38 * hard)
      : side === 'shade'
        ? mix(mix(base, '#000000', 0.3 * hard), light.cool, 0.34 * hard)
        : mix(base, light.cool, 0.1)
  return mix(seen, light.air, distance)
}
