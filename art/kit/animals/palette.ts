import { mix, tone } from '../colour'
import type { Light } from '../types'

type Rgb = readonly [number, number, number]

/** The three tones of one colour, as channels. */
export type Tones = { lit: Rgb; middle: Rgb; shade: Rgb }

/** Looks up the three tones of a colour in one light, each worked out once. */
export function toneTable(light: Light, distance: number): (base: string) => Tones {
  const known = new Map<string, Tones>()
  return (base) => {
    let tones = known.get(base)
    if (!tones) {
      const middle = tone(base, light, 'middle', distance)
      const [r, g, b] = rgb(base)
      // Dark coats take less of the light, or a black goat turns grey.
      const take = 0.42 + 0.58 * Math.min(1, (r + g + b) / 420)
      tones = {
        lit: rgb(mix(middle, tone(base, light, 'lit', distance), take)),
        middle: rgb(middle),
        shade: rgb(tone(base, light, 'shade', distance)),
      }
      known.set(base, tones)
    }
    return tones
  }
}

/** A mix of two colours in twelve steps, so that the number of colours in a coat stays small. */
export function stepMix(a: string, b: string, share: number): string {
  const step = Math.round(Math.max(0, Math.min(1, share)) * 12)
  if (step === 0) return a
  if (step === 12) return b
  const key = `${a}${b}${step}`
  let found = mixes.get(key)
  if (!found) {
    found = mix(a, b, step / 12)
    mixes.set(key, found)
  }
  return found
}

const mixes = new Map<string, string>()

function rgb(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
