import { mix } from '../colour'
import type { Tones } from '../animals/palette'
import { direction, unit, type Frame, type Vec } from '../animals/volume'
import type { Light } from '../types'

/**
 * Looks up the three tones of skin in one light. Skin is never as dark and cold in its shade as
 * cloth: the ground throws warm light back, also under a hat.
 */
export function fleshTones(light: Light, distance: number): (base: string) => Tones {
  const known = new Map<string, Tones>()
  const hard = 0.35 + 0.65 * light.strength
  const aired = (colour: string): [number, number, number] => {
    const value = Number.parseInt(mix(colour, light.air, distance).slice(1), 16)
    return [value >> 16, (value >> 8) & 255, value & 255]
  }
  return (base) => {
    let tones = known.get(base)
    if (!tones) {
      const shade = mix(mix(base, '#2c120c', 0.24 * hard), light.cool, 0.14 * hard)
      tones = {
        lit: aired(mix(base, mix(light.warm, '#f0b070', 0.45), 0.36 * hard)),
        middle: aired(mix(base, '#b8653c', 0.1)),
        shade: aired(shade),
      }
      known.set(base, tones)
    }
    return tones
  }
}

/**
 * How much of its own relief a head of some pixels' height loses: a small one is an egg with a lit
 * side, because its furrows would read as a beard or a grin.
 */
export function calmOf(headPixels: number): number {
  return Math.max(0.42, Math.min(0.85, 0.85 - (headPixels - 60) / 160))
}

/** The direction of a surface of the head, drawn toward that of an egg around its middle. */
export function calmed(normal: Vec, egg: Vec, calm: number): Vec {
  return unit([
    normal[0] + (egg[0] - normal[0]) * calm,
    normal[1] + (egg[1] - normal[1]) * calm,
    normal[2] + (egg[2] - normal[2]) * calm,
  ])
}

/** Which way an egg around the middle of the head looks at a point of the head's own space. */
export function eggWay(frame: Frame, own: Vec): Vec {
  return unit(direction(frame, [own[0], own[1] * 0.6 + 0.004, own[2] * 1.1]))
}
